// The database of sqlite3.h; its encryption is declared only.
#ifndef HOOKHOST_SQLITE_H
#define HOOKHOST_SQLITE_H
#include <hookhost/CTypes.h>

typedef struct sqlite3 sqlite3;
typedef struct sqlite3_stmt sqlite3_stmt;
typedef long long sqlite3_int64, sqlite_int64;
typedef unsigned long long sqlite3_uint64, sqlite_uint64;
typedef void (*sqlite3_destructor_type)(void *);
#define SQLITE_STATIC ((sqlite3_destructor_type)0)
#define SQLITE_TRANSIENT ((sqlite3_destructor_type)-1)
enum { SQLITE_OK, SQLITE_ERROR, SQLITE_INTERNAL, SQLITE_PERM, SQLITE_ABORT, SQLITE_BUSY, SQLITE_LOCKED,
  SQLITE_NOMEM, SQLITE_READONLY, SQLITE_INTERRUPT, SQLITE_IOERR, SQLITE_CORRUPT, SQLITE_NOTFOUND,
  SQLITE_FULL, SQLITE_CANTOPEN, SQLITE_PROTOCOL, SQLITE_EMPTY, SQLITE_SCHEMA, SQLITE_TOOBIG,
  SQLITE_CONSTRAINT, SQLITE_MISMATCH, SQLITE_MISUSE, SQLITE_NOLFS, SQLITE_AUTH, SQLITE_FORMAT,
  SQLITE_RANGE, SQLITE_NOTADB, SQLITE_NOTICE, SQLITE_WARNING, SQLITE_ROW = 100, SQLITE_DONE };
enum { SQLITE_INTEGER = 1, SQLITE_FLOAT, SQLITE_TEXT, SQLITE_BLOB, SQLITE_NULL };
#define SQLITE3_TEXT SQLITE_TEXT
enum { SQLITE_OPEN_READONLY = 1, SQLITE_OPEN_READWRITE = 2, SQLITE_OPEN_CREATE = 4,
  SQLITE_OPEN_URI = 0x40, SQLITE_OPEN_MEMORY = 0x80, SQLITE_OPEN_NOMUTEX = 0x8000,
  SQLITE_OPEN_FULLMUTEX = 0x10000, SQLITE_OPEN_SHAREDCACHE = 0x20000,
  SQLITE_OPEN_PRIVATECACHE = 0x40000, SQLITE_OPEN_FILEPROTECTION_COMPLETE = 0x100000,
  SQLITE_OPEN_FILEPROTECTION_COMPLETEUNLESSOPEN = 0x200000,
  SQLITE_OPEN_FILEPROTECTION_COMPLETEUNTILFIRSTUSERAUTHENTICATION = 0x300000,
  SQLITE_OPEN_FILEPROTECTION_NONE = 0x400000 };
enum { SQLITE_CONFIG_SINGLETHREAD = 1, SQLITE_CONFIG_MULTITHREAD, SQLITE_CONFIG_SERIALIZED };
enum { SQLITE_PREPARE_PERSISTENT = 1 };
int sqlite3_initialize(void);
int sqlite3_shutdown(void);
int sqlite3_config(int option, ...);
int sqlite3_open(const char *path, sqlite3 **database);
int sqlite3_open_v2(const char *path, sqlite3 **database, int flags, const char *system);
int sqlite3_close(sqlite3 *database);
int sqlite3_close_v2(sqlite3 *database);
int sqlite3_exec(
  sqlite3 *database, const char *text, int (*row)(void *, int, char **, char **), void *context,
  char **error);
int sqlite3_prepare_v2(
  sqlite3 *database, const char *text, int size, sqlite3_stmt **statement, const char **rest);
int sqlite3_prepare(
  sqlite3 *database, const char *text, int size, sqlite3_stmt **statement, const char **rest);
int sqlite3_prepare_v3(
  sqlite3 *database, const char *text, int size, unsigned flags, sqlite3_stmt **statement,
  const char **rest);
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
int sqlite3_bind_blob64(
  sqlite3_stmt *statement, int index, const void *bytes, uint64_t size, sqlite3_destructor_type end);
int sqlite3_bind_text64(
  sqlite3_stmt *statement, int index, const char *text, uint64_t size, sqlite3_destructor_type end,
  unsigned char encoding);
