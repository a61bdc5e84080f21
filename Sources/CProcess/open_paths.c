#define _GNU_SOURCE
#include "open_paths.h"

#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#if defined(__APPLE__)

int bridge_place_flags(void) { return O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC; }

int bridge_open_place(int place) { return fcntl(place, F_DUPFD_CLOEXEC, 0); }

size_t bridge_path_of_place(int place, char *path, size_t size) {
  char found[PATH_MAX];
  if (fcntl(place, F_GETPATH, found) != 0) return 0;
  size_t length = strlen(found);
  if (length >= size) return 0;
  memcpy(path, found, length + 1);
  return length;
}

const char *bridge_descriptor_folder(void) { return "/dev/fd/"; }

#else

static void name_of(int place, char name[64]) {
  snprintf(name, 64, "%s%d", bridge_descriptor_folder(), place);
}

int bridge_place_flags(void) { return O_PATH; }

int bridge_open_place(int place) {
  char name[64];
  name_of(place, name);
  return open(name, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
}

size_t bridge_path_of_place(int place, char *path, size_t size) {
  char name[64];
  name_of(place, name);
  ssize_t length = readlink(name, path, size);
  return length > 0 && (size_t)length < size ? (size_t)length : 0;
}

const char *bridge_descriptor_folder(void) { return "/proc/self/fd/"; }

#endif
