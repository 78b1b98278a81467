/* The parts of the game: what is printed on tiles, cards and board. A game only ever reads them. */
#pragma once
#include "json.h"

enum {
    MAX_SEATS = 5, MAX_ID = 48, MAX_GARMENTS = 64, MAX_TILES = 64, MAX_STARTERS = 8, MAX_EMPLOYEES = 40,
    MAX_CARDS = MAX_SEATS * MAX_STARTERS + MAX_EMPLOYEES,
    SMALLEST_TEAM = 4, MAX_WINDOWS = 12, MAX_DRAWERS = 8, MAX_GUESTS = 48, MAX_DECORATIONS = 40, HALLS = 5
};

enum { COMMON_GOWN, COMMON_COAT, UNCOMMON_GOWN, RARE_COAT, COLOURS };
enum { THREAD, LACE, NOTIONS };
enum { APPRENTICE, JOURNEYMAN, MASTER };
enum { FIREWORK, MUSICIAN, STATUE, KITCHEN_BY_DECORATIONS, KITCHEN_BY_GARMENTS };

typedef enum {
    BONUS_NONE,
    /* carried out at once */
    BONUS_LIVRE, BONUS_LIVRE_BY_DECORATIONS, BONUS_POINTS_BY_DECORATIONS, BONUS_LIVRE_BY_GARMENTS,
    BONUS_POINTS_BY_GARMENTS, BONUS_GOWN_COLOURS, BONUS_COAT_COLOURS, BONUS_LIVRE_BY_TEAM,
    /* with choices */
    BONUS_NOTION, BONUS_BAG, BONUS_ACQUIRE, BONUS_MAKE_COMMON, BONUS_MAKE_UNCOMMON, BONUS_FUND, BONUS_EXCHANGE,
    BONUS_SILK, BONUS_DEPUTE_FOR_BONUS, BONUS_DEPUTE_FOR_LIVRE,
    /* after the last round */
    END_TEAM, END_NOTIONS, END_MASTER_GUESTS, END_COUPLES, BONUS_KINDS
} BonusKind;

/* What amount and more mean depends on the kind: a price, a size of a set, a discount, a table by team size. */
typedef struct { const char *name; BonusKind kind; int amount, more; } Bonus;

typedef struct { char id[MAX_ID]; int silk[COLOURS], notions[NOTIONS], colour, value, points, master; } Garment;
typedef struct { char id[MAX_ID]; int silk[COLOURS], notions[NOTIONS], both; } Tile;
typedef struct { char id[MAX_ID]; int level, role, pays; const Bonus *bonus; } Employee;
typedef struct { char id[MAX_ID]; int notions[NOTIONS], hall, master, livre, tile; } Guest; /* halls from 0 on */
typedef struct { char id[MAX_ID]; int kind, hall, price, points, factor; } Decoration;

typedef struct {
    int windows, drawers, guests, decorations, all_halls;
    int window_price[MAX_WINDOWS], drawer_size[MAX_DRAWERS];
    int hall_points[HALLS][2], firework_points[2], all_halls_points[MAX_SEATS];
    Guest guest[MAX_GUESTS];
    Decoration decoration[MAX_DECORATIONS];
} Board;

typedef struct Parts {
    struct Parts *next;
    char digest[2 * MAX_ID];
    int garments, tiles, starters, employees;
    Garment garment[MAX_GARMENTS];
    Tile tile[MAX_TILES];
    Employee starter[MAX_STARTERS], employee[MAX_EMPLOYEES];
    Board few, many;
} Parts;

extern const char *const notion_names[NOTIONS]; /* in the parts and in the actions */

/* Fills parts that are all zero from the list of paths and values; says what is wrong with it, or NULL. */
const char *parts_read(Parts *parts, const char *given);
