-- `setjmp` and `longjmp` in a source.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

local function printed(definitions, statements, options)
  return (run([[
    #import <Foundation/Foundation.h>
    #include <setjmp.h>
    static jmp_buf place;
  ]] .. definitions .. "\nint main(void) { @autoreleasepool {\n" .. statements .. "\n} return 0; }", options))
end

describe("a long jump", function()
  it("returns to setjmp from nested calls, with its value", function()
    assert.equal("first 3 2 1 back 7 end", printed([[
      static void deep(int depth) { if (depth == 0) longjmp(place, 7); printf("%d ", depth); deep(depth - 1); }]], [[
      int value = setjmp(place);
      if (value == 0) { printf("first "); deep(3); printf("never "); } else { printf("back %d ", value); }
      printf("end");]]))
  end)

  it("runs in one function, in each kind of statement", function()
    assert.equal("0 1 2 end", printed("", [[
      int count = 0;
      switch (setjmp(place)) {
        case 0: printf("0 "); longjmp(place, 0);
        case 1: printf("1 "); count++; longjmp(place, count + 1);
        default: printf("%d ", count + 1);
      }
      printf("end");]]))
    assert.equal("try try caught", printed("", [[
      int tries = 0;
      while (setjmp(place) == 0 || tries < 2) { tries++; printf("try "); longjmp(place, 1); }
      printf("caught");]]))
  end)

  it("returns from its function, and continues loops", function()
    assert.equal("0:a 1:5 2:a 11", printed([[
      static int tried(int number) {
        for (int i = 0; i < 3; i++) {
          if (setjmp(place)) { printf("%d:5 ", i); continue; }
          if (i == number) longjmp(place, 5);
          printf("%d:a ", i);
          if (i == 2) return i + 9;
        }
        return 0;
      }]], [[printf("%d", tried(1));]]))
  end)

  it("has a place of its own for each buffer, also in a structure that is copied", function()
    assert.equal("inner 1 outer 2 end", printed([[
      typedef struct { jmp_buf place; int depth; } Context;
      static void leave(Context context) { longjmp(context.place, context.depth); }]], [[
      Context outer = {.depth = 2};
      if (setjmp(outer.place) == 0) {
        Context inner = {.depth = 1};
        int value = setjmp(inner.place);
        if (value == 0) leave(inner);
        printf("inner %d ", value);
        leave(outer);
      }
      printf("outer %d end", outer.depth);]]))
  end)

  it("passes blocks of the library, and leaves @finally and @catch out", function()
    assert.equal("1 2 back 3", printed("", [[
      int value = setjmp(place);
      if (value == 0) {
        @try {
          [@[@1, @2, @3] enumerateObjectsUsingBlock:^(NSNumber *number, NSUInteger index, BOOL *stop) {
            if (index == 2) longjmp(place, number.intValue);
            printf("%d ", number.intValue);
          }];
        } @catch (id exception) { printf("caught "); } @finally { printf("finally "); }
      } else {
        printf("back %d", value);
      }]]))
  end)

  it("is refused after the block of setjmp has ended", function()
    assert.matches("longjmp: the block that called setjmp has ended", printed([[
      static int set(void) { return setjmp(place); }]], "set(); longjmp(place, 1);"))
  end)
end)
