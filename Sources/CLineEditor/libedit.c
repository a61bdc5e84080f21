#include "libedit.h"

#include "CSharedLibrary.h"

#include <dlfcn.h>
#include <stddef.h>

#define SLOT(NAME) {#NAME, offsetof(libedit, NAME)}

bool libedit_load(libedit *edit) {
  static const shared_library_function wanted[] = {
      SLOT(el_init),   SLOT(el_end),       SLOT(el_set),       SLOT(el_get),
      SLOT(el_gets),   SLOT(el_line),      SLOT(el_insertstr), SLOT(el_resize),
      SLOT(el_source), SLOT(history_init), SLOT(history_end),
      {"history", offsetof(libedit, history_do)},
      {NULL, 0},
  };
  edit->library = shared_library_open("libedit.so.2");
  if (edit->library == NULL) return false;
  if (shared_library_find(edit->library, "", "", wanted, edit) == NULL) return true;
  libedit_unload(edit);
  return false;
}

void libedit_unload(libedit *edit) {
  if (edit->library != NULL) dlclose(edit->library);
  edit->library = NULL;
}
