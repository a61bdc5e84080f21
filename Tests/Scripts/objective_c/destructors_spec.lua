-- Functions that run before and after main.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local printed = dofile(here .. "support/run_main.lua")

describe("a function with the attribute destructor", function()
  it("runs after main and the functions of atexit", function()
    assert.equal("first main last of main, last", printed("printf(\"main \"); atexit(last_of_main);", [[
      __attribute__((constructor)) static void first(void) { printf("first "); }
      __attribute__((destructor)) static void last(void) { printf("last"); }
      static void last_of_main(void) { printf("last of main, "); }]]))
  end)

  it("runs when the program calls exit", function()
    assert.equal("main last", printed("printf(\"main \"); exit(0);", [[
      void last(void) __attribute__((destructor));
      void last(void) { printf("last"); }]]))
  end)
end)
