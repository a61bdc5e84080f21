// The arguments of the program. Swift's own `CommandLine` reads them from /proc, which does not
// exist in a minimal root: there a program would seem to have none.

#ifndef CPROCESS_PROGRAM_ARGUMENTS_H
#define CPROCESS_PROGRAM_ARGUMENTS_H

#include <stddef.h>

/// The number of arguments, including the program's name.
int bridge_argument_count(void);

/// Returns the path of the program that runs, which may be a link to it.
const char *_Nonnull bridge_program_path(void);

/// Returns an argument; NULL when the index is out of range.
const char *_Nullable bridge_argument(int index);

#endif
