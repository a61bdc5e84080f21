// The running threads of a state: the main thread, the coroutine it resumed, and so on.

#ifndef CLUASHIMS_RUNNING_THREADS_H
#define CLUASHIMS_RUNNING_THREADS_H

#include <lua.h>
#include <stdbool.h>

#include "bridge_state.h"

#pragma clang assume_nonnull begin

/// This function is provided because only C functions can wrap `coroutine.resume`. Replaces
/// `resume`, `wrap` and `close` in the `coroutine` library by functions that do the same and update
/// the list of running threads. Returns Lua's status; if it is not LUA_OK, pushes an error value.
int bridge_track_coroutines(lua_State *L);

/// Runs `function`, which resumes the thread at `index` of the stack, as if it had been called instead of
/// the running one. Its errors leave by a jump.
int bridge_run_tracked(lua_State *L, int index, lua_CFunction function);

/// Sets a hook on every running thread, for every type of event; can be called by a signal handler.
void bridge_hook_running_threads(bridge_state *state, lua_Hook _Nullable hook);

/// Sets the current hook again on the running threads, if there is one; can be called by a signal
/// handler.
void bridge_renew_hooks(bridge_state *state);

/// Sets a hook of calls and returns on the running threads that have none; can be called by a
/// signal handler.
void bridge_watch_running_threads(bridge_state *state, lua_Hook hook);

/// Makes a hook one of the bridge's own, which scripts do not see.
void bridge_note_own_hook(lua_Hook hook);

/// Whether a hook was set by the functions above, not by the script.
bool bridge_is_own_hook(lua_Hook _Nullable hook);

#pragma clang assume_nonnull end

#endif
