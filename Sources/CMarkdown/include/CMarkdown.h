// cmark-gfm, as in Debian's libcmark-gfm0.29.0.gfm.6 and libcmark-gfm-extensions0.29.0.gfm.6. It is
// loaded with the first Markdown text, and not linked.

#ifndef CMARKDOWN_H
#define CMARKDOWN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// The library's functions.
typedef struct markdown_library markdown_library;

/// These functions are provided because functions of a library that may be missing are found by
/// name, and cast. Loads the library, which stays loaded; NULL when it is not installed.
markdown_library *_Nullable markdown_library_load(void);

/// The types of elements, in the order of their names in the library.
typedef enum {
  markdown_other,
  markdown_block_quote,
  /// `number` is the number of the first item, or −1 for a list without numbers.
  markdown_list,
  markdown_item,
  /// The text is the info string, whose length is `number`, and the code.
  markdown_code_block,
  markdown_html_block,
  markdown_paragraph,
  /// `number` is the level.
  markdown_heading,
  markdown_thematic_break,
  markdown_text,
  markdown_soft_break,
  markdown_line_break,
  markdown_code,
  markdown_inline_html,
  markdown_emphasis,
  markdown_strong,
  /// The text is the address.
  markdown_link,
  markdown_image,
  markdown_strikethrough,
  /// `number` is the number of columns; the text has a letter for each: `l`, `c`, `r` or 0.
  markdown_table,
  markdown_table_header,
  markdown_table_row,
  markdown_table_cell,
} markdown_type;

/// The head of an event: an element begins or ends. Elements without contents only begin. The text
/// follows, in UTF-8, with `length` bytes.
typedef struct {
  uint32_t type;
  uint32_t is_end;
  int32_t number;
  uint32_t length;
} markdown_event;

/// Events, one after the other, without padding; the caller frees them by `markdown_events_free`.
/// If parsing was stopped, or memory was missing, `is_stopped` is true and there are no events.
typedef struct {
  uint8_t *_Nullable bytes;
  size_t count;
  bool is_stopped;
} markdown_events;

/// Returns whether parsing goes on.
typedef bool markdown_question(void *owner);

/// Parses a document in UTF-8. Not from two threads at the same time, since the library has global
/// tables of extensions.
///
/// Strikethrough is parsed always; tables if `has_tables` is true and no line has more than 1,000
/// columns. `goes_on` is called with `owner` after each thousand allocations and bytes.
markdown_events markdown_parse(const markdown_library *library, const uint8_t *_Nullable bytes,
                               size_t count, bool has_tables, markdown_question *goes_on,
                               void *owner);
void markdown_events_free(markdown_events events);

#pragma clang assume_nonnull end

#endif
