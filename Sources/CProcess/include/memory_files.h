// Files without a name, which end with the process.

#ifndef CPROCESS_MEMORY_FILES_H
#define CPROCESS_MEMORY_FILES_H

/// This function is provided because Swift's Glibc module does not declare `memfd_create`, which Darwin
/// lacks. Returns the descriptor of an empty file without a name, closed on exec; -1, with `errno` set,
/// on failure.
int bridge_memory_file(const char *_Nonnull name);

#endif
