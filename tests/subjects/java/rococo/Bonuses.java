package rococo;

import java.util.List;
import java.util.function.Supplier;
import rococo.Actions.Tailor;
import rococo.Parts.*;
import rococo.Player.Card;
import rococo.Silk.Color;

/** The bonuses of employees; the crowned ones of the last level count in the final scoring only. */
final class Bonuses {
    private static final Runnable UNUSABLE = null;

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
        if (effect == UNUSABLE) {
            return null;
        }
        return new Offer(player.seat, "bonus", "use-or-leave")
                .allow("bonus use", effect)
                .allow("bonus leave", () -> { });
    }

    private Runnable effect(Player player, Card card) {
        int seat = player.seat;
        return switch (card.employee().bonus()) {
            case START_LIVRE -> livres(player, 2);
            case I_LIVRE -> livres(player, 1);
            case START_NOTION -> player.livres < 1 ? UNUSABLE : open(() -> notions(player, 1));
            case I_NOTION -> open(() -> notions(player, 0));
            case START_ACQUIRE, I_ACQUIRE -> open(() -> actions.drawers(player, false));
            case I_BAG_PAID -> player.livres < 1 ? UNUSABLE : bag(player, 1);
            case I_BAG_FREE -> bag(player, 0);
            case I_DEPUTE -> open(() -> depute(player, card, true));
            case II_DEPUTE -> open(() -> depute(player, card, false));
            case II_COLOURS -> livres(player, table.garments(seat, Color.BLUE) + 2 * table.garments(seat, Color.GREEN));
            case II_MAKE -> make(player, card, List.of(Color.BLUE, Color.PINK), 1);
            case IV_MAKE -> make(player, card, List.of(Color.GREEN), 2);
            case II_DECORATIONS, V_DECORATIONS -> points(player, table.decorations(seat) / 2);
            case III_DECORATIONS -> livres(player, table.decorations(seat));
            case III_GARMENTS -> points(player, table.garments(seat) / 3);
            case III_FUND -> open(() -> actions.decorations(player, 5));
            case VI_FUND -> open(() -> actions.decorations(player, 10));
            case III_TEAM -> livres(player, byTeam(player, 2, 6, 10, 14));
            case IV_TEAM -> livres(player, byTeam(player, 1, 3, 5, 7));
            case IV_COLOURS -> both(livres(player, 2 * table.garments(seat, Color.PINK)),
                    points(player, table.garments(seat, Color.ORANGE)));
            case IV_EXCHANGE -> open(() -> exchange(player, 4));
            case VI_EXCHANGE -> open(() -> exchange(player, 3));
            case V_GARMENTS_FIRST -> livres(player, table.garments(seat));
            case V_GARMENTS_SECOND -> points(player, table.garments(seat) / 2);
            case V_SILK -> player.tiles.isEmpty() ? UNUSABLE : open(() -> give(player, -1, Silk.NONE));
            case NONE, VI_TEAM, VI_NOTIONS, VI_MASTER_GUESTS, VI_COUPLES -> UNUSABLE;
        };
    }

    private static Runnable livres(Player player, int livres) {
        return livres == 0 ? UNUSABLE : () -> player.livres += livres;
    }

    private static Runnable points(Player player, int points) {
        return points == 0 ? UNUSABLE : () -> player.points += points;
    }

    private static Runnable both(Runnable one, Runnable other) {
        if (one == UNUSABLE || other == UNUSABLE) {
            return one == UNUSABLE ? other : one;
        }
        return () -> {
            one.run();
            other.run();
        };
    }

    /** A bonus with choices: it can be used if its first offer has something to choose. */
    private Runnable open(Supplier<Offer> offer) {
        return offer.get().isOpen() ? () -> game.then(offer::get) : UNUSABLE;
    }

    private Runnable make(Player player, Card card, List<Color> saves, int rolls) {
        Tailor tailor = new Tailor(card.employee().role(), true, saves, rolls);
        return open(() -> actions.windows(player, tailor));
    }

    /** With both the bag and the discards empty there is nothing to draw, so nothing to pay for. */
    private Runnable bag(Player player, int price) {
        if (table.tilesToDraw().isEmpty()) {
            return UNUSABLE;
        }
        return () -> {
            player.livres -= price;
            game.then(() -> game.draw("draw", tile -> game.then(() -> actions.keepOrTake(player, tile))));
        };
    }

    private Offer notions(Player player, int price) {
        return new Offer(player.seat, "take", "one-notion")
                .allow("take thread", () -> {
                    player.livres -= price;
                    player.thread++;
                })
                .allow("take lace", () -> {
                    player.livres -= price;
                    player.lace++;
                });
    }

    static int byTeam(Player player, int from5, int from7, int from9, int from11) {
        int size = player.teamSize();
        return size >= 11 ? from11 : size >= 9 ? from9 : size >= 7 ? from7 : size >= 5 ? from5 : 0;
    }

    /** At least one point: whoever wants none leaves the bonus. */
    private Offer exchange(Player player, int price) {
        Offer points = new Offer(player.seat, "exchange", player.livres < price ? "no-money" : "cannot-pay-that");
        for (int i = 1; i * price <= player.livres; i++) {
            int bought = i;
            points.allow("exchange " + bought, () -> {
                player.livres -= bought * price;
                player.points += bought;
            });
        }
        return points;
    }

    /** Tiles are given in the order of their numbers, so each set of them can be given in one way only. */
    private Offer give(Player player, int last, Silk given) {
        Offer tiles = new Offer(player.seat, "give", "not-your-tile");
        player.tiles.stream().sorted((a, b) -> a.number() - b.number()).forEach((Tile tile) ->
                tiles.weigh("give " + tile.id(), tile.number() > last ? null : "out-of-order", () -> {
                    player.tiles.remove(tile);
                    table.usedTiles.add(tile);
                    game.then(() -> give(player, tile.number(), given.plus(tile.silk())));
                }));
        return tiles.allow("enough", () -> player.points += given.of(Color.GREEN) + given.of(Color.ORANGE)
                + (given.of(Color.BLUE) + given.of(Color.PINK)) / 2);
    }

    /**
     * One deputes by bonus either for the bonus of the deputed card or for money that depends on its role.
     *
     * A card that deputes itself does not get its bonus anew: that bonus is what is being used.
     */
    private Offer depute(Player player, Card by, boolean forBonus) {
        Offer cards = new Offer(player.seat, "depute", "not-in-team");
        String smallTeam = player.mayDepute() ? null : "small-team";
        for (Card card : player.team()) {
            String reason = player.isLeaving(card) ? "already-leaving" : smallTeam;
            cards.weigh("depute " + card.name(), reason, () -> {
                player.depute(card);
                if (!forBonus) {
                    player.livres += forRole(card.employee().role());
                } else if (card != by) {
                    game.then(() -> offer(player, card));
                }
            });
        }
        return cards;
    }

    private static int forRole(Role role) {
        return switch (role) {
            case MASTER -> 8;
            case JOURNEYMAN -> 5;
            case APPRENTICE -> 2;
        };
    }

    /** What crowned cards of this player are worth at the end; thread and lace that count are given up for it. */
    int crowned(Player player) {
        int points = 0;
        for (Card card : player.team()) {
            points += switch (card.employee().bonus()) {
                case VI_TEAM -> byTeam(player, 2, 5, 8, 11);
                case VI_NOTIONS -> 3 * discardNotions(player);
                case VI_MASTER_GUESTS -> 3 * (table.guests(player.seat, guest -> guest.master()) / 2);
                case VI_COUPLES -> 2 * couples(player);
                default -> 0;
            };
        }
        return points;
    }

    private static int discardNotions(Player player) {
        int sets = Math.min(player.thread, player.lace);
        player.thread -= sets;
        player.lace -= sets;
        return sets;
    }

    private int couples(Player player) {
        int gowns = table.garments(player.seat, (Garment garment) -> garment.color().isGown());
        return Math.min(gowns, table.garments(player.seat) - gowns);
    }
}
