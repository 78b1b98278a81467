package rococo;

import java.util.*;
import java.util.function.ToIntFunction;
import rococo.Parts.*;
import rococo.Silk.Color;
import rococo.Table.Rented;

/** The final scoring: seven steps, of which the fifth has choices. */
final class FinalScore {
    private static final int LIVRES_FOR_POINT = 10;
    private static final int FAVOR_POINTS = 3;
    private static final int STATUE_POINTS = 2;

    private final Game game;
    private final Table table;
    private final List<Player> players;
    private final List<Decoration> fireworks;

    FinalScore(Game game) {
        this.game = game;
        this.table = game.table;
        this.players = game.players;
        this.fireworks = table.board.fireworks();
    }

    /** Steps 1 to 4. */
    void beforeBalcony() {
        Bonuses bonuses = new Bonuses(game, new Actions(game));
        for (Player player : players) {
            // What is left over decides a tie, so only full tens go.
            player.points += player.livres / LIVRES_FOR_POINT;
            player.livres %= LIVRES_FOR_POINT;
            player.points += bonuses.crowned(player);
            if (table.favorOwner == player.seat) {
                player.points += FAVOR_POINTS;
            }
        }
        for (int hall = 1; hall <= Table.HALLS; hall++) {
            scoreHall(hall);
        }
        scoreFireworks();
    }

    private void scoreHall(int hall) {
        List<ToIntFunction<Player>> measures = List.of(
                player -> table.guests(player.seat, guest -> guest.hall() == hall),
                player -> table.guests(player.seat, guest -> guest.hall() == hall && guest.master()),
                player -> table.decorations(player.seat, d -> d.kind() == Kind.MUSICIAN && d.hall() == hall));
        award(measures, table.board.hallPrizes().get(hall - 1));
    }

    private void scoreFireworks() {
        List<ToIntFunction<Player>> measures = List.of(
                player -> table.decorations(player.seat, d -> d.kind() == Kind.FIREWORK),
                this::rightmostFirework);
        award(measures, table.board.fireworkPrize());
    }

    private int rightmostFirework(Player player) {
        int rightmost = -1;
        for (int i = 0; i < fireworks.size(); i++) {
            if (table.funded.getOrDefault(fireworks.get(i), Table.NOBODY) == player.seat) {
                rightmost = i;
            }
        }
        return rightmost;
    }

    /**
     * Gives a first and a second prize; each measure decides what those before it left open.
     *
     * Players who are still level share nothing: each gets the full prize, and after a level first place there is no
     * second. That somebody outside of the tie funded the musician helps nobody in it. Whoever has nothing of what is
     * counted gets no prize, and with two players there is no second one.
     */
    private void award(List<ToIntFunction<Player>> measures, Prize prize) {
        Comparator<Player> order = Comparator.comparingInt(measures.get(0));
        for (ToIntFunction<Player> measure : measures.subList(1, measures.size())) {
            order = order.thenComparingInt(measure);
        }
        List<Player> present = new ArrayList<>(players);
        present.removeIf(player -> measures.get(0).applyAsInt(player) == 0);
        List<Player> first = best(present, order);
        first.forEach(player -> player.points += prize.first());
        if (first.size() == 1 && players.size() > 2) {
            present.removeAll(first);
            best(present, order).forEach(player -> player.points += prize.second());
        }
    }

    private static List<Player> best(List<Player> players, Comparator<Player> order) {
        List<Player> best = new ArrayList<>();
        for (Player player : players) {
            int compared = best.isEmpty() ? 0 : order.compare(player, best.get(0));
            if (compared > 0) {
                best.clear();
            }
            if (compared >= 0) {
                best.add(player);
            }
        }
        return best;
    }

    /** Step 5: player by player, each firework from the right, which is the best one. */
    Offer admire() {
        List<Game.Step> steps = new ArrayList<>();
        for (Player player : game.fromStarter()) {
            for (int i = fireworks.size() - 1; i >= 0; i--) {
                Decoration firework = fireworks.get(i);
                if (table.funded.getOrDefault(firework, Table.NOBODY) == player.seat) {
                    steps.add(() -> admire(player, firework));
                }
            }
        }
        game.then(steps.toArray(new Game.Step[0]));
        return null;
    }

    /** The text says "may": a garment can stay where it is. With none left in the royal hall nothing is asked. */
    private Offer admire(Player player, Decoration firework) {
        Offer spaces = new Offer(player.seat, "admire", "not-in-royal-hall");
        for (Guest guest : table.board.guests()) {
            Rented rented = table.guests.get(guest);
            if (guest.hall() == Table.ROYAL_HALL && rented != null) {
                String reason = rented.owner() == player.seat ? null : "not-your-garment";
                spaces.weigh("admire " + guest.id(), reason, () -> {
                    table.guests.remove(guest);
                    table.balcony.put(firework, rented);
                });
            }
        }
        return spaces.isOpen() ? spaces.allow("admire none", () -> { }) : null;
    }

    /** Steps 6 and 7; gives the winners. */
    List<Integer> afterBalcony() {
        for (Player player : players) {
            player.points += statues(player) + marks(player);
        }
        List<Integer> winners = new ArrayList<>();
        Comparator<Player> order = Comparator.comparingInt((Player player) -> player.points);
        // A tie that money does not decide either has several winners.
        best(players, order.thenComparingInt(player -> player.livres)).forEach(player -> winners.add(player.seat));
        return winners;
    }

    /** With n statues a colour counts at most n times, each time in the set of another statue: that is the best split. */
    private int statues(Player player) {
        int statues = table.decorations(player.seat, d -> d.kind() == Kind.STATUE);
        int points = 0;
        for (Color color : Color.values()) {
            points += STATUE_POINTS * Math.min(statues, table.garments(player.seat, color));
        }
        return points;
    }

    private int marks(Player player) {
        int points = 0;
        for (Rented rented : table.guests.values()) {
            points += rented.owner() == player.seat ? rented.garment().points() : 0;
        }
        for (Decoration firework : table.balcony.keySet()) {
            Rented rented = table.balcony.get(firework);
            points += rented.owner() == player.seat ? rented.garment().points() * firework.factor() : 0;
        }
        for (Decoration decoration : table.funded.keySet()) {
            points += table.funded.get(decoration) == player.seat ? decoration.points() : 0;
        }
        int bonus = table.allHalls.indexOf(player.seat);
        return points + (bonus < 0 ? 0 : table.board.allHalls().get(bonus));
    }
}
