/* The seven steps of the scoring, in two parts, because fireworks are admired between the fourth and the sixth. */
#include "game.h"

/* The table printed on cards that pay by team size: 5-6, 7-8, 9-10, 11 and more; nothing below. */
int team_table(int size, const Bonus *bonus) {
    int line = size > 11 ? 3 : (size - 5) / 2;
    return size < 5 ? 0 : bonus->amount + line * bonus->more;
}

static int sets_of(const Game *game, int seat, BonusKind kind) {
    int gowns = garments_of(game, seat, COMMON_GOWN) + garments_of(game, seat, UNCOMMON_GOWN), masters = 0;
    int coats = garments_of(game, seat, NOTHING) - gowns;
    const int *have = game->player[seat].notions;
    for (int g = 0; g < game->parts->garments; g++)
        masters += game->maker[g] == seat && game->board->guest[game->garment_at[g].at].master;
    switch (kind) {
    case END_NOTIONS: return have[THREAD] < have[LACE] ? have[THREAD] : have[LACE];
    case END_MASTER_GUESTS: return masters / 2;
    case END_COUPLES: return gowns < coats ? gowns : coats;
    default: return 0;
    }
}

/* Every pair of notions is scored: at the end there is nothing better to do with it. */
static void score_team(Game *game, int seat) {
    for (int c = 0; c < game->cards; c++)
        if (in_team(game, c, seat)) {
            const Bonus *bonus = card_face(game, c)->bonus;
            int sets = sets_of(game, seat, bonus->kind), team = team_table(team_size(game, seat), bonus);
            game->player[seat].points += bonus->kind == END_TEAM ? team : sets * bonus->amount;
            for (int n = 0; bonus->kind == END_NOTIONS && n < NOTIONS; n++)
                game->player[seat].notions[n] -= sets;
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
    for (int s = 0; s < game->board->guests; s++) {
        int garment = garment_at(game, RENTED, s);
        if (garment != NOTHING && game->board->guest[s].hall == hall)
            rank[game->maker[garment]] += 10000 + (game->board->guest[s].master && !broken("hall-tie") ? 100 : 0);
    }
    for (int d = 0; d < game->board->decorations; d++)
        if (game->board->decoration[d].kind == MUSICIAN && game->board->decoration[d].hall == hall &&
            game->funder[d] != NOBODY)
            rank[game->funder[d]] += rank[game->funder[d]] > 0;
    majority(game, rank, game->board->hall_points[hall]);
}

static void score_fireworks(Game *game) {
    int rank[MAX_SEATS] = {0};
    for (int d = 0; d < game->board->decorations; d++)
        if (game->board->decoration[d].kind == FIREWORK && game->funder[d] != NOBODY) /* the last is the dearest */
            rank[game->funder[d]] = (rank[game->funder[d]] / 100 + 1) * 100 + d;
    majority(game, rank, game->board->firework_points);
}

void score_before_balcony(Game *game) {
    for (int s = 0; s < game->players; s++) {
        Player *player = &game->player[s];
        player->points += player->livre / LIVRE_PER_POINT + (game->favor == s ? FAVOR_POINTS : 0);
        player->livre %= LIVRE_PER_POINT;
        score_team(game, s);
    }
    for (int hall = 0; hall < HALLS; hall++)
        score_hall(game, hall);
    score_fireworks(game);
}

/* A garment counts for one statue only; giving each statue all colours that are left is the best division. */
static int statue_points(const Game *game, int seat) {
    int colours = 0;
    for (int statue = 1; statue <= decorations_of(game, seat, STATUE); statue++)
        for (int colour = 0; colour < COLOURS; colour++)
            colours += garments_of(game, seat, colour) >= statue;
    return colours * POINTS_PER_COLOUR;
}

void score_after_balcony(Game *game) {
    for (int s = 0; s < game->players; s++) {
        int space = game->player[s].all_halls;
        game->player[s].points += space == NOTHING ? 0 : game->board->all_halls_points[space];
        game->player[s].points += statue_points(game, s);
    }
    for (int g = 0; g < game->parts->garments; g++) {
        bool balcony = game->garment_at[g].zone == BALCONY;
        int factor = balcony ? game->board->decoration[game->garment_at[g].at].factor : 1;
        if (game->maker[g] != NOBODY)
            game->player[game->maker[g]].points += game->parts->garment[g].points * factor;
    }
    for (int d = 0; d < game->board->decorations; d++)
        if (game->funder[d] != NOBODY)
            game->player[game->funder[d]].points += game->board->decoration[d].points;
}

/* Most points, then most Livre kept; whoever is level in both has won as well, the book has no further tie-break. */
bool is_winner(const Game *game, int seat) {
    const Player *own = &game->player[seat], *other = game->player;
    bool best = true;
    for (int s = 0; s < game->players; s++, other++)
        best = best && (other->points < own->points || (other->points == own->points && other->livre <= own->livre));
    return best;
}
