#include "anchors.h"

#include <lauxlib.h>
#include <stdlib.h>

static const int32_t *page_of(const bridge_state *state, int32_t anchor) {
  return &state->anchor_pages[(anchor - 1) / bridge_anchors_of_page];
}

static int slot_of(int32_t anchor) { return (anchor - 1) % bridge_anchors_of_page + 1; }

// A place that is free holds the anchor of the next one; the last of them holds 0.
static void add_page(lua_State *L, bridge_state *state) {
  // A finalizer may run here, and take anchors.
  lua_createtable(L, bridge_anchors_of_page, 0);  // stack: … page
  bridge_grow_anchor_pages(state);
  int32_t first = bridge_anchor_count(state) + 1;
  for (int slot = 1; slot <= bridge_anchors_of_page; slot++) {
    bool is_last = slot == bridge_anchors_of_page;
    lua_pushinteger(L, is_last ? state->free_anchor : first + slot);
    lua_rawseti(L, -2, slot);
  }
  state->anchor_pages[state->anchor_page_count] = luaL_ref(L, LUA_REGISTRYINDEX);  // stack: …
  state->anchor_page_count++;
  state->free_anchor = first;
}

int32_t bridge_anchor(lua_State *L) {
  bridge_state *state = bridge_state_of(L);
  if (state->free_anchor == 0) add_page(L, state);
  int32_t anchor = state->free_anchor;
  lua_rawgeti(L, LUA_REGISTRYINDEX, *page_of(state, anchor));
  lua_rawgeti(L, -1, slot_of(anchor));  // stack: … value page next
  state->free_anchor = (int32_t)lua_tointeger(L, -1);
  lua_pop(L, 1);
  lua_insert(L, -2);                    // stack: … page value
  lua_rawseti(L, -2, slot_of(anchor));  // stack: … page
  lua_pop(L, 1);
  return anchor;
}

void bridge_lift_anchor(lua_State *L, int32_t anchor) {
  bridge_state *state = bridge_state_of(L);
  lua_rawgeti(L, LUA_REGISTRYINDEX, *page_of(state, anchor));
  lua_pushinteger(L, state->free_anchor);  // stack: … page next
  lua_rawseti(L, -2, slot_of(anchor));
  lua_pop(L, 1);
  state->free_anchor = anchor;
}

bool bridge_is_anchor_page(const bridge_state *state, lua_Integer number) {
  for (int32_t page = 0; page < state->anchor_page_count; page++) {
    if (state->anchor_pages[page] == number) return true;
  }
  return false;
}
