// Counts the attributes of each element before libxml2 reads them.
//
// libxml2 compares each attribute of an element with all others, and cannot be stopped meanwhile.

#ifndef CXML_ATTRIBUTE_COUNTER_H
#define CXML_ATTRIBUTE_COUNTER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The part of a document that comes next, and the attributes of the tag that is open.
typedef struct attribute_counter {
  enum {
    in_text,
    after_bracket,
    in_tag,
    in_double_quotes,
    in_single_quotes,
    after_mark,
    in_instruction,
    in_comment,
    in_section
  } part;
  int attributes;
  uint8_t last[2];
} attribute_counter;

/// Reads the next bytes of a document; true if an element has more than 10,000 attributes.
bool has_too_many_attributes(attribute_counter *counter, const uint8_t *bytes, size_t count);

#endif
