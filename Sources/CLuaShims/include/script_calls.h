#ifndef CLUASHIMS_SCRIPT_CALLS_H
#define CLUASHIMS_SCRIPT_CALLS_H

#include <lua.h>
#include <stdbool.h>

/// This function is provided because `pcall` and `xpcall` can be left and resumed by a yield, which
/// only C can do. Pops a function and pushes a `pcall` and an `xpcall` of the same behaviour as Lua's
/// own, but for errors of Lua's own that say too little, as "stack overflow" and "attempt to index a
/// nil value": the function is called with one where it was raised, at level 2 from it, and what it
/// answers is the error instead. `xpcall` is Lua's own to the last frame until the
/// state's `explains_errors` is set.
void bridge_push_script_calls(lua_State *L);

/// This function is provided because a message handler has to be C. In one, it replaces the error at
/// index 1, if that says too little, by what the function of `bridge_push_script_calls` answers.
void bridge_explain_error(lua_State *L);

/// This function is provided because the hook that calls it has to be C. Pushes the error by which
/// that function names the messages that run; false, and nothing pushed, when they are no cycle.
bool bridge_push_explained_overflow(lua_State *L);

#endif
