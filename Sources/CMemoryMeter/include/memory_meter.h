// The program's allocator: the C library's, with a count of what is in use and an end with words.
//
// Swift traps without a word where an allocation fails, and nobody can count what its objects take.
// Both are mended below Swift: this target defines `malloc` and its kin for the whole process, as the
// C library lets a program do, and hands everything on. While nothing is counted it costs a branch.

#ifndef MEMORY_METER_H
#define MEMORY_METER_H

/// Does nothing; a program that calls it has the meter linked in.
void memory_meter_link(void);

#endif
