// What a reader's process needs of the system, in the forms of Linux and of Darwin.

#ifndef CLIBCLANG_READER_SYSTEM_H
#define CLIBCLANG_READER_SYSTEM_H

#include <stdbool.h>
#include <sys/types.h>

// Ends this process, which was forked just now, with its parent.
void reader_process_end_with(pid_t parent);

// Makes a pipe whose ends are closed on exec.
bool reader_process_pipe(int ends[2]);

// The folder whose entries are the open descriptors of a process.
#if defined(__APPLE__)
#define READER_DESCRIPTORS "/dev/fd/"
#else
#define READER_DESCRIPTORS "/proc/self/fd/"
#endif

// Returns the descriptor of an empty file without a name; -1 on failure.
int reader_process_memory_file(void);

#endif
