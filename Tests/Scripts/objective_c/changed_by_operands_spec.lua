-- Compound assignments whose right side changes the variable.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local printed = dofile(here .. "support/run_main.lua")

describe("a compound assignment", function()
  it("reads the variable after the right side", function()
    assert.equal("131 15 107 6", printed([[
      list[0] |= changing();
      Counter *counter = [Counter new];
      int total = [counter total];
      hidden = 100;
      hidden += changing_hidden();
      struct pair pair = {1, 1}, *p = &pair;
      p->a += changing_pair(p);
      printf("%u %d %d %d", list[0], total, hidden, pair.a);]], [[
      unsigned list[1] = {2};
      static unsigned changing(void) { list[0] |= 128; return 1; }
      static int hidden;
      static int changing_hidden(void) { hidden += 5; return 2; }
      struct pair { int a, b; };
      static int changing_pair(struct pair *p) { p->a = 4; return 2; }
      @interface Counter : NSObject { int _sum; }
      @end
      @implementation Counter
      - (int)part { _sum += 10; return 5; }
      - (int)total { _sum += [self part]; return _sum; }
      @end]]))
  end)

  it("reads a local variable of its own at any time", function()
    assert.equal("7 12", printed([[
      int number = 3;
      number += twice(2);
      __block int shared = 1;
      int (^block)(void) = ^{ shared = 10; return 2; };
      shared += block();
      printf("%d %d", number, shared);]], "static int twice(int n) { return 2 * n; }"))
  end)
end)
