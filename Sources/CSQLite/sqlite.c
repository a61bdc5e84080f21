#include "library.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

#define SLOT(RESULT, NAME, PARAMETERS) {#NAME, offsetof(sqlite_library, NAME)},

enum { done = 101 };
// SQLITE_DESERIALIZE_FREEONCLOSE and SQLITE_DESERIALIZE_RESIZEABLE
enum { frees_and_grows = 1 | 2 };
// SQLITE_OPEN_READWRITE, SQLITE_OPEN_CREATE, SQLITE_OPEN_MEMORY
enum { opens_in_memory = 2 | 4 | 0x80 };

sqlite_library *sqlite_library_load(const char *name) {
  static const shared_library_function wanted[] = {FUNCTIONS(SLOT){NULL, 0}};
  sqlite_library *made = calloc(1, sizeof *made);
  if (made == NULL) return NULL;
  made->library = shared_library_open(name);
  if (made->library != NULL
      && shared_library_find(made->library, "sqlite3_", "", wanted, made) == NULL)
    return made;
  sqlite_library_free(made);
  return NULL;
}

void sqlite_library_free(sqlite_library *library) {
  guards_free(library);
  if (library->library != NULL) dlclose(library->library);
  free(library);
}

int sqlite_open(sqlite_library *library, const char *uri, int flags, sqlite_question *question,
                void *owner, sqlite_handle *database) {
  void *opened = NULL;
  int code = library->open_v2(uri, &opened, flags, NULL);
  if (code == success && !guard_database(library, opened, question, owner)) {
    library->close(opened);
    opened = NULL;
    code = no_memory;
  }
  *database = number(opened);
  return code;
}

int sqlite_close(sqlite_library *library, sqlite_handle database, bool waits) {
  int code = library->close(pointer(database));
  if (code == success) {
    guard_ends(library, pointer(database));
    return code;
  }
  // One that waits for its statements keeps its guard until the library goes.
  return waits ? library->close_v2(pointer(database)) : code;
}

int sqlite_adopt(sqlite_library *library, sqlite_handle database, const void *bytes, size_t count) {
  void *copy = library->malloc64(count > 0 ? count : 1);
  if (copy == NULL) return no_memory;
  memcpy(copy, bytes, count);
  // It attaches the copy by itself.
  guard_rests(library, pointer(database));
  int code = library->deserialize(pointer(database), "main", copy, (int64_t)count, (int64_t)count,
                              frees_and_grows);
  guard_is_back(library, pointer(database));
  return code;
}

int sqlite_fill(sqlite_library *library, sqlite_handle database, const void *bytes, size_t count) {
  sqlite_handle source;
  int code = sqlite_open(library, ":memory:", opens_in_memory, NULL, NULL, &source);
  if (code == success) code = sqlite_adopt(library, source, bytes, count);
  if (code == success) {
    void *copying = library->backup_init(pointer(database), "main", pointer(source), "main");
    code = copying == NULL ? failure : library->backup_step(copying, -1);
    if (copying != NULL) library->backup_finish(copying);
    if (code == done) code = success;
  }
  sqlite_close(library, source, false);
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
  *statement = 0;
  *used = 0;
  if (count > INT32_MAX) return too_big;
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

int sqlite_bind_zeros(sqlite_library *library, sqlite_handle statement, int place, uint64_t count) {
  return library->bind_zeroblob64(pointer(statement), place, count);
}

int sqlite_bind_bytes(sqlite_library *library, sqlite_handle statement, int place, const void *bytes,
                      size_t count, bool isText) {
  if (count > INT32_MAX) return too_big;
  // No bytes are an empty value, and no null.
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

int sqlite_extend_codes(sqlite_library *library, sqlite_handle database, bool extends) {
  return library->extended_result_codes(pointer(database), extends);
}

int sqlite_limit(sqlite_library *library, sqlite_handle database, int kind, int value) {
  return library->limit(pointer(database), kind, value);
}

void sqlite_stop(sqlite_library *library, sqlite_handle database) {
  library->interrupt(pointer(database));
}

sqlite_bytes sqlite_expanded(sqlite_library *library, sqlite_handle statement) {
  return text_of(library->expanded_sql(pointer(statement)));
}
