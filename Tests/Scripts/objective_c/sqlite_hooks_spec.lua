-- The hooks of <sqlite3.h>: commits, rollbacks and updates of a database.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

local function database(statements)
  return run([[
    #import <Foundation/Foundation.h>
    #include <sqlite3.h>
    static int refuses;
    static int committed(void *context) { printf("commit %s\n", (char *)context); return refuses; }
    static void rolled_back(void *context) { printf("rollback %s\n", (char *)context); }
    static void updated(void *context, int action, const char *schema, const char *table, sqlite3_int64 row) {
      printf("%s %s.%s %lld %s\n", action == SQLITE_INSERT ? "insert" : action == SQLITE_DELETE ? "delete"
        : action == SQLITE_UPDATE ? "update" : "?", schema, table, row, (char *)context);
    }
    static void sql(sqlite3 *db, const char *text) {
      int code = sqlite3_exec(db, text, NULL, NULL, NULL);
      if (code) printf("%d %s\n", code, sqlite3_errmsg(db));
    }
    int main(void) {
      sqlite3 *db;
      sqlite3_open(":memory:", &db);
      sql(db, "create table t (a)");
      ]] .. statements .. [[
      return sqlite3_close(db);
    }]])
end

describe("a database's hook", function()
  it("is called for each changed row", function()
    local text, status = database [[
      printf("%d\n", sqlite3_update_hook(db, updated, "one") == NULL);
      sql(db, "insert into t values (1), (2)");
      sql(db, "update t set a = 3 where a = 2");
      sql(db, "delete from t where a = 1");
      sql(db, "insert into t (rowid, a) values (5000000000, 1)");
      printf("%s\n", (char *)sqlite3_update_hook(db, NULL, NULL));
      sql(db, "insert into t values (4)");]]
    assert.equal([[
1
insert main.t 1 one
insert main.t 2 one
update main.t 2 one
delete main.t 1 one
insert main.t 5000000000 one
one
]], text)
    assert.equal(0, status)
  end)

  it("is called before a commit, which it can refuse, and after a rollback", function()
    local text, status = database [[
      sqlite3_commit_hook(db, committed, "c");
      sqlite3_rollback_hook(db, rolled_back, "r");
      sql(db, "insert into t values (1)");
      sql(db, "begin; insert into t values (2); rollback");
      refuses = 1;
      sql(db, "insert into t values (3)");
      sqlite3_commit_hook(db, NULL, NULL);
      sql(db, "insert into t values (4)");
      sqlite3_stmt *count;
      sqlite3_prepare_v2(db, "select count(*) from t", -1, &count, NULL);
      sqlite3_step(count);
      printf("%d\n", sqlite3_column_int(count, 0));
      sqlite3_finalize(count);]]
    assert.equal("commit c\nrollback r\ncommit c\nrollback r\n19 constraint failed\n2\n", text)
    assert.equal(0, status)
  end)
end)
