// Strands: system threads with a Lua thread each, of which exactly one runs.
//
// Lua, and what Swift keeps, need no locks, since whoever hands the baton over waits until somebody
// hands it back. A stack of its own is what lets a function wait inside any number of native frames.
// A strand that has ended keeps its system thread and its Lua thread for the next one. While there
// is more than one strand, all stay on one processor: handing over costs a tenth of what it costs
// between two.
//
// A state's notes on its running calls belong to the strand that makes them, and go with the
// baton; so do the hooks by which a limit or Ctrl-C stops a script.

#ifndef CLUASHIMS_STRANDS_H
#define CLUASHIMS_STRANDS_H

#include <lua.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>

#include "bridge_state.h"

#pragma clang assume_nonnull begin

/// One strand; it is used only by the functions below.
typedef struct bridge_strand {
  bridge_state *state;
  lua_State *_Nullable L;
  void *_Nullable body;  // of the client, who runs it once; NULL: idle
  struct bridge_strand *_Nullable next_idle;
  struct bridge_strand *_Nullable next_made;
  struct bridge_strand *_Nullable next_running;  // who gets the baton when the body has ended
  pthread_t thread;
  uint32_t baton;  // a futex: 1 when the strand may run
  char title[80];  // what a traceback calls it
  bool ends;       // no `pcall` keeps an error of this strand
  bool quits;      // its system thread is to end
  char resumed;    // its address is the registry's key of the coroutines that it has resumed
} bridge_strand;

/// This function is provided because strands are C's. The strand that the state's owner runs on; NULL
/// when there is no memory.
bridge_strand *_Nullable bridge_main_strand(bridge_state *state);

/// This function is provided because a system thread begins in C. Makes a strand that will run `body`
/// when the baton comes to it first; NULL, with `errno` set, when the system has none.
bridge_strand *_Nullable bridge_make_strand(lua_State *L, void *body);

/// This function is provided because the baton is a futex. Lets another strand run, and returns when
/// the baton comes back.
void bridge_pass_baton(bridge_strand *strand);

/// This function is provided because C's `pcall` has to know. No `pcall` keeps the errors of a strand
/// that ends.
static inline void bridge_let_strand_end(bridge_strand *strand, bool ends) { strand->ends = ends; }

/// This function is provided because a traceback is written in C. Says what a strand is called, as far
/// as there is room.
void bridge_title_strand(bridge_strand *strand, const char *title);

/// What the running strand is called, when a function is the one at its base; else NULL.
const char *_Nullable bridge_title_of_base(bridge_state *state, lua_CFunction _Nullable function);

/// Whether the running strand ends.
bool bridge_running_strand_ends(bridge_state *state);

/// Whether another system thread has the baton; then it has been told to look for its hooks.
bool bridge_forward_hooks(bridge_state *state);

/// Ends the system threads of idle strands, and frees all strands. No strand but the main one runs.
void bridge_free_strands(bridge_state *state);

#pragma clang assume_nonnull end

#endif
