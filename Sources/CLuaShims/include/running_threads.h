// Which threads of a state are running: the main thread, the coroutine it resumed, and so on.

#ifndef CLUASHIMS_RUNNING_THREADS_H
#define CLUASHIMS_RUNNING_THREADS_H

#include <lua.h>
#include <stdbool.h>

#include "bridge_state.h"

#pragma clang assume_nonnull begin

/// This function is provided because only C functions can stand between `coroutine.resume` and what
/// it does. Replaces `resume`, `wrap` and `close` in the `coroutine` library by functions that do
/// the same and keep the list of running threads. Answers Lua's status; when it is not LUA_OK,
/// pushes an error value.
int bridge_track_coroutines(lua_State *L);

/// Sets a hook on every running thread, for every kind of event; can be called by a signal handler.
void bridge_hook_running_threads(bridge_state *state, lua_Hook _Nullable hook);

/// Sets the hook that stands on the running threads, if there is one; can be called by a signal handler.
void bridge_renew_hooks(bridge_state *state);

/// Sets a hook of calls and returns on the running threads that have none; can be called by a signal
/// handler.
void bridge_watch_running_threads(bridge_state *state, lua_Hook hook);

/// Whether a hook is one of those that the functions above set, and none of the script's.
bool bridge_is_own_hook(lua_Hook _Nullable hook);

#pragma clang assume_nonnull end

#endif
