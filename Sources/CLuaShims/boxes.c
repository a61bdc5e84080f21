#include "boxes.h"

#include <lauxlib.h>

#include "native_memory.h"

static bridge_box *push_box(lua_State *L, void *object, bridge_box_kind kind) {
  bridge_state *state = bridge_state_of(L);
  bridge_box *box = lua_newuserdatauv(L, sizeof *box, 0);  // stack: … box
  *box = (bridge_box){
      .seal = bridge_seal(state, kind),
      .object = object,
      .slot = bridge_store_object(state, object),
  };
  return box;
}

void *bridge_empty_box(bridge_state *state, bridge_box *box) {
  if (box->object == NULL) return NULL;
  box->object = NULL;
  return bridge_remove_object(state, box->slot);
}

bridge_box *bridge_push_handle(lua_State *L, void *object, uint8_t tag) {
  bridge_box *box = push_box(L, object, bridge_box_kind_handle);  // stack: … handle
  box->tag = tag;
  return box;
}

// The `__gc` of a callable. A script may call it while the callable runs; then the last call that
// returns releases the object.
static int finalize_callable(lua_State *L) {
  bridge_box *box = bridge_box_at(L, 1, bridge_box_kind_callable);
  if (box == NULL || box->object == NULL) return 0;
  bridge_state *state = bridge_state_of(L);
  box->object = NULL;
  if (state->calls[box->slot].running == 0)
    state->client.release(bridge_remove_object(state, box->slot));
  else
    state->calls[box->slot].finalized = true;
  return 0;
}

// Swift has exceeded the limit, or the system had no memory. Collects garbage; if that is not
// enough, raises Lua's own error, which Lua recognizes by its text and gives the status of a memory
// error.
static void enforce_limit(lua_State *L, bridge_state *state, int results) {
  state->limit_overstepped = false;
  if (bridge_has_room(state)) return;
  lua_rotate(L, 1, results);  // stack: results …
  lua_settop(L, results);     // stack: results
  if (bridge_make_room(state, L)) return;
  lua_settop(L, 0);                         // stack:
  lua_pushliteral(L, "not enough memory");  // stack: message
  lua_error(L);
}

// The only entry into Swift. After Swift has returned, no Swift frame of this call is left, and an
// error can be raised.
static int enter_swift(lua_State *L) {
  bridge_box *box = bridge_box_at(L, lua_upvalueindex(1), bridge_box_kind_callable);
  if (box == NULL || box->object == NULL)
    return luaL_error(L, "attempt to call a finalized native function");
  bridge_state *state = bridge_state_of(L);
  const void *newborn = state->newborn;
  state->newborn = NULL;
  if (newborn != NULL && box->flag && lua_gettop(L) == 1 && lua_touserdata(L, 1) == newborn)
    return 1;
  if (!bridge_has_stack(state)) return luaL_error(L, "C stack overflow");
  uint32_t slot = box->slot;
  bool lua_was_running = state->lua_is_running;

  bool collector_ran = state->collector_runs;
  state->lua_is_running = false;
  bridge_note_collector(state);
  state->callbacks_running++;
  state->calls[slot].running++;
  int results = state->client.run(box->object, L);  // stack: … results, or … error
  state->callbacks_running--;
  if (--state->calls[slot].running == 0 && state->calls[slot].finalized)
    state->client.release(bridge_remove_object(state, slot));
  state->lua_is_running = lua_was_running;
  state->collector_runs = collector_ran;

  if (results < 0) return lua_error(L);
  bool is_over = state->limit_overstepped ||
                 atomic_load_explicit(&bridge_native_memory.is_over, memory_order_relaxed);
  if (is_over && lua_was_running) enforce_limit(L, state, results);
  return results;
}

void bridge_push_callable(lua_State *L, void *callable, int upvalues) {
  const bridge_box *box = push_box(L, callable, bridge_box_kind_callable);  // stack: … upvalues box
  bridge_prepare_calls(bridge_state_of(L), box->slot);
  static const char metatable_key = 0;
  if (lua_rawgetp(L, LUA_REGISTRYINDEX, &metatable_key) != LUA_TTABLE) {
    lua_pop(L, 1);                                      // stack: … upvalues box
    lua_createtable(L, 0, 1);                           // stack: … upvalues box metatable
    lua_pushcfunction(L, finalize_callable);            // stack: … upvalues box metatable finalize
    lua_setfield(L, -2, "__gc");                        // stack: … upvalues box metatable
    lua_pushvalue(L, -1);                               // stack: … upvalues box metatable metatable
    lua_rawsetp(L, LUA_REGISTRYINDEX, &metatable_key);  // stack: … upvalues box metatable
  }
  lua_setmetatable(L, -2);                         // stack: … upvalues box
  lua_insert(L, -1 - upvalues);                    // stack: … box upvalues
  lua_pushcclosure(L, enter_swift, 1 + upvalues);  // stack: … function
}

void bridge_let_return_newborn(lua_State *L) {
  lua_getupvalue(L, -1, 1);  // stack: … function box
  bridge_box *box = bridge_box_at(L, -1, bridge_box_kind_callable);
  if (box != NULL) box->flag = true;
  lua_pop(L, 1);  // stack: … function
}

void *bridge_callable_of(lua_State *L, int index) {
  if (lua_tocfunction(L, index) != enter_swift) return NULL;
  lua_getupvalue(L, index, 1);  // stack: … box
  bridge_box *box = bridge_box_at(L, -1, bridge_box_kind_callable);
  lua_pop(L, 1);                // stack: …
  return box == NULL ? NULL : box->object;
}
