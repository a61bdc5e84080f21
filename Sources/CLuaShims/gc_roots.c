#include "gc_roots.h"

#include <lauxlib.h>
#include <string.h>

#include "references.h"
#include "bridge_state.h"

// The limits of a search. If it finds nothing, the collector decides.
enum { most_levels = 40, most_fields = 400, most_looks = 20000 };

typedef struct search {
  bridge_gc_root root;
  const void *globals;  // an upvalue of most functions, searched once
  int looks_left;
} search;

static bool is_value(lua_State *L, const void *value) {
  return lua_type(L, -1) == LUA_TUSERDATA && lua_touserdata(L, -1) == value;
}

// Whether the table on top is weak.
static bool is_weak(lua_State *L) {
  if (!lua_getmetatable(L, -1)) return false;  // stack: … table
  lua_pushliteral(L, "__mode");                // stack: … table metatable "__mode"
  bool weak = lua_rawget(L, -2) != LUA_TNIL;   // stack: … table metatable mode
  lua_pop(L, 2);                               // stack: … table
  return weak;
}

// Searches the table on top, and stores the field.
static bool find_field(lua_State *L, search *search) {
  bridge_gc_root *root = &search->root;
  if (is_weak(L)) return false;
  int fields = 0;
  lua_pushnil(L);  // stack: … table key
  while (lua_next(L, -2)) {
    // stack: … table key value
    bool found = is_value(L, root->value);
    lua_pop(L, 1);  // stack: … table key
    if (found && lua_type(L, -1) == LUA_TSTRING) {
      size_t length;
      const char *key = lua_tolstring(L, -1, &length);
      found = length <= bridge_gc_root_key_size;
      if (found) {
        memcpy(root->key, key, length);
        root->key_length = (int8_t)length;
      }
    } else if (found) {
      found = lua_isinteger(L, -1);
      root->number = lua_tointeger(L, -1);
      root->key_length = -1;
    }
    if (found || ++fields == most_fields || --search->looks_left <= 0) {
      lua_pop(L, 1);  // stack: … table
      return root->is_field = found;
    }
  }
  // stack: … table
  return false;
}

// Pops a value, and returns whether it is the searched one, or a table that contains it.
static bool matches(lua_State *L, search *search) {
  bool found = is_value(L, search->root.value);
  if (!found && lua_type(L, -1) == LUA_TTABLE && lua_topointer(L, -1) != search->globals)
    found = find_field(L, search);
  lua_pop(L, 1);
  search->looks_left--;
  return found;
}

// Pops a function and searches its upvalues.
static bool find_upvalue(lua_State *L, search *search) {
  for (int slot = 1; lua_getupvalue(L, -1, slot) != NULL; slot++) {
    // stack: … function upvalue
    search->root.slot = slot;
    if (!matches(L, search)) continue;  // stack: … function
    lua_pop(L, 1);                       // stack: …
    return true;
  }
  lua_pop(L, 1);  // stack: …
  return false;
}

// Searches the frames of a thread that is suspended, or is the running one.
static bool find_in_frames(lua_State *L, search *search) {
  bridge_gc_root *root = &search->root;
  lua_Debug frame;
  for (int level = 0; level < most_levels && lua_getstack(L, level, &frame); level++) {
    root->where = level;
    root->kind = bridge_gc_root_local;
    // Negative indexes are the extra arguments of a vararg function.
    for (int sign = 1; sign >= -1; sign -= 2) {
      for (int slot = sign; lua_getlocal(L, &frame, slot) != NULL; slot += sign) {
        // stack: … local
        root->slot = slot;
        if (matches(L, search)) return true;  // stack: …
      }
    }
    root->kind = bridge_gc_root_upvalue;
    lua_getinfo(L, "f", &frame);               // stack: … function
    if (find_upvalue(L, search)) return true;  // stack: …
  }
  return false;
}

static bool find_in_globals(lua_State *L, search *search) {
  search->root.kind = bridge_gc_root_global;
  lua_pushglobaltable(L);  // stack: … globals
  search->globals = lua_topointer(L, -1);
  bool found = find_field(L, search);
  lua_pop(L, 1);  // stack: …
  return found;
}

static bool find_in_references(lua_State *L, search *search) {
  search->root.kind = bridge_gc_root_reference;
  int32_t count = bridge_ref_slot_count(bridge_state_of(L));
  for (int32_t reference = 1; reference <= count && search->looks_left > 0; reference++) {
    search->root.where = reference;
    search->looks_left--;
    bridge_push_ref(L, reference);
    if (lua_type(L, -1) == LUA_TFUNCTION) {
      // stack: … function
      if (find_upvalue(L, search)) return true;  // stack: …
    } else
      lua_pop(L, 1);  // stack: …
  }
  return false;
}

bridge_gc_root bridge_find_gc_root(lua_State *L) {
  search search = {.root = {.value = lua_touserdata(L, -1)}, .looks_left = most_looks};
  lua_pop(L, 1);  // stack: …
  lua_State *main = bridge_state_of(L)->main_thread;
  if (!lua_checkstack(L, 8) || !lua_checkstack(main, 8)) return (bridge_gc_root){0};
  if (find_in_globals(L, &search) || find_in_frames(L, &search)) return search.root;
  if (L != main) {
    search.root.is_on_main = true;
    if (find_in_frames(main, &search)) return search.root;
    search.root.is_on_main = false;
  }
  return find_in_references(L, &search) ? search.root : (bridge_gc_root){0};
}

// Pushes the value at a location; returns false when the location does not exist any more.
static bool push_location(lua_State *L, const bridge_gc_root *root) {
  lua_Debug frame;
  switch (root->kind) {
    case bridge_gc_root_none: return false;
    case bridge_gc_root_global: lua_pushglobaltable(L); return true;  // stack: … globals
    case bridge_gc_root_local:
      return lua_getstack(L, root->where, &frame) &&
             lua_getlocal(L, &frame, root->slot) != NULL;  // stack: … local
    case bridge_gc_root_upvalue:
      if (!lua_getstack(L, root->where, &frame)) return false;
      lua_getinfo(L, "f", &frame);  // stack: … function
      break;
    case bridge_gc_root_reference:
      bridge_push_ref(L, root->where);  // stack: … function
  }
  if (lua_type(L, -1) == LUA_TFUNCTION && lua_getupvalue(L, -1, root->slot) != NULL) {
    lua_remove(L, -2);  // stack: … upvalue
    return true;
  }
  lua_pop(L, 1);  // stack: …
  return false;
}

bool bridge_confirm_gc_root(lua_State *L, const bridge_gc_root *root) {
  lua_State *thread = root->is_on_main ? bridge_state_of(L)->main_thread : L;
  if (!lua_checkstack(thread, 4) || !push_location(thread, root)) return false;
  // stack: … place
  if (root->is_field) {
    if (lua_type(thread, -1) != LUA_TTABLE || is_weak(thread)) {
      lua_pop(thread, 1);  // stack: …
      return false;
    }
    if (root->key_length < 0)
      lua_rawgeti(thread, -1, root->number);
    else {
      lua_pushlstring(thread, root->key, (size_t)root->key_length);
      lua_rawget(thread, -2);
    }
    lua_remove(thread, -2);
  }
  // stack: … value
  bool stands = is_value(thread, root->value);
  lua_pop(thread, 1);  // stack: …
  return stands;
}
