/* The parts come as paths and values ("garments.cg1.value" = 6); the order in which ids first appear is their order.
   All that is printed is a number or can be told as one, so tables say where each field goes. */
#define _POSIX_C_SOURCE 200809L
#include "parts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *const colour_names[COLOURS] = {"common gown", "common coat", "uncommon gown", "rare coat"};
const char *const notion_names[NOTIONS] = {"thread", "lace"};

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

/* Words that stand for numbers. */
static const struct { const char *word; int number; } words[] = {
    {"common gown", COMMON_GOWN}, {"common coat", COMMON_COAT}, {"uncommon gown", UNCOMMON_GOWN},
    {"rare coat", RARE_COAT}, {"apprentice", APPRENTICE}, {"journeyman", JOURNEYMAN}, {"master", MASTER},
    {"pays by decorations", KITCHEN_BY_DECORATIONS}, {"pays by garments", KITCHEN_BY_GARMENTS},
};

typedef struct { const char *name; size_t offset; } Field;

/* A value that is itself a set of fields (silk, reward) is read as if they stood beside the others. */
static const Field garment_fields[] = {
    {"color", offsetof(Garment, colour)}, {"value", offsetof(Garment, value)}, {"points", offsetof(Garment, points)},
    {"master", offsetof(Garment, master)}, {"common gown", offsetof(Garment, silk[COMMON_GOWN])},
    {"common coat", offsetof(Garment, silk[COMMON_COAT])}, {"uncommon gown", offsetof(Garment, silk[UNCOMMON_GOWN])},
    {"rare coat", offsetof(Garment, silk[RARE_COAT])}, {"thread", offsetof(Garment, notions[THREAD])},
    {"lace", offsetof(Garment, notions[LACE])}, {NULL, 0}};
static const Field tile_fields[] = {
    {"common gown", offsetof(Tile, silk[COMMON_GOWN])}, {"common coat", offsetof(Tile, silk[COMMON_COAT])},
    {"uncommon gown", offsetof(Tile, silk[UNCOMMON_GOWN])}, {"rare coat", offsetof(Tile, silk[RARE_COAT])}, {NULL, 0}};
static const Field employee_fields[] = {
    {"level", offsetof(Employee, level)}, {"role", offsetof(Employee, role)}, {"pays", offsetof(Employee, pays)}, {NULL, 0}};
static const Field guest_fields[] = {
    {"hall", offsetof(Guest, hall)}, {"master", offsetof(Guest, master)}, {"livre", offsetof(Guest, livre)},
    {"tile", offsetof(Guest, tile)}, {"thread", offsetof(Guest, notions[THREAD])},
    {"lace", offsetof(Guest, notions[LACE])}, {NULL, 0}};
static const Field decoration_fields[] = {
    {"side", offsetof(Decoration, kind)}, {"hall", offsetof(Decoration, hall)}, {"price", offsetof(Decoration, price)},
    {"points", offsetof(Decoration, points)}, {"factor", offsetof(Decoration, factor)}, {NULL, 0}};

typedef struct { const char *name; size_t list, count, size; int room; const Field *fields; int kind; } List;

static const List lists[] = {
    {"garments", offsetof(Parts, garment), offsetof(Parts, garments), sizeof(Garment), MAX_GARMENTS, garment_fields, 0},
    {"resources", offsetof(Parts, tile), offsetof(Parts, tiles), sizeof(Tile), MAX_TILES, tile_fields, 0},
    {"start_team", offsetof(Parts, starter), offsetof(Parts, starters), sizeof(Employee), MAX_STARTERS, employee_fields, 0},
    {"employees", offsetof(Parts, employee), offsetof(Parts, employees), sizeof(Employee), MAX_EMPLOYEES, employee_fields, 0},
}, board_lists[] = {
    {"guests", offsetof(Board, guest), offsetof(Board, guests), sizeof(Guest), MAX_GUESTS, guest_fields, 0},
#define DECORATIONS(name, kind) {name, offsetof(Board, decoration), offsetof(Board, decorations), sizeof(Decoration), \
                                 MAX_DECORATIONS, decoration_fields, kind}
    DECORATIONS("fireworks", FIREWORK), DECORATIONS("musicians", MUSICIAN), DECORATIONS("statues", STATUE),
    DECORATIONS("kitchen", KITCHEN_BY_DECORATIONS),
};

static bool same(const char *a, const char *b) {
    return strcmp(a, b) == 0;
}

static bool read_number(const char *value, int *number) {
    long long whole;
    bool known = json_whole(value, &whole) && whole >= -1000 && whole <= 1000;
    *number = known ? (int)whole : *value == 't';
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (json_is(value, words[i].word)) {
            *number = words[i].number;
            known = true;
        }
    return known || *value == 't' || *value == 'f';
}

