/* From one round to the next: preparation, hands, turns in order, income, and the way into the scoring. */
#include "game.h"
#include <string.h>

void game_start(Game *game, const Parts *parts, int players) {
    memset(game, 0, sizeof *game);
    game->parts = parts;
    game->board = players <= 3 ? &parts->few : &parts->many;
    game->players = players;
    game->cards = players * parts->starters + parts->employees;
    game->round = 1;
    game->first = game->favor = NOBODY;
    for (int s = 0; s < players; s++)
        game->player[s] = (Player){.livre = FIRST_LIVRE, .notions = {1, 1}, .all_halls = NOTHING};
    for (int c = 0; c < players * parts->starters; c++)
        game->card_at[c] = (Place){RESERVE, c / parts->starters};
    memset(game->maker, NOBODY, sizeof game->maker); /* -1 in every byte is -1 */
    memset(game->funder, NOBODY, sizeof game->funder);
}

/* The two windows on the right are cleared, whatever the others hold, then the rest moves up (310-314). */
static void move_display(Game *game) {
    int last = game->board->windows - 1, free = last;
    for (int w = last; w >= 0; w--) {
        int garment = garment_at(game, SHOWN, w);
        if (garment != NOTHING)
            game->garment_at[garment] = w > last - WINDOWS_CLEARED ? (Place){OUT, 0} : (Place){SHOWN, free--};
    }
    game->display_moved = true;
}

/* Finds the next draw that the preparation of the round still needs; after the last one the hands are chosen. */
void prepare(Game *game) {
    const Board *board = game->board;
    int *drawer = &game->turn.drawer, *window = &game->turn.window;
    game->seat = game->first;
    game->step = REVEAL;
    if (cards_in(game, SHOWN, 0) < ROW && cards_in(game, STOCK, 0) > 0)
        return;
    game->step = FILL;
    for (*drawer = 0; *drawer < board->drawers; ++*drawer)
        if (tiles_in(game, SHOWN, *drawer) < board->drawer_size[*drawer] && refill(game->tile_at, game->parts->tiles))
            return;
    if (!game->display_moved)
        move_display(game);
    game->step = HANG;
    for (*window = board->windows - 1; *window >= 0; --*window)
        if (garment_at(game, SHOWN, *window) == NOTHING && refill(game->garment_at, game->parts->garments))
            return;
    game->step = HAND_CARDS;
}

static void begin_turn(Game *game) {
    game->turn = (Turn){.last_given = NOTHING};
    game->step = CARD;
}

/* Hands are hidden and chosen at once (322), so their order decides nothing; it only has to be the same everywhere. */
void choose_hand(Game *game, const Action *action) {
    bool used_up = cards_in(game, RESERVE, game->seat) < HAND_SIZE;
    for (int i = 0; i < action->count; i++)
        game->card_at[action->arg[i]].zone = HAND;
    for (int c = 0; used_up && c < game->cards; c++)
        if (lies(game->card_at[c], PLAYED, game->seat))
            game->card_at[c].zone = RESERVE;
    game->seat = (game->seat + 1) % game->players;
    if (game->seat == game->first)
        begin_turn(game);
}

static void income(Game *game) {
    for (int s = 0; s < game->players; s++) {
        int staff = decorations_of(game, s, KITCHEN_BY_DECORATIONS) ? decorations_of(game, s, NOTHING) : 0;
        int guests = decorations_of(game, s, KITCHEN_BY_GARMENTS) ? garments_of(game, s, NOTHING) : 0;
        staff -= staff > 0 && broken("kitchen-left-out");
        game->player[s].livre += INCOME + staff + guests;
    }
}

static void next_round(Game *game) {
    game->round++;
    game->display_moved = false;
    game->first = game->favor == NOBODY ? game->first : game->favor;
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
    for (int i = 0; i < game->players; i++) {
        game->seat = (game->seat + 1) % game->players;
        if (cards_in(game, HAND, game->seat) > 0) {
            begin_turn(game);
            return;
        }
    }
    income(game);
    if (game->round < ROUNDS) {
        next_round(game);
    } else {
        score_before_balcony(game);
        next_admire(game);
    }
}

/* Seat by seat, and for each the fireworks from the right, also where no garment is left to carry there. */
void next_admire(Game *game) {
    int count = game->board->decorations;
    while (game->balcony < game->players * count) {
        game->seat = (game->first + game->balcony / count) % game->players;
        game->firework = count - 1 - game->balcony++ % count;
        game->step = ADMIRE;
        if (game->board->decoration[game->firework].kind == FIREWORK && game->funder[game->firework] == game->seat)
            return;
    }
    score_after_balcony(game);
    game->step = OVER;
}
