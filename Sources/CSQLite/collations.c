#include "library.h"

#include <stdlib.h>
#include <string.h>

// A collation of the host: SQLite keeps it with the collation's name, and ends it.
typedef struct {
  sqlite_question *question;
  void *owner, *database;
  int number;
} host_collation;

// SQLITE_UTF8
enum { utf8 = 1 };

static int compare(void *context, int count, const void *one, int otherCount, const void *other) {
  const host_collation *own = context;
  char *first = strndup(one, (size_t)count), *second = strndup(other, (size_t)otherCount);
  int order = 0;
  if (first != NULL && second != NULL) {
    const char *const texts[] = {first, second, NULL, NULL};
    order = own->question(own->owner, number(own->database), sqlite_asks_for_order, own->number, texts);
  }
  free(first);
  free(second);
  return order;
}

int sqlite_collate(sqlite_library *library, sqlite_handle database, const char *name, int number,
                   sqlite_question *question, void *owner) {
  if (number == 0)
    return library->create_collation_v2(pointer(database), name, utf8, NULL, NULL, NULL);
  host_collation *made = malloc(sizeof *made);
  if (made == NULL) return no_memory;
  *made = (host_collation){question, owner, pointer(database), number};
  int code = library->create_collation_v2(pointer(database), name, utf8, made, compare, free);
  if (code != success) free(made);
  return code;
}
