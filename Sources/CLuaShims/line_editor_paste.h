// The lines of a paste, read past libedit, which draws the line anew for each key.

#ifndef CLUASHIMS_LINE_EDITOR_PASTE_H
#define CLUASHIMS_LINE_EDITOR_PASTE_H

#include "line_editor.h"

// A whole line of a paste, which is shown as though it had been typed; the caller frees it. NULL when
// the paste ends before the line does: then the line is queued, for a person to finish.
char *line_editor_paste_line(bridge_line_editor *editor);

#endif
