package rococo;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import rococo.Parts.Employee;
import rococo.Parts.Tile;

/** One player with all that lies before them. */
final class Player {
    /** A deputing must leave this many cards. */
    static final int SMALLEST_TEAM = 4;

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
    private final Set<Card> leaving = new HashSet<>();

    Player(int seat, List<Employee> startTeam) {
        this.seat = seat;
        for (Employee employee : startTeam) {
            reserve.add(new Card(seat + ":" + employee.id(), reserve.size(), employee));
        }
    }

    /** All cards, wherever they are; those that are about to leave are still among them. */
    List<Card> team() {
        List<Card> team = new ArrayList<>(reserve);
        team.addAll(hand);
        team.addAll(discard);
        team.sort(Comparator.comparingInt(Card::number));
        return team;
    }

    /** The text lets a deputed card use its bonus before it is removed, so it counts for its own bonus... */
    int teamSize() {
        return team().size();
    }

    /** ...but no longer for the smallest team: two deputed cards at once would leave too few. */
    boolean mayDepute() {
        return teamSize() - leaving.size() > SMALLEST_TEAM;
    }

    boolean isLeaving(Card card) {
        return leaving.contains(card);
    }

    void depute(Card card) {
        leaving.add(card);
    }

    void removeDeputed() {
        reserve.removeAll(leaving);
        hand.removeAll(leaving);
        discard.removeAll(leaving);
        leaving.clear();
    }

    Silk silk() {
        Silk sum = Silk.NONE;
        for (Tile tile : tiles) {
            sum = sum.plus(tile.silk());
        }
        return sum;
    }
}
