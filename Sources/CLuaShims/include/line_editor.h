// The line editor of a terminal: libedit, by its own interface.
//
// libedit is loaded when a person is there to type, which saves every script the time. It reads
// through a function of ours, so that a signal ends a line or redraws it, and text that a terminal
// pastes in brackets (`ESC[200~` … `ESC[201~`) is taken as typed, but for its tabs, which complete
// nothing. Its locale, which has to know UTF-8, is in force only while a line is edited: scripts keep
// theirs.

#ifndef CLUASHIMS_LINE_EDITOR_H
#define CLUASHIMS_LINE_EDITOR_H

#include <stdbool.h>
#include <stddef.h>

#pragma clang assume_nonnull begin

/// A loaded line editor.
typedef struct bridge_line_editor bridge_line_editor;

/// Asked by the Tab key, with the text before the cursor. It calls `bridge_insert_text` and
/// `bridge_show_below`, or neither.
typedef void (*bridge_completer)(void *owner, const char *text, size_t count);

/// This function is provided because libedit's functions take variable arguments and are known as
/// pointers only. NULL when libedit is not installed or standard output is no terminal.
bridge_line_editor *_Nullable bridge_open_line_editor(int history_size);

/// This function is provided because libedit calls back with C pointers. `owner` is not retained.
void bridge_set_completer(
    bridge_line_editor *editor, bridge_completer _Nullable completer, void *_Nullable owner);

/// This function is provided because libedit's functions are known as pointers only. A line without
/// its last newline, to be freed by the caller; NULL at the end and when SIGINT came.
char *_Nullable bridge_edit_line(bridge_line_editor *editor, const char *prompt);

/// This function is provided because libedit's functions are known as pointers only. Adds an entry
/// to what the arrow keys go through.
void bridge_remember_line(bridge_line_editor *editor, const char *line);

/// This function is provided because the Tab key is answered in the middle of libedit's work. Inserts
/// text at the cursor.
void bridge_insert_text(bridge_line_editor *editor, const char *text);

/// This function is provided because the Tab key is answered in the middle of libedit's work. Shows
/// text under the line, which is drawn again below it.
void bridge_show_below(bridge_line_editor *editor, const char *text);

/// This function is provided because what C has loaded C has to unload.
void bridge_close_line_editor(bridge_line_editor *editor);

/// This function is provided because a signal handler has to be C. From now on SIGINT is noted
/// instead of ending the process, and ends a read that waits.
void bridge_note_interrupts(void);

/// Whether SIGINT came since the last call.
bool bridge_take_interrupt(void);

#pragma clang assume_nonnull end

#endif
