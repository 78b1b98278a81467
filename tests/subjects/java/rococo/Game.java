package rococo;

import java.util.*;
import java.util.function.Consumer;
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
    static final int ROUNDS = 7;
    static final int HAND = 3;
    private static final int CARDS_IN_QUEUE = 4;
    private static final int BASIC_INCOME = 5;

    interface Step {
        /** Gives what may be chosen, or null if there is nothing to choose. */
        Offer open();

        static Step work(Runnable work) {
            return () -> {
                work.run();
                return null;
            };
        }
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
        for (int seat = 0; seat < seats; seat++) {
            players.add(new Player(seat, parts.startTeam()));
        }
        players.forEach(p -> p.reserve.forEach(card -> numbers.put(card.name(), card.number())));
        table.deck.forEach(card -> numbers.put(card.name(), card.number()));
        parts.tiles().forEach(tile -> numbers.put(tile.id(), tile.number()));
        actions = new Actions(this);
        bonuses = new Bonuses(this, actions);
        then(this::chooseStarter);
        advance();
    }

    List<String> legal() {
        return offer == null ? List.of() : offer.actions();
    }

    boolean isOver() {
        return offer == null;
    }

    List<Integer> winners() {
        return winners;
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

    private void advance() {
        while (offer == null && !agenda.isEmpty()) {
            offer = agenda.pop().open();
        }
    }

    /** All players in the order of play, which is that of the seats. */
    List<Player> fromStarter() {
        List<Player> order = new ArrayList<>();
        for (int i = 0; i < players.size(); i++) {
            order.add(players.get((starter + i) % players.size()));
        }
        return order;
    }

    private Offer chooseStarter() {
        Offer starters = new Offer(Offer.CHANCE, "start", "no-such-seat");
        for (Player player : players) {
            starters.allow("start " + player.seat, () -> {
                starter = player.seat;
                then(Step.work(this::newRound));
            });
        }
        return starters;
    }

    private void newRound() {
        round++;
        if (table.favorOwner != Table.NOBODY) {
            starter = table.favorOwner;
            table.favorOwner = Table.NOBODY;
        }
        table.queue.clear();
        table.slideGarments();
        List<Step> phases = new ArrayList<>(List.of(this::reveal, this::fill, this::hang));
        fromStarter().forEach(player -> phases.add(() -> chooseHand(player)));
        phases.add(() -> turn(starter));
        then(phases.toArray(new Step[0]));
    }

    /** The deck lies in levels: while cards of the lowest one are left, no other can be on top. */
    private Offer reveal() {
        if (table.queue.size() == CARDS_IN_QUEUE || table.deck.isEmpty()) {
            return null;
        }
        int top = table.deck.stream().mapToInt(card -> card.employee().level()).min().getAsInt();
        Offer cards = new Offer(Offer.CHANCE, "reveal", "not-in-deck");
        for (Card card : table.deck) {
            String deeper = card.employee().level() > top ? "deeper-level" : null;
            cards.weigh("reveal " + card.name(), deeper, () -> {
                table.deck.remove(card);
                table.queue.add(card);
                then(this::reveal);
            });
        }
        return cards;
    }

    private Offer fill() {
        for (int i = 0; i < table.drawers.size(); i++) {
            List<Tile> drawer = table.drawers.get(i);
            if (drawer.size() < table.board.drawers().get(i)) {
                return draw("fill", tile -> {
                    drawer.add(tile);
                    then(this::fill);
                });
            }
        }
        return null;
    }

    /** Chance draws a tile from the bag; with no tile left anywhere nothing is drawn. */
    Offer draw(String verb, Consumer<Tile> effect) {
        List<Tile> bag = table.tilesToDraw();
        Offer tiles = new Offer(Offer.CHANCE, verb, "not-in-bag");
        for (Tile tile : bag) {
            tiles.allow(verb + " " + tile.id(), () -> {
                bag.remove(tile);
                effect.accept(tile);
            });
        }
        return tiles.isOpen() ? tiles : null;
    }

    private Offer hang() {
        for (int i = table.windows.length - 1; i >= 0; i--) {
            if (table.windows[i] == null) {
                return hang(i);
            }
        }
        return null;
    }

    private Offer hang(int window) {
        List<Garment> bag = table.garmentsToDraw();
        Offer garments = new Offer(Offer.CHANCE, "hang", "not-in-bag");
        for (Garment garment : bag) {
            garments.allow("hang " + garment.id(), () -> {
                bag.remove(garment);
                table.windows[window] = garment;
                then(this::hang);
            });
        }
        return garments.isOpen() ? garments : null;
    }

    /**
     * A hand is named in full, even where the player has no choice. Cards of a reserve that is too small must be among
     * it; the rest comes from the discard, which becomes the reserve no earlier than that.
     */
    private Offer chooseHand(Player player) {
        List<Card> forced = new ArrayList<>();
        if (player.reserve.size() < HAND) {
            forced.addAll(player.reserve);
            player.reserve.clear();
            player.reserve.addAll(player.discard);
            player.discard.clear();
        }
        List<Card> choice = new ArrayList<>(player.reserve);
        choice.sort(Comparator.comparingInt(Card::number));
        Offer hands = new Offer(player.seat, "hand", "no-such-hand");
        offerHands(player, hands, forced, choice, 0);
        return hands;
    }

    private void offerHands(Player player, Offer hands, List<Card> chosen, List<Card> choice, int from) {
        if (chosen.size() == HAND) {
            List<Card> hand = new ArrayList<>(chosen);
            hand.sort(Comparator.comparingInt(Card::number));
            StringBuilder text = new StringBuilder("hand");
            hand.forEach(card -> text.append(' ').append(card.name()));
            hands.allow(text.toString(), () -> {
                player.hand.addAll(hand);
                player.reserve.removeAll(hand);
            });
            return;
        }
        for (int i = from; i < choice.size(); i++) {
            List<Card> more = new ArrayList<>(chosen);
            more.add(choice.get(i));
            offerHands(player, hands, more, choice, i + 1);
        }
    }

    /** The next turn is that of the first player from this seat on who has a card; with no card left come the incomes. */
    private Offer turn(int seat) {
        for (int i = 0; i < players.size(); i++) {
            Player player = players.get((seat + i) % players.size());
            if (!player.hand.isEmpty()) {
                return chooseCard(player);
            }
        }
        endRound();
        return null;
    }

    private Offer chooseCard(Player player) {
        Offer cards = new Offer(player.seat, "card", "not-in-hand");
        for (Card card : player.hand) {
            cards.allow("card " + card.name(), () -> {
                player.hand.remove(card);
                player.discard.add(card);
                then(() -> actions.main(player, card),
                        () -> bonuses.offer(player, card),
                        Step.work(player::removeDeputed),
                        () -> turn(player.seat + 1));
            });
        }
        return cards;
    }

    private void endRound() {
        for (Player player : players) {
            player.livres += BASIC_INCOME;
            if (table.owns(player.seat, Kind.KITCHEN_FOR_DECORATIONS)) {
                player.livres += table.decorations(player.seat);
            }
            if (table.owns(player.seat, Kind.KITCHEN_FOR_GARMENTS)) {
                player.livres += table.garments(player.seat);
            }
        }
        if (round < ROUNDS) {
            then(Step.work(this::newRound));
        } else {
            FinalScore score = new FinalScore(this);
            then(Step.work(score::beforeBalcony), score::admire, Step.work(() -> winners = score.afterBalcony()));
        }
    }
}
