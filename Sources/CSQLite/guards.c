// Operations that a database refuses in every statement: to reach a file of the machine, load code, or hand out
// and take addresses. Names are compared as SQLite compares them, without regard to case. A source's own
// authorizer and progress handler are asked behind these, and can refuse more, never allow it.

#include "library.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

struct guard {
  guard *next;
  sqlite_library *library;
  void *database;
  sqlite_question *question;
  void *owner;
  bool has_authorizer;
  // A source's progress handler is asked every so many instructions, of which so many have passed.
  int every, passed;
};

// SQLITE_DENY, SQLITE_IGNORE
enum { denies = 1, ignores = 2 };
// SQLITE_PRAGMA, SQLITE_ATTACH, SQLITE_FUNCTION
enum { pragma = 19, attach = 24, function = 31 };
// SQLITE_DBCONFIG_ENABLE_FTS3_TOKENIZER, _ENABLE_LOAD_EXTENSION, _DEFENSIVE
enum { tokenizers = 1004, extensions = 1005, defensive = 1010 };
enum { limit_of_pattern = 8, limit_of_threads = 11 };
// The most bytes of a pattern of LIKE and GLOB, whose time is that of the text times that of the pattern.
enum { longest_pattern = 1000 };
// Instructions between two looks at the time.
enum { usual_steps = 1000 };

static bool is_named(const char *name, const char *const *names) {
  for (; *names != NULL; names++)
    if (strcasecmp(name, *names) == 0) return true;
  return false;
}

static int judge(int action, const char *first, const char *second) {
  static const char *const functions[] = {"fts3_tokenizer", "load_extension", NULL};
  static const char *const folders[] = {"temp_store_directory", "data_store_directory", NULL};
  // Pragmas that affect the whole process, or use files or threads of the machine.
  static const char *const settings[] = {"hard_heap_limit", "soft_heap_limit", "threads",
                                         "temp_store", "lock_proxy_file", NULL};
  if (action == attach) {
    bool is_in_memory = first != NULL && (*first == 0 || strcmp(first, ":memory:") == 0);
    return is_in_memory ? success : denies;
  }
  if (action == function) return second != NULL && is_named(second, functions) ? denies : success;
  if (action != pragma || first == NULL) return success;
  if (is_named(first, folders)) return denies;
  return second != NULL && is_named(first, settings) ? ignores : success;
}

static int authorize(void *context, int action, const char *first, const char *second,
                     const char *schema, const char *trigger) {
  guard *own = context;
  int answer = judge(action, first, second);
  if (answer != success || !own->has_authorizer) return answer;
  const char *const texts[] = {first, second, schema, trigger};
  return own->question(own->owner, number(own->database), sqlite_asks_permission, action, texts);
}

static int look(void *context) {
  guard *own = context;
  if (own->question == NULL) return 0;
  if (own->question(own->owner, number(own->database), sqlite_asks_for_time, 0, NULL)) return 1;
  if (own->every == 0) return 0;
  own->passed += own->every < usual_steps ? own->every : usual_steps;
  if (own->passed < own->every) return 0;
  own->passed = 0;
  return own->question(own->owner, number(own->database), sqlite_asks_to_go_on, 0, NULL);
}

static int commits(void *context) {
  guard *own = context;
  return own->question(own->owner, number(own->database), sqlite_asks_permission, sqlite_commits, NULL);
}

static void rolls_back(void *context) {
  guard *own = context;
  own->question(own->owner, number(own->database), sqlite_asks_permission, sqlite_rolls_back, NULL);
}

static void updates(void *context, int action, const char *schema, const char *table, int64_t row) {
  guard *own = context;
  char digits[24];
  snprintf(digits, sizeof digits, "%lld", (long long)row);
  const char *const texts[] = {schema, table, digits, NULL};
  own->question(own->owner, number(own->database), sqlite_asks_permission, sqlite_updates + action,
                texts);
}

static guard *find(sqlite_library *library, const void *database) {
  guard *own = library->guards;
  while (own != NULL && own->database != database) own = own->next;
  return own;
}

static void watch(const guard *own) {
  int steps = own->every > 0 && own->every < usual_steps ? own->every : usual_steps;
  own->library->progress_handler(own->database, steps, look, (void *)(intptr_t)own);
}

bool guard_database(sqlite_library *library, void *database, sqlite_question *question, void *owner) {
  // A database that waited to be closed may have had the same address.
  guard_ends(library, database);
  guard *made = calloc(1, sizeof *made);
  if (made == NULL) return false;
  if (!define_searches(library, database)) {
    free(made);
    return false;
  }
  *made = (guard){.next = library->guards, .library = library, .database = database,
                  .question = question, .owner = owner};
  library->guards = made;
  library->db_config(database, tokenizers, 0, NULL);
  library->db_config(database, extensions, 0, NULL);
  library->db_config(database, defensive, 1, NULL);
  library->limit(database, limit_of_threads, 0);
  library->limit(database, limit_of_pattern, longest_pattern);
  // Data that does not fit in memory would be written to a file of the machine.
  library->exec(database, "PRAGMA temp_store = MEMORY", NULL, NULL, NULL);
  library->set_authorizer(database, authorize, made);
  watch(made);
  return true;
}

void guard_rests(sqlite_library *library, void *database) {
  library->set_authorizer(database, NULL, NULL);
}

void guard_is_back(sqlite_library *library, void *database) {
  guard *own = find(library, database);
  if (own != NULL) library->set_authorizer(database, authorize, own);
}

void guard_ends(sqlite_library *library, const void *database) {
  for (guard **place = &library->guards; *place != NULL; place = &(*place)->next) {
    guard *own = *place;
    if (own->database != database) continue;
    *place = own->next;
    free(own);
    return;
  }
}

void guards_free(sqlite_library *library) {
  while (library->guards != NULL) guard_ends(library, library->guards->database);
}

void sqlite_ask(sqlite_library *library, sqlite_handle database, bool authorizes, int steps,
                int hooks) {
  guard *own = find(library, pointer(database));
  if (own == NULL) return;
  bool is_other = own->has_authorizer != authorizes;
  own->has_authorizer = authorizes;
  own->every = steps > 0 ? steps : 0;
  own->passed = 0;
  watch(own);
  library->commit_hook(own->database, hooks & sqlite_hooks_commits ? commits : NULL, own);
  library->rollback_hook(own->database, hooks & sqlite_hooks_rollbacks ? rolls_back : NULL, own);
  library->update_hook(own->database, hooks & sqlite_hooks_updates ? updates : NULL, own);
  // Statements that are prepared are checked again.
  if (is_other || authorizes) library->set_authorizer(pointer(database), authorize, own);
}

int sqlite_configure(sqlite_library *library, sqlite_handle database, int option, int value,
                     int *state) {
  *state = 0;
  // SQLITE_DBCONFIG_ENABLE_FKEY to the last option that is on or off.
  if (option < 1002 || option > 1020) return failure;
  bool is_refused = (option == tokenizers || option == extensions) ? value > 0
                    : option == defensive                          ? value == 0
                                                                   : false;
  if (is_refused) {
    library->db_config(pointer(database), option, -1, state);
    return failure;
  }
  return library->db_config(pointer(database), option, value, state);
}

void sqlite_limit_memory(sqlite_library *library, int64_t bytes) { library->hard_heap_limit64(bytes); }
