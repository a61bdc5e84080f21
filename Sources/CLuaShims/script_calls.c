#include "script_calls.h"

#include <lauxlib.h>
#include <stdbool.h>
#include <string.h>

#include "bridge_state.h"
#include "fibers.h"

static bool ends_with(const char *text, size_t length, const char *ending) {
  size_t wanted = strlen(ending);
  return length >= wanted && memcmp(text + length - wanted, ending, wanted) == 0;
}

// Whether an error has its place in one of the host's own chunks, whose names are `[…]`.
static bool is_internal(const char *text) {
  return *text == '[' && strncmp(text, "[string", strlen("[string")) != 0 && strstr(text, "]:") != NULL;
}

// Whether an error is one of Lua's own that the host can explain: an overflow, a nil value without
// a variable name, a call of nil, or a function value where a call was probably forgotten; or one
// that a script of the host has raised.
static bool is_terse(lua_State *L, int index) {
  if (lua_type(L, index) != LUA_TSTRING) return false;
  size_t length;
  const char *text = lua_tolstring(L, index, &length);
  if (ends_with(text, length, "stack overflow") || ends_with(text, length, " a nil value") ||
      is_internal(text))
    return true;
  if (!ends_with(text, length, "')")) return false;
  return strstr(text, " a function value (") != NULL || strstr(text, " call a nil value (") != NULL;
}

// While an overflow is handled, Lua's stack has less room than this; otherwise a single function
// needed more.
enum { most_slots_of_handler = 512 };

static const char explainer_key = 0;

void bridge_explain_error(lua_State *L) {
  if (!is_terse(L, 1)) return;
  if (lua_rawgetp(L, LUA_REGISTRYINDEX, &explainer_key) != LUA_TFUNCTION) {
    lua_pop(L, 1);
    return;
  }
  lua_pushvalue(L, 1);  // stack: error … explain error
  lua_call(L, 1, 1);    // stack: error … explained
  lua_replace(L, 1);    // stack: explained …
}

bool bridge_push_explained_overflow(lua_State *L) {
  if (lua_rawgetp(L, LUA_REGISTRYINDEX, &explainer_key) != LUA_TFUNCTION) {
    lua_pop(L, 1);
    return false;
  }
  lua_pushliteral(L, "stack overflow");  // stack: … explain error
  lua_call(L, 1, 1);                     // stack: … explained
  if (lua_type(L, -1) == LUA_TUSERDATA) return true;
  lua_pop(L, 1);  // stack: …
  return false;
}

// The message handler of `pcall`. Upvalue 1 explains errors.
static int explain(lua_State *L) {
  lua_settop(L, 1);  // stack: error
  if (!is_terse(L, 1)) return 1;
  lua_pushvalue(L, lua_upvalueindex(1));  // stack: error explain
  lua_insert(L, 1);                       // stack: explain error
  lua_call(L, 1, 1);                      // stack: explained
  return 1;
}

// Calls `explain` before a script's own handler, in Lua, where a tail call leaves no frame: level 2
// is the function that raised the error, as for a handler of Lua's own `xpcall`.
static const char wrapper[] =
    "local explain, own = ... "
    "return function(error) return own(explain(error)) end";

// The same for a handler in C without upvalues, such as `debug.traceback`, which runs in this
// frame. Upvalue 1 explains errors; upvalue 2 is the handler.
static int handle_in_place(lua_State *L) {
  lua_settop(L, 1);  // stack: error
  if (is_terse(L, 1)) {
    lua_pushvalue(L, lua_upvalueindex(1));  // stack: error explain
    lua_insert(L, 1);                       // stack: explain error
    lua_call(L, 1, 1);                      // stack: explained
  }
  return lua_tocfunction(L, lua_upvalueindex(2))(L);
}

