/* The parts come as paths and values ("garments.cg1.value" = 6); the order in which ids first appear is their order.
   All that is printed is a number or can be told as one: behind its id, a struct has ints in the order given here. */
#define _POSIX_C_SOURCE 200809L
#include "parts.h"
#include <stdlib.h>
#include <string.h>

const char *const notion_names[NOTIONS] = {"thread", "lace"};

static const Bonus bonuses[] = {
    {"none", BONUS_NONE, 0, 0}, {"start: acquire resources", BONUS_ACQUIRE, 0, 0},
    {"start: thread or lace", BONUS_NOTION, 1, 0}, {"start: Livre", BONUS_LIVRE, 2, 0},
    {"I: Livre", BONUS_LIVRE, 1, 0}, {"I: depute", BONUS_DEPUTE_FOR_BONUS, 0, 0},
    {"I: resource tile for a payment", BONUS_BAG, 1, 0}, {"I: acquire resources", BONUS_ACQUIRE, 0, 0},
    {"I: resource tile for nothing", BONUS_BAG, 0, 0}, {"I: thread or lace", BONUS_NOTION, 0, 0},
    {"II: by garment colours", BONUS_GOWN_COLOURS, 1, 2}, {"II: make a garment", BONUS_MAKE_COMMON, 1, 0},
    {"II: depute", BONUS_DEPUTE_FOR_LIVRE, 0, 0}, {"II: by decorations", BONUS_POINTS_BY_DECORATIONS, 2, 0},
    {"III: by decorations", BONUS_LIVRE_BY_DECORATIONS, 1, 0}, {"III: by garments", BONUS_POINTS_BY_GARMENTS, 3, 0},
    {"III: fund a decoration", BONUS_FUND, 5, 0}, {"III: by team size", BONUS_LIVRE_BY_TEAM, 2, 4},
    {"IV: by team size", BONUS_LIVRE_BY_TEAM, 1, 2}, {"IV: make a garment", BONUS_MAKE_UNCOMMON, 2, 0},
    {"IV: by garment colours", BONUS_COAT_COLOURS, 2, 1}, {"IV: exchange Livre", BONUS_EXCHANGE, 4, 0},
    {"V: by garments, first listed", BONUS_LIVRE_BY_GARMENTS, 1, 0},
    {"V: by decorations", BONUS_POINTS_BY_DECORATIONS, 2, 0},
    {"V: by garments, second listed", BONUS_POINTS_BY_GARMENTS, 2, 0}, {"V: discard silk", BONUS_SILK, 2, 0},
    {"VI: exchange Livre", BONUS_EXCHANGE, 3, 0}, {"VI: fund a decoration", BONUS_FUND, 10, 0},
    {"VI: by team size", END_TEAM, 2, 3}, {"VI: thread and lace", END_NOTIONS, 3, 0},
    {"VI: by master guest spaces", END_MASTER_GUESTS, 3, 0}, {"VI: by gowns and coats", END_COUPLES, 2, 0},
};

/* Words that stand for numbers. */
static const struct { const char *word; int number; } words[] = {
    {"common gown", COMMON_GOWN}, {"common coat", COMMON_COAT}, {"uncommon gown", UNCOMMON_GOWN},
    {"rare coat", RARE_COAT}, {"apprentice", APPRENTICE}, {"journeyman", JOURNEYMAN}, {"master", MASTER},
    {"pays by decorations", KITCHEN_BY_DECORATIONS}, {"pays by garments", KITCHEN_BY_GARMENTS},
};

#define SILK "common gown", "common coat", "uncommon gown", "rare coat"
/* A value that is itself a set of fields (silk, reward) is read as if they stood beside the others. */
static const char *const garment_fields[] = {SILK, "thread", "lace", "color", "value", "points", "master", NULL};
static const char *const tile_fields[] = {SILK, NULL};
static const char *const employee_fields[] = {"level", "role", "pays", NULL};
static const char *const guest_fields[] = {"thread", "lace", "hall", "master", "livre", "tile", NULL};
static const char *const decoration_fields[] = {"side", "hall", "price", "points", "factor", NULL};

static bool same(const char *a, const char *b) { return strcmp(a, b) == 0; }

static bool read_number(const char *value, int *number) {
    long long whole;
    bool known = json_whole(value, &whole) && whole >= -1000 && whole <= 1000;
    *number = known ? (int)whole : *value == 't';
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (json_is(value, words[i].word))
            return *number = words[i].number, true;
    return known || *value == 't' || *value == 'f';
}

/* The entry with this id in a list of structs, made where it is new; NULL where there is no room. */
static void *entry(void *list, size_t size, int *count, int room, const char *id) {
    char *at = list;
    for (int i = 0; i < *count; i++, at += size)
        if (same(at, id))
            return at;
    return *count < room && strlen(id) < MAX_ID ? ++*count, strcpy(at, id) : NULL;
}

