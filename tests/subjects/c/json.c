#define _POSIX_C_SOURCE 200809L
#include "json.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { DEEPEST = 64 }; /* a line of a million brackets must not eat the stack */

typedef struct { const char *at; int depth; } Reader;

static Json *read_value(Reader *reader);

void *need_memory(void *old, size_t bytes)
{
    void *memory = realloc(old, bytes);
    if (!memory) {
        fputs("out of memory\n", stderr);
        exit(1);
    }
    return memory;
}

static bool skip_mark(Reader *reader, char mark)
{
    reader->at += strspn(reader->at, " \t\r\n");
    if (*reader->at != mark || !mark)
        return false;
    reader->at++;
    return true;
}

/* What a C string cannot hold, or lies beyond the first plane, becomes a question mark: no id or command has it. */
static char *read_escape(Reader *reader, char *out)
{
    static const char names[] = "\"\\/bfnrt", means[] = "\"\\/\b\f\n\r\t";
    const char *found = *reader->at ? strchr(names, *reader->at) : NULL;
    if (found) {
        reader->at++;
        *out++ = means[found - names];
        return out;
    }
    if (*reader->at != 'u' || strspn(reader->at + 1, "0123456789abcdefABCDEF") < 4)
        return NULL;
    char digits[5] = {0};
    memcpy(digits, reader->at + 1, 4);
    reader->at += 5;
    int code = (int)strtol(digits, NULL, 16);
    if (code == 0 || (code >= 0xD800 && code < 0xE000))
        code = '?';
    if (code >= 0x800)
        *out++ = (char)(0xE0 | code >> 12);
    if (code >= 0x80)
        *out++ = (char)(code >= 0x800 ? 0x80 | (code >> 6 & 0x3F) : 0xC0 | code >> 6);
    *out++ = (char)(code >= 0x80 ? 0x80 | (code & 0x3F) : code);
    return out;
}

static char *read_string(Reader *reader)
{
    if (!skip_mark(reader, '"'))
        return NULL;
    size_t longest = 0; /* what is escaped only gets shorter */
    while (reader->at[longest] && reader->at[longest] != '"')
        longest += reader->at[longest] == '\\' && reader->at[longest + 1] ? 2 : 1;
    char *string = need_memory(NULL, longest + 1), *out = string;
    while (out && (unsigned char)*reader->at >= ' ' && *reader->at != '"') {
        if (*reader->at != '\\') {
            *out++ = *reader->at++;
        } else {
            reader->at++;
            out = read_escape(reader, out);
        }
    }
    if (!out || *reader->at != '"') {
        free(string);
        return NULL;
    }
    *out = '\0';
    reader->at++;
    return string;
}

static bool read_children(Reader *reader, Json *parent, char end)
{
    Json **last = &parent->first;
    if (skip_mark(reader, end))
        return true;
    do {
        char *key = parent->type == JSON_OBJECT ? read_string(reader) : NULL;
        bool good = parent->type == JSON_ARRAY || (key && skip_mark(reader, ':'));
        Json *child = good ? read_value(reader) : NULL;
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

static bool read_number(Reader *reader, double *number)
{
    size_t length = strspn(reader->at, "+-.0123456789eE");
    char *end;
    *number = strtod(reader->at, &end);
    bool good = length > 0 && end == reader->at + length;
    reader->at = end;
    return good;
}

static Json *read_value(Reader *reader)
{
    static const char *const words[] = {"null", "false", "true"}; /* by JsonType */
    Json *value = need_memory(NULL, sizeof *value);
    bool good = false;
    *value = (Json){.type = JSON_NUMBER};
    if (skip_mark(reader, '[')) {
        value->type = JSON_ARRAY;
        good = ++reader->depth <= DEEPEST && read_children(reader, value, ']');
        reader->depth--;
    } else if (skip_mark(reader, '{')) {
        value->type = JSON_OBJECT;
        good = ++reader->depth <= DEEPEST && read_children(reader, value, '}');
        reader->depth--;
    } else if (*reader->at == '"') {
        value->type = JSON_STRING;
        value->string = read_string(reader);
        good = value->string != NULL;
    } else {
        for (JsonType type = JSON_NULL; type <= JSON_TRUE && !good; type++)
            if (strncmp(reader->at, words[type], strlen(words[type])) == 0) {
                value->type = type;
                reader->at += strlen(words[type]);
                good = true;
            }
        good = good || read_number(reader, &value->number);
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
    skip_mark(&reader, '\0');
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
        free(value->string);
        free(value);
        value = next;
    }
}

const Json *json_member(const Json *object, const char *key)
{
    const Json *child = object && object->type == JSON_OBJECT ? object->first : NULL;
    while (child && strcmp(child->key, key) != 0)
        child = child->next;
    return child;
}

const char *json_string(const Json *value)
{
    return value && value->type == JSON_STRING ? value->string : NULL;
}

bool json_whole(const Json *value, long long *number)
{
    if (!value || value->type != JSON_NUMBER || !(value->number >= -9e15 && value->number <= 9e15))
        return false;
    *number = (long long)value->number;
    return (double)*number == value->number;
}

void text_add(Text *text, const char *format, ...)
{
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

void text_quote(Text *text, const char *string)
{
    text_add(text, "\"");
    for (const char *p = string; *p; p++) {
        unsigned char c = (unsigned char)*p;
        text_add(text, c == '"' || c == '\\' ? "\\%c" : c < ' ' ? "\\u%04x" : "%c", c);
    }
    text_add(text, "\"");
}
