-- Keywords with a space before their parenthesis.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local printed = dofile(here .. "support/run_main.lua")

describe("a space after a keyword", function()
  it("leaves selectors, encodings and protocols as they are", function()
    assert.equal("setState:with: i NSCopying", printed [[
      SEL selector = @selector (setState:with:);
      printf("%s %s %s", sel_getName(selector), @encode (int), protocol_getName(@protocol (NSCopying)));]])
  end)

  it("is allowed in a macro too", function()
    assert.equal("count next:", printed([[
      printf("%s %s", sel_getName(NAMED(count)), sel_getName(NEXT));]], [[
      #define NAMED(name) @selector (name)
      #define NEXT @selector  (next:)]]))
  end)

  it("is allowed before the list of a variable argument", function()
    assert.equal("6", printed("printf(\"%d\", sum(3, 1, 2, 3));", [[
      #include <stdarg.h>
      static int sum(int count, ...) {
        va_list list; int result = 0;
        va_start (list, count);
        while (count--) result += va_arg (list, int);
        va_end (list);
        return result;
      }]]))
  end)
end)
