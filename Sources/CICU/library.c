#include "library.h"

#include <dlfcn.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

#define SLOT(RESULT, NAME, PARAMETERS) {#NAME, offsetof(icu_library, NAME)},

enum { newest = 99, oldest = 60 };

icu_library *icu_library_load(void) {
  static const shared_library_function wanted[] = {FUNCTIONS(SLOT){NULL, 0}};
  icu_library *made = calloc(1, sizeof *made);
  if (made == NULL) return NULL;
  char name[64];
  for (int version = newest; version >= oldest && made->library == NULL; version--) {
    snprintf(name, sizeof name, "libicui18n.so.%d", version);
    made->library = shared_library_open(name);
    made->version = version;
  }
  // The locales are in libicuuc, on which this library depends.
  snprintf(name, sizeof name, "_%d", made->version);
  if (made->library == NULL
      || shared_library_find(made->library, "", name, wanted, made) != NULL) {
    if (made->library != NULL) dlclose(made->library);
    free(made);
    return NULL;
  }
  // Unknown languages get the same texts in every environment.
  int status = 0;
  made->uloc_setDefault("en_US_POSIX", &status);
  return made;
}

int icu_library_version(const icu_library *library) { return library->version; }

void icu_report_few_locales(void) {
  fputs("hookhost: ICU (libicu72) is not installed: only a few languages have locales\n", stderr);
}
