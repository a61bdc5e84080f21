#define _GNU_SOURCE  // for pthread_getattr_np

#include "bridge_state.h"

#include <lauxlib.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "deep_stacks.h"
#include "native_memory.h"
#include "fibers.h"
#include "handles.h"
#include "line_counts.h"
#include "thread_stack.h"

// The size of a stack of more than fifty thousand values, which Lua reallocates when it grows, or
// of a large string or table.
enum { LARGE_BLOCK = 1 << 20 };

// The end of the list of free slots.
static const uint32_t NO_SLOT = UINT32_MAX;

// The part of a stack that calls into Swift must leave free: this size, or a third of a small
// stack.
enum { RESERVE_OF_STACK = 160 << 10, LEAST_STACK = 64 << 10 };

// The lowest addresses of the running thread's stack for calls into Swift, usually and for the last
// ones.
typedef struct stack_floors {
  uintptr_t usual, last;
} stack_floors;

static stack_floors find_floors(void) {
  stack_floors floors = {1, 1};  // no limit, if it is unknown
  uintptr_t lowest;
  size_t size;
  if (!thread_stack_find(&lowest, &size)) return floors;
  if (size >= LEAST_STACK) {
    size_t reserve = size / 3 < RESERVE_OF_STACK ? size / 3 : RESERVE_OF_STACK;
    floors.usual = lowest + reserve;
    floors.last = lowest + reserve / 2;
  }
  return floors;
}

static stack_floors floors_of_thread(void) {
  static _Thread_local stack_floors floors;
  if (floors.usual == 0) floors = find_floors();
  return floors;
}

bool bridge_has_native_stack(void) {
  return (uintptr_t)__builtin_frame_address(0) >= floors_of_thread().usual;
}

bool bridge_has_stack(bridge_state *state) {
  stack_floors floors = floors_of_thread();
  uintptr_t here = (uintptr_t)__builtin_frame_address(0);
  bool was_full = state->stack_was_full;
  state->stack_was_full = here < floors.usual;
  return !state->stack_was_full || (was_full && here >= floors.last);
}

// Lua counts its own blocks, and handles a failed allocation.
static void *resize(void *block, size_t size) {
  bridge_allocates_for_lua = true;
  void *result = size == 0 ? (free(block), NULL) : realloc(block, size);
  bridge_allocates_for_lua = false;
  return result;
}

// As `resize`, of a block of Lua's, which may be a small one.
static void *resize_block(bridge_state *state, void *block, size_t old_size, size_t new_size) {
  bool was_small = block != NULL && old_size <= bridge_small_size;
  bool is_small = new_size <= bridge_small_size;
  if (!was_small && !is_small) return resize(block, new_size);
  bridge_small_blocks *blocks = &state->small_blocks;
  if (was_small && is_small && bridge_small_list(old_size) == bridge_small_list(new_size))
    return block;
  bridge_allocates_for_lua = true;
  void *result = is_small ? bridge_take_small_block(blocks, new_size) : malloc(new_size);
  bridge_allocates_for_lua = false;
  // Lua relies on getting a smaller block.
  if (result == NULL) return block != NULL && new_size < old_size ? block : NULL;
  if (block == NULL) return result;
  memcpy(result, block, old_size < new_size ? old_size : new_size);
  if (was_small)
    bridge_give_small_block(blocks, block, old_size);
  else
    resize(block, 0);
  return result;
}

static void free_block(bridge_state *state, void *block, size_t size) {
  if (block == NULL) return;
  if (size <= bridge_small_size)
    bridge_give_small_block(&state->small_blocks, block, size);
  else
    resize(block, 0);
}

// Memory reserved for an error and its report when there is no other.
enum { RESERVE_OF_MEMORY = 1 << 20 };

// Frees the reserve, once; the error is raised after Swift has returned.
static bool give_up_reserve(bridge_state *state) {
  if (state->reserve == NULL) return false;
  resize(state->reserve, 0);
  state->reserve = NULL;
  state->limit_overstepped = true;
  return true;
}

// The native memory that counts against the limit of a state.
static size_t native_share(const bridge_state *state) {
  return state->limits_own_memory ? 0 : bridge_native_share();
}

void bridge_limit_own_memory(bridge_state *state, size_t byte_limit) {
  state->limits_own_memory = true;
  state->byte_limit = byte_limit;
}

bool bridge_is_over_limit(bridge_state *state) {
  bool is_noted = state->limit_overstepped ||
                  atomic_load_explicit(&bridge_native_memory.is_over, memory_order_relaxed);
  return is_noted && !bridge_has_room(state) && !bridge_make_room(state, state->main_thread);
}

// Memory over the limit is freed now, but finalizers need a little room: without it, what they allocate
// would fail, or start a complete collection.
static void leave_room_for_finalizers(bridge_state *state) {
  if (state->byte_limit == 0) return;
  size_t used = state->used_bytes + native_share(state);
  if (used > state->byte_limit) state->byte_limit = used;
  state->byte_limit += RESERVE_OF_MEMORY;
}

