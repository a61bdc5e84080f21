// Files that are judged after they are open, by where the kernel says that they are.

#ifndef CPROCESS_OPEN_PATHS_H
#define CPROCESS_OPEN_PATHS_H

#include <stdbool.h>
#include <stddef.h>

#pragma clang assume_nonnull begin

/// This function is provided because Swift's modules do not declare `O_PATH`, which Darwin lacks. Returns
/// the flags that open a place without reading it: no pipe waits.
int bridge_place_flags(void);

/// This function is provided because the systems differ. Opens for reading what `place` is, whatever has
/// its name by now; -1 with `errno` set on failure.
int bridge_open_place(int place);

/// This function is provided because the systems differ. Writes the path of an open file without links;
/// returns its length, 0 if it is unknown or does not fit.
size_t bridge_path_of_place(int place, char *path, size_t size);

/// This function is provided because Swift takes no C array for a string. Returns the folder whose entries
/// are the open descriptors of the process, with a slash at the end.
const char *bridge_descriptor_folder(void);

#pragma clang assume_nonnull end

#endif
