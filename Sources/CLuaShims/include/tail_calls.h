// Endless recursion without a growing stack: methods that call each other by tail calls (`return
// self:next()`), which Lua makes without a frame.
//
// In Objective-C such messages overflow the stack. Here they would run forever, so a timer checks
// periodically: when the same frame was replaced hundreds of thousands of times in a row without a
// return, and messages were among the calls, "stack overflow" is raised in it. Other tail calls
// have no limit, as Lua's manual promises (3.4.10). Between checks, calls cost nothing extra; the
// watch starts again only when the timer fires. The timer uses the thread's processor time: one of
// real time would interrupt blocking C calls of a script, and one of the process's time would make
// `os.clock` coarse.

#ifndef CLUASHIMS_TAIL_CALLS_H
#define CLUASHIMS_TAIL_CALLS_H

#include <lua.h>
#include <stdbool.h>

#include "bridge_state.h"

#pragma clang assume_nonnull begin

/// This function is provided because a signal handler must be C. Watches a state. One state of a
/// process at a time is watched, on the calling thread; for another one this does nothing. Pops a
/// function that returns whether the recorded tail calls include messages.
void bridge_watch_tail_calls(lua_State *L);

/// This function is provided because the timer uses a thread's time. Watches the calling system
/// thread too, which runs fibers of the state.
void bridge_watch_tail_calls_here(bridge_state *state);

/// Stops that watch, before the thread ends.
void bridge_stop_watching_here(void);

/// This function is provided because a signal handler must not outlive its state. Stops the watch,
/// if it belongs to this state.
void bridge_stop_watching_tail_calls(bridge_state *state);

/// Pushes the function and the first argument of a recorded tail call of the last overflow, 1 being
/// the newest; returns false, with nothing pushed, when there is none.
bool bridge_push_tail_call(lua_State *L, int number);

/// Discards the recorded tail calls of an overflow.
void bridge_forget_tail_calls(lua_State *L);

#pragma clang assume_nonnull end

#endif
