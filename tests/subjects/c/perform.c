/* Doing what has been found legal. */
#include "game.h"

/* The bonus of a card comes next, if it can be used; then the turn is over. */
static void offer_bonus(Game *game, int card) {
    game->turn.card = card;
    game->turn.in_bonus = true;
    game->turn.gift = false;
    game->step = USE_BONUS;
    if (!bonus_usable(game))
        end_turn(game);
}

static void finish(Game *game) {
    if (game->turn.in_bonus)
        end_turn(game);
    else
        offer_bonus(game, game->turn.card);
}

/* A garment or a musician stands for its owner in a hall; who is in all five takes the best space left (581-587). */
static void claim_all_halls(Game *game) {
    int halls = 0, taken = 0, *own = &game->player[game->seat].all_halls;
    for (int g = 0; g < game->parts->garments; g++)
        if (game->maker[g] == game->seat)
            halls |= 1 << game->board->guest[game->garment_at[g].at].hall;
    for (int d = 0; d < game->board->decorations; d++)
        if (game->funder[d] == game->seat && game->board->decoration[d].kind == MUSICIAN)
            halls |= 1 << game->board->decoration[d].hall;
    for (int s = 0; s < game->players; s++)
        taken += game->player[s].all_halls != NOTHING; /* the spaces are taken from the best on */
    if (halls == (1 << HALLS) - 1 && *own == NOTHING && taken < game->board->all_halls)
        *own = taken;
}

static void use_bonus(Game *game) {
    const Bonus *bonus = current_bonus(game);
    int points, livre = bonus_gain(game, &points);
    if (bonus->kind == BONUS_BAG || bonus->kind == BONUS_NOTION)
        livre = -bonus->amount;
    if (bonus->kind == BONUS_BAG)
        refill(game->tile_at, game->parts->tiles);
    game->player[game->seat].points += points;
    game->player[game->seat].livre += livre;
    game->step = bonus_verb[bonus->kind];
    if (game->step == START)
        end_turn(game);
}

static void begin_main(Game *game, int action) {
    game->step = main_verb[action];
    if (action == FAVOR) {
        game->favor = game->seat;
        game->player[game->seat].livre += FAVOR_LIVRE;
    } else if (action == DEPUTE_THIS) {
        game->card_at[game->turn.card].zone = LEAVING;
        game->player[game->seat].livre += card_face(game, game->turn.card)->pays;
    }
    if (game->step == START)
        finish(game);
}

static void sew(Game *game, const Action *spend) {
    int garment = game->turn.garment;
    for (int n = 0; n < NOTIONS; n++)
        game->player[game->seat].notions[n] -= game->parts->garment[garment].notions[n];
    for (int i = 0; i < spend->count; i++)
        game->tile_at[spend->arg[i]] = (Place){OUT, 0};
    game->step = SELL;
}

static void take_sketch(Game *game, int window) {
    game->turn.garment = garment_at(game, SHOWN, window);
    game->garment_at[game->turn.garment] = (Place){CHOSEN, 0};
    game->player[game->seat].livre -= game->board->window_price[window];
    game->step = saving_asked(game) ? SAVE : SPEND;
}

static void rent(Game *game, int space) {
    const Guest *guest = &game->board->guest[space];
    game->garment_at[game->turn.garment] = (Place){RENTED, space};
    game->maker[game->turn.garment] = game->seat;
    game->player[game->seat].livre += guest->livre;
    for (int n = 0; n < NOTIONS; n++)
        game->player[game->seat].notions[n] += guest->notions[n];
    claim_all_halls(game);
    for (int d = 0; guest->tile && d < game->board->drawers; d++)
        game->turn.gift = game->turn.gift || tiles_in(game, SHOWN, d);
    game->step = DRAWER;
    if (!game->turn.gift) /* also where the display is empty: there is nothing to give (503) */
        finish(game);
}

static void fund(Game *game, int decoration) {
    game->player[game->seat].livre -= fund_price(game, decoration);
    game->funder[decoration] = game->seat;
    claim_all_halls(game);
    finish(game);
}

