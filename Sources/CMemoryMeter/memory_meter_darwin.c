// Darwin's allocator cannot be replaced by functions of the same names, but it tells how much is in use: a
// thread asks for it at short intervals. So a limit is noticed up to that much later.

#include "memory_meter.h"

#if defined(__APPLE__)

#include <malloc/malloc.h>
#include <pthread.h>
#include <signal.h>
#include <unistd.h>

#include "native_memory.h"

enum { microseconds_between_looks = 20000 };

static size_t in_use_at_begin;

static size_t bytes_in_use(void) {
  malloc_statistics_t statistics;
  malloc_zone_statistics(NULL, &statistics);
  // Lua's blocks are counted by Lua.
  size_t lua = *bridge_native_memory.lua_bytes;
  return statistics.size_in_use > lua ? statistics.size_in_use - lua : 0;
}

static void *look(void *unused) {
  native_memory *memory = &bridge_native_memory;
  for (;;) {
    usleep(microseconds_between_looks);
    ptrdiff_t used = (ptrdiff_t)bytes_in_use() - (ptrdiff_t)in_use_at_begin;
    atomic_store_explicit(&memory->used_bytes, used, memory_order_relaxed);
    if (used <= 0) continue;
    if ((size_t)used > memory->hard_limit) bridge_die_without_memory();
    if ((size_t)used + *memory->lua_bytes > memory->soft_limit)
      atomic_store_explicit(&memory->is_over, true, memory_order_relaxed);
  }
  return unused;
}

static void begin_looking(void) {
  in_use_at_begin = bytes_in_use();
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pthread_t thread;
  if (pthread_create(&thread, NULL, look, NULL) == 0) pthread_detach(thread);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

__attribute__((constructor)) static void begin(void) {
  bridge_native_memory.has_meter = true;
  bridge_native_memory.begin = begin_looking;
}

void memory_meter_link(void) {}

#endif
