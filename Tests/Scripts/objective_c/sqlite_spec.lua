-- <sqlite3.h>: databases in files of NSFileManager, by SQLite itself.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local main = dofile(here .. "support/run_main.lua")

local before = [=[
#include <sqlite3.h>
static NSString *path(NSString *name) { return [NSTemporaryDirectory() stringByAppendingPathComponent:name]; }
static sqlite3 *opened(NSString *name) {
  sqlite3 *database = NULL;
  if (sqlite3_open(path(name).UTF8String, &database) != SQLITE_OK) printf("not opened: %s ", sqlite3_errmsg(database));
  return database;
}
static int row(void *context, int count, char **values, char **names) {
  for (int place = 0; place < count; place++) printf("%s=%s ", names[place], values[place] ? values[place] : "NULL");
  (*(int *)context)++;
  return 0;
}
]=]
local made = [=[
sqlite3 *database = opened(@"a.db");
sqlite3_exec(database, "CREATE TABLE birds (name TEXT, size REAL, count INTEGER, song BLOB);", NULL, NULL, NULL);
]=]

describe("a database", function()
  it("stores bound values, and returns them by column", function()
    assert.equal("4 0 wren 9.5 7 3 4 | 1 2 3 4 5 done", (main(made .. [=[
      sqlite3_stmt *statement = NULL;
      sqlite3_prepare_v2(database, "INSERT INTO birds VALUES (?, ?, ?, ?)", -1, &statement, NULL);
      printf("%d ", sqlite3_bind_parameter_count(statement));
      sqlite3_bind_text(statement, 1, "wren", -1, SQLITE_TRANSIENT);
      sqlite3_bind_double(statement, 2, 9.5);
      sqlite3_bind_int(statement, 3, 7);
      sqlite3_bind_blob(statement, 4, "\0\1\2", 3, SQLITE_STATIC);
      int code = sqlite3_step(statement);
      printf("%d ", code != SQLITE_DONE);
      sqlite3_finalize(statement);
      sqlite3_prepare_v2(database, "SELECT *, NULL FROM birds", -1, &statement, NULL);
      sqlite3_step(statement);
      const unsigned char *song = sqlite3_column_blob(statement, 3);
      printf("%s %g %d %d %d | ", sqlite3_column_text(statement, 0), sqlite3_column_double(statement, 1),
        sqlite3_column_int(statement, 2), sqlite3_column_bytes(statement, 3) * song[1], 2 * song[2]);
      printf("%d %d ", sqlite3_column_type(statement, 2), sqlite3_column_type(statement, 1));
      printf("%d %d ", sqlite3_column_type(statement, 0), sqlite3_column_type(statement, 3));
      printf("%d %s", sqlite3_column_type(statement, 4), sqlite3_step(statement) == SQLITE_DONE ? "done" : "more");
      sqlite3_finalize(statement);
      sqlite3_close(database);]=], before)))
  end)

  it("is in its file when the last connection closes", function()
    assert.equal("0 1 name=wren name=tit 2 0", (main(made .. [=[
      sqlite3 *other = opened(@"a.db");
      sqlite3_exec(database, "INSERT INTO birds (name) VALUES ('wren')", NULL, NULL, NULL);
      sqlite3_exec(other, "INSERT INTO birds (name) VALUES ('tit')", NULL, NULL, NULL);
      printf("%d ", sqlite3_close(database));
      sqlite3_close(other);
      [NSFileManager.defaultManager moveItemAtPath:path(@"a.db") toPath:path(@"b.db") error:NULL];
      NSData *data = [NSData dataWithContentsOfFile:path(@"b.db")];
      printf("%d ", strncmp(data.bytes, "SQLite format 3", 15) == 0);
      int count = 0;
      database = opened(@"b.db");
      sqlite3_exec(database, "SELECT name FROM birds", row, &count, NULL);
      printf("%d ", count);
      count = 0;
      sqlite3_exec(opened(@"a.db"), "SELECT name FROM sqlite_master", row, &count, NULL);
      printf("%d", count);]=], before)))
  end)

  it("reports errors", function()
    local words = "14 unable to open database file | 1 no such table: birds | 26 file is not a database | 8 | 21 | 5"
    assert.equal(words, (main([=[
      sqlite3 *database = NULL;
      int code = sqlite3_open_v2(path(@"none.db").UTF8String, &database, SQLITE_OPEN_READWRITE, NULL);
      printf("%d %s | ", code, sqlite3_errmsg(database));
      sqlite3_close(database);
      database = opened(@"c.db");
      char *message = NULL;
      code = sqlite3_exec(database, "SELECT * FROM birds", NULL, NULL, &message);
      printf("%d %s | ", code, message);
      sqlite3_free(message);
      [@"no database at all" writeToFile:path(@"d.db") atomically:YES encoding:NSUTF8StringEncoding error:NULL];
      sqlite3 *text = opened(@"d.db");
      printf("%d %s | ", sqlite3_exec(text, "SELECT * FROM a", NULL, NULL, NULL), sqlite3_errmsg(text));
      sqlite3 *reader = NULL;
      sqlite3_open_v2(path(@"c.db").UTF8String, &reader, SQLITE_OPEN_READONLY, NULL);
      printf("%d | ", sqlite3_exec(reader, "CREATE TABLE a (b)", NULL, NULL, NULL));
      sqlite3_stmt *statement = NULL;
      sqlite3_prepare_v2(database, "SELECT 1", -1, &statement, NULL);
      sqlite3_finalize(statement);
      printf("%d | ", sqlite3_step(statement));
      sqlite3_prepare_v2(database, "SELECT 1", -1, &statement, NULL);
      printf("%d", sqlite3_close(database));]=], before)))
  end)

  it("attaches databases in memory, and no file of the machine", function()
    assert.equal("0 | 23 not authorized | 23 | 0", (main(made .. [=[
      printf("%d | ", sqlite3_exec(database, "ATTACH ':memory:' AS other", NULL, NULL, NULL));
      int code = sqlite3_exec(database, "ATTACH '/tmp/hookhost.db' AS file", NULL, NULL, NULL);
      printf("%d %s | ", code, sqlite3_errmsg(database));
      printf("%d | ", sqlite3_exec(database, "VACUUM INTO '/tmp/hookhost.db'", NULL, NULL, NULL));
      printf("%d", sqlite3_exec(database, "VACUUM", NULL, NULL, NULL));]=], before)))
  end)

  it("is copied into another one, some pages at a time", function()
    assert.equal("0 1 101 0 2 wren", (main(made .. [=[
      sqlite3_exec(database, "INSERT INTO birds (name) VALUES ('wren')", NULL, NULL, NULL);
      sqlite3 *copy = NULL;
      sqlite3_open(":memory:", &copy);
      sqlite3_backup *backup = sqlite3_backup_init(copy, "main", database, "main");
      printf("%d %d ", sqlite3_backup_step(backup, 1), sqlite3_backup_remaining(backup));
      printf("%d %d %d ", sqlite3_backup_step(backup, -1), sqlite3_backup_remaining(backup),
        sqlite3_backup_pagecount(backup));
      sqlite3_backup_finish(backup);
      sqlite3_stmt *statement = NULL;
      sqlite3_prepare_v2(copy, "SELECT name FROM birds", -1, &statement, NULL);
      sqlite3_step(statement);
      printf("%s", sqlite3_column_text(statement, 0));]=], before)))
  end)

  it("is opened by a system of files that has a name", function()
    assert.equal("0 1 no such vfs: Woods | 0 | 1 | constraint failed", (main([=[
      sqlite3 *database = NULL;
      sqlite3_vfs system = *sqlite3_vfs_find(NULL);
      system.zName = "Meadow";
      sqlite3_vfs_register(&system, 0);
      int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
      printf("%d ", sqlite3_open_v2(":memory:", &database, flags, "Meadow"));
      sqlite3_close(database);
      printf("%d ", sqlite3_open_v2(":memory:", &database, flags, "Woods"));
      printf("%s | ", sqlite3_errmsg(database));
      sqlite3_close(database);
      printf("%d | ", sqlite3_vfs_unregister(&system));
      printf("%d | %s", sqlite3_vfs_find("Meadow") == NULL, sqlite3_errstr(SQLITE_CONSTRAINT));]=], before)))
  end)
end)
