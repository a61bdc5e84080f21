-- <sqlite3.h>: application-defined functions, limits and trace callbacks.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local main = dofile(here .. "support/run_main.lua")

local before = [=[
#include <sqlite3.h>
static void twice(sqlite3_context *context, int count, sqlite3_value **values) {
  switch (sqlite3_value_type(values[0])) {
  case SQLITE_INTEGER: sqlite3_result_int64(context, 2 * sqlite3_value_int64(values[0])); break;
  case SQLITE_FLOAT: sqlite3_result_double(context, 2 * sqlite3_value_double(values[0])); break;
  case SQLITE_NULL: sqlite3_result_error(context, "nothing to double", -1); break;
  default: {
    NSString *text = [NSString stringWithUTF8String:(const char *)sqlite3_value_text(values[0])];
    text = [text stringByAppendingString:text];
    sqlite3_result_text(context, text.UTF8String, -1, SQLITE_TRANSIENT);
  }
  }
}
static void add(sqlite3_context *context, int count, sqlite3_value **values) {
  long *sum = sqlite3_aggregate_context(context, sizeof(long));
  *sum += sqlite3_value_int(values[0]);
}
static void end(sqlite3_context *context) {
  long *sum = sqlite3_aggregate_context(context, 0);
  sqlite3_result_int64(context, sum ? *sum + *(int *)sqlite3_user_data(context) : -1);
}
static void goodbye(void *context) { printf("goodbye "); }
static int row(void *context, int count, char **values, char **names) {
  for (int place = 0; place < count; place++) printf("%s ", values[place] ? values[place] : "NULL");
  return 0;
}
static void run(sqlite3 *database, const char *text) {
  char *words = NULL;
  if (sqlite3_exec(database, text, row, NULL, &words) != SQLITE_OK) printf("(%s) ", words);
}
static void heard(void *context, const char *text) { printf("<%s> ", text); }
]=]
local opened = "sqlite3 *database = NULL; sqlite3_open(\":memory:\", &database);\n"

it("extended result codes are returned once a database is told to", function()
  assert.equal("19 0 2067 0 19 21", (main(opened .. [=[
    run(database, "CREATE TABLE t(a UNIQUE); INSERT INTO t VALUES(1)");
    const char *again = "INSERT INTO t VALUES(1)";
    printf("%d ", sqlite3_exec(database, again, NULL, NULL, NULL));
    printf("%d ", sqlite3_extended_result_codes(database, 1));
    printf("%d ", sqlite3_exec(database, again, NULL, NULL, NULL));
    printf("%d ", sqlite3_extended_result_codes(database, 0));
    printf("%d ", sqlite3_exec(database, again, NULL, NULL, NULL));
    printf("%d", sqlite3_extended_result_codes(NULL, 1));]=], before)))
end)

describe("a function of the app's own", function()
  it("receives values of any type, and returns any type", function()
    assert.equal("14 3.0 abab (nothing to double) ", (main(opened .. [=[
      sqlite3_create_function(database, "twice", 1, SQLITE_UTF8, NULL, twice, NULL, NULL);
      run(database, "SELECT twice(7), twice(1.5), twice('ab')");
      run(database, "SELECT twice(NULL)");]=], before)))
  end)

  it("gathers the rows of each group", function()
    assert.equal("a 106 b 104 -1 ", (main(opened .. [=[
      int more = 100;
      sqlite3_create_function(database, "total", 1, SQLITE_UTF8, &more, NULL, add, end);
      run(database, "CREATE TABLE t (name, n); INSERT INTO t VALUES ('a', 1), ('b', 4), ('a', 5)");
      run(database, "SELECT name, total(n) FROM t GROUP BY name");
      run(database, "SELECT total(n) FROM t WHERE n > 9");]=], before)))
  end)

  it("is removed with its database, or when another one is registered under its name", function()
    assert.equal("goodbye (no such function: twice) goodbye ", (main(opened .. [=[
      sqlite3_create_function_v2(database, "twice", 1, SQLITE_UTF8, NULL, twice, NULL, NULL, goodbye);
      sqlite3_create_function_v2(database, "twice", 1, SQLITE_UTF8, NULL, NULL, NULL, NULL, NULL);
      run(database, "SELECT twice(7)");
      sqlite3_create_function_v2(database, "twice", 1, SQLITE_UTF8, NULL, twice, NULL, NULL, goodbye);
      sqlite3_close(database);]=], before)))
  end)

  it("can be a block, whose exception is raised by the statement", function()
    assert.equal("raised: why ", (main(opened .. [=[
      void (^body)(sqlite3_context *, int, sqlite3_value **) = ^(sqlite3_context *c, int n, sqlite3_value **v) {
        [NSException raise:@"Trouble" format:@"why"];
      };
      sqlite3_create_function(database, "trouble", 0, SQLITE_UTF8, (__bridge void *)body, call, NULL, NULL);
      @try { run(database, "SELECT trouble()"); }
      @catch (NSException *e) { printf("raised: %s ", e.reason.UTF8String); }]=], before .. [=[
      static void call(sqlite3_context *context, int count, sqlite3_value **values) {
        void (^block)(sqlite3_context *, int, sqlite3_value **) = (__bridge id)sqlite3_user_data(context);
        block(context, count, values);
      }
      ]=])))
  end)
end)

