-- What a database may not do, and how a run's limits reach into SQLite.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

-- Runs statements of C after a database was opened; `sql(text)` prints its code and the words of an error.
local function database(statements, before, options)
  return run([[
    #import <Foundation/Foundation.h>
    #include <sqlite3.h>
    static sqlite3 *db;
    static int shown(void *context, int count, char **values, char **names) {
      printf("%s ", values[0] ?: "NULL");
      return 0;
    }
    static void sql(const char *text) {
      char *words = NULL;
      int code = sqlite3_exec(db, text, shown, NULL, &words);
      printf("%d%s%s\n", code, words ? " " : "", words ?: "");
    }
    ]] .. (before or "") .. [[
    int main(void) {
      sqlite3_open(":memory:", &db);
      ]] .. statements .. [[
      return 0;
    }]], options)
end

describe("a database", function()
  it("takes and tells no address of code", function()
    local text, status = database [[
      sql("select hex(fts3_tokenizer('simple'))");
      sql("select FTS3_Tokenizer('evil', x'4141414141414141')");
      sql("create view v as select fts3_tokenizer('simple') as t");
      sql("select * from v");
      sql("create virtual table q using fts3(x, tokenize=evil)");]]
    assert.equal([[
1 not authorized to use function: fts3_tokenizer
1 not authorized to use function: FTS3_Tokenizer
0
1 unsafe use of fts3_tokenizer()
1 unknown tokenizer: evil
]], text)
    assert.equal(0, status)
  end)

  it("loads no code, and none can allow it", function()
    assert.equal([[
1 not authorized to use function: Load_Extension
1 not authorized
0
1 0
1 0
1 1
0 1
]], (database [[
      int state = 7;
      char *words = NULL;
      sql("select Load_Extension('libm.so.6')");
      int code = sqlite3_load_extension(db, "libm.so.6", NULL, &words);
      printf("%d %s\n", code, words);
      printf("%d\n", sqlite3_enable_load_extension(db, 0));
      code = sqlite3_db_config(db, SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 1, &state);
      printf("%d %d\n", code, state);
      code = sqlite3_db_config(db, SQLITE_DBCONFIG_ENABLE_FTS3_TOKENIZER, 1, &state);
      printf("%d %d\n", code, state);
      code = sqlite3_db_config(db, SQLITE_DBCONFIG_DEFENSIVE, 0, &state);
      printf("%d %d\n", code, state);
      code = sqlite3_db_config(db, SQLITE_DBCONFIG_ENABLE_FKEY, 1, &state);
      printf("%d %d\n", code, state);]]))
  end)

  it("reaches no file of the machine, however a statement is spelled", function()
    local path = os.tmpname()
    os.remove(path)
    local text = database((([[
      sql("attach '%s' as other");
      sql("ATTACH 'file:%s?mode=rwc' AS other");
      sql("vacuum into '%s'");
      sql("PRAGMA Temp_Store_Directory = '/tmp'");
      sql("pragma DATA_STORE_DIRECTORY('/tmp')");
      sql("attach '' as small; attach ':memory:' as smaller; create table small.t(x); detach small");]])
      :gsub("%%s", (path:gsub("%%", "%%%%")))))
    assert.equal(("23 not authorized\n"):rep(2) .. "23 authorization denied\n" .. ("23 not authorized\n"):rep(2) .. "0\n", text)
    assert.is_nil(io.open(path))
  end)

  it("keeps what it sorts in memory, and changes nothing of the process", function()
    assert.equal("0\n2 0\n0\n0 0\n", (database [[
      sql("pragma TEMP_STORE = FILE; pragma hard_heap_limit = 4096; pragma soft_heap_limit = 4096; pragma threads = 4");
      sql("pragma temp_store");
      sql("create table t(x); insert into t values (zeroblob(100000))");
      printf("%d ", sqlite3_limit(db, SQLITE_LIMIT_WORKER_THREADS, 8) + sqlite3_limit(db, SQLITE_LIMIT_WORKER_THREADS, -1));
      sql("");]]))
  end)

  it("asks the authorizer of the source behind its own", function()
    assert.equal([[
0
23 access to secret.x is prohibited
0
1 not authorized to use function: fts3_tokenizer
NULL 0
0
1 0
]], (database([[
      sqlite3_exec(db, "create table secret(x); create table plain(x); create table hidden(x);"
        "insert into secret values (1); insert into hidden values (2)", NULL, NULL, NULL);
      printf("%d\n", sqlite3_set_authorizer(db, allow, "secret"));
      sql("select x from secret");
      sql("select x from plain");
      sql("select fts3_tokenizer('simple')");
      sql("select x from hidden");
      printf("%d\n", sqlite3_set_authorizer(db, NULL, NULL));
      sql("select x from secret");]], [[
      static int allow(void *context, int action, const char *first, const char *second, const char *name,
          const char *trigger) {
        if (action == SQLITE_READ && strcmp(first, context) == 0) return SQLITE_DENY;
        return action == SQLITE_READ && strcmp(first, "hidden") == 0 ? SQLITE_IGNORE : SQLITE_OK;
      }]])))
  end)

  it("refuses to be used by its own authorizer", function()
    assert.equal("21\n21\n0\n", (database([[
      sqlite3_set_authorizer(db, meddle, NULL);
      sql("select 1 where 0");]], [[
      static int meddle(void *context, int action, const char *first, const char *second, const char *name,
          const char *trigger) {
        sqlite3_stmt *statement;
        printf("%d\n%d\n", sqlite3_prepare_v2(db, "select 1", -1, &statement, NULL), sqlite3_close(db));
        return SQLITE_OK;
      }]])))
  end)

  it("is interrupted by the progress handler of the source", function()
    assert.equal("9 interrupted\n4\n0\n", (database([[
      sqlite3_progress_handler(db, 100, look, NULL);
      sql("with recursive c(x) as (select 1 union all select x + 1 from c) select count(*) from c");
      printf("%d\n", looks);
      sqlite3_progress_handler(db, 0, NULL, NULL);
      sql("with recursive c(x) as (select 1 union all select x + 1 from c limit 5000) select 1 from c where x < 0");]], [[
      static int looks;
      static int look(void *context) { return ++looks == 4; }]])))
  end)

  it("raises what its authorizer or its progress handler raises", function()
    assert.equal("denied\nstopped\n", (database([[
      sqlite3_set_authorizer(db, refuse, NULL);
      @try { sql("select 1"); } @catch (NSException *e) { printf("%s\n", e.reason.UTF8String); }
      sqlite3_set_authorizer(db, NULL, NULL);
      sqlite3_progress_handler(db, 10, stop, NULL);
      @try { sql("with recursive c(x) as (select 1 union all select x + 1 from c) select count(*) from c"); }
      @catch (NSException *e) { printf("%s\n", e.reason.UTF8String); }]], [[
      static int refuse(void *context, int action, const char *first, const char *second, const char *name,
          const char *trigger) {
        [NSException raise:@"Refusal" format:@"denied"];
        return 0;
      }
      static int stop(void *context) { [NSException raise:@"Stop" format:@"stopped"]; return 0; }]])))
  end)
end)

