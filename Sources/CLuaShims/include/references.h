// Lua values that Swift references. Each has a number, which is its slot in a page.
//
// A young collection traverses every old table that was written to. With one table for all
// references, its cost would grow with their number. So they are stored in pages, and only the
// pages that were written to are traversed. The last freed slot is used first, so that short-lived
// references use the same page.

#ifndef CLUASHIMS_REFERENCES_H
#define CLUASHIMS_REFERENCES_H

#include <lua.h>
#include <stdbool.h>
#include <stdint.h>

#include "bridge_state.h"

#pragma clang assume_nonnull begin

enum { bridge_refs_per_page = 128 };

/// Pops a value and stores it; returns its number, from 1. Needs three free stack slots.
int32_t bridge_ref(lua_State *L);

/// Removes the value of a reference. Needs two free stack slots.
void bridge_unref(lua_State *L, int32_t reference);

/// Pushes the page of a reference and its value. Needs two free stack slots.
static inline void bridge_push_ref_and_page(lua_State *L, int32_t reference) {
  const bridge_state *state = bridge_state_of(L);
  uint32_t index = (uint32_t)reference - 1;
  lua_rawgeti(L, LUA_REGISTRYINDEX, state->ref_pages[index / bridge_refs_per_page]);
  lua_rawgeti(L, -1, index % bridge_refs_per_page + 1);  // stack: … page value
}

/// Pushes the value of a reference; an integer for a removed one. Needs two free stack slots.
static inline void bridge_push_ref(lua_State *L, int32_t reference) {
  bridge_push_ref_and_page(L, reference);  // stack: … page value
  lua_replace(L, -2);                      // stack: … value
}

/// This function is provided because every object that sources count needs it once. Returns whether the
/// list of a reference has no first element. Needs three free stack slots.
bool bridge_is_empty_list(lua_State *L, int32_t reference);

/// Returns the number of slots, including free ones.
static inline int32_t bridge_ref_slot_count(const bridge_state *state) {
  return state->ref_page_count * bridge_refs_per_page;
}

/// Whether a registry number is that of a page.
bool bridge_is_ref_page(const bridge_state *state, lua_Integer number);

#pragma clang assume_nonnull end

#endif
