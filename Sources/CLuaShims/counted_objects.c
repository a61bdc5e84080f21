#include "counted_objects.h"

#include "boxes.h"

static bridge_box *handle_at(lua_State *L, int index) {
  return bridge_box_at(L, index, bridge_box_kind_handle);
}

static int is_counted(lua_State *L) {
  bridge_box *box = handle_at(L, 2);
  if (box == NULL || !box->counted) return 0;
  lua_pushboolean(L, true);
  return 1;
}

static int set_counted(lua_State *L) {
  bridge_box *box = handle_at(L, 2);
  if (box != NULL)
    box->counted = lua_toboolean(L, 3);
  else
    lua_rawset(L, 1);
  return 0;
}

// Replaces the selector at index 2 with the function that the object at index 1 has for it.
static int find_method(lua_State *L) {
  lua_settop(L, 2);    // stack: object selector
  lua_gettable(L, 1);  // stack: object method
  return lua_type(L, 2) == LUA_TFUNCTION ? 1 : 0;
}

static int method_of(lua_State *L) {
  return lua_type(L, 1) == LUA_TUSERDATA ? find_method(L) : 0;
}

static int counted_method(lua_State *L) {
  bridge_box *box = handle_at(L, 1);
  return box != NULL && box->counted ? find_method(L) : 0;
}

// Calls the function in the first upvalue with all arguments.
static int call_other(lua_State *L) {
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, 1);  // stack: function …
  lua_call(L, lua_gettop(L) - 1, 1);
  return 1;
}

static int object_of(lua_State *L) {
  lua_settop(L, 1);  // stack: value
  switch (lua_type(L, 1)) {
    case LUA_TUSERDATA:
    case LUA_TNIL:
    case LUA_TFUNCTION: return 1;
    default: return call_other(L);
  }
}

static int make_object(lua_State *L) {
  lua_settop(L, 1);
  lua_pushcclosure(L, object_of, 1);  // stack: function
  return 1;
}

// Whether a table in an upvalue has the value at index 1 as a key.
static bool has_key(lua_State *L, int upvalue) {
  lua_pushvalue(L, 1);
  bool has = lua_rawget(L, lua_upvalueindex(upvalue)) != LUA_TNIL;  // stack: … value
  lua_pop(L, 1);
  return has;
}

// Upvalues: the other function, the function that counts, `newborn`, and the tables of references.
static int owned(lua_State *L) {
  bridge_box *box = handle_at(L, 1);
  if (box == NULL || !lua_isnoneornil(L, 2)) return call_other(L);
  if (box->counted) {
    if (has_key(L, 3)) return call_other(L);
  } else {
    for (int table = 4; table <= 6; table++)
      if (has_key(L, table)) return call_other(L);
    box->counted = true;
    lua_pushvalue(L, lua_upvalueindex(2));
    lua_pushvalue(L, 1);
    lua_pushboolean(L, true);
    lua_call(L, 2, 0);
  }
  lua_settop(L, 1);  // stack: object
  return 1;
}

static int make_owned(lua_State *L) {
  lua_settop(L, 6);
  lua_pushcclosure(L, owned, 6);  // stack: function
  return 1;
}

void bridge_set_counting_functions(lua_State *L) {
  static const struct {
    const char *name;
    lua_CFunction function;
  } functions[] = {
      {"isCounted", is_counted},         {"setCounted", set_counted},
      {"methodOf", method_of},           {"countedMethod", counted_method},
      {"makeObject", make_object},       {"makeOwned", make_owned},
  };
  for (size_t index = 0; index < sizeof functions / sizeof *functions; index++) {
    lua_pushcfunction(L, functions[index].function);  // stack: … table function
    lua_setfield(L, -2, functions[index].name);       // stack: … table
  }
}