describe("the limits of a run", function()
  local endless = 'sql("with recursive c(x) as (select 1 union all select x + 1 from c) select count(*) from c");'

  it("end a statement without end", function()
    local text, status = database(endless, nil, "--time-limit 8")
    assert.match("time limit exceeded", text)
    assert.match("stack traceback", text)
    assert.equal(124, status)
  end)

  it("bound the bytes of a value and of all of them", function()
    local text, status = database([[
      sql("select length(zeroblob(6e9))");
      sqlite3_stmt *statement;
      sqlite3_prepare_v2(db, "select ?", -1, &statement, NULL);
      printf("%d\n", sqlite3_bind_zeroblob(statement, 1, 2147483647));
      printf("%d %d\n", sqlite3_bind_zeroblob(statement, 1, -1), sqlite3_bind_zeroblob(statement, 1, 10));
      sqlite3_step(statement);
      printf("%d\n", sqlite3_column_bytes(statement, 0));
      sqlite3_finalize(statement);
      sqlite3_limit(db, SQLITE_LIMIT_LENGTH, 2000000000);
      sql("select length(zeroblob(1000000000))");
      sql("create table t(x)");
      int code = 0;
      for (int row = 0; row < 20 && code == 0; row++)
        code = sqlite3_exec(db, "insert into t values (zeroblob(50000000))", NULL, NULL, NULL);
      printf("%d\n", code);]], nil, "--memory-limit 400M")
    assert.equal("1 string or blob too big\n18\n0 0\n10\n1 string or blob too big\n0\n7\n",
      (text:gsub("18 string or blob too big", "1 string or blob too big")))
    assert.equal(0, status)
  end)
end)

