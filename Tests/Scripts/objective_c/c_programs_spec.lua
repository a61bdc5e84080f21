-- Programs in C, which clang compiles without ARC; devices; and processes, which a device does not start.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local printed = dofile(here .. "support/run_main.lua")
local program = arg and arg[-1] or "hookhost"

describe("a source in C", function()
  local folder
  before_each(function()
    folder = os.tmpname()
    os.remove(folder)
    assert(os.execute(("mkdir '%s'"):format(folder)))
  end)
  after_each(function() os.execute(("rm -r '%s'"):format(folder)) end)
  local function write(name, text)
    local file <close> = assert(io.open(folder .. "/" .. name, "w"))
    file:write(text)
  end
  local PROGRAM = [[
    #include <dispatch/dispatch.h>
    #include <stdio.h>
    const char *name(void);
    static void check(const void *object) { printf("%d %s\n", object != NULL, name()); }
    int
    main(void)
    {
      dispatch_queue_t queue = dispatch_queue_create("q", NULL);
      check(queue);
      dispatch_release(queue);
      return 0;
    }
  ]]

  it("passes dispatch's objects as pointers, as in a folder without Objective-C", function()
    write("main.c", PROGRAM)
    write("name.c", "const char *name(void) { return \"folder\"; }")
    local pipe <close> = assert(io.popen(("'%s' '%s' 2>&1"):format(program, folder)))
    assert.equal("1 folder\n", pipe:read "a")
  end)
end)

describe("a device file", function()
  it("is read and written like a file", function()
    assert.equal("0 3 | 4 0 3 | 1 | -1", printed([=[
      char bytes[4] = {1, 1, 1, 1};
      int null = open("/dev/null", O_RDWR), zero = open("/dev/zero", O_RDONLY);
      printf("%zd %zd | ", read(null, bytes, 4), write(null, "abc", 3));
      printf("%zd %d ", read(zero, bytes, 4), bytes[3]);
      FILE *random = fopen("/dev/urandom", "r");
      printf("%zu | ", fread(bytes, 1, 3, random));
      struct stat info;
      stat("/dev/urandom", &info);
      printf("%d | %d", S_ISCHR(info.st_mode), open("/dev/unknown", O_RDONLY));]=]))
  end)
end)

describe("another process", function()
  it("is not started", function()
    assert.equal("-1 1 -1 10 1", printed([=[
      int child = fork();
      printf("%d %d ", child, errno);
      int ended = waitpid(0, NULL, 0);
      printf("%d %d ", ended, errno);
      printf("%d", (*_NSGetArgv())[0] != NULL && *_NSGetEnviron() != NULL);]=]))
  end)
end)
