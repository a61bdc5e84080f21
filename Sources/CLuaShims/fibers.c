#include "fibers.h"

#include <errno.h>
#include <lauxlib.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "fiber_turns.h"
#include "line_counts.h"
#include "running_threads.h"
#include "tail_calls.h"

// The usual size of a main thread's stack; only used pages take memory.
enum { STACK_SIZE = 8 << 20 };

// The fiber of this system thread, for the signal handler.
static _Thread_local bridge_fiber *volatile own_fiber;

// MARK: Switching

static void wait_for_turn(bridge_fiber *fiber) { fiber_turn_wait(&fiber->turn); }

static void wake(bridge_fiber *fiber) {
  fiber->state->running_fiber = fiber;
  fiber->state->newborn = NULL;
  fiber_turn_give(&fiber->turn);
}

// MARK: The state of running calls

// The fields of a state that describe running calls.
typedef struct running_calls {
  bool lua_is_running, collector_runs, stack_was_full, origin_noted, origin_passes;
  int32_t callbacks_running, calls_running, values_below, resumed_count;
  const void *tail_frame;
  lua_State *resumed[];
} running_calls;

static running_calls *take_calls(bridge_state *state) {
  int32_t count = state->resumed_count;
  running_calls *calls = malloc(sizeof *calls + (size_t)count * sizeof(lua_State *));
  if (calls == NULL) abort();
  *calls = (running_calls){
      state->lua_is_running,    state->collector_runs, state->stack_was_full,
      state->origin_noted,      state->origin_passes,  state->callbacks_running,
      state->calls_running,     state->values_below,   count,
      state->tail_frame,
  };
  for (int32_t i = 0; i < count; i++) calls->resumed[i] = state->resumed[i];
  return calls;
}

static void put_calls(bridge_state *state, const running_calls *calls) {
  state->lua_is_running = calls->lua_is_running;
  state->collector_runs = calls->collector_runs;
  state->stack_was_full = calls->stack_was_full;
  state->origin_noted = calls->origin_noted;
  state->origin_passes = calls->origin_passes;
  state->callbacks_running = calls->callbacks_running;
  state->calls_running = calls->calls_running;
  state->values_below = calls->values_below;
  for (int32_t i = 0; i < calls->resumed_count; i++) state->resumed[i] = calls->resumed[i];
  state->resumed_count = calls->resumed_count;
  state->tail_frame = calls->tail_frame;
}

// A limit may have been exceeded while another fiber ran.
static void begin_running(bridge_fiber *fiber) {
  bridge_state *state = fiber->state;
  state->base_thread = fiber->L;
  bridge_renew_hooks(state);
}

void bridge_resume_fiber(bridge_fiber *fiber) {
  bridge_state *state = fiber->state;
  bridge_fiber *own = state->running_fiber;
  if (own == fiber) return;
  running_calls *calls = take_calls(state);
  wake(fiber);
  wait_for_turn(own);
  put_calls(state, calls);
  free(calls);
  begin_running(own);
}

bool bridge_running_fiber_ends(bridge_state *state) {
  return state->running_fiber != NULL && state->running_fiber->ends;
}

// MARK: Hooks

static void look_for_hooks(int signal_number) {
  (void)signal_number;
  bridge_fiber *own = own_fiber;
  if (own != NULL) bridge_renew_hooks(own->state);
}

bool bridge_forward_hooks(bridge_state *state) {
  bridge_fiber *running = state->running_fiber;
  if (running == NULL || pthread_equal(running->thread, pthread_self())) return false;
  pthread_kill(running->thread, SIGURG);
  return true;
}

// Signals are delivered to the main thread, which forwards them to the running one if needed.
static void set_signals(void) {
  sigset_t blocked;
  sigfillset(&blocked);
  static const int own[] = {SIGURG, SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGTRAP};
  for (size_t i = 0; i < sizeof own / sizeof *own; i++) sigdelset(&blocked, own[i]);
  pthread_sigmask(SIG_SETMASK, &blocked, NULL);
}

// MARK: Fibers

static int run_body(lua_State *L) {
  bridge_fiber *fiber = lua_touserdata(L, 1);
  lua_settop(L, 0);
  begin_running(fiber);
  fiber->next_running = fiber->state->client.run_fiber(fiber->body, L);
  // An error raised by a hook here would not belong to the body, which has ended.
  fiber->state->base_thread = NULL;
  bridge_remove_hook(L);
  return 0;
}

// Runs the body at the base of its Lua thread in a protected call, and returns the fiber to run
// next.
static bridge_fiber *run(bridge_fiber *fiber) {
  bridge_state *state = fiber->state;
  lua_State *L = fiber->L;
  static const running_calls none;
  put_calls(state, &none);
  fiber->next_running = NULL;
  // A limit must be raised inside the body, so no signal may set a hook before it starts.
  state->base_thread = NULL;
  bridge_remove_hook(L);
  lua_pushcfunction(L, run_body);
  lua_pushlightuserdata(L, fiber);
  lua_pcall(L, 1, 0, 0);
  bridge_fiber *next = fiber->next_running != NULL ? fiber->next_running : state->main_fiber;
  lua_settop(L, 0);
  fiber->body = NULL;
  fiber->ends = false;
  fiber->next_idle = state->idle_fibers;
  state->idle_fibers = fiber;
  if (--state->live_fibers == 0) fiber_keep_to_processor(state, false);
  return next;
}

