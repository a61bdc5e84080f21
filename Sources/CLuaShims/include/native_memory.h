// The memory that the process uses beside Lua's own blocks.
//
// The program's allocator counts it (CMemoryMeter), from the first Lua state with a limit on. A program
// that embeds hookhost keeps its own allocator; nothing is counted there but what a state is told.

#ifndef CLUASHIMS_NATIVE_MEMORY_H
#define CLUASHIMS_NATIVE_MEMORY_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

#pragma clang assume_nonnull begin

/// The one count of a process.
typedef struct native_memory {
  bool has_meter;     // whether the process's allocator counts
  bool is_counting;   // whether there is a limit
  size_t soft_limit;  // above it, an error is raised as soon as Lua runs
  size_t hard_limit;  // above it, the process ends
  _Atomic(ptrdiff_t) used_bytes;  // since the counting began: less than 0 when older blocks go
  _Atomic(bool) is_over;          // above the soft limit, or an allocation has failed
  const size_t *_Nullable lua_bytes;  // what Lua uses, in the state with the limit
} native_memory;

extern native_memory bridge_native_memory;

/// Whether this thread allocates for Lua, which counts by itself and can do without.
extern _Thread_local bool bridge_allocates_for_lua;

/// Begins to count against a limit, which `lua_bytes` fill too.
void bridge_count_native_memory(size_t limit, const size_t *lua_bytes);

/// Whether the allocator counts what is not Lua's.
bool bridge_counts_native_memory(void);

/// How much of the limit of memory native blocks take, beyond what the host itself may use.
size_t bridge_native_share(void);

/// Gives up what is kept for the first allocation that fails; false when that has gone already.
bool bridge_give_up_reserve(void);

/// Sets it aside again, and answers whether it is there.
bool bridge_restore_reserve(void);

/// Ends the process, which has no memory left, with a message.
_Noreturn void bridge_die_without_memory(void);

#pragma clang assume_nonnull end

#endif
