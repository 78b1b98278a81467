/* The parts come as paths and values ("garments.cg1.value" = 6); the order in which ids first appear is their order. */
#define _POSIX_C_SOURCE 200809L
#include "parts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *const colour_names[COLOURS] = {"common gown", "common coat", "uncommon gown", "rare coat"};
const char *const notion_names[NOTIONS] = {"thread", "lace"};
static const char *const role_names[ROLES] = {"apprentice", "journeyman", "master"};

static const Bonus bonuses[] = {
    {"none", BONUS_NONE, 0, 0},
    {"start: acquire resources", BONUS_ACQUIRE, 0, 0},
    {"start: thread or lace", BONUS_NOTION, 1, 0},
    {"start: Livre", BONUS_LIVRE, 2, 0},
    {"I: Livre", BONUS_LIVRE, 1, 0},
    {"I: depute", BONUS_DEPUTE_FOR_BONUS, 0, 0},
    {"I: resource tile for a payment", BONUS_BAG, 1, 0},
    {"I: acquire resources", BONUS_ACQUIRE, 0, 0},
    {"I: resource tile for nothing", BONUS_BAG, 0, 0},
    {"I: thread or lace", BONUS_NOTION, 0, 0},
    {"II: by garment colours", BONUS_GOWN_COLOURS, 1, 2},
    {"II: make a garment", BONUS_MAKE_COMMON, 1, 0},
    {"II: depute", BONUS_DEPUTE_FOR_LIVRE, 0, 0},
    {"II: by decorations", BONUS_POINTS_BY_DECORATIONS, 2, 0},
    {"III: by decorations", BONUS_LIVRE_BY_DECORATIONS, 1, 0},
    {"III: by garments", BONUS_POINTS_BY_GARMENTS, 3, 0},
    {"III: fund a decoration", BONUS_FUND, 5, 0},
    {"III: by team size", BONUS_LIVRE_BY_TEAM, 2, 4},
    {"IV: by team size", BONUS_LIVRE_BY_TEAM, 1, 2},
    {"IV: make a garment", BONUS_MAKE_UNCOMMON, 2, 0},
    {"IV: by garment colours", BONUS_COAT_COLOURS, 2, 1},
    {"IV: exchange Livre", BONUS_EXCHANGE, 4, 0},
    {"V: by garments, first listed", BONUS_LIVRE_BY_GARMENTS, 1, 0},
    {"V: by decorations", BONUS_POINTS_BY_DECORATIONS, 2, 0},
    {"V: by garments, second listed", BONUS_POINTS_BY_GARMENTS, 2, 0},
    {"V: discard silk", BONUS_SILK, 2, 0},
    {"VI: exchange Livre", BONUS_EXCHANGE, 3, 0},
    {"VI: fund a decoration", BONUS_FUND, 10, 0},
    {"VI: by team size", END_TEAM, 2, 3},
    {"VI: thread and lace", END_NOTIONS, 3, 0},
    {"VI: by master guest spaces", END_MASTER_GUESTS, 3, 0},
    {"VI: by gowns and coats", END_COUPLES, 2, 0},
};

static int word_in(const char *const *words, int count, const char *word)
{
    for (int i = 0; word && i < count; i++)
        if (strcmp(words[i], word) == 0)
            return i;
    return -1;
}

/* The entry of an id in a list of structs that begin with their id, made where it is new; NULL where there is no room. */
static void *entry(void *list, size_t size, int *count, int room, const char *id)
{
    char *at = list;
    for (int i = 0; i < *count; i++, at += size)
        if (strcmp(at, id) == 0)
            return at;
    if (*count == room || strlen(id) >= MAX_ID)
        return NULL;
    ++*count;
    return strcpy(at, id);
}

static int whole(const Json *value)
{
    long long number = 0;
    return json_number(value, &number) && number > -10000 && number < 10000 ? (int)number : 0;
}

static bool yes(const Json *value)
{
    return value && value->type == JSON_TRUE;
}

static bool read_silk(int *silk, const Json *value)
{
    for (const Json *child = value ? value->first : NULL; child; child = child->next) {
        int colour = child->key ? word_in(colour_names, COLOURS, child->key) : -1;
        if (colour < 0)
            return false;
        silk[colour] = whole(child);
    }
    return true;
}

