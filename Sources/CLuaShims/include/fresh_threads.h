// Calls on threads of Lua's own, which count nested C calls from the beginning: Lua allows 200.

#ifndef CLUASHIMS_FRESH_THREADS_H
#define CLUASHIMS_FRESH_THREADS_H

#include <lua.h>

#pragma clang assume_nonnull begin

/// This function is provided because only C functions may run a thread without resuming it. Pushes a function
/// that does what `pcall` does, on a new thread; on the caller's own where the system's stack has not room
/// for 200 more calls.
void bridge_push_call_on_thread(lua_State *L);

#pragma clang assume_nonnull end

#endif
