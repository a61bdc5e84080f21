/* The peer of a native method: an index path as a Lua module written by hand for this one class,
   its receiver and its argument checked. */

#include <lauxlib.h>
#include <lua.h>

#define TYPE "benchmark.index_path"

typedef struct {
  lua_Integer count;
  lua_Integer indexes[];
} IndexPath;

static int index_at(lua_State *L) {
  const IndexPath *path = luaL_checkudata(L, 1, TYPE);
  lua_Integer position = luaL_checkinteger(L, 2);
  luaL_argcheck(L, position >= 0 && position < path->count, 2, "no such position");
  lua_pushinteger(L, path->indexes[position]);
  return 1;
}

static int new_path(lua_State *L) {
  int count = lua_gettop(L);
  IndexPath *path =
      lua_newuserdatauv(L, sizeof(IndexPath) + (size_t)count * sizeof(lua_Integer), 0);
  path->count = count;
  for (int position = 0; position < count; position++)
    path->indexes[position] = luaL_checkinteger(L, position + 1);
  luaL_setmetatable(L, TYPE);
  return 1;
}

int luaopen_index_path(lua_State *L) {
  static const luaL_Reg methods[] = {{"index_at", index_at}, {NULL, NULL}};
  static const luaL_Reg functions[] = {{"new", new_path}, {NULL, NULL}};
  luaL_newmetatable(L, TYPE);
  luaL_newlib(L, methods);
  lua_setfield(L, -2, "__index");
  luaL_newlib(L, functions);
  return 1;
}
