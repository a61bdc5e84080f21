#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "CLibclang.h"
#include "diagnostics.h"
#include "libclang.h"
#include "reader_process.h"
#include "reader_system.h"
#include "syntax_tree.h"
#include "text_buffer.h"

// From "clang-c/Index.h": a detailed preprocessing record is not asked for.
enum { incomplete = 0x02, forSerialization = 0x10, keepGoing = 0x200 };

// The request to the reader's process, and the header of its reply.
typedef struct {
  libclang clang;
  const source_request *request;
  // Where a header is saved; NULL when a source is read.
  const char *output;
  int descriptor;
} reading;

typedef struct {
  int errors, undeclared;
  bool is_done;
  size_t tree_length, diagnostics_length, files_length;
} answer_head;

struct inclusions {
  libclang *clang;
  text_buffer *text;
};

static void write_inclusion(
    CXFile file, CXSourceLocation *stack, unsigned depth, CXClientData data) {
  (void)stack;
  if (depth == 0) return;
  struct inclusions *list = data;
  CXString name = list->clang->getFileName(file);
  const char *words = list->clang->getCString(name);
  text_add(list->text, words, strlen(words));
  text_add(list->text, "\n", 1);
  list->clang->disposeString(name);
}

// Makes the overlay a file without a name, which `path` leads to.
static bool make_overlay(const char *text, char path[64]) {
  int file = reader_process_memory_file();
  if (file < 0 || !reader_process_write(file, text, strlen(text))) return false;
  // Darwin's path leads to the same open file, with its position.
  lseek(file, 0, SEEK_SET);
  snprintf(path, 64, READER_DESCRIPTORS "%d", file);
  return true;
}

static CXTranslationUnit parse(reading *wanted, CXIndex index, unsigned options) {
  const source_request *request = wanted->request;
  size_t count = (size_t)request->argument_count;
  const char **arguments = calloc(count + 2, sizeof *arguments);
  char overlay[64];
  // Without its overlay a source could read more than it may.
  if (arguments == NULL || (request->overlay != NULL && !make_overlay(request->overlay, overlay)))
    return NULL;
  size_t place = 0;
  if (request->overlay != NULL) {
    arguments[place++] = "-ivfsoverlay";
    arguments[place++] = overlay;
  }
  memcpy(arguments + place, request->arguments, count * sizeof *arguments);
  CXTranslationUnit unit = NULL;
  int code = wanted->clang.parseTranslationUnit2(
      index, NULL, arguments, (int)(count + place), request->files, (unsigned)request->file_count,
      options, &unit);
  free(arguments);
  return code == 0 ? unit : NULL;
}

// Whether a source with ARC is parsed without it: the macro makes the source see the feature.
static bool looks_like_arc(const source_request *request) {
  for (int i = 0; i < request->argument_count; i++)
    if (strcmp(request->arguments[i], "-D__hookhost_objc_arc=1") == 0) return true;
  return false;
}

static void read_source(void *context) {
  reading *wanted = context;
  libclang *clang = &wanted->clang;
  CXIndex index = clang->createIndex(wanted->output == NULL, 0);
  unsigned options = wanted->output == NULL ? 0 : incomplete | forSerialization;
  if (wanted->request->keeps_going) options |= keepGoing;
  CXTranslationUnit unit = parse(wanted, index, options);
  text_buffer tree = {0}, diagnostics = {0}, files = {0};
  answer_head head = {0};
  if (unit != NULL) {
    bool copies_blocks = looks_like_arc(wanted->request);
    error_counts counts = diagnostics_write(clang, unit, copies_blocks, &diagnostics);
    bool is_right = counts.errors + counts.undeclared == 0;
    if (wanted->output != NULL) {
      head.is_done = is_right && clang->saveTranslationUnit(unit, wanted->output, 0) == 0;
    } else {
      head.is_done = true;
      struct inclusions list = {.clang = clang, .text = &files};
      clang->getInclusions(unit, write_inclusion, &list);
      if (is_right && !syntax_tree_write(clang, unit, &tree, &diagnostics)) counts.errors++;
    }
    head.errors = counts.errors;
    head.undeclared = counts.undeclared;
  }
  head.tree_length = tree.length;
  head.diagnostics_length = diagnostics.length;
  head.files_length = files.length;
  if (reader_process_write(wanted->descriptor, &head, sizeof head) &&
      reader_process_write(wanted->descriptor, tree.bytes, tree.length) &&
      reader_process_write(wanted->descriptor, diagnostics.bytes, diagnostics.length))
    reader_process_write(wanted->descriptor, files.bytes, files.length);
  // Clang's memory is freed with the process.
}

static void read_with_large_stack(void *context, int output) {
  reading *wanted = context;
  wanted->descriptor = output;
  source_run_on_large_stack(read_source, wanted);
}

static char *copy(const char **rest, size_t length) {
  char *text = malloc(length + 1);
  if (text == NULL) abort();
  memcpy(text, *rest, length);
  text[length] = 0;
  *rest += length;
  return text;
}

source_text source_text_read(const source_request *request) {
  source_text result = {0};
  reading wanted = {.request = request};
  const char *missing = libclang_load(&wanted.clang, request->library);
  if (missing != NULL) {
    result.failure = strdup(missing);
    return result;
  }
  char *bytes;
  size_t length;
  result.signal = reader_process_run(read_with_large_stack, &wanted, &bytes, &length);
  answer_head head = {0};
  if (length >= sizeof head) memcpy(&head, bytes, sizeof head);
  size_t whole =
      sizeof head + head.tree_length + head.diagnostics_length + head.files_length;
  if (!head.is_done || length != whole) {
    if (result.signal == 0) result.signal = -1;
  } else {
    const char *rest = bytes + sizeof head;
    result.signal = 0;
    result.errors = head.errors;
    result.undeclared = head.undeclared;
    result.tree = copy(&rest, result.tree_length = head.tree_length);
    result.diagnostics = copy(&rest, result.diagnostics_length = head.diagnostics_length);
    result.files = copy(&rest, result.files_length = head.files_length);
  }
  free(bytes);
  return result;
}

bool source_header_precompile(const source_request *request, const char *output) {
  reading wanted = {.request = request, .output = output};
  if (libclang_load(&wanted.clang, request->library) != NULL) return false;
  char *bytes;
  size_t length;
  answer_head head = {0};
  int signal = reader_process_run(read_with_large_stack, &wanted, &bytes, &length);
  if (length >= sizeof head) memcpy(&head, bytes, sizeof head);
  free(bytes);
  return signal == 0 && head.is_done;
}

void source_text_free(source_text text) {
  free(text.tree);
  free(text.diagnostics);
  free(text.files);
  free(text.failure);
}