static void give(Game *game, int tile) {
    for (int c = 0; c < COLOURS; c++)
        game->turn.given[c] += game->parts->tile[tile].silk[c];
    game->tile_at[tile] = (Place){OUT, 0};
    game->turn.last_given = tile;
}

static void end_giving(Game *game) {
    game->player[game->seat].points += silk_points(game, game->turn.given);
    finish(game);
}

/* A card may be deputed by its own bonus; where that grants a bonus, it is the one that is being used (723-727). */
static void depute(Game *game, int card) {
    static const int livre[] = {[APPRENTICE] = 2, [JOURNEYMAN] = 5, [MASTER] = 8}; /* not as on the card (766-769) */
    game->card_at[card].zone = LEAVING;
    bool for_bonus = current_bonus(game)->kind == BONUS_DEPUTE_FOR_BONUS;
    if (!for_bonus)
        game->player[game->seat].livre += livre[card_face(game, card)->role];
    if (for_bonus && card != game->turn.card)
        offer_bonus(game, card);
    else
        finish(game);
}

static void take_up(Game *game, int tile) {
    game->turn.tile = tile;
    game->tile_at[tile] = (Place){CHOSEN, 0};
    game->step = KEEP;
}

static void take(Game *game, const Action *action) {
    for (int i = 0; i < action->count; i++)
        game->player[game->seat].notions[action->arg[i]]++;
    finish(game);
}

void perform(Game *game, const Action *action) {
    Turn *turn = &game->turn;
    Player *player = &game->player[game->seat];
    int seat = game->seat, arg = action->arg[0];
    switch (action->verb) {
    case START: game->first = arg; prepare(game); break;
    case REVEAL: game->card_at[arg] = (Place){SHOWN, 0}; prepare(game); break;
    case FILL: game->tile_at[arg] = (Place){SHOWN, turn->drawer}; prepare(game); break;
    case HANG: game->garment_at[arg] = (Place){SHOWN, turn->window}; prepare(game); break;
    case HAND_CARDS: choose_hand(game, action); break;
    case CARD: turn->card = arg; game->card_at[arg].zone = PLAYED; game->step = MAIN; break;
    case MAIN: begin_main(game, arg); break;
    case DRAWER: turn->drawer = arg; game->step = TILE; break;
    case TILE: player->livre -= turn->gift ? 0 : drawer_price(game, turn->drawer); take_up(game, arg); break;
    case DRAW: take_up(game, arg); break;
    case KEEP: game->tile_at[turn->tile] = (Place){TRAY, seat}; finish(game); break;
    case TAKE: game->tile_at[turn->tile] = (Place){OUT, 0}; take(game, action); break;
    case TAKE_BONUS: take(game, action); break;
    case WINDOW: take_sketch(game, arg); break;
    case SAVE:
        for (int i = 0; i < action->count; i++)
            turn->saved[action->arg[i]]++;
        game->step = SPEND;
        break;
    case SPEND: sew(game, action); break;
    case SELL:
        player->livre += game->parts->garment[turn->garment].value;
        game->garment_at[turn->garment] = (Place){OUT, 0};
        finish(game);
        break;
    case RENT: game->step = SPACE; break;
    case SPACE: rent(game, arg); break;
    case HIRE: player->livre -= hire_price(game); game->card_at[arg] = (Place){HAND, seat}; finish(game); break;
    case FUND: fund(game, arg); break;
    case USE_BONUS: (arg == USE ? use_bonus : end_turn)(game); break;
    case EXCHANGE: player->points += arg; player->livre -= arg * current_bonus(game)->amount; finish(game); break;
    case GIVE: give(game, arg); break;
    case ENOUGH: end_giving(game); break;
    case DEPUTE: depute(game, arg); break;
    case ADMIRE:
        if (action->count)
            game->garment_at[garment_at(game, RENTED, arg)] = (Place){BALCONY, game->firework};
        next_admire(game);
        break;
    case OVER: break;
    }
}
