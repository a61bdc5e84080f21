// The files in other languages that the program carries: Lua, HTML, CSS, JavaScript and C headers. They
// stand here, apart from the Swift that uses them, because clang takes a file's bytes as they are, where
// Swift's compiler reads each byte as an expression.

#ifndef CEMBEDDEDFILES_H
#define CEMBEDDEDFILES_H

#include <stddef.h>
#include <stdint.h>

#include "EmbeddedFile.h"

/// Where a file's bytes begin, and how many there are.
const uint8_t *_Nonnull embedded_file_bytes(EmbeddedFile file, size_t *_Nonnull count);

#endif
