#ifndef CLUASHIMS_PROCESS_TREE_H
#define CLUASHIMS_PROCESS_TREE_H

#include <sys/types.h>

/// This function is provided because Swift cannot call `prctl`. Ends this process when the one that
/// started it ends, and makes it the parent of processes that its own children leave behind.
void bridge_end_with_parent(void);

/// This function is provided because Swift cannot call `prctl`. Makes this process the parent of those
/// that its children leave behind, so that `bridge_end_descendants` finds them.
void bridge_adopt_orphans(void);

/// This function is provided because a signal handler calls it. Kills the processes that a process
/// has started, and those that they have started, but not itself.
void bridge_end_descendants(pid_t process);

#endif
