// Macros of lua.h and lauxlib.h that Swift cannot import, as functions.

#ifndef CLUASHIMS_LUA_MACROS_H
#define CLUASHIMS_LUA_MACROS_H

#include <lauxlib.h>
#include <lua.h>

#pragma clang assume_nonnull begin

/// This function is provided because LUA_REGISTRYINDEX is an expression of macros.
static inline int bridge_registry_index(void) { return LUA_REGISTRYINDEX; }

/// This function is provided because lua_upvalueindex is a macro with an argument.
static inline int bridge_upvalue_index(int upvalue) { return lua_upvalueindex(upvalue); }

/// This function is provided because lua_pop is a macro with arguments.
static inline void bridge_pop(lua_State *L, int count) { lua_pop(L, count); }

/// This function is provided because lua_insert is a macro with arguments.
static inline void bridge_insert(lua_State *L, int index) { lua_insert(L, index); }

/// This function is provided because lua_remove is a macro with arguments.
static inline void bridge_remove(lua_State *L, int index) { lua_remove(L, index); }

/// This function is provided because lua_replace is a macro with arguments.
static inline void bridge_replace(lua_State *L, int index) { lua_replace(L, index); }

/// This function is provided because lua_gc takes variable arguments.
static inline void bridge_use_generational_collection(lua_State *L) {
  lua_gc(L, LUA_GCGEN, 0, 0);
}

/// This function is provided because LUA_COPYRIGHT is a concatenation of macros.
static inline const char *bridge_lua_copyright(void) { return LUA_COPYRIGHT; }

#pragma clang assume_nonnull end

#endif
