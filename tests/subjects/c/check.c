/* What may be done. A word says why not; what is legal is everything for which there is none. */
#include "game.h"

const Verb main_verb[MAINS] = {[ACQUIRE] = DRAWER, [MAKE] = WINDOW, [HIRE_ONE] = HIRE, [FUND_ONE] = FUND};
const Verb bonus_verb[BONUS_KINDS] = {
    [BONUS_NOTION] = TAKE_BONUS, [BONUS_BAG] = DRAW, [BONUS_ACQUIRE] = DRAWER, [BONUS_MAKE_COMMON] = WINDOW,
    [BONUS_MAKE_UNCOMMON] = WINDOW, [BONUS_FUND] = FUND, [BONUS_EXCHANGE] = EXCHANGE, [BONUS_SILK] = GIVE,
    [BONUS_DEPUTE_FOR_BONUS] = DEPUTE, [BONUS_DEPUTE_FOR_LIVRE] = DEPUTE,
};

/* How many rolls of a colour the action under way may leave out; together they may not be more either. */
static int savable(const Game *game, int colour) {
    const Bonus *bonus = current_bonus(game);
    bool fits = bonus->kind == BONUS_MAKE_COMMON ? colour == COMMON_GOWN || colour == COMMON_COAT
                                                 : bonus->kind == BONUS_MAKE_UNCOMMON && colour == UNCOMMON_GOWN;
    return game->turn.in_bonus && fits ? bonus->amount : 0;
}

/* The silk that the tiles leave open; with no list of tiles, all tiles of the tray are put in. */
static bool silk_open(const Game *game, int garment, const Action *spend, int without, int open[COLOURS]) {
    bool any = false;
    for (int c = 0; c < COLOURS; c++) {
        open[c] = game->parts->garment[garment].silk[c] - (spend ? game->turn.saved[c] : 0);
        for (int t = 0; !spend && t < game->parts->tiles; t++)
            if (lies(game->tile_at[t], TRAY, game->seat))
                open[c] -= game->parts->tile[t].silk[c];
        for (int i = 0; spend && i < spend->count; i++)
            if (spend->arg[i] != without)
                open[c] -= game->parts->tile[spend->arg[i]].silk[c];
        any = any || open[c] > 0;
    }
    return any;
}

static const char *refuse_window(const Game *game, int window) {
    int open[COLOURS], lacking = 0, number = garment_at(game, SHOWN, window);
    if (number == NOTHING)
        return "empty-window";
    const Player *player = &game->player[game->seat];
    const Garment *garment = &game->parts->garment[number];
    /* A bonus never makes a garment of a master, even on a master's card (761-762, 822-823). */
    if (garment->master && (game->turn.in_bonus || card_face(game, game->turn.card)->role != MASTER))
        return "needs-master";
    if (player->livre < game->board->window_price[window])
        return "too-poor";
    if (player->notions[THREAD] < garment->notions[THREAD] || player->notions[LACE] < garment->notions[LACE])
        return "lacks-notions";
    silk_open(game, number, NULL, NOTHING, open);
    for (int c = 0; c < COLOURS; c++)
        if (open[c] > 0 && (lacking += open[c]) > savable(game, c))
            return "lacks-silk";
    return NULL;
}

/* Whether the garment needs silk that the bonus under way can save. */
bool saving_asked(const Game *game) {
    bool asked = false;
    for (int c = 0; c < COLOURS; c++)
        asked = asked || (savable(game, c) > 0 && game->parts->garment[game->turn.garment].silk[c] > 0);
    return asked;
}

static const char *refuse_save(const Game *game, const Action *action) {
    int open[COLOURS], saved[COLOURS] = {0};
    for (int i = 0; i < action->count; i++)
        if (action->count > savable(game, action->arg[i]) ||
            ++saved[action->arg[i]] > game->parts->garment[game->turn.garment].silk[action->arg[i]])
            return "saves-too-much";
    silk_open(game, game->turn.garment, NULL, NOTHING, open);
    for (int c = 0; c < COLOURS; c++)
        if (open[c] > saved[c])
            return "lacks-silk";
    return NULL;
}

static const char *refuse_spend(const Game *game, const Action *action) {
    int open[COLOURS];
    for (int i = 0; i < action->count; i++)
        if (!lies(game->tile_at[action->arg[i]], TRAY, game->seat) || (i && action->arg[i] == action->arg[i - 1]))
            return "not-in-tray";
    if (silk_open(game, game->turn.garment, action, NOTHING, open))
        return "lacks-silk";
    for (int i = 0; i < action->count; i++)
        if (!silk_open(game, game->turn.garment, action, action->arg[i], open))
            return "wastes-tile";
    return NULL;
}

