#include "handles.h"

#include "boxes.h"
#include "references.h"

static bridge_box *box_on_top(lua_State *L) { return lua_touserdata(L, -1); }

static const bridge_handle_page *page_of(const bridge_state *state, uint32_t slot) {
  uint32_t page = slot / bridge_handles_per_page;
  return page < state->handle_page_count ? &state->handle_pages[page] : NULL;
}

static int place_of(uint32_t slot) { return (int)(slot % bridge_handles_per_page) + 1; }

static int32_t make_weak_table(lua_State *L, const char *mode, int list, int fields) {
  lua_createtable(L, list, fields);  // stack: … table
  lua_createtable(L, 0, 1);          // stack: … table metatable
  lua_pushstring(L, mode);
  lua_setfield(L, -2, "__mode");
  lua_setmetatable(L, -2);  // stack: … table
  return bridge_ref(L);     // stack: …
}

static const bridge_handle_page *made_page(lua_State *L, bridge_state *state, uint32_t slot) {
  uint32_t page = slot / bridge_handles_per_page;
  if (page >= state->handle_page_count) bridge_grow_handle_pages(state, page);
  if (state->handle_pages[page].reached == 0) {
    // A finalizer must not see an object whose handle is not listed yet.
    bool was_running = bridge_stop_collector(L);
    int32_t reached = make_weak_table(L, "v", bridge_handles_per_page, 0);
    int32_t every = make_weak_table(L, "k", 0, bridge_handles_per_page);
    if (was_running) bridge_restart_collector(L);
    state->handle_pages[page] = (bridge_handle_page){.reached = reached, .every = every};
  }
  return &state->handle_pages[page];
}

void bridge_list_handle(lua_State *L) {
  bridge_state *state = bridge_state_of(L);
  uint32_t slot = box_on_top(L)->slot;
  bridge_handle_page page = *made_page(L, state, slot);
  bridge_push_ref(L, page.reached);  // stack: … handle reached
  lua_pushvalue(L, -2);
  lua_rawseti(L, -2, place_of(slot));
  bridge_push_ref(L, page.every);  // stack: … handle reached every
  lua_pushvalue(L, -3);
  lua_pushboolean(L, true);
  lua_rawset(L, -3);
  lua_settop(L, -3);  // stack: … handle
}

uint32_t bridge_push_object_handle(
    lua_State *L, void *object, uint8_t tag, int32_t metatable, bool is_listed) {
  bridge_push_handle(L, object, tag);  // stack: … handle
  bridge_push_ref(L, metatable);       // stack: … handle metatable
  lua_setmetatable(L, -2);             // stack: … handle
  if (is_listed) bridge_list_handle(L);
  return box_on_top(L)->slot;
}

bool bridge_push_reached_handle(lua_State *L, uint32_t slot) {
  const bridge_handle_page *page = page_of(bridge_state_of(L), slot);
  if (page == NULL || page->reached == 0) return false;
  bridge_push_ref(L, page->reached);  // stack: … reached
  if (lua_rawgeti(L, -1, place_of(slot)) == LUA_TUSERDATA) {
    lua_replace(L, -2);  // stack: … handle
    return true;
  }
  lua_pop(L, 2);  // stack: …
  return false;
}

void bridge_keep_handle(lua_State *L, int index) {
  bridge_state *state = bridge_state_of(L);
  lua_pushvalue(L, index);  // stack: … handle
  uint32_t slot = box_on_top(L)->slot;
  if (state->kept_handles == 0) {
    lua_createtable(L, 0, 0);
    state->kept_handles = bridge_ref(L);
  }
  bridge_push_ref(L, state->kept_handles);  // stack: … handle kept
  lua_insert(L, -2);                        // stack: … kept handle
  lua_rawseti(L, -2, (lua_Integer)slot + 1);
  lua_pop(L, 1);  // stack: …
  state->slots[slot].kept = true;
}

bool bridge_push_kept_handle(lua_State *L, uint32_t slot) {
  const bridge_state *state = bridge_state_of(L);
  if (slot >= state->slot_count || !state->slots[slot].kept) return false;
  bridge_push_ref(L, state->kept_handles);           // stack: … kept
  lua_rawgeti(L, -1, (lua_Integer)slot + 1);         // stack: … kept handle
  lua_replace(L, -2);                                // stack: … handle
  return true;
}

void bridge_forget_kept_handle(lua_State *L, uint32_t slot) {
  bridge_state *state = bridge_state_of(L);
  if (slot >= state->slot_count || !state->slots[slot].kept) return;
  state->slots[slot].kept = false;
  bridge_push_ref(L, state->kept_handles);  // stack: … kept
  lua_pushnil(L);
  lua_rawseti(L, -2, (lua_Integer)slot + 1);
  lua_pop(L, 1);  // stack: …
}

bool bridge_is_listed_handle(lua_State *L, int index) {
  bridge_box *box = bridge_box_at(L, index, bridge_box_kind_handle);
  if (box == NULL) return false;
  if (bridge_push_reached_handle(L, box->slot) || bridge_push_kept_handle(L, box->slot)) {
    // stack: … handle
    bool is_same = lua_touserdata(L, -1) == (void *)box;
    lua_pop(L, 1);  // stack: …
    return is_same;
  }
  return false;
}

bool bridge_push_handles_of_page(lua_State *L, uint32_t page) {
  const bridge_state *state = bridge_state_of(L);
  if (page >= state->handle_page_count || state->handle_pages[page].every == 0) return false;
  bridge_push_ref(L, state->handle_pages[page].every);  // stack: … every
  return true;
}
