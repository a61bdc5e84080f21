#include "CSQLite.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

// The declarations of sqlite3.h that are used here (SQLite's C interface is stable since version
// 3.0; sqlite3_serialize and sqlite3_deserialize are always included since 3.36).
#define FUNCTIONS(F)                                                                              \
  F(int, open_v2, (const char *, void **, int, const char *))                                     \
  F(int, close, (void *))                                                                         \
  F(int, close_v2, (void *))                                                                      \
  F(int, deserialize, (void *, const char *, void *, int64_t, int64_t, unsigned))                 \
  F(unsigned char *, serialize, (void *, const char *, int64_t *, unsigned))                      \
  F(void *, malloc64, (uint64_t))                                                                 \
  F(void, free, (void *))                                                                         \
  F(void *, backup_init, (void *, const char *, void *, const char *))                            \
  F(int, backup_step, (void *, int))                                                              \
  F(int, backup_finish, (void *))                                                                 \
  F(int, backup_remaining, (void *))                                                              \
  F(int, backup_pagecount, (void *))                                                              \
  F(int, prepare_v2, (void *, const char *, int, void **, const char **))                         \
  F(int, step, (void *))                                                                          \
  F(int, reset, (void *))                                                                         \
  F(int, finalize, (void *))                                                                      \
  F(int, clear_bindings, (void *))                                                                \
  F(int, bind_int64, (void *, int, int64_t))                                                      \
  F(int, bind_double, (void *, int, double))                                                      \
  F(int, bind_null, (void *, int))                                                                \
  F(int, bind_text, (void *, int, const char *, int, void (*)(void *)))                           \
  F(int, bind_blob, (void *, int, const void *, int, void (*)(void *)))                           \
  F(int, bind_parameter_count, (void *))                                                          \
  F(int, bind_parameter_index, (void *, const char *))                                            \
  F(const char *, bind_parameter_name, (void *, int))                                             \
  F(int, column_type, (void *, int))                                                              \
  F(int, column_count, (void *))                                                                  \
  F(int, data_count, (void *))                                                                    \
  F(int, stmt_readonly, (void *))                                                                 \
  F(int64_t, column_int64, (void *, int))                                                         \
  F(double, column_double, (void *, int))                                                         \
  F(const unsigned char *, column_text, (void *, int))                                            \
  F(const void *, column_blob, (void *, int))                                                     \
  F(int, column_bytes, (void *, int))                                                             \
  F(const char *, column_name, (void *, int))                                                     \
  F(const char *, column_decltype, (void *, int))                                                 \
  F(const char *, sql, (void *))                                                                  \
  F(int, changes, (void *))                                                                       \
  F(int, total_changes, (void *))                                                                 \
  F(int64_t, last_insert_rowid, (void *))                                                         \
  F(int, set_authorizer,                                                                          \
    (void *, int (*)(void *, int, const char *, const char *, const char *, const char *),        \
     void *))                                                                                     \
  F(int, errcode, (void *))                                                                       \
  F(int, extended_errcode, (void *))                                                              \
  F(int, get_autocommit, (void *))                                                                \
  F(int, limit, (void *, int, int))                                                               \
  F(void, interrupt, (void *))                                                                    \
  F(char *, expanded_sql, (void *))                                                               \
  F(int, create_function_v2,                                                                      \
    (void *, const char *, int, int, void *, void (*)(void *, int, void **),                      \
     void (*)(void *, int, void **), void (*)(void *), void (*)(void *)))                         \
  F(void *, user_data, (void *))                                                                  \
  F(void *, aggregate_context, (void *, int))                                                     \
  F(int, value_type, (void *))                                                                    \
  F(int64_t, value_int64, (void *))                                                               \
  F(double, value_double, (void *))                                                               \
  F(const unsigned char *, value_text, (void *))                                                  \
  F(const void *, value_blob, (void *))                                                           \
  F(int, value_bytes, (void *))                                                                   \
  F(void, result_null, (void *))                                                                  \
  F(void, result_int64, (void *, int64_t))                                                        \
  F(void, result_double, (void *, double))                                                        \
  F(void, result_text, (void *, const char *, int, void (*)(void *)))                             \
  F(void, result_blob, (void *, const void *, int, void (*)(void *)))                             \
  F(void, result_error, (void *, const char *, int))                                              \
  F(void, result_error_code, (void *, int))                                                       \
  F(const char *, errstr, (int))                                                                  \
  F(const char *, errmsg, (void *))

