#include "tail_calls.h"

#include <lauxlib.h>
#include <signal.h>
#include <time.h>

#include "line_counts.h"
#include "running_threads.h"
#include "timers.h"

// The maximum number of consecutive tail calls, which is about the number of other calls that fit
// on Lua's stack; and the number of recorded ones, to name the cycle. A watch ends after a number
// of events: few while there are no consecutive tail calls, many once there are. After a sequence
// that ended or contained no messages, a number of timer events is skipped.
enum {
  most_tail_calls = 200000,
  kept_tail_calls = 64,
  few = 4,
  most_events_without_any = 400,
  row = 1000,
  most_events_without_row = 20000,
  most_events = 40000000,
  looks_left_out = 5,
};

// In the thread's processor time.
static const double seconds_between_looks = 0.05;

// A signal handler receives only the number of its signal.
static bridge_state *volatile watched_state;
static bridge_timer timer;

static const char kept_key = 0;
static const char judge_key = 0;

static void end_watch(lua_State *L, bridge_state *state) {
  state->watches_tail_calls = false;
  bridge_remove_hook(L);
}

// Records the function that is being called and its first argument.
static void keep(lua_State *L, lua_Debug *call, int number) {
  if (lua_rawgetp(L, LUA_REGISTRYINDEX, &kept_key) != LUA_TTABLE) {
    lua_pop(L, 1);
    lua_createtable(L, 2 * kept_tail_calls, 0);
    lua_pushvalue(L, -1);
    lua_rawsetp(L, LUA_REGISTRYINDEX, &kept_key);
  }
  // stack: … kept
  int index = 2 * (number % kept_tail_calls);
  lua_getinfo(L, "f", call);  // stack: … kept function
  lua_rawseti(L, -2, index + 1);
  if (lua_getlocal(L, call, 1) == NULL) lua_pushboolean(L, false);  // stack: … kept argument
  lua_rawseti(L, -2, index + 2);
  lua_pop(L, 1);  // stack: …
}

// Whether the recorded tail calls are messages; if not, they are discarded.
static bool passes_messages(lua_State *L) {
  if (!lua_checkstack(L, 4)) return false;
  if (lua_rawgetp(L, LUA_REGISTRYINDEX, &judge_key) != LUA_TFUNCTION) {
    lua_pop(L, 1);
    return true;
  }
  // stack: … judge
  lua_call(L, 0, 1);  // stack: … answer
  bool passes = lua_toboolean(L, -1);
  lua_pop(L, 1);  // stack: …
  if (!passes) bridge_forget_tail_calls(L);
  return passes;
}

// The hook of calls and returns during a watch.
static void watch(lua_State *L, lua_Debug *call) {
  bridge_state *state = bridge_state_of(L);
  int calls = state->tail_frame != NULL ? state->tail_calls : 0;
  int most = calls > row    ? most_events
             : calls >= few ? most_events_without_row
                            : most_events_without_any;
  if (!state->watches_tail_calls || ++state->watched_events > most) {
    bool is_long = state->watched_events > most_events_without_any + 1;
    if (is_long) state->looks_to_leave_out = looks_left_out;
    end_watch(L, state);
    return;
  }
  if (call->event == LUA_HOOKRET) {
    if (call->i_ci == state->tail_frame) state->tail_frame = NULL;
    return;
  }
  if (call->event != LUA_HOOKTAILCALL) return;
  if (state->tail_frame == NULL) {
    state->tail_frame = call->i_ci;
    state->tail_calls = 0;
  }
  if (call->i_ci != state->tail_frame) return;
  int number = ++state->tail_calls;
  if (number > most_tail_calls - kept_tail_calls) keep(L, call, number);
  if (number < most_tail_calls) return;
  end_watch(L, state);
  if (passes_messages(L)) luaL_error(L, "stack overflow");
  state->looks_to_leave_out = looks_left_out;
}

// Whether the watch has seen events since the timer fired a few times. If not, its hooks may have
// been replaced, by a limit or by the script, and it is started again.
static bool is_watching(bridge_state *state) {
  if (state->watches_tail_calls && ++state->looks_at_watch % looks_left_out != 0) return true;
  int32_t seen_before = state->events_at_last_look;
  state->events_at_last_look = state->watched_events;
  return state->watches_tail_calls && state->watched_events != seen_before;
}

static void begin_watch(int signal_number) {
  (void)signal_number;
  bridge_state *state = watched_state;
  if (state == NULL || !state->lua_is_running || state->stops != 0 || state->is_closing ||
      is_watching(state))
    return;
  if (state->looks_to_leave_out > 0) {
    state->looks_to_leave_out--;
    return;
  }
  state->tail_frame = NULL;
  state->events_at_last_look = 0;
  state->looks_at_watch = 0;
  state->watched_events = 0;
  state->watches_tail_calls = true;
  bridge_watch_running_threads(state, watch);
}

void bridge_watch_tail_calls(lua_State *L) {
  bridge_state *state = bridge_state_of(L);
  lua_rawsetp(L, LUA_REGISTRYINDEX, &judge_key);  // stack: …
  if (watched_state != NULL) return;
  // Some systems have no timers for a thread's processor time.
  if (!bridge_make_timer(&timer, CLOCK_THREAD_CPUTIME_ID, SIGPROF, begin_watch) &&
      !bridge_make_timer(&timer, CLOCK_MONOTONIC, SIGPROF, begin_watch))
    return;
  watched_state = state;
  if (!bridge_arm_timer(timer, seconds_between_looks, seconds_between_looks))
    bridge_stop_watching_tail_calls(state);
}

// The timer of a system thread that runs fibers.
static _Thread_local bridge_timer own_timer;
static _Thread_local bool has_own_timer;

void bridge_watch_tail_calls_here(bridge_state *state) {
  if (watched_state != state) return;
  has_own_timer = bridge_make_timer(&own_timer, CLOCK_THREAD_CPUTIME_ID, SIGPROF, begin_watch);
  if (has_own_timer) bridge_arm_timer(own_timer, seconds_between_looks, seconds_between_looks);
}

void bridge_stop_watching_here(void) {
  if (has_own_timer) bridge_end_timer(own_timer);
  has_own_timer = false;
}

void bridge_stop_watching_tail_calls(bridge_state *state) {
  if (watched_state != state) return;
  watched_state = NULL;
  bridge_end_timer(timer);
  signal(SIGPROF, SIG_IGN);
}

bool bridge_push_tail_call(lua_State *L, int number) {
  if (number < 1 || number > kept_tail_calls || !lua_checkstack(L, 3)) return false;
  if (lua_rawgetp(L, LUA_REGISTRYINDEX, &kept_key) != LUA_TTABLE) {
    lua_pop(L, 1);
    return false;
  }
  // stack: … kept
  int index = 2 * ((most_tail_calls - number + 1) % kept_tail_calls);
  lua_rawgeti(L, -1, index + 1);  // stack: … kept function
  lua_rawgeti(L, -2, index + 2);  // stack: … kept function argument
  lua_remove(L, -3);              // stack: … function argument
  return true;
}

void bridge_forget_tail_calls(lua_State *L) {
  lua_pushnil(L);
  lua_rawsetp(L, LUA_REGISTRYINDEX, &kept_key);
}
