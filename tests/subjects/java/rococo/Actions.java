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
        static Tailor main(Role role) {
            return new Tailor(role, false, List.of(), 0);
        }

        /** A guest of Masters wants a garment made by one; the card whose bonus makes it is who counts here. */
        boolean mayServe(Guest guest) {
            return role == Role.MASTER || !guest.master();
        }
    }

    private final Game game;
    private final Table table;

    Actions(Game game) {
        this.game = game;
        this.table = game.table;
    }

    Offer main(Player player, Card card) {
        Employee employee = card.employee();
        Role role = employee.role();
        Tailor tailor = Tailor.main(role);
        String onlyMaster = role == Role.MASTER ? null : "wrong-role";
        String noApprentice = role == Role.APPRENTICE ? "wrong-role" : null;
        String favor = table.favorOwner == Table.NOBODY ? null : "favor-gone";
        return new Offer(player.seat, "main", "no-such-action")
                .weigh("main favor", first(noApprentice, favor), () -> {
                    table.favorOwner = player.seat;
                    player.livres += FAVOR_LIVRES;
                })
                .weigh("main acquire", drawers(player, false).closedBecause(), () -> game.then(() -> drawers(player, false)))
                .weigh("main make", first(noApprentice, windows(player, tailor).closedBecause()),
                        () -> game.then(() -> windows(player, tailor)))
                .weigh("main hire", first(onlyMaster, queue(player).closedBecause()), () -> game.then(() -> queue(player)))
                .weigh("main depute", player.mayDepute() ? null : "small-team", () -> {
                    player.livres += employee.pays();
                    player.depute(card);
                })
                .weigh("main fund", decorations(player, 0).closedBecause(), () -> game.then(() -> decorations(player, 0)))
                .allow("main none", () -> { });
    }

    private static String first(String reason, String other) {
        return reason != null ? reason : other;
    }

    /** Drawers to take a tile from; a tile that a guest gives costs nothing. */
    Offer drawers(Player player, boolean free) {
        Offer drawers = new Offer(player.seat, "drawer", "no-such-drawer");
        for (int i = 0; i < table.drawers.size(); i++) {
            List<Tile> drawer = table.drawers.get(i);
            int price = free ? 0 : table.tilePrice(drawer);
            String reason = drawer.isEmpty() ? "no-tile" : price > player.livres ? "no-money" : null;
            drawers.weigh("drawer " + (i + 1), reason, () -> game.then(() -> tiles(player, drawer, price)));
        }
        return drawers;
    }

    private Offer tiles(Player player, List<Tile> drawer, int price) {
        Offer tiles = new Offer(player.seat, "tile", "not-in-drawer");
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
        Offer uses = new Offer(player.seat, "take", "not-on-tile")
                .allow("keep", () -> player.tiles.add(tile));
        if (tile.both()) {
            return uses.allow("take both", () -> takeFor(player, tile, 1, 1));
        }
        if (tile.thread()) {
            uses.allow("take thread", () -> takeFor(player, tile, 1, 0));
        }
        if (tile.lace()) {
            uses.allow("take lace", () -> takeFor(player, tile, 0, 1));
        }
        return uses;
    }

    private void takeFor(Player player, Tile tile, int thread, int lace) {
        table.usedTiles.add(tile);
        player.thread += thread;
        player.lace += lace;
    }

    /** Garments that this player can make now, with the best saving that there is. */
    Offer windows(Player player, Tailor tailor) {
        Offer windows = new Offer(player.seat, "window", "no-such-window");
        for (int i = 0; i < table.windows.length; i++) {
            int window = i;
            windows.weigh("window " + (i + 1), whyNotMake(player, tailor, i), () -> {
                Garment garment = table.windows[window];
                if (tailor.rolls() > 0) {
                    game.then(() -> savings(player, tailor, window));
                } else {
                    game.then(() -> spendings(player, tailor, window, garment.silk()));
                }
            });
        }
        return windows;
    }

    private String whyNotMake(Player player, Tailor tailor, int window) {
        Garment garment = table.windows[window];
        if (garment == null) {
            return "no-garment";
        }
        if (garment.master() && (tailor.byBonus() || tailor.role() != Role.MASTER)) {
            return "needs-master";
        }
        if (table.board.windows().get(window) > player.livres) {
            return "no-money";
        }
        if (garment.thread() > player.thread || garment.lace() > player.lace) {
            return "no-notions";
        }
        return savings(player, tailor, window).closedBecause();
    }

    /** Saving is a right, no duty, so `nothing` is always among it, as long as the silk is there. */
    private Offer savings(Player player, Tailor tailor, int window) {
        Silk need = table.windows[window].silk();
        Silk stock = player.silk();
        Offer savings = new Offer(player.seat, "save", "no-such-saving");
        savings.weigh("save nothing", stock.covers(need) ? null : "no-silk",
                () -> game.then(() -> spendings(player, tailor, window, need)));
        for (Color color : tailor.saves()) {
            for (int count = 1; count <= Math.min(tailor.rolls(), need.of(color)); count++) {
                Silk rest = need.less(color, count);
                savings.weigh("save " + color.inAction() + " " + count, stock.covers(rest) ? null : "no-silk",
                        () -> game.then(() -> spendings(player, tailor, window, rest)));
            }
        }
        return savings;
    }

    /** Every set of tiles that has the silk and would not have it with a tile less. */
    private Offer spendings(Player player, Tailor tailor, int window, Silk need) {
        Offer spendings = new Offer(player.seat, "spend", "wrong-tiles");
        List<Tile> useful = new ArrayList<>(player.tiles);
        useful.removeIf(tile -> !tile.silk().helps(need));
        useful.sort((a, b) -> a.number() - b.number());
        List<List<Tile>> sets = new ArrayList<>();
        cover(useful, 0, new ArrayList<>(), need, sets);
        for (List<Tile> set : sets) {
            StringBuilder text = new StringBuilder("spend");
            set.forEach(tile -> text.append(' ').append(tile.id()));
            spendings.allow(text.toString(), () -> make(player, tailor, window, set));
        }
        return spendings;
    }

    private static void cover(List<Tile> tiles, int from, List<Tile> chosen, Silk need, List<List<Tile>> found) {
        Silk have = Silk.NONE;
        for (Tile tile : chosen) {
            have = have.plus(tile.silk());
        }
        Silk rest = need.less(have);
        if (rest.isNone()) {
            if (isSpare(chosen, need)) {
                found.add(new ArrayList<>(chosen));
            }
            return;
        }
        for (int i = from; i < tiles.size(); i++) {
            if (tiles.get(i).silk().helps(rest)) {
                chosen.add(tiles.get(i));
                cover(tiles, i + 1, chosen, need, found);
                chosen.remove(chosen.size() - 1);
            }
        }
    }

    private static boolean isSpare(List<Tile> set, Silk need) {
        for (Tile left : set) {
            Silk without = Silk.NONE;
            for (Tile tile : set) {
                without = tile == left ? without : without.plus(tile.silk());
            }
            if (without.covers(need)) {
                return false;
            }
        }
        return true;
    }

    private void make(Player player, Tailor tailor, int window, List<Tile> spent) {
        Garment garment = table.windows[window];
        table.windows[window] = null;
        player.livres -= table.board.windows().get(window);
        player.thread -= garment.thread();
        player.lace -= garment.lace();
        player.tiles.removeAll(spent);
        table.usedTiles.addAll(spent);
        game.then(() -> sellOrRent(player, tailor, garment));
    }

    private Offer sellOrRent(Player player, Tailor tailor, Garment garment) {
        return new Offer(player.seat, "sell", "not-now")
                .allow("sell", () -> {
                    player.livres += garment.value();
                    table.usedGarments.add(garment);
                })
                .weigh("rent", spaces(player, tailor, garment).closedBecause(),
                        () -> game.then(() -> spaces(player, tailor, garment)));
    }

    private Offer spaces(Player player, Tailor tailor, Garment garment) {
        Offer spaces = new Offer(player.seat, "space", "no-such-space");
        for (Guest guest : table.board.guests()) {
            String reason = table.guests.containsKey(guest) ? "space-taken"
                    : tailor.mayServe(guest) ? null : "masters-guest";
            spaces.weigh("space " + guest.id(), reason, () -> rent(player, garment, guest));
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
            game.then(() -> {
                Offer drawers = drawers(player, true);
                return drawers.isOpen() ? drawers : null;
            });
        }
    }

    private Offer queue(Player player) {
        Offer cards = new Offer(player.seat, "hire", table.queue.isEmpty() ? "no-employee" : "not-in-queue");
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
        Offer decorations = new Offer(player.seat, "fund", "no-such-decoration");
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
        Set<Kind> onlyOnce = new HashSet<>(List.of(Kind.KITCHEN_FOR_DECORATIONS, Kind.KITCHEN_FOR_GARMENTS));
        if (table.funded.containsKey(decoration)) {
            return "decoration-taken";
        }
        if (onlyOnce.contains(decoration.kind()) && table.owns(player.seat, decoration.kind())) {
            return "one-a-side";
        }
        return price > player.livres ? "no-money" : null;
    }
}
