// Hides the host's own registry entries, which must not be changed, and the host's hooks from a
// script's `debug` library.

#ifndef CLUASHIMS_DEBUG_LIBRARY_H
#define CLUASHIMS_DEBUG_LIBRARY_H

#include <lua.h>

#pragma clang assume_nonnull begin

/// This function is provided because a hook is a C function that only C can compare. Replaces
/// `getregistry` and `gethook` in the `debug` library, if it is loaded. Returns Lua's status; if it
/// is not LUA_OK, pushes an error value.
int bridge_guard_debug_library(lua_State *L);

#pragma clang assume_nonnull end

#endif
