#include "CMarkdown.h"

#include "CSharedLibrary.h"
#include "arena.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// The declarations of cmark-gfm.h and of its extensions that are used here.
#define FUNCTIONS(F)                                                                              \
  F(void *, cmark_parser_new_with_mem, (int, const arena_functions *))                            \
  F(void, cmark_parser_feed, (void *, const char *, size_t))                                      \
  F(void *, cmark_parser_finish, (void *))                                                        \
  F(int, cmark_parser_attach_syntax_extension, (void *, void *))                                  \
  F(void *, cmark_find_syntax_extension, (const char *))                                          \
  F(void *, cmark_iter_new, (void *))                                                             \
  F(int, cmark_iter_next, (void *))                                                               \
  F(void *, cmark_iter_get_node, (void *))                                                        \
  F(const char *, cmark_node_get_type_string, (void *))                                           \
  F(const char *, cmark_node_get_literal, (void *))                                               \
  F(const char *, cmark_node_get_url, (void *))                                                   \
  F(const char *, cmark_node_get_fence_info, (void *))                                            \
  F(int, cmark_node_get_heading_level, (void *))                                                  \
  F(int, cmark_node_get_list_type, (void *))                                                      \
  F(int, cmark_node_get_list_start, (void *))                                                     \
  F(uint16_t, cmark_gfm_extensions_get_table_columns, (void *))                                   \
  F(uint8_t *, cmark_gfm_extensions_get_table_alignments, (void *))                               \
  F(void, cmark_gfm_core_extensions_ensure_registered, (void))

#define SLOT(RESULT, NAME, PARAMETERS) {#NAME, offsetof(markdown_library, NAME)},

struct markdown_library {
  FUNCTIONS(SHARED_LIBRARY_FIELD)
};

// Names of libraries have their version: the one of Debian 12 and those of later releases.
enum { oldest = 6, newest = 40 };

static void *open_library(const char *format, int version) {
  char name[64];
  snprintf(name, sizeof name, format, version);
  return shared_library_open(name);
}

markdown_library *markdown_library_load(void) {
  static const shared_library_function wanted[] = {FUNCTIONS(SLOT){NULL, 0}};
  void *core = NULL, *extensions = NULL;
  for (int version = oldest; version <= newest && extensions == NULL; version++) {
    core = open_library("libcmark-gfm.so.0.29.0.gfm.%d", version);
    if (core == NULL) continue;
    extensions = open_library("libcmark-gfm-extensions.so.0.29.0.gfm.%d", version);
    if (extensions == NULL) dlclose(core);
  }
  markdown_library *made = extensions == NULL ? NULL : calloc(1, sizeof *made);
  // The functions of the core are found through the extensions, which depend on it.
  if (made != NULL && shared_library_find(extensions, "", "", wanted, made) == NULL) {
    made->cmark_gfm_core_extensions_ensure_registered();
    return made;
  }
  free(made);
  if (extensions != NULL) {
    dlclose(extensions);
    dlclose(core);
  }
  return NULL;
}

// The names of types, in the order of `markdown_type` after the first.
static const char *const names[] = {
    "block_quote", "list", "item", "code_block", "html_block", "paragraph", "heading",
    "thematic_break", "text", "softbreak", "linebreak", "code", "html_inline", "emph", "strong",
    "link", "image", "strikethrough", "table", "table_header", "table_row", "table_cell",
};

static markdown_type type_of(const char *name) {
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (strcmp(names[i], name) == 0) return (markdown_type)(i + 1);
  return markdown_other;
}

typedef struct {
  markdown_events events;
  size_t capacity;
  bool has_failed;
} writer;

static void append(writer *w, const void *bytes, size_t size) {
  if (size == 0 || w->has_failed) return;
  if (w->events.count + size > w->capacity) {
    size_t capacity = (w->events.count + size) * 2 + 1024;
    uint8_t *grown = realloc(w->events.bytes, capacity);
    w->has_failed = grown == NULL;
    if (w->has_failed) return;
    w->events.bytes = grown;
    w->capacity = capacity;
  }
  memcpy(w->events.bytes + w->events.count, bytes, size);
  w->events.count += size;
}

static void append_event(writer *w, markdown_type type, bool is_end, int number, const char *text,
                         const char *more) {
  size_t length = text == NULL ? 0 : strlen(text), rest = more == NULL ? 0 : strlen(more);
  markdown_event event = {type, is_end, number, (uint32_t)(length + rest)};
  append(w, &event, sizeof event);
  append(w, text, length);
  append(w, more, rest);
}

