#ifndef DIAGNOSTICS_H
#define DIAGNOSTICS_H

#include "libclang.h"
#include "text_buffer.h"

// The number of errors, and of errors that are printed as warnings.
typedef struct {
  int errors;
  // Uses of undeclared methods and properties. ARC reports errors for them, but the receiver may
  // have them at run time.
  int undeclared;
} error_counts;

// Writes the errors and warnings of a source as clang prints them, each with its line and a caret
// below.
// Blocks that functions return are no errors if `copies_blocks` is true.
error_counts diagnostics_write(
    libclang *clang, CXTranslationUnit unit, bool copies_blocks, text_buffer *text);

#endif
