-- Libraries that a source opens by their paths.

local here <const> = debug.getinfo(1, "S").source:match "^@(.*/)"
local main <const> = dofile(here .. "support/run_main.lua")
local INCLUDES <const> = "#include <dlfcn.h>\n"

describe("dlopen", function()
  it("opens libraries of the system, and has the error of others once", function()
    assert.equal("1 1 1 1 0 0 0 dlopen(/nothing/here.dylib, 0x0002): tried: '/nothing/here.dylib' (no such file) 1", (main([=[
      printf("%d ", dlopen(NULL, RTLD_LAZY) != NULL);
      printf("%d ", dlopen("/System/Library/Frameworks/UIKit.framework/UIKit", RTLD_LAZY) != NULL);
      printf("%d ", dlopen("/usr/lib/libobjc.A.dylib", RTLD_LAZY) != NULL);
      printf("%d ", dlopen("libsqlite3.dylib", RTLD_LAZY) != NULL);
      printf("%d ", dlopen("libc.so.6", RTLD_LAZY) != NULL);
      printf("%d ", dlopen("/System/Library/Frameworks/Nothing.framework/Nothing", RTLD_LAZY) != NULL);
      printf("%d ", dlopen("/nothing/here.dylib", RTLD_NOW) != NULL);
      printf("%s ", dlerror());
      printf("%d", dlerror() == NULL);]=], INCLUDES)))
  end)

  it("leaves to dlsym the functions that exist", function()
    assert.equal("1 0 1", (main([=[
      void *program = dlopen(NULL, RTLD_LAZY);
      printf("%d ", dlsym(program, "strlen") != NULL);
      printf("%d ", dlsym(program, "no_such_function") != NULL);
      printf("%d", strstr(dlerror(), "no_such_function") != NULL);]=], INCLUDES .. "#include <string.h>\n")))
  end)
end)
