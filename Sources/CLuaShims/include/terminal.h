// Standard input and output as C has them, since Lua's own `io` library and `print` share their
// buffers; and the line editor of a terminal.

#ifndef CLUASHIMS_TERMINAL_H
#define CLUASHIMS_TERMINAL_H

#include <stdbool.h>
#include <stddef.h>

#pragma clang assume_nonnull begin

/// This function is provided because `stdout` and `stderr` are variables, which Swift 6 refuses.
/// Writes and flushes; what cannot be written is lost, as with Lua's `print`.
void bridge_write(bool to_error, const void *_Nullable bytes, size_t count);

/// This function is provided because `stdin` is a variable, which Swift 6 refuses. A line without
/// its newline, to be freed by the caller; NULL at the end.
char *_Nullable bridge_read_line(size_t *count);

/// A loaded line editor.
typedef struct bridge_line_editor bridge_line_editor;

/// This function is provided because libedit is loaded only when a person is there to type, which
/// saves every script the time. NULL when it is not installed.
bridge_line_editor *_Nullable bridge_open_line_editor(void);

/// This function is provided because libedit's functions are known as pointers only. A line without
/// its newline, to be freed by the caller; NULL at the end.
char *_Nullable bridge_edit_line(bridge_line_editor *editor, const char *prompt);

/// This function is provided because libedit's functions are known as pointers only. Adds a line to
/// the history.
void bridge_remember_line(bridge_line_editor *editor, const char *line);

/// This function is provided because what C has loaded C has to unload.
void bridge_close_line_editor(bridge_line_editor *editor);

#pragma clang assume_nonnull end

#endif
