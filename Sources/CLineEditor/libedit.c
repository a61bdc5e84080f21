#include "libedit.h"

#include <dlfcn.h>
#include <string.h>

static bool find_functions(libedit *edit) {
  struct {
    const char *name;
    void *function;
  } wanted[] = {
      {"el_init", &edit->el_init},           {"el_end", &edit->el_end},
      {"el_set", &edit->el_set},             {"el_get", &edit->el_get},
      {"el_gets", &edit->el_gets},           {"el_line", &edit->el_line},
      {"el_insertstr", &edit->el_insertstr}, {"el_resize", &edit->el_resize},
      {"el_source", &edit->el_source},       {"history_init", &edit->history_init},
      {"history_end", &edit->history_end},   {"history", &edit->history_do},
  };
  for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++) {
    void *found = dlsym(edit->library, wanted[i].name);
    if (found == NULL) return false;
    memcpy(wanted[i].function, &found, sizeof found);
  }
  return true;
}

bool libedit_load(libedit *edit) {
  edit->library = dlopen("libedit.so.2", RTLD_NOW | RTLD_LOCAL);
  if (edit->library == NULL) return false;
  if (find_functions(edit)) return true;
  libedit_unload(edit);
  return false;
}

void libedit_unload(libedit *edit) {
  if (edit->library != NULL) dlclose(edit->library);
  edit->library = NULL;
}