describe("a handle that is used wrongly", function()
  it("is misuse inside its own step", function()
    local text, status = database([[
      sqlite3_create_function(db, "meddle", 1, SQLITE_UTF8, NULL, meddle, NULL, NULL);
      sql("create table t(x); insert into t values (1), (2)");
      sqlite3_prepare_v2(db, "select meddle(x) from t", -1, &inner, NULL);
      while (sqlite3_step(inner) == SQLITE_ROW) printf("row %d\n", sqlite3_column_int(inner, 0));
      printf("%d\n", sqlite3_finalize(inner));]], [[
      static sqlite3_stmt *inner;
      static void meddle(sqlite3_context *context, int count, sqlite3_value **values) {
        printf("%d %d %d %d ", sqlite3_finalize(inner), sqlite3_reset(inner), sqlite3_step(inner),
          sqlite3_bind_int(inner, 1, 1));
        sqlite3_result_int(context, 5);
      }]])
    assert.equal("0\n21 21 21 21 row 5\n21 21 21 21 row 5\n0\n", text)
    assert.equal(0, status)
  end)

  it("is misuse when it is closed, also the target of a copy", function()
    assert.equal("0 0 21 21\n21 bad parameter or other API misuse\n0 21\n", (database [[
      sqlite3 *target;
      sqlite3_exec(db, "create table t(x); insert into t values (zeroblob(20000))", NULL, NULL, NULL);
      sqlite3_open(":memory:", &target);
      sqlite3_backup *copy = sqlite3_backup_init(target, "main", db, "main");
      printf("%d %d", sqlite3_backup_step(copy, 1), sqlite3_close(target));
      printf(" %d %d\n", sqlite3_backup_step(copy, 1), sqlite3_backup_finish(copy));
      printf("%d %s\n", sqlite3_exec(target, "select 1", NULL, NULL, NULL), sqlite3_errmsg(target));
      int code = sqlite3_close(db);
      printf("%d %d\n", code, sqlite3_close_v2(db));]]))
  end)

  it("is misuse when it is forged", function()
    local text, status = database [[
      struct { long handle; } forged = {4096};
      printf("%d %d %d %d\n", sqlite3_step((sqlite3_stmt *)0x1234), sqlite3_step((sqlite3_stmt *)db),
        sqlite3_step((sqlite3_stmt *)malloc(64)), sqlite3_step((sqlite3_stmt *)&forged));
      printf("%d %d %d\n", sqlite3_exec((sqlite3 *)0x1234, "select 1", NULL, NULL, NULL),
        sqlite3_reset((sqlite3_stmt *)&forged), sqlite3_backup_step((sqlite3_backup *)db, 1));
      printf("%d %d\n", sqlite3_db_handle((sqlite3_stmt *)0x1234) == NULL, sqlite3_set_authorizer(NULL, NULL, NULL));]]
    assert.equal("21 21 21 21\n21 21 21\n1 21\n", text)
    assert.equal(0, status)
  end)
end)

describe("the module of sources in a sandbox", function()
  it("is found by sources alone", function()
    local source = os.tmpname()
    os.remove(source)
    local folder, name = source:match "^(.*)/([^/]*)$"
    local file = assert(io.open(source .. ".m", "w"))
    file:write [[
      #import <Foundation/Foundation.h>
      @interface Sandboxed : NSObject @end
      @implementation Sandboxed
      + (int)sum { int values[] = {1, 2, 3}, sum = 0; for (int i = 0; i < 3; i++) sum += values[i]; return sum; }
      @end
      int main(void) { printf("%d\n", [Sandboxed sum]); return 0; }]]
    file:close()
    file = assert(io.open(source .. ".lua", "w"))
    file:write(([[
      objc.import(%q)
      print(objc.Sandboxed:sum(), pcall(require, "hookhost.c"), package.preload["hookhost.c"], package.loaded["hookhost.c"])]])
      :format(source .. ".m"))
    file:close()
    local program = arg and arg[-1] or "hookhost"
    local function output(ending)
      local pipe = assert(io.popen(("cd '%s' && '%s' --sandbox '%s%s' 2>/dev/null"):format(folder, program, name, ending)))
      local text = pipe:read "a"
      pipe:close()
      return text
    end
    assert.equal("6\n", output ".m")
    assert.equal("6\tfalse\tnil\tnil\n", output ".lua")
    os.remove(source .. ".m")
    os.remove(source .. ".lua")
  end)
end)
