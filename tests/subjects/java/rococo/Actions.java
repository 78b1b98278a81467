package rococo;

import java.util.*;
import rococo.Game.Step;
import rococo.Parts.*;
import rococo.Player.Card;
import rococo.Silk.Color;

/**
 * The main actions and the choices within them; bonuses use the same ones.
 *
 * An action may be chosen only if it can be done to its end. Whether it can is asked of its first offer, which is made
 * on trial for that: making an offer changes nothing.
 */
final class Actions {
    private static final int FAVOR_LIVRES = 5;

    /** Who makes a garment: a bonus saves silk of some colours and makes no garment that asks for a Master. */
    record Tailor(Role role, boolean byBonus, List<Color> saves, int rolls) {
        boolean mayMake(Garment garment) {
            return !garment.master() || role == Role.MASTER && !byBonus;
        }

        boolean canSave(Garment garment) {
            return saves.stream().anyMatch(color -> garment.silk().of(color) > 0);
        }

        /** A Master's guest wants a garment made by a Master; by a bonus, that is the card with the bonus. */
        boolean mayServe(Guest guest) {
            return !guest.master() || role == Role.MASTER;
        }
    }

    private final Game game;
    private final Table table;

    Actions(Game game) {
        this.game = game;
        this.table = game.table;
    }

    Offer main(Player player, Card card) {
        Role role = card.employee().role();
        Tailor tailor = new Tailor(role, false, List.of(), 0);
        String onlyMaster = role == Role.MASTER ? null : "wrong-role";
        String noApprentice = role == Role.APPRENTICE ? "wrong-role" : null;
        String favor = noApprentice != null || table.favorOwner == Table.NOBODY ? noApprentice : "favor-gone";
        Offer main = new Offer("main", "no-such-action").allow("main none", () -> { });
        main.weigh("main favor", favor, () -> {
            table.favorOwner = player.seat;
            player.livres += FAVOR_LIVRES;
        });
        main.weigh("main depute", player.mayDepute() ? null : "small-team", () -> {
            player.livres += card.employee().pays();
            player.leaving.add(card);
        });
        lead(main, "main acquire", null, () -> drawers(player, false));
        lead(main, "main make", noApprentice, () -> windows(player, tailor));
        lead(main, "main hire", onlyMaster, () -> queue(player));
        lead(main, "main fund", null, () -> decorations(player, 0));
        return main;
    }

    /** An action that leads on to another offer: it is barred if that would have nothing to choose. */
    private void lead(Offer offer, String action, String bar, Step next) {
        offer.weigh(action, bar != null ? bar : next.open().closedBecause(), () -> game.then(next));
    }

    /** Drawers to take a tile from; a tile that a guest gives costs nothing. */
    Offer drawers(Player player, boolean free) {
        Offer drawers = new Offer("drawer", "no-such-drawer");
        for (int i = 0; i < table.drawers.size(); i++) {
            List<Tile> drawer = table.drawers.get(i);
            int price = free ? 0 : table.tilePrice(drawer);
            String reason = drawer.isEmpty() ? "no-tile" : price > player.livres ? "no-money" : null;
            drawers.weigh("drawer " + (i + 1), reason, () -> game.then(() -> tiles(player, drawer, price)));
        }
        return drawers;
    }

    private Offer tiles(Player player, List<Tile> drawer, int price) {
        Offer tiles = new Offer("tile", "not-in-drawer");
        for (Tile tile : drawer) {
            tiles.allow("tile " + tile.id(), () -> {
                player.livres -= price;
                drawer.remove(tile);
                game.then(() -> keepOrTake(player, tile));
            });
        }
        return tiles;
    }

    Offer keepOrTake(Player player, Tile tile) {
        Offer uses = new Offer("take", "not-on-tile").allow("keep", () -> player.tiles.add(tile));
        for (String notions : tile.notions().contains("+") ? new String[] {"both"} : tile.notions().split(" / ")) {
            uses.allow("take " + notions, () -> {
                table.tiles.used().add(tile);
                player.take(notions);
            });
        }
        return uses;
    }

    /** Sketches that this player can make a garment from now, with the best saving that there is. */
    Offer windows(Player player, Tailor tailor) {
        Offer windows = new Offer("window", "no-such-window");
        for (int i = 0; i < table.windows.length; i++) {
            int window = i;
            Garment garment = table.windows[window];
            windows.weigh("window " + (i + 1), whyNotMake(player, tailor, i), () -> {
                table.windows[window] = null;
                player.livres -= table.board.windows().get(window);
                game.then(() -> tailor.canSave(garment)
                        ? savings(player, tailor, garment)
                        : spendings(player, tailor, garment, garment.silk()));
            });
        }
        return windows;
    }

    private String whyNotMake(Player player, Tailor tailor, int window) {
        Garment garment = table.windows[window];
        return garment == null ? "no-garment"
                : !tailor.mayMake(garment) ? "needs-master"
                : table.board.windows().get(window) > player.livres ? "no-money"
                : garment.thread() > player.thread || garment.lace() > player.lace ? "no-notions"
                : savings(player, tailor, garment).closedBecause();
    }

