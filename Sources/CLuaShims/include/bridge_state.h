// The bridge's notes on one Lua state: who owns it, what it may use, who is running.
//
// Every thread of a Lua state carries a pointer to this block in its extra space, so that it is one
// load away from any `lua_State *`.
//
// Memory. While Lua runs, a request above the limit is refused, and Lua collects, tries again and
// raises "not enough memory". While Swift runs, nothing may raise, since the jump would pass over
// Swift frames: then the limit is overstepped, noted in `limit_overstepped`, and the error is
// raised by the entry into Swift once Swift is back. A true lack of memory there gives up a reserve
// and is raised in the same way; without a reserve it ends the process with a message.
// Swift's calls of Lua may collect garbage, though, and so run a finalizer: that is Lua again, and
// Lua catches what it raises. It is known by the collector, which stands still then.

#ifndef CLUASHIMS_BRIDGE_STATE_H
#define CLUASHIMS_BRIDGE_STATE_H

#include <lua.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// What the Swift side lends to the C side.
typedef struct bridge_client {
  /// The owner of the state, handed back by `bridge_state_of`; not retained.
  void *owner;
  /// Runs a callable. Answers the number of results on top of the stack, or -1 after it has left
  /// one error value there. Returns always; never raises.
  int (*run)(void *callable, lua_State *L);
  /// Gives up one strong reference.
  void (*release)(void *object);
  /// Keeps what would be lost, in a signal handler, before the process ends with that status.
  void (*say_farewell)(void *owner, int exit_status);
  /// Runs the body of a strand on its Lua thread, and answers who gets the baton then; see strands.h.
  struct bridge_strand *_Nullable (*_Nonnull run_strand)(void *_Nonnull body, lua_State *_Nonnull L);
} bridge_client;

/// A place for a strong reference that a box holds; without an object, a link in the list of free
/// places. It is apart from the box, since a script can make Lua free a box at any time, also while
/// what it holds is running, and since what a box lost is still found here at the end.
typedef struct bridge_place {
  void *_Nullable object;
  uint32_t next_free;
  uint32_t running : 31;   // a callable: entries that have not returned
  uint32_t finalized : 1;  // a callable: its box was finalized meanwhile
} bridge_place;

/// The bridge's block for one Lua state.
typedef struct bridge_state {
  bridge_client client;
  lua_State *main_thread;
  // Of the running strand: the main thread, while there is no other one; NULL between two bodies.
  lua_State *_Nullable volatile base_thread;

  // See strands.h; NULL while there is but one.
  struct bridge_strand *_Nullable main_strand, *_Nullable made_strands, *_Nullable idle_strands;
  struct bridge_strand *_Nullable volatile running_strand;
  int32_t live_strands;  // besides the main one
  int32_t processor;     // the one on which strands run, counted from 1; 0: not known yet
  void *_Nullable own_processors;         // of the main thread, while it has no company
  volatile lua_Hook _Nullable standing_hook;  // that a running thread is to have

  size_t used_bytes;
  size_t byte_limit;  // 0: none
  size_t bytes_to_leave;  // blocks of so much together need not be freed, since the program ends
  bool limit_overstepped;
  bool stack_was_full;  // at the latest call into Swift
  void *_Nullable reserve;  // given up when there is no memory for the first time
  bool looks_at_stacks;  // whether a stack that has grown deep is looked at; see deep_stacks.h
  bool lua_is_running;  // false: Swift is, and no Lua function may raise
  bool collector_runs;  // while Swift does, under a limit: as the script left it
  bool collector_was_stopped;  // before `bridge_stop_collector`

  bool origin_noted;   // the call that just failed knows where its error was raised
  bool origin_passes;  // the error that a callable raised last knows it, from further inside

  lua_CFunction _Nullable catchers[2];  // the script's pcall and xpcall
  bool explains_errors;              // whether `xpcall` hands its handlers explained errors

  int32_t callbacks_running;  // entries into Swift that have not returned
  int32_t calls_running;      // protected calls from Swift that have not returned
  uint64_t calls_made;        // protected calls from Swift, ever
  int32_t values_below;       // on the main stack, below the outermost of these calls

  // Read by signal handlers.
  lua_State *_Nullable resumed[256];  // the coroutines that are running, the outermost first
  volatile int32_t resumed_count;
  volatile int stops;  // why scripts are being stopped; see stops.h
  char stop_place[256];  // where that began, as `file:line: `; empty while no line is known
  volatile bool is_closing;
  bool insists;                   // an interrupt lasts until then
  bool was_interrupted;
  volatile bool says_farewell;  // until then, the owner has something to keep; see endings.h
  volatile int end_signal;      // which signal ends the program; 0: none

  // The findings of the watch of tail calls; see tail_calls.h.
  volatile bool watches_tail_calls;
  const void *_Nullable tail_frame;
  int32_t tail_calls, watched_events, events_at_last_look;
  volatile int32_t looks_at_watch, looks_to_leave_out;

  bridge_place *_Nullable places;
  uint32_t place_count;
  uint32_t first_free_place;

  // Where the values stand that Swift keeps; see anchors.h.
  int32_t *_Nullable anchor_pages;  // the pages' numbers in the registry
  int32_t anchor_page_count;
  int32_t free_anchor;  // the next one to be taken; 0: there is none
} bridge_state;

