/* Counting what lies where, and what it costs now. */
#include "game.h"

/* Starting cards are numbered seat by seat, employees of the deck after them. */
const Employee *card_face(const Game *game, int card) {
    int starting = game->players * game->parts->starters;
    const Parts *parts = game->parts;
    return card < starting ? &parts->starter[card % parts->starters] : &parts->employee[card - starting];
}

const Bonus *current_bonus(const Game *game) { return card_face(game, game->turn.card)->bonus; }
bool lies(Place place, Zone zone, int at) { return place.zone == zone && place.at == at; }

static int count_at(const Place *places, int count, Zone zone, int at) {
    int found = 0;
    for (int i = 0; i < count; i++)
        found += lies(places[i], zone, at);
    return found;
}

int cards_in(const Game *game, Zone zone, int seat) { return count_at(game->card_at, game->cards, zone, seat); }
int tiles_in(const Game *game, Zone zone, int at) { return count_at(game->tile_at, game->parts->tiles, zone, at); }

bool in_team(const Game *game, int card, int seat) {
    Place place = game->card_at[card];
    return place.at == seat && (place.zone == RESERVE || place.zone == HAND || place.zone == PLAYED);
}

int team_size(const Game *game, int seat) {
    return cards_in(game, RESERVE, seat) + cards_in(game, HAND, seat) + cards_in(game, PLAYED, seat);
}

int garment_at(const Game *game, Zone zone, int at) {
    for (int g = 0; g < game->parts->garments; g++)
        if (lies(game->garment_at[g], zone, at))
            return g;
    return NOTHING;
}

bool royal_garment(const Game *game, int guest, int seat) {
    int garment = garment_at(game, RENTED, guest);
    return garment != NOTHING && game->maker[garment] == seat && game->board->guest[guest].hall == 0;
}

int garments_of(const Game *game, int seat, int colour) {
    int count = 0;
    for (int g = 0; g < game->parts->garments; g++)
        count += game->maker[g] == seat && (colour == NOTHING || game->parts->garment[g].colour == colour);
    return count;
}

int decorations_of(const Game *game, int seat, int kind) {
    int count = 0;
    for (int d = 0; d < game->board->decorations; d++)
        count += game->funder[d] == seat && (kind == NOTHING || game->board->decoration[d].kind == kind);
    return count;
}

/* Whether something can be drawn. The book refills a bag while filling a display (304-305, 317-318); a bonus that
   draws from an empty bag does the same here, because it is the same bag. */
bool refill(Place *places, int count) {
    bool empty = count_at(places, count, STOCK, 0) == 0;
    for (int i = 0; empty && i < count; i++)
        if (places[i].zone == OUT)
            places[i].zone = STOCK;
    return !empty || count_at(places, count, STOCK, 0) > 0;
}

/* The pairs of common silk are counted over all tiles given, in any mixture (850-856). */
int silk_points(const Game *game, const int given[COLOURS]) {
    int common = given[COMMON_GOWN] + given[COMMON_COAT];
    return given[UNCOMMON_GOWN] + given[RARE_COAT] + common / current_bonus(game)->amount;
}

/* What a bonus that is carried out at once gives: Livre, and beside them points. */
int bonus_gain(const Game *game, int *points) {
    const Bonus *bonus = current_bonus(game);
    int seat = game->seat, decorations = decorations_of(game, seat, NOTHING), garments = garments_of(game, seat, NOTHING);
    int gowns = garments_of(game, seat, COMMON_GOWN), fine_gowns = garments_of(game, seat, UNCOMMON_GOWN);
    int coats = garments_of(game, seat, COMMON_COAT), fine_coats = garments_of(game, seat, RARE_COAT);
    int team = team_size(game, seat) + cards_in(game, LEAVING, seat); /* a deputed card leaves last (543-545) */
    *points = bonus->kind == BONUS_POINTS_BY_DECORATIONS ? decorations / bonus->amount
              : bonus->kind == BONUS_POINTS_BY_GARMENTS  ? garments / bonus->amount
              : bonus->kind == BONUS_COAT_COLOURS        ? fine_coats * bonus->more
                                                         : 0;
    switch (bonus->kind) {
    case BONUS_LIVRE: return bonus->amount;
    case BONUS_LIVRE_BY_DECORATIONS: return decorations * bonus->amount;
    case BONUS_LIVRE_BY_GARMENTS: return garments * bonus->amount;
    case BONUS_LIVRE_BY_TEAM: return team_table(team, bonus);
    case BONUS_GOWN_COLOURS: return gowns * bonus->amount + fine_gowns * bonus->more;
    case BONUS_COAT_COLOURS: return coats * bonus->amount;
    default: return 0;
    }
}

int drawer_price(const Game *game, int drawer) {
    int tiles = tiles_in(game, SHOWN, drawer);
    return tiles >= 3 ? 2 : tiles == 2 || broken("last-tile") ? 1 : 0;
}

int hire_price(const Game *game) { return (const int[]){0, 0, 1, 3, 5}[cards_in(game, SHOWN, 0)]; }

/* A discount larger than the price pays nothing out. */
int fund_price(const Game *game, int decoration) {
    int off = game->turn.in_bonus && current_bonus(game)->kind == BONUS_FUND ? current_bonus(game)->amount : 0;
    int price = game->board->decoration[decoration].price;
    return price > off ? price - off : 0;
}
