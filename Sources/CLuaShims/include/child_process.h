// Processes of this same program, each with a channel to the one that started it.

#ifndef CLUASHIMS_CHILD_PROCESS_H
#define CLUASHIMS_CHILD_PROCESS_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

#pragma clang assume_nonnull begin

/// The file descriptor under which a child has its channel.
enum { bridge_child_channel = 3 };

/// This function is provided because `environ` is a variable, which Swift 6 refuses. Starts the
/// running program once more, with other arguments; what it writes to standard output goes to
/// standard error. Answers its id, and in `channel` this end of the channel; -1 with `errno` set
/// when there is no process to be had.
pid_t bridge_spawn_self(char *_Nullable const *_Nonnull arguments, int *channel);

/// This function is provided because `MSG_NOSIGNAL` is an enumerator that Swift cannot pass. Sends
/// everything; false when nobody listens.
bool bridge_send(int channel, const void *_Nullable bytes, size_t count);

#pragma clang assume_nonnull end

#endif
