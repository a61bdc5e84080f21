#include "references.h"

#include <lauxlib.h>
#include <stdlib.h>

static const int32_t *page_of(const bridge_state *state, int32_t reference) {
  return &state->ref_pages[(reference - 1) / bridge_refs_per_page];
}

static int slot_of(int32_t reference) { return (reference - 1) % bridge_refs_per_page + 1; }

// A free slot contains the number of the next free one; the last one contains 0.
static void add_page(lua_State *L, bridge_state *state) {
  // A finalizer may run here and use references.
  lua_createtable(L, bridge_refs_per_page, 0);  // stack: … page
  bridge_grow_ref_pages(state);
  int32_t first = bridge_ref_slot_count(state) + 1;
  for (int slot = 1; slot <= bridge_refs_per_page; slot++) {
    bool is_last = slot == bridge_refs_per_page;
    lua_pushinteger(L, is_last ? state->free_ref : first + slot);
    lua_rawseti(L, -2, slot);
  }
  state->ref_pages[state->ref_page_count] = luaL_ref(L, LUA_REGISTRYINDEX);  // stack: …
  state->ref_page_count++;
  state->free_ref = first;
}

int32_t bridge_ref(lua_State *L) {
  bridge_state *state = bridge_state_of(L);
  if (state->free_ref == 0) add_page(L, state);
  int32_t reference = state->free_ref;
  lua_rawgeti(L, LUA_REGISTRYINDEX, *page_of(state, reference));
  lua_rawgeti(L, -1, slot_of(reference));  // stack: … value page next
  state->free_ref = (int32_t)lua_tointeger(L, -1);
  lua_pop(L, 1);
  lua_insert(L, -2);                    // stack: … page value
  lua_rawseti(L, -2, slot_of(reference));  // stack: … page
  lua_pop(L, 1);
  return reference;
}

void bridge_unref(lua_State *L, int32_t reference) {
  bridge_state *state = bridge_state_of(L);
  lua_rawgeti(L, LUA_REGISTRYINDEX, *page_of(state, reference));
  lua_pushinteger(L, state->free_ref);  // stack: … page next
  lua_rawseti(L, -2, slot_of(reference));
  lua_pop(L, 1);
  state->free_ref = reference;
}

bool bridge_is_empty_list(lua_State *L, int32_t reference) {
  lua_rawgeti(L, LUA_REGISTRYINDEX, *page_of(bridge_state_of(L), reference));
  lua_rawgeti(L, -1, slot_of(reference));                // stack: … page list
  bool is_empty = lua_rawgeti(L, -1, 1) == LUA_TNIL;     // stack: … page list element
  lua_pop(L, 3);                                         // stack: …
  return is_empty;
}

bool bridge_is_ref_page(const bridge_state *state, lua_Integer number) {
  for (int32_t page = 0; page < state->ref_page_count; page++) {
    if (state->ref_pages[page] == number) return true;
  }
  return false;
}