static bool read_garment(Garment *garment, const char *field, const Json *value)
{
    if (strcmp(field, "color") == 0) {
        int colour = word_in(colour_names, COLOURS, json_string(value));
        garment->colour = colour < 0 ? COMMON_GOWN : (Colour)colour;
        return colour >= 0;
    }
    if (strcmp(field, "silk") == 0)
        return read_silk(garment->silk, value);
    if (strcmp(field, "value") == 0)
        garment->value = whole(value);
    else if (strcmp(field, "points") == 0)
        garment->points = whole(value);
    else if (strcmp(field, "master") == 0)
        garment->master = yes(value);
    else if (strcmp(field, "thread") == 0)
        garment->notions[THREAD] = whole(value);
    else if (strcmp(field, "lace") == 0)
        garment->notions[LACE] = whole(value);
    return true;
}

static bool read_tile(Tile *tile, const char *field, const Json *value)
{
    if (strcmp(field, "silk") == 0)
        return read_silk(tile->silk, value);
    if (strcmp(field, "notions") == 0) {
        const char *notions = json_string(value);
        if (!notions)
            return false;
        tile->notions[THREAD] = strstr(notions, "thread") != NULL;
        tile->notions[LACE] = strstr(notions, "lace") != NULL;
        tile->both = strchr(notions, '+') != NULL;
    }
    return true;
}

static bool read_employee(Employee *employee, const char *field, const Json *value)
{
    if (strcmp(field, "level") == 0) {
        employee->level = whole(value);
    } else if (strcmp(field, "pays") == 0) {
        employee->pays = whole(value);
    } else if (strcmp(field, "role") == 0) {
        int role = word_in(role_names, ROLES, json_string(value));
        employee->role = role < 0 ? APPRENTICE : (Role)role;
        return role >= 0;
    } else if (strcmp(field, "bonus") == 0) {
        const char *name = value && value->type == JSON_NULL ? "none" : json_string(value);
        for (size_t i = 0; name && i < sizeof bonuses / sizeof *bonuses; i++)
            if (strcmp(bonuses[i].name, name) == 0)
                employee->bonus = &bonuses[i];
        return employee->bonus != NULL;
    }
    return true;
}

static bool read_guest(Guest *guest, const char *field, const Json *value)
{
    if (strcmp(field, "hall") == 0) {
        guest->hall = whole(value) - 1;
        return guest->hall >= 0 && guest->hall < HALLS;
    }
    if (strcmp(field, "master") == 0)
        guest->master = yes(value);
    if (strcmp(field, "reward") == 0) {
        guest->livre = whole(json_member(value, "livre"));
        guest->tile = whole(json_member(value, "tile"));
        for (int n = 0; n < NOTIONS; n++)
            guest->notions[n] = whole(json_member(value, notion_names[n]));
    }
    return true;
}

static bool read_decoration(Decoration *decoration, DecorationKind kind, const char *field, const Json *value)
{
    if (kind != KITCHEN_BY_DECORATIONS)
        decoration->kind = kind;
    if (strcmp(field, "side") == 0) {
        const char *side = json_string(value);
        decoration->kind = side && strstr(side, "garments") ? KITCHEN_BY_GARMENTS : KITCHEN_BY_DECORATIONS;
    } else if (strcmp(field, "hall") == 0) {
        decoration->hall = whole(value) - 1;
        return decoration->hall >= 0 && decoration->hall < HALLS;
    } else if (strcmp(field, "price") == 0) {
        decoration->price = whole(value);
    } else if (strcmp(field, "points") == 0) {
        decoration->points = whole(value);
    } else if (strcmp(field, "factor") == 0) {
        decoration->factor = whole(value);
    }
    return true;
}

/* A printed row such as the prices of the windows; its numbers in the path count from 1. */
static bool read_row(int *row, int *count, int room, const char *number, const Json *value)
{
    int at = atoi(number) - 1;
    if (at < 0 || at >= room)
        return false;
    row[at] = whole(value);
    if (at >= *count)
        *count = at + 1;
    return true;
}

