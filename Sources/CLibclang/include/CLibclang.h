#ifndef CLIBCLANG_H
#define CLIBCLANG_H

#include <stdbool.h>
#include <stddef.h>

// A file that clang sees and the file system need not have. The layout is that of libclang's own.
typedef struct {
  const char *name;
  const char *bytes;
  unsigned long length;
} source_memory_file;

// The arguments of clang.
typedef struct {
  // The path of libclang.
  const char *library;
  const char *const *arguments;
  int argument_count;
  const source_memory_file *files;
  int file_count;
  // The text of an overlay of the file system, as `-ivfsoverlay` reads it; NULL for none.
  const char *overlay;
  // Whether a fatal error, as a missing header, does not end the reading.
  bool keeps_going;
} source_request;

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
  // The signal with which the reader's process ended, or its status as a negative number; 0 when it has
  // answered.
  int signal;
  // The reason that the library cannot be used: its path, or the name of a function that it lacks.
  char *failure;
} source_text;

// Reads a source through libclang, in a process of its own.
//
// This function is provided because the interface of libclang passes structures by value and calls
// back for each node: a flat text crosses into Swift without a pointer.
source_text source_text_read(const source_request *request);

// Parses a header and saves what it declares for later readings; returns whether that succeeded.
bool source_header_precompile(const source_request *request, const char *output);

// Frees the texts.
void source_text_free(source_text text);

// Calls a function on a thread of its own with a stack that is as large as a deep tree needs, and waits for
// it; on the caller's own thread where there is none to be had.
void source_run_on_large_stack(void (*body)(void *), void *context);

#endif
