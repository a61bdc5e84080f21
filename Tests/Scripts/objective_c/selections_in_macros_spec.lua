local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_main.lua")

describe("_Generic in a macro", function()
  it("may have comments between its types", function()
    assert.equal("int, another\n", run([[
  printf("%s, %s\n", KIND(1), KIND("x"));
]], [[
#define KIND(value) _Generic(value, \
  int: "int", \
  /* we can't list them all, so (this */ \
  float: "float", \
  default: "another")
]]))
  end)
end)

describe("a selector that a macro has as its parameter", function()
  local before = [[
#define NAMED(method) NSStringFromSelector(@selector(method)).UTF8String
#define OF(object, method) ({ if (NO) [object description]; NAMED2(method); })
#define NAMED2(method) NSStringFromSelector(@selector(method)).UTF8String
#define BOTH(one, other) one, other
]]

  it("is the argument in a block", function()
    assert.equal("init length", run([[
  void (^block)(void) = ^{ printf("%s %s", NAMED(init), NAMED(length)); };
  block();
]], before))
  end)

  it("is the argument where the use is the argument of another macro", function()
    assert.equal("insertObject:atIndex: count", run([[
  void (^block)(void) = ^{ printf("%s %s", BOTH(NAMED(insertObject:atIndex:), NAMED(count))); };
  block();
]], before))
  end)

  it("is the argument that another macro passes on", function()
    assert.equal("objectAtIndex: count", run([[
  void (^block)(void) = ^{ printf("%s %s", BOTH(OF(@[], objectAtIndex:), OF(@"a, (b", count))); };
  block();
]], before))
  end)
end)
