// The bridge's data about one Lua state: its owner, its limits, its running calls.
//
// Every thread of a Lua state has a pointer to this block in its extra space, so it is one load
// away from any `lua_State *`.
//
// Memory: while Lua runs, a request above the limit fails, and Lua collects garbage, tries again
// and raises "not enough memory". While Swift runs, nothing may raise, because the jump would pass
// over Swift frames. Then the limit is exceeded and recorded in `limit_overstepped`, and the entry
// into Swift raises the error after Swift has returned. If the system has no memory, a reserve is
// freed and the error is raised in the same way; without a reserve the process is terminated with a
// message. A call from Swift may collect garbage and run a finalizer, which is Lua code whose
// errors Lua catches. It is recognized by the collector, which is stopped then.

#ifndef CLUASHIMS_BRIDGE_STATE_H
#define CLUASHIMS_BRIDGE_STATE_H

#include <lua.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "small_blocks.h"

#pragma clang assume_nonnull begin

/// The callbacks of the Swift side.
typedef struct bridge_client {
  /// The owner of the state, available by `bridge_state_of`; not retained.
  void *owner;
  /// Runs a callable. Returns the number of results on top of the stack, or -1 with one error value
  /// there. Always returns; never raises.
  int (*run)(void *callable, lua_State *L);
  /// Releases one strong reference.
  void (*release)(void *object);
  /// Saves results before the process is terminated with that status; see exit_signals.h.
  void (*before_exit)(void *owner, int exit_status);
  /// Runs the body of a fiber on its Lua thread, and returns the fiber to run next; see fibers.h.
  struct bridge_fiber *_Nullable (*_Nonnull run_fiber)(void *_Nonnull body, lua_State *_Nonnull L);
} bridge_client;

/// A slot for the strong reference of a box; without an object, a link in the list of free slots.
/// It is separate from the box, because a script can make Lua free a box at any time, also while
/// its object is running, and because objects of lost boxes are released from here at the end.
///
/// It is one word, because every object that a script holds has one: the address of the object, whose
/// lowest bits are free for flags, or `bridge_slot_free` and the number of the next free slot.
typedef uintptr_t bridge_slot;

enum {
  bridge_slot_free = 1,
  bridge_slot_kept = 2,  // handle: it is kept, though the script does not reach it
  bridge_slot_flags = 7,
  bridge_slot_shift = 3  // of the number of the next free slot
};

/// The calls of the callable in a slot.
typedef struct bridge_slot_calls {
  uint32_t running : 31;   // calls that have not returned
  uint32_t finalized : 1;  // its box was finalized meanwhile
} bridge_slot_calls;

/// The tables of a page of handles, by their numbers in the registry; 0: not created yet.
typedef struct bridge_handle_page {
  int32_t reached;  // the handles that scripts reach, by their places in the page
  int32_t all;      // has all handles of the page as keys
} bridge_handle_page;

/// The bridge's block for one Lua state.
typedef struct bridge_state {
  bridge_client client;
  lua_State *main_thread;
  // Of the running fiber: the main thread, while there is no other; NULL between two bodies.
  lua_State *_Nullable volatile base_thread;

  // See fibers.h; NULL while there is only one.
  struct bridge_fiber *_Nullable main_fiber, *_Nullable made_fibers, *_Nullable idle_fibers;
  struct bridge_fiber *_Nullable volatile running_fiber;
  int32_t live_fibers;  // besides the main one
  int32_t processor;     // the processor of all fibers, from 1; 0: not known yet
  void *_Nullable own_processors;         // of the main thread, while there are no others
  volatile lua_Hook _Nullable standing_hook;  // the hook that running threads must have

  bridge_small_blocks small_blocks;
  size_t used_bytes;
  size_t byte_limit;  // 0: none
  size_t bytes_to_leave;  // remaining bytes that need not be freed, since the program exits
  bool leaves_memory;  // the program exits, so that slabs need not be freed
  bool limit_overstepped;
  bool limits_own_memory;  // the limit does not include native memory
  bool stack_was_full;  // at the last call into Swift
  void *_Nullable reserve;  // freed when an allocation fails for the first time
  bool looks_at_stacks;  // whether deep stacks are checked; see deep_stacks.h
  bool lua_is_running;  // false: Swift runs, and no Lua function may raise
  bool collector_runs;  // during Swift code with a limit: as the script left it
  bool collector_was_stopped;  // before `bridge_stop_collector`
  bool collector_ran;  // `collector_runs` before it

  bool origin_noted;   // the location of the last failed call's error is known
  bool origin_passes;  // the error that a callable last raised has an original location

  lua_CFunction _Nullable catchers[2];  // the script's pcall and xpcall
  bool explains_errors;              // whether `xpcall` passes explained errors to its handlers

  // The handle that the last call into Swift has created, if the object's `init` only returns it. No
  // Swift code has run since then, which alone changes objects and classes.
  const void *_Nullable newborn;

  int32_t callbacks_running;  // calls into Swift that have not returned
  int32_t calls_running;      // protected calls from Swift that have not returned
  uint64_t calls_made;        // protected calls from Swift so far
  int32_t values_below;       // on the main stack, below the outermost of these calls

  // Read by signal handlers.
  lua_State *_Nullable resumed[256];  // the running coroutines, outermost first
  volatile int32_t resumed_count;
  volatile int stops;  // the reasons why scripts are being stopped; see stops.h
  char stop_place[256];  // where they were stopped, as `file:line: `; empty while no line is known
  char halt_message[512];  // the message of `bridge_halt`
  volatile bool is_closing;
  bool insists;                   // an interrupt lasts until the call has ended
  bool was_interrupted;
  volatile bool has_exit_handler;  // whether an exit handler is installed; see exit_signals.h
  volatile int end_signal;      // the signal that ends the program; 0: none

  // The data of the tail call watch; see tail_calls.h.
  volatile bool watches_tail_calls;
  const void *_Nullable tail_frame;
  int32_t tail_calls, watched_events, events_at_last_look;
  volatile int32_t looks_at_watch, looks_to_leave_out;

  struct bridge_line_counter *_Nullable line_counter;  // see line_counts.h

  bridge_slot *_Nullable slots;
  bridge_slot_calls *_Nullable calls;  // of the first slots, as many as callables need
  uint32_t slot_count, calls_count;
  uint32_t first_free_slot;

  // The values that Swift references; see references.h.
  int32_t *_Nullable ref_pages;  // the pages' numbers in the registry
  int32_t ref_page_count;
  int32_t free_ref;  // the next free one; 0: there is none

  // The handles of objects; see handles.h.
  bridge_handle_page *_Nullable handle_pages;
  uint32_t handle_page_count;
  uint64_t handles_listed;  // how often a handle was listed as reached
  int32_t weak_metatable;  // the metatable of the tables of pages, by its number in the registry
  ptrdiff_t noted_bytes;  // large native allocations since a collection began for them
  int32_t kept_handles;  // a reference to the table of kept handles; 0: not created yet
} bridge_state;

