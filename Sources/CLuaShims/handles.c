#include "handles.h"

#include <lauxlib.h>

#include "references.h"

static bridge_box *box_on_top(lua_State *L) { return lua_touserdata(L, -1); }

// The page of a slot; NULL: not created yet.
static const bridge_handle_page *page_of(const bridge_state *state, uint32_t slot) {
  uint32_t page = slot / bridge_handles_per_page;
  bool is_made = page < state->handle_page_count && state->handle_pages[page].reached != 0;
  return is_made ? &state->handle_pages[page] : NULL;
}

static int place_of(uint32_t slot) { return (int)(slot % bridge_handles_per_page) + 1; }

// Pushes the metatable of all tables with weak keys and values.
static void push_weak_metatable(lua_State *L, bridge_state *state) {
  if (state->weak_metatable == 0) {
    lua_createtable(L, 0, 1);  // stack: … metatable
    lua_pushliteral(L, "kv");
    lua_setfield(L, -2, "__mode");
    state->weak_metatable = luaL_ref(L, LUA_REGISTRYINDEX);  // stack: …
  }
  lua_rawgeti(L, LUA_REGISTRYINDEX, state->weak_metatable);  // stack: … metatable
}

// Makes a table with weak keys and values; returns its number in the registry.
static int32_t make_weak_table(lua_State *L, bridge_state *state, int elements, int entries) {
  lua_createtable(L, elements, entries);  // stack: … table
  push_weak_metatable(L, state);          // stack: … table metatable
  lua_setmetatable(L, -2);                // stack: … table
  return luaL_ref(L, LUA_REGISTRYINDEX);  // stack: …
}

static void make_page(lua_State *L, bridge_state *state, uint32_t slot) {
  uint32_t page = slot / bridge_handles_per_page;
  if (page >= state->handle_page_count) bridge_grow_handle_pages(state, page);
  bridge_handle_page made = {
      .reached = make_weak_table(L, state, bridge_handles_per_page, 0),
      .all = make_weak_table(L, state, 0, bridge_handles_per_page),
  };
  if (state->handle_pages[page].reached == 0) {
    state->handle_pages[page] = made;
    return;
  }
  // A finalizer that ran meanwhile has made the page.
  luaL_unref(L, LUA_REGISTRYINDEX, made.reached);
  luaL_unref(L, LUA_REGISTRYINDEX, made.all);
}

// Makes the page of a handle that has been created, and begins a collection afterwards.
static const bridge_handle_page *made_page(lua_State *L, bridge_state *state, uint32_t slot) {
  // A finalizer must not see an object whose handle is not listed yet.
  bool was_running = bridge_stop_collector(L);
  make_page(L, state, slot);
  if (was_running) bridge_restart_collector(L);
  return page_of(state, slot);
}

// Whether a collection begins with a page: with each of the first eight, and whenever the number of pages
// has grown by a fourth. Lua does not count the memory of objects, which may be large.
static bool begins_collection(uint32_t page) {
  uint32_t step = 1;
  while (page / step >= 8) step *= 2;
  return page % step == 0;
}

// Makes the page of the next handle before the handle is created, which begins no collection.
static void prepare_page(lua_State *L, bridge_state *state) {
  uint32_t slot = bridge_next_slot(state);
  if (page_of(state, slot) == NULL && !begins_collection(slot / bridge_handles_per_page))
    make_page(L, state, slot);
}

// Lists the handle at an index, with its slot, and leaves two tables on top.
static void list_handle(lua_State *L, bridge_state *state, int handle, uint32_t slot) {
  const bridge_handle_page *page = page_of(state, slot);
  if (page == NULL) page = made_page(L, state, slot);
  state->handles_listed++;
  lua_rawgeti(L, LUA_REGISTRYINDEX, page->all);  // stack: … handle … all
  lua_pushvalue(L, handle);
  lua_pushboolean(L, true);
  lua_rawset(L, -3);
  lua_rawgeti(L, LUA_REGISTRYINDEX, page->reached);  // stack: … handle … all reached
  lua_pushvalue(L, handle);
  lua_rawseti(L, -2, place_of(slot));
}

void bridge_list_handle(lua_State *L) {
  int handle = lua_gettop(L);
  list_handle(L, bridge_state_of(L), handle, box_on_top(L)->slot);
  lua_settop(L, handle);  // stack: … handle
}

// The bytes of large native allocations after which a collection begins, since Lua does not count them.
enum { MANY_NOTED_BYTES = 32 << 20 };