/* The entry with this id, made where it is new; NULL where there is no room. Every entry begins with its id. */
static char *entry(const List *list, char *holder, const char *id) {
    char *at = holder + list->list;
    int *count = (int *)(void *)(holder + list->count);
    for (int i = 0; i < *count; i++, at += list->size)
        if (same(at, id))
            return at;
    if (*count == list->room || strlen(id) >= MAX_ID)
        return NULL;
    ++*count;
    if (list->fields == decoration_fields)
        ((Decoration *)(void *)at)->kind = list->kind;
    return strcpy(at, id);
}

static bool read_bonus(const char *value, Employee *employee) {
    for (size_t i = 0; i < sizeof bonuses / sizeof *bonuses; i++)
        if (json_is(*value == '"' ? value : "\"none\"", bonuses[i].name))
            employee->bonus = &bonuses[i];
    return employee->bonus != NULL;
}

static bool read_notions(const char *value, Tile *tile) {
    char words[MAX_ID];
    if (!json_string(value, words, sizeof words))
        return false;
    for (int n = 0; n < NOTIONS; n++)
        tile->notions[n] = strstr(words, notion_names[n]) != NULL;
    tile->both = strchr(words, '+') != NULL;
    return true;
}

static bool read_field(const List *list, char *at, const char *name, const char *value) {
    char inner[MAX_ID];
    if (list->fields == employee_fields && same(name, "bonus"))
        return read_bonus(value, (Employee *)(void *)at);
    if (list->fields == tile_fields && same(name, "notions"))
        return read_notions(value, (Tile *)(void *)at);
    for (const char *key = *value == '{' ? json_first(value) : NULL; key; key = json_after(json_after(key)))
        if (!json_string(key, inner, sizeof inner) || !read_field(list, at, inner, json_after(key)))
            return false;
    const Field *field = list->fields;
    while (field->name && !same(field->name, name))
        field++;
    int *number = (int *)(void *)(at + field->offset);
    if (!field->name)
        return true; /* a printed field that nothing here depends on */
    bool good = read_number(value, number);
    if (same(name, "hall"))
        return good && --*number >= 0 && *number < HALLS;
    return good;
}

/* A printed row of numbers; in the path they count from 1, or are called first and second. */
static bool read_row(int *row, int *count, int room, const char *at, const char *value) {
    int index = same(at, "first") ? 0 : same(at, "second") ? 1 : atoi(at) - 1;
    if (index < 0 || index >= room)
        return false;
    if (count && index >= *count)
        *count = index + 1;
    return read_number(value, &row[index]);
}

static bool read_part(Parts *parts, char *path, const char *value) {
    char *word[4], *rest = path;
    int count = 0, from = 0;
    for (char *next = strtok_r(path, ".", &rest); next && count < 4; next = strtok_r(NULL, ".", &rest))
        word[count++] = next;
    if (count < 3 || same(word[count - 1], "count"))
        return true; /* how many there are is seen from the list itself */
    Board *board = same(word[0], "few") ? &parts->few : same(word[0], "many") ? &parts->many : NULL;
    const List *list = board ? board_lists : lists;
    int left = board ? (int)(sizeof board_lists / sizeof *board_lists) : (int)(sizeof lists / sizeof *lists);
    if (board) {
        from = 1;
        int hall = atoi(word[2]) - 1;
        if (same(word[1], "windows"))
            return read_row(board->window_price, &board->windows, MAX_WINDOWS, word[2], value);
        if (same(word[1], "drawers"))
            return read_row(board->drawer_size, &board->drawers, MAX_DRAWERS, word[2], value);
        if (same(word[1], "all_halls"))
            return read_row(board->all_halls_points, &board->all_halls, MAX_SEATS, word[2], value);
        if (same(word[1], "firework_points"))
            return read_row(board->firework_points, NULL, 2, word[2], value);
        if (same(word[1], "hall_points"))
            return count == 4 && hall >= 0 && hall < HALLS && read_row(board->hall_points[hall], NULL, 2, word[3], value);
    }
    for (; left > 0 && count == from + 3; left--, list++)
        if (same(list->name, word[from])) {
            char *at = entry(list, board ? (char *)board : (char *)parts, word[from + 1]);
            return at && read_field(list, at, word[from + 2], value);
        }
    return true; /* parts of an option: no game with one is played here */
}

const char *parts_read(Parts *parts, const char *given) {
    char path[4 * MAX_ID];
    const char *item = json_first(given && *given == '[' ? given : json_member(given, "values"));
    for (; item; item = json_after(item)) {
        const char *value = json_member(item, "value");
        if (!value || !json_string(json_member(item, "path"), path, sizeof path) || !read_part(parts, path, value))
            return "a value of the parts is not understood";
    }
    for (int i = 0; i < MAX_EMPLOYEES; i++)
        if ((i < parts->starters && !parts->starter[i].bonus) || (i < parts->employees && !parts->employee[i].bonus))
            return "an employee has no bonus";
    return parts->starters < SMALLEST_TEAM || !parts->employees ? "the parts have no team" : NULL;
}
