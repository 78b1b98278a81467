/* Just enough JSON: values are read where they stand in the line, answers are written into a growing text. */
#pragma once
#include <stdbool.h>
#include <stddef.h>

/* A value is its first character in a line that was found valid; NULL is a value that is not there. */
bool json_valid(const char *line);
const char *json_first(const char *list);  /* in an object the children are key, value, key, value ... */
const char *json_after(const char *child);
const char *json_member(const char *object, const char *key);
bool json_string(const char *value, char *out, size_t room);
bool json_is(const char *value, const char *string);
bool json_whole(const char *value, long long *number);

typedef struct { char *data; size_t length, room; } Text;
void text_add(Text *text, const char *format, ...);
void text_copy(Text *text, const char *value);

/* Memory that is not there ends the program: a half-made game is worse than none. */
void *need_memory(void *old, size_t bytes);
