#include "text_buffer.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void text_add(text_buffer *text, const char *bytes, size_t length) {
  if (text->length + length + 1 > text->capacity) {
    size_t wanted = (text->length + length + 1) * 2;
    char *grown = realloc(text->bytes, wanted);
    if (grown == NULL) abort();
    text->bytes = grown;
    text->capacity = wanted;
  }
  memcpy(text->bytes + text->length, bytes, length);
  text->length += length;
  text->bytes[text->length] = 0;
}

void text_add_field(text_buffer *text, const char *field) {
  text_add(text, "\t", 1);
  if (field == NULL) return;
  const char *start = field;
  for (const char *place = field;; place++) {
    const char *escape = *place == '\t'   ? "\\t"
                         : *place == '\n' ? "\\n"
                         : *place == '\\' ? "\\\\"
                                          : NULL;
    if (*place != 0 && escape == NULL) continue;
    text_add(text, start, (size_t)(place - start));
    if (*place == 0) return;
    text_add(text, escape, 2);
    start = place + 1;
  }
}

void text_add_number(text_buffer *text, long long number) {
  char digits[32];
  int length = snprintf(digits, sizeof digits, "\t%lld", number);
  text_add(text, digits, (size_t)length);
}

void text_free(text_buffer *text) { free(text->bytes); }
