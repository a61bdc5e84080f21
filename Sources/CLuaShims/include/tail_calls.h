// Recursion without end that no stack ends: methods that end in a call of each other, which Lua makes
// without a frame (`return self:next()`).
//
// In Objective-C such messages run out of stack. Here they would run for ever, so a timer looks now
// and then: when the same frame has been replaced hundreds of thousands of times in a row, never
// returned, and messages were among the calls that replaced it, "stack overflow" is raised in it; any
// other row has no limit, as Lua's manual promises (3.4.10). While nothing looks, calls cost what they did; the
// watch looks again only when the timer next goes off. It is one of the thread's processor time: one
// of the wall clock would interrupt what a script waits for in C, and one of the process's makes
// `os.clock` coarse.

#ifndef CLUASHIMS_TAIL_CALLS_H
#define CLUASHIMS_TAIL_CALLS_H

#include <lua.h>
#include <stdbool.h>

#include "bridge_state.h"

#pragma clang assume_nonnull begin

/// This function is provided because a signal handler has to be C. Watches a state; one state of a
/// process at a time is watched, on the thread that asks for it, and for any other this does nothing.
/// Pops a function that answers whether messages are among the tail calls which have been kept.
void bridge_watch_tail_calls(lua_State *L);

/// This function is provided because the timer is one of a thread's time. Watches the calling system
/// thread as well, which runs strands of the state.
void bridge_watch_tail_calls_here(bridge_state *state);

/// Takes that back, before the thread ends.
void bridge_stop_watching_here(void);

/// This function is provided because a signal handler must not outlive its state. Stops the watch,
/// if it is this state's.
void bridge_stop_watching_tail_calls(bridge_state *state);

/// Pushes the function and the first argument of one of the tail calls that led to the overflow that
/// was raised last, 1 being the newest; false, and nothing pushed, when there is none.
bool bridge_push_tail_call(lua_State *L, int number);

/// Forgets the tail calls that led to an overflow.
void bridge_forget_tail_calls(lua_State *L);

#pragma clang assume_nonnull end

#endif
