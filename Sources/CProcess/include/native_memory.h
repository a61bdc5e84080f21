// The native memory of the process, besides Lua's own blocks.
//
// The program's allocator counts it (CMemoryMeter), from the first Lua state with a limit on. A
// program that embeds hookhost keeps its own allocator; there, only memory that is reported to a
// state is counted.

#ifndef CPROCESS_NATIVE_MEMORY_H
#define CPROCESS_NATIVE_MEMORY_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

#pragma clang assume_nonnull begin

/// The counters of the process.
typedef struct native_memory {
  bool has_meter;     // whether the process's allocator counts
  bool is_counting;   // whether there is a limit
  size_t soft_limit;  // above it, an error is raised when Lua runs next
  size_t hard_limit;  // above it, the process is terminated
  _Atomic(ptrdiff_t) used_bytes;  // since counting began: negative when older blocks are freed
  _Atomic(bool) is_over;          // above the soft limit, or an allocation has failed
  const size_t *_Nullable lua_bytes;  // the memory of Lua, in the state with the limit
  void (*_Nullable begin)(void);  // called when counting begins, where the allocator needs it
} native_memory;

extern native_memory bridge_native_memory;

/// Whether this thread allocates for Lua, which counts its blocks itself and handles failures. It is
/// volatile because compilers assume that `malloc` reads no variables, and leave out the change.
extern _Thread_local volatile bool bridge_allocates_for_lua;

/// Starts counting with a limit that includes `lua_bytes`.
void bridge_count_native_memory(size_t limit, const size_t *lua_bytes);

/// Whether the allocator counts native memory.
bool bridge_counts_native_memory(void);

/// Returns the native memory that counts towards the limit, without the host's own share.
size_t bridge_native_share(void);

/// Frees the reserve for the first failed allocation; false if it was already freed.
bool bridge_give_up_reserve(void);

/// Allocates the reserve again, and returns whether it exists.
bool bridge_restore_reserve(void);

/// Terminates the process with a message when there is no memory.
_Noreturn void bridge_die_without_memory(void);

#pragma clang assume_nonnull end

#endif
