#define _GNU_SOURCE
#include "memory_files.h"

#include <sys/mman.h>

int bridge_memory_file(const char *name) { return memfd_create(name, MFD_CLOEXEC); }
