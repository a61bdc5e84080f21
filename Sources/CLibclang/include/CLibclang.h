#ifndef CLIBCLANG_H
#define CLIBCLANG_H

#include <stdbool.h>
#include <stddef.h>

// The result of reading a source, freed by `source_text_free`.
typedef struct {
  // The tree as lines of fields (see syntax_tree.c), or NULL when the source could not be parsed.
  char *tree;
  size_t tree_length;
  // clang's errors and warnings as clang prints them.
  char *diagnostics;
  size_t diagnostics_length;
  // The paths of included files, one per line.
  char *files;
  size_t files_length;
  // The number of errors among the diagnostics.
  int errors;
  // The number of errors that are printed as warnings: uses of undeclared methods and properties.
  int undeclared;
  // The reason why the library cannot be used: its path, or the name of a missing function.
  char *failure;
} source_text;

// Reads a source with the libclang at `path`.
//
// This function is provided because libclang's interface passes structures by value and calls back
// for each node: a flat text is passed to Swift without a pointer.
source_text source_text_read(const char *path, const char *const *arguments, int count);

// Parses a header and saves its declarations as a precompiled header; returns whether it could.
bool source_header_precompile(
    const char *path, const char *const *arguments, int count, const char *output);

// Frees the texts.
void source_text_free(source_text text);

#endif
