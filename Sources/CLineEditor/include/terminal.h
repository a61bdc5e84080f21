// C's standard input and output, because Lua's `io` library and `print` share their buffers.

#ifndef CLINEEDITOR_TERMINAL_H
#define CLINEEDITOR_TERMINAL_H

#include <stdbool.h>
#include <stddef.h>

#pragma clang assume_nonnull begin

/// This function is provided because `stdout` and `stderr` are variables, which Swift 6 rejects.
/// Writes and flushes; what cannot be written is lost, as with Lua's `print`.
bool bridge_write(bool to_error, const void *_Nullable bytes, size_t count);

/// This function is provided because `exit` calls C functions. From now on, an exit with status 0
/// becomes an error if standard output or standard error could not be written; also with Lua's
/// `os.exit`.
void bridge_check_output_at_exit(void);

/// This function is provided because `stdin` is a variable, which Swift 6 rejects. Returns a line
/// without its newline, which the caller frees; NULL at the end.
char *_Nullable bridge_read_line(size_t *count);

/// This function is provided because `ioctl` takes variable arguments. Returns the width of the
/// terminal at standard output in columns; 0 when it is not a terminal.
int bridge_terminal_width(void);

#pragma clang assume_nonnull end

#endif
