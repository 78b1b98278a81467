/* From one round to the next: preparation, hands, turns in order, income, and the way into the scoring. */
#include "game.h"

#include <string.h>

enum { BASIC_INCOME = 5, STARTING_ROW = 4, WINDOWS_CLEARED = 2 };

void game_start(Game *game, const Parts *parts, int players) {
    memset(game, 0, sizeof *game);
    game->parts = parts;
    game->board = players <= 3 ? &parts->few : &parts->many;
    game->players = players;
    game->cards = players * parts->starters + parts->employees;
    game->round = 1;
    game->first = game->favor = NOBODY;
    for (int s = 0; s < players; s++)
        game->player[s] = (Player){.livre = PRESENT_COINS, .notions = {1, 1}, .all_halls = NOTHING};
    for (int c = 0; c < players * parts->starters; c++)
        game->card_at[c] = (Place){RESERVE, c / parts->starters};
    for (int g = 0; g < MAX_GARMENTS; g++)
        game->maker[g] = NOBODY;
    for (int d = 0; d < MAX_DECORATIONS; d++)
        game->funder[d] = NOBODY;
    game->step = STEP_START;
}

/* The two windows on the right are cleared, whatever the others hold, then the rest moves up (310-314). */
static void move_display(Game *game) {
    int windows = game->board->windows, free = windows - 1;
    for (int w = windows - 1; w >= 0; w--) {
        int garment = garment_in_window(game, w);
        if (garment == NOTHING)
            continue;
        bool cleared = w >= windows - WINDOWS_CLEARED;
        game->garment_at[garment] = cleared ? (Place){OUT, 0} : (Place){SHOWN, free--};
    }
    game->display_moved = true;
}

static bool bag_of_garments(Game *game) {
    for (int pass = 0; pass < 2; pass++) {
        for (int g = 0; g < game->parts->garments; g++)
            if (game->garment_at[g].zone == STOCK)
                return true;
        for (int g = 0; g < game->parts->garments; g++)
            if (game->garment_at[g].zone == OUT)
                game->garment_at[g] = (Place){STOCK, 0};
    }
    return false;
}

/* Finds the next draw that the preparation of the round still needs; after the last one the hands are chosen. */
void prepare(Game *game) {
    if (cards_in(game, SHOWN, 0) < STARTING_ROW && cards_in(game, STOCK, 0) > 0) {
        game->step = STEP_REVEAL;
        return;
    }
    for (int d = 0; d < game->board->drawers; d++)
        if (tiles_in(game, SHOWN, d) < game->board->drawer_size[d] && bag_of_tiles(game)) {
            game->turn.drawer = d;
            game->step = STEP_FILL;
            return;
        }
    if (!game->display_moved)
        move_display(game);
    for (int w = game->board->windows - 1; w >= 0; w--)
        if (garment_in_window(game, w) == NOTHING && bag_of_garments(game)) {
            game->step = STEP_HANG;
            return;
        }
    game->seat = game->first;
    game->step = STEP_HAND;
}

static void begin_turn(Game *game) {
    game->turn = (Turn){.last_given = NOTHING};
    game->step = STEP_CARD;
}

/* The hands are hidden and chosen at once (322), so their order decides nothing; it only has to be the same everywhere. */
void next_hand(Game *game) {
    game->seat = (game->seat + 1) % game->players;
    if (game->seat == game->first)
        begin_turn(game);
}

static void income(Game *game) {
    for (int s = 0; s < game->players; s++) {
        game->player[s].livre += BASIC_INCOME;
        if (decorations_of(game, s, KITCHEN_BY_DECORATIONS))
            game->player[s].livre += decorations_of(game, s, NOTHING);
        if (decorations_of(game, s, KITCHEN_BY_GARMENTS))
            game->player[s].livre += garments_of(game, s, COLOURS);
    }
}

static void next_round(Game *game) {
    game->round++;
    game->display_moved = false;
    if (game->favor != NOBODY)
        game->first = game->favor;
    game->favor = NOBODY;
    for (int c = 0; c < game->cards; c++)
        if (game->card_at[c].zone == SHOWN)
            game->card_at[c] = (Place){OUT, 0};
    prepare(game);
}

void end_turn(Game *game) {
    for (int c = 0; c < game->cards; c++)
        if (game->card_at[c].zone == LEAVING)
            game->card_at[c] = (Place){OUT, 0};
    for (int i = 1; i <= game->players; i++) {
        int seat = (game->seat + i) % game->players;
        if (cards_in(game, HAND, seat) > 0) {
            game->seat = seat;
            begin_turn(game);
            return;
        }
    }
    income(game);
    if (game->round < ROUNDS) {
        next_round(game);
        return;
    }
    score_before_balcony(game);
    game->seat = game->first;
    game->firework = game->board->decorations;
    next_admire(game);
}

static bool has_royal_garment(const Game *game, int seat) {
    for (int g = 0; g < game->parts->garments; g++) {
        Place place = game->garment_at[g];
        if (game->maker[g] == seat && place.zone == RENTED && game->board->guest[place.at].hall == 0)
            return true;
    }
    return false;
}

/* Seat by seat, and for each the fireworks from the right, as long as a garment is left to carry there. */
void next_admire(Game *game) {
    do {
        while (--game->firework >= 0)
            if (game->board->decoration[game->firework].kind == FIREWORK && game->funder[game->firework] == game->seat &&
                has_royal_garment(game, game->seat)) {
                game->step = STEP_ADMIRE;
                return;
            }
        game->seat = (game->seat + 1) % game->players;
        game->firework = game->board->decorations;
    } while (game->seat != game->first);
    score_after_balcony(game);
    game->step = STEP_OVER;
}
