/* The seven steps of the scoring, in two parts, because fireworks are admired between the fourth and the sixth. */
#include "game.h"

enum { FAVOR_POINTS = 3, LIVRE_PER_POINT = 10, POINTS_PER_COLOUR = 2 };

/* The table printed on cards that pay by team size: 5-6, 7-8, 9-10, 11 and more; nothing below. */
int team_table(int size, int first, int more) {
    int line = size > 11 ? 3 : (size - 5) / 2;
    return size < 5 ? 0 : first + line * more;
}

static void score_team(Game *game, int seat) {
    Player *player = &game->player[seat];
    for (int c = 0; c < game->cards; c++) {
        Zone zone = game->card_at[c].zone;
        if ((zone != RESERVE && zone != HAND && zone != PLAYED) || game->card_at[c].at != seat)
            continue;
        const Bonus *bonus = card_face(game, c)->bonus;
        int sets = 0;
        if (bonus->kind == END_TEAM) {
            player->points += team_table(team_size(game, seat, false), bonus->amount, bonus->more);
        } else if (bonus->kind == END_NOTIONS) {
            int *have = player->notions;
            sets = have[THREAD] < have[LACE] ? have[THREAD] : have[LACE];
            have[THREAD] -= sets; /* every set is scored: at the end there is nothing better to do with it */
            have[LACE] -= sets;
        } else if (bonus->kind == END_MASTER_GUESTS) {
            for (int g = 0; g < game->parts->garments; g++)
                sets += game->maker[g] == seat && game->board->guest[game->garment_at[g].at].master;
            sets /= 2;
        } else if (bonus->kind == END_COUPLES) {
            int gowns = garments_of(game, seat, COMMON_GOWN) + garments_of(game, seat, UNCOMMON_GOWN);
            int coats = garments_of(game, seat, COLOURS) - gowns;
            sets = gowns < coats ? gowns : coats;
        }
        player->points += sets * bonus->amount;
    }
}

/* Gives the first points to the seat of the highest rank, the second to the next one; a rank of 0 gets nothing. All of
   a tie for the first get the whole, and nobody the second (699-701). A tie for the second that nothing breaks is
   read the same way: all of them get the second points in full. Two players have no second (702-704). */
static void majority(Game *game, const int *rank, const int *points) {
    int bound = 0x7fffffff;
    for (int place = 0; place < (game->players == 2 ? 1 : 2); place++) {
        int best = 0, holders = 0;
        for (int s = 0; s < game->players; s++)
            if (rank[s] < bound && rank[s] > best)
                best = rank[s];
        for (int s = 0; best && s < game->players; s++)
            if (rank[s] == best) {
                game->player[s].points += points[place];
                holders++;
            }
        if (holders != 1)
            return;
        bound = best;
    }
}

/* The rank is the number of garments, then those on master guest spaces, then the musician; a musician of somebody
   who is not in the tie breaks nothing. */
static void score_hall(Game *game, int hall) {
    int rank[MAX_SEATS] = {0};
    for (int g = 0; g < game->parts->garments; g++) {
        if (game->garment_at[g].zone != RENTED)
            continue;
        const Guest *guest = &game->board->guest[game->garment_at[g].at];
        if (guest->hall == hall)
            rank[game->maker[g]] += 10000 + (guest->master ? 100 : 0);
    }
    for (int d = 0; d < game->board->decorations; d++)
        if (game->board->decoration[d].kind == MUSICIAN && game->board->decoration[d].hall == hall &&
            game->funder[d] != NOBODY && rank[game->funder[d]])
            rank[game->funder[d]] += 1;
    majority(game, rank, game->board->hall_points[hall]);
}

static void score_fireworks(Game *game) {
    int rank[MAX_SEATS] = {0};
    for (int d = 0; d < game->board->decorations; d++)
        if (game->board->decoration[d].kind == FIREWORK && game->funder[d] != NOBODY) {
            int *own = &rank[game->funder[d]];
            *own = (*own / 100 + 1) * 100 + d; /* decorations are in the order of the board, so the last is the dearest */
        }
    majority(game, rank, game->board->firework_points);
}

void score_before_balcony(Game *game) {
    for (int s = 0; s < game->players; s++) {
        Player *player = &game->player[s];
        player->points += player->livre / LIVRE_PER_POINT;
        player->livre %= LIVRE_PER_POINT;
        score_team(game, s);
        if (game->favor == s)
            player->points += FAVOR_POINTS;
    }
    for (int hall = 0; hall < HALLS; hall++)
        score_hall(game, hall);
    score_fireworks(game);
}

/* A garment counts for one statue only; filling each statue with as many colours as are left is the best division. */
static int statue_points(const Game *game, int seat) {
    int colours = 0;
    for (int statue = 1; statue <= decorations_of(game, seat, STATUE); statue++)
        for (int colour = 0; colour < COLOURS; colour++)
            colours += garments_of(game, seat, colour) >= statue;
    return colours * POINTS_PER_COLOUR;
}

void score_after_balcony(Game *game) {
    for (int s = 0; s < game->players; s++) {
        Player *player = &game->player[s];
        player->points += statue_points(game, s);
        if (player->all_halls != NOTHING)
            player->points += game->board->all_halls_points[player->all_halls];
    }
    for (int g = 0; g < game->parts->garments; g++)
        if (game->maker[g] != NOBODY) {
            Place place = game->garment_at[g];
            int factor = place.zone == BALCONY ? game->board->decoration[place.at].factor : 1;
            game->player[game->maker[g]].points += game->parts->garment[g].points * factor;
        }
    for (int d = 0; d < game->board->decorations; d++)
        if (game->funder[d] != NOBODY)
            game->player[game->funder[d]].points += game->board->decoration[d].points;
}

/* Most points, then most Livre kept; whoever is level in both has won as well, the book has no further tie-break. */
bool is_winner(const Game *game, int seat) {
    const Player *own = &game->player[seat];
    for (int s = 0; s < game->players; s++) {
        const Player *other = &game->player[s];
        if (other->points > own->points || (other->points == own->points && other->livre > own->livre))
            return false;
    }
    return true;
}
