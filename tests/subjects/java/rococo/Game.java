package rococo;

import java.util.*;
import java.util.function.Consumer;
import java.util.function.Function;
import rococo.Parts.*;
import rococo.Player.Card;

/**
 * The course of a game: rounds, their phases and turns.
 *
 * What is still to be done lies on an agenda. A step from it either makes an offer, which somebody has to choose from,
 * or does its work and offers nothing. Whatever a choice brings about is put on top of the agenda, so that it is over
 * before the rest goes on: a bonus within a bonus needs nothing more than that.
 */
final class Game {
    private static final int ROUNDS = 7;
    private static final int HAND = 3;
    private static final int CARDS_IN_QUEUE = 4;
    private static final int BASIC_INCOME = 5;

    interface Step {
        /** Gives what may be chosen, or null if there is nothing to choose. */
        Offer open();
    }

    final Table table;
    final List<Player> players = new ArrayList<>();
    private final Deque<Step> agenda = new ArrayDeque<>();
    private final Map<String, Integer> numbers = new HashMap<>();
    private final Actions actions;
    private final Bonuses bonuses;
    private Offer offer;
    private int starter;
    private int round = 0;
    private List<Integer> winners = List.of();

    Game(Parts parts, int seats) {
        table = new Table(parts, seats);
        actions = new Actions(this);
        bonuses = new Bonuses(this, actions);
        for (int seat = 0; seat < seats; seat++) {
            players.add(new Player(seat, parts.startTeam()));
            players.get(seat).reserve.forEach(card -> numbers.put(card.name(), card.number()));
        }
        table.deck.forEach(card -> numbers.put(card.name(), card.number()));
        parts.tiles().forEach(tile -> numbers.put(tile.id(), tile.number()));
        then(this::chooseStarter);
        advance();
    }

    boolean isOver() {
        return offer == null;
    }

    /** What the players have, and who is first: a part of the position, in the form of the oracle. */
    Map<String, Object> position() {
        Map<String, Object> position = new LinkedHashMap<>();
        position.put("round", round);
        position.put("start", round == 0 ? null : starter);
        position.put("favor", table.favorOwner == Table.NOBODY ? null : table.favorOwner);
        position.put("seats", players.stream().map(player -> Map.of(
                "points", player.points, "livre", player.livres, "thread", player.thread, "lace", player.lace,
                "tiles", player.tiles.stream().map(Tile::id).toList())).toList());
        return position;
    }

    /** Nobody, as long as the game is not over. */
    List<Integer> winners() {
        return winners;
    }

    List<String> legal() {
        return isOver() ? List.of() : offer.actions();
    }

    /** Does the action and gives null, or does nothing and gives the reason for that. */
    String apply(String text) {
        if (isOver()) {
            return "game-over";
        }
        String action = inOrder(text);
        Runnable effect = offer.effect(action);
        if (effect == null) {
            return offer.refusal(action);
        }
        offer = null;
        effect.run();
        advance();
        return null;
    }

    /** Cards of a hand and tiles to spend may be named in any order; here they are sorted by their numbers. */
    private String inOrder(String text) {
        String[] words = text.trim().split("\\s+");
        if (words[0].equals("hand") || words[0].equals("spend")) {
            Arrays.sort(words, 1, words.length,
                    Comparator.comparingInt(word -> numbers.getOrDefault(word, Integer.MAX_VALUE)));
        }
        return String.join(" ", words);
    }

    /** Puts steps on top of the agenda, the first of them topmost. */
    void then(Step... steps) {
        for (int i = steps.length - 1; i >= 0; i--) {
            agenda.push(steps[i]);
        }
    }

    /** A step that only does some work. */
    static Step work(Runnable work) {
        return () -> {
            work.run();
            return null;
        };
    }

    private void advance() {
        while (offer == null && !agenda.isEmpty()) {
            offer = agenda.pop().open();
        }
    }

    /** All players clockwise, which is the order of the seats. */
    List<Player> from(int seat) {
        List<Player> order = new ArrayList<>(players);
        Collections.rotate(order, -seat);
        return order;
    }

    private Offer chooseStarter() {
        Offer starters = new Offer("start", "no-such-seat");
        players.forEach(player -> starters.allow("start " + player.seat, () -> {
            starter = player.seat;
            then(work(this::newRound));
        }));
        return starters;
    }

    private void newRound() {
        round++;
        if (table.favorOwner != Table.NOBODY) {
            starter = Subject.breaks("same-starter") ? starter : table.favorOwner;
            table.favorOwner = Table.NOBODY;
        }
        table.queue.clear();
        List<Step> phases = new ArrayList<>(List.of(this::reveal, this::fill, work(table::slideGarments), this::hang));
        from(starter).forEach(player -> phases.add(() -> chooseHand(player)));
        phases.add(() -> turn(starter));
        then(phases.toArray(new Step[0]));
    }

