// Ending a program from outside that has something to keep first, as a trace that is being taken.
//
// SIGINT and SIGTERM stop the script the way the time limit does: the error comes back at every
// instruction until no `pcall` is left to catch it, and then the program ends by itself and keeps
// what it has. Where Lua cannot look, there is a period of grace; after it, or at a second signal,
// the thread stands still in its handler, and another one, which waited for that, lets the owner say
// farewell. It may find a lock taken that nobody will ever release, so that it has a period of its
// own, after which the process ends as it would have without it.

#ifndef CLUASHIMS_ENDINGS_H
#define CLUASHIMS_ENDINGS_H

#include <stdbool.h>

#include "bridge_state.h"

#pragma clang assume_nonnull begin

/// This function is provided because a signal handler has to be C. From now on SIGINT and SIGTERM
/// stop the scripts of `state`, and its owner says farewell before the process ends by force.
/// Answers Lua's status; when it is not LUA_OK, pushes an error value.
int bridge_end_with_farewell(bridge_state *state);

/// This function is provided because a signal handler must not disturb what is kept. The scripts
/// have ended: no signal stops them any more, and the limit on their time stands still. A first
/// signal is noted, a second one has its default effect.
void bridge_begin_farewell(bridge_state *state);

/// This function is provided because finalizers are still to come, which the limit holds for.
void bridge_end_farewell(void);

/// This function is provided because it runs in a signal handler. Ends the process; if the owner
/// wants to say farewell, it does so first.
_Noreturn void bridge_end_by_force(
    bridge_state *state, const char *last_words, int exit_status);

#pragma clang assume_nonnull end

#endif