// Both calls end here, also after a yield: `below` values under the results are not results.
static int finish(lua_State *L, int status, lua_KContext below) {
  if (status == LUA_OK || status == LUA_YIELD) return lua_gettop(L) - (int)below;
  if (bridge_running_fiber_ends(bridge_state_of(L))) return lua_error(L);
  // An overflow that passes through native code has no room for its handler, and its message is
  // lost. An overflow during the handling of another one has none: Lua's stack is still as full.
  if (status == LUA_ERRERR && below == 1 && lua_checkstack(L, most_slots_of_handler)) {
    lua_pushliteral(L, "stack overflow");  // stack: … error text
    lua_replace(L, -2);                    // stack: … error
  }
  lua_pushboolean(L, 0);  // stack: … error false
  lua_pushvalue(L, -2);   // stack: … error false error
  return 2;
}

// Upvalue 1 is the handler without a script's handler.
static int script_pcall(lua_State *L) {
  luaL_checkany(L, 1);  // stack: f arguments
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, 1);  // stack: handler f arguments
  lua_pushboolean(L, 1);
  lua_insert(L, 2);  // stack: handler true f arguments
  return finish(L, lua_pcallk(L, lua_gettop(L) - 3, LUA_MULTRET, 1, 1, finish), 1);
}

// Replaces the handler at index 2 by one that receives explained errors.
static void replace_handler(lua_State *L) {
  bool is_plain = lua_iscfunction(L, 2);
  if (is_plain && lua_getupvalue(L, 2, 1) != NULL) {
    lua_pop(L, 1);
    is_plain = false;
  }
  if (!is_plain) lua_pushvalue(L, lua_upvalueindex(2));
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_pushvalue(L, 2);  // stack: f own arguments explain own, or … wrap explain own
  if (is_plain)
    lua_pushcclosure(L, handle_in_place, 2);
  else
    lua_call(L, 2, 1);
  // stack: f own arguments handler
  lua_replace(L, 2);  // stack: f handler arguments
}

// Upvalue 1 explains errors; upvalue 2 combines that with a handler.
static int script_xpcall(lua_State *L) {
  luaL_checktype(L, 2, LUA_TFUNCTION);  // stack: f own arguments
  if (bridge_state_of(L)->explains_errors) replace_handler(L);  // stack: f handler arguments
  lua_pushboolean(L, 1);
  lua_pushvalue(L, 1);   // stack: f handler arguments true f
  lua_rotate(L, 3, 2);   // stack: f handler true f arguments
  return finish(L, lua_pcallk(L, lua_gettop(L) - 4, LUA_MULTRET, 2, 2, finish), 2);
}

void bridge_push_script_calls(lua_State *L) {
  bridge_state_of(L)->catchers[0] = script_pcall;
  bridge_state_of(L)->catchers[1] = script_xpcall;
  // stack: … explain
  lua_pushvalue(L, -1);
  lua_rawsetp(L, LUA_REGISTRYINDEX, &explainer_key);
  lua_pushcclosure(L, explain, 1);  // stack: … explain
  // It is not called here, where a limit may be exceeded, and an error would leave Swift's frames.
  luaL_loadbufferx(L, wrapper, sizeof wrapper - 1, "=[C]", "t");
  lua_pushvalue(L, -2);  // stack: … explain wrap explain
  lua_pushcclosure(L, script_pcall, 1);
  lua_rotate(L, -3, 1);                   // stack: … pcall explain wrap
  lua_pushcclosure(L, script_xpcall, 2);  // stack: … pcall xpcall
}

bool bridge_is_called_by_script(lua_State *L) {
  lua_Debug caller;
  if (lua_getstack(L, 1, &caller) == 0) return false;
  lua_getinfo(L, "S", &caller);
  // A function in C has the source "=[C]", one without debug information "=?".
  if (caller.srclen < 2 || (caller.source[0] != '@' && caller.source[0] != '=')) return false;
  if (caller.source[1] == '[' || (caller.source[1] == '?' && caller.srclen == 2)) return false;
  return !ends_with(caller.source, caller.srclen, ".m") &&
         !ends_with(caller.source, caller.srclen, ".mm");
}
