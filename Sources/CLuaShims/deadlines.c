#include "deadlines.h"

#include <errno.h>
#include <lauxlib.h>
#include <signal.h>
#include <string.h>
#include <time.h>

#include "farewells.h"
#include "protected_calls.h"
#include "running_threads.h"
#include "timers.h"

// A signal handler is given nothing but the number of its signal, but it runs in the thread whose
// time is up: states in several threads have a limit each.
static _Thread_local bridge_state *volatile limited_state;
static _Thread_local bridge_deadline running_deadline;
static _Thread_local timer_t timer;

// The hook of a thread that outlived the call has nothing more to say.
static void raise_late(lua_State *L, lua_Debug *where) {
  if (!bridge_state_of(L)->call_is_late) {
    lua_sethook(L, NULL, 0, 0);
    return;
  }
  bool in_lua = lua_getinfo(L, "S", where) != 0 && *where->what != 'C';
  luaL_where(L, in_lua ? 0 : 1);              // stack: … place
  lua_pushliteral(L, "time limit exceeded");  // stack: … place text
  lua_concat(L, 2);                           // stack: … message
  lua_error(L);
}

static void end_time(int signal_number) {
  (void)signal_number;
  bridge_state *state = limited_state;
  if (state == NULL || state->is_closing) return;
  if (state->call_is_late)
    bridge_end_by_force(state, running_deadline.last_words, running_deadline.exit_status);
  state->call_is_late = true;
  if (!state->time_is_up) bridge_hook_running_threads(state, raise_late);
}

// The handler stays, since another thread may be waiting for its own signal.
static void stop(void) {
  timer_delete(timer);
  limited_state = NULL;
}

static bool start(bridge_state *state, bridge_deadline deadline) {
  if (!bridge_make_timer(&timer, CLOCK_MONOTONIC, SIGVTALRM, end_time)) return false;
  running_deadline = deadline;
  state->call_is_late = false;
  limited_state = state;
  if (bridge_arm_timer(timer, deadline.seconds, deadline.grace)) return true;
  stop();
  return false;
}

// Takes the function and its arguments away, and leaves an error in their place.
static int refuse(lua_State *L, int arguments) {
  lua_settop(L, -arguments - 2);                                       // stack: …
  lua_pushfstring(L, "cannot start a timer: %s", strerror(errno));  // stack: … error
  return LUA_ERRRUN;
}

// A call inside a limited one, which ends before it: the outer one's time stands by meanwhile.
static int call_sooner(
    lua_State *L, int arguments, int results, bridge_deadline deadline, double left, bool *is_late) {
  bridge_state *state = bridge_state_of(L);
  bridge_deadline outer = running_deadline;
  struct timespec begun, ended;
  clock_gettime(CLOCK_MONOTONIC, &begun);
  running_deadline = deadline;
  bridge_arm_timer(timer, deadline.seconds, deadline.grace);
  int status = bridge_call_noting(L, arguments, results);
  running_deadline = outer;
  clock_gettime(CLOCK_MONOTONIC, &ended);
  left -= bridge_seconds(ended) - bridge_seconds(begun);
  bridge_arm_timer(timer, left > 0.001 ? left : 0.001, outer.grace);
  *is_late = state->call_is_late;
  state->call_is_late = false;
  if (*is_late && !state->time_is_up) bridge_hook_running_threads(state, NULL);
  return status;
}

int bridge_call_before(
    lua_State *L, int arguments, int results, bridge_deadline deadline, bool *is_late) {
  bridge_state *state = bridge_state_of(L);
  *is_late = false;
  struct itimerspec left;
  if (limited_state == state && !state->call_is_late && timer_gettime(timer, &left) == 0 &&
      bridge_seconds(left.it_value) > deadline.seconds)
    return call_sooner(L, arguments, results, deadline, bridge_seconds(left.it_value), is_late);
  if (limited_state != NULL) return bridge_call_noting(L, arguments, results);
  if (!start(state, deadline)) return refuse(L, arguments);
  int status = bridge_call_noting(L, arguments, results);
  stop();
  *is_late = state->call_is_late;
  state->call_is_late = false;
  if (*is_late && !state->time_is_up) bridge_hook_running_threads(state, NULL);
  return status;
}
