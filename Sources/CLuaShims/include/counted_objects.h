// The functions of translated sources that run several times in the life of each object, and which
// need no Swift: a Lua function would call `type` for each value, and a weak table with all objects
// that are counted by hand would be filled and cleared all the time.

#ifndef CLUASHIMS_COUNTED_OBJECTS_H
#define CLUASHIMS_COUNTED_OBJECTS_H

#include <lua.h>

#pragma clang assume_nonnull begin

/// This function is provided because the functions are C functions. Sets them in the table on top:
///
/// - `isCounted(_, object)`: whether the handle is marked as counted; an `__index`.
/// - `setCounted(table, key, value)`: marks a handle, and stores other keys; a `__newindex`.
/// - `methodOf(object, selector)`: the function that runs for a message, nil if there is none.
/// - `countedMethod(object, selector)`: the same for an object that is marked; otherwise nil.
/// - `makeObject(f)`: a function that returns objects and functions unchanged, and `f` of other values.
/// - `makeOwned(f, count, newborn, …)`: a function that marks and counts an object that no source has
///   counted yet, and that is in none of the tables; other values are passed to `f`.
void bridge_set_counting_functions(lua_State *L);

#pragma clang assume_nonnull end

#endif
