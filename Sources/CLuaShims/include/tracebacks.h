#ifndef BRIDGE_TRACEBACKS_H
#define BRIDGE_TRACEBACKS_H

#include <lua.h>

/// This function is provided because `luaL_traceback` traverses all loaded modules for each frame,
/// and the host's have many fields; this one traverses them once. Pushes the same text. It raises
/// when there is no memory.
void bridge_push_traceback(lua_State *L, lua_State *thread, const char *message, int level);

/// Lua's `debug.traceback`.
int bridge_debug_traceback(lua_State *L);

#endif