static const char *refuse_hand(const Game *game, const Action *action) {
    int reserve = cards_in(game, RESERVE, game->seat), from_reserve = 0;
    for (int i = 0; i < action->count; i++) {
        if (!in_team(game, action->arg[i], game->seat) || (i && action->arg[i] == action->arg[i - 1]))
            return "not-in-team";
        from_reserve += game->card_at[action->arg[i]].zone == RESERVE;
    }
    /* Discards come into play only when the reserve has been used up (333-341). */
    int wanted = reserve < HAND_SIZE ? reserve : HAND_SIZE;
    return action->count == HAND_SIZE && from_reserve == wanted ? NULL : "wrong-hand";
}

static const char *allowed(const Game *game, const Action *action);

/* NULL where a verb has a choice that is allowed, or why the last one is not. */
const char *refuse_all(const Game *game, Verb verb) {
    const char *why = "nothing-there";
    for (int i = 0; why && i < things(game, verb_forms[verb].thing); i++) {
        Action action = {.verb = verb, .count = 1, .arg = {i}};
        why = allowed(game, &action);
    }
    return why;
}

static const char *refuse_main(const Game *game, int action) {
    int role = card_face(game, game->turn.card)->role;
    if ((action == HIRE_ONE && role != MASTER) || ((action == FAVOR || action == MAKE) && role == APPRENTICE))
        return "wrong-role";
    if (action == FAVOR)
        return game->favor == NOBODY ? NULL : "favor-gone";
    if (action == DEPUTE_THIS)
        return team_size(game, game->seat) > SMALLEST_TEAM ? NULL : "small-team";
    return action == NO_MAIN ? NULL : refuse_all(game, main_verb[action]);
}

static const char *refuse_fund(const Game *game, int decoration) {
    int kind = game->board->decoration[decoration].kind;
    bool kitchen = kind == KITCHEN_BY_DECORATIONS || kind == KITCHEN_BY_GARMENTS;
    if (game->funder[decoration] != NOBODY || (kitchen && decorations_of(game, game->seat, kind)))
        return game->funder[decoration] != NOBODY ? "funded" : "one-a-kitchen-side";
    return game->player[game->seat].livre < fund_price(game, decoration) ? "too-poor" : NULL;
}

/* Whose bonus makes the garment is its tailor (488-490): a master's card stays a master in its bonus. */
static const char *refuse_space(const Game *game, int guest) {
    bool lowly = game->board->guest[guest].master && card_face(game, game->turn.card)->role != MASTER;
    return garment_at(game, RENTED, guest) != NOTHING ? "space-taken" : lowly ? "needs-master" : NULL;
}

static bool top_of_deck(const Game *game, int card) {
    for (int c = 0; c < game->cards; c++)
        if (game->card_at[c].zone == STOCK && card_face(game, c)->level < card_face(game, card)->level)
            return false;
    return game->card_at[card].zone == STOCK;
}

/* Whether the card's bonus can be carried out. One that counts what is not there yet pays nothing and is not offered;
   one that is paid for, or is an action, needs a choice that can be made. */
bool bonus_usable(const Game *game) {
    const Bonus *bonus = current_bonus(game);
    int points, silk[COLOURS] = {0};
    if (bonus->kind == BONUS_NONE || bonus->kind >= END_TEAM)
        return false;
    if (bonus->kind == BONUS_NOTION)
        return game->player[game->seat].livre >= bonus->amount;
    if (bonus->kind == BONUS_BAG)
        return tiles_in(game, STOCK, 0) + tiles_in(game, OUT, 0) > 0 && game->player[game->seat].livre >= bonus->amount;
    for (int t = 0; bonus->kind == BONUS_SILK && t < game->parts->tiles; t++)
        for (int c = 0; c < COLOURS && lies(game->tile_at[t], TRAY, game->seat); c++)
            silk[c] += game->parts->tile[t].silk[c];
    if (bonus->kind == BONUS_SILK)
        return silk_points(game, silk) > 0;
    if (bonus_verb[bonus->kind] == START)
        return bonus_gain(game, &points) + points > 0;
    return !refuse_all(game, bonus_verb[bonus->kind]);
}

