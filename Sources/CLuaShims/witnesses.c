#include "witnesses.h"

#include <lauxlib.h>
#include <string.h>

#include "bridge_state.h"

// How far a search goes before it gives up; what it does not find is left to the collector.
enum { most_levels = 40, most_fields = 400, most_looks = 20000 };

typedef struct search {
  bridge_witness witness;
  const void *globals;  // an upvalue of most functions, looked through once
  int looks_left;
} search;

static bool is_value(lua_State *L, const void *value) {
  return lua_type(L, -1) == LUA_TUSERDATA && lua_touserdata(L, -1) == value;
}

// Whether the table on top may let go of what it holds.
static bool is_weak(lua_State *L) {
  if (!lua_getmetatable(L, -1)) return false;  // stack: … table
  lua_pushliteral(L, "__mode");                // stack: … table metatable "__mode"
  bool weak = lua_rawget(L, -2) != LUA_TNIL;   // stack: … table metatable mode
  lua_pop(L, 2);                               // stack: … table
  return weak;
}

// Looks through the table on top, and notes the field.
static bool find_field(lua_State *L, search *search) {
  bridge_witness *witness = &search->witness;
  if (is_weak(L)) return false;
  int fields = 0;
  lua_pushnil(L);  // stack: … table key
  while (lua_next(L, -2)) {
    // stack: … table key value
    bool found = is_value(L, witness->value);
    lua_pop(L, 1);  // stack: … table key
    if (found && lua_type(L, -1) == LUA_TSTRING) {
      size_t length;
      const char *key = lua_tolstring(L, -1, &length);
      found = length <= bridge_witness_key_size;
      if (found) {
        memcpy(witness->key, key, length);
        witness->key_length = (int8_t)length;
      }
    } else if (found) {
      found = lua_isinteger(L, -1);
      witness->number = lua_tointeger(L, -1);
      witness->key_length = -1;
    }
    if (found || ++fields == most_fields || --search->looks_left <= 0) {
      lua_pop(L, 1);  // stack: … table
      return witness->is_field = found;
    }
  }
  // stack: … table
  return false;
}

// Pops a value, and answers whether it is the one, or a table that holds it.
static bool matches(lua_State *L, search *search) {
  bool found = is_value(L, search->witness.value);
  if (!found && lua_type(L, -1) == LUA_TTABLE && lua_topointer(L, -1) != search->globals)
    found = find_field(L, search);
  lua_pop(L, 1);
  search->looks_left--;
  return found;
}

// Pops a function and looks through its upvalues.
static bool find_upvalue(lua_State *L, search *search) {
  for (int slot = 1; lua_getupvalue(L, -1, slot) != NULL; slot++) {
    // stack: … function upvalue
    search->witness.slot = slot;
    if (!matches(L, search)) continue;  // stack: … function
    lua_pop(L, 1);                       // stack: …
    return true;
  }
  lua_pop(L, 1);  // stack: …
  return false;
}

// Looks through the frames of a thread that is not running now, or is the one that runs.
static bool find_in_frames(lua_State *L, search *search) {
  bridge_witness *witness = &search->witness;
  lua_Debug frame;
  for (int level = 0; level < most_levels && lua_getstack(L, level, &frame); level++) {
    witness->where = level;
    witness->kind = bridge_witness_local;
    // Negative ones are the further arguments of a vararg function.
    for (int sign = 1; sign >= -1; sign -= 2) {
      for (int slot = sign; lua_getlocal(L, &frame, slot) != NULL; slot += sign) {
        // stack: … local
        witness->slot = slot;
        if (matches(L, search)) return true;  // stack: …
      }
    }
    witness->kind = bridge_witness_upvalue;
    lua_getinfo(L, "f", &frame);               // stack: … function
    if (find_upvalue(L, search)) return true;  // stack: …
  }
  return false;
}

static bool find_in_globals(lua_State *L, search *search) {
  search->witness.kind = bridge_witness_global;
  lua_pushglobaltable(L);  // stack: … globals
  search->globals = lua_topointer(L, -1);
  bool found = find_field(L, search);
  lua_pop(L, 1);  // stack: …
  return found;
}

static bool find_in_anchors(lua_State *L, search *search) {
  search->witness.kind = bridge_witness_anchor;
  int count = (int)lua_rawlen(L, LUA_REGISTRYINDEX);
  for (int anchor = 1; anchor <= count && search->looks_left > 0; anchor++) {
    search->witness.where = anchor;
    search->looks_left--;
    if (lua_rawgeti(L, LUA_REGISTRYINDEX, anchor) == LUA_TFUNCTION) {
      // stack: … function
      if (find_upvalue(L, search)) return true;  // stack: …
    } else
      lua_pop(L, 1);  // stack: …
  }
  return false;
}

bridge_witness bridge_find_witness(lua_State *L) {
  search search = {.witness = {.value = lua_touserdata(L, -1)}, .looks_left = most_looks};
  lua_pop(L, 1);  // stack: …
  lua_State *main = bridge_state_of(L)->main_thread;
  if (!lua_checkstack(L, 8) || !lua_checkstack(main, 8)) return (bridge_witness){0};
  if (find_in_globals(L, &search) || find_in_frames(L, &search)) return search.witness;
  if (L != main) {
    search.witness.is_on_main = true;
    if (find_in_frames(main, &search)) return search.witness;
    search.witness.is_on_main = false;
  }
  return find_in_anchors(L, &search) ? search.witness : (bridge_witness){0};
}

// Pushes what stands at a place; nothing when the place is gone.
static bool push_place(lua_State *L, const bridge_witness *witness) {
  lua_Debug frame;
  switch (witness->kind) {
    case bridge_witness_none: return false;
    case bridge_witness_global: lua_pushglobaltable(L); return true;  // stack: … globals
    case bridge_witness_local:
      return lua_getstack(L, witness->where, &frame) &&
             lua_getlocal(L, &frame, witness->slot) != NULL;  // stack: … local
    case bridge_witness_upvalue:
      if (!lua_getstack(L, witness->where, &frame)) return false;
      lua_getinfo(L, "f", &frame);  // stack: … function
      break;
    case bridge_witness_anchor:
      lua_rawgeti(L, LUA_REGISTRYINDEX, witness->where);  // stack: … function
  }
  if (lua_type(L, -1) == LUA_TFUNCTION && lua_getupvalue(L, -1, witness->slot) != NULL) {
    lua_remove(L, -2);  // stack: … upvalue
    return true;
  }
  lua_pop(L, 1);  // stack: …
  return false;
}

bool bridge_confirm_witness(lua_State *L, const bridge_witness *witness) {
  lua_State *thread = witness->is_on_main ? bridge_state_of(L)->main_thread : L;
  if (!lua_checkstack(thread, 4) || !push_place(thread, witness)) return false;
  // stack: … place
  if (witness->is_field) {
    if (lua_type(thread, -1) != LUA_TTABLE || is_weak(thread)) {
      lua_pop(thread, 1);  // stack: …
      return false;
    }
    if (witness->key_length < 0)
      lua_rawgeti(thread, -1, witness->number);
    else {
      lua_pushlstring(thread, witness->key, (size_t)witness->key_length);
      lua_rawget(thread, -2);
    }
    lua_remove(thread, -2);
  }
  // stack: … value
  bool stands = is_value(thread, witness->value);
  lua_pop(thread, 1);  // stack: …
  return stands;
}
