#include "deadlines.h"

#include <lauxlib.h>
#include <signal.h>
#include <time.h>

#include "farewells.h"
#include "protected_calls.h"
#include "running_threads.h"

// A signal handler is given nothing but the number of its signal.
static bridge_state *volatile limited_state;
static bridge_deadline running_deadline;
static timer_t timer;

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

static struct timespec duration(double seconds) {
  time_t whole = (time_t)seconds;
  return (struct timespec){.tv_sec = whole, .tv_nsec = (long)((seconds - (double)whole) * 1e9)};
}

static bool start(bridge_state *state, bridge_deadline deadline) {
  struct sigaction action = {.sa_handler = end_time, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  struct sigevent event = {.sigev_notify = SIGEV_SIGNAL, .sigev_signo = SIGVTALRM};
  if (sigaction(SIGVTALRM, &action, NULL) != 0) return false;
  if (timer_create(CLOCK_MONOTONIC, &event, &timer) != 0) return false;
  running_deadline = deadline;
  state->call_is_late = false;
  limited_state = state;
  struct itimerspec schedule = {
      .it_value = duration(deadline.seconds), .it_interval = duration(deadline.grace)};
  return timer_settime(timer, 0, &schedule, NULL) == 0;
}

static double seconds_of(struct timespec duration) {
  return (double)duration.tv_sec + (double)duration.tv_nsec / 1e9;
}

static bool arm(double seconds, double grace) {
  struct itimerspec schedule = {.it_value = duration(seconds), .it_interval = duration(grace)};
  return timer_settime(timer, 0, &schedule, NULL) == 0;
}

// A call inside a limited one, which ends before it: the outer one's time stands by meanwhile.
static int call_sooner(
    lua_State *L, int arguments, int results, bridge_deadline deadline, double left, bool *is_late) {
  bridge_state *state = bridge_state_of(L);
  bridge_deadline outer = running_deadline;
  struct timespec begun, ended;
  clock_gettime(CLOCK_MONOTONIC, &begun);
  running_deadline = deadline;
  arm(deadline.seconds, deadline.grace);
  int status = bridge_call_noting(L, arguments, results);
  running_deadline = outer;
  clock_gettime(CLOCK_MONOTONIC, &ended);
  left -= seconds_of(ended) - seconds_of(begun);
  arm(left > 0.001 ? left : 0.001, outer.grace);
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
      seconds_of(left.it_value) > deadline.seconds)
    return call_sooner(L, arguments, results, deadline, seconds_of(left.it_value), is_late);
  if (limited_state != NULL || !start(state, deadline))
    return bridge_call_noting(L, arguments, results);
  int status = bridge_call_noting(L, arguments, results);
  timer_delete(timer);
  limited_state = NULL;
  signal(SIGVTALRM, SIG_DFL);
  *is_late = state->call_is_late;
  state->call_is_late = false;
  if (*is_late && !state->time_is_up) bridge_hook_running_threads(state, NULL);
  return status;
}
