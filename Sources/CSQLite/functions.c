#include "library.h"

#include <stdlib.h>

// A function of the host: SQLite keeps it with the function's name, and ends it.
typedef struct {
  sqlite_library *library;
  sqlite_function *body;
  void *owner;
  int64_t number;
} host_function;

// Pointers are as wide as handles here.
static void run(const host_function *own, void *context, sqlite_moment moment, int count,
                void **values, const void *group) {
  own->body(own->owner, own->number, moment, number(context), (const sqlite_handle *)(void *)values,
            count, number(group));
}

// SQLite calls these without the library, and only the library tells whose call it is. It is the same
// function for every host of the program, whose libraries are one.
static void *(*_Atomic user_data)(void *);

static void call(void *context, int count, void **values) {
  run(user_data(context), context, sqlite_calls, count, values, NULL);
}

static void step(void *context, int count, void **values) {
  host_function *own = user_data(context);
  // The memory of a group is there only to tell the groups apart.
  void *group = own->library->aggregate_context(context, 8);
  if (group != NULL) run(own, context, sqlite_takes_row, count, values, group);
}

static void end(void *context) {
  host_function *own = user_data(context);
  run(own, context, sqlite_ends_group, 0, NULL, own->library->aggregate_context(context, 0));
}

static void forget(void *context) {
  host_function *own = context;
  own->body(own->owner, own->number, sqlite_is_forgotten, 0, NULL, 0, 0);
  free(own);
}

int sqlite_define(sqlite_library *library, sqlite_handle database, const char *name, int count,
                  int flags, bool isAggregate, sqlite_function *body, void *owner, int64_t number) {
  if (body == NULL)
    return library->create_function_v2(pointer(database), name, count, flags, NULL, NULL, NULL, NULL,
                                       NULL);
  host_function *made = malloc(sizeof *made);
  if (made == NULL) return no_memory;
  *made = (host_function){library, body, owner, number};
  user_data = library->user_data;
  return library->create_function_v2(pointer(database), name, count, flags, made,
                                     isAggregate ? NULL : call, isAggregate ? step : NULL,
                                     isAggregate ? end : NULL, forget);
}

int64_t sqlite_value_number(sqlite_library *library, sqlite_handle value, sqlite_value_fact fact) {
  switch (fact) {
  case sqlite_value_type: return library->value_type(pointer(value));
  case sqlite_value_whole: return library->value_int64(pointer(value));
  case sqlite_value_size: return library->value_bytes(pointer(value));
  }
  return 0;
}

double sqlite_value_real(sqlite_library *library, sqlite_handle value) {
  return library->value_double(pointer(value));
}

sqlite_bytes sqlite_value_bytes(sqlite_library *library, sqlite_handle value, bool isText) {
  const void *start =
      isText ? library->value_text(pointer(value)) : library->value_blob(pointer(value));
  sqlite_bytes bytes = {start, start == NULL ? 0 : (size_t)library->value_bytes(pointer(value))};
  return bytes;
}

void sqlite_answer_whole(sqlite_library *library, sqlite_handle context, int64_t value) {
  library->result_int64(pointer(context), value);
}

void sqlite_answer_real(sqlite_library *library, sqlite_handle context, double value) {
  library->result_double(pointer(context), value);
}

void sqlite_answer_nothing(sqlite_library *library, sqlite_handle context) {
  library->result_null(pointer(context));
}

void sqlite_answer_bytes(sqlite_library *library, sqlite_handle context, const void *bytes,
                         size_t count, sqlite_answer kind) {
  switch (kind) {
  case sqlite_answers_text:
    return library->result_text(pointer(context), bytes, (int)count, TRANSIENT);
  case sqlite_answers_blob:
    return library->result_blob(pointer(context), bytes, (int)count, TRANSIENT);
  case sqlite_answers_error: return library->result_error(pointer(context), bytes, (int)count);
  }
}

void sqlite_answer_code(sqlite_library *library, sqlite_handle context, int code) {
  library->result_error_code(pointer(context), code);
}
