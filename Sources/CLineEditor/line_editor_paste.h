// The lines of a paste, read without libedit, which redraws the line for each key.

#ifndef CLINEEDITOR_LINE_EDITOR_PASTE_H
#define CLINEEDITOR_LINE_EDITOR_PASTE_H

#include "line_editor.h"

// Returns a complete line of a paste, which is shown as if typed; the caller frees it. Returns NULL
// when the paste ends before the line does; then the line is queued for editing.
char *line_editor_paste_line(bridge_line_editor *editor);

#endif
