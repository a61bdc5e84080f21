#include "protected_calls.h"

#include <lauxlib.h>
#include <lualib.h>

#include "boxes.h"
#include "bridge_state.h"
#include "script_calls.h"
#include "tracebacks.h"

static int call_with_handler(lua_State *L, int arguments, int results, int handler) {
  bridge_state *state = bridge_state_of(L);
  bool lua_was_running = state->lua_is_running;
  state->lua_is_running = true;
  if (state->calls_running == 0)
    state->values_below = lua_gettop(L) - arguments - (handler == 0 ? 1 : 2);
  state->calls_running++;
  state->calls_made++;
  state->newborn = NULL;
  int status = lua_pcall(L, arguments, results, handler);
  state->calls_running--;
  state->lua_is_running = lua_was_running;
  if (!lua_was_running) bridge_note_collector(state);
  return status;
}

int bridge_call(lua_State *L, int arguments, int results) {
  return call_with_handler(L, arguments, results, 0);
}

// The location where an error was raised. An error that passes through Swift unwinds the Lua stack,
// so the innermost call stores the traceback in the registry. Swift keeps it with the error, and
// passes it back before a callable raises the error again. A traceback is expensive, so none is
// created when the script will catch the error, nor for userdata, because exceptions have their
// own.

static const char origin_key = 0;

// As bridge_push_traceback, but of an overflowed stack it shows only the innermost frames: finding
// the outermost ones would traverse hundreds of thousands of frames many times.
static void push_bounded_traceback(lua_State *L, const char *message, int level) {
  enum { deep = 4000, shown = 22 };
  lua_Debug frame;
  if (!lua_getstack(L, level + deep, &frame)) {
    bridge_push_traceback(L, L, message, level);  // stack: … traceback
    return;
  }
  luaL_Buffer text;
  luaL_buffinit(L, &text);
  if (message != NULL) {
    luaL_addstring(&text, message);
    luaL_addchar(&text, '\n');
  }
  luaL_addstring(&text, "stack traceback:");
  for (int end = level + shown; level < end && lua_getstack(L, level, &frame); level++) {
    lua_getinfo(L, "Sln", &frame);
    if (frame.currentline > 0)
      lua_pushfstring(L, "\n\t%s:%d: in ", frame.short_src, frame.currentline);
    else
      lua_pushfstring(L, "\n\t%s: in ", frame.short_src);
    luaL_addvalue(&text);
    if (*frame.namewhat != '\0')
      lua_pushfstring(L, "%s '%s'", frame.namewhat, frame.name);
    else if (*frame.what == 'C')
      lua_pushliteral(L, "?");
    else
      lua_pushfstring(L, "function <%s:%d>", frame.short_src, frame.linedefined);
    luaL_addvalue(&text);
  }
  luaL_addstring(&text, "\n\t...\t(the outer levels are left out)");
  luaL_pushresult(&text);  // stack: … traceback
}

// Pushes the original traceback of the error that a message handler was called for, if there is
// one.
static bool push_origin(lua_State *L) {
  lua_Debug raiser;
  if (!bridge_state_of(L)->origin_passes || !lua_getstack(L, 1, &raiser)) return false;
  lua_getinfo(L, "f", &raiser);  // stack: … raiser
  bool passes = bridge_callable_of(L, -1) != NULL;
  lua_pop(L, 1);  // stack: …
  if (passes) lua_rawgetp(L, LUA_REGISTRYINDEX, &origin_key);  // stack: … traceback
  return passes;
}

// Pushes the traceback of the error that a message handler was called for.
static void push_traceback(lua_State *L) {
  if (!push_origin(L)) push_bounded_traceback(L, NULL, 1);  // stack: … traceback
}

// Whether a function on this thread will catch an error. Levels are counted from the top each time,
// so of a very deep stack only the innermost part is searched.
static bool will_be_caught(lua_State *L) {
  bridge_state *state = bridge_state_of(L);
  if (L != state->base_thread) return true;  // by the function that resumed it
  lua_Debug frame;
  for (int level = 1; level < 300 && lua_getstack(L, level, &frame); level++) {
    lua_getinfo(L, "f", &frame);  // stack: … function
    lua_CFunction function = lua_tocfunction(L, -1);
    lua_pop(L, 1);  // stack: …
    if (function != NULL && (function == state->catchers[0] || function == state->catchers[1]))
      return true;
  }
  return false;
}

