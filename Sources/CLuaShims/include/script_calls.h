#ifndef CLUASHIMS_SCRIPT_CALLS_H
#define CLUASHIMS_SCRIPT_CALLS_H

#include <lua.h>
#include <stdbool.h>

/// This function is provided because `pcall` and `xpcall` can be left and resumed by a yield, which
/// only C can do. Pops a function and pushes a `pcall` and an `xpcall` that behave as Lua's own,
/// except for errors of Lua that say too little, such as "stack overflow" and "attempt to index a
/// nil value". For these the function is called where the error was raised, at level 2, and its
/// result replaces the error. `xpcall` behaves exactly as Lua's own until the state's
/// `explains_errors` is set.
void bridge_push_script_calls(lua_State *L);

/// This function is provided because a message handler must be C. In a message handler, replaces
/// the error at index 1, if it says too little, by the result of the function of
/// `bridge_push_script_calls`.
void bridge_explain_error(lua_State *L);

/// This function is provided because the hook that calls it must be C. Pushes the error in which
/// that function names the running messages; returns false, with nothing pushed, when they form no
/// cycle.
bool bridge_push_explained_overflow(lua_State *L);

/// This function is provided because a chunk's name is compared without copying it. Whether the
/// caller of the running C function is a function of a script's file or command: not of a chunk of
/// the host, whose name begins with a bracket, nor of a string, nor of a translated source.
bool bridge_is_called_by_script(lua_State *L);

#endif
