// A script's `debug` library does not show the host's own entries of the registry, without
// which it could not go on, and hooks that are not the script's.

#ifndef CLUASHIMS_DEBUG_LIBRARY_H
#define CLUASHIMS_DEBUG_LIBRARY_H

#include <lua.h>

#pragma clang assume_nonnull begin

/// This function is provided because a hook is a C function that only C can compare. Replaces
/// `getregistry` and `gethook` in the `debug` library, if it is there. Answers Lua's status; when it
/// is not LUA_OK, pushes an error value.
int bridge_guard_debug_library(lua_State *L);

#pragma clang assume_nonnull end

#endif
