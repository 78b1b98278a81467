#define _POSIX_C_SOURCE 200809L
#include "json.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { DEEPEST = 64 }; /* a line of a million brackets must not eat the stack */

typedef struct {
    const char *at;
    int depth;
} Reader;

static const char *const words[] = {"null", "false", "true"}; /* by JsonType */

static Json *read_value(Reader *reader);

void *need_memory(size_t bytes)
{
    void *memory = calloc(1, bytes ? bytes : 1);
    if (!memory) {
        fputs("out of memory\n", stderr);
        exit(1);
    }
    return memory;
}

static void skip_space(Reader *reader)
{
    while (*reader->at == ' ' || *reader->at == '\t' || *reader->at == '\n' || *reader->at == '\r')
        reader->at++;
}

static bool skip_mark(Reader *reader, char mark)
{
    skip_space(reader);
    if (*reader->at != mark)
        return false;
    reader->at++;
    return true;
}

static int read_hex(Reader *reader)
{
    int code = 0;
    for (int i = 0; i < 4; i++) {
        char c = *reader->at;
        int digit = c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
        if (digit < 0)
            return -1;
        code = code * 16 + digit;
        reader->at++;
    }
    return code;
}

/* What a C string cannot hold, or lies beyond the first plane, becomes a question mark: no id or command has it. */
static char *read_escape(Reader *reader, char *out)
{
    static const char names[] = "\"\\/bfnrt", means[] = "\"\\/\b\f\n\r\t";
    char c = *reader->at ? *reader->at++ : '\0';
    const char *found = c ? strchr(names, c) : NULL;
    if (found) {
        *out++ = means[found - names];
        return out;
    }
    int code = c == 'u' ? read_hex(reader) : -1;
    if (code < 0)
        return NULL;
    if (code == 0 || (code >= 0xD800 && code < 0xE000))
        code = '?';
    if (code >= 0x800)
        *out++ = (char)(0xE0 | code >> 12);
    if (code >= 0x80) {
        *out++ = (char)(code >= 0x800 ? 0x80 | (code >> 6 & 0x3F) : 0xC0 | code >> 6);
        *out++ = (char)(0x80 | (code & 0x3F));
    } else {
        *out++ = (char)code;
    }
    return out;
}

static char *read_text(Reader *reader)
{
    if (!skip_mark(reader, '"'))
        return NULL;
    size_t longest = 0; /* what is escaped only gets shorter */
    while (reader->at[longest] && reader->at[longest] != '"')
        longest += reader->at[longest] == '\\' && reader->at[longest + 1] ? 2 : 1;
    char *text = need_memory(longest + 1), *out = text;
    while (*reader->at && *reader->at != '"') {
        char *next = out;
        if ((unsigned char)*reader->at < 0x20) {
            next = NULL;
        } else if (*reader->at == '\\') {
            reader->at++;
            next = read_escape(reader, out);
        } else {
            *next++ = *reader->at++;
        }
        if (!next) {
            free(text);
            return NULL;
        }
        out = next;
    }
    if (*reader->at != '"') {
        free(text);
        return NULL;
    }
    reader->at++;
    return text;
}

static const char *skip_digits(const char *at)
{
    const char *from = at;
    while (*at >= '0' && *at <= '9')
        at++;
    return at == from ? NULL : at;
}

static char *read_number(Reader *reader)
{
    const char *from = reader->at, *at = from + (*from == '-');
    if (at[0] == '0' && at[1] >= '0' && at[1] <= '9')
        return NULL;
    at = skip_digits(at);
    if (at && *at == '.')
        at = skip_digits(at + 1);
    if (at && (*at == 'e' || *at == 'E'))
        at = skip_digits(at + 1 + (at[1] == '-' || at[1] == '+'));
    if (!at)
        return NULL;
    char *text = need_memory((size_t)(at - from) + 1);
    memcpy(text, from, (size_t)(at - from));
    reader->at = at;
    return text;
}