    /** Asked only of a garment with such silk. Saving is a right, no duty. */
    private Offer savings(Player player, Tailor tailor, Garment garment) {
        Silk need = garment.silk();
        Offer savings = new Offer("save", "no-such-saving");
        lead(savings, "save nothing", null, () -> spendings(player, tailor, garment, need));
        for (Color color : tailor.saves()) {
            for (int count = 1; count <= Math.min(tailor.rolls(), need.of(color)); count++) {
                Silk rest = need.less(new Silk(Map.of(color, count)));
                lead(savings, "save " + color.inAction() + " " + count, null,
                        () -> spendings(player, tailor, garment, rest));
            }
        }
        return savings;
    }

    /** Every set of tiles that has the silk and would not have it with a tile less. */
    private Offer spendings(Player player, Tailor tailor, Garment garment, Silk need) {
        boolean enough = Silk.of(player.tiles).covers(need);
        Offer spendings = new Offer("spend", enough ? "wrong-tiles" : "no-silk");
        List<Tile> useful = player.tiles.stream().filter(tile -> tile.silk().helps(need))
                .sorted(Comparator.comparingInt(Tile::number)).toList();
        List<List<Tile>> sets = new ArrayList<>();
        if (enough) {
            cover(useful, new ArrayList<>(), need, sets);
        }
        for (List<Tile> set : sets) {
            String ids = String.join(" ", set.stream().map(Tile::id).toList());
            spendings.allow(("spend " + ids).trim(), () -> make(player, tailor, garment, set));
        }
        return spendings;
    }

    private static void cover(List<Tile> tiles, List<Tile> chosen, Silk need, List<List<Tile>> found) {
        Silk rest = need.less(Silk.of(chosen));
        if (Silk.NONE.covers(rest)) {
            if (chosen.stream().noneMatch(tile -> Silk.of(chosen).less(tile.silk()).covers(need))) {
                found.add(List.copyOf(chosen));
            }
            return;
        }
        for (int i = 0; i < tiles.size(); i++) {
            if (tiles.get(i).silk().helps(rest)) {
                chosen.add(tiles.get(i));
                cover(tiles.subList(i + 1, tiles.size()), chosen, need, found);
                chosen.remove(chosen.size() - 1);
            }
        }
    }

    private void make(Player player, Tailor tailor, Garment garment, List<Tile> spent) {
        player.thread -= garment.thread();
        player.lace -= garment.lace();
        player.tiles.removeAll(spent);
        table.tiles.used().addAll(spent);
        game.then(() -> sellOrRent(player, tailor, garment));
    }

    private Offer sellOrRent(Player player, Tailor tailor, Garment garment) {
        Offer ways = new Offer("sell", "not-now").allow("sell", () -> {
            player.livres += Subject.breaks("half-price") ? garment.value() / 2 : garment.value();
            table.garments.used().add(garment);
        });
        lead(ways, "rent", null, () -> spaces(player, tailor, garment));
        return ways;
    }

    private Offer spaces(Player player, Tailor tailor, Garment garment) {
        Offer spaces = new Offer("space", "no-such-space");
        for (Guest guest : table.board.guests()) {
            String masters = tailor.mayServe(guest) ? null : "masters-guest";
            spaces.weigh("space " + guest.id(), table.guests.containsKey(guest) ? "space-taken" : masters,
                    () -> rent(player, garment, guest));
        }
        return spaces;
    }

    private void rent(Player player, Garment garment, Guest guest) {
        table.guests.put(guest, new Table.Rented(garment, player.seat));
        table.markAllHalls(player.seat);
        player.livres += guest.livre();
        player.thread += guest.thread();
        player.lace += guest.lace();
        for (int i = 0; i < guest.tiles(); i++) {
            game.then(() -> drawers(player, true).orNull());
        }
    }

    private Offer queue(Player player) {
        Offer cards = new Offer("hire", table.queue.isEmpty() ? "no-employee" : "not-in-queue");
        for (Card card : table.queue) {
            int price = table.hirePrice();
            cards.weigh("hire " + card.name(), price > player.livres ? "no-money" : null, () -> {
                player.livres -= price;
                table.queue.remove(card);
                player.hand.add(card);
            });
        }
        return cards;
    }

    Offer decorations(Player player, int discount) {
        Offer decorations = new Offer("fund", "no-such-decoration");
        for (Decoration decoration : table.board.decorations()) {
            int price = Math.max(0, decoration.price() - discount);
            decorations.weigh("fund " + decoration.id(), whyNotFund(player, decoration, price), () -> {
                player.livres -= price;
                table.funded.put(decoration, player.seat);
                table.markAllHalls(player.seat);
            });
        }
        return decorations;
    }

    private String whyNotFund(Player player, Decoration decoration, int price) {
        Kind kind = decoration.kind();
        boolean kitchen = kind == Kind.KITCHEN_FOR_DECORATIONS || kind == Kind.KITCHEN_FOR_GARMENTS;
        return table.funded.containsKey(decoration) ? "decoration-taken"
                : kitchen && table.decorations(player.seat, kind) > 0 ? "one-a-side"
                : price > player.livres ? "no-money" : null;
    }
}
