// The terminal, the editor of the prompt's lines, and the pictures that the program writes.

#ifndef CLINEEDITOR_H
#define CLINEEDITOR_H

#include "line_editor.h"
#include "pictures.h"
#include "terminal.h"

#endif
