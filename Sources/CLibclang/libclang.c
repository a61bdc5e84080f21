#include "libclang.h"

#include <dlfcn.h>
#include <stddef.h>
#include <string.h>

#define LIBCLANG_NAME(RESULT, NAME, PARAMETERS) {"clang_" #NAME, offsetof(libclang, NAME)},

const char *libclang_load(libclang *clang, const char *path) {
  static const struct {
    const char *name;
    size_t place;
  } wanted[] = {LIBCLANG_FUNCTIONS(LIBCLANG_NAME)};
  clang->library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (clang->library == NULL) return path;
  for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++) {
    void *found = dlsym(clang->library, wanted[i].name);
    if (found == NULL) {
      dlclose(clang->library);
      clang->library = NULL;
      return wanted[i].name;
    }
    memcpy((char *)clang + wanted[i].place, &found, sizeof found);
  }
  return NULL;
}
