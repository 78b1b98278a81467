package rococo;

import java.util.*;
import rococo.Parts.*;
import rococo.Silk.Color;
import rococo.Table.Rented;

/** The final scoring: seven steps, of which the fifth has choices. */
final class FinalScore {
    private static final int LIVRES_FOR_POINT = 10;
    private static final int FAVOR_POINTS = 3;
    private static final int STATUE_POINTS = 2;

    private final Game game;
    private final Bonuses bonuses;
    private final Table table;
    /** From left to right: later ones are dearer, and better. */
    private final List<Decoration> fireworks;

    FinalScore(Game game, Bonuses bonuses) {
        this.game = game;
        this.bonuses = bonuses;
        this.table = game.table;
        this.fireworks = table.board.decorations().stream().filter(d -> d.kind() == Kind.FIREWORK).toList();
    }

    /** Steps 1 to 4: money, crowned cards and the favor, halls, fireworks. */
    void beforeBalcony() {
        for (Player player : game.players) {
            // What is left over decides a tie, so only full tens go.
            player.points += player.livres / LIVRES_FOR_POINT;
            player.livres %= LIVRES_FOR_POINT;
            player.points += bonuses.crowned(player) + (table.favorOwner == player.seat ? FAVOR_POINTS : 0);
        }
        for (int i = 1; i <= Table.HALLS; i++) {
            int hall = i;
            List<Player> guests = with(player -> table.guests(player.seat, guest -> guest.hall() == hall) > 0);
            Comparator<Player> order = Comparator
                    .comparingInt((Player player) -> table.guests(player.seat, guest -> guest.hall() == hall))
                    .thenComparing(player -> table.guests(player.seat, guest -> guest.hall() == hall && guest.master()))
                    .thenComparing(player -> table.decorations(player.seat, d -> d.hall() == hall));
            award(guests, order, table.board.hallPrizes().get(hall - 1));
        }
        Comparator<Player> order = Comparator
                .comparingInt((Player player) -> table.decorations(player.seat, Kind.FIREWORK))
                .thenComparing(this::rightmostFirework);
        award(with(player -> table.decorations(player.seat, Kind.FIREWORK) > 0), order, table.board.fireworkPrize());
    }

    /** Whoever has nothing of what is counted gets no prize for having the second most of it. */
    private List<Player> with(java.util.function.Predicate<Player> any) {
        return new ArrayList<>(game.players.stream().filter(any).toList());
    }

    private int rightmostFirework(Player player) {
        List<Integer> owners = fireworks.stream().map(d -> table.funded.getOrDefault(d, Table.NOBODY)).toList();
        return owners.lastIndexOf(player.seat);
    }

    /**
     * Gives a first and a second prize; with two players there is no second one.
     *
     * Players whom the order leaves level share nothing: each gets the full prize, and after a level first place there
     * is no second. A musician funded by somebody outside of the tie does not part those within it.
     */
    private void award(List<Player> rivals, Comparator<Player> order, Prize prize) {
        List<Player> first = best(rivals, order);
        first.forEach(player -> player.points += prize.first());
        if (first.size() == 1 && game.players.size() > 2) {
            rivals.removeAll(first);
            best(rivals, order).forEach(player -> player.points += prize.second());
        }
    }

    private static List<Player> best(List<Player> players, Comparator<Player> order) {
        return players.stream().filter(p -> players.stream().allMatch(other -> order.compare(p, other) >= 0)).toList();
    }

    /** Step 5: player by player, each firework from the right. */
    void balcony(List<Player> order) {
        List<Game.Step> steps = new ArrayList<>();
        for (Player player : order) {
            for (int i = fireworks.size() - 1; i >= 0; i--) {
                Decoration firework = fireworks.get(i);
                if (table.funded.getOrDefault(firework, Table.NOBODY) == player.seat) {
                    steps.add(() -> admire(player, firework));
                }
            }
        }
        game.then(steps.toArray(new Game.Step[0]));
    }

    /** Going to the balcony is a right, no duty. With no garment in the royal hall nothing is asked. */
    private Offer admire(Player player, Decoration firework) {
        Offer spaces = new Offer("admire", "not-in-royal-hall");
        for (Guest guest : table.board.guests()) {
            Rented rented = table.guests.get(guest);
            if (guest.hall() == Table.ROYAL_HALL && rented != null) {
                spaces.weigh("admire " + guest.id(), rented.owner() == player.seat ? null : "not-your-garment", () -> {
                    table.guests.remove(guest);
                    table.balcony.put(firework, rented);
                });
            }
        }
        return spaces.isOpen() ? spaces.allow("admire none", () -> { }) : null;
    }

    /** Steps 6 and 7: statues and marks. Gives the winners: several, if money does not decide a tie either. */
    List<Integer> afterBalcony() {
        for (Player player : game.players) {
            player.points += statues(player) + marks(player);
        }
        Comparator<Player> order = Comparator.comparingInt(player -> player.points);
        return best(game.players, order.thenComparing(player -> player.livres)).stream().map(p -> p.seat).toList();
    }

    /** With n statues a colour counts at most n times, each time in the set of another statue: that is the best split. */
    private int statues(Player player) {
        int statues = table.decorations(player.seat, Kind.STATUE);
        return Arrays.stream(Color.values())
                .mapToInt(color -> STATUE_POINTS * Math.min(statues, table.garments(player.seat, color))).sum();
    }

    private int marks(Player player) {
        int bonus = table.allHalls.indexOf(player.seat);
        int points = bonus < 0 ? 0 : table.board.allHalls().get(bonus);
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
        return points;
    }
}
