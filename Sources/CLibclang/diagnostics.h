#ifndef DIAGNOSTICS_H
#define DIAGNOSTICS_H

#include "libclang.h"
#include "text_buffer.h"

// How many errors there are, and how many that are written as warnings.
typedef struct {
  int errors;
  // Uses of methods and properties that nothing declares. ARC makes errors of them, but whoever is asked may
  // well have them when the source runs.
  int undeclared;
} error_counts;

// Writes the errors and warnings of a source as clang prints them, each with its line and a caret below.
error_counts diagnostics_write(libclang *clang, CXTranslationUnit unit, text_buffer *text);

#endif
