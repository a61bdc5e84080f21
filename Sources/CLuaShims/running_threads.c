// The list is updated on resume: before a coroutine is resumed, it is stored after the thread that
// resumes it; afterwards the list is truncated. An error can skip the truncation by its jump. That
// is harmless: the next thread that resumes is running itself, so the list's elements after it are
// stale and overwritten. A table retains the threads of the list, so that even a stale one can be
// given a hook. Each fiber has its own list and table.

#include "running_threads.h"

#include <lauxlib.h>
#include <lualib.h>
#include <stdatomic.h>

#include "protected_calls.h"
#include "fibers.h"
#include "line_counts.h"

// The main thread precedes the list. Lua's own limit of nested C calls is 200.
enum { THREAD_LIMIT = (int)(sizeof((bridge_state){0}.resumed) / sizeof(lua_State *)) };

static const char list_key = 0;

// The hooks that have been set; they are few, and a signal handler adds them.
enum { MOST_HOOKS = 8 };
static _Atomic(lua_Hook) own_hooks[MOST_HOOKS];

void bridge_note_own_hook(lua_Hook hook) {
  for (int i = 0; i < MOST_HOOKS; i++) {
    lua_Hook none = NULL;
    if (own_hooks[i] == hook || atomic_compare_exchange_strong(&own_hooks[i], &none, hook)) return;
  }
}

bool bridge_is_own_hook(lua_Hook hook) {
  for (int i = 0; hook != NULL && i < MOST_HOOKS; i++)
    if (own_hooks[i] == hook) return true;
  return false;
}

// Between two bodies there is no thread; the next body checks for its hook itself.
static void set_hook(lua_State *_Nullable L, lua_Hook hook) {
  if (L == NULL) return;
  if (hook == NULL) {
    bridge_remove_hook(L);
    return;
  }
  int every_event = LUA_MASKCALL | LUA_MASKRET | LUA_MASKLINE | LUA_MASKCOUNT;
  lua_sethook(L, hook, every_event, 1);
}

static void set_hooks(bridge_state *state, lua_Hook hook) {
  if (bridge_forward_hooks(state)) return;
  set_hook(state->base_thread, hook);
  for (int i = 0; i < state->resumed_count; i++) set_hook(state->resumed[i], hook);
}

void bridge_hook_running_threads(bridge_state *state, lua_Hook hook) {
  if (hook != NULL) bridge_note_own_hook(hook);
  state->standing_hook = hook;
  set_hooks(state, hook);
}

// Does not remove a hook: a signal may arrive late, when there is a new hook, which removes itself.
void bridge_renew_hooks(bridge_state *state) {
  lua_Hook hook = state->standing_hook;
  if (hook != NULL) set_hooks(state, hook);
}

static void watch_thread(lua_State *_Nullable L, lua_Hook hook) {
  if (L != NULL && lua_gethook(L) == NULL) lua_sethook(L, hook, LUA_MASKCALL | LUA_MASKRET, 0);
}

void bridge_watch_running_threads(bridge_state *state, lua_Hook hook) {
  bridge_fiber *running = state->running_fiber;
  if (running != NULL && !pthread_equal(running->thread, pthread_self())) return;
  bridge_note_own_hook(hook);
  watch_thread(state->base_thread, hook);
  for (int i = 0; i < state->resumed_count; i++) watch_thread(state->resumed[i], hook);
}

static int position_after(bridge_state *state, lua_State *L) {
  for (int i = state->resumed_count; i > 0; i--)
    if (state->resumed[i - 1] == L) return i;
  return L == state->base_thread ? 0 : state->resumed_count;
}

