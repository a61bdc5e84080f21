-- A weak global variable does not retain its object, wherever the keyword is written.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local main = dofile(here .. "support/run_main.lua")

describe("a weak variable of a file", function()
  it("is nil after its object is deallocated", function()
    assert.equal("1 1 1 0 0 0\n", (main([=[
      @autoreleasepool {
        NSObject *object = [NSObject new];
        before = object;
        after = object;
        hidden = object;
        printf("%d %d %d ", before != nil, after != nil, hidden != nil);
      }
      printf("%d %d %d\n", before != nil, after != nil, hidden != nil); ]=], [=[
      __weak id before;
      id __weak after;
      static NSObject *__weak hidden;
      ]=])))
  end)

  it("can be read in a block and a method", function()
    assert.equal("kept gone\n", (main([=[
      const char *(^told)(void) = ^const char *{ return shared ? "kept" : "gone"; };
      @autoreleasepool {
        NSObject *object = [NSObject new];
        shared = object;
        printf("%s ", told());
      }
      printf("%s\n", told()); ]=], "NSObject *__weak shared;\n")))
  end)
end)
