// Tracebacks in Lua's format. The names of functions in loaded modules are found for all frames in
// one traversal: the functions of the frames are the keys of a table, and the traversal sets their
// names. Most values of the traversal belong to no frame; a filter of their addresses avoids the
// table lookup.

#include "tracebacks.h"

#include <lauxlib.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "fibers.h"

// The number of innermost and outermost frames that are shown of a deep stack, as in Lua.
enum { innermost = 10, outermost = 11 };

// Returns the largest level, by binary search, because each access traverses the stack.
static int last_level(lua_State *thread) {
  lua_Debug frame;
  int low = 1, high = 1;
  while (lua_getstack(thread, high, &frame)) {
    low = high;
    high *= 2;
  }
  while (low < high) {
    int middle = (low + high) / 2;
    if (lua_getstack(thread, middle, &frame))
      low = middle + 1;
    else
      high = middle;
  }
  return high - 1;
}

// Returns the next level to show: in a deep stack, the innermost ones are followed by the
// outermost.
static int next_level(int level, int first, int last) {
  bool is_deep = last - first > innermost + outermost;
  return is_deep && level - first == innermost - 1 ? last - outermost + 1 : level + 1;
}

// Pushes the function of a frame.
static void push_function(lua_State *L, lua_State *thread, lua_Debug *frame) {
  lua_getinfo(thread, "f", frame);
  if (L != thread) lua_xmove(thread, L, 1);
}

// The functions of the frames that are shown.
typedef struct {
  int names;           // the index of the table from functions to their names, or true
  uint64_t filter[4];  // a bit for the address of each, see bit_of
} Wanted;

// Returns the bit of the value at an index, which other values may share.
static unsigned bit_of(lua_State *L, int index) {
  // The upper bits of the product depend on all bits of the address.
  return (uint64_t)(uintptr_t)lua_topointer(L, index) * UINT64_C(0x9E3779B97F4A7C15) >> 56;
}

static bool may_be_wanted(lua_State *L, const Wanted *wanted) {
  unsigned bit = bit_of(L, -1);
  return wanted->filter[bit / 64] >> bit % 64 & 1;
}

// Traverses the table on top: a searched function gets the name of its first field.
static void name_functions(lua_State *L, const Wanted *wanted, const char *module) {
  lua_pushnil(L);  // stack: … table key
  while (lua_next(L, -2)) {
    // stack: … table key value
    bool is_table = module == NULL && lua_istable(L, -1);
    if (!is_table && !may_be_wanted(L, wanted)) {
      lua_pop(L, 1);  // stack: … table key
      continue;
    }
    if (lua_type(L, -2) == LUA_TSTRING) {
      lua_pushvalue(L, -1);  // stack: … table key value value
      if (lua_rawget(L, wanted->names) == LUA_TBOOLEAN) {
        // stack: … table key value true
        lua_pushvalue(L, -2);  // stack: … table key value true value
        if (module == NULL)
          lua_pushvalue(L, -4);
        else
          lua_pushfstring(L, "%s.%s", module, lua_tostring(L, -4));
        // stack: … table key value true value name
        lua_rawset(L, wanted->names);
      }
      lua_pop(L, 1);  // stack: … table key value
      if (is_table) name_functions(L, wanted, lua_tostring(L, -2));
    }
    lua_pop(L, 1);  // stack: … table key
  }
  // stack: … table
}

// Pushes a table from the functions of the shown frames to their names, or true.
static void push_names(lua_State *L, lua_State *thread, int first, int last) {
  lua_Debug frame;
  lua_newtable(L);  // stack: … names
  Wanted wanted = {.names = lua_gettop(L)};
  for (int level = first; level <= last; level = next_level(level, first, last)) {
    if (!lua_getstack(thread, level, &frame)) break;
    push_function(L, thread, &frame);  // stack: … names function
    unsigned bit = bit_of(L, -1);
    wanted.filter[bit / 64] |= UINT64_C(1) << bit % 64;
    lua_pushboolean(L, true);          // stack: … names function true
    lua_rawset(L, wanted.names);       // stack: … names
  }
  if (lua_getfield(L, LUA_REGISTRYINDEX, LUA_LOADED_TABLE) == LUA_TTABLE)
    name_functions(L, &wanted, NULL);  // stack: … names loaded
  lua_pop(L, 1);                       // stack: … names
}

