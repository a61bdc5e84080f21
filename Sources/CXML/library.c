#include "library.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

#define SLOT(RESULT, NAME, PARAMETERS) {#NAME, offsetof(xml_library, NAME)},

xml_library *xml_library_load(void) {
  static const struct {
    const char *name;
    size_t offset;
  } wanted[] = {FUNCTIONS(SLOT)};
  void *library = dlopen("libxml2.so.2", RTLD_NOW | RTLD_LOCAL);
  xml_library *made = library == NULL ? NULL : calloc(1, sizeof *made);
  bool is_complete = made != NULL;
  for (size_t i = 0; is_complete && i < sizeof wanted / sizeof *wanted; i++) {
    void *found = dlsym(library, wanted[i].name);
    is_complete = found != NULL;
    memcpy((char *)made + wanted[i].offset, &found, sizeof found);
  }
  if (is_complete) {
    made->xmlInitParser();
    return made;
  }
  free(made);
  if (library != NULL) dlclose(library);
  return NULL;
}