static int note_origin(lua_State *L) {
  bridge_explain_error(L);
  if (lua_type(L, 1) == LUA_TUSERDATA || will_be_caught(L)) return 1;
  push_traceback(L);                               // stack: error traceback
  lua_rawsetp(L, LUA_REGISTRYINDEX, &origin_key);  // stack: error
  bridge_state_of(L)->origin_noted = true;
  return 1;
}

int bridge_call_noting(lua_State *L, int arguments, int results) {
  if (!lua_checkstack(L, 1)) return bridge_call(L, arguments, results);
  int handler = lua_gettop(L) - arguments;
  lua_pushcfunction(L, note_origin);  // stack: … function arguments handler
  lua_insert(L, handler);             // stack: … handler function arguments
  int status = call_with_handler(L, arguments, results, handler);
  lua_remove(L, handler);             // stack: … results, or … error
  return status;
}

void bridge_take_origin(lua_State *L) {
  bridge_state *state = bridge_state_of(L);
  if (state->origin_noted)
    lua_rawgetp(L, LUA_REGISTRYINDEX, &origin_key);  // stack: … traceback
  else
    lua_pushnil(L);  // stack: … nil
  state->origin_noted = false;
}

void bridge_pass_origin(lua_State *L) {
  bridge_state_of(L)->origin_passes = lua_isstring(L, -1);
  lua_rawsetp(L, LUA_REGISTRYINDEX, &origin_key);  // stack: …
}

// The message handlers do not change an error object, so that all handlers receive the same one.
// They store their results in their upvalues: the traceback, and the result of `__tostring`.

static int note_traceback(lua_State *L) {
  push_traceback(L);                    // stack: error traceback
  lua_replace(L, lua_upvalueindex(1));  // stack: error
  return 1;
}

static int explain(lua_State *L) {
  bridge_explain_error(L);
  if (lua_isstring(L, 1)) {
    lua_pushstring(L, lua_tostring(L, 1));  // stack: error message, up to a NUL, as lua has it
    lua_pushliteral(L, "\n");    // stack: error message newline
    if (!push_origin(L)) bridge_push_traceback(L, L, NULL, 1);
    // stack: error message newline traceback
    lua_concat(L, 3);            // stack: error text
    return 1;
  }
  if (luaL_callmeta(L, 1, "__tostring") && lua_type(L, -1) == LUA_TSTRING)  // stack: error text
    lua_replace(L, lua_upvalueindex(2));                                    // stack: error
  lua_settop(L, 1);                                                         // stack: error
  return note_traceback(L);
}

static int call_traced(lua_State *L, int arguments, int results, lua_CFunction message_handler) {
  if (!lua_checkstack(L, 5)) {
    lua_settop(L, -2 - arguments);         // stack: …
    lua_pushliteral(L, "stack overflow");  // stack: … error
    lua_pushnil(L);                        // stack: … error nil
    lua_pushnil(L);                        // stack: … error nil nil
    return LUA_ERRRUN;
  }
  int handler = lua_gettop(L) - arguments;
  lua_pushnil(L);                            // stack: … function arguments nil
  lua_pushnil(L);                            // stack: … function arguments nil nil
  lua_pushcclosure(L, message_handler, 2);   // stack: … function arguments handler
  lua_insert(L, handler);                    // stack: … handler function arguments
  int status = call_with_handler(L, arguments, results, handler);
  if (status != LUA_OK) {
    lua_getupvalue(L, handler, 1);  // stack: … handler error traceback
    lua_getupvalue(L, handler, 2);  // stack: … handler error traceback description
  }
  lua_remove(L, handler);  // stack: … results, or … error traceback description
  return status;
}

int bridge_call_traced(lua_State *L, int arguments, int results) {
  return call_traced(L, arguments, results, note_traceback);
}

int bridge_call_explained(lua_State *L, int arguments, int results) {
  return call_traced(L, arguments, results, explain);
}

