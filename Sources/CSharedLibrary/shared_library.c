#include "CSharedLibrary.h"

#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

void *shared_library_open(const char *name) { return dlopen(name, RTLD_NOW | RTLD_LOCAL); }

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
