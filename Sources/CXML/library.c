#include "library.h"

#include "CSharedLibrary.h"

#include <dlfcn.h>
#include <stdlib.h>

#define SLOT(RESULT, NAME, PARAMETERS) {#NAME, offsetof(xml_library, NAME)},

xml_library *xml_library_load(void) {
  static const shared_library_function wanted[] = {FUNCTIONS(SLOT){NULL, 0}};
  void *library = shared_library_open("libxml2.so.2");
  xml_library *made = library == NULL ? NULL : calloc(1, sizeof *made);
  if (made != NULL && shared_library_find(library, "", "", wanted, made) == NULL) {
    made->xmlInitParser();
    return made;
  }
  free(made);
  if (library != NULL) dlclose(library);
  return NULL;
}
