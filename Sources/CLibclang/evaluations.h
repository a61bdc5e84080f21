#pragma once

#include "libclang.h"
#include "text_buffer.h"

// Adds two fields: the kind of an expression's value, 0 for one that is not constant, and the value.
void write_evaluation(libclang *clang, text_buffer *text, CXCursor cursor);
