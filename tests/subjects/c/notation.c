/* Actions as text. Reading looks for the part whose written name is the word, so that there is one list of names. */
#define _POSIX_C_SOURCE 200809L
#include "game.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const VerbForm verb_forms[OVER] = {
    [START] = {"start", SEATS, 1, 1}, [REVEAL] = {"reveal", CARDS, 1, 1}, [FILL] = {"fill", TILES, 1, 1},
    [HANG] = {"hang", GARMENTS, 1, 1}, [HAND_CARDS] = {"hand", CARDS, 0, HAND_SIZE}, [CARD] = {"card", CARDS, 1, 1},
    [MAIN] = {"main", MAIN_WORDS, 1, 1}, [DRAWER] = {"drawer", DRAWERS, 1, 1}, [TILE] = {"tile", TILES, 1, 1},
    [KEEP] = {"keep", NO_THING, 0, 0}, [TAKE] = {"take", NOTION_WORDS, 1, NOTIONS},
    [TAKE_BONUS] = {"take", NOTION_WORDS, 1, 1}, [WINDOW] = {"window", WINDOWS, 1, 1},
    [SAVE] = {"save", SILK_WORDS, 0, 2}, [SPEND] = {"spend", TILES, 0, MAX_TILES}, [SELL] = {"sell", NO_THING, 0, 0},
    [RENT] = {"rent", NO_THING, 0, 0}, [SPACE] = {"space", GUESTS, 1, 1}, [HIRE] = {"hire", CARDS, 1, 1},
    [FUND] = {"fund", DECORATIONS, 1, 1}, [USE_BONUS] = {"bonus", BONUS_WORDS, 1, 1},
    [EXCHANGE] = {"exchange", POINTS, 1, 1}, [GIVE] = {"give", TILES, 1, 1}, [ENOUGH] = {"enough", NO_THING, 0, 0},
    [DRAW] = {"draw", TILES, 1, 1}, [DEPUTE] = {"depute", CARDS, 1, 1}, [ADMIRE] = {"admire", GUESTS, 0, 1},
};

/* Three verbs share a step with the one before them. */
Verb step_of(Verb verb) { return verb == TAKE || verb == RENT || verb == ENOUGH ? verb - 1 : verb; }

static const char *const main_words[MAINS] = {"favor", "acquire", "make", "hire", "depute", "fund", "none"};
static const char *const bonus_words[] = {"use", "leave"};
static const char *const silk_words[COLOURS] = {"common-gown", "common-coat", "uncommon-gown", "rare-coat"};

int things(const Game *game, Thing thing) {
    int counts[] = {[NO_THING] = 0, [SEATS] = game->players, [CARDS] = game->cards, [TILES] = game->parts->tiles,
                    [GARMENTS] = game->parts->garments, [DRAWERS] = game->board->drawers,
                    [WINDOWS] = game->board->windows, [GUESTS] = game->board->guests,
                    [DECORATIONS] = game->board->decorations, [POINTS] = game->player[game->seat].livre + 1,
                    [MAIN_WORDS] = MAINS, [BONUS_WORDS] = 2, [NOTION_WORDS] = NOTIONS, [SILK_WORDS] = COLOURS};
    return counts[thing];
}

const char *thing_name(const Game *game, Thing thing, int i, char room[2 * MAX_ID]) {
    switch (thing) {
    case CARDS:
        snprintf(room, 2 * MAX_ID, "%d:%s", i / game->parts->starters, card_face(game, i)->id);
        return i < game->players * game->parts->starters ? room : card_face(game, i)->id;
    case TILES: return game->parts->tile[i].id;
    case GARMENTS: return game->parts->garment[i].id;
    case GUESTS: return game->board->guest[i].id;
    case DECORATIONS: return game->board->decoration[i].id;
    case MAIN_WORDS: return main_words[i];
    case BONUS_WORDS: return bonus_words[i];
    case NOTION_WORDS: return notion_names[i];
    case SILK_WORDS: return silk_words[i];
    default:
        snprintf(room, 2 * MAX_ID, "%d", thing == DRAWERS || thing == WINDOWS ? i + 1 : i);
        return room;
    }
}

/* The word for no thing at all, where a verb has one. */
static const char *empty_word(Verb verb) { return verb == SAVE ? "nothing" : verb == ADMIRE ? "none" : NULL; }

/* Two notions from a tile are one word, and a colour that is saved is said with its number. */
void action_write(const Game *game, const Action *action, Text *text) {
    const VerbForm *form = &verb_forms[action->verb];
    bool both = action->verb == TAKE && action->count == NOTIONS;
    char room[2 * MAX_ID];
    text_add(text, "%s", form->name);
    for (int i = 0; !both && i < (action->verb == SAVE ? action->count > 0 : action->count); i++)
        text_add(text, " %s", thing_name(game, form->thing, action->arg[i], room));
    if (both)
        text_add(text, " both");
    else if (action->verb == SAVE && action->count)
        text_add(text, " %d", action->count);
    else if (action->count == 0 && empty_word(action->verb))
        text_add(text, " %s", empty_word(action->verb));
}

/* Reads what is not a plain list of things; false leaves the words to be read as one. */
static bool read_phrase(char **rest, const char *word, Action *action) {
    bool both = action->verb == TAKE && strcmp(word, "both") == 0;
    if (both)
        *action = (Action){.verb = TAKE, .count = NOTIONS, .arg = {THREAD, LACE}};
    for (int c = 0; action->verb == SAVE && c < COLOURS; c++)
        if (strcmp(silk_words[c], word) == 0) {
            const char *number = strtok_r(NULL, " ", rest);
            int rolls = number && strlen(number) == 1 ? *number - '0' : 0;
            for (int i = 0; i < rolls && rolls <= verb_forms[SAVE].most; i++)
                action->arg[action->count++] = c;
        }
    return both || action->count > 0 || (empty_word(action->verb) && strcmp(word, empty_word(action->verb)) == 0);
}

static int by_number(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }

/* Of a verb that two steps share, the one is meant that the game is at. */
bool action_read(const Game *game, char *text, Action *action) {
    char room[2 * MAX_ID], *rest = text, *word = strtok_r(text, " ", &rest);
    int found = OVER;
    for (int verb = 0; word && verb < OVER; verb++)
        if (strcmp(verb_forms[verb].name, word) == 0 && (found == OVER || step_of(verb) == game->step))
            found = verb;
    if (found == OVER)
        return false;
    const VerbForm *form = &verb_forms[found];
    *action = (Action){.verb = (Verb)found};
    word = strtok_r(NULL, " ", &rest);
    if (word ? read_phrase(&rest, word, action) : empty_word(action->verb) != NULL)
        return word && !strtok_r(NULL, " ", &rest);
    for (; word; word = strtok_r(NULL, " ", &rest)) {
        int i = 0, count = things(game, form->thing);
        while (i < count && strcmp(thing_name(game, form->thing, i, room), word) != 0)
            i++;
        if (i == count || action->count == form->most || action->verb == SAVE ||
            (action->verb == TAKE && action->count == 1))
            return false;
        action->arg[action->count++] = i;
    }
    qsort(action->arg, (size_t)action->count, sizeof *action->arg, by_number);
    return action->count >= form->least;
}
