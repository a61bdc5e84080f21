// Operations that may raise, each in a protected call, for callers whose frames Lua must not jump
// over. Each returns Lua's status; if it is not LUA_OK, one error value has replaced the arguments.

#ifndef CLUASHIMS_PROTECTED_CALLS_H
#define CLUASHIMS_PROTECTED_CALLS_H

#include <lua.h>
#include <stdbool.h>
#include <stddef.h>

#pragma clang assume_nonnull begin

/// This function is provided because the memory limit depends on whether Lua runs. Calls
/// `lua_pcall` without a message handler; pops function and arguments, pushes results.
int bridge_call(lua_State *L, int arguments, int results);

/// This function is provided because a message handler must be C. As `bridge_call`, but an error
/// that the script does not catch records the traceback where it was raised, for
/// `bridge_take_origin`.
int bridge_call_noting(lua_State *L, int arguments, int results);

/// This function is provided because the traceback is in the registry with a C key. Pushes the
/// traceback of the call that has just failed, or nil.
void bridge_take_origin(lua_State *L);

/// This function is provided because the traceback is in the registry with a C key. Pops the
/// traceback of the error that a callable raises next, or nil.
void bridge_pass_origin(lua_State *L);

/// This function is provided because a message handler must be C. As `bridge_call`, but when the
/// call fails two values are pushed after the error value: the traceback where the error was
/// raised, and nil. The traceback is nil when Lua had no memory for it.
int bridge_call_traced(lua_State *L, int arguments, int results);

/// This function is provided because a message handler must be C. As `bridge_call_traced`, but it
/// explains errors as lua.c does: the traceback is appended to a message, and the two further
/// values are nil; for an error object, the second one is the result of its `__tostring`, or nil
/// when it has none.
int bridge_call_explained(lua_State *L, int arguments, int results);

/// This function is provided because `lua_gettable` may raise. Pops a key, pushes its value in the
/// value at `index`.
int bridge_get(lua_State *L, int index);

/// This function is provided because `lua_settable` may raise. Pops a value and a key below it, and
/// stores them in the value at `index`.
int bridge_set(lua_State *L, int index);

/// This function is provided because `lua_next` raises when the key was removed. Pops a key; pushes
/// the next key and its value, or two nils at the end.
int bridge_next(lua_State *L, int index);

/// This function is provided because `lua_compare` may raise. Pushes whether the values are equal.
int bridge_equal(lua_State *L, int first, int second);

/// This function is provided because `luaL_tolstring` may raise. Pushes a string.
int bridge_describe(lua_State *L, int index);

/// This function is provided because `luaL_traceback` may raise. Pops a string or nil, pushes the
/// traceback from `level` (0: the running function), preceded by the string.
int bridge_traceback(lua_State *L, int level);

/// This function is provided because `luaL_openlibs` may raise. `without_environment` corresponds
/// to the option -E.
int bridge_open_libraries(lua_State *L, bool without_environment);

#pragma clang assume_nonnull end

#endif