/// Makes room for the number of one more page.
void bridge_grow_anchor_pages(bridge_state *state);

/// Whether the running thread's stack has more left than what calls into Swift leave.
bool bridge_has_native_stack(void);

/// Makes a Lua state with the bridge's allocator in place; NULL when there is no memory.
bridge_state *_Nullable bridge_state_create(bridge_client client, size_t byte_limit);

/// Notes whether the collector runs, before Swift does.
static inline void bridge_note_collector(bridge_state *state) {
  if (state->byte_limit != 0)
    state->collector_runs = lua_gc(state->main_thread, LUA_GCISRUNNING) == 1;
}

/// Collects all garbage. Finalizers are Lua that runs, so they meet the limit of memory.
///
/// This function is provided because lua_gc takes variable arguments.
void bridge_collect(lua_State *L);

/// Does one step of a collection; as `bridge_collect`.
void bridge_collect_step(lua_State *L);

/// Keeps the collector from running; false inside a finalizer, where it does not run anyway.
///
/// This function is provided because lua_gc takes variable arguments.
bool bridge_stop_collector(lua_State *L);

/// Lets the collector run again, if it ran before `bridge_stop_collector`.
void bridge_restart_collector(lua_State *L);

/// Closes the Lua state; finalizers run, as there. Where the program ends, the system takes back what is
/// not freed.
void bridge_close(bridge_state *state, bool ends_program);

/// Gives up every reference that is still held, and frees the block. The Lua state has been closed.
void bridge_state_free(bridge_state *state);

/// This function is provided because `lua_getextraspace` is a macro that Swift cannot import.
static inline bridge_state *bridge_state_of(lua_State *L) {
  return *(bridge_state **)lua_getextraspace(L);
}

/// Whether Lua shows all values that the state's stacks hold: those that stand on the main stack
/// below the outermost call from Swift are out of its sight, and so are those of other strands.
///
/// This function is provided because only C knows what stood there when the call began.
static inline bool bridge_shows_whole_stack(lua_State *L) {
  bridge_state *state = bridge_state_of(L);
  return state->live_strands == 0 && (state->calls_running == 0 || state->values_below == 0);
}

/// Whether Lua keeps its limit, and there is memory in reserve, which is made again if it has been
/// given up.
bool bridge_has_room(bridge_state *state);

/// Whether the running thread's stack has room for a call into Swift. Small stacks are full before
/// Lua's own limit of nested calls. When it has not, half of what is left is for explaining that.
///
/// This function is provided because only C knows where the stack ends.
bool bridge_has_stack(bridge_state *state);

/// Keeps `object`, whose reference the caller hands over, until `bridge_take`.
uint32_t bridge_keep(bridge_state *state, void *object);

/// Hands the reference in `place` to the caller.
void *_Nullable bridge_take(bridge_state *state, uint32_t place);

#pragma clang assume_nonnull end

#endif