static const char *allowed(const Game *game, const Action *action) {
    const Turn *turn = &game->turn;
    int seat = game->seat, arg = action->arg[0], livre = game->player[seat].livre;
    Thing thing = verb_forms[action->verb].thing;
    const Place *places = thing == CARDS ? game->card_at : thing == TILES ? game->tile_at : game->garment_at;
    Place place = thing == CARDS || thing == TILES || thing == GARMENTS ? places[arg] : (Place){STOCK, 0};
    switch (action->verb) {
    case REVEAL: return top_of_deck(game, arg) ? NULL : "not-on-top";
    case FILL: case DRAW: case HANG: return place.zone == STOCK ? NULL : "not-in-bag";
    case HAND_CARDS: return refuse_hand(game, action);
    case CARD: return lies(place, HAND, seat) ? NULL : "not-in-hand";
    case MAIN: return refuse_main(game, arg);
    case DRAWER:
        if (!tiles_in(game, SHOWN, arg))
            return "empty-drawer";
        return !turn->gift && livre < drawer_price(game, arg) ? "too-poor" : NULL;
    case TILE: return lies(place, SHOWN, turn->drawer) ? NULL : "not-in-drawer";
    case TAKE: {
        const Tile *face = &game->parts->tile[turn->tile];
        int last = action->arg[action->count - 1];
        bool shown = face->notions[arg] && face->notions[last] && action->count == (face->both ? 2 : 1);
        return shown && (action->count == 1 || arg != last) ? NULL : "not-on-tile";
    }
    case WINDOW: return refuse_window(game, arg);
    case SAVE: return refuse_save(game, action);
    case SPEND: return refuse_spend(game, action);
    case RENT: return refuse_all(game, SPACE);
    case SPACE: return refuse_space(game, arg);
    case HIRE: return place.zone != SHOWN ? "not-in-row" : livre < hire_price(game) ? "too-poor" : NULL;
    case FUND: return refuse_fund(game, arg);
    case EXCHANGE: return arg < 1 || livre < arg * current_bonus(game)->amount ? "too-poor" : NULL;
    case GIVE: return !lies(place, TRAY, seat) ? "not-in-tray" : arg <= turn->last_given ? "out-of-order" : NULL;
    case DEPUTE:
        return !in_team(game, arg, seat) ? "not-in-team" : team_size(game, seat) > SMALLEST_TEAM ? NULL : "small-team";
    case ENOUGH: return turn->last_given == NOTHING ? "nothing-given" : NULL;
    case ADMIRE: return action->count && !royal_garment(game, arg, seat) ? "not-in-royal-hall" : NULL;
    default: return NULL; /* the words that are always free: to keep, to sell, to take a notion, to leave a bonus */
    }
}

const char *refuse(const Game *game, const Action *action) {
    return step_of(action->verb) == game->step ? allowed(game, action) : "not-now";
}

/* Keeps the search small: what could never be part of the action is not tried. */
static bool worth_trying(const Game *game, const Action *action, int thing) {
    int open[COLOURS];
    if (action->verb != SPEND)
        return action->verb != HAND_CARDS || game->card_at[thing].at == game->seat;
    silk_open(game, game->turn.garment, action, NOTHING, open);
    for (int c = 0; c < COLOURS; c++)
        if (open[c] > 0 && game->parts->tile[thing].silk[c] && lies(game->tile_at[thing], TRAY, game->seat))
            return true;
    return false;
}

static int extend(const Game *game, Action *action, int from, Text *text) {
    const VerbForm *form = &verb_forms[action->verb];
    int found = action->count >= form->least && !refuse(game, action);
    if (found && text) {
        text_add(text, text->data[text->length - 1] == '[' ? "\"" : ", \"");
        action_write(game, action, text);
        text_add(text, "\"");
    }
    for (int i = from; action->count < form->most && i < things(game, form->thing); i++)
        if (worth_trying(game, action, i)) {
            action->arg[action->count++] = i;
            found += extend(game, action, action->verb == SAVE ? i : i + 1, text);
            action->count--;
        }
    return found;
}

int write_legal(const Game *game, Text *text) {
    int found = 0;
    if (text)
        text_add(text, "[");
    for (int verb = 0; verb < OVER; verb++)
        if (step_of((Verb)verb) == game->step)
            found += extend(game, &(Action){.verb = (Verb)verb}, 0, text);
    if (text)
        text_add(text, "]");
    return found;
}