int sqlite3_bind_zeroblob(sqlite3_stmt *statement, int index, int size);
int sqlite3_bind_zeroblob64(sqlite3_stmt *statement, int index, uint64_t size);
const char *sqlite3_bind_parameter_name(sqlite3_stmt *statement, int index);
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
const char *sqlite3_column_decltype(sqlite3_stmt *statement, int column);
const char *sqlite3_sql(sqlite3_stmt *statement);
int sqlite3_stmt_readonly(sqlite3_stmt *statement);
sqlite3 *sqlite3_db_handle(sqlite3_stmt *statement);
int sqlite3_data_count(sqlite3_stmt *statement);
sqlite3_int64 sqlite3_last_insert_rowid(sqlite3 *database);
int sqlite3_changes(sqlite3 *database);
int sqlite3_total_changes(sqlite3 *database);
int sqlite3_get_autocommit(sqlite3 *database);
int sqlite3_extended_errcode(sqlite3 *database);
int sqlite3_errcode(sqlite3 *database);
int sqlite3_extended_result_codes(sqlite3 *database, int extends);
const char *sqlite3_errmsg(sqlite3 *database);
void *sqlite3_malloc(int size);
void *sqlite3_malloc64(sqlite3_uint64 size);
void *sqlite3_realloc(void *memory, int size);
void *sqlite3_realloc64(void *memory, sqlite3_uint64 size);
void sqlite3_free(void *memory);
int sqlite3_busy_timeout(sqlite3 *database, int milliseconds);
int sqlite3_key(sqlite3 *database, const void *key, int size);
int sqlite3_wal_checkpoint(sqlite3 *database, const char *name);
int sqlite3_threadsafe(void);
int sqlite3_busy_handler(sqlite3 *database, int (*body)(void *, int), void *context);
enum { SQLITE_CHECKPOINT_PASSIVE, SQLITE_CHECKPOINT_FULL, SQLITE_CHECKPOINT_RESTART,
  SQLITE_CHECKPOINT_TRUNCATE };
int sqlite3_wal_checkpoint_v2(
  sqlite3 *database, const char *name, int mode, int *frames, int *moved);
int sqlite3_sleep(int milliseconds);
const char *sqlite3_libversion(void);
int sqlite3_libversion_number(void);
#define SQLITE_VERSION_NUMBER 3036000

typedef struct sqlite3_backup sqlite3_backup;
sqlite3_backup *sqlite3_backup_init(
  sqlite3 *target, const char *name, sqlite3 *source, const char *sourceName);
int sqlite3_backup_step(sqlite3_backup *backup, int pages);
int sqlite3_backup_finish(sqlite3_backup *backup);
int sqlite3_backup_remaining(sqlite3_backup *backup);
int sqlite3_backup_pagecount(sqlite3_backup *backup);
const char *sqlite3_errstr(int code);

// A file system uses NSFileManager's files, whatever its name is.
typedef struct sqlite3_vfs sqlite3_vfs;
struct sqlite3_vfs {
  int iVersion, szOsFile, mxPathname;
  sqlite3_vfs *pNext;
  const char *zName;
  void *pAppData;
};
sqlite3_vfs *sqlite3_vfs_find(const char *name);
int sqlite3_vfs_register(sqlite3_vfs *system, int isFirst);
int sqlite3_vfs_unregister(sqlite3_vfs *system);

// Authorizers, hooks and options. Access to the machine and loading code are always refused.
enum { SQLITE_DENY = 1, SQLITE_IGNORE };
enum { SQLITE_CREATE_INDEX = 1, SQLITE_CREATE_TABLE, SQLITE_CREATE_TEMP_INDEX, SQLITE_CREATE_TEMP_TABLE,
  SQLITE_CREATE_TEMP_TRIGGER, SQLITE_CREATE_TEMP_VIEW, SQLITE_CREATE_TRIGGER, SQLITE_CREATE_VIEW, SQLITE_DELETE,
  SQLITE_DROP_INDEX, SQLITE_DROP_TABLE, SQLITE_DROP_TEMP_INDEX, SQLITE_DROP_TEMP_TABLE, SQLITE_DROP_TEMP_TRIGGER,
  SQLITE_DROP_TEMP_VIEW, SQLITE_DROP_TRIGGER, SQLITE_DROP_VIEW, SQLITE_INSERT, SQLITE_PRAGMA, SQLITE_READ,
  SQLITE_SELECT, SQLITE_TRANSACTION, SQLITE_UPDATE, SQLITE_ATTACH, SQLITE_DETACH, SQLITE_ALTER_TABLE,
  SQLITE_REINDEX, SQLITE_ANALYZE, SQLITE_CREATE_VTABLE, SQLITE_DROP_VTABLE, SQLITE_FUNCTION, SQLITE_SAVEPOINT,
  SQLITE_RECURSIVE };
