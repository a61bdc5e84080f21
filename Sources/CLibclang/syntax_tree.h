#ifndef SYNTAX_TREE_H
#define SYNTAX_TREE_H

#include "libclang.h"
#include "text_buffer.h"

// Writes the syntax tree of a parsed source as text.
void syntax_tree_write(libclang *clang, CXTranslationUnit unit, text_buffer *text);

#endif
