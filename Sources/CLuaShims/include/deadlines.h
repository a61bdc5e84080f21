// Limits on wall-clock time: of a whole script, of one call, of a script that is to end.
//
// Each is a deadline in a list of its thread, the earliest first, with one timer that sends that
// thread a signal. When a deadline has passed, scripts are stopped (stops.h); where Lua cannot look (a
// long `string.find`, a blocked read, a finalizer), the process ends after a period of grace, since
// nothing else can end it.

#ifndef CLUASHIMS_DEADLINES_H
#define CLUASHIMS_DEADLINES_H

#include <lua.h>
#include <stdbool.h>

#include "bridge_state.h"

#pragma clang assume_nonnull begin

/// What may be taken of time, and what happens when it is up.
typedef struct bridge_time_limit {
  double seconds;
  double grace;            // seconds that the scripts have to end, once the error is being raised
  const char *last_words;  // written to standard error when they did not; kept by the caller
  int exit_status;         // of the process, then
} bridge_time_limit;

/// This function is provided because a signal handler has to be C. Starts the limit of a whole script,
/// on the thread that runs it; one state of a process at a time can have one. False, with `errno` set,
/// when there is no timer to be had.
bool bridge_start_time_limit(bridge_state *state, bridge_time_limit limit);

/// This function is provided because a signal handler must not outlive its state. Stops the limit, if
/// it is this state's.
void bridge_stop_time_limit(bridge_state *state);

/// This function is provided because the list is kept here. Lets the limit's time stand still.
void bridge_pause_time_limit(void);

/// This function is provided because the list is kept here. Lets the limit's time go on.
void bridge_resume_time_limit(void);

/// This function is provided because a signal handler has to be C. `bridge_call_noting` with a limit;
/// `is_late` tells whether the time was up. Of calls inside each other, the one that is late first
/// ends, with what it has called.
int bridge_call_before(
    lua_State *L, int arguments, int results, bridge_time_limit limit, bool *is_late);

/// Makes the timer of the calling thread, so that a signal handler need not; false, with `errno` set,
/// when there is none to be had.
bool bridge_prepare_deadlines(void);

/// Lets the process end by force after so many seconds; can be called by a signal handler, on a
/// thread that is prepared for it.
void bridge_end_after(bridge_state *state, bridge_time_limit limit);

/// This function is provided because scripts may end in time after all. Takes that back.
void bridge_end_in_time(void);

#pragma clang assume_nonnull end

#endif
