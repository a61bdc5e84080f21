#include "library.h"

#include <dlfcn.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SLOT(RESULT, NAME, PARAMETERS) {#NAME, offsetof(icu_library, NAME)},

enum { newest = 99, oldest = 60 };

icu_library *icu_library_load(void) {
  static const struct {
    const char *name;
    size_t offset;
  } wanted[] = {FUNCTIONS(SLOT)};
  icu_library *made = calloc(1, sizeof *made);
  if (made == NULL) return NULL;
  char name[64];
  for (int version = newest; version >= oldest && made->library == NULL; version--) {
    snprintf(name, sizeof name, "libicui18n.so.%d", version);
    made->library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
    made->version = version;
  }
  bool is_complete = made->library != NULL;
  for (size_t i = 0; is_complete && i < sizeof wanted / sizeof *wanted; i++) {
    // The library's dependencies are searched too: it needs libicuuc, which has the locales.
    snprintf(name, sizeof name, "%s_%d", wanted[i].name, made->version);
    void *found = dlsym(made->library, name);
    is_complete = found != NULL;
    memcpy((char *)made + wanted[i].offset, &found, sizeof found);
  }
  if (!is_complete) {
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
