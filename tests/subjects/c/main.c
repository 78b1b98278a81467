/* The protocol: a message a line in, an answer a line out. What is not known is skipped, with a reason. */
#define _POSIX_C_SOURCE 200809L
#include "game.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct Match { struct Match *next; long long number; Game game; } Match;
static Parts *known_parts;
static Match *matches;
static const char *defect = "";

bool broken(const char *name) { return strcmp(defect, name) == 0; }

static void write_score(Text *text, const Game *game) {
    bool over = game->step == OVER, found = false;
    text_add(text, "\"scores\": [");
    for (int s = 0; s < game->players; s++)
        text_add(text, "%s%d", s ? ", " : "", game->player[s].points);
    text_add(text, "], \"winners\": [");
    for (int s = 0; over && s < game->players; found = found || is_winner(game, s), s++)
        if (is_winner(game, s))
            text_add(text, "%s%d", found ? ", " : "", s);
    text_add(text, "], \"over\": %s", over ? "true" : "false");
}

static void write_seat(Text *text, const char *member, int seat) {
    text_add(text, seat == NOBODY ? "\"%s\": null, " : "\"%s\": %d, ", member, seat);
}

static void write_ids(Text *text, const Game *game, const char *member, Thing thing, Zone zone, int seat) {
    const Place *places = thing == CARDS ? game->card_at : game->tile_at;
    char room[2 * MAX_ID];
    bool found = false;
    text_add(text, ", \"%s\": [", member);
    for (int i = 0; i < things(game, thing); i++)
        if (lies(places[i], zone, seat)) {
            text_add(text, "%s\"%s\"", found ? ", " : "", thing_name(game, thing, i, room));
            found = true;
        }
    text_add(text, "]");
}

/* What the players have, and who is first: a part of the position, in the form of the oracle. */
static void write_position(Text *text, const Game *game) {
    text_add(text, "{");
    write_seat(text, "start", game->first);
    write_seat(text, "favor", game->favor);
    text_add(text, "\"seats\": [");
    for (int s = 0; s < game->players; s++) {
        const Player *player = &game->player[s];
        text_add(text, "%s{\"points\": %d, \"livre\": %d", s ? ", " : "", player->points, player->livre);
        for (int n = 0; n < NOTIONS; n++)
            text_add(text, ", \"%s\": %d", notion_names[n], player->notions[n]);
        write_ids(text, game, "tiles", TILES, TRAY, s);
        write_ids(text, game, "hand", CARDS, HAND, s);
        write_ids(text, game, "reserve", CARDS, RESERVE, s);
        text_add(text, "}");
    }
    text_add(text, "]}");
}

/* Plays an action, or says why not. */
static const char *play(Game *game, const char *value) {
    char words[1024]; /* a longer text is no action */
    Action action;
    if (!json_string(value, words, sizeof words) || !action_read(game, words, &action))
        return "unreadable";
    const char *why = refuse(game, &action);
    if (!why)
        perform(game, &action);
    return why;
}

static void take_parts(Text *text, const char *message) {
    Parts *parts = need_memory(NULL, sizeof *parts);
    memset(parts, 0, sizeof *parts);
    bool named = json_string(json_member(message, "digest"), parts->digest, sizeof parts->digest);
    const char *wrong = named ? parts_read(parts, json_member(message, "parts")) : "parts without a digest";
    text_add(text, wrong ? "\"skipped\": \"%s\"" : "\"result\": {}", wrong);
    parts->next = known_parts; /* the newest is found first; games under way go on with theirs */
    known_parts = wrong ? known_parts : parts;
    if (wrong)
        free(parts);
}

/* Begins the game that a message describes, or says why it is not played. */
static const char *begin(const char *message, Game *game) {
    char digest[sizeof known_parts->digest] = "";
    const Parts *parts = known_parts;
    long long players;
    json_string(json_member(message, "components"), digest, sizeof digest);
    while (parts && strcmp(parts->digest, digest) != 0)
        parts = parts->next;
    if (!json_is(json_member(message, "edition"), "deluxe-2020"))
        return "only the edition deluxe-2020 is played";
    if (!json_whole(json_member(message, "players"), &players) || players < 2 || players > MAX_SEATS)
        return "two to five players play";
    if (json_first(json_member(message, "options")))
        return "no option is played";
    if (!parts || !(players <= 3 ? parts->few.windows : parts->many.windows))
        return "the parts of this game have not come";
    game_start(game, parts, (int)players);
    return NULL;
}

static Match *find_match(long long number) {
    Match *match = matches;
    while (match && match->number != number)
        match = match->next;
    return match;
}

