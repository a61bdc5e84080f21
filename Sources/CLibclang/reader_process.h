// A child process in which libclang reads: what ends it, as a stack that a source has exhausted, ends
// only the reading. It has no input, prints nothing, and is gone when the process that made it is.

#ifndef READER_PROCESS_H
#define READER_PROCESS_H

#include <stdbool.h>
#include <stddef.h>

// Runs a function in a child and collects what it writes to the descriptor that it is given.
//
// Returns how the child ended: 0, a signal's number, or its status as a negative number; -1 where there is no
// child. `bytes` is the caller's.
int reader_process_run(void (*body)(void *context, int output), void *context, char **bytes,
                       size_t *length);

// Writes all bytes; returns whether that succeeded.
bool reader_process_write(int output, const void *bytes, size_t length);

#endif
