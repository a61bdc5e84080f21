// Stopping a script from outside.
//
// A hook that counted instructions would double the time of a tight loop, so none is set normally.
// A signal handler sets one, on every running thread; this is the only operation that Lua allows in
// a signal handler. The hook raises the error at the next instruction, and again at every
// instruction until no `pcall` can catch it. A thread that outlives the reason removes the hook
// itself.
//
// Lua sets a hook per thread. The main thread always runs; coroutines are known when
// `bridge_track_coroutines` has replaced the functions that resume them, as for every limit and
// every prompt.

#ifndef CLUASHIMS_STOPS_H
#define CLUASHIMS_STOPS_H

#include <lua.h>
#include <stdbool.h>

#include "bridge_state.h"

#pragma clang assume_nonnull begin

/// The reasons for stopping scripts; a state may have several at a time.
typedef enum bridge_stop_reason {
  bridge_reason_time_limit = 1,  // the limit of the whole script; permanent
  bridge_reason_late_call = 2,   // the limit of a call
  bridge_reason_end = 4,         // a signal that ends the program, which has an exit handler
  bridge_reason_interrupt = 8,   // Ctrl-C
  bridge_reason_halt = 16,       // the host has ended the program; it stays
} bridge_stop_reason;

/// Stops the state's scripts for a reason; can be called by a signal handler.
void bridge_stop(bridge_state *state, bridge_stop_reason reason);

/// Stops the scripts permanently with a message that no protected call catches.
void bridge_halt(bridge_state *state, const char *message);

/// Returns where the scripts were stopped, as `file:line: `; empty when no line is known.
const char *bridge_stop_place(const bridge_state *state);

/// Removes a reason. Without any reason, the scripts continue.
void bridge_withdraw_stop(bridge_state *state, bridge_stop_reason reason);

/// Allows remaining code, such as finalizers, to run although the reasons stay.
void bridge_rest_from_stops(bridge_state *state);

#pragma clang assume_nonnull end

#endif