int sqlite3_set_authorizer(
  sqlite3 *database,
  int (*body)(void *, int, const char *, const char *, const char *, const char *), void *context);
void sqlite3_progress_handler(
  sqlite3 *database, int instructions, int (*body)(void *), void *context);
void *sqlite3_commit_hook(sqlite3 *database, int (*body)(void *), void *context);
void *sqlite3_rollback_hook(sqlite3 *database, void (*body)(void *), void *context);
void *sqlite3_update_hook(
  sqlite3 *database, void (*body)(void *, int, const char *, const char *, sqlite3_int64),
  void *context);
enum { SQLITE_DBCONFIG_MAINDBNAME = 1000, SQLITE_DBCONFIG_LOOKASIDE, SQLITE_DBCONFIG_ENABLE_FKEY,
  SQLITE_DBCONFIG_ENABLE_TRIGGER, SQLITE_DBCONFIG_ENABLE_FTS3_TOKENIZER, SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION,
  SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, SQLITE_DBCONFIG_ENABLE_QPSG, SQLITE_DBCONFIG_TRIGGER_EQP,
  SQLITE_DBCONFIG_RESET_DATABASE, SQLITE_DBCONFIG_DEFENSIVE, SQLITE_DBCONFIG_WRITABLE_SCHEMA,
  SQLITE_DBCONFIG_LEGACY_ALTER_TABLE, SQLITE_DBCONFIG_DQS_DML, SQLITE_DBCONFIG_DQS_DDL,
  SQLITE_DBCONFIG_ENABLE_VIEW, SQLITE_DBCONFIG_LEGACY_FILE_FORMAT, SQLITE_DBCONFIG_TRUSTED_SCHEMA };
int sqlite3_db_config(sqlite3 *database, int option, ...);
int sqlite3_enable_load_extension(sqlite3 *database, int isOn);
int sqlite3_load_extension(sqlite3 *database, const char *file, const char *start, char **error);

// The app's functions in statements, limits, and hooks of statements.
typedef struct sqlite3_context sqlite3_context;
typedef struct sqlite3_value sqlite3_value;
enum { SQLITE_UTF8 = 1, SQLITE_UTF16LE, SQLITE_UTF16BE, SQLITE_UTF16, SQLITE_ANY,
  SQLITE_DETERMINISTIC = 0x800 };
enum { SQLITE_LIMIT_LENGTH, SQLITE_LIMIT_SQL_LENGTH, SQLITE_LIMIT_COLUMN, SQLITE_LIMIT_EXPR_DEPTH,
  SQLITE_LIMIT_COMPOUND_SELECT, SQLITE_LIMIT_VDBE_OP, SQLITE_LIMIT_FUNCTION_ARG, SQLITE_LIMIT_ATTACHED,
  SQLITE_LIMIT_LIKE_PATTERN_LENGTH, SQLITE_LIMIT_VARIABLE_NUMBER, SQLITE_LIMIT_TRIGGER_DEPTH,
  SQLITE_LIMIT_WORKER_THREADS };
int sqlite3_limit(sqlite3 *database, int kind, int value);
void sqlite3_interrupt(sqlite3 *database);
int sqlite3_rekey(sqlite3 *database, const void *key, int size);
int sqlite3_create_function(
  sqlite3 *database, const char *name, int count, int flags, void *context,
  void (*call)(sqlite3_context *, int, sqlite3_value **),
  void (*step)(sqlite3_context *, int, sqlite3_value **), void (*end)(sqlite3_context *));
int sqlite3_create_function_v2(
  sqlite3 *database, const char *name, int count, int flags, void *context,
  void (*call)(sqlite3_context *, int, sqlite3_value **),
  void (*step)(sqlite3_context *, int, sqlite3_value **), void (*end)(sqlite3_context *),
  void (*destroy)(void *));
