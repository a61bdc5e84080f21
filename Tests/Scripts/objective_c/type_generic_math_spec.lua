-- The macros of <tgmath.h>.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local printed = dofile(here .. "support/run_main.lua")

describe("a type-generic function of mathematics", function()
  it("has the type of its arguments, and that of double for integers", function()
    assert.equal("4 8 8 4 8", printed([[
      float single = 1.7f;
      int integer = 3;
      printf("%zu %zu %zu %zu %zu", sizeof floor(single), sizeof floor(integer), sizeof floor(1.5),
        sizeof fmax(single, single), sizeof pow(single, integer));]], "#import <tgmath.h>"))
  end)

  it("calculates in that type", function()
    assert.equal("1 1 4.59 3", printed([[
      float single = 1.7f;
      double twice = 2.5;
      printf("%d %g %.2f %ld", sqrt(2.0f) == sqrtf(2.0f), floor(single), fma(single, single, single), lround(twice));]],
      "#import <tgmath.h>"))
  end)

  it("has the name of clang's header as well", function()
    assert.equal("1 3", printed([[printf("%g %g", __tg_floor(1.7f), __tg_ceil(2.5));]], "#import <tgmath.h>"))
    assert.equal("4 8 2", printed([[
      float single = 1.7f;
      printf("%zu %zu %g", sizeof(__tg_promote1(single)(single)), sizeof(__tg_promote2(single, 1)(single)),
        __tg_fmax(__tg_promote2(single, 2)(single), __tg_promote2(single, 2)(2)));]], "#import <tgmath.h>"))
  end)
end)
