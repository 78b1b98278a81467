package rococo;

import java.util.*;
import rococo.Actions.Tailor;
import rococo.Game.Step;
import rococo.Parts.Role;
import rococo.Parts.Tile;
import rococo.Player.Card;
import rococo.Silk.Color;

/** The bonuses of employees; the crowned ones of the last level count in the final scoring only. */
final class Bonuses {
    private static final Runnable UNUSABLE = null;
    private static final Map<Role, Integer> DEPUTED = Map.of(Role.MASTER, 8, Role.JOURNEYMAN, 5, Role.APPRENTICE, 2);

    private final Game game;
    private final Table table;
    private final Actions actions;

    Bonuses(Game game, Actions actions) {
        this.game = game;
        this.table = game.table;
        this.actions = actions;
    }

    /** A bonus is offered only if it would do something now: one that pays nothing yet is passed over in silence. */
    Offer offer(Player player, Card card) {
        Runnable effect = effect(player, card);
        return effect == UNUSABLE ? null : new Offer("bonus", "use-or-leave")
                .allow("bonus use", effect)
                .allow("bonus leave", () -> { });
    }

    private Runnable effect(Player player, Card card) {
        int garments = table.garments(player.seat, g -> true);
        int decorations = table.decorations(player.seat, d -> true);
        return switch (card.employee().bonus()) {
            case "start: Livre" -> gain(player, 2, 0);
            case "start: thread or lace" -> notion(player, 1);
            case "start: acquire resources", "I: acquire resources" -> open(() -> actions.drawers(player, false));
            case "I: Livre" -> gain(player, 1, 0);
            case "I: thread or lace" -> notion(player, 0);
            case "I: resource tile for a payment" -> bag(player, 1);
            case "I: resource tile for nothing" -> bag(player, 0);
            case "I: depute" -> open(() -> depute(player, card, true));
            case "II: depute" -> open(() -> depute(player, card, false));
            case "II: by garment colours" -> gain(player,
                    table.garments(player.seat, Color.BLUE) + 2 * table.garments(player.seat, Color.GREEN), 0);
            case "II: make a garment" -> open(() -> actions.windows(player,
                    new Tailor(card.employee().role(), true, List.of(Color.BLUE, Color.PINK), 1)));
            case "IV: make a garment" -> open(() -> actions.windows(player,
                    new Tailor(card.employee().role(), true, List.of(Color.GREEN), 2)));
            case "II: by decorations", "V: by decorations" -> gain(player, 0, decorations / 2);
            case "III: by decorations" -> gain(player, decorations, 0);
            case "III: by garments" -> gain(player, 0, garments / 3);
            case "III: fund a decoration" -> open(() -> actions.decorations(player, 5));
            case "VI: fund a decoration" -> open(() -> actions.decorations(player, 10));
            case "III: by team size" -> gain(player, byTeam(player, 2, 6, 10, 14), 0);
            case "IV: by team size" -> gain(player, byTeam(player, 1, 3, 5, 7), 0);
            case "IV: by garment colours" -> gain(player, 2 * table.garments(player.seat, Color.PINK),
                    table.garments(player.seat, Color.ORANGE));
            case "IV: exchange Livre" -> open(() -> exchange(player, 4));
            case "VI: exchange Livre" -> open(() -> exchange(player, 3));
            case "V: by garments, first listed" -> gain(player, garments, 0);
            case "V: by garments, second listed" -> gain(player, 0, garments / 2);
            case "V: discard silk" -> silkPoints(Silk.of(player.tiles)) == 0 ? UNUSABLE : open(() -> give(player, -1, List.of()));
            default -> UNUSABLE;
        };
    }

    private static Runnable gain(Player player, int livres, int points) {
        return livres + points == 0 ? UNUSABLE : () -> {
            player.livres += livres;
            player.points += points;
        };
    }

    /** A bonus with choices: it can be used if its first offer has something to choose. */
    private Runnable open(Step first) {
        return first.open().isOpen() ? () -> game.then(first) : UNUSABLE;
    }