/// Makes room for the number of one more page.
void bridge_grow_ref_pages(bridge_state *state);

/// The number of pages for which there is room at first; it doubles.
enum { bridge_first_handle_pages = 8 };

/// Makes room for the page of handles with an index.
void bridge_grow_handle_pages(bridge_state *state, uint32_t page);

/// Whether the limit of a state, and the machine, leave room for an allocation, if need be after a
/// collection of garbage.
bool bridge_has_room_for(bridge_state *state, size_t bytes);

/// Whether the memory limit is exceeded, also after a collection of garbage. Swift may call it.
bool bridge_is_over_limit(bridge_state *state);

/// Whether the running thread's stack has more room than calls into Swift must leave free.
bool bridge_has_native_stack(void);

/// Creates a Lua state with the bridge's allocator; NULL when there is no memory.
bridge_state *_Nullable bridge_state_create(bridge_client client, size_t byte_limit);

/// Limits the memory of the state alone: what other states and native code of the process use does
/// not count. For a state that runs beside another one with a limit.
void bridge_limit_own_memory(bridge_state *state, size_t byte_limit);

/// Records whether the collector runs, before Swift does.
static inline void bridge_note_collector(bridge_state *state) {
  if (state->byte_limit != 0)
    state->collector_runs = lua_gc(state->main_thread, LUA_GCISRUNNING) == 1;
}

/// Collects all garbage. Finalizers are Lua code, so the memory limit applies to them.
///
/// This function is provided because lua_gc takes variable arguments.
void bridge_collect(lua_State *L);

/// Performs one step of a collection; as `bridge_collect`.
void bridge_collect_step(lua_State *L);

/// Stops the collector; false inside a finalizer, where it is already stopped.
///
/// This function is provided because lua_gc takes variable arguments.
bool bridge_stop_collector(lua_State *L);

/// Restarts the collector, if it ran before `bridge_stop_collector`.
void bridge_restart_collector(lua_State *L);

/// Closes the Lua state and runs finalizers. If the program exits, the system frees the remaining
/// memory.
void bridge_close(bridge_state *state, bool ends_program);

/// Releases every remaining reference, and frees the block. The Lua state must be closed.
void bridge_state_free(bridge_state *state);

/// This function is provided because `lua_getextraspace` is a macro that Swift cannot import.
static inline bridge_state *bridge_state_of(lua_State *L) {
  return *(bridge_state **)lua_getextraspace(L);
}

/// Whether Lua exposes all values of the state's stacks: those on the main stack below the
/// outermost call from Swift are not accessible, and neither are those of other fibers.
///
/// This function is provided because only C knows the stack's size when the call began.
static inline bool bridge_shows_whole_stack(lua_State *L) {
  bridge_state *state = bridge_state_of(L);
  return state->live_fibers == 0 && (state->calls_running == 0 || state->values_below == 0);
}

/// Whether memory is within the limit and the reserve exists; allocates the reserve again if
/// needed.
bool bridge_has_room(bridge_state *state);

/// Collects garbage completely while memory is over the limit; returns whether it is within it then.
bool bridge_make_room(bridge_state *state, lua_State *L);

/// Whether the running thread's stack has room for a call into Swift. Small stacks are full before
/// Lua's own limit of nested calls. If not, half of the rest is reserved for explaining the error.
///
/// This function is provided because only C knows where the stack ends.
bool bridge_has_stack(bridge_state *state);

/// The slot in which the next object is stored, unless slots are used or freed before.
uint32_t bridge_next_slot(const bridge_state *state);

/// Stores `object` until `bridge_remove_object`; takes ownership of the caller's reference.
uint32_t bridge_store_object(bridge_state *state, void *object);

/// Makes room for the calls of the callable that was stored in `slot`.
void bridge_prepare_calls(bridge_state *state, uint32_t slot);

/// Whether the handle in `slot` is kept.
static inline bool bridge_is_kept(const bridge_state *state, uint32_t slot) {
  return slot < state->slot_count && (state->slots[slot] & bridge_slot_kept) != 0;
}

/// Empties `slot` and passes its reference to the caller.
void *_Nullable bridge_remove_object(bridge_state *state, uint32_t slot);

#pragma clang assume_nonnull end

#endif
