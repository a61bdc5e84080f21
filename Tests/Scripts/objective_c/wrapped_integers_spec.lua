-- Integers that overflow, and floating-point numbers outside an integer's range, as arm64 computes them.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local printed = dofile(here .. "support/run_main.lua")
local FUNCTIONS = [=[
#include <limits.h>
#include <math.h>
static int times31(const char *s) { int h = 0; while (*s) h = h * 31 + *s++; return h; }
static int oneAtATime(const char *s) {
  int h = 7;
  for (; *s; s++) { h += *s; h += h << 10; h ^= h >> 6; }
  return h;
}
typedef struct { int x; short y; } Pair;
]=]

describe("a signed integer that overflows", function()
  it("wraps in the hash functions of strings", function()
    assert.equal("-1164522623 -623 623 | 1818843398 398 1818843398", printed([=[
      int h = times31("hello world of overflow, and more");
      printf("%d %d %d | ", h, h % 1000, abs(h) % 1000);
      h = oneAtATime("hello world of overflow, and more");
      printf("%d %d %ld", h, h % 1000, (long)h);]=], FUNCTIONS))
  end)

  it("wraps wherever it is stored", function()
    assert.equal("-2147483644 -2147483646 -2147483648 -2147483648 -32768 -2147483648 8", printed([=[
      volatile int most = INT_MAX, least = INT_MIN;
      int i = most;
      i += 5;
      int j = most - 2;
      j = j + 5;
      int a[1] = {most};
      a[0] += 1;
      Pair pair = {most, 32767};
      pair.x++;
      pair.y++;
      long list[] = {i, j, a[0], pair.x, pair.y, -least, i * 2};
      for (int place = 0; place < 7; place++) printf(place ? " %ld" : "%ld", list[place]);]=], FUNCTIONS))
  end)

  it("wraps before it is compared, divided, shifted or boxed", function()
    assert.equal("1 1 0 0 | 1 -1073741824 -4 -2147483647", printed([=[
      for (int x = INT_MAX - 1, c = 0; c < 4; c++, x++) printf("%d ", x > 0);
      volatile int most = INT_MAX;
      printf("| %d %d %d %s", most + 1 < 0, (most + 1) / 2, (most + 1) >> 29, @(most + 2).description.UTF8String);]=],
      FUNCTIONS))
  end)

  it("keeps the low bits of a long expression", function()
    assert.equal("2853 44 4294966096 -1200", printed([=[
      volatile int most = INT_MAX;
      volatile unsigned char byte = 200;
      printf("%d %d ", (most * 3 + 5 - most * 7) * 317 & 0x7FFF, (unsigned char)(byte + 100));
      unsigned wide = byte * -6;
      printf("%u %d", wide, (short)(most * 1200));]=], FUNCTIONS))
  end)
end)

describe("a floating-point number outside an integer's range", function()
  it("becomes the nearest integer of a register", function()
    assert.equal("2147483647 0 -2147483648 0 | 9223372036854775807 -9223372036854775808 18446744073709551615 | -1 0", printed([=[
      volatile double huge = INFINITY, none = NAN, less = -1e10;
      printf("%d %d %d %u | ", (int)huge, (int)none, (int)less, (unsigned)less);
      printf("%ld %ld %lu | ", (long)huge, (long)-huge, (unsigned long)huge);
      printf("%d %d", (short)huge, (unsigned char)less);]=], FUNCTIONS))
  end)

  it("is 0 as an unsigned integer if it is negative", function()
    assert.equal("0 0 12345678901234567168", printed([=[
      volatile CGFloat width = -20;
      NSUInteger columns = width / 10;
      volatile double large = 12345678901234567890.0;
      printf("%lu %u %lu", columns, (uint32_t)width, (unsigned long)large);]=], FUNCTIONS))
  end)
end)