// Whether there is no room for the values of an operation; then an error has replaced its
// arguments.
static bool lacks_room(lua_State *L, int arguments) {
  if (lua_checkstack(L, 5)) return false;
  lua_settop(L, -1 - arguments);         // stack: …
  lua_pushliteral(L, "stack overflow");  // stack: … error
  return true;
}

// Runs `operation` with the `arguments` values on top of the stack.
static int protect(lua_State *L, lua_CFunction operation, int arguments, int results) {
  lua_pushcfunction(L, operation);   // stack: … arguments operation
  lua_insert(L, -1 - arguments);     // stack: … operation arguments
  return bridge_call(L, arguments, results);
}

static int get(lua_State *L) {
  lua_gettable(L, 1);  // stack: container value
  return 1;
}

int bridge_get(lua_State *L, int index) {
  if (lacks_room(L, 1)) return LUA_ERRRUN;
  lua_pushvalue(L, index);  // stack: … key container
  lua_insert(L, -2);        // stack: … container key
  return protect(L, get, 2, 1);
}

static int set(lua_State *L) {
  lua_settable(L, 1);  // stack: container
  return 0;
}

int bridge_set(lua_State *L, int index) {
  if (lacks_room(L, 2)) return LUA_ERRRUN;
  lua_pushvalue(L, index);  // stack: … key value container
  lua_insert(L, -3);        // stack: … container key value
  return protect(L, set, 3, 0);
}

static int next(lua_State *L) {
  return lua_next(L, 1) ? 2 : 0;  // stack: table key value, or table
}

int bridge_next(lua_State *L, int index) {
  if (lacks_room(L, 1)) return LUA_ERRRUN;
  lua_pushvalue(L, index);  // stack: … key table
  lua_insert(L, -2);        // stack: … table key
  return protect(L, next, 2, 2);
}

static int equal(lua_State *L) {
  lua_pushboolean(L, lua_compare(L, 1, 2, LUA_OPEQ));  // stack: first second equal
  return 1;
}

int bridge_equal(lua_State *L, int first, int second) {
  if (lacks_room(L, 0)) return LUA_ERRRUN;
  first = lua_absindex(L, first);
  second = lua_absindex(L, second);
  lua_pushvalue(L, first);   // stack: … first
  lua_pushvalue(L, second);  // stack: … first second
  return protect(L, equal, 2, 1);
}

static int describe(lua_State *L) {
  luaL_tolstring(L, 1, NULL);  // stack: value string
  return 1;
}

int bridge_describe(lua_State *L, int index) {
  if (lacks_room(L, 0)) return LUA_ERRRUN;
  lua_pushvalue(L, index);  // stack: … value
  return protect(L, describe, 1, 1);
}

static int traceback(lua_State *L) {
  int level = (int)lua_tointeger(L, 2);
  push_bounded_traceback(L, lua_tostring(L, 1), level + 1);  // stack: message level traceback
  return 1;
}

int bridge_traceback(lua_State *L, int level) {
  if (lacks_room(L, 1)) return LUA_ERRRUN;
  lua_pushinteger(L, level);  // stack: … message level
  return protect(L, traceback, 2, 1);
}

static int open_libraries(lua_State *L) {
  if (lua_toboolean(L, 1)) {
    lua_pushboolean(L, true);                          // stack: flag flag
    lua_setfield(L, LUA_REGISTRYINDEX, "LUA_NOENV");  // stack: flag
  }
  luaL_openlibs(L);
  bridge_state *state = bridge_state_of(L);
  lua_getglobal(L, "pcall");                   // stack: flag pcall
  lua_getglobal(L, "xpcall");                  // stack: flag pcall xpcall
  state->catchers[0] = lua_tocfunction(L, -2);
  state->catchers[1] = lua_tocfunction(L, -1);
  return 0;
}

int bridge_open_libraries(lua_State *L, bool without_environment) {
  if (lacks_room(L, 0)) return LUA_ERRRUN;
  lua_pushboolean(L, without_environment);  // stack: … flag
  return protect(L, open_libraries, 1, 0);
}
