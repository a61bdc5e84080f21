-- clang's functions that calculate exactly and report whether the result fits.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local printed = dofile(here .. "support/run_main.lua")

describe("__builtin_add_overflow and its siblings", function()
  it("store the wrapped result and report an overflow", function()
    assert.equal("0 7|1 -2147483648|1 -2|0 -6|1 0|0 2147483647|1 4294967295|0 255|1 0", printed [[
      int r; unsigned u; unsigned char c;
      printf("%d %d|", __builtin_add_overflow(3, 4, &r), r);
      bool over = __builtin_add_overflow(INT_MAX, 1, &r); printf("%d %d|", over, r);
      over = __builtin_mul_overflow(INT_MAX, 2, &r); printf("%d %d|", over, r);
      over = __builtin_mul_overflow(-2, 3, &r); printf("%d %d|", over, r);
      over = __builtin_mul_overflow(65536u, 65536u, &u); printf("%d %u|", over, u);
      over = __builtin_sub_overflow(2147483650u, 3, &r); printf("%d %d|", over, r);
      over = __builtin_sub_overflow(0, 1, &u); printf("%d %u|", over, u);
      over = __builtin_add_overflow(250, 5, &c); printf("%d %d|", over, c);
      over = __builtin_add_overflow(250, 6, &c); printf("%d %d", over, c);]])
  end)

  it("are exact for 64 bits", function()
    assert.equal("1 -9223372036854775808|0 18446744073709551614|1 1|0 -9223372036854775808|1 0|1 9223372036854775807",
      printed [[
      long long r; unsigned long long u;
      bool over = __builtin_add_overflow(LLONG_MAX, 1, &r); printf("%d %lld|", over, r);
      over = __builtin_mul_overflow(LLONG_MAX, 2, &u); printf("%d %llu|", over, u);
      over = __builtin_mul_overflow(ULLONG_MAX, ULLONG_MAX, &u); printf("%d %llu|", over, u);
      over = __builtin_mul_overflow(1ULL << 63, -1, &r); printf("%d %lld|", over, r);
      over = __builtin_umulll_overflow(1ULL << 32, 1ULL << 32, &u); printf("%d %llu|", over, u);
      over = __builtin_ssubll_overflow(LLONG_MIN, 1, &r); printf("%d %lld", over, r);]])
  end)
end)