// Collects garbage completely, whose finalizers get a little room over the limit.
static void collect_over_limit(bridge_state *state, lua_State *L) {
  size_t limit = state->byte_limit;
  leave_room_for_finalizers(state);
  lua_gc(L, LUA_GCCOLLECT);
  state->byte_limit = limit;
}

bool bridge_make_room(bridge_state *state, lua_State *L) {
  // A box with a finalizer is freed in the second cycle.
  for (int turn = 0; turn < 2; turn++) {
    collect_over_limit(state, L);
    if (bridge_has_room(state)) return true;
  }
  return false;
}

static bool has_room_for(const bridge_state *state, size_t bytes) {
  size_t used = state->used_bytes + native_share(state);
  return used <= state->byte_limit && bytes <= state->byte_limit - used;
}

bool bridge_has_room_for(bridge_state *state, size_t bytes) {
  long pages = sysconf(_SC_PHYS_PAGES), page_size = sysconf(_SC_PAGESIZE);
  if (pages > 0 && page_size > 0 && bytes / (size_t)page_size >= (size_t)pages) return false;
  if (state->byte_limit == 0 || has_room_for(state, bytes)) return true;
  if (bytes > state->byte_limit) return false;
  collect_over_limit(state, state->main_thread);
  return has_room_for(state, bytes);
}

bool bridge_has_room(bridge_state *state) {
  if (state->byte_limit != 0 && state->used_bytes + native_share(state) > state->byte_limit)
    return false;
  if (state->reserve == NULL) state->reserve = resize(NULL, RESERVE_OF_MEMORY);
  if (state->reserve == NULL) return false;
  if (state->limits_own_memory) return true;
  if (!bridge_restore_reserve()) return false;
  atomic_store_explicit(&bridge_native_memory.is_over, false, memory_order_relaxed);
  return true;
}

// Whether Lua runs a finalizer during a call from Swift.
static bool runs_finalizer(bridge_state *state) {
  return state->collector_runs && lua_gc(state->main_thread, LUA_GCISRUNNING) != 1;
}

static void *allocate(void *context, void *block, size_t old_size, size_t new_size) {
  bridge_state *state = context;
  size_t current = block == NULL ? 0 : old_size;  // for a new block, `old_size` is a type
  if (new_size == 0) {
    if (state->bytes_to_leave < current)
      free_block(state, block, current);
    else
      state->bytes_to_leave -= current;
    state->used_bytes -= current;
    return NULL;
  }
  size_t total = state->used_bytes - current + new_size;
  if (new_size > current && state->byte_limit != 0 &&
      total + native_share(state) > state->byte_limit) {
    if (state->lua_is_running || runs_finalizer(state)) return NULL;
    state->limit_overstepped = true;
  }
  void *result = resize_block(state, block, current, new_size);
  if (result == NULL) {
    if (state->lua_is_running) return NULL;
    if (give_up_reserve(state)) result = resize_block(state, block, current, new_size);
    if (result == NULL) bridge_die_without_memory();
  }
  state->used_bytes = total;
  if (new_size >= current + LARGE_BLOCK && state->looks_at_stacks) bridge_look_at_stacks(state);
  return result;
}

bridge_state *bridge_state_create(bridge_client client, size_t byte_limit) {
  bridge_state *state = calloc(1, sizeof *state);
  // Lua's own constructor sets the panic function and the warnings. Its allocator is the C
  // library's, like ours, so ours can take over its blocks.
  lua_State *L = state == NULL ? NULL : luaL_newstate();
  if (L == NULL) {
    free(state);
    return NULL;
  }
  state->client = client;
  state->reserve = malloc(RESERVE_OF_MEMORY);
  state->main_thread = L;
  state->base_thread = L;
  state->byte_limit = byte_limit;
  state->first_free_slot = NO_SLOT;
  state->used_bytes = (size_t)lua_gc(L, LUA_GCCOUNT) * 1024 + (size_t)lua_gc(L, LUA_GCCOUNTB);
  *(bridge_state **)lua_getextraspace(L) = state;
  lua_setallocf(L, allocate, state);
  if (byte_limit != 0) bridge_count_native_memory(byte_limit, &state->used_bytes);
  return state;
}

// Lua catches the errors of finalizers, and its collector raises none itself.
static void collect(lua_State *L, int what) {
  bridge_state *state = bridge_state_of(L);
  bool lua_was_running = state->lua_is_running;
  state->lua_is_running = true;
  lua_gc(L, what, 0);
  state->lua_is_running = lua_was_running;
}

void bridge_collect(lua_State *L) { collect(L, LUA_GCCOLLECT); }

void bridge_collect_step(lua_State *L) { collect(L, LUA_GCSTEP); }

