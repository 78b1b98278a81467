package rococo;

import java.util.*;
import rococo.Parts.Employee;
import rococo.Parts.Tile;

/** One player with all that lies before them. */
final class Player {
    /** A deputing must leave this many cards. */
    private static final int SMALLEST_TEAM = 4;

    /** An employee card; the number gives the order in which cards are named in an action. */
    record Card(String name, int number, Employee employee) { }

    final int seat;
    final List<Card> reserve = new ArrayList<>();
    final List<Card> hand = new ArrayList<>();
    final List<Card> discard = new ArrayList<>();
    final List<Tile> tiles = new ArrayList<>();
    int livres = 15;
    int thread = 1;
    int lace = 1;
    int points = 0;

    /** Deputed cards that may still use their bonus: a card is removed from the game only after that. */
    final Set<Card> leaving = new HashSet<>();

    Player(int seat, List<Employee> startTeam) {
        this.seat = seat;
        startTeam.forEach(e -> reserve.add(new Card(seat + ":" + e.id(), reserve.size(), e)));
    }

    /**
     * All cards, wherever they are. Those that are about to leave are still among them, since the text lets them use
     * their bonus before they are removed: so a card counts for its own last bonus by team size...
     */
    List<Card> team() {
        List<Card> team = new ArrayList<>(reserve);
        team.addAll(hand);
        team.addAll(discard);
        team.sort(Comparator.comparingInt(Card::number));
        return team;
    }

    /** ...but no longer for the smallest team: two deputed cards at once would leave too few. */
    boolean mayDepute() {
        return team().size() - leaving.size() > SMALLEST_TEAM;
    }

    /** Gains the notions that an action names. */
    void take(String notions) {
        thread += notions.equals("lace") ? 0 : 1;
        lace += notions.equals("thread") ? 0 : 1;
    }

    void removeDeputed() {
        List.of(reserve, hand, discard).forEach(pile -> pile.removeAll(leaving));
        leaving.clear();
    }
}