/* Puts a game under its number, in place of one that was there. */
static void keep_game(long long number, const Game *game) {
    Match *match = find_match(number);
    if (!match) {
        match = need_memory(NULL, sizeof *match);
        match->next = matches;
        matches = match;
    }
    match->number = number;
    match->game = *game;
}

static void replay(Text *text, const char *message) {
    const char *ask = json_member(message, "ask");
    bool legal = json_is(ask, "legal"), counts = json_is(ask, "counts");
    const char *refused = NULL, *action = json_first(json_member(message, "actions"));
    int applied = 0;
    long long number;
    Game game;
    const char *skipped = begin(message, &game);
    text_add(text, skipped ? "\"skipped\": \"%s\"" : "\"result\": {", skipped);
    if (skipped)
        return;
    text_add(text, legal ? "\"legal\": [" : counts ? "\"counts\": [" : "");
    for (; action && !refused; action = json_after(action)) {
        text_add(text, (legal || counts) && applied ? ", " : "");
        if (legal)
            write_legal(&game, text);
        if (counts)
            text_add(text, "%d", write_legal(&game, NULL));
        refused = play(&game, action);
        applied += !refused;
    }
    if (json_whole(json_member(message, "game"), &number))
        keep_game(number, &game);
    text_add(text, legal || counts ? "], \"applied\": %d, " : "\"applied\": %d, ", applied);
    write_score(text, &game);
    text_add(text, refused ? ", \"refused\": \"%s\"}" : "}", refused);
}

static void answer_of_game(Text *text, const char *message, const char *command) {
    long long number;
    Game game;
    bool starts = json_is(command, "start"), numbered = json_whole(json_member(message, "game"), &number);
    const char *why = starts ? begin(message, &game) : NULL;
    Match *match = numbered ? find_match(number) : NULL;
    if (why) {
        text_add(text, "\"skipped\": \"%s\"", why);
    } else if (!numbered || (!match && !starts)) {
        text_add(text, "\"error\": \"there is no game of this number\"");
    } else if (starts) {
        keep_game(number, &game);
        text_add(text, "\"result\": {}");
    } else if (json_is(command, "apply")) {
        why = play(&match->game, json_member(message, "action"));
        text_add(text, why ? "\"refused\": {\"reason\": \"%s\"}" : "\"result\": {}", why);
    } else if (json_is(command, "legal")) {
        text_add(text, "\"result\": ");
        write_legal(&match->game, text);
    } else if (json_is(command, "position")) {
        text_add(text, "\"result\": ");
        write_position(text, &match->game);
    } else {
        text_add(text, "\"result\": {");
        write_score(text, &match->game);
        text_add(text, "}");
    }
}

/* True where this was the last message. */
static bool answer(Text *text, const char *message) {
    const char *command = json_member(message, "cmd");
    text_add(text, "{\"id\": ");
    text_copy(text, json_member(message, "id"));
    text_add(text, ", ");
    if (!command)
        text_add(text, "\"error\": \"a line of JSON with a command is needed\"");
    else if (json_is(command, "hello"))
        text_add(text, "\"result\": {\"name\": \"rococo in C\", \"version\": \"1\", \"protocol\": 1, \"commands\": "
                       "[\"hello\", \"components\", \"start\", \"apply\", \"legal\", \"position\", \"score\", \"replay\", "
                       "\"stop\"], \"editions\": [\"deluxe-2020\"], \"players\": [2, 3, 4, 5], \"options\": []}");
    else if (json_is(command, "components"))
        take_parts(text, message);
    else if (json_is(command, "replay"))
        replay(text, message);
    else if (json_is(command, "start") || json_is(command, "apply") || json_is(command, "legal") ||
             json_is(command, "position") || json_is(command, "score"))
        answer_of_game(text, message, command);
    else if (json_is(command, "stop"))
        text_add(text, "\"result\": {}");
    else
        text_add(text, "\"skipped\": \"this command is not known here\"");
    text_add(text, "}\n");
    return json_is(command, "stop");
}

int main(int count, char **given) {
    char *line = NULL;
    size_t room = 0;
    Text text = {0};
    bool done = false;
    if (count == 3 && strcmp(given[1], "--defect") == 0)
        defect = given[2];
    while (!done && getline(&line, &room, stdin) != -1) {
        text.length = 0;
        done = answer(&text, json_valid(line) ? line + strspn(line, " \t\r\n") : NULL);
        fputs(text.data, stdout);
        fflush(stdout);
    }
    free(line);
    free(text.data);
    return 0;
}