// Pushes the table that retains the threads of the running fiber's list.
static void push_list(lua_State *L) {
  bridge_state *state = bridge_state_of(L);
  bridge_fiber *fiber = state->running_fiber;
  const void *key = fiber == state->main_fiber ? &list_key : &fiber->resumed;
  if (lua_rawgetp(L, LUA_REGISTRYINDEX, key) == LUA_TTABLE) return;
  lua_pop(L, 1);
  lua_createtable(L, 0, 0);                // stack: … list
  lua_pushvalue(L, -1);
  lua_rawsetp(L, LUA_REGISTRYINDEX, key);  // stack: … list
}

// Stores the value at `index` as the list's element `position`.
static void store(lua_State *L, int position, int index) {
  lua_pushvalue(L, index);                       // stack: … thread
  push_list(L);                                  // stack: … thread list
  lua_insert(L, -2);                             // stack: … list thread
  lua_rawseti(L, -2, position + 1);              // stack: … list
  lua_pop(L, 1);                                 // stack: …
}

int bridge_run_tracked(lua_State *L, int index, lua_CFunction function) {
  bridge_state *state = bridge_state_of(L);
  lua_State *thread = lua_tothread(L, index);
  int position = position_after(state, L);
  if (thread == NULL || position >= THREAD_LIMIT) return function(L);

  luaL_checkstack(L, 4, NULL);
  store(L, position, index);
  state->resumed_count = position;
  state->resumed[position] = thread;
  atomic_signal_fence(memory_order_seq_cst);
  state->resumed_count = position + 1;
  if (state->stops != 0)
    set_hook(thread, lua_gethook(L));

  int results = function(L);  // stack: … results
  state->resumed_count = position;
  luaL_checkstack(L, 4, NULL);
  lua_pushnil(L);           // stack: … results nil
  store(L, position, -1);
  lua_pop(L, 1);            // stack: … results
  return results;
}

static lua_CFunction upvalue_function(lua_State *L, int upvalue) {
  lua_CFunction function = lua_tocfunction(L, lua_upvalueindex(upvalue));
  if (function == NULL) luaL_error(L, "a function of the coroutine library has lost its upvalue");
  return function;
}

// Replaces `coroutine.resume` and `coroutine.close`; upvalue: the library's function.
static int resume_or_close(lua_State *L) {
  return bridge_run_tracked(L, 1, upvalue_function(L, 1));
}

// Replaces the function that `coroutine.wrap` returns; upvalues: the thread, as in the original,
// and the library's function.
static int resume_wrapped(lua_State *L) {
  return bridge_run_tracked(L, lua_upvalueindex(1), upvalue_function(L, 2));
}

// Replaces `coroutine.wrap`; upvalue: the library's function.
static int wrap(lua_State *L) {
  upvalue_function(L, 1)(L);                        // stack: … wrapper
  lua_CFunction function = lua_tocfunction(L, -1);
  lua_getupvalue(L, -1, 1);                         // stack: … wrapper thread
  lua_pushcfunction(L, function);                   // stack: … wrapper thread function
  lua_pushcclosure(L, resume_wrapped, 2);           // stack: … wrapper tracked
  return 1;
}

static void replace(lua_State *L, const char *name, lua_CFunction function) {
  lua_getfield(L, -1, name);         // stack: … library original
  lua_pushcclosure(L, function, 1);  // stack: … library function
  lua_setfield(L, -2, name);         // stack: … library
}

static int track_coroutines(lua_State *L) {
  if (lua_rawgetp(L, LUA_REGISTRYINDEX, &list_key) != LUA_TNIL) return 0;  // already done
  lua_createtable(L, 0, 0);                               // stack: list
  lua_rawsetp(L, LUA_REGISTRYINDEX, &list_key);           // stack:
  luaL_requiref(L, LUA_COLIBNAME, luaopen_coroutine, 0);  // stack: library
  replace(L, "resume", resume_or_close);
  replace(L, "close", resume_or_close);
  replace(L, "wrap", wrap);
  return 0;
}

int bridge_track_coroutines(lua_State *L) {
  lua_pushcfunction(L, track_coroutines);  // stack: … function
  return bridge_call(L, 0, 0);
}