describe("a database", function()
  it("has limits that can be lowered", function()
    assert.equal("1 1 (string or blob too big) ", (main(opened .. [=[
      int old = sqlite3_limit(database, SQLITE_LIMIT_LENGTH, 10);
      printf("%d %d ", old > 10, sqlite3_limit(database, SQLITE_LIMIT_LENGTH, -1) == 10);
      run(database, "SELECT 'a text of more than ten bytes' || 'and more'");]=], before)))
  end)

  it("notifies a listener of each statement, with the values of its parameters", function()
    assert.equal("<SELECT 1> 1 <SELECT 'wren'> ", (main(opened .. [=[
      sqlite3_trace(database, heard, NULL);
      run(database, "SELECT 1");
      sqlite3_stmt *statement = NULL;
      sqlite3_prepare_v2(database, "SELECT ?", -1, &statement, NULL);
      sqlite3_bind_text(statement, 1, "wren", -1, SQLITE_TRANSIENT);
      sqlite3_step(statement);
      sqlite3_finalize(statement);
      sqlite3_trace(database, NULL, NULL);
      sqlite3_exec(database, "SELECT 2", NULL, NULL, NULL);]=], before)))
  end)
end)

describe("the file of a database", function()
  it("may be replaced while a connection to the former one is open", function()
    assert.equal("0 0 0 1 ", (main([=[
      NSFileManager *files = NSFileManager.defaultManager;
      NSString *folder = NSTemporaryDirectory();
      NSString *path = [folder stringByAppendingPathComponent:@"used.sqlite"];
      NSString *fresh = [folder stringByAppendingPathComponent:@"fresh.sqlite"];
      sqlite3 *made, *first, *second;
      sqlite3_open(fresh.UTF8String, &made);
      run(made, "CREATE TABLE own (x)");
      sqlite3_close(made);
      for (int round = 0; round < 2; round++) {
        [files removeItemAtPath:path error:NULL];
        [files copyItemAtPath:fresh toPath:path error:NULL];
        sqlite3_open(path.UTF8String, round == 0 ? &first : &second);
        printf("%d ", sqlite3_exec(round == 0 ? first : second, "CREATE TABLE other (x)", NULL, NULL, NULL));
      }
      run(second, "DROP TABLE other");
      sqlite3_close(first);
      sqlite3_close(second);
      sqlite3_open(path.UTF8String, &second);
      printf("%d ", sqlite3_exec(second, "CREATE TABLE other (x)", NULL, NULL, NULL));
      printf("%d ", sqlite3_exec(second, "CREATE TABLE own (x)", NULL, NULL, NULL));]=], before)))
  end)
end)

describe("the list of databases", function()
  it("has the path of each file", function()
    assert.equal("main named 1 ", (main([=[
      NSString *path = [NSTemporaryDirectory() stringByAppendingPathComponent:@"named"];
      sqlite3 *database;
      sqlite3_open(path.UTF8String, &database);
      sqlite3_stmt *statement;
      sqlite3_prepare_v2(database, "PRAGMA database_list", -1, &statement, NULL);
      sqlite3_step(statement);
      NSString *file = @((const char *)sqlite3_column_text(statement, 2));
      printf("%s %s %d ", sqlite3_column_text(statement, 1), file.lastPathComponent.UTF8String, [file isEqual:path]);
      sqlite3_finalize(statement);
      sqlite3_close(database);]=], before)))
  end)
end)

describe("the memory of SQLite", function()
  it("is allocated, resized and freed by its functions", function()
    assert.equal("abc 1 ", (main([=[
      char *text = sqlite3_malloc(4);
      strcpy(text, "abc");
      text = sqlite3_realloc64(text, 100);
      printf("%s %d ", text, sqlite3_malloc64(0) == NULL);
      sqlite3_free(text);
      sqlite3_free(NULL);]=], before)))
  end)

  it("refuses a value by its size alone", function()
    assert.equal("18 string or blob too big 0 ", (main(opened .. [=[
      sqlite3_stmt *statement;
      sqlite3_prepare_v2(database, "SELECT ?", -1, &statement, NULL);
      char bytes[4] = "abc";
      int size = sqlite3_limit(database, SQLITE_LIMIT_LENGTH, -1) + 1;
      printf("%d ", sqlite3_bind_blob(statement, 1, bytes, size, SQLITE_TRANSIENT));
      printf("%s ", sqlite3_errmsg(database));
      printf("%d ", sqlite3_bind_blob(statement, 1, bytes, 3, SQLITE_TRANSIENT));]=], before)))
  end)
end)
