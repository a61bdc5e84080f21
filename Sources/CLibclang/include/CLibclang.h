#ifndef CLIBCLANG_H
#define CLIBCLANG_H

#include <stdbool.h>
#include <stddef.h>

// The result of reading a source: texts that the caller frees with `source_text_free`.
typedef struct {
  // The tree as lines of fields (see syntax_tree.c), or NULL when the source could not be parsed.
  char *tree;
  size_t tree_length;
  // clang's errors and warnings as clang prints them.
  char *diagnostics;
  size_t diagnostics_length;
  // The paths of the files that the source includes, a line each.
  char *files;
  size_t files_length;
  // How many of the diagnostics are errors.
  int errors;
  // How many are warnings in place of errors: uses of methods and properties that nothing declares.
  int undeclared;
  // The reason that the library cannot be used: its path, or the name of a function that it lacks.
  char *failure;
} source_text;

// Reads a source through the libclang at `path`.
//
// This function is provided because the interface of libclang passes structures by value and calls
// back for each node: a flat text crosses into Swift without a pointer.
source_text source_text_read(const char *path, const char *const *arguments, int count);

// Parses a header and saves what it declares for later readings; answers whether it could.
bool source_header_precompile(
    const char *path, const char *const *arguments, int count, const char *output);

// Frees the texts.
void source_text_free(source_text text);

#endif
