// Stopping a script from outside, for whatever reason.
//
// A hook that counted instructions would double the time of a tight loop, so none is set while
// nothing happens. A signal handler sets one, on every thread that is running at that moment; it is
// the one thing that Lua allows in a handler. The hook raises the error at the next instruction, and
// comes back at every instruction until no `pcall` is left to catch it; a thread that outlives the
// reason drops it by itself.
//
// Lua sets a hook per thread. The main thread always runs; coroutines are known when the functions
// that resume them have been replaced by `bridge_track_coroutines`, as for every limit and every
// prompt.

#ifndef CLUASHIMS_STOPS_H
#define CLUASHIMS_STOPS_H

#include <lua.h>
#include <stdbool.h>

#include "bridge_state.h"

#pragma clang assume_nonnull begin

/// Why scripts are stopped; a state may have several reasons at a time.
typedef enum bridge_stop_reason {
  bridge_reason_time_limit = 1,  // the limit of the whole script; it stays
  bridge_reason_late_call = 2,   // the limit of a call
  bridge_reason_end = 4,         // a signal that ends the program, which has something to keep
  bridge_reason_interrupt = 8,   // Ctrl-C
} bridge_stop_reason;

/// Lets the state's scripts be stopped for a reason; can be called by a signal handler.
void bridge_stop(bridge_state *state, bridge_stop_reason reason);

/// Where the scripts were when they were stopped, as `file:line: `; empty when no line is known.
const char *bridge_stop_place(const bridge_state *state);

/// Takes a reason back. The scripts run on when it was the last.
void bridge_withdraw_stop(bridge_state *state, bridge_stop_reason reason);

/// Lets what remains of a program run, finalizers say, though the reasons stay.
void bridge_rest_from_stops(bridge_state *state);

#pragma clang assume_nonnull end

#endif
