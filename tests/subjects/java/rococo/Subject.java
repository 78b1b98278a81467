package rococo;

import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.*;

/** Speaks the protocol: one JSON object a line comes in, one goes out. */
public final class Subject {
    private static final String EDITION = "deluxe-2020";
    private static final List<Integer> PLAYERS = List.of(2, 3, 4, 5);

    /** An answer that is no result: a skipped message or a refused action. */
    @SuppressWarnings("serial")
    private static final class Instead extends Exception {
        final String member;
        final Object content;

        Instead(String member, Object content) {
            this.member = member;
            this.content = content;
        }
    }

    private final Map<Object, Parts> parts = new HashMap<>();
    private final Map<Object, Game> games = new HashMap<>();
    private boolean stopped = false;

    private static String defect = "";

    /** Whether this rule is to be broken on purpose, to try who judges. */
    static boolean breaks(String rule) {
        return defect.equals(rule);
    }

    public static void main(String[] arguments) throws IOException {
        if (arguments.length == 2 && arguments[0].equals("--defect")) {
            defect = arguments[1];
        }
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        Subject subject = new Subject();
        for (String line = in.readLine(); line != null; line = subject.stopped ? null : in.readLine()) {
            System.out.print(Json.write(subject.answer(line)) + "\n");
            System.out.flush();
        }
    }

    private Map<String, Object> answer(String line) {
        Map<String, Object> answer = new LinkedHashMap<>();
        answer.put("id", null);
        try {
            if (!(Json.parse(line) instanceof Map<?, ?> message)) {
                throw new IllegalArgumentException("no object");
            }
            answer.put("id", message.get("id"));
            answer.put("result", result(message));
        } catch (Instead instead) {
            answer.put(instead.member, instead.content);
        } catch (RuntimeException wrong) {
            // One message that goes wrong must not end all other games.
            answer.put("error", String.valueOf(wrong.getMessage()));
        }
        return answer;
    }

    private Object result(Map<?, ?> message) throws Instead {
        switch (String.valueOf(message.get("cmd"))) {
            case "hello":
                return Map.of("name", "java subject", "version", "1", "protocol", 1, "editions", List.of(EDITION),
                        "players", PLAYERS, "options", List.of(), "commands",
                        List.of("hello", "components", "start", "apply", "legal", "position", "score", "replay", "stop"));
            case "components":
                onlyBaseGame(message);
                parts.put(message.get("digest"), Parts.read(message.get("parts")));
                break;
            case "start":
                games.put(message.get("game"), newGame(message));
                break;
            case "apply":
                String reason = game(message).apply(String.valueOf(message.get("action")));
                if (reason != null) {
                    throw new Instead("refused", Map.of("reason", reason));
                }
                break;
            case "legal":
                return game(message).legal();
            case "position":
                return game(message).position();
            case "score":
                return score(game(message));
            case "replay":
                return replay(message);
            case "stop":
                stopped = true;
                break;
            case "view":
                throw new Instead("skipped", "what one player sees is not told apart");
            default:
                throw new Instead("skipped", "this command is not known here");
        }
        return Map.of();
    }

    private static void onlyBaseGame(Map<?, ?> message) throws Instead {
        boolean options = message.get("options") instanceof List<?> list && !list.isEmpty();
        if (!EDITION.equals(message.get("edition")) || options) {
            throw new Instead("skipped", "only " + EDITION + " without options is played");
        }
    }

    private Game newGame(Map<?, ?> message) throws Instead {
        onlyBaseGame(message);
        if (!(message.get("players") instanceof Long players) || !PLAYERS.contains(players.intValue())) {
            throw new Instead("skipped", "two to five players play");
        }
        Parts known = parts.get(message.get("components"));
        if (known == null) {
            throw new Instead("skipped", "these parts were not sent");
        }
        return new Game(known, players.intValue());
    }

    private Game game(Map<?, ?> message) throws Instead {
        Game game = games.get(message.get("game"));
        if (game == null) {
            throw new Instead("skipped", "no such game was started");
        }
        return game;
    }

    private static Map<String, Object> score(Game game) {
        List<Integer> scores = game.players.stream().map(player -> player.points).toList();
        return Map.of("scores", scores, "winners", game.winners(), "over", game.isOver());
    }

    private Map<String, Object> replay(Map<?, ?> message) throws Instead {
        Game game = newGame(message);
        Map<String, Object> trace = new LinkedHashMap<>();
        boolean counts = "counts".equals(message.get("ask"));
        boolean lists = "legal".equals(message.get("ask"));
        List<Object> legal = new ArrayList<>();
        String reason = null;
        int applied = 0;
        for (Object action : (List<?>) message.get("actions")) {
            // Before an action that is refused, too: there the list is of the most use.
            if (counts || lists) {
                legal.add(counts ? game.legal().size() : game.legal());
            }
            reason = game.apply(String.valueOf(action));
            if (reason != null) {
                trace.put("refused", reason);
                break;
            }
            applied++;
        }
        if (counts || lists) {
            trace.put(counts ? "counts" : "legal", legal);
        }
        if (message.get("game") != null) {
            games.put(message.get("game"), game);
        }
        trace.put("applied", applied);
        trace.putAll(score(game));
        return trace;
    }
}