void bridge_title_fiber(bridge_fiber *fiber, const char *title) {
  size_t length = strnlen(title, sizeof fiber->title - 1);
  // A character of several bytes is omitted as a whole.
  while (length > 0 && ((unsigned char)title[length] & 0xc0) == 0x80) length--;
  memcpy(fiber->title, title, length);
  fiber->title[length] = '\0';
}

const char *bridge_title_of_base(bridge_state *state, lua_CFunction function) {
  if (function != run_body || state->running_fiber == NULL) return NULL;
  const char *title = state->running_fiber->title;
  return *title == '\0' ? NULL : title;
}

static void *work(void *argument) {
  bridge_fiber *fiber = argument;
  own_fiber = fiber;
  set_signals();
  wait_for_turn(fiber);
  if (!fiber->quits) bridge_watch_tail_calls_here(fiber->state);
  while (!fiber->quits) {
    wake(run(fiber));
    wait_for_turn(fiber);
  }
  bridge_stop_watching_here();
  return NULL;
}

static bridge_fiber *add_fiber(bridge_state *state, lua_State *L) {
  bridge_fiber *fiber = calloc(1, sizeof *fiber);
  if (fiber == NULL) return NULL;
  if (!fiber_turn_begin(&fiber->turn)) {
    free(fiber);
    return NULL;
  }
  fiber->state = state;
  fiber->L = L;
  return fiber;
}

static void free_fiber(bridge_fiber *fiber) {
  if (fiber == NULL) return;
  fiber_turn_end(&fiber->turn);
  free(fiber);
}

bridge_fiber *bridge_main_fiber(bridge_state *state) {
  if (state->main_fiber != NULL) return state->main_fiber;
  void *processors = fiber_make_processors();
  bridge_fiber *fiber = add_fiber(state, state->main_thread);
  if (fiber == NULL || processors == NULL) {
    free(processors);
    free_fiber(fiber);
    return NULL;
  }
  fiber->thread = pthread_self();
  own_fiber = fiber;
  struct sigaction action = {.sa_handler = look_for_hooks, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  sigaction(SIGURG, &action, NULL);
  state->own_processors = processors;
  state->base_thread = state->main_thread;
  state->running_fiber = fiber;
  state->main_fiber = fiber;
  return fiber;
}

// Creates a fiber with a system thread, which waits to be resumed.
static bridge_fiber *start_fiber(bridge_state *state, lua_State *L) {
  bridge_fiber *fiber = add_fiber(state, NULL);
  if (fiber == NULL) return NULL;
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, STACK_SIZE);
  int error = pthread_create(&fiber->thread, &attributes, work, fiber);
  pthread_attr_destroy(&attributes);
  if (error != 0) {
    free_fiber(fiber);
    errno = error;
    return NULL;
  }
  fiber->L = lua_newthread(L);             // stack: … thread
  lua_rawsetp(L, LUA_REGISTRYINDEX, fiber);  // stack: …
  fiber->next_made = state->made_fibers;
  state->made_fibers = fiber;
  return fiber;
}

bridge_fiber *bridge_make_fiber(lua_State *L, void *body) {
  bridge_state *state = bridge_state_of(L);
  if (state->is_closing || bridge_main_fiber(state) == NULL || !lua_checkstack(L, 2)) {
    errno = ENOMEM;
    return NULL;
  }
  if (state->live_fibers == 0) fiber_keep_to_processor(state, true);
  bridge_fiber *fiber = state->idle_fibers;
  if (fiber != NULL)
    state->idle_fibers = fiber->next_idle;
  else
    fiber = start_fiber(state, L);
  if (fiber == NULL) {
    if (state->live_fibers == 0) fiber_keep_to_processor(state, false);
    return NULL;
  }
  state->live_fibers++;
  fiber->body = body;
  return fiber;
}

// Ends the system thread of an idle fiber, and frees the fiber.
static void end_fiber(bridge_fiber *fiber) {
  fiber->quits = true;
  fiber_turn_give(&fiber->turn);
  pthread_join(fiber->thread, NULL);
  free_fiber(fiber);
}

void bridge_end_idle_fibers(lua_State *L) {
  bridge_state *state = bridge_state_of(L);
  if (!lua_checkstack(L, 1)) return;
  bridge_fiber **place = &state->made_fibers;
  while (*place != NULL) {
    bridge_fiber *fiber = *place;
    if (fiber->body != NULL) {
      place = &fiber->next_made;
      continue;
    }
    *place = fiber->next_made;
    lua_pushnil(L);
    lua_rawsetp(L, LUA_REGISTRYINDEX, fiber);
    end_fiber(fiber);
  }
  state->idle_fibers = NULL;
}

void bridge_free_fibers(bridge_state *state) {
  bridge_fiber *fiber = state->made_fibers;
  while (fiber != NULL) {
    bridge_fiber *next = fiber->next_made;
    // A fiber that has not ended stays suspended, because its frames cannot be unwound.
    if (fiber->body == NULL) end_fiber(fiber);
    fiber = next;
  }
  state->made_fibers = NULL;
  state->idle_fibers = NULL;
  if (own_fiber == state->main_fiber) own_fiber = NULL;
  free_fiber(state->main_fiber);
  state->main_fiber = NULL;
  state->running_fiber = NULL;
  free(state->own_processors);
  state->own_processors = NULL;
}