#define FIELD(RESULT, NAME, PARAMETERS) RESULT(*NAME) PARAMETERS;
#define PLACE(RESULT, NAME, PARAMETERS) {"sqlite3_" #NAME, offsetof(sqlite_library, NAME)},

struct sqlite_library {
  void *library;
  FUNCTIONS(FIELD)
};

enum { success = 0, failure = 1, no_memory = 7, done = 101 };
// SQLITE_DESERIALIZE_FREEONCLOSE and SQLITE_DESERIALIZE_RESIZEABLE
enum { frees_and_grows = 1 | 2 };
// SQLITE_OPEN_READWRITE, SQLITE_OPEN_CREATE, SQLITE_OPEN_MEMORY
enum { opens_in_memory = 2 | 4 | 0x80 };
#define TRANSIENT ((void (*)(void *))-1)

sqlite_library *sqlite_library_load(const char *name) {
  static const struct {
    const char *name;
    size_t place;
  } wanted[] = {FUNCTIONS(PLACE)};
  sqlite_library *made = calloc(1, sizeof *made);
  if (made == NULL) return NULL;
  made->library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  bool is_complete = made->library != NULL;
  for (size_t i = 0; is_complete && i < sizeof wanted / sizeof *wanted; i++) {
    void *found = dlsym(made->library, wanted[i].name);
    is_complete = found != NULL;
    memcpy((char *)made + wanted[i].place, &found, sizeof found);
  }
  if (is_complete) return made;
  sqlite_library_free(made);
  return NULL;
}

void sqlite_library_free(sqlite_library *library) {
  if (library->library != NULL) dlclose(library->library);
  free(library);
}

static void *pointer(sqlite_handle handle) { return (void *)(intptr_t)handle; }
static sqlite_handle number(const void *pointer) { return (intptr_t)pointer; }

// SQLITE_DENY, SQLITE_PRAGMA, SQLITE_ATTACH
enum { denies = 1, pragma = 19, attach = 24 };

// Denies access to files of the machine: only unnamed and in-memory databases can be attached.
static int authorize(void *context, int action, const char *first, const char *second,
                     const char *schema, const char *trigger) {
  (void)context, (void)second, (void)schema, (void)trigger;
  if (action == attach) {
    bool is_in_memory = first != NULL && (*first == 0 || strcmp(first, ":memory:") == 0);
    return is_in_memory ? success : denies;
  }
  bool names_folder = action == pragma && first != NULL && strstr(first, "_store_directory") != NULL;
  return names_folder ? denies : success;
}

int sqlite_open(sqlite_library *library, const char *uri, int flags, sqlite_handle *database) {
  void *opened = NULL;
  int code = library->open_v2(uri, &opened, flags, NULL);
  if (opened != NULL) library->set_authorizer(opened, authorize, NULL);
  *database = number(opened);
  return code;
}

int sqlite_close(sqlite_library *library, sqlite_handle database, bool waits) {
  return waits ? library->close_v2(pointer(database)) : library->close(pointer(database));
}

int sqlite_adopt(sqlite_library *library, sqlite_handle database, const void *bytes, size_t count) {
  void *copy = library->malloc64(count > 0 ? count : 1);
  if (copy == NULL) return no_memory;
  memcpy(copy, bytes, count);
  // Deserializing attaches the copy.
  library->set_authorizer(pointer(database), NULL, NULL);
  int code = library->deserialize(pointer(database), "main", copy, (int64_t)count, (int64_t)count,
                              frees_and_grows);
  library->set_authorizer(pointer(database), authorize, NULL);
  return code;
}