// Lets a step of the collector begin with the next allocation.
static void collect_for_noted_bytes(lua_State *L, bridge_state *state) {
  state->noted_bytes = 0;
  if (lua_gc(L, LUA_GCISRUNNING) == 1) lua_gc(L, LUA_GCRESTART);
}

uint32_t bridge_push_object_handle(
    lua_State *L, void *object, uint8_t tag, int32_t metatable, bool is_listed) {
  bridge_state *state = bridge_state_of(L);
  if (state->noted_bytes > MANY_NOTED_BYTES) collect_for_noted_bytes(L, state);
  if (is_listed) prepare_page(L, state);
  const bridge_box *box = bridge_push_handle(L, object, tag);  // stack: … handle
  int handle = lua_gettop(L);
  bridge_push_ref_and_page(L, metatable);  // stack: … handle page metatable
  lua_setmetatable(L, handle);             // stack: … handle page
  if (is_listed) list_handle(L, state, handle, box->slot);
  lua_settop(L, handle);  // stack: … handle
  return box->slot;
}

bool bridge_push_reached_handle(lua_State *L, uint32_t slot) {
  const bridge_handle_page *page = page_of(bridge_state_of(L), slot);
  if (page == NULL) return false;
  lua_rawgeti(L, LUA_REGISTRYINDEX, page->reached);  // stack: … reached
  if (lua_rawgeti(L, -1, place_of(slot)) == LUA_TUSERDATA) {
    lua_replace(L, -2);  // stack: … handle
    return true;
  }
  lua_settop(L, -3);  // stack: …
  return false;
}

bool bridge_set_metatable_of_reached(lua_State *L, uint32_t slot, int32_t metatable) {
  // Most objects are released by a message or a function whose first argument they are.
  const bridge_box *first = bridge_box_at(L, 1, bridge_box_kind_handle);
  if (first != NULL && first->object != NULL && first->slot == slot)
    lua_pushvalue(L, 1);
  else if (!bridge_push_reached_handle(L, slot))
    return false;
  bridge_push_ref(L, metatable);  // stack: … handle metatable
  lua_setmetatable(L, -2);        // stack: … handle
  lua_pop(L, 1);                  // stack: …
  return true;
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
  state->slots[slot] |= bridge_slot_kept;
}

bool bridge_push_kept_handle(lua_State *L, uint32_t slot) {
  const bridge_state *state = bridge_state_of(L);
  if (!bridge_is_kept(state, slot)) return false;
  bridge_push_ref(L, state->kept_handles);           // stack: … kept
  lua_rawgeti(L, -1, (lua_Integer)slot + 1);         // stack: … kept handle
  lua_replace(L, -2);                                // stack: … handle
  return true;
}

void bridge_forget_kept_handle(lua_State *L, uint32_t slot) {
  bridge_state *state = bridge_state_of(L);
  if (!bridge_is_kept(state, slot)) return;
  state->slots[slot] &= ~(bridge_slot)bridge_slot_kept;
  bridge_push_ref(L, state->kept_handles);  // stack: … kept
  lua_pushnil(L);
  lua_rawseti(L, -2, (lua_Integer)slot + 1);
  lua_pop(L, 1);  // stack: …
}

// Whether a box is that of the reached handle with its slot.
static bool is_reached(lua_State *L, const bridge_box *box) {
  const bridge_handle_page *page = page_of(bridge_state_of(L), box->slot);
  if (page == NULL) return false;
  lua_rawgeti(L, LUA_REGISTRYINDEX, page->reached);
  lua_rawgeti(L, -1, place_of(box->slot));  // stack: … reached handle
  bool is_same = lua_touserdata(L, -1) == (const void *)box;
  lua_settop(L, -3);  // stack: …
  return is_same;
}

bool bridge_is_listed_handle(lua_State *L, const bridge_box *box) {
  if (is_reached(L, box)) return true;
  if (!bridge_push_kept_handle(L, box->slot)) return false;
  bool is_same = lua_touserdata(L, -1) == (const void *)box;  // stack: … handle
  lua_pop(L, 1);                                              // stack: …
  return is_same;
}

bool bridge_push_handles_of_page(lua_State *L, uint32_t page) {
  const bridge_state *state = bridge_state_of(L);
  if (page >= state->handle_page_count || state->handle_pages[page].all == 0) return false;
  lua_rawgeti(L, LUA_REGISTRYINDEX, state->handle_pages[page].all);  // stack: … all
  return true;
}
