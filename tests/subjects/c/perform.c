/* Doing what has been found legal. */
#include "game.h"

enum { FAVOR_LIVRE = 5 };

static const int depute_livre[] = {[APPRENTICE] = 2, [JOURNEYMAN] = 5, [MASTER] = 8}; /* by the bonus, 766-769 */

/* The bonus of a card comes next, if it can be used; then the turn is over. */
static void offer_bonus(Game *game, int card) {
    game->turn.card = card;
    game->turn.in_bonus = true;
    game->turn.gift = false;
    if (bonus_usable(game))
        game->step = STEP_BONUS;
    else
        end_turn(game);
}

static void finish(Game *game) {
    if (game->turn.in_bonus)
        end_turn(game);
    else
        offer_bonus(game, game->turn.card);
}

/* A garment or a musician stands for its owner in a hall; who has all five takes the best space left, once (581-587). */
static void claim_all_halls(Game *game) {
    bool there[HALLS] = {false};
    for (int g = 0; g < game->parts->garments; g++)
        if (game->maker[g] == game->seat)
            there[game->board->guest[game->garment_at[g].at].hall] = true;
    for (int d = 0; d < game->board->decorations; d++)
        if (game->funder[d] == game->seat && game->board->decoration[d].kind == MUSICIAN)
            there[game->board->decoration[d].hall] = true;
    int space = 0;
    for (int s = 0; s < game->players; s++)
        space += game->player[s].all_halls != NOTHING; /* the spaces are taken from the best on */
    bool everywhere = there[0] && there[1] && there[2] && there[3] && there[4];
    if (everywhere && game->player[game->seat].all_halls == NOTHING && space < game->board->all_halls)
        game->player[game->seat].all_halls = space;
}

static void use_bonus(Game *game) {
    const Bonus *bonus = card_face(game, game->turn.card)->bonus;
    int seat = game->seat, garments = garments_of(game, seat, COLOURS), decorations = decorations_of(game, seat, NOTHING);
    Player *player = &game->player[seat];
    switch (bonus->kind) {
    case BONUS_LIVRE: player->livre += bonus->amount; break;
    case BONUS_LIVRE_BY_DECORATIONS: player->livre += decorations * bonus->amount; break;
    case BONUS_LIVRE_BY_GARMENTS: player->livre += garments * bonus->amount; break;
    case BONUS_POINTS_BY_DECORATIONS: player->points += decorations / bonus->amount; break;
    case BONUS_POINTS_BY_GARMENTS: player->points += garments / bonus->amount; break;
    case BONUS_GOWN_COLOURS:
        player->livre += garments_of(game, seat, COMMON_GOWN) * bonus->amount + garments_of(game, seat, UNCOMMON_GOWN) * bonus->more;
        break;
    case BONUS_COAT_COLOURS:
        player->livre += garments_of(game, seat, COMMON_COAT) * bonus->amount;
        player->points += garments_of(game, seat, RARE_COAT) * bonus->more;
        break;
    /* A card being deputed leaves only after its bonus (543-545), so it is counted here once more. */
    case BONUS_LIVRE_BY_TEAM: player->livre += team_table(team_size(game, seat, true), bonus->amount, bonus->more); break;
    case BONUS_BAG:
        player->livre -= bonus->amount;
        bag_of_tiles(game);
        game->step = STEP_DRAW;
        return;
    case BONUS_NOTION: game->step = STEP_TAKE; return;
    case BONUS_ACQUIRE: game->step = STEP_DRAWER; return;
    case BONUS_MAKE_COMMON: case BONUS_MAKE_UNCOMMON: game->step = STEP_WINDOW; return;
    case BONUS_FUND: game->step = STEP_FUND; return;
    case BONUS_EXCHANGE: game->step = STEP_EXCHANGE; return;
    case BONUS_SILK: game->step = STEP_GIVE; return;
    case BONUS_DEPUTE_FOR_BONUS: case BONUS_DEPUTE_FOR_LIVRE: game->step = STEP_DEPUTE; return;
    default: break; /* the others are never offered */
    }
    end_turn(game);
}

static void begin_main(Game *game, int action) {
    static const Step first[MAINS] = {[ACQUIRE] = STEP_DRAWER, [MAKE] = STEP_WINDOW, [HIRE_ONE] = STEP_HIRE, [FUND_ONE] = STEP_FUND};
    game->step = first[action];
    if (action == FAVOR) {
        game->favor = game->seat;
        game->player[game->seat].livre += FAVOR_LIVRE;
    } else if (action == DEPUTE_THIS) {
        game->card_at[game->turn.card] = (Place){LEAVING, game->seat};
        game->player[game->seat].livre += card_face(game, game->turn.card)->pays;
    }
    if (action == FAVOR || action == DEPUTE_THIS || action == NO_MAIN)
        finish(game);
}

static void hand_out(Game *game, const Action *action) {
    bool used_up = cards_in(game, RESERVE, game->seat) < HAND_SIZE;
    for (int i = 0; i < action->count; i++)
        game->card_at[action->arg[i]].zone = HAND;
    for (int c = 0; used_up && c < game->cards; c++)
        if (lies(game->card_at[c], PLAYED, game->seat))
            game->card_at[c].zone = RESERVE;
    next_hand(game);
}

