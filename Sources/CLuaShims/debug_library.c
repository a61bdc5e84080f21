// Scripts get a table that represents the registry. It shows the entries of Lua's libraries with
// string keys, but not the host's references, nor entries of C functions with address keys. The
// table has no upvalue and no field that leads to the registry itself.

#include "debug_library.h"

#include <lauxlib.h>
#include <lualib.h>
#include <stdbool.h>

#include "protected_calls.h"
#include "running_threads.h"
#include "tracebacks.h"

static const char view_key = 0;

// Whether a key belongs to the host, or is one of Lua's own two, which cannot be removed either.
static bool is_kept(lua_State *L, int key) {
  return lua_isinteger(L, key) || lua_islightuserdata(L, key);
}

static bool is_hidden(lua_State *L, int key) {
  return is_kept(L, key) && !(lua_isinteger(L, key) && lua_tointeger(L, key) <= LUA_RIDX_LAST);
}

static int view_get(lua_State *L) {
  if (is_hidden(L, 2)) return 0;
  lua_pushvalue(L, 2);                  // stack: view key key
  lua_rawget(L, LUA_REGISTRYINDEX);     // stack: view key value
  return 1;
}

static int view_set(lua_State *L) {
  if (is_kept(L, 2))
    return luaL_error(L, "an entry of the registry that is not the script's cannot be changed");
  lua_rawset(L, LUA_REGISTRYINDEX);  // stack: view
  return 0;
}

static int view_next(lua_State *L) {
  lua_settop(L, 2);                       // stack: view key
  lua_pushvalue(L, LUA_REGISTRYINDEX);    // stack: view key registry
  lua_insert(L, 2);                       // stack: view registry key
  while (lua_next(L, 2)) {
    // stack: view registry key value
    if (!is_hidden(L, 3)) return 2;
    lua_pop(L, 1);  // stack: view registry key
  }
  lua_pushnil(L);
  return 1;
}

static int view_pairs(lua_State *L) {
  lua_pushcfunction(L, view_next);  // stack: view next
  lua_pushvalue(L, 1);              // stack: view next view
  lua_pushnil(L);
  return 3;
}

static int get_registry(lua_State *L) {
  if (lua_rawgetp(L, LUA_REGISTRYINDEX, &view_key) == LUA_TTABLE) return 1;
  static const luaL_Reg events[] = {
      {"__index", view_get}, {"__newindex", view_set}, {"__pairs", view_pairs}, {NULL, NULL}};
  lua_createtable(L, 0, 0);                         // stack: … view
  luaL_newlib(L, events);                           // stack: … view events
  lua_setmetatable(L, -2);                          // stack: … view
  lua_pushvalue(L, -1);                             // stack: … view view
  lua_rawsetp(L, LUA_REGISTRYINDEX, &view_key);     // stack: … view
  return 1;
}

// Upvalue: the library's original function.
static int get_hook(lua_State *L) {
  lua_State *thread = lua_isthread(L, 1) ? lua_tothread(L, 1) : L;
  lua_CFunction original = lua_tocfunction(L, lua_upvalueindex(1));
  if (original != NULL && !bridge_is_own_hook(lua_gethook(thread))) return original(L);
  luaL_pushfail(L);
  return 1;
}

static int guard(lua_State *L) {
  if (lua_getglobal(L, LUA_DBLIBNAME) != LUA_TTABLE) return 0;  // stack: debug
  lua_pushcfunction(L, get_registry);
  lua_setfield(L, -2, "getregistry");
  lua_pushcfunction(L, bridge_debug_traceback);
  lua_setfield(L, -2, "traceback");
  lua_getfield(L, -1, "gethook");
  lua_pushcclosure(L, get_hook, 1);
  lua_setfield(L, -2, "gethook");
  return 0;
}

int bridge_guard_debug_library(lua_State *L) {
  lua_pushcfunction(L, guard);  // stack: … guard
  return bridge_call(L, 0, 0);
}
