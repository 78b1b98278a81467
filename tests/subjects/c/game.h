/* One game: where every part lies, whose choice it is, and what the turn has come to. */
#pragma once
#include "parts.h"

/* A part is in one place only, so it is kept by the part and not by the place: nothing can be lost or doubled. */
typedef enum {
    STOCK,   /* deck, bag of tiles, bag of garments */
    SHOWN,   /* at: 0 for an employee, the drawer of a tile, the window of a garment */
    CHOSEN,  /* taken, and its further way is being chosen */
    RESERVE, HAND, PLAYED, LEAVING, /* at: the seat; LEAVING is deputed, but its bonus may still come */
    TRAY,    /* at: the seat */
    RENTED,  /* at: the guest space */
    BALCONY, /* at: the firework a garment was carried to */
    OUT      /* discarded tiles and garments, employees out of the game */
} Zone;
typedef struct { Zone zone; int at; } Place;

/* What can be done; the first thing that can be done at a step names it. TAKE is from a tile, TAKE_BONUS by a card. */
typedef enum {
    START, REVEAL, FILL, HANG, HAND_CARDS, CARD, MAIN, DRAWER, TILE, KEEP, TAKE, TAKE_BONUS, WINDOW, SAVE, SPEND, SELL,
    RENT, SPACE, HIRE, FUND, USE_BONUS, EXCHANGE, GIVE, ENOUGH, DRAW, DEPUTE, ADMIRE, OVER
} Verb;
typedef enum {
    NO_THING, SEATS, CARDS, TILES, GARMENTS, DRAWERS, WINDOWS, GUESTS, DECORATIONS, POINTS, MAIN_WORDS, BONUS_WORDS,
    NOTION_WORDS, SILK_WORDS
} Thing;
typedef struct { const char *name; Thing thing; int least, most; } VerbForm;
typedef enum { FAVOR, ACQUIRE, MAKE, HIRE_ONE, DEPUTE_THIS, FUND_ONE, NO_MAIN, MAINS } MainAction;
enum { USE, LEAVE };
enum {
    NOBODY = -1, NOTHING = -1, ROUNDS = 7, HAND_SIZE = 3, FIRST_LIVRE = 15, FAVOR_LIVRE = 5, FAVOR_POINTS = 3,
    INCOME = 5, ROW = 4, WINDOWS_CLEARED = 2, LIVRE_PER_POINT = 10, POINTS_PER_COLOUR = 2
};

/* What a verb is done to, as numbers of parts or words from 0 on, in ascending order; save repeats a colour. */
typedef struct { Verb verb; int count, arg[MAX_TILES]; } Action;

typedef struct { int points, livre, notions[NOTIONS], all_halls; } Player; /* all_halls: the space held, or NOTHING */

typedef struct {
    int card;              /* whose action or bonus is under way: the card played, or one deputed by a bonus */
    bool in_bonus, gift;   /* gift: the tile comes from a guest space and costs nothing */
    int drawer, window, tile, garment;
    int saved[COLOURS], given[COLOURS], last_given;
} Turn;

typedef struct {
    const Parts *parts;
    const Board *board;
    int players, cards, round, first, seat, favor; /* favor: the seat that took it, or NOBODY */
    bool display_moved; /* the garments left over have made room in this round */
    Verb step;
    Turn turn;
    Player player[MAX_SEATS];
    Place card_at[MAX_CARDS], tile_at[MAX_TILES], garment_at[MAX_GARMENTS];
    int maker[MAX_GARMENTS], funder[MAX_DECORATIONS];
    int balcony, firework; /* how many pairs of seat and decoration are through, and the firework it has come to */
} Game;

/* table.c: what lies where; a colour or kind of NOTHING counts all */
const Employee *card_face(const Game *game, int card);
const Bonus *current_bonus(const Game *game);
bool lies(Place place, Zone zone, int at);
int cards_in(const Game *game, Zone zone, int seat);
bool in_team(const Game *game, int card, int seat);
int team_size(const Game *game, int seat);
int tiles_in(const Game *game, Zone zone, int at);
int garment_at(const Game *game, Zone zone, int at);
bool royal_garment(const Game *game, int guest, int seat);
int garments_of(const Game *game, int seat, int colour);
int decorations_of(const Game *game, int seat, int kind);
bool refill(Place *places, int count);
int silk_points(const Game *game, const int given[COLOURS]);
int bonus_gain(const Game *game, int *points);
int drawer_price(const Game *game, int drawer);
int hire_price(const Game *game);
int fund_price(const Game *game, int decoration);

/* rounds.c: from one turn and round to the next */
void game_start(Game *game, const Parts *parts, int players);
void prepare(Game *game);
void choose_hand(Game *game, const Action *action);
void end_turn(Game *game);
void next_admire(Game *game);

/* check.c: may it be done; NULL, or a word for why not */
const char *refuse(const Game *game, const Action *action);
const char *refuse_all(const Game *game, Verb verb);
bool bonus_usable(const Game *game);
bool saving_asked(const Game *game);
extern const Verb main_verb[MAINS], bonus_verb[BONUS_KINDS]; /* the first choice of each; START where there is none */
int write_legal(const Game *game, Text *text); /* gives how many there are; NULL only counts them */

void perform(Game *game, const Action *action); /* what is not refused; in perform.c */

/* scoring.c: the steps before garments are carried to the balcony, those after, and who has won */
void score_before_balcony(Game *game);
void score_after_balcony(Game *game);
int team_table(int size, const Bonus *bonus);
bool is_winner(const Game *game, int seat);

/* main.c: whether this rule is to be broken on purpose, to try who judges */
bool broken(const char *defect);

/* notation.c */
extern const VerbForm verb_forms[OVER];
Verb step_of(Verb verb);
int things(const Game *game, Thing thing);
const char *thing_name(const Game *game, Thing thing, int i, char room[2 * MAX_ID]);
bool action_read(const Game *game, char *text, Action *action); /* cuts the text into words */
void action_write(const Game *game, const Action *action, Text *text);
