// The library inside this module: its functions, and the guards of its databases.

#ifndef CSQLITE_LIBRARY_H
#define CSQLITE_LIBRARY_H

#include "CSQLite.h"

#include "CSharedLibrary.h"

// The declarations of sqlite3.h that are used here (SQLite's C interface is stable since version 3.0;
// sqlite3_serialize and sqlite3_deserialize are always there since 3.36).
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
  F(int, extended_result_codes, (void *, int))                                                    \
  F(int, limit, (void *, int, int))                                                               \
  F(void, interrupt, (void *))                                                                    \
  F(char *, expanded_sql, (void *))                                                               \
  F(int, create_function_v2,                                                                      \
    (void *, const char *, int, int, void *, void (*)(void *, int, void **),                      \
     void (*)(void *, int, void **), void (*)(void *), void (*)(void *)))                         \
  F(int, create_collation_v2,                                                                     \
    (void *, const char *, int, void *, int (*)(void *, int, const void *, int, const void *),    \
     void (*)(void *)))                                                                           \
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
  F(void, result_value, (void *, void *))                                                         \
  F(void *, context_db_handle, (void *))                                                          \
  F(int, db_config, (void *, int, ...))                                                           \
  F(int, exec, (void *, const char *, int (*)(void *, int, char **, char **), void *, char **))   \
  F(void, progress_handler, (void *, int, int (*)(void *), void *))                               \
  F(void *, commit_hook, (void *, int (*)(void *), void *))                                       \
  F(void *, rollback_hook, (void *, void (*)(void *), void *))                                    \
  F(void *, update_hook,                                                                          \
    (void *, void (*)(void *, int, const char *, const char *, int64_t), void *))                 \
  F(int64_t, hard_heap_limit64, (int64_t))                                                        \
  F(int, bind_zeroblob64, (void *, int, uint64_t))                                                \
  F(const char *, errstr, (int))                                                                  \
  F(const char *, errmsg, (void *))

typedef struct guard guard;

struct sqlite_library {
  void *library;
  // Those of the databases that are open, and of those that wait for their last statement.
  guard *guards;
  FUNCTIONS(SHARED_LIBRARY_FIELD)
};

#define TRANSIENT ((void (*)(void *))-1)

enum { success = 0, failure = 1, no_memory = 7, too_big = 18 };

static inline void *pointer(sqlite_handle handle) { return (void *)(intptr_t)handle; }
static inline sqlite_handle number(const void *pointer) { return (intptr_t)pointer; }

/// Guards a database that was just opened: nothing of it reaches the machine or hands out pointers.
///
/// Returns false when there is no memory for that.
bool guard_database(sqlite_library *library, void *database, sqlite_question *question, void *owner);
/// Defines the functions of SQL that search texts, without their quadratic time.
///
/// Returns false when there is no memory for that.
bool define_searches(sqlite_library *library, void *database);
/// Lets the library itself do what the guard refuses, until it is put back.
void guard_rests(sqlite_library *library, void *database);
void guard_is_back(sqlite_library *library, void *database);
/// Forgets the guard of a database that is closed.
void guard_ends(sqlite_library *library, const void *database);
void guards_free(sqlite_library *library);

#endif
