// Stopping a script from outside: Ctrl-C, and a limit on wall-clock time.
//
// A hook that counted instructions would double the time of a tight loop, so none is set while
// nothing happens. A signal handler sets one, on every thread that is running at that moment; it is
// the one thing that Lua allows in a handler. The hook raises the error at the next instruction.
//
// - Ctrl-C is as in lua.c: the hook goes when it has raised "interrupted!", and a second Ctrl-C
//   before the call has ended has the default effect. At a prompt, which must survive both, the hook
//   stays as the time limit's does, and is taken away when the call has ended.
// - The time limit's hook stays, so that the error comes back at every instruction until no `pcall`
//   is left to catch it. Where Lua cannot look (a long `string.find`, a blocked read, a finalizer),
//   the process ends after a period of grace.
//
// Lua sets a hook per thread. The main thread always runs; coroutines are known when the functions
// that resume them have been replaced by `bridge_track_coroutines`, as for every time limit and
// every prompt.
//
// Signals belong to the process: one state at a time can be interrupted, and one limited.

#ifndef CLUASHIMS_INTERRUPTS_H
#define CLUASHIMS_INTERRUPTS_H

#include <lua.h>
#include <stdbool.h>

#include "bridge_state.h"

#pragma clang assume_nonnull begin

/// This function is provided because a signal handler has to be C. `bridge_call_explained`;
/// meanwhile SIGINT raises "interrupted!" in the script.
int bridge_call_interruptibly(lua_State *L, int arguments, int results);

/// This function is provided because a hook has to be C. From now on SIGINT never ends the process
/// during `bridge_call_interruptibly`, and no `pcall` and no coroutine outlasts it. Answers Lua's
/// status; when it is not LUA_OK, pushes an error value.
int bridge_insist_on_interrupts(bridge_state *state);

/// What happens when the time is up.
typedef struct bridge_time_limit {
  double seconds;
  double grace;             // seconds that the script has to end, once the error is being raised
  const char *last_words;  // written to standard error when it did not; kept by the caller
  int exit_status;          // of the process, then
} bridge_time_limit;

/// This function is provided because a signal handler has to be C. Starts the limit's timer; false,
/// with `errno` set, when there is none to be had.
bool bridge_start_time_limit(bridge_state *state, bridge_time_limit limit);

/// This function is provided because a signal handler must not outlive its state. Stops the timer,
/// if it is this state's.
void bridge_stop_time_limit(bridge_state *state);

/// This function is provided because it runs in a signal handler. Lets the limit's time stand still.
void bridge_pause_time_limit(void);

/// This function is provided because the timer is kept here. Lets the limit's time go on.
void bridge_resume_time_limit(void);

#pragma clang assume_nonnull end

#endif