/* A path has up to four words: the side, the list, the id or number, the field. */
static bool read_board(Board *board, char *const word[4], int words, const Json *value)
{
    static const char *const lists[] = {"fireworks", "musicians", "statues", "kitchen"};
    static const DecorationKind kinds[] = {FIREWORK, MUSICIAN, STATUE, KITCHEN_BY_DECORATIONS};
    const char *list = word[1], *id = word[2];
    int rank = words == 4 && strcmp(word[3], "second") == 0 ? 1 : 0;
    if (words < 3 || strcmp(id, "count") == 0)
        return true;
    if (strcmp(list, "windows") == 0)
        return read_row(board->window_price, &board->windows, MAX_WINDOWS, id, value);
    if (strcmp(list, "drawers") == 0)
        return read_row(board->drawer_size, &board->drawers, MAX_DRAWERS, id, value);
    if (strcmp(list, "all_halls") == 0)
        return read_row(board->all_halls_points, &board->all_halls, MAX_SEATS, id, value);
    if (strcmp(list, "firework_points") == 0)
        board->firework_points[strcmp(id, "second") == 0] = whole(value);
    if (words < 4)
        return true;
    if (strcmp(list, "hall_points") == 0) {
        int hall = atoi(id) - 1;
        if (hall < 0 || hall >= HALLS)
            return false;
        board->hall_points[hall][rank] = whole(value);
    }
    if (strcmp(list, "guests") == 0) {
        Guest *guest = entry(board->guest, sizeof *guest, &board->guests, MAX_GUESTS, id);
        return guest && read_guest(guest, word[3], value);
    }
    int kind = word_in(lists, 4, list);
    if (kind < 0)
        return true;
    Decoration *decoration = entry(board->decoration, sizeof *decoration, &board->decorations, MAX_DECORATIONS, id);
    return decoration && read_decoration(decoration, kinds[kind], word[3], value);
}

static bool read_part(Parts *parts, const char *path, const Json *value)
{
    char copy[4 * MAX_ID], *word[4], *rest = copy;
    int words = 0;
    if (strlen(path) >= sizeof copy)
        return false;
    strcpy(copy, path);
    for (char *next; words < 4 && (next = strtok_r(rest, ".", &rest)); words++)
        word[words] = next;
    if (words < 3)
        return true;
    if (strcmp(word[0], "few") == 0)
        return read_board(&parts->few, word, words, value);
    if (strcmp(word[0], "many") == 0)
        return read_board(&parts->many, word, words, value);
    if (strcmp(word[0], "garments") == 0) {
        Garment *garment = entry(parts->garment, sizeof *garment, &parts->garments, MAX_GARMENTS, word[1]);
        return garment && read_garment(garment, word[2], value);
    }
    if (strcmp(word[0], "resources") == 0) {
        Tile *tile = entry(parts->tile, sizeof *tile, &parts->tiles, MAX_TILES, word[1]);
        return tile && read_tile(tile, word[2], value);
    }
    if (strcmp(word[0], "start_team") == 0) {
        Employee *starter = entry(parts->starter, sizeof *starter, &parts->starters, MAX_STARTERS, word[1]);
        return starter && read_employee(starter, word[2], value);
    }
    if (strcmp(word[0], "employees") == 0) {
        Employee *employee = entry(parts->employee, sizeof *employee, &parts->employees, MAX_EMPLOYEES, word[1]);
        return employee && read_employee(employee, word[2], value);
    }
    return true; /* parts of an option: no game with one is played here */
}

const char *parts_read(Parts *parts, const Json *given)
{
    const Json *values = given && given->type == JSON_ARRAY ? given : json_member(given, "values");
    if (!values || values->type != JSON_ARRAY)
        return "parts without a list of values";
    for (const Json *item = values->first; item; item = item->next) {
        const char *path = json_string(json_member(item, "path"));
        if (!path || !read_part(parts, path, json_member(item, "value")))
            return "a value of the parts that is not understood";
    }
    for (int i = 0; i < parts->starters; i++)
        if (!parts->starter[i].bonus)
            return "a starting card without its bonus";
    for (int i = 0; i < parts->employees; i++)
        if (!parts->employee[i].bonus)
            return "an employee without a bonus";
    if (parts->starters < 4 || !parts->employees)
        return "parts without a team";
    return NULL;
}
