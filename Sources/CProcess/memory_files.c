#define _GNU_SOURCE
#include "memory_files.h"

#if defined(__APPLE__)

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// Darwin has no files in memory that can be written to: a file whose name is removed at once.
int bridge_memory_file(const char *name) {
  const char *folder = getenv("TMPDIR");
  char path[1024];
  int length = snprintf(path, sizeof path, "%s/%.64s.XXXXXX",
                        folder == NULL || *folder == '\0' ? "/tmp" : folder, name);
  if (length < 0 || (size_t)length >= sizeof path) strcpy(path, "/tmp/hookhost.XXXXXX");
  int file = mkstemp(path);
  if (file < 0) return -1;
  unlink(path);
  fcntl(file, F_SETFD, FD_CLOEXEC);
  return file;
}

#else

#include <sys/mman.h>

int bridge_memory_file(const char *name) { return memfd_create(name, MFD_CLOEXEC); }

#endif
