-- Standard output and standard error that an app redirects to a file or a pipe.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

local function output(statements)
  return (run(([=[
    #import <Foundation/Foundation.h>
    #include <stdio.h>
    #include <unistd.h>
    static NSString *path(void) { return [NSTemporaryDirectory() stringByAppendingPathComponent:@"log.txt"]; }
    static const char *written(void) {
      return [NSString stringWithContentsOfFile:path() encoding:NSUTF8StringEncoding error:NULL].UTF8String;
    }
    int main(void) { @autoreleasepool {
      %s
    } return 0; }]=]):format(statements)))
end

describe("freopen", function()
  it("redirects standard error, and what NSLog writes, to a file", function()
    local text = output [=[
      NSLog(@"before");
      freopen(path().fileSystemRepresentation, "a+", stderr);
      fprintf(stderr, "one\n");
      NSLog(@"two %d", 2);
      printf("out\n");
      printf("[%s]", written());]=]
    assert.matches("before\nout\n%[one\n[^\n]*two 2\n%]$", text)
  end)

  it("redirects standard output", function()
    assert.equal("in file 1\nend", output [=[
      freopen(path().fileSystemRepresentation, "w", stdout);
      printf("in file %d\n", 1);
      puts("two");
      fclose(stdout);
      printf("%.*send", 10, written());]=])
  end)

  it("opens another file in place of an open one, and returns NULL for one that cannot be opened", function()
    assert.equal("b 1", output [=[
      FILE *file = fopen(path().fileSystemRepresentation, "w");
      fputs("a", file);
      file = freopen(path().fileSystemRepresentation, "w", file);
      fputs("b", file);
      fclose(file);
      printf("%s ", written());
      file = fopen(path().fileSystemRepresentation, "r");
      printf("%d", freopen("/none/file", "r", file) == NULL);]=])
  end)
end)

describe("dup2", function()
  it("redirects standard error to a pipe, and back to what dup has kept", function()
    assert.equal("read: to the pipe\nback\n", output [=[
      int ends[2], kept = dup(STDERR_FILENO);
      pipe(ends);
      dup2(ends[1], STDERR_FILENO);
      fprintf(stderr, "to the pipe\n");
      dup2(kept, STDERR_FILENO);
      char bytes[64] = {0};
      read(ends[0], bytes, sizeof bytes);
      printf("read: %s", bytes);
      fprintf(stderr, "back\n");]=])
  end)
end)
