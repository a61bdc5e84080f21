#include "fresh_threads.h"

#include <lauxlib.h>
#include <stdbool.h>
#include <stdint.h>

#include "running_threads.h"
#include "thread_stack.h"

// The stack size for 200 nested calls of scripts with native code between them.
enum { needed_stack = 4 << 20 };

static bool has_room(void) {
  uintptr_t lowest;
  size_t size;
  return thread_stack_find(&lowest, &size) &&
         (uintptr_t)__builtin_frame_address(0) - lowest > needed_stack;
}

// Calls the function at index 2 with what is behind it, on the thread at index 1.
static int call_there(lua_State *L) {
  lua_State *thread = lua_tothread(L, 1);  // stack: thread function argument…
  int count = lua_gettop(L) - 1;
  if (!lua_checkstack(thread, count)) return luaL_error(L, "stack overflow");
  lua_xmove(L, thread, count);             // stack: thread
  int status = lua_pcall(thread, count - 1, LUA_MULTRET, 0);
  int results = lua_gettop(thread);
  luaL_checkstack(L, results + 1, NULL);
  lua_pushboolean(L, status == LUA_OK);    // stack: thread isDone
  lua_xmove(thread, L, results);           // stack: thread isDone result…
  return results + 1;
}

static int call_on_thread(lua_State *L) {
  luaL_checkany(L, 1);
  if (!has_room()) {
    int status = lua_pcall(L, lua_gettop(L) - 1, LUA_MULTRET, 0);
    lua_pushboolean(L, status == LUA_OK);  // stack: result… isDone
    lua_insert(L, 1);                      // stack: isDone result…
    return lua_gettop(L);
  }
  lua_newthread(L);                        // stack: function argument… thread
  lua_insert(L, 1);                        // stack: thread function argument…
  return bridge_run_tracked(L, 1, call_there);
}

void bridge_push_call_on_thread(lua_State *L) { lua_pushcfunction(L, call_on_thread); }
