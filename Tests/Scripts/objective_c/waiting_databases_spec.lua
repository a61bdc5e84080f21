-- Busy handlers, the version, and file names of databases.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local printed = dofile(here .. "support/run_main.lua")
local headers = "#include <sqlite3.h>\nstatic int tries(void *most, int count) { printf(\"%d \", count); return count < *(int *)most; }\n"

describe("a connection that finds the lock of another one", function()
  it("asks its busy handler whether to retry", function()
    assert.equal("0 1 2 5 1", printed([=[
      NSString *path = [NSTemporaryDirectory() stringByAppendingPathComponent:@"a.db"];
      sqlite3 *one, *other; sqlite3_stmt *statement; int most = 2;
      sqlite3_open(path.UTF8String, &one); sqlite3_open(path.UTF8String, &other);
      sqlite3_exec(one, "CREATE TABLE t (a); BEGIN EXCLUSIVE", NULL, NULL, NULL);
      sqlite3_busy_handler(other, tries, &most);
      sqlite3_prepare_v2(other, "BEGIN EXCLUSIVE", -1, &statement, NULL);
      printf("%d ", sqlite3_step(statement));
      sqlite3_finalize(statement);
      printf("%d", sqlite3_libversion()[0] == '3' && sqlite3_libversion_number() / 1000000 == 3);
      sqlite3_close(one); sqlite3_close(other);]=], headers))
  end)
end)

describe("the name of a file", function()
  it("is C's text for a URL, and keeps no escapes", function()
    assert.equal("/a b é c", printed([=[
      NSURL *url = [NSURL fileURLWithPath:@"/a b"];
      const char *name = url.fileSystemRepresentation;
      NSString *plain = CFBridgingRelease(CFURLCreateStringByReplacingPercentEscapes(NULL, CFSTR("%C3%A9%20c"), CFSTR("")));
      printf("%s %s", name, plain.UTF8String);]=]))
  end)
end)
