// What Swift keeps alive in Lua: each value has an anchor, a number under which it stands in a page.
//
// A collection of what is young goes through every old table that something new was put into. With one
// table for all references it would cost, each time, as much as there are of them; so they stand in
// pages, of which only those are gone through that a new reference went into. A place that becomes
// free is the next one to be taken: short references follow each other in the same page.

#ifndef CLUASHIMS_ANCHORS_H
#define CLUASHIMS_ANCHORS_H

#include <lua.h>
#include <stdbool.h>
#include <stdint.h>

#include "bridge_state.h"

#pragma clang assume_nonnull begin

enum { bridge_anchors_of_page = 128 };

/// Pops a value and keeps it; answers its anchor, counted from 1. Needs three free places.
int32_t bridge_anchor(lua_State *L);

/// Keeps the value of an anchor no longer. Needs two free places.
void bridge_lift_anchor(lua_State *L, int32_t anchor);

/// Pushes the value of an anchor; an integer for one that was lifted. Needs two free places.
static inline void bridge_push_anchored(lua_State *L, int32_t anchor) {
  const bridge_state *state = bridge_state_of(L);
  int32_t place = anchor - 1;
  lua_rawgeti(L, LUA_REGISTRYINDEX, state->anchor_pages[place / bridge_anchors_of_page]);
  lua_rawgeti(L, -1, place % bridge_anchors_of_page + 1);  // stack: … page value
  lua_replace(L, -2);                                      // stack: … value
}

/// How many anchors there are, those that were lifted included.
static inline int32_t bridge_anchor_count(const bridge_state *state) {
  return state->anchor_page_count * bridge_anchors_of_page;
}

/// Whether a page stands in the registry under a number.
bool bridge_is_anchor_page(const bridge_state *state, lua_Integer number);

#pragma clang assume_nonnull end

#endif
