-- <sqlite3.h>: UTF-16 texts, collations, and texts of statements.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local main = dofile(here .. "support/run_main.lua")

local before = [=[
#include <sqlite3.h>
static NSString *wide(const void *text) {
  const unichar *units = text;
  NSUInteger count = 0;
  while (units && units[count]) count++;
  return text ? [NSString stringWithCharacters:units length:count] : nil;
}
static void run(sqlite3 *database, const char *text) {
  char *words = NULL;
  if (sqlite3_exec(database, text, NULL, NULL, &words) != SQLITE_OK) printf("(%s) ", words);
}
static void list(sqlite3 *database, const char *text) {
  sqlite3_stmt *statement = NULL;
  if (sqlite3_prepare_v2(database, text, -1, &statement, NULL) != SQLITE_OK) printf("(%s) ", sqlite3_errmsg(database));
  while (sqlite3_step(statement) == SQLITE_ROW) printf("%s ", sqlite3_column_text(statement, 0));
  sqlite3_finalize(statement);
}
static int backwards(void *context, int count, const void *one, int otherCount, const void *other) {
  if (context) (*(int *)context)++;
  return -strcmp([[NSString alloc] initWithBytes:one length:count encoding:NSUTF8StringEncoding].UTF8String,
    [[NSString alloc] initWithBytes:other length:otherCount encoding:NSUTF8StringEncoding].UTF8String);
}
static int byLength(void *context, int count, const void *one, int otherCount, const void *other) {
  return count - otherCount;
}
static void needed(void *context, sqlite3 *database, int encoding, const char *name) {
  printf("[%s %d] ", name, encoding);
  if (strcmp(name, "none") != 0) sqlite3_create_collation(database, name, SQLITE_UTF8, NULL, backwards);
}
static void ended(void *context) { printf("ended "); }
static void shout(sqlite3_context *context, int count, sqlite3_value **values) {
  NSString *text = [[NSString alloc] initWithBytes:sqlite3_value_text16(values[0])
    length:sqlite3_value_bytes16(values[0]) encoding:NSUTF16LittleEndianStringEncoding];
  NSData *data = [[text uppercaseString] dataUsingEncoding:NSUTF16LittleEndianStringEncoding];
  sqlite3_result_text16(context, data.bytes, (int)data.length, SQLITE_TRANSIENT);
}
]=]
local opened = "sqlite3 *database = NULL; sqlite3_open(\":memory:\", &database);\n"

describe("texts of UTF-16", function()
  it("are those of statements, values and names", function()
    assert.equal("grüße 𝄞 16 name VARCHAR; [ rest]", (main([=[
      sqlite3 *database = NULL;
      sqlite3_open16(u":memory:", &database);
      list(database, "PRAGMA encoding");
      run(database, "CREATE TABLE t (name VARCHAR)");
      const unichar insert[] = u"INSERT INTO t VALUES (?); rest", *rest = NULL;
      const unichar value[] = u"grüße 𝄞", select[] = u"SELECT name FROM t";
      sqlite3_stmt *statement = NULL;
      sqlite3_prepare16_v2(database, insert, -1, &statement, (const void **)&rest);
      sqlite3_bind_text16(statement, 1, value, -1, SQLITE_TRANSIENT);
      sqlite3_step(statement); sqlite3_finalize(statement);
      sqlite3_prepare16_v2(database, select, sizeof select, &statement, NULL);
      sqlite3_step(statement);
      printf("%s %d %s ", wide(sqlite3_column_text16(statement, 0)).UTF8String, sqlite3_column_bytes16(statement, 0),
        wide(sqlite3_column_name16(statement, 0)).UTF8String);
      printf("%s; [%s]", wide(sqlite3_column_decltype16(statement, 0)).UTF8String, wide(rest).UTF8String);
      sqlite3_finalize(statement); sqlite3_close(database);]=], before):gsub("^UTF%-16le ", "")))
  end)

  it("are those of functions and errors", function()
    assert.equal("ÄB (no such table: x) no such table: x", main(opened .. [=[
      sqlite3_create_function(database, "shout", 1, SQLITE_UTF16, NULL, shout, NULL, NULL);
      list(database, "SELECT shout('äb')");
      run(database, "SELECT * FROM x");
      printf("%s", wide(sqlite3_errmsg16(database)).UTF8String);]=], before))
  end)
end)

describe("a collation", function()
  local rows = "run(database, \"CREATE TABLE t (name); INSERT INTO t VALUES ('a'), ('ccc'), ('bb')\");\n"
  it("orders texts by a function, until it is removed or the database is closed", function()
    assert.equal("ccc bb a 1 ended (no such collation sequence: back) ended ", main(opened .. rows .. [=[
      int calls = 0;
      sqlite3_create_collation_v2(database, "back", SQLITE_UTF8, &calls, backwards, ended);
      list(database, "SELECT name FROM t ORDER BY name COLLATE back");
      printf("%d ", calls > 1);
      sqlite3_create_collation_v2(database, "back", SQLITE_UTF8, NULL, NULL, NULL);
      list(database, "SELECT name FROM t ORDER BY name COLLATE back");
      sqlite3_create_collation_v2(database, "other", SQLITE_UTF8, NULL, backwards, ended);
      sqlite3_close(database);]=], before))
  end)

  it("receives texts in its encoding", function()
    assert.equal("a bb ccc ", main(opened .. rows .. [=[
      sqlite3_create_collation(database, "long", SQLITE_UTF16, NULL, byLength);
      list(database, "SELECT name FROM t ORDER BY name COLLATE long");]=], before))
  end)

  it("is asked for when a statement needs it", function()
    assert.equal("[some 1] ccc bb a ccc bb a [none 1] (no such collation sequence: none) ", main(opened .. rows .. [=[
      sqlite3_collation_needed(database, NULL, needed);
      list(database, "SELECT name FROM t ORDER BY name COLLATE some");
      list(database, "SELECT name FROM t ORDER BY name COLLATE some");
      list(database, "SELECT name FROM t ORDER BY name COLLATE none");]=], before))
  end)
end)

describe("a text of statements", function()
  it("is complete after the semicolon that ends it", function()
    assert.equal("0 1 0 1 0 0 1", main([=[
      const char *texts[] = {"SELECT 1", "SELECT ';' -- ;\n;", "SELECT 'a;", "/* ; */ SELECT 1; ", "-- ;",
        "CREATE TRIGGER a AFTER INSERT ON t BEGIN SELECT 1;", "CREATE TEMP TRIGGER a AFTER INSERT ON t BEGIN SELECT 1; END;"};
      for (int i = 0; i < 7; i++) printf(i ? " %d" : "%d", sqlite3_complete(texts[i]));]=], before))
  end)

  it("is formatted with quotes", function()
    assert.equal("it''s 'it''s' NULL a\"\"b 7", main([=[
      char *text = sqlite3_mprintf("%q %Q %Q %w %d", "it's", "it's", NULL, "a\"b", 7);
      printf("%s", text);
      sqlite3_free(text);]=], before))
  end)
end)
