// Operations that may raise, each under a protected call, for callers whose frames Lua must not
// jump over. Each answers Lua's status; when it is not LUA_OK, one error value has taken the place
// of the arguments.

#ifndef CLUASHIMS_PROTECTED_CALLS_H
#define CLUASHIMS_PROTECTED_CALLS_H

#include <lua.h>
#include <stdbool.h>
#include <stddef.h>

#pragma clang assume_nonnull begin

/// This function is provided because the memory limit must know when Lua runs. `lua_pcall` without
/// a message handler; pops function and arguments, pushes results.
int bridge_call(lua_State *L, int arguments, int results);

/// This function is provided because a message handler has to be C. `bridge_call`, but a failure
/// that the script does not catch notes the traceback of the place that raised the error, for
/// `bridge_take_origin`.
int bridge_call_noting(lua_State *L, int arguments, int results);

/// This function is provided because the note is in the registry under a key of C. Pushes the
/// traceback that the call which has just failed noted, or nil.
void bridge_take_origin(lua_State *L);

/// This function is provided because the note is in the registry under a key of C. Pops the
/// traceback that belongs to the error which a callable raises next, or nil.
void bridge_pass_origin(lua_State *L);

/// This function is provided because a message handler has to be C. `bridge_call`, but when the
/// call fails two values are pushed after the error value: a traceback, taken where the error was
/// raised, and nil. The traceback is nil when Lua had no memory for it.
int bridge_call_traced(lua_State *L, int arguments, int results);

/// This function is provided because a message handler has to be C. `bridge_call_traced`,
/// explaining errors as lua.c does: to a message the traceback is added at once, and the two
/// further values are nil; for an error object, the second is what its `__tostring` says, or nil
/// when it has none.
int bridge_call_explained(lua_State *L, int arguments, int results);

/// This function is provided because `lua_gettable` may raise. Pops a key, pushes the value that
/// the value at `index` has for it.
int bridge_get(lua_State *L, int index);

/// This function is provided because `lua_settable` may raise. Pops a value and, below it, a key,
/// and sets it in the value at `index`.
int bridge_set(lua_State *L, int index);

/// This function is provided because `lua_next` raises when the key is gone. Pops a key; pushes the
/// next key and its value, or, at the end, two nils.
int bridge_next(lua_State *L, int index);

/// This function is provided because `lua_compare` may raise. Pushes whether the two are equal.
int bridge_equal(lua_State *L, int first, int second);

/// This function is provided because `luaL_tolstring` may raise. Pushes a string.
int bridge_describe(lua_State *L, int index);

/// This function is provided because `luaL_traceback` may raise. Pops a string or nil, pushes the
/// traceback from `level` (0: the running function) headed by it.
int bridge_traceback(lua_State *L, int level);

/// This function is provided because `luaL_openlibs` may raise. `without_environment` is what the
/// option -E asks for.
int bridge_open_libraries(lua_State *L, bool without_environment);

#pragma clang assume_nonnull end

#endif
