// Child processes that run the same program, each with a channel to its parent.

#ifndef CPROCESS_CHILD_PROCESS_H
#define CPROCESS_CHILD_PROCESS_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

#pragma clang assume_nonnull begin

/// The file descriptor of a child's channel.
enum { bridge_child_channel = 3 };

/// This function is provided because `environ` is a variable, which Swift 6 rejects. Starts the
/// running program again with other arguments; its standard output is redirected to standard error.
/// Returns its id, and this end of the channel in `channel`; -1 with `errno` set on failure.
pid_t bridge_spawn_self(char *_Nullable const *_Nonnull arguments, int *channel);

/// This function is provided because the number of threads is a count of links on Linux. Whether this
/// process has one thread and can be copied.
bool bridge_can_copy_self(void);

/// This function is provided because Swift cannot call `fork`. Copies this process, which has one
/// thread; the copy ends with it. Returns the copy's id, or 0 in the copy, and in `channel` the end
/// of a channel between both; -1 with `errno` set on failure.
pid_t bridge_copy_self(int *channel);

/// This function is provided because `MSG_NOSIGNAL` is an enumerator that Swift cannot pass. Sends
/// all bytes; false when the other end is closed.
bool bridge_send(int channel, const void *_Nullable bytes, size_t count);

#pragma clang assume_nonnull end

#endif
