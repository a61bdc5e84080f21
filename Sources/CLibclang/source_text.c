#include <stdlib.h>
#include <string.h>

#include "CLibclang.h"
#include "diagnostics.h"
#include "libclang.h"
#include "syntax_tree.h"
#include "text_buffer.h"

struct inclusions {
  libclang *clang;
  text_buffer *text;
};

// From "clang-c/Index.h"; without a detailed preprocessing record.
enum { incomplete = 0x02, forSerialization = 0x10 };

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

source_text source_text_read(const char *path, const char *const *arguments, int count) {
  source_text result = {0};
  libclang clang;
  const char *missing = libclang_load(&clang, path);
  if (missing != NULL) {
    result.failure = strdup(missing);
    return result;
  }
  CXIndex index = clang.createIndex(1, 0);
  CXTranslationUnit unit = NULL;
  text_buffer tree = {0}, diagnostics = {0}, files = {0};
  int code = clang.parseTranslationUnit2(index, NULL, arguments, count, NULL, 0, 0, &unit);
  if (code == 0 && unit != NULL) {
    error_counts counts = diagnostics_write(&clang, unit, &diagnostics);
    result.errors = counts.errors;
    result.undeclared = counts.undeclared;
    text_add(&tree, "", 0);
    struct inclusions list = {.clang = &clang, .text = &files};
    clang.getInclusions(unit, write_inclusion, &list);
    if (counts.errors + counts.undeclared == 0) syntax_tree_write(&clang, unit, &tree);
    clang.disposeTranslationUnit(unit);
  }
  clang.disposeIndex(index);
  result.tree = tree.bytes;
  result.tree_length = tree.length;
  result.diagnostics = diagnostics.bytes;
  result.diagnostics_length = diagnostics.length;
  result.files = files.bytes;
  result.files_length = files.length;
  return result;
}

bool source_header_precompile(
    const char *path, const char *const *arguments, int count, const char *output) {
  libclang clang;
  if (libclang_load(&clang, path) != NULL) return false;
  CXIndex index = clang.createIndex(0, 0);
  CXTranslationUnit unit = NULL;
  unsigned options = incomplete | forSerialization;
  bool done = clang.parseTranslationUnit2(
                  index, NULL, arguments, count, NULL, 0, options, &unit) == 0 &&
              unit != NULL;
  if (done) {
    text_buffer ignored = {0};
    error_counts counts = diagnostics_write(&clang, unit, &ignored);
    text_free(&ignored);
    done = counts.errors + counts.undeclared == 0 && clang.saveTranslationUnit(unit, output, 0) == 0;
    clang.disposeTranslationUnit(unit);
  }
  clang.disposeIndex(index);
  return done;
}

void source_text_free(source_text text) {
  free(text.tree);
  free(text.diagnostics);
  free(text.files);
  free(text.failure);
}
