// Fibers: system threads with a Lua thread each, of which exactly one runs.
//
// Lua and Swift need no locks, because a fiber that resumes another one waits until it is resumed
// itself. Its own stack allows a function to wait inside any number of native frames. A fiber that
// has ended keeps its system thread and its Lua thread for the next one. While there is more than
// one fiber, all run on one processor: a switch costs a tenth of one between two processors.
//
// A state's data about its running calls belongs to the fiber that makes them, and is saved and
// restored on each switch; so are the hooks by which a limit or Ctrl-C stops a script.

#ifndef CLUASHIMS_FIBERS_H
#define CLUASHIMS_FIBERS_H

#include <lua.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>

#include "bridge_state.h"

#pragma clang assume_nonnull begin

/// Whether a fiber may run, and what its system thread waits for.
typedef struct fiber_turn {
#if defined(__APPLE__)
  void *_Nullable gate;  // a semaphore of Dispatch
#else
  uint32_t may_run;  // a futex: 1 when the fiber may run
#endif
} fiber_turn;

/// One fiber; its fields are used only by the functions below.
typedef struct bridge_fiber {
  bridge_state *state;
  lua_State *_Nullable L;
  void *_Nullable body;  // of the client, which runs it once; NULL: idle
  struct bridge_fiber *_Nullable next_idle;
  struct bridge_fiber *_Nullable next_made;
  struct bridge_fiber *_Nullable next_running;  // the fiber to run after the body has ended
  pthread_t thread;
  fiber_turn turn;
  char title[80];  // its name in tracebacks
  bool ends;       // no `pcall` catches an error of this fiber
  bool quits;      // its system thread must exit
  char resumed;    // its address is the registry key of the coroutines that it has resumed
} bridge_fiber;

/// This function is provided because fibers are implemented in C. Returns the fiber that runs the
/// state's owner; NULL when there is no memory.
bridge_fiber *_Nullable bridge_main_fiber(bridge_state *state);

/// This function is provided because a system thread starts in C. Creates a fiber that runs `body`
/// when it is first resumed; NULL, with `errno` set, on failure.
bridge_fiber *_Nullable bridge_make_fiber(lua_State *L, void *body);

/// This function is provided because fibers wait for each other in C. Runs another fiber, and returns when
/// this one is resumed.
void bridge_resume_fiber(bridge_fiber *fiber);

/// This function is provided because C's `pcall` uses it. No `pcall` catches the errors of a fiber
/// that ends.
static inline void bridge_let_fiber_end(bridge_fiber *fiber, bool ends) { fiber->ends = ends; }

/// This function is provided because tracebacks are written in C. Sets a fiber's name, truncated if
/// needed.
void bridge_title_fiber(bridge_fiber *fiber, const char *title);

/// Returns the running fiber's name if a function is the one at its base; else NULL.
const char *_Nullable bridge_title_of_base(bridge_state *state, lua_CFunction _Nullable function);

/// Whether the running fiber ends.
bool bridge_running_fiber_ends(bridge_state *state);

/// Whether another system thread runs; it is then signalled to check its hooks.
bool bridge_forward_hooks(bridge_state *state);

/// Ends the system threads of idle fibers, which are made again when they are needed.
void bridge_end_idle_fibers(lua_State *L);

/// Ends the system threads of idle fibers, and frees all fibers. Only the main fiber may run.
void bridge_free_fibers(bridge_state *state);

#pragma clang assume_nonnull end

#endif
