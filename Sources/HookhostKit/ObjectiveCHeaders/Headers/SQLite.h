// The database of sqlite3.h, declared alone.
#ifndef HOOKHOST_SQLITE_H
#define HOOKHOST_SQLITE_H
#include <hookhost/CTypes.h>

typedef struct sqlite3 sqlite3;
typedef struct sqlite3_stmt sqlite3_stmt;
typedef long long sqlite3_int64, sqlite_int64;
typedef void (*sqlite3_destructor_type)(void *);
#define SQLITE_STATIC ((sqlite3_destructor_type)0)
#define SQLITE_TRANSIENT ((sqlite3_destructor_type)-1)
enum { SQLITE_OK, SQLITE_ERROR, SQLITE_BUSY = 5, SQLITE_LOCKED, SQLITE_NOMEM, SQLITE_READONLY,
  SQLITE_MISUSE = 21, SQLITE_ROW = 100, SQLITE_DONE };
enum { SQLITE_INTEGER = 1, SQLITE_FLOAT, SQLITE_TEXT, SQLITE_BLOB, SQLITE_NULL };
enum { SQLITE_OPEN_READONLY = 1, SQLITE_OPEN_READWRITE = 2, SQLITE_OPEN_CREATE = 4,
  SQLITE_OPEN_NOMUTEX = 0x8000, SQLITE_OPEN_FULLMUTEX = 0x10000 };
int sqlite3_open(const char *path, sqlite3 **database);
int sqlite3_open_v2(const char *path, sqlite3 **database, int flags, const char *system);
int sqlite3_close(sqlite3 *database);
int sqlite3_close_v2(sqlite3 *database);
int sqlite3_exec(
  sqlite3 *database, const char *text, int (*row)(void *, int, char **, char **), void *context,
  char **error);
int sqlite3_prepare_v2(
  sqlite3 *database, const char *text, int size, sqlite3_stmt **statement, const char **rest);
int sqlite3_step(sqlite3_stmt *statement);
int sqlite3_reset(sqlite3_stmt *statement);
int sqlite3_finalize(sqlite3_stmt *statement);
sqlite3_stmt *sqlite3_next_stmt(sqlite3 *database, sqlite3_stmt *statement);
int sqlite3_bind_blob(
  sqlite3_stmt *statement, int index, const void *bytes, int size, sqlite3_destructor_type end);
int sqlite3_bind_double(sqlite3_stmt *statement, int index, double value);
int sqlite3_bind_int(sqlite3_stmt *statement, int index, int value);
int sqlite3_bind_int64(sqlite3_stmt *statement, int index, sqlite3_int64 value);
int sqlite3_bind_null(sqlite3_stmt *statement, int index);
int sqlite3_bind_text(
  sqlite3_stmt *statement, int index, const char *text, int size, sqlite3_destructor_type end);
int sqlite3_bind_parameter_index(sqlite3_stmt *statement, const char *name);
int sqlite3_bind_parameter_count(sqlite3_stmt *statement);
int sqlite3_clear_bindings(sqlite3_stmt *statement);
const void *sqlite3_column_blob(sqlite3_stmt *statement, int column);
int sqlite3_column_bytes(sqlite3_stmt *statement, int column);
double sqlite3_column_double(sqlite3_stmt *statement, int column);
int sqlite3_column_int(sqlite3_stmt *statement, int column);
sqlite3_int64 sqlite3_column_int64(sqlite3_stmt *statement, int column);
const unsigned char *sqlite3_column_text(sqlite3_stmt *statement, int column);
int sqlite3_column_type(sqlite3_stmt *statement, int column);
int sqlite3_column_count(sqlite3_stmt *statement);
const char *sqlite3_column_name(sqlite3_stmt *statement, int column);
int sqlite3_data_count(sqlite3_stmt *statement);
sqlite3_int64 sqlite3_last_insert_rowid(sqlite3 *database);
int sqlite3_changes(sqlite3 *database);
int sqlite3_errcode(sqlite3 *database);
const char *sqlite3_errmsg(sqlite3 *database);
void sqlite3_free(void *memory);
int sqlite3_busy_timeout(sqlite3 *database, int milliseconds);
int sqlite3_key(sqlite3 *database, const void *key, int size);
int sqlite3_wal_checkpoint(sqlite3 *database, const char *name);
int sqlite3_threadsafe(void);

#endif
