#include "native_memory.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// The host's own share: native classes and methods that are created on first use, and the memory
// for reporting an error.
enum { HOST_SHARE = 24 << 20 };

// The excess that a single native operation may cause, since no error can be raised before it ends.
enum { SLACK = 16 << 20 };

native_memory bridge_native_memory;
_Thread_local volatile bool bridge_allocates_for_lua;

void bridge_count_native_memory(size_t limit, const size_t *lua_bytes) {
  native_memory *memory = &bridge_native_memory;
  if (!memory->has_meter || memory->is_counting) return;
  memory->soft_limit = limit + HOST_SHARE;
  memory->hard_limit = limit + limit / 4 + HOST_SHARE + SLACK;
  memory->lua_bytes = lua_bytes;
  if (memory->begin != NULL) memory->begin();
  memory->is_counting = true;
}

bool bridge_counts_native_memory(void) { return bridge_native_memory.is_counting; }

size_t bridge_native_share(void) {
  ptrdiff_t used = atomic_load_explicit(&bridge_native_memory.used_bytes, memory_order_relaxed);
  return used > HOST_SHARE ? (size_t)(used - HOST_SHARE) : 0;
}

// The reserve that is freed at the first failed allocation, so that the error can be reported. After the
// error, a smaller one is accepted: memory that a script has freed may have no free block of that size.
enum { RESERVE = 2 << 20, LEAST_RESERVE = RESERVE / 4 };
static _Atomic(void *) reserve;
static atomic_bool is_reported;

bool bridge_give_up_reserve(void) {
  void *given_up = atomic_exchange(&reserve, NULL);
  if (given_up == NULL) return false;
  free(given_up);
  atomic_store_explicit(&bridge_native_memory.is_over, true, memory_order_relaxed);
  return true;
}

bool bridge_restore_reserve(void) {
  if (!bridge_native_memory.has_meter || atomic_load(&reserve) != NULL) return true;
  // As for Lua: a failed allocation is handled here.
  bool was_for_lua = bridge_allocates_for_lua;
  bridge_allocates_for_lua = true;
  size_t least = atomic_load(&is_reported) ? LEAST_RESERVE : RESERVE;
  void *block = NULL;
  for (size_t size = RESERVE; block == NULL && size >= least; size /= 2) block = malloc(size);
  bridge_allocates_for_lua = was_for_lua;
  // The block is not written to: the scarce resource is address space, and touching 500 pages would
  // take a third of a script's start.
  if (block != NULL) atomic_store(&reserve, block);
  atomic_store(&is_reported, block == NULL);
  return block != NULL;
}

// No error can be raised over Swift frames.
_Noreturn void bridge_die_without_memory(void) {
  static const char text[] = "hookhost: not enough memory\n";
  ssize_t written = write(STDERR_FILENO, text, strlen(text));
  (void)written;
  _exit(137);  // as for a memory limit that cannot be enforced
}