static void sew(Game *game, const Action *spend) {
    int garment = game->turn.garment;
    game->player[game->seat].livre -= game->board->window_price[game->garment_at[garment].at];
    for (int n = 0; n < NOTIONS; n++)
        game->player[game->seat].notions[n] -= game->parts->garment[garment].notions[n];
    for (int i = 0; i < spend->count; i++)
        game->tile_at[spend->arg[i]] = (Place){OUT, 0};
    game->garment_at[garment] = (Place){CHOSEN, 0};
    game->step = STEP_SELL;
}

static void rent(Game *game, int space) {
    const Guest *guest = &game->board->guest[space];
    Player *player = &game->player[game->seat];
    game->garment_at[game->turn.garment] = (Place){RENTED, space};
    game->maker[game->turn.garment] = game->seat;
    player->livre += guest->livre;
    for (int n = 0; n < NOTIONS; n++)
        player->notions[n] += guest->notions[n];
    claim_all_halls(game);
    bool any_tile = false;
    for (int d = 0; d < game->board->drawers; d++)
        any_tile = any_tile || tiles_in(game, SHOWN, d);
    game->turn.gift = guest->tile && any_tile;
    if (game->turn.gift)
        game->step = STEP_DRAWER;
    else
        finish(game);
}

static void take_tile(Game *game, int tile) {
    game->turn.tile = tile;
    game->tile_at[tile] = (Place){CHOSEN, 0};
    game->step = STEP_KEEP;
}

void perform(Game *game, const Action *action) {
    Turn *turn = &game->turn;
    Player *player = &game->player[game->seat];
    const Bonus *bonus = game->step > STEP_MAIN ? card_face(game, turn->card)->bonus : NULL;
    int seat = game->seat, arg = action->arg[0], window = game->board->windows - 1;
    switch (action->verb) {
    case START: game->first = arg; prepare(game); break;
    case REVEAL: game->card_at[arg] = (Place){SHOWN, 0}; prepare(game); break;
    case FILL: game->tile_at[arg] = (Place){SHOWN, turn->drawer}; prepare(game); break;
    case HANG:
        while (garment_in_window(game, window) != NOTHING)
            window--;
        game->garment_at[arg] = (Place){SHOWN, window};
        prepare(game);
        break;
    case HAND_CARDS: hand_out(game, action); break;
    case CARD:
        turn->card = arg;
        game->card_at[arg].zone = PLAYED;
        game->step = STEP_MAIN;
        break;
    case MAIN: begin_main(game, arg); break;
    case DRAWER: turn->drawer = arg; game->step = STEP_TILE; break;
    case TILE: player->livre -= turn->gift ? 0 : drawer_price(game, turn->drawer); take_tile(game, arg); break;
    case DRAW: take_tile(game, arg); break;
    case KEEP: game->tile_at[turn->tile] = (Place){TRAY, seat}; finish(game); break;
    case TAKE: case TAKE_BONUS:
        for (int i = 0; i < action->count; i++)
            player->notions[action->arg[i]]++;
        if (action->verb == TAKE)
            game->tile_at[turn->tile] = (Place){OUT, 0};
        else
            player->livre -= bonus->amount;
        finish(game);
        break;
    case WINDOW:
        turn->garment = garment_in_window(game, arg);
        game->step = turn->in_bonus ? STEP_SAVE : STEP_SPEND;
        break;
    case SAVE:
        for (int i = 0; i < action->count; i++)
            turn->saved[action->arg[i]]++;
        game->step = STEP_SPEND;
        break;
    case SPEND: sew(game, action); break;
    case SELL:
        player->livre += game->parts->garment[turn->garment].value;
        game->garment_at[turn->garment] = (Place){OUT, 0};
        finish(game);
        break;
    case RENT: game->step = STEP_SPACE; break;
    case SPACE: rent(game, arg); break;
    case HIRE: player->livre -= hire_price(game); game->card_at[arg] = (Place){HAND, seat}; finish(game); break;
    case FUND:
        player->livre -= fund_price(game, arg);
        game->funder[arg] = seat;
        claim_all_halls(game);
        finish(game);
        break;
    case USE_BONUS:
        if (arg == USE)
            use_bonus(game);
        else
            end_turn(game);
        break;
    case EXCHANGE: player->points += arg; player->livre -= arg * bonus->amount; finish(game); break;
    case GIVE:
        for (int c = 0; c < COLOURS; c++)
            turn->given[c] += game->parts->tile[arg].silk[c];
        game->tile_at[arg] = (Place){OUT, 0};
        turn->last_given = arg;
        break;
    case ENOUGH: /* the pairs of common silk are counted over all tiles given, in any mixture (850-856) */
        player->points += turn->given[UNCOMMON_GOWN] + turn->given[RARE_COAT] +
                          (turn->given[COMMON_GOWN] + turn->given[COMMON_COAT]) / bonus->amount;
        finish(game);
        break;
    case DEPUTE:
        game->card_at[arg] = (Place){LEAVING, seat};
        if (bonus->kind == BONUS_DEPUTE_FOR_BONUS) { /* also its own card: its bonus is then used once more */
            offer_bonus(game, arg);
        } else {
            player->livre += depute_livre[card_face(game, arg)->role];
            finish(game);
        }
        break;
    case ADMIRE:
        if (action->count)
            game->garment_at[arg] = (Place){BALCONY, game->firework};
        next_admire(game);
        break;
    case VERBS: break;
    }
}
