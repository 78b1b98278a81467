/* Counting what lies where. */
#include "game.h"

/* Starting cards are numbered seat by seat, employees of the deck after them. */
const Employee *card_face(const Game *game, int card) {
    int starting = game->players * game->parts->starters;
    return card < starting ? &game->parts->starter[card % game->parts->starters] : &game->parts->employee[card - starting];
}

bool lies(Place place, Zone zone, int at) {
    return place.zone == zone && place.at == at;
}

int cards_in(const Game *game, Zone zone, int seat) {
    int count = 0;
    for (int c = 0; c < game->cards; c++)
        count += lies(game->card_at[c], zone, seat);
    return count;
}

int team_size(const Game *game, int seat, bool with_leaving) {
    return cards_in(game, RESERVE, seat) + cards_in(game, HAND, seat) + cards_in(game, PLAYED, seat) +
           (with_leaving ? cards_in(game, LEAVING, seat) : 0);
}

int tiles_in(const Game *game, Zone zone, int at) {
    int count = 0;
    for (int t = 0; t < game->parts->tiles; t++)
        count += lies(game->tile_at[t], zone, at);
    return count;
}

static int garment_at(const Game *game, Zone zone, int at) {
    for (int g = 0; g < game->parts->garments; g++)
        if (lies(game->garment_at[g], zone, at))
            return g;
    return NOTHING;
}

int garment_in_window(const Game *game, int window) {
    return garment_at(game, SHOWN, window);
}

int garment_at_guest(const Game *game, int guest) {
    return garment_at(game, RENTED, guest);
}

int garments_of(const Game *game, int seat, int colour) {
    int count = 0;
    for (int g = 0; g < game->parts->garments; g++)
        count += game->maker[g] == seat && (colour == COLOURS || game->parts->garment[g].colour == colour);
    return count;
}

int decorations_of(const Game *game, int seat, int kind) {
    int count = 0;
    for (int d = 0; d < game->board->decorations; d++)
        count += game->funder[d] == seat && (kind == NOTHING || game->board->decoration[d].kind == kind);
    return count;
}

/* Whether a tile can be drawn. The book refills the bag while filling the display (304-305); a bonus that draws from
   an empty bag does the same here, because an empty bag is the same bag. */
bool bag_of_tiles(Game *game) {
    if (tiles_in(game, STOCK, 0) == 0)
        for (int t = 0; t < game->parts->tiles; t++)
            if (game->tile_at[t].zone == OUT)
                game->tile_at[t] = (Place){STOCK, 0};
    return tiles_in(game, STOCK, 0) > 0;
}

int drawer_price(const Game *game, int drawer) {
    int tiles = tiles_in(game, SHOWN, drawer);
    return tiles >= 3 ? 2 : tiles == 2 ? 1 : 0;
}

int hire_price(const Game *game) {
    static const int prices[] = {0, 0, 1, 3, 5};
    return prices[cards_in(game, SHOWN, 0)];
}

/* A discount larger than the price pays nothing out. */
int fund_price(const Game *game, int decoration) {
    const Bonus *bonus = card_face(game, game->turn.card)->bonus;
    int off = game->turn.in_bonus && bonus->kind == BONUS_FUND ? bonus->amount : 0;
    int price = game->board->decoration[decoration].price;
    return price > off ? price - off : 0;
}
