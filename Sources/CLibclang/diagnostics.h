#ifndef DIAGNOSTICS_H
#define DIAGNOSTICS_H

#include "libclang.h"
#include "text_buffer.h"

// Writes the errors and warnings of a source as clang prints them, each with its line and a caret below,
// and counts the errors.
void diagnostics_write(libclang *clang, CXTranslationUnit unit, text_buffer *text, int *errors);

#endif
