package rococo;

import java.util.*;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import rococo.Parts.*;
import rococo.Player.Card;

/** All that lies in the middle: the board with what is on it, the bags, the deck. */
final class Table {
    static final int NOBODY = -1;
    static final int HALLS = 5;
    static final int ROYAL_HALL = 1;

    /** A rented garment with the mark of its owner. */
    record Rented(Garment garment, int owner) { }

    /** A bag and the discards beside it, which come back only when something is wanted and the bag is empty. */
    record Bag<T>(List<T> left, List<T> used) {
        Bag(List<T> all) {
            this(new ArrayList<>(all), new ArrayList<>());
        }

        List<T> toDrawFrom() {
            if (left.isEmpty()) {
                left.addAll(used);
                used.clear();
            }
            return left;
        }
    }

    final Board board;
    final List<Card> deck = new ArrayList<>();
    final List<Card> queue = new ArrayList<>();
    final Bag<Tile> tiles;
    final Bag<Garment> garments;
    final List<List<Tile>> drawers;
    /** From left to right; null is an empty space. */
    final Garment[] windows;
    final Map<Guest, Rented> guests = new LinkedHashMap<>();
    final Map<Decoration, Rented> balcony = new LinkedHashMap<>();
    final Map<Decoration, Integer> funded = new LinkedHashMap<>();
    /** Owners of the bonuses for all halls, the most valuable first. */
    final List<Integer> allHalls = new ArrayList<>();
    int favorOwner = NOBODY;

    Table(Parts parts, int players) {
        board = players <= 3 ? parts.few() : parts.many();
        parts.employees().forEach(e -> deck.add(new Card(e.id(), parts.startTeam().size() + deck.size(), e)));
        tiles = new Bag<>(parts.tiles());
        garments = new Bag<>(parts.garments());
        windows = new Garment[board.windows().size()];
        drawers = Stream.generate(() -> (List<Tile>) new ArrayList<Tile>()).limit(board.drawers().size()).toList();
    }

    int tilePrice(List<Tile> drawer) {
        return Math.min(2, drawer.size() - 1);
    }

    int hirePrice() {
        return Math.max(0, 2 * queue.size() - 3);
    }

    /** Clears the two cheapest spaces and moves what is left to them: what nobody wanted gets cheaper. */
    void slideGarments() {
        List<Garment> sketches = new ArrayList<>();
        for (int i = 0; i < windows.length; i++) {
            if (windows[i] != null) {
                (i < windows.length - 2 ? sketches : garments.used()).add(windows[i]);
                windows[i] = null;
            }
        }
        for (int i = 1; i <= sketches.size(); i++) {
            windows[windows.length - i] = sketches.get(sketches.size() - i);
        }
    }

    int decorations(int seat, Predicate<Decoration> which) {
        return (int) funded.entrySet().stream().filter(e -> e.getValue() == seat && which.test(e.getKey())).count();
    }

    int decorations(int seat, Kind kind) {
        return decorations(seat, d -> d.kind() == kind);
    }

    int guests(int seat, Predicate<Guest> which) {
        return (int) guests.entrySet().stream()
                .filter(e -> e.getValue().owner() == seat && which.test(e.getKey())).count();
    }

    /** Rented garments in the halls and, at the very end, on the balcony: all of these are on the board. */
    int garments(int seat, Predicate<Garment> which) {
        return (int) Stream.concat(guests.values().stream(), balcony.values().stream())
                .filter(r -> r.owner() == seat && which.test(r.garment())).count();
    }

    int garments(int seat, Silk.Color color) {
        return garments(seat, g -> g.color() == color);
    }

    /** Marks the best free bonus for all halls as soon as somebody is in every hall, once for each player. */
    void markAllHalls(int seat) {
        boolean everywhere = IntStream.rangeClosed(1, HALLS).allMatch(hall ->
                guests(seat, guest -> guest.hall() == hall) + decorations(seat, d -> d.hall() == hall) > 0);
        if (everywhere && !allHalls.contains(seat) && allHalls.size() < board.allHalls().size()) {
            allHalls.add(seat);
        }
    }
}
