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
            Comparator<Player> tied = Comparator.<Player>comparingInt(player ->
                            table.guests(player.seat, guest -> guest.hall() == hall && guest.master()))
                    .thenComparing(player -> table.decorations(player.seat, d -> d.hall() == hall));
            award(player -> table.guests(player.seat, guest -> guest.hall() == hall), tied,
                    table.board.hallPrizes().get(hall - 1));
        }
        List<Integer> owners = fireworks.stream().map(d -> table.funded.getOrDefault(d, Table.NOBODY)).toList();
        award(player -> table.decorations(player.seat, Kind.FIREWORK),
                Comparator.comparing(player -> owners.lastIndexOf(player.seat)), table.board.fireworkPrize());
    }

    /**
     * Gives a first and a second prize, but none to who has nothing; with two players there is no second one.
     *
     * Players who stay level share nothing: each gets the full prize, and after a level first place there is no second.
     * A musician funded by somebody outside of the tie does not part those within it.
     */
    private void award(ToIntFunction<Player> count, Comparator<Player> tied, Prize prize) {
        List<Player> rivals = new ArrayList<>(game.players);
        rivals.removeIf(player -> count.applyAsInt(player) == 0);
        Comparator<Player> order = Comparator.comparingInt(count).thenComparing(tied);
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

    /** Going to the balcony is a right, no duty. It is asked even with no garment in the royal hall. */
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
        return spaces.allow("admire none", () -> { });
    }

    /** Steps 6 and 7: statues and marks. Gives the winners: several, if money does not decide a tie either. */
    List<Integer> afterBalcony() {
        for (Player player : game.players) {
            player.points += statues(player) + marks(player);
        }
        Comparator<Player> order = Comparator.comparingInt(player -> player.points);
        return best(game.players, order.thenComparing(player -> player.livres)).stream().map(p -> p.seat).toList();
    }

    /** With n statues a colour counts at most n times, each in the set of another statue: that is the best split. */
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
        for (Decoration decoration : table.funded.keySet()) {
            boolean own = table.funded.get(decoration) == player.seat;
            // Only who funded a firework has a garment there.
            Rented rented = table.balcony.get(decoration);
            points += own ? decoration.points() : 0;
            int factor = Subject.breaks("terrace-once") ? 1 : decoration.factor();
            points += own && rented != null ? rented.garment().points() * factor : 0;
        }
        return points;
    }
}
