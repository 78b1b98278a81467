/* Just enough JSON: a tree to read a message from, a growing text to write an answer into. */
#ifndef JSON_H
#define JSON_H

#include <stdbool.h>
#include <stddef.h>

typedef enum { JSON_NULL, JSON_FALSE, JSON_TRUE, JSON_NUMBER, JSON_STRING, JSON_ARRAY, JSON_OBJECT } JsonType;

typedef struct Json {
    JsonType type;
    char *key, *string;        /* the key inside an object; the string without its escapes */
    double number;
    struct Json *first, *next; /* children of an array or object */
} Json;

/* Every function below takes NULL and the wrong type, so that callers need not check on the way down. */
Json *json_read(const char *line);
void json_free(Json *value);
const Json *json_member(const Json *object, const char *key);
const char *json_string(const Json *value);
bool json_whole(const Json *value, long long *number);

typedef struct { char *data; size_t length, room; } Text;

void text_add(Text *text, const char *format, ...);
void text_quote(Text *text, const char *string);

/* Memory that is not there ends the program: a half-made game is worse than none. */
void *need_memory(void *old, size_t bytes);

#endif
