-- Functions that old sources call before they define them.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local printed = dofile(here .. "support/run_main.lua")

describe("a function that is called before its definition", function()
  it("has its parameters", function()
    assert.equal("12 7", printed("printf(\"%d %d\", use(), with_names(3, 4));", [[
      #pragma clang diagnostic ignored "-Wimplicit-function-declaration"
      #pragma clang diagnostic ignored "-Wimplicit-int"
      #pragma clang diagnostic ignored "-Wdeprecated-non-prototype"
      struct pair { int a, b; };
      int use(void) { struct pair pair = {5, 7}; return total(pair); }
      int total(struct pair pair) { return pair.a + pair.b; }
      with_names(a, b) int a, b; { return a + b; }]]))
  end)
end)

describe("a function of the library", function()
  it("has clang's name as well", function()
    assert.equal("3 0 1 abc 4.0", printed [[
      char copy[8];
      __builtin_strcpy(copy, "abc");
      __builtin_prefetch(copy, 0, 3);
      printf("%zu %d %d %s %.1f", __builtin_strlen(copy), __builtin_strcmp(copy, "abc"),
        __builtin_memcmp(copy, "ab", 2) == 0, copy, __builtin_pow(2, 2));]])
  end)
end)
