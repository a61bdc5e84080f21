// SQLite's C interface, as in Debian's libsqlite3-0. It is loaded with the first database, and not
// linked.

#ifndef CSQLITE_H
#define CSQLITE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// The library's functions.
typedef struct sqlite_library sqlite_library;

/// A database or a statement as a number; 0 is none.
typedef int64_t sqlite_handle;

/// Bytes owned by the library, valid until the next call with the same handle.
typedef struct {
  const void *_Nullable bytes;
  size_t count;
} sqlite_bytes;

/// These functions are provided because functions of a library that may be missing are found by
/// name, and cast. Loads the library; NULL when it is missing or too old.
sqlite_library *_Nullable sqlite_library_load(const char *name);
void sqlite_library_free(sqlite_library *library);

/// A question of a database while it runs: whether its source allows an action, which four texts describe;
/// whether the time is up; whether its source wants it to go on. 0 continues. The order of the first two
/// texts is below, equal to or above 0; the action is the number of their collation.
typedef enum { sqlite_asks_permission, sqlite_asks_for_time, sqlite_asks_to_go_on, sqlite_asks_for_order } sqlite_asked;
/// The actions of hooks, which ask for permission too: a commit is refused by another answer than 0. An update
/// has the number of its action added, and the schema, the table and the row as texts.
enum { sqlite_commits = 1000, sqlite_rolls_back, sqlite_updates };
/// The hooks that a database has, for `sqlite_ask`.
enum { sqlite_hooks_commits = 1, sqlite_hooks_rollbacks = 2, sqlite_hooks_updates = 4 };
typedef int sqlite_question(void *_Nullable owner, sqlite_handle database, sqlite_asked kind, int action,
                            const char *_Nullable const *_Nullable texts);

/// Opens a guarded database: it reaches no file of the machine and loads no code.
int sqlite_open(sqlite_library *library, const char *uri, int flags, sqlite_question *_Nullable question,
                void *_Nullable owner, sqlite_handle *database);
/// Says whether a database asks for permission, every how many instructions whether to go on, 0 for never, and
/// which hooks it has.
void sqlite_ask(sqlite_library *library, sqlite_handle database, bool authorizes, int steps, int hooks);
/// Defines a collation of a database with a number, or removes the one of that name if it is 0.
int sqlite_collate(sqlite_library *library, sqlite_handle database, const char *name, int number,
                   sqlite_question *question, void *owner);
/// Sets an option of `sqlite3_db_config` that is on or off; those that load code stay off.
int sqlite_configure(sqlite_library *library, sqlite_handle database, int option, int value, int *state);
/// How many bytes all databases of the process may use together; 0 for any number.
void sqlite_limit_memory(sqlite_library *library, int64_t bytes);
int sqlite_close(sqlite_library *library, sqlite_handle database, bool waits);

/// Copies a serialized database into an open one, or replaces the content of an open one by it.
int sqlite_fill(sqlite_library *library, sqlite_handle database, const void *bytes, size_t count);
int sqlite_adopt(sqlite_library *library, sqlite_handle database, const void *bytes, size_t count);

/// Copies one database into another, some pages at a time; 0 is no copy.
sqlite_handle sqlite_copy_begin(sqlite_library *library, sqlite_handle to, const char *name,
                                sqlite_handle from, const char *other);
int sqlite_copy_step(sqlite_library *library, sqlite_handle copy, int pages);
int sqlite_copy_finish(sqlite_library *library, sqlite_handle copy);
/// Returns the number of pages, or of remaining pages.
int sqlite_copy_pages(sqlite_library *library, sqlite_handle copy, bool areLeft);

/// Returns a serialized database, to be freed by `sqlite_contents_free`.
sqlite_bytes sqlite_contents(sqlite_library *library, sqlite_handle database);
void sqlite_contents_free(sqlite_library *library, sqlite_bytes contents);

int sqlite_prepare(sqlite_library *library, sqlite_handle database, const void *text, size_t count,
                   sqlite_handle *statement, size_t *used);

typedef enum { sqlite_does_step, sqlite_does_reset, sqlite_does_finalize, sqlite_does_clear } sqlite_action;
int sqlite_run(sqlite_library *library, sqlite_handle statement, sqlite_action action);

