#define _POSIX_C_SOURCE 200809L
#include "json.h"
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { DEEPEST = 64 }; /* a line of a million brackets must not eat the stack */

static const char hex_digits[] = "0123456789abcdefABCDEF";
static const char escapes[] = "\"\\/bfnrt", escaped[] = "\"\\/\b\f\n\r\t";

void *need_memory(void *old, size_t bytes) {
    void *memory = realloc(old, bytes);
    if (!memory)
        abort();
    return memory;
}

static const char *space(const char *p) { return p + strspn(p, " \t\r\n"); }

static const char *skip_string(const char *p) {
    if (*p != '"')
        return NULL;
    for (p++; *p != '"'; p++) {
        if ((unsigned char)*p < ' ')
            return NULL;
        if (*p == '\\' && (*++p == 'u' ? strspn(p + 1, hex_digits) < 4 : !*p || !strchr(escapes, *p)))
            return NULL;
    }
    return p + 1;
}

static const char *skip_number(const char *p) {
    char *end;
    size_t length = strspn(p, "+-.0123456789eE");
    strtod(p, &end);
    return length && *p != '+' && *p != '.' && end == p + length ? end : NULL;
}

/* The place behind a value, or NULL where it is none. */
static const char *skip_value(const char *p, int depth) {
    static const char *const words[] = {"null", "false", "true"};
    p = space(p);
    if (*p == '"')
        return skip_string(p);
    for (int i = 0; i < 3; i++)
        if (strncmp(p, words[i], strlen(words[i])) == 0)
            return p + strlen(words[i]);
    if (*p != '{' && *p != '[')
        return skip_number(p);
    char open = *p, end = open == '{' ? '}' : ']';
    p = space(p + 1);
    if (*p == end)
        return p + 1;
    for (; depth < DEEPEST; p = space(p + 1)) {
        if (open == '{' && (!(p = skip_string(p)) || *(p = space(p)) != ':'))
            return NULL;
        if (!(p = skip_value(open == '{' ? p + 1 : p, depth + 1)))
            return NULL;
        if (*(p = space(p)) != ',')
            return *p == end ? p + 1 : NULL;
    }
    return NULL;
}

bool json_valid(const char *line) {
    const char *end = skip_value(line, 0);
    return end && !*space(end);
}

const char *json_first(const char *list) {
    if (!list || (*list != '{' && *list != '['))
        return NULL;
    const char *p = space(list + 1);
    return *p == '}' || *p == ']' ? NULL : p;
}

const char *json_after(const char *child) {
    const char *p = space(skip_value(child, 0));
    return *p == ',' || *p == ':' ? space(p + 1) : NULL;
}

const char *json_member(const char *object, const char *key) {
    for (const char *p = object && *object == '{' ? json_first(object) : NULL; p; p = json_after(p)) {
        const char *value = json_after(p);
        if (json_is(p, key))
            return value;
        p = value;
    }
    return NULL;
}

/* False where the value is no string, or longer than the room. The parts and commands are in plain ASCII; any other
   character that is written as a code becomes a question mark. */
bool json_string(const char *value, char *out, size_t room) {
    if (!value || *value != '"')
        return false;
    for (value++; *value != '"' && room > 1; value++, room--) {
        if (*value != '\\') {
            *out++ = *value;
        } else if (*++value != 'u') {
            *out++ = escaped[strchr(escapes, *value) - escapes];
        } else {
            char code[5] = {value[1], value[2], value[3], value[4], '\0'};
            long ascii = strtol(code, NULL, 16);
            *out++ = ascii > 0 && ascii < 0x80 ? (char)ascii : '?';
            value += 4;
        }
    }
    *out = '\0';
    return *value == '"';
}

bool json_is(const char *value, const char *string) {
    char room[64];
    return json_string(value, room, sizeof room) && strcmp(room, string) == 0;
}

bool json_whole(const char *value, long long *number) {
    double real = value && skip_number(value) ? strtod(value, NULL) : 1e300;
    bool whole = real >= -9e15 && real <= 9e15 && real == (double)(long long)real;
    *number = whole ? (long long)real : 0;
    return whole;
}

void text_add(Text *text, const char *format, ...) {
    va_list args, again;
    va_start(args, format);
    va_copy(again, args);
    size_t length = (size_t)vsnprintf(NULL, 0, format, args);
    if (text->length + length >= text->room) {
        text->room = (text->length + length + 1) * 2;
        text->data = need_memory(text->data, text->room);
    }
    vsnprintf(text->data + text->length, length + 1, format, again);
    text->length += length;
    va_end(again);
    va_end(args);
}

/* Writes a value as it was read. */
void text_copy(Text *text, const char *value) {
    text_add(text, "%.*s", value ? (int)(skip_value(value, 0) - value) : 4, value ? value : "null");
}
