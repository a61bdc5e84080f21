// The handles of objects, which are found by the slots of their boxes.
//
// A hash table by address would be searched several times in the life of each object. The slots of
// boxes are small numbers that are used again, so the handles are elements of arrays with weak
// values, in pages.
//
// Lua clears garbage from weak values at once, but calls the finalizers one after the other. In
// between, a handle is only a weak key, which is cleared later, in a second table of its page. One
// table for both would move its array into its hash part whenever it had few handles. A handle that a
// finalizer has kept is in one table for all pages.

#ifndef CLUASHIMS_HANDLES_H
#define CLUASHIMS_HANDLES_H

#include <lua.h>
#include <stdbool.h>
#include <stdint.h>

#include "boxes.h"
#include "bridge_state.h"

#pragma clang assume_nonnull begin

enum { bridge_handles_per_page = 256 };

/// This function is provided because a new handle needs ten calls of Lua. Takes ownership of the
/// caller's reference to `object`, pushes its handle with a referenced metatable, and returns its
/// slot. Lists it as reached if `is_listed`. Needs seven free stack slots.
uint32_t bridge_push_object_handle(
    lua_State *L, void *object, uint8_t tag, int32_t metatable, bool is_listed);

/// Lists the handle on top as reached. Needs four free stack slots.
void bridge_list_handle(lua_State *L);

/// Pushes the reached handle with a slot; pushes nothing and returns false if there is none. Needs
/// three free stack slots.
bool bridge_push_reached_handle(lua_State *L, uint32_t slot);

/// This function is provided because every object that sources count needs it once, when it is
/// deallocated. Sets a referenced metatable on the reached handle with a slot; returns false if there is
/// none. Needs three free stack slots.
bool bridge_set_metatable_of_reached(lua_State *L, uint32_t slot, int32_t metatable);

/// Keeps the handle at `index`, which is no longer reached. Needs three free stack slots.
void bridge_keep_handle(lua_State *L, int index);

/// Pushes the kept handle with a slot; pushes nothing and returns false if there is none.
bool bridge_push_kept_handle(lua_State *L, uint32_t slot);

/// Stops keeping the handle with a slot.
void bridge_forget_kept_handle(lua_State *L, uint32_t slot);

/// Whether the handle with a box is reached or kept. Needs two free stack slots.
bool bridge_is_listed_handle(lua_State *L, const bridge_box *box);

/// Pushes the table whose keys are all handles of a page; false if the page has none. Needs one free
/// stack slot.
bool bridge_push_handles_of_page(lua_State *L, uint32_t page);

#pragma clang assume_nonnull end

#endif
