// The memory of one parse. cmark-gfm ends the process when an allocation fails, and cannot be
// stopped: here both leave it by a jump, and all its memory is freed together.

#ifndef ARENA_H
#define ARENA_H

#include <stdbool.h>
#include <stddef.h>

// cmark_mem
typedef struct {
  void *(*calloc)(size_t, size_t);
  void *(*realloc)(void *, size_t);
  void (*free)(void *);
} arena_functions;

// The functions allocate for the run of this thread.
extern const arena_functions arena_memory;

// Calls a function, which may allocate by `arena_memory`, and then frees what it has allocated.
// Returns false if memory was missing or `goes_on` has returned false; then the function has not
// returned. No frame of Swift may be between this function and an allocation.
bool arena_run(void (*body)(void *), void *context, bool (*goes_on)(void *), void *owner);

// Leaves the function that `arena_run` calls if `goes_on` returns false; allocations call it too.
void arena_check(void);

#endif
