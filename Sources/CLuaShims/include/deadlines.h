// A limit on the wall-clock time of one call, as a test or one order of a scenario has it.
//
// It works as the limit of the whole script does (interrupts.h), and ends with the call: whatever
// the call left hooked comes to rest by itself. A call that cannot be interrupted ends the process
// after a period of grace, since nothing else can.

#ifndef CLUASHIMS_DEADLINES_H
#define CLUASHIMS_DEADLINES_H

#include <lua.h>
#include <stdbool.h>

#pragma clang assume_nonnull begin

/// What a limited call may take.
typedef struct bridge_deadline {
  double seconds;
  double grace;            // seconds that the call has to end, once the error is being raised
  const char *last_words;  // written to standard error when it did not
  int exit_status;         // of the process, then
} bridge_deadline;

/// This function is provided because a signal handler has to be C. `bridge_call_noting` with a
/// deadline; `is_late` tells whether the time was up. An inner call ends with the outer one, unless
/// its own time is up sooner.
int bridge_call_before(
    lua_State *L, int arguments, int results, bridge_deadline deadline, bool *is_late);

#pragma clang assume_nonnull end

#endif
