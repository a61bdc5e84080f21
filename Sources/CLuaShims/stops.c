#include "stops.h"

#include <lauxlib.h>
#include <signal.h>
#include <string.h>

#include "line_counts.h"
#include "running_threads.h"

// Native code may be stopped again while it returns, where no line is known: the error keeps the
// line at which the script was first stopped.
static void raise_time_limit(lua_State *L, lua_Debug *where) {
  bridge_state *state = bridge_state_of(L);
  bool in_lua = lua_getinfo(L, "S", where) != 0 && *where->what != 'C';
  luaL_where(L, in_lua ? 0 : 1);  // stack: … place
  size_t length;
  const char *place = lua_tolstring(L, -1, &length);
  if (length == 0) {
    lua_pop(L, 1);
    lua_pushstring(L, state->stop_place);
  } else if (state->stop_place[0] == '\0' && length < sizeof state->stop_place) {
    memcpy(state->stop_place, place, length + 1);
  }
  lua_pushliteral(L, "time limit exceeded");  // stack: … place text
  lua_concat(L, 2);                           // stack: … message
  lua_error(L);
}

static void raise_stop(lua_State *L, lua_Debug *where) {
  bridge_state *state = bridge_state_of(L);
  int reasons = state->stops;
  if (reasons & bridge_reason_halt) {
    lua_pushstring(L, state->halt_message);
    lua_error(L);
  } else if (reasons & (bridge_reason_time_limit | bridge_reason_late_call)) {
    raise_time_limit(L, where);
  } else if (reasons & bridge_reason_end) {
    luaL_error(L, state->end_signal == SIGTERM ? "terminated!" : "interrupted!");
  } else if (reasons & bridge_reason_interrupt) {
    state->was_interrupted = true;
    // As in lua.c, once; a prompt raises it until the call has ended.
    if (!state->insists) bridge_withdraw_stop(state, bridge_reason_interrupt);
    luaL_error(L, "interrupted!");
  } else {
    bridge_remove_hook(L);
  }
}

void bridge_stop(bridge_state *state, bridge_stop_reason reason) {
  if (state->stops == 0) state->stop_place[0] = '\0';
  state->stops |= reason;
  bridge_hook_running_threads(state, raise_stop);
}

void bridge_halt(bridge_state *state, const char *message) {
  if (state->stops & bridge_reason_halt) return;
  strncpy(state->halt_message, message, sizeof state->halt_message - 1);
  bridge_stop(state, bridge_reason_halt);
}

const char *bridge_stop_place(const bridge_state *state) { return state->stop_place; }

void bridge_withdraw_stop(bridge_state *state, bridge_stop_reason reason) {
  if (!(state->stops & reason)) return;
  state->stops &= ~reason;
  if (state->stops == 0) bridge_hook_running_threads(state, NULL);
}

void bridge_rest_from_stops(bridge_state *state) {
  if (state->stops != 0) bridge_hook_running_threads(state, NULL);
}
