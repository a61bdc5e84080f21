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