// Returns the name of the thread whose base frame this is; NULL for any other frame.
static const char *title_of(lua_State *L, lua_State *thread, lua_Debug *frame) {
  if (*frame->what != 'C') return NULL;
  push_function(L, thread, frame);  // stack: … function
  const char *title = bridge_title_of_base(bridge_state_of(L), lua_tocfunction(L, -1));
  lua_pop(L, 1);  // stack: …
  return title;
}

// Adds the description of a frame; the names are the table at an index.
static void add_frame(
    lua_State *L, lua_State *thread, lua_Debug *frame, int names, luaL_Buffer *text) {
  lua_getinfo(thread, "Slnt", frame);
  if (frame->currentline > 0)
    lua_pushfstring(L, "\n\t%s:%d: in ", frame->short_src, frame->currentline);
  else
    lua_pushfstring(L, "\n\t%s: in ", frame->short_src);
  luaL_addvalue(text);
  push_function(L, thread, frame);  // stack: … function
  if (lua_rawget(L, names) == LUA_TSTRING) {
    // stack: … name
    const char *name = lua_tostring(L, -1);
    if (strncmp(name, LUA_GNAME ".", sizeof LUA_GNAME) == 0) name += sizeof LUA_GNAME;
    lua_pushfstring(L, "function '%s'", name);  // stack: … name words
    lua_remove(L, -2);                          // stack: … words
  } else {
    // stack: … true
    lua_pop(L, 1);  // stack: …
    const char *thread_title = title_of(L, thread, frame);
    if (thread_title != NULL)
      lua_pushstring(L, thread_title);
    else if (*frame->namewhat != '\0')
      lua_pushfstring(L, "%s '%s'", frame->namewhat, frame->name);
    else if (*frame->what == 'm')
      lua_pushliteral(L, "main chunk");
    else if (*frame->what == 'C')
      lua_pushliteral(L, "?");
    else
      lua_pushfstring(L, "function <%s:%d>", frame->short_src, frame->linedefined);
  }
  // stack: … words
  luaL_addvalue(text);
  if (frame->istailcall) luaL_addstring(text, "\n\t(...tail calls...)");
}

void bridge_push_traceback(lua_State *L, lua_State *thread, const char *message, int level) {
  lua_Debug frame;
  luaL_Buffer text;
  luaL_checkstack(L, LUA_MINSTACK, NULL);
  if (L != thread && !lua_checkstack(thread, 1)) luaL_error(L, "stack overflow");
  int last = last_level(thread);
  push_names(L, thread, level, last);  // stack: … names
  int names = lua_gettop(L);
  luaL_buffinit(L, &text);
  if (message != NULL) {
    luaL_addstring(&text, message);
    luaL_addchar(&text, '\n');
  }
  luaL_addstring(&text, "stack traceback:");
  int next;
  for (int shown = level; lua_getstack(thread, shown, &frame); shown = next) {
    add_frame(L, thread, &frame, names, &text);
    next = next_level(shown, level, last);
    if (next == shown + 1) continue;
    // Lua's count is one too low.
    lua_pushfstring(L, "\n\t...\t(skipping %d levels)", next - shown - 2);
    luaL_addvalue(&text);
  }
  luaL_pushresult(&text);  // stack: … names traceback
  lua_remove(L, names);    // stack: … traceback
}

int bridge_debug_traceback(lua_State *L) {
  bool is_other = lua_isthread(L, 1);
  lua_State *thread = is_other ? lua_tothread(L, 1) : L;
  const char *message = lua_tostring(L, is_other + 1);
  if (message == NULL && !lua_isnoneornil(L, is_other + 1)) {
    lua_pushvalue(L, is_other + 1);
    return 1;
  }
  int level = (int)luaL_optinteger(L, is_other + 2, L == thread ? 1 : 0);
  bridge_push_traceback(L, thread, message, level);
  return 1;
}
