#include "attribute_counter.h"

enum { most_attributes = 10000 };

// Reads a byte; true if the tag has too many attributes.
static bool read(attribute_counter *counter, uint8_t byte) {
  bool ends = byte == '>';
  switch (counter->part) {
    case in_text:
      if (byte == '<') counter->part = after_bracket;
      break;
    case after_bracket:
      counter->attributes = 0;
      counter->part = byte == '!'   ? after_mark
                     : byte == '?' ? in_instruction
                     : byte == '/' ? in_text
                                   : in_tag;
      break;
    case after_mark:
      counter->part = byte == '-' ? in_comment : byte == '[' ? in_section : in_text;
      break;
    case in_tag:
      if (byte == '=' && ++counter->attributes > most_attributes) return true;
      if (byte == '"') counter->part = in_double_quotes;
      if (byte == '\'') counter->part = in_single_quotes;
      if (ends) counter->part = in_text;
      break;
    case in_double_quotes:
      if (byte == '"') counter->part = in_tag;
      break;
    case in_single_quotes:
      if (byte == '\'') counter->part = in_tag;
      break;
    case in_instruction:
      if (ends && counter->last[1] == '?') counter->part = in_text;
      break;
    case in_comment:
      if (ends && counter->last[0] == '-' && counter->last[1] == '-') counter->part = in_text;
      break;
    case in_section:
      if (ends && counter->last[0] == ']' && counter->last[1] == ']') counter->part = in_text;
      break;
  }
  counter->last[0] = counter->last[1];
  counter->last[1] = byte;
  return false;
}

bool has_too_many_attributes(attribute_counter *counter, const uint8_t *bytes, size_t count) {
  // The zero bytes of UTF-16 are skipped.
  for (size_t i = 0; i < count; i++)
    if (bytes[i] != 0 && read(counter, bytes[i])) return true;
  return false;
}