int sqlite_fill(sqlite_library *library, sqlite_handle database, const void *bytes, size_t count) {
  sqlite_handle source;
  int code = sqlite_open(library, ":memory:", opens_in_memory, &source);
  if (code == success) code = sqlite_adopt(library, source, bytes, count);
  if (code == success) {
    void *copying = library->backup_init(pointer(database), "main", pointer(source), "main");
    code = copying == NULL ? failure : library->backup_step(copying, -1);
    if (copying != NULL) library->backup_finish(copying);
    if (code == done) code = success;
  }
  library->close(pointer(source));
  return code;
}

sqlite_handle sqlite_copy_begin(sqlite_library *library, sqlite_handle to, const char *name,
                                sqlite_handle from, const char *other) {
  return number(library->backup_init(pointer(to), name, pointer(from), other));
}

int sqlite_copy_step(sqlite_library *library, sqlite_handle copy, int pages) {
  return library->backup_step(pointer(copy), pages);
}

int sqlite_copy_finish(sqlite_library *library, sqlite_handle copy) {
  return library->backup_finish(pointer(copy));
}

int sqlite_copy_pages(sqlite_library *library, sqlite_handle copy, bool areLeft) {
  return areLeft ? library->backup_remaining(pointer(copy)) : library->backup_pagecount(pointer(copy));
}

sqlite_bytes sqlite_contents(sqlite_library *library, sqlite_handle database) {
  int64_t size = 0;
  unsigned char *bytes = library->serialize(pointer(database), "main", &size, 0);
  sqlite_bytes contents = {bytes, bytes == NULL ? 0 : (size_t)size};
  return contents;
}

void sqlite_contents_free(sqlite_library *library, sqlite_bytes contents) {
  library->free((void *)(intptr_t)contents.bytes);
}

int sqlite_prepare(sqlite_library *library, sqlite_handle database, const void *text, size_t count,
                   sqlite_handle *statement, size_t *used) {
  void *made = NULL;
  const char *rest = text;
  int code = library->prepare_v2(pointer(database), text, (int)count, &made, &rest);
  *statement = number(made);
  *used = rest == NULL ? count : (size_t)(rest - (const char *)text);
  return code;
}

int sqlite_run(sqlite_library *library, sqlite_handle statement, sqlite_action action) {
  switch (action) {
  case sqlite_does_step: return library->step(pointer(statement));
  case sqlite_does_reset: return library->reset(pointer(statement));
  case sqlite_does_finalize: return library->finalize(pointer(statement));
  case sqlite_does_clear: return library->clear_bindings(pointer(statement));
  }
  return failure;
}

int sqlite_bind_whole(sqlite_library *library, sqlite_handle statement, int place, int64_t value) {
  return library->bind_int64(pointer(statement), place, value);
}

int sqlite_bind_real(sqlite_library *library, sqlite_handle statement, int place, double value) {
  return library->bind_double(pointer(statement), place, value);
}

int sqlite_bind_nothing(sqlite_library *library, sqlite_handle statement, int place) {
  return library->bind_null(pointer(statement), place);
}

int sqlite_bind_bytes(sqlite_library *library, sqlite_handle statement, int place, const void *bytes,
                      size_t count, bool isText) {
  // An empty value is not null.
  const void *start = count == 0 ? "" : bytes;
  return isText ? library->bind_text(pointer(statement), place, start, (int)count, TRANSIENT)
                : library->bind_blob(pointer(statement), place, start, (int)count, TRANSIENT);
}