    /** The deck lies in levels: while cards of the lowest one are left, no other can be on top. */
    private Offer reveal() {
        Offer cards = new Offer("reveal", "not-in-deck");
        int top = table.deck.stream().mapToInt(card -> card.employee().level()).min().orElse(0);
        for (Card card : table.queue.size() < CARDS_IN_QUEUE ? table.deck : List.<Card>of()) {
            String deeper = card.employee().level() > top ? "deeper-level" : null;
            cards.weigh("reveal " + card.name(), deeper, () -> {
                table.deck.remove(card);
                table.queue.add(card);
                then(this::reveal);
            });
        }
        return cards.orNull();
    }

    private Offer fill() {
        for (int i = 0; i < table.drawers.size(); i++) {
            List<Tile> drawer = table.drawers.get(i);
            if (drawer.size() < table.board.drawers().get(i)) {
                return draw("fill", table.tiles, Tile::id, tile -> {
                    drawer.add(tile);
                    then(this::fill);
                });
            }
        }
        return null;
    }

    private Offer hang() {
        for (int i = table.windows.length - 1; i >= 0; i--) {
            int window = i;
            if (table.windows[i] == null) {
                return draw("hang", table.garments, Garment::id, garment -> {
                    table.windows[window] = garment;
                    then(this::hang);
                });
            }
        }
        return null;
    }

    /** Chance draws from a bag; if nothing is left, not even discards, nothing is drawn. */
    <T> Offer draw(String verb, Table.Bag<T> bag, Function<T, String> name, Consumer<T> effect) {
        Offer draws = new Offer(verb, "not-in-bag");
        for (T drawn : bag.toDrawFrom()) {
            draws.allow(verb + " " + name.apply(drawn), () -> {
                bag.left().remove(drawn);
                effect.accept(drawn);
            });
        }
        return draws.orNull();
    }

    /**
     * A hand is named in full, even where the player has no choice. All cards of a reserve that is too small come into
     * it; only then the discard becomes the reserve, from which the rest is chosen.
     */
    private Offer chooseHand(Player player) {
        if (player.reserve.size() < HAND) {
            player.hand.addAll(player.reserve);
            player.reserve.clear();
            player.reserve.addAll(player.discard);
            player.discard.clear();
        }
        Offer hands = new Offer("hand", "no-such-hand");
        offerHands(player, hands, new ArrayList<>(player.hand), player.reserve);
        return hands;
    }

    private void offerHands(Player player, Offer hands, List<Card> chosen, List<Card> choice) {
        if (chosen.size() == HAND) {
            List<Card> hand = chosen.stream().sorted(Comparator.comparingInt(Card::number)).toList();
            hands.allow("hand " + String.join(" ", hand.stream().map(Card::name).toList()), () -> {
                player.reserve.removeAll(hand);
                player.hand.clear();
                player.hand.addAll(hand);
            });
            return;
        }
        for (int i = 0; i < choice.size(); i++) {
            List<Card> more = new ArrayList<>(chosen);
            more.add(choice.get(i));
            offerHands(player, hands, more, choice.subList(i + 1, choice.size()));
        }
    }

    /** The next turn is that of the first player from this seat on who has a card; when nobody has, the round ends. */
    private Offer turn(int seat) {
        Player player = from(seat % players.size()).stream().filter(p -> !p.hand.isEmpty()).findFirst().orElse(null);
        if (player == null) {
            endRound();
            return null;
        }
        Offer cards = new Offer("card", "not-in-hand");
        for (Card card : player.hand) {
            cards.allow("card " + card.name(), () -> {
                player.hand.remove(card);
                player.discard.add(card);
                then(() -> actions.main(player, card), () -> bonuses.offer(player, card), work(player::removeDeputed),
                        () -> turn(player.seat + 1));
            });
        }
        return cards;
    }

    private void endRound() {
        for (Player player : players) {
            player.livres += BASIC_INCOME;
            if (table.decorations(player.seat, Kind.KITCHEN_FOR_DECORATIONS) > 0) {
                player.livres += table.decorations(player.seat, d -> true);
            }
            if (table.decorations(player.seat, Kind.KITCHEN_FOR_GARMENTS) > 0) {
                player.livres += table.garments(player.seat, g -> true);
            }
        }
        if (round < ROUNDS) {
            then(work(this::newRound));
        } else {
            FinalScore score = new FinalScore(this, bonuses);
            then(work(score::beforeBalcony), work(() -> score.balcony(from(starter))),
                    work(() -> winners = score.afterBalcony()));
        }
    }
}
