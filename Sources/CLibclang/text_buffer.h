#ifndef TEXT_BUFFER_H
#define TEXT_BUFFER_H

#include <stddef.h>

// A growing text.
typedef struct {
  char *bytes;
  size_t length, capacity;
} text_buffer;

void text_add(text_buffer *text, const char *bytes, size_t length);

// Adds a tab and a field, in which tabs, line ends and backslashes are escaped.
void text_add_field(text_buffer *text, const char *field);

void text_add_number(text_buffer *text, long long number);

void text_free(text_buffer *text);

#endif
