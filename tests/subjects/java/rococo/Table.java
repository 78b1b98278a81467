package rococo;

import java.util.*;
import java.util.function.Predicate;
import rococo.Parts.*;
import rococo.Player.Card;

/** All that lies in the middle: the board with what is on it, the bags, the deck. */
final class Table {
    static final int NOBODY = -1;
    static final int HALLS = 5;
    static final int ROYAL_HALL = 1;

    /** A rented garment with the mark of its owner. */
    record Rented(Garment garment, int owner) { }

    final Board board;
    final List<Card> deck = new ArrayList<>();
    final List<Card> queue = new ArrayList<>();
    final List<Tile> tileBag;
    final List<Tile> usedTiles = new ArrayList<>();
    final List<List<Tile>> drawers = new ArrayList<>();
    final List<Garment> garmentBag;
    final List<Garment> usedGarments = new ArrayList<>();
    /** From left to right; null is an empty space. */
    final Garment[] windows;
    final Map<Guest, Rented> guests = new LinkedHashMap<>();
    final Map<Decoration, Rented> balcony = new LinkedHashMap<>();
    final Map<Decoration, Integer> funded = new LinkedHashMap<>();
    /** Owners of the bonuses for all halls, the most valuable first. */
    final List<Integer> allHalls = new ArrayList<>();
    int favorOwner = NOBODY;

    Table(Parts parts, int players) {
        board = parts.board(players);
        for (Parts.Employee employee : parts.employees()) {
            deck.add(new Card(employee.id(), parts.startTeam().size() + deck.size(), employee));
        }
        tileBag = new ArrayList<>(parts.tiles());
        garmentBag = new ArrayList<>(parts.garments());
        windows = new Garment[board.windows().size()];
        board.drawers().forEach(room -> drawers.add(new ArrayList<>()));
    }

    /** The tiles that chance may draw from; discards come back only when one is wanted and none is left. */
    List<Tile> tilesToDraw() {
        if (tileBag.isEmpty()) {
            tileBag.addAll(usedTiles);
            usedTiles.clear();
        }
        return tileBag;
    }

    List<Garment> garmentsToDraw() {
        if (garmentBag.isEmpty()) {
            garmentBag.addAll(usedGarments);
            usedGarments.clear();
        }
        return garmentBag;
    }

    int tilePrice(List<Tile> drawer) {
        return Math.min(2, drawer.size() - 1);
    }

    int hirePrice() {
        return Math.max(0, 2 * queue.size() - 3);
    }

    /** Clears the two cheapest spaces and moves what is left to them; prices fall for what nobody wanted. */
    void slideGarments() {
        int last = windows.length - 1;
        for (int i = last; i > last - 2 && i >= 0; i--) {
            if (windows[i] != null) {
                usedGarments.add(windows[i]);
                windows[i] = null;
            }
        }
        int to = last;
        for (int from = last; from >= 0; from--) {
            if (windows[from] != null) {
                Garment garment = windows[from];
                windows[from] = null;
                windows[to--] = garment;
            }
        }
    }

    int decorations(int seat) {
        return decorations(seat, d -> true);
    }

    int decorations(int seat, Predicate<Decoration> which) {
        return (int) funded.entrySet().stream().filter(e -> e.getValue() == seat && which.test(e.getKey())).count();
    }

    boolean owns(int seat, Kind kind) {
        return decorations(seat, d -> d.kind() == kind) > 0;
    }

    int guests(int seat, Predicate<Guest> which) {
        return (int) guests.entrySet().stream()
                .filter(e -> e.getValue().owner() == seat && which.test(e.getKey())).count();
    }

    /** Rented garments in the halls and, at the very end, on the balcony: all of these are on the board. */
    int garments(int seat, Predicate<Garment> which) {
        List<Rented> rented = new ArrayList<>(guests.values());
        rented.addAll(balcony.values());
        return (int) rented.stream().filter(r -> r.owner() == seat && which.test(r.garment())).count();
    }

    int garments(int seat) {
        return garments(seat, g -> true);
    }

    int garments(int seat, Silk.Color color) {
        return garments(seat, g -> g.color() == color);
    }

    /** Marks the best free bonus for all halls as soon as somebody is in every hall, once for each player. */
    void markAllHalls(int seat) {
        Set<Integer> halls = new HashSet<>();
        guests.forEach((guest, rented) -> {
            if (rented.owner() == seat) {
                halls.add(guest.hall());
            }
        });
        funded.forEach((decoration, owner) -> {
            if (owner == seat && decoration.kind() == Kind.MUSICIAN) {
                halls.add(decoration.hall());
            }
        });
        if (halls.size() == HALLS && !allHalls.contains(seat) && allHalls.size() < board.allHalls().size()) {
            allHalls.add(seat);
        }
    }
}
