#include "CSharedLibrary.h"

#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

static void *open_plainly(const char *name) { return dlopen(name, RTLD_NOW | RTLD_LOCAL); }

#if defined(__APPLE__)

// `libNAME.so.VERSION` is `libNAME.VERSION.dylib` on Darwin, of the system or of Homebrew.
static void *open_for_darwin(const char *name) {
  const char *ending = strstr(name, ".so");
  if (ending == NULL || (ending[3] != '\0' && ending[3] != '.')) return NULL;
  static const char *const folders[] = {
      "", "/usr/lib/", "/opt/homebrew/lib/", "/usr/local/lib/", "/opt/homebrew/opt/icu4c/lib/",
      "/usr/local/opt/icu4c/lib/",
  };
  // ICU's functions have their version in their names, so that another version does not help.
  size_t most = strncmp(name, "libicu", 6) == 0 ? 1 : 2;
  for (size_t form = 0; form < most; form++) {
    for (size_t i = 0; i < sizeof folders / sizeof *folders; i++) {
      char path[256];
      int length = snprintf(path, sizeof path, "%s%.*s%s.dylib", folders[i], (int)(ending - name),
                            name, form == 0 ? ending + 3 : "");
      void *library = (size_t)length < sizeof path ? open_plainly(path) : NULL;
      if (library != NULL) return library;
    }
  }
  return NULL;
}

#endif

void *shared_library_open(const char *name) {
  void *library = open_plainly(name);
#if defined(__APPLE__)
  if (library == NULL) library = open_for_darwin(name);
#endif
  return library;
}

const char *shared_library_find(void *library, const char *prefix, const char *suffix,
                                const shared_library_function *functions, void *table) {
  for (size_t i = 0; functions[i].name != NULL; i++) {
    char symbol[128];
    int length = snprintf(symbol, sizeof symbol, "%s%s%s", prefix, functions[i].name, suffix);
    void *found = (size_t)length < sizeof symbol ? dlsym(library, symbol) : NULL;
    if (found == NULL) return functions[i].name;
    memcpy((char *)table + functions[i].offset, &found, sizeof found);
  }
  return NULL;
}
