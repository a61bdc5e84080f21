#include "interrupts.h"

#include <errno.h>
#include <lauxlib.h>
#include <signal.h>
#include <time.h>
#include <unistd.h>

#include "farewells.h"
#include "process_tree.h"
#include "protected_calls.h"
#include "running_threads.h"
#include "timers.h"

// A signal handler is given nothing but the number of its signal.
static bridge_state *volatile interruptible_state;
static bridge_state *volatile limited_state;

// MARK: Ctrl-C

static void raise_interrupted(lua_State *L, lua_Debug *where) {
  (void)where;
  bridge_state *state = bridge_state_of(L);
  bridge_hook_running_threads(state, NULL);
  state->was_interrupted = true;
  luaL_error(L, "interrupted!");
}

// Raises until the outermost call has ended. A coroutine that outlives it drops its hook here.
static void insist(lua_State *L, lua_Debug *where) {
  (void)where;
  bridge_state *state = bridge_state_of(L);
  if (!state->is_interrupting) {
    lua_sethook(L, NULL, 0, 0);
    return;
  }
  state->was_interrupted = true;
  luaL_error(L, "interrupted!");
}

static void interrupt(int signal_number) {
  bridge_state *state = interruptible_state;
  if (state != NULL && state->insists) {
    if (state->time_is_up || state->is_closing) return;
    if (state->is_interrupting) {
      static const char text[] =
          "\nhookhost: still in a function of C, which cannot be stopped; Ctrl-\\ ends hookhost\n";
      ssize_t written = write(STDERR_FILENO, text, sizeof text - 1);
      (void)written;
    }
    state->is_interrupting = true;
    bridge_hook_running_threads(state, insist);
    return;
  }
  signal(signal_number, SIG_DFL);
  if (state == NULL || state->time_is_up || state->is_closing) return;
  bridge_hook_running_threads(state, raise_interrupted);
}

int bridge_insist_on_interrupts(bridge_state *state) {
  state->insists = true;
  return bridge_track_coroutines(state->main_thread);
}

int bridge_call_interruptibly(lua_State *L, int arguments, int results) {
  bridge_state *outer = interruptible_state;
  interruptible_state = bridge_state_of(L);
  interruptible_state->was_interrupted = false;
  struct sigaction action = {.sa_handler = interrupt}, previous;
  sigemptyset(&action.sa_mask);
  // A program that ends with a farewell has a handler of its own; but a prompt survives.
  bool has_own = interruptible_state->says_farewell && !interruptible_state->insists;
  if (!has_own) sigaction(SIGINT, &action, &previous);
  int status = bridge_call_explained(L, arguments, results);
  if (!has_own) sigaction(SIGINT, &previous, NULL);
  // The program's outermost call has ended, so nobody is left to stop; what remains of it,
  // finalizers say, has the time of grace.
  if (interruptible_state->time_is_up || interruptible_state->is_interrupting)
    bridge_hook_running_threads(interruptible_state, NULL);
  interruptible_state->is_interrupting = false;
  interruptible_state = outer;
  return status;
}

// MARK: The time limit

static bridge_time_limit time_limit;
static timer_t timer;
static struct itimerspec time_left;  // while it stands still

static void raise_time_limit(lua_State *L, lua_Debug *where) {
  bool in_lua = lua_getinfo(L, "S", where) != 0 && *where->what != 'C';
  luaL_where(L, in_lua ? 0 : 1);              // stack: … place
  lua_pushliteral(L, "time limit exceeded");  // stack: … place text
  lua_concat(L, 2);                           // stack: … message
  lua_error(L);
}

static void end_time(int signal_number) {
  (void)signal_number;
  bridge_state *state = limited_state;
  if (state == NULL) return;
  if (state->time_is_up || state->is_closing)
    bridge_end_by_force(state, time_limit.last_words, time_limit.exit_status);
  state->time_is_up = true;
  bridge_hook_running_threads(state, raise_time_limit);
}

bool bridge_start_time_limit(bridge_state *state, bridge_time_limit limit) {
  if (limited_state != NULL) {
    errno = EBUSY;
    return false;
  }
  if (!bridge_make_timer(&timer, CLOCK_MONOTONIC, SIGALRM, end_time)) return false;
  time_limit = limit;
  limited_state = state;
  bridge_adopt_orphans();
  if (bridge_arm_timer(timer, limit.seconds, limit.grace)) return true;
  bridge_stop_time_limit(state);
  return false;
}

void bridge_pause_time_limit(void) {
  if (limited_state == NULL) return;
  struct itimerspec never = {0};
  timer_settime(timer, 0, &never, &time_left);
}

void bridge_resume_time_limit(void) {
  if (limited_state != NULL) timer_settime(timer, 0, &time_left, NULL);
}

void bridge_stop_time_limit(bridge_state *state) {
  if (limited_state != state) return;
  limited_state = NULL;
  timer_delete(timer);
  signal(SIGALRM, SIG_DFL);
}