static bool read_children(Reader *reader, Json *parent, char end)
{
    Json **last = &parent->first;
    if (skip_mark(reader, end))
        return true;
    do {
        char *key = NULL;
        if (parent->type == JSON_OBJECT) {
            key = read_text(reader);
            if (!key || !skip_mark(reader, ':')) {
                free(key);
                return false;
            }
        }
        Json *child = read_value(reader);
        if (!child) {
            free(key);
            return false;
        }
        child->key = key;
        *last = child;
        last = &child->next;
    } while (skip_mark(reader, ','));
    return skip_mark(reader, end);
}

static Json *read_value(Reader *reader)
{
    Json *value = need_memory(sizeof *value);
    bool good = false;
    skip_space(reader);
    char c = *reader->at;
    if (c == '{' || c == '[') {
        value->type = c == '{' ? JSON_OBJECT : JSON_ARRAY;
        reader->at++;
        good = ++reader->depth <= DEEPEST && read_children(reader, value, c == '{' ? '}' : ']');
        reader->depth--;
    } else if (c == '"') {
        value->type = JSON_STRING;
        value->text = read_text(reader);
        good = value->text != NULL;
    } else if (c == '-' || (c >= '0' && c <= '9')) {
        value->type = JSON_NUMBER;
        value->text = read_number(reader);
        good = value->text != NULL;
    } else {
        for (JsonType type = JSON_NULL; type <= JSON_TRUE && !good; type++) {
            size_t length = strlen(words[type]);
            good = strncmp(reader->at, words[type], length) == 0;
            value->type = type;
            reader->at += good ? length : 0;
        }
    }
    if (good)
        return value;
    json_free(value);
    return NULL;
}

Json *json_read(const char *line)
{
    Reader reader = {line, 0};
    Json *value = read_value(&reader);
    skip_space(&reader);
    if (value && *reader.at) {
        json_free(value);
        return NULL;
    }
    return value;
}

void json_free(Json *value)
{
    while (value) {
        Json *next = value->next;
        json_free(value->first);
        free(value->key);
        free(value->text);
        free(value);
        value = next;
    }
}

const Json *json_member(const Json *object, const char *key)
{
    if (!object || object->type != JSON_OBJECT)
        return NULL;
    for (const Json *child = object->first; child; child = child->next)
        if (strcmp(child->key, key) == 0)
            return child;
    return NULL;
}

const char *json_string(const Json *value)
{
    return value && value->type == JSON_STRING ? value->text : NULL;
}

bool json_number(const Json *value, long long *number)
{
    if (!value || value->type != JSON_NUMBER)
        return false;
    char *end;
    errno = 0;
    *number = strtoll(value->text, &end, 10);
    return *end == '\0' && errno == 0;
}

static void text_room(Text *text, size_t more)
{
    if (text->length + more < text->room)
        return;
    text->room = (text->length + more + 1) * 2;
    text->data = realloc(text->data, text->room);
    if (!text->data) {
        fputs("out of memory\n", stderr);
        exit(1);
    }
}

void text_add(Text *text, const char *format, ...)
{
    va_list args, again;
    va_start(args, format);
    va_copy(again, args);
    int length = vsnprintf(NULL, 0, format, args);
    va_end(args);
    if (length >= 0) {
        text_room(text, (size_t)length + 1);
        vsnprintf(text->data + text->length, (size_t)length + 1, format, again);
        text->length += (size_t)length;
    }
    va_end(again);
}

void text_quote(Text *text, const char *string)
{
    text_add(text, "\"");
    for (const char *p = string; *p; p++) {
        if (*p == '"' || *p == '\\')
            text_add(text, "\\%c", *p);
        else if ((unsigned char)*p < 0x20)
            text_add(text, "\\u%04x", (unsigned)*p);
        else
            text_add(text, "%c", *p);
    }
    text_add(text, "\"");
}

void text_value(Text *text, const Json *value)
{
    if (value && value->type == JSON_STRING)
        text_quote(text, value->text);
    else if (value && value->type == JSON_NUMBER)
        text_add(text, "%s", value->text);
    else /* only ids are written back, and an id is no list */
        text_add(text, "%s", words[value && value->type <= JSON_TRUE ? value->type : JSON_NULL]);
}

void text_clear(Text *text)
{
    text->length = 0;
    text_room(text, 1);
    text->data[0] = '\0';
}
