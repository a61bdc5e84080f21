// Ctrl-C.
//
// As in lua.c, a script is stopped once (stops.h), and a second Ctrl-C before the call has ended
// has the default effect. At a prompt, which must survive both, the script is stopped until the
// call has ended. Signals belong to the process: one state at a time can be interrupted.

#ifndef CLUASHIMS_INTERRUPTS_H
#define CLUASHIMS_INTERRUPTS_H

#include <lua.h>
#include <stdbool.h>

#include "bridge_state.h"

#pragma clang assume_nonnull begin

/// This function is provided because a signal handler must be C. Calls `bridge_call_explained`;
/// meanwhile SIGINT raises "interrupted!" in the script.
int bridge_call_interruptibly(lua_State *L, int arguments, int results);

/// This function is provided because a hook must be C. From now on SIGINT never ends the process
/// during `bridge_call_interruptibly`, and no `pcall` and no coroutine can catch it. Returns Lua's
/// status; if it is not LUA_OK, pushes an error value.
int bridge_insist_on_interrupts(bridge_state *state);

#pragma clang assume_nonnull end

#endif
