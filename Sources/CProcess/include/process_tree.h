#ifndef CPROCESS_PROCESS_TREE_H
#define CPROCESS_PROCESS_TREE_H

#include <sys/types.h>

/// This function is provided because Swift cannot call `prctl`. Ends this process with its parent,
/// and makes it the parent of its descendants' orphans.
void bridge_end_with_parent(void);

/// This function is provided because Swift cannot call `prctl`. Makes this process the parent of
/// its descendants' orphans, so that `bridge_end_descendants` finds them.
void bridge_adopt_orphans(void);

/// This function is provided because a signal handler calls it. Kills all descendants of a process,
/// but not the process itself.
void bridge_end_descendants(pid_t process);

#endif
