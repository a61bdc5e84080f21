#include "libclang.h"

#include <dlfcn.h>
#include <stddef.h>

#define LIBCLANG_NAME(RESULT, NAME, PARAMETERS) {#NAME, offsetof(libclang, NAME)},

const char *libclang_load(libclang *clang, const char *path) {
  static const shared_library_function wanted[] = {LIBCLANG_FUNCTIONS(LIBCLANG_NAME){NULL, 0}};
  clang->library = shared_library_open(path);
  if (clang->library == NULL) return path;
  const char *missing = shared_library_find(clang->library, "clang_", "", wanted, clang);
  if (missing != NULL) {
    dlclose(clang->library);
    clang->library = NULL;
  }
  return missing;
}
