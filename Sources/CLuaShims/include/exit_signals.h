// Ending a program by a signal after it has saved its results, such as a trace.
//
// SIGINT and SIGTERM stop the script as the time limit does: the error is raised at every
// instruction until no `pcall` can catch it; then the program exits normally and saves its results.
// If Lua cannot be interrupted, there is a grace time. After it, or at a second signal, the thread
// stays in its signal handler, and another thread runs the owner's exit handler. That may wait for
// a lock that is never released, so it has a time limit too, after which the process is terminated
// anyway.

#ifndef CLUASHIMS_EXIT_SIGNALS_H
#define CLUASHIMS_EXIT_SIGNALS_H

#include <stdbool.h>

#include "bridge_state.h"

#pragma clang assume_nonnull begin

/// This function is provided because a signal handler must be C. From now on SIGINT and SIGTERM
/// stop the scripts of `state`, and its exit handler runs before the process is terminated. Returns
/// Lua's status; if it is not LUA_OK, pushes an error value.
int bridge_install_exit_handler(bridge_state *state);

/// This function is provided because a signal handler must not interrupt the saving of results. The
/// scripts have ended: signals do not stop them any more, and their time limit is paused. A first
/// signal is recorded, a second one has its default effect.
void bridge_begin_exit(bridge_state *state);

/// This function is provided because the limit applies to the remaining finalizers again.
void bridge_end_exit(void);

/// This function is provided because it runs in a signal handler. Terminates the process, after the
/// exit handler if one is installed.
_Noreturn void bridge_terminate(
    bridge_state *state, const char *last_words, int exit_status);

#pragma clang assume_nonnull end

#endif