void *sqlite3_user_data(sqlite3_context *context);
void *sqlite3_aggregate_context(sqlite3_context *context, int size);
int sqlite3_value_type(sqlite3_value *value);
int sqlite3_value_numeric_type(sqlite3_value *value);
int sqlite3_value_int(sqlite3_value *value);
sqlite3_int64 sqlite3_value_int64(sqlite3_value *value);
double sqlite3_value_double(sqlite3_value *value);
const unsigned char *sqlite3_value_text(sqlite3_value *value);
const void *sqlite3_value_blob(sqlite3_value *value);
int sqlite3_value_bytes(sqlite3_value *value);
void sqlite3_result_null(sqlite3_context *context);
void sqlite3_result_int(sqlite3_context *context, int value);
void sqlite3_result_int64(sqlite3_context *context, sqlite3_int64 value);
void sqlite3_result_double(sqlite3_context *context, double value);
void sqlite3_result_text(
  sqlite3_context *context, const char *text, int size, sqlite3_destructor_type end);
void sqlite3_result_blob(
  sqlite3_context *context, const void *bytes, int size, sqlite3_destructor_type end);
void sqlite3_result_error(sqlite3_context *context, const char *text, int size);
void sqlite3_result_error_code(sqlite3_context *context, int code);
void sqlite3_result_error_nomem(sqlite3_context *context);
void sqlite3_result_error_toobig(sqlite3_context *context);
void sqlite3_result_value(sqlite3_context *context, sqlite3_value *value);

enum { SQLITE_TRACE_STMT = 1, SQLITE_TRACE_PROFILE = 2, SQLITE_TRACE_ROW = 4, SQLITE_TRACE_CLOSE = 8 };
void *sqlite3_trace(sqlite3 *database, void (*listener)(void *, const char *), void *context);
int sqlite3_trace_v2(
  sqlite3 *database, unsigned mask, int (*listener)(unsigned, void *, void *, void *), void *context);
char *sqlite3_expanded_sql(sqlite3_stmt *statement);

// UTF-16, collations, and texts of statements.
int sqlite3_open16(const void *path, sqlite3 **database);
int sqlite3_prepare16(
  sqlite3 *database, const void *text, int size, sqlite3_stmt **statement, const void **rest);
int sqlite3_prepare16_v2(
  sqlite3 *database, const void *text, int size, sqlite3_stmt **statement, const void **rest);
int sqlite3_prepare16_v3(
  sqlite3 *database, const void *text, int size, unsigned flags, sqlite3_stmt **statement,
  const void **rest);
int sqlite3_bind_text16(
  sqlite3_stmt *statement, int index, const void *text, int size, sqlite3_destructor_type end);
const void *sqlite3_column_text16(sqlite3_stmt *statement, int column);
int sqlite3_column_bytes16(sqlite3_stmt *statement, int column);
const void *sqlite3_column_name16(sqlite3_stmt *statement, int column);
const void *sqlite3_column_decltype16(sqlite3_stmt *statement, int column);
const void *sqlite3_errmsg16(sqlite3 *database);
const void *sqlite3_value_text16(sqlite3_value *value);
const void *sqlite3_value_text16le(sqlite3_value *value);
const void *sqlite3_value_text16be(sqlite3_value *value);
int sqlite3_value_bytes16(sqlite3_value *value);
void sqlite3_result_text16(
  sqlite3_context *context, const void *text, int size, sqlite3_destructor_type end);
void sqlite3_result_text16le(
  sqlite3_context *context, const void *text, int size, sqlite3_destructor_type end);
void sqlite3_result_text16be(
  sqlite3_context *context, const void *text, int size, sqlite3_destructor_type end);
void sqlite3_result_error16(sqlite3_context *context, const void *text, int size);
int sqlite3_create_function16(
  sqlite3 *database, const void *name, int count, int flags, void *context,
  void (*call)(sqlite3_context *, int, sqlite3_value **),
  void (*step)(sqlite3_context *, int, sqlite3_value **), void (*end)(sqlite3_context *));
int sqlite3_create_collation(
  sqlite3 *database, const char *name, int encoding, void *context,
  int (*compare)(void *, int, const void *, int, const void *));
int sqlite3_create_collation_v2(
  sqlite3 *database, const char *name, int encoding, void *context,
  int (*compare)(void *, int, const void *, int, const void *), void (*destroy)(void *));
int sqlite3_create_collation16(
  sqlite3 *database, const void *name, int encoding, void *context,
  int (*compare)(void *, int, const void *, int, const void *));
int sqlite3_collation_needed(
  sqlite3 *database, void *context, void (*needed)(void *, sqlite3 *, int, const char *));
int sqlite3_collation_needed16(
  sqlite3 *database, void *context, void (*needed)(void *, sqlite3 *, int, const void *));
int sqlite3_complete(const char *text);
int sqlite3_complete16(const void *text);
char *sqlite3_mprintf(const char *pattern, ...);

#endif