    /** With both the bag and the discards empty there is nothing to draw, so nothing to pay for. */
    private Runnable bag(Player player, int price) {
        boolean empty = table.tiles.left().isEmpty() && table.tiles.used().isEmpty();
        return empty || price > player.livres ? UNUSABLE : () -> {
            player.livres -= price;
            game.then(() -> game.draw("draw", table.tiles, Tile::id,
                    tile -> game.then(() -> actions.keepOrTake(player, tile))));
        };
    }

    private Runnable notion(Player player, int price) {
        return price > player.livres ? UNUSABLE : () -> {
            player.livres -= price;
            game.then(() -> new Offer("take", "one-notion")
                    .allow("take thread", () -> player.take("thread"))
                    .allow("take lace", () -> player.take("lace")));
        };
    }

    private static int byTeam(Player player, int from5, int from7, int from9, int from11) {
        int size = player.team().size();
        return size >= 11 ? from11 : size >= 9 ? from9 : size >= 7 ? from7 : size >= 5 ? from5 : 0;
    }

    /** At least one point: whoever wants none leaves the bonus. */
    private Offer exchange(Player player, int price) {
        Offer points = new Offer("exchange", "cannot-pay-that");
        for (int i = 1; i * price <= player.livres; i++) {
            int bought = i;
            points.allow("exchange " + bought, () -> {
                player.livres -= bought * price;
                player.points += bought;
            });
        }
        return points;
    }

    /** Common rolls count in pairs, whatever their colours. */
    private static int silkPoints(Silk silk) {
        return silk.of(Color.GREEN) + silk.of(Color.ORANGE) + (silk.of(Color.BLUE) + silk.of(Color.PINK)) / 2;
    }

    /** Tiles are given in the order of their numbers, so that each set of them can be given in one way only. */
    private Offer give(Player player, int last, List<Tile> given) {
        Offer tiles = new Offer("give", "not-your-tile");
        tiles.weigh("enough", given.isEmpty() ? "nothing-given" : null,
                () -> player.points += silkPoints(Silk.of(given)));
        for (Tile tile : player.tiles) {
            tiles.weigh("give " + tile.id(), tile.number() > last ? null : "out-of-order", () -> {
                player.tiles.remove(tile);
                table.tiles.used().add(tile);
                List<Tile> more = new ArrayList<>(given);
                more.add(tile);
                game.then(() -> give(player, tile.number(), more));
            });
        }
        return tiles;
    }

    /**
     * One deputes by bonus either for the bonus of the deputed card or for money that depends on its role.
     *
     * A card that deputes itself does not get its bonus anew: that bonus is what is being used.
     */
    private Offer depute(Player player, Card by, boolean forBonus) {
        Offer cards = new Offer("depute", "not-in-team");
        String smallTeam = player.mayDepute() ? null : "small-team";
        for (Card card : player.team()) {
            cards.weigh("depute " + card.name(), player.leaving.contains(card) ? "already-leaving" : smallTeam, () -> {
                player.leaving.add(card);
                if (!forBonus) {
                    player.livres += DEPUTED.get(card.employee().role());
                } else if (card != by) {
                    game.then(() -> offer(player, card));
                }
            });
        }
        return cards;
    }

    /** What crowned cards of this player are worth at the end; thread and lace that count are given up for it. */
    int crowned(Player player) {
        int gowns = table.garments(player.seat, Color.BLUE) + table.garments(player.seat, Color.GREEN);
        int coats = table.garments(player.seat, Color.PINK) + table.garments(player.seat, Color.ORANGE);
        int points = 0;
        for (Card card : player.team()) {
            points += switch (card.employee().bonus()) {
                case "VI: by team size" -> byTeam(player, 2, 5, 8, 11);
                case "VI: thread and lace" -> {
                    int sets = Math.min(player.thread, player.lace);
                    player.thread -= sets;
                    player.lace -= sets;
                    yield 3 * sets;
                }
                case "VI: by master guest spaces" -> 3 * (table.guests(player.seat, guest -> guest.master()) / 2);
                case "VI: by gowns and coats" -> 2 * Math.min(gowns, coats);
                default -> 0;
            };
        }
        return points;
    }
}