static bool read_bonus(const char *value, Employee *employee) {
    for (size_t i = 0; i < sizeof bonuses / sizeof *bonuses; i++)
        if (json_is(*value == '"' ? value : "\"none\"", bonuses[i].name))
            employee->bonus = &bonuses[i];
    return employee->bonus != NULL;
}

static bool read_notions(const char *value, Tile *tile) {
    char text[MAX_ID];
    if (!json_string(value, text, sizeof text))
        return false;
    for (int n = 0; n < NOTIONS; n++)
        tile->notions[n] = strstr(text, notion_names[n]) != NULL;
    tile->both = strchr(text, '+') != NULL;
    return true;
}

static bool read_field(void *part, const char *const *fields, const char *name, const char *value) {
    char inner[MAX_ID];
    if (!part)
        return false;
    if (fields == employee_fields && same(name, "bonus"))
        return read_bonus(value, part);
    if (fields == tile_fields && same(name, "notions"))
        return read_notions(value, part);
    for (const char *key = *value == '{' ? json_first(value) : NULL; key; key = json_after(json_after(key)))
        if (!json_string(key, inner, sizeof inner) || !read_field(part, fields, inner, json_after(key)))
            return false;
    for (int *number = (int *)(void *)((char *)part + MAX_ID); *fields; fields++, number++)
        if (same(*fields, name))
            return read_number(value, number) && (!same(name, "hall") || (--*number >= 0 && *number < HALLS));
    return true; /* a printed field that nothing here depends on */
}

#define LIST(array, count, room) array, sizeof *array, &count, room
static bool read_entry(void *list, size_t size, int *count, int room, char *const *word, const char *const *fields,
                       const char *value) {
    return read_field(entry(list, size, count, room, word[0]), fields, word[1], value);
}

/* A printed row of numbers; in the path they count from 1, or are called first and second. */
static bool read_row(int *row, int *count, int room, const char *at, const char *value) {
    int index = same(at, "first") ? 0 : same(at, "second") ? 1 : atoi(at) - 1;
    if (index < 0 || index >= room)
        return false;
    *count = index < *count ? *count : index + 1;
    return read_number(value, &row[index]);
}

static bool read_board(Board *board, char *const *word, int count, const char *value) {
    static const char *const kinds[] = {"fireworks", "musicians", "statues", "kitchen"}; /* by kind */
    int hall = atoi(word[1]) - 1, places = 0;
    if (same(word[0], "windows"))
        return read_row(board->window_price, &board->windows, MAX_WINDOWS, word[1], value);
    if (same(word[0], "drawers"))
        return read_row(board->drawer_size, &board->drawers, MAX_DRAWERS, word[1], value);
    if (same(word[0], "all_halls"))
        return read_row(board->all_halls_points, &board->all_halls, MAX_SEATS, word[1], value);
    if (same(word[0], "firework_points"))
        return read_row(board->firework_points, &places, 2, word[1], value);
    if (same(word[0], "hall_points") && count == 3)
        return hall >= 0 && hall < HALLS && read_row(board->hall_points[hall], &places, 2, word[2], value);
    if (same(word[0], "guests") && count == 3)
        return read_entry(LIST(board->guest, board->guests, MAX_GUESTS), word + 1, guest_fields, value);
    for (int kind = FIREWORK; kind <= KITCHEN_BY_DECORATIONS && count == 3; kind++)
        if (same(word[0], kinds[kind])) {
            Decoration *new = entry(LIST(board->decoration, board->decorations, MAX_DECORATIONS), word[1]);
            if (new && kind != KITCHEN_BY_DECORATIONS) /* the sides of the kitchen come as a field */
                new->kind = kind;
            return read_field(new, decoration_fields, word[2], value);
        }
    return true;
}

/* Parts of an option are passed over: no game with one is played here. */
static bool read_part(Parts *parts, char *path, const char *value) {
    char *word[4], *rest = path;
    int count = 0;
    for (char *next = strtok_r(path, ".", &rest); next && count < 4; next = strtok_r(NULL, ".", &rest))
        word[count++] = next;
    if (count < 3 || same(word[count - 1], "count"))
        return true; /* how many there are is seen from the list itself */
    if (same(word[0], "few") || same(word[0], "many"))
        return read_board(same(word[0], "few") ? &parts->few : &parts->many, word + 1, count - 1, value);
    if (same(word[0], "garments"))
        return read_entry(LIST(parts->garment, parts->garments, MAX_GARMENTS), word + 1, garment_fields, value);
    if (same(word[0], "resources"))
        return read_entry(LIST(parts->tile, parts->tiles, MAX_TILES), word + 1, tile_fields, value);
    if (same(word[0], "start_team"))
        return read_entry(LIST(parts->starter, parts->starters, MAX_STARTERS), word + 1, employee_fields, value);
    if (same(word[0], "employees"))
        return read_entry(LIST(parts->employee, parts->employees, MAX_EMPLOYEES), word + 1, employee_fields, value);
    return true;
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
