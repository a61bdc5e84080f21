#ifndef HOOKHOST_BENCHMARK_PEERS_H
#define HOOKHOST_BENCHMARK_PEERS_H

#include <stddef.h>

/// Calls the functions of a table in turn, `count` times in all: what a message costs at least in C.
/// Returns their counts, so that nothing is optimized away.
long peers_call_through_table(long count);

/// How often `malloc`, `calloc` and `realloc` have been called in this process.
long peers_allocations(void);

#endif
