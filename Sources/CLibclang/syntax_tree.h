#ifndef SYNTAX_TREE_H
#define SYNTAX_TREE_H

#include <stdbool.h>

#include "libclang.h"
#include "text_buffer.h"

// Writes the tree of a parsed source as text; where it nests too deeply, writes an error and returns false.
bool syntax_tree_write(
    libclang *clang, CXTranslationUnit unit, text_buffer *text, text_buffer *diagnostics);

#endif
