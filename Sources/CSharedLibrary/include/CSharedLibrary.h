// Libraries that are loaded with their first use and not linked: their functions, found by name.

#ifndef CSHAREDLIBRARY_H
#define CSHAREDLIBRARY_H

#include <stddef.h>

/// A function of a library, and the offset of its pointer in the caller's structure. An array of
/// them ends with one whose name is NULL.
typedef struct {
  const char *name;
  size_t offset;
} shared_library_function;

/// Declares one function of a list `F(RESULT, NAME, PARAMETERS)` as a field of the structure.
#define SHARED_LIBRARY_FIELD(RESULT, NAME, PARAMETERS) RESULT(*NAME) PARAMETERS;

/// Opens a library without making its symbols global. Returns NULL when it is not installed.
void *shared_library_open(const char *name);

/// Looks up functions in a library and in those that it depends on, and stores their pointers in
/// `table`. The symbol of a function is its name with `prefix` before it and `suffix` after it.
///
/// Returns NULL, or the name of the first function that is missing.
const char *shared_library_find(void *library, const char *prefix, const char *suffix,
                                const shared_library_function *functions, void *table);

#endif
