-- Variables with a cleanup attribute: on every exit of their scope.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

local function printed(statements, before)
  return (run([[
    #import <Foundation/Foundation.h>
    static void done(int *p) { printf("%d ", *p); }
    typedef void (^Exit)(void);
    static void leave(__strong Exit *block) { (*block)(); } // a name that the translation uses too
    #define CLEANED __attribute__((cleanup(done), unused))
    #define ON_EXIT __strong Exit exit __attribute__((cleanup(leave), unused)) = ^
  ]] .. (before or "") .. "\nint main(void) {\n" .. statements .. "\nreturn 0; }"))
end

describe("a cleanup", function()
  it("runs when an exception passes, the last declared first", function()
    assert.equal("2 1 caught", printed [[
      @try {
        int one CLEANED = 1, two CLEANED = 2;
        @throw [NSException exceptionWithName:@"N" reason:nil userInfo:nil];
      } @catch (id exception) { printf("caught"); }]])
  end)

  it("runs for each function that an exception leaves", function()
    assert.equal("3 4 caught", printed([[@try { outer(); } @catch (id exception) { printf("caught"); }]], [[
      static void inner(void) { int x CLEANED = 3; [NSException raise:@"N" format:@"f"]; }
      static void outer(void) { ON_EXIT { printf("4 "); }; inner(); }]]))
  end)

  it("runs once where its scope is left by return, break, continue and goto", function()
    assert.equal("1 = 1\n7 8 9 out", printed([[
      printf("= %d\n", answer());
      for (int i = 7; i < 10; i++) { int x CLEANED = i; if (i == 7) continue; if (i == 9) goto out; }
      out: printf("out");]], [[
      static int answer(void) { int x CLEANED = 1; return x; }]]))
  end)

  it("sees its variable's final value", function()
    assert.equal("12 ", printed [[int x CLEANED = 1; int *p = &x; *p += 1; x += 10;]])
  end)

  it("runs after a label as well", function()
    assert.equal("0 1 2 end 5 ", printed [[
      int n = 0; int last CLEANED = 5;
      again: { int x CLEANED = n; n++; }
      if (n < 3) goto again;
      printf("end ");]])
  end)

  it("returns the value of the return statement before it", function()
    assert.equal("6 5", printed([[int value = kept(); printf("%d", value);]], [[
      static int kept(void) { int x CLEANED = 5; return x++; }]]))
  end)
end)
