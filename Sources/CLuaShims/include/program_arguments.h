// The arguments of the program. Swift's own `CommandLine` reads them from /proc, which is not there in
// a bare root: a program that is started there would seem to have none.

#ifndef CLUASHIMS_PROGRAM_ARGUMENTS_H
#define CLUASHIMS_PROGRAM_ARGUMENTS_H

#include <stddef.h>

/// How many arguments there are, the program's name among them.
int bridge_argument_count(void);

/// An argument; NULL when there is none at that index.
const char *_Nullable bridge_argument(int index);

#endif
