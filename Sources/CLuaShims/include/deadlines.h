// Limits on real time: of a whole script, of one call, of a script that must end.
//
// Each is a deadline in a list of its thread, earliest first, with one timer that signals that
// thread. After a deadline, scripts are stopped (stops.h). If Lua cannot be interrupted (a long
// `string.find`, a blocking read, a finalizer), the process is terminated after a grace time, since
// nothing else can stop it.

#ifndef CLUASHIMS_DEADLINES_H
#define CLUASHIMS_DEADLINES_H

#include <lua.h>
#include <stdbool.h>

#include "bridge_state.h"

#pragma clang assume_nonnull begin

/// A time limit, and what happens when it is exceeded.
typedef struct bridge_time_limit {
  double seconds;
  double grace;            // seconds that the scripts have to end after the error was first raised
  const char *last_words;  // written to standard error when they did not end; owned by the caller
  int exit_status;         // of the process, then
} bridge_time_limit;

/// This function is provided because a signal handler must be C. Starts the limit of a whole
/// script, on the thread that runs it; one state of a process at a time can have one. False, with
/// `errno` set, when no timer can be created.
bool bridge_start_time_limit(bridge_state *state, bridge_time_limit limit);

/// This function is provided because a signal handler must not outlive its state. Stops the limit,
/// if it belongs to this state.
void bridge_stop_time_limit(bridge_state *state);

/// This function is provided because the list is stored here. Pauses the limit.
void bridge_pause_time_limit(void);

/// This function is provided because the list is stored here. Resumes the limit.
void bridge_resume_time_limit(void);

/// This function is provided because a signal handler must be C. Calls `bridge_call_noting` with a
/// limit; sets `is_late` if it was exceeded. Of nested calls, the first one that is late ends with
/// all its inner calls.
int bridge_call_before(
    lua_State *L, int arguments, int results, bridge_time_limit limit, bool *is_late);

/// This function is provided because the list is stored here. Puts off the limits of running calls.
void bridge_put_off_calls(void);

/// This function is provided because the list is stored here. Restarts the limits of running calls,
/// also in a copy of the process, which has no timer yet.
void bridge_restart_calls(void);

/// Creates the timer of the calling thread, so that a signal handler need not; false, with `errno`
/// set, on failure.
bool bridge_prepare_deadlines(void);

/// Terminates the process after some seconds; can be called by a signal handler, on a prepared
/// thread.
void bridge_end_after(bridge_state *state, bridge_time_limit limit);

/// This function is provided because scripts may end in time. Cancels the termination.
void bridge_end_in_time(void);

#pragma clang assume_nonnull end

#endif