int sqlite_bind_whole(sqlite_library *library, sqlite_handle statement, int place, int64_t value);
int sqlite_bind_real(sqlite_library *library, sqlite_handle statement, int place, double value);
int sqlite_bind_nothing(sqlite_library *library, sqlite_handle statement, int place);
int sqlite_bind_zeros(sqlite_library *library, sqlite_handle statement, int place, uint64_t count);
int sqlite_bind_bytes(sqlite_library *library, sqlite_handle statement, int place, const void *bytes,
                      size_t count, bool isText);

typedef enum { sqlite_of_type, sqlite_of_columns, sqlite_of_row, sqlite_of_parameters, sqlite_of_writing,
               sqlite_of_value } sqlite_number;
int64_t sqlite_statement_number(sqlite_library *library, sqlite_handle statement, sqlite_number kind,
                                int column);
double sqlite_column_real(sqlite_library *library, sqlite_handle statement, int column);

typedef enum { sqlite_of_text, sqlite_of_blob, sqlite_of_name, sqlite_of_declared_type,
               sqlite_of_source, sqlite_of_parameter } sqlite_text;
sqlite_bytes sqlite_statement_text(sqlite_library *library, sqlite_handle statement, sqlite_text kind,
                                   int place);
int sqlite_parameter_place(sqlite_library *library, sqlite_handle statement, const char *name);

typedef enum { sqlite_of_changes, sqlite_of_all_changes, sqlite_of_last_row, sqlite_of_error,
               sqlite_of_extended_error, sqlite_of_autocommit } sqlite_fact;
int64_t sqlite_database_number(sqlite_library *library, sqlite_handle database, sqlite_fact fact);
sqlite_bytes sqlite_message(sqlite_library *library, sqlite_handle database);
/// Returns the message of a result code.
sqlite_bytes sqlite_words(sqlite_library *library, int code);

/// Lets the functions of a database return extended result codes, or no longer.
int sqlite_extend_codes(sqlite_library *library, sqlite_handle database, bool extends);
/// Sets a limit of a database to a value of at least 0; returns the previous one.
int sqlite_limit(sqlite_library *library, sqlite_handle database, int kind, int value);
/// Interrupts the running statements of a database.
void sqlite_stop(sqlite_library *library, sqlite_handle database);
/// Returns a statement's text with the values of its parameters, to be freed by
/// `sqlite_contents_free`.
sqlite_bytes sqlite_expanded(sqlite_library *library, sqlite_handle statement);

/// The calls of a host function in statements: for a row, for the rows of a group and for the
/// group's end. The last case is not a call; it means that the function was removed.
typedef enum { sqlite_calls, sqlite_takes_row, sqlite_ends_group, sqlite_is_forgotten } sqlite_moment;

/// The host function sets the result on `call`, and can read the values while it runs. A group
/// without rows is 0.
typedef void sqlite_function(void *_Nullable owner, int64_t number, sqlite_moment moment,
                             sqlite_handle call, const sqlite_handle *_Nullable values, int count,
                             sqlite_handle group);

/// Defines a host function of a database with a number, or removes the function of that name.
int sqlite_define(sqlite_library *library, sqlite_handle database, const char *name, int count,
                  int flags, bool isAggregate, sqlite_function *_Nullable body,
                  void *_Nullable owner, int64_t number);

typedef enum { sqlite_value_type, sqlite_value_whole, sqlite_value_size } sqlite_value_fact;
int64_t sqlite_value_number(sqlite_library *library, sqlite_handle value, sqlite_value_fact fact);
double sqlite_value_real(sqlite_library *library, sqlite_handle value);
sqlite_bytes sqlite_value_bytes(sqlite_library *library, sqlite_handle value, bool isText);

typedef enum { sqlite_answers_text, sqlite_answers_blob, sqlite_answers_error } sqlite_answer;
void sqlite_answer_whole(sqlite_library *library, sqlite_handle call, int64_t value);
void sqlite_answer_real(sqlite_library *library, sqlite_handle call, double value);
void sqlite_answer_nothing(sqlite_library *library, sqlite_handle call);
void sqlite_answer_bytes(sqlite_library *library, sqlite_handle call, const void *bytes, size_t count,
                         sqlite_answer kind);
void sqlite_answer_code(sqlite_library *library, sqlite_handle call, int code);

#pragma clang assume_nonnull end

#endif
