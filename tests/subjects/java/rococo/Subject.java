package rococo;

import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.*;

/** Speaks the protocol: one JSON object a line comes in, one goes out. */
public final class Subject {
    private static final String EDITION = "deluxe-2020";
    private static final int FEWEST = 2;
    private static final int MOST = 5;

    /** The answer to what this program does not play. */
    private static final class Skipped extends Exception {
        Skipped(String why) {
            super(why);
        }
    }

    private final Map<String, Parts> parts = new HashMap<>();
    private final Map<Object, Game> games = new HashMap<>();
    private boolean stopped = false;

    public static void main(String[] arguments) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
        Subject subject = new Subject();
        String line;
        while (!subject.stopped && (line = in.readLine()) != null) {
            if (!line.isBlank()) {
                out.print(Json.write(subject.answer(line)) + "\n");
                out.flush();
            }
        }
    }

    private Map<String, Object> answer(String line) {
        Map<String, Object> answer = new LinkedHashMap<>();
        try {
            if (!(Json.parse(line) instanceof Map<?, ?> message)) {
                answer.put("id", null);
                answer.put("error", "no object");
                return answer;
            }
            answer.put("id", message.get("id"));
            answer.put(answerTo(message, answer), answer.remove("payload"));
        } catch (Json.Malformed bad) {
            answer.put("id", null);
            answer.put("error", "bad JSON: " + bad.getMessage());
        } catch (Skipped skipped) {
            answer.put("skipped", skipped.getMessage());
        } catch (RuntimeException | StackOverflowError wrong) {
            // One message that goes wrong must not end all other games.
            answer.put("error", String.valueOf(wrong));
        }
        return answer;
    }

    /** Puts the payload into the answer and gives the name of the member that it belongs to. */
    private String answerTo(Map<?, ?> message, Map<String, Object> answer) throws Skipped {
        Object result = Map.of();
        switch (String.valueOf(message.get("cmd"))) {
            case "hello" -> result = hello();
            case "components" -> components(message);
            case "start" -> games.put(message.get("game"), newGame(message));
            case "apply" -> {
                String reason = game(message).apply(text(message.get("action")));
                if (reason != null) {
                    answer.put("payload", Map.of("reason", reason));
                    return "refused";
                }
            }
            case "legal" -> result = game(message).legal();
            case "score" -> result = score(game(message));
            case "replay" -> result = replay(message);
            case "stop" -> stopped = true;
            case "position", "view" -> throw new Skipped("positions are not written out");
            default -> throw new Skipped("unknown command");
        }
        answer.put("payload", result);
        return "result";
    }

    private static Map<String, Object> hello() {
        Map<String, Object> hello = new LinkedHashMap<>();
        hello.put("name", "java subject");
        hello.put("version", "1");
        hello.put("protocol", 1);
        hello.put("commands", List.of("hello", "components", "start", "apply", "legal", "score", "replay", "stop"));
        hello.put("editions", List.of(EDITION));
        hello.put("players", List.of(2, 3, 4, 5));
        hello.put("options", List.of());
        return hello;
    }

    private void components(Map<?, ?> message) throws Skipped {
        onlyBaseGame(message);
        parts.put(text(message.get("digest")), Parts.read(message.get("parts")));
    }

    private static void onlyBaseGame(Map<?, ?> message) throws Skipped {
        if (!EDITION.equals(message.get("edition"))) {
            throw new Skipped("only " + EDITION + " is played");
        }
        if (message.get("options") instanceof List<?> options && !options.isEmpty()) {
            throw new Skipped("no options are played");
        }
    }

    private Game newGame(Map<?, ?> message) throws Skipped {
        onlyBaseGame(message);
        if (!(message.get("players") instanceof Long players) || players < FEWEST || players > MOST) {
            throw new Skipped("two to five players play");
        }
        Parts known = parts.get(message.get("components"));
        if (known == null) {
            throw new Skipped("these parts were not sent");
        }
        return new Game(known, players.intValue());
    }

    private Game game(Map<?, ?> message) throws Skipped {
        Game game = games.get(message.get("game"));
        if (game == null) {
            throw new Skipped("no such game was started");
        }
        return game;
    }

    private static Map<String, Object> score(Game game) {
        List<Integer> scores = new ArrayList<>();
        game.players.forEach(player -> scores.add(player.points));
        Map<String, Object> score = new LinkedHashMap<>();
        score.put("scores", scores);
        score.put("winners", game.winners());
        score.put("over", game.isOver());
        return score;
    }

    private Map<String, Object> replay(Map<?, ?> message) throws Skipped {
        Game game = newGame(message);
        Map<String, Object> trace = new LinkedHashMap<>();
        List<Object> legal = new ArrayList<>();
        boolean wantsLegal = "legal".equals(message.get("ask"));
        int applied = 0;
        for (Object action : (List<?>) message.get("actions")) {
            if (wantsLegal) {
                // Of the action that is refused, too: there they are of the most use.
                legal.add(game.legal());
            }
            String reason = game.apply(text(action));
            if (reason != null) {
                trace.put("refused", reason);
                break;
            }
            applied++;
        }
        trace.put("applied", applied);
        if (wantsLegal) {
            trace.put("legal", legal);
        }
        trace.putAll(score(game));
        return trace;
    }

    private static String text(Object value) {
        if (value instanceof String text) {
            return text;
        }
        throw new IllegalArgumentException("a text expected");
    }
}
