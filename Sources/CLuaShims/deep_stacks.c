#include "deep_stacks.h"

#include <lauxlib.h>

#include "line_counts.h"
#include "running_threads.h"
#include "script_calls.h"

// The number of calls of a deep stack; how many of the innermost functions are searched for, in how
// many levels, and how often one must occur. A chain of different functions is not endless, however
// long it is.
enum { deep = 10000, innermost = 8, levels = 2000, often = 3 };

static const void *function_at(lua_State *L, int level) {
  lua_Debug frame;
  if (!lua_getstack(L, level, &frame)) return NULL;
  lua_getinfo(L, "f", &frame);                    // stack: … function
  const void *identity = lua_topointer(L, -1);
  lua_pop(L, 1);                                  // stack: …
  return identity;
}

static bool repeats_itself(lua_State *L) {
  const void *wanted[innermost];
  int found[innermost] = {0};
  for (int level = 0; level < innermost; level++) wanted[level] = function_at(L, level);
  for (int level = innermost; level < levels; level++) {
    const void *function = function_at(L, level);
    if (function == NULL) return false;
    for (int i = 0; i < innermost; i++)
      if (wanted[i] == function && ++found[i] == often) return true;
  }
  return false;
}

// The hook of the next call or return.
static void look(lua_State *L, lua_Debug *call) {
  (void)call;
  if (lua_gethook(L) == look) bridge_remove_hook(L);
  lua_Debug frame;
  if (!lua_getstack(L, deep, &frame) || !lua_checkstack(L, 4) || !repeats_itself(L)) return;
  if (!bridge_push_explained_overflow(L)) return;
  lua_error(L);  // stack: … exception
}

void bridge_look_at_stacks(bridge_state *state) { bridge_watch_running_threads(state, look); }
