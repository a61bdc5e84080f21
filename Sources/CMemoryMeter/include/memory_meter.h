// The program's allocator: the C library's, with a count of used memory and a message when there is
// none.
//
// Swift traps without a message when an allocation fails, and the memory of its objects cannot be
// counted. Both are solved below Swift: this target defines `malloc` and related functions for the
// whole process, as the C library allows, and forwards the calls. While nothing is counted it costs
// a branch.

#ifndef MEMORY_METER_H
#define MEMORY_METER_H

/// Does nothing; calling it links the meter into a program.
void memory_meter_link(void);

#endif