bool bridge_stop_collector(lua_State *L) {
  int runs = lua_gc(L, LUA_GCISRUNNING);
  if (runs < 0) return false;
  bridge_state *state = bridge_state_of(L);
  state->collector_was_stopped = runs == 0;
  state->collector_ran = state->collector_runs;
  // Otherwise `allocate` would take the stopped collector for a finalizer's.
  state->collector_runs = false;
  lua_gc(L, LUA_GCSTOP);
  return true;
}

void bridge_restart_collector(lua_State *L) {
  bridge_state *state = bridge_state_of(L);
  state->collector_runs = state->collector_ran;
  if (!state->collector_was_stopped) lua_gc(L, LUA_GCRESTART);
}

// The amount of memory that need not be freed when the program exits. Finalizers may create garbage
// without end, which is freed as usual.
enum { LEFT_AT_END = 64 << 20 };

void bridge_close(bridge_state *state, bool ends_program) {
  state->is_closing = true;
  if (ends_program) state->bytes_to_leave = LEFT_AT_END;
  state->leaves_memory = ends_program;
  leave_room_for_finalizers(state);
  bridge_free_fibers(state);
  state->lua_is_running = true;
  lua_close(state->main_thread);
}

static bool is_free(bridge_slot slot) { return (slot & bridge_slot_free) != 0; }

// A free slot, which the slot `next` follows in the list.
static bridge_slot free_slot(uint32_t next) {
  return (bridge_slot)next << bridge_slot_shift | bridge_slot_free;
}

void bridge_state_free(bridge_state *state) {
  for (uint32_t slot = 0; slot < state->slot_count; slot++) {
    if (!is_free(state->slots[slot])) state->client.release(bridge_remove_object(state, slot));
  }
  free(state->slots);
  free(state->calls);
  free(state->ref_pages);
  free(state->handle_pages);
  bridge_free_line_counts(state);
  resize(state->reserve, 0);
  bridge_allocates_for_lua = true;
  if (!state->leaves_memory) bridge_free_small_blocks(&state->small_blocks);
  bridge_allocates_for_lua = false;
  free(state);
}

// Returns a larger block for a table of the bridge.
static void *grow(bridge_state *state, void *table, size_t size) {
  void *grown = realloc(table, size);
  if (grown == NULL && give_up_reserve(state)) grown = realloc(table, size);
  if (grown == NULL) bridge_die_without_memory();
  return grown;
}

void bridge_grow_ref_pages(bridge_state *state) {
  int32_t count = state->ref_page_count;
  // The array is full whenever the number of pages is a power of two.
  if ((count & (count - 1)) != 0) return;
  size_t longer = count == 0 ? 1 : (size_t)count * 2;
  state->ref_pages = grow(state, state->ref_pages, longer * sizeof *state->ref_pages);
}

void bridge_grow_handle_pages(bridge_state *state, uint32_t page) {
  uint32_t known = state->handle_page_count, count = known == 0 ? bridge_first_handle_pages : known;
  while (count <= page) count *= 2;
  if (count == known) return;
  state->handle_pages =
      grow(state, state->handle_pages, count * sizeof *state->handle_pages);
  memset(state->handle_pages + known, 0, (count - known) * sizeof *state->handle_pages);
  state->handle_page_count = count;
}

static void add_slots(bridge_state *state) {
  uint32_t count = state->slot_count == 0 ? 64 : state->slot_count * 2;
  bridge_slot *slots = grow(state, state->slots, count * sizeof *slots);
  for (uint32_t slot = state->slot_count; slot < count; slot++)
    slots[slot] = free_slot(slot + 1 < count ? slot + 1 : NO_SLOT);
  state->first_free_slot = state->slot_count;
  state->slots = slots;
  state->slot_count = count;
}

uint32_t bridge_next_slot(const bridge_state *state) {
  return state->first_free_slot == NO_SLOT ? state->slot_count : state->first_free_slot;
}

uint32_t bridge_store_object(bridge_state *state, void *object) {
  if (state->first_free_slot == NO_SLOT) add_slots(state);
  uint32_t slot = state->first_free_slot;
  state->first_free_slot = (uint32_t)(state->slots[slot] >> bridge_slot_shift);
  state->slots[slot] = (bridge_slot)object;
  return slot;
}

void bridge_prepare_calls(bridge_state *state, uint32_t slot) {
  uint32_t known = state->calls_count, count = known == 0 ? 64 : known;
  while (count <= slot) count *= 2;
  if (count != known) {
    state->calls = grow(state, state->calls, count * sizeof *state->calls);
    state->calls_count = count;
  }
  state->calls[slot] = (bridge_slot_calls){0};
}

void *bridge_remove_object(bridge_state *state, uint32_t slot) {
  void *object = (void *)(state->slots[slot] & ~(bridge_slot)bridge_slot_flags);
  state->slots[slot] = free_slot(state->first_free_slot);
  state->first_free_slot = slot;
  return object;
}
