// The line editor of a terminal: libedit, with its native interface.
//
// libedit is loaded when standard input is a terminal, which saves other scripts the time. It reads
// through our function, so that a signal ends a line or redraws it. Text that a terminal pastes in
// brackets (`ESC[200~` … `ESC[201~`) is handled as typed, except tabs, which do not complete. Its
// UTF-8 locale is active only while a line is edited, so scripts keep theirs.

#ifndef CLINEEDITOR_LINE_EDITOR_H
#define CLINEEDITOR_LINE_EDITOR_H

#include <stdbool.h>
#include <stddef.h>

#pragma clang assume_nonnull begin

/// A line editor.
typedef struct bridge_line_editor bridge_line_editor;

/// Called for the Tab key, with the text before the cursor. It calls `bridge_insert_text` and
/// `bridge_show_below`, or neither.
typedef void (*bridge_completer)(void *owner, const char *text, size_t count);

/// This function is provided because libedit's functions take variable arguments and are known only
/// as pointers. NULL when libedit is not installed or standard output is not a terminal.
bridge_line_editor *_Nullable bridge_open_line_editor(int history_size);

/// This function is provided because libedit calls back with C pointers. `owner` is not retained.
void bridge_set_completer(
    bridge_line_editor *editor, bridge_completer _Nullable completer, void *_Nullable owner);

/// This function is provided because libedit's functions are known only as pointers. Returns a line
/// without its newline, which the caller frees; NULL at the end and after SIGINT.
char *_Nullable bridge_edit_line(bridge_line_editor *editor, const char *prompt);

/// This function is provided because libedit's functions are known only as pointers. Adds an entry
/// to the history.
void bridge_remember_line(bridge_line_editor *editor, const char *line);

/// This function is provided because the Tab key is handled inside libedit. Inserts text at the
/// cursor.
void bridge_insert_text(bridge_line_editor *editor, const char *text);

/// This function is provided because the Tab key is handled inside libedit. Shows text below the
/// line, which is then redrawn.
void bridge_show_below(bridge_line_editor *editor, const char *text);

/// This function is provided because C must unload what it has loaded.
void bridge_close_line_editor(bridge_line_editor *editor);

/// This function is provided because a signal handler must be C. From now on SIGINT sets a flag
/// instead of ending the process, and ends a blocking read.
void bridge_note_interrupts(void);

/// Returns and clears the flag of SIGINT.
bool bridge_take_interrupt(void);

#pragma clang assume_nonnull end

#endif
