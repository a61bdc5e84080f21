// Counts how often each line of Lua files runs, for reports of coverage.
//
// The counts are a C hook's, since a hook written in Lua is not called in other coroutines, and would
// take most of a test's time. Limits use the same hook of a thread: while they stop a script, nothing
// is counted.

#ifndef CLUASHIMS_LINE_COUNTS_H
#define CLUASHIMS_LINE_COUNTS_H

#include <lua.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "bridge_state.h"

#pragma clang assume_nonnull begin

/// The counts of one file.
typedef struct bridge_line_counts {
  char *source;  // its name, without the `@` before it
  uint32_t *_Nullable counts;  // by line, from line 0
  size_t line_count;  // the number of elements of `counts`
} bridge_line_counts;

/// This function is provided because the hook must be C. Counts the lines of all threads that start
/// later, and of the main thread.
///
/// Returns whether there was memory for it.
bool bridge_count_lines(bridge_state *state);

/// The number of files with counts.
size_t bridge_counted_files(const bridge_state *state);

/// The counts of a file, from 0, until a further line runs.
const bridge_line_counts *bridge_counts_of_file(const bridge_state *state, size_t index);

/// Removes the hook of a thread, or sets the one that counts lines.
void bridge_remove_hook(lua_State *L);

/// Frees all counts.
void bridge_free_line_counts(bridge_state *state);

#pragma clang assume_nonnull end

#endif