int64_t sqlite_statement_number(sqlite_library *library, sqlite_handle statement, sqlite_number kind,
                                int column) {
  switch (kind) {
  case sqlite_of_type: return library->column_type(pointer(statement), column);
  case sqlite_of_columns: return library->column_count(pointer(statement));
  case sqlite_of_row: return library->data_count(pointer(statement));
  case sqlite_of_parameters: return library->bind_parameter_count(pointer(statement));
  case sqlite_of_writing: return !library->stmt_readonly(pointer(statement));
  case sqlite_of_value: return library->column_int64(pointer(statement), column);
  }
  return 0;
}

double sqlite_column_real(sqlite_library *library, sqlite_handle statement, int column) {
  return library->column_double(pointer(statement), column);
}

static sqlite_bytes text_of(const char *text) {
  sqlite_bytes bytes = {text, text == NULL ? 0 : strlen(text)};
  return bytes;
}

sqlite_bytes sqlite_statement_text(sqlite_library *library, sqlite_handle statement, sqlite_text kind,
                                   int place) {
  void *own = pointer(statement);
  sqlite_bytes bytes = {NULL, 0};
  switch (kind) {
  case sqlite_of_text:
    bytes.bytes = library->column_text(own, place);
    bytes.count = (size_t)library->column_bytes(own, place);
    return bytes;
  case sqlite_of_blob:
    bytes.bytes = library->column_blob(own, place);
    bytes.count = (size_t)library->column_bytes(own, place);
    return bytes;
  case sqlite_of_name: return text_of(library->column_name(own, place));
  case sqlite_of_declared_type: return text_of(library->column_decltype(own, place));
  case sqlite_of_source: return text_of(library->sql(own));
  case sqlite_of_parameter: return text_of(library->bind_parameter_name(own, place));
  }
  return bytes;
}

int sqlite_parameter_place(sqlite_library *library, sqlite_handle statement, const char *name) {
  return library->bind_parameter_index(pointer(statement), name);
}

int64_t sqlite_database_number(sqlite_library *library, sqlite_handle database, sqlite_fact fact) {
  void *own = pointer(database);
  switch (fact) {
  case sqlite_of_changes: return library->changes(own);
  case sqlite_of_all_changes: return library->total_changes(own);
  case sqlite_of_last_row: return library->last_insert_rowid(own);
  case sqlite_of_error: return library->errcode(own);
  case sqlite_of_extended_error: return library->extended_errcode(own);
  case sqlite_of_autocommit: return library->get_autocommit(own);
  }
  return 0;
}

sqlite_bytes sqlite_message(sqlite_library *library, sqlite_handle database) {
  return text_of(library->errmsg(pointer(database)));
}

sqlite_bytes sqlite_words(sqlite_library *library, int code) { return text_of(library->errstr(code)); }

int sqlite_limit(sqlite_library *library, sqlite_handle database, int kind, int value) {
  return library->limit(pointer(database), kind, value);
}

void sqlite_stop(sqlite_library *library, sqlite_handle database) {
  library->interrupt(pointer(database));
}

sqlite_bytes sqlite_expanded(sqlite_library *library, sqlite_handle statement) {
  return text_of(library->expanded_sql(pointer(statement)));
}

// A function of the host. SQLite stores it with the function's name, and frees it.
typedef struct {
  sqlite_library *library;
  sqlite_function *body;
  void *owner;
  int64_t number;
} host_function;

// Pointers have the size of handles.
static void run(const host_function *own, void *context, sqlite_moment moment, int count,
                void **values, const void *group) {
  own->body(own->owner, own->number, moment, number(context), (const sqlite_handle *)(void *)values,
            count, number(group));
}

// SQLite calls these without the library, which is needed to find the function. `user_data` is the
// same for every host of the program, because all hosts load the same library.
static void *(*_Atomic user_data)(void *);

static void call(void *context, int count, void **values) {
  run(user_data(context), context, sqlite_calls, count, values, NULL);
}

static void step(void *context, int count, void **values) {
  host_function *own = user_data(context);
  // The memory of a group only identifies the group.
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