static void append_node(writer *w, const markdown_library *l, void *node, bool is_end) {
  markdown_type type = type_of(l->cmark_node_get_type_string(node));
  if (is_end) {
    append_event(w, type, true, 0, NULL, NULL);
    return;
  }
  // CMARK_ORDERED_LIST
  enum { ordered = 2 };
  switch (type) {
    case markdown_list: {
      bool has_numbers = l->cmark_node_get_list_type(node) == ordered;
      append_event(w, type, false, has_numbers ? l->cmark_node_get_list_start(node) : -1, NULL,
                   NULL);
      break;
    }
    case markdown_heading:
      append_event(w, type, false, l->cmark_node_get_heading_level(node), NULL, NULL);
      break;
    case markdown_code_block: {
      const char *info = l->cmark_node_get_fence_info(node);
      append_event(w, type, false, info == NULL ? 0 : (int)strlen(info), info,
                   l->cmark_node_get_literal(node));
      break;
    }
    case markdown_link:
    case markdown_image:
      append_event(w, type, false, 0, l->cmark_node_get_url(node), NULL);
      break;
    case markdown_table: {
      uint16_t columns = l->cmark_gfm_extensions_get_table_columns(node);
      uint8_t *alignments = l->cmark_gfm_extensions_get_table_alignments(node);
      uint32_t length = alignments == NULL ? 0 : columns;
      markdown_event event = {type, false, columns, length};
      append(w, &event, sizeof event);
      append(w, alignments, length);
      break;
    }
    default: append_event(w, type, false, 0, l->cmark_node_get_literal(node), NULL);
  }
}

typedef struct {
  const markdown_library *library;
  const char *bytes;
  size_t count;
  bool has_tables;
  writer writer;
} task;

// Parses the document of a task, with the memory of an arena.
static void parse(void *owner) {
  // CMARK_EVENT_DONE, CMARK_EVENT_EXIT
  enum { done = 1, leaves = 3 };
  // A line costs as much time as there are open blocks around it.
  enum { piece = 1024 };
  task *t = owner;
  const markdown_library *l = t->library;
  void *parser = l->cmark_parser_new_with_mem(0, &arena_memory);
  void *strikethrough = l->cmark_find_syntax_extension("strikethrough");
  void *table = t->has_tables ? l->cmark_find_syntax_extension("table") : NULL;
  if (strikethrough != NULL) l->cmark_parser_attach_syntax_extension(parser, strikethrough);
  if (table != NULL) l->cmark_parser_attach_syntax_extension(parser, table);
  for (size_t start = 0; start < t->count; start += piece) {
    size_t rest = t->count - start;
    l->cmark_parser_feed(parser, t->bytes + start, rest < piece ? rest : piece);
    arena_check();
  }
  void *iterator = l->cmark_iter_new(l->cmark_parser_finish(parser));
  size_t events = 0;
  for (int event = l->cmark_iter_next(iterator); event != done;
       event = l->cmark_iter_next(iterator)) {
    append_node(&t->writer, l, l->cmark_iter_get_node(iterator), event == leaves);
    if (t->writer.has_failed) return;
    if (++events % 4096 == 0) arena_check();
  }
}

// The library looks for the end of a table's row for each cell of that row, so its time grows with
// the square of their number.
static bool has_wide_line(const uint8_t *bytes, size_t count) {
  enum { most_columns = 1000 };
  size_t columns = 0;
  for (size_t i = 0; i < count; i++) {
    if (bytes[i] == '\n' || bytes[i] == '\r') columns = 0;
    else if (bytes[i] == '|' && ++columns > most_columns + 1) return true;
  }
  return false;
}

markdown_events markdown_parse(const markdown_library *library, const uint8_t *bytes, size_t count,
                               bool has_tables, markdown_question *goes_on, void *owner) {
  task t = {library, (const char *)bytes, count, has_tables && !has_wide_line(bytes, count), {0}};
  if (arena_run(parse, &t, goes_on, owner) && !t.writer.has_failed) return t.writer.events;
  markdown_events_free(t.writer.events);
  return (markdown_events){NULL, 0, true};
}

void markdown_events_free(markdown_events events) { free(events.bytes); }
