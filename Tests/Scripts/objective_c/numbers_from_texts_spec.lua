-- Numbers that C's library reads from texts, and the compiler's functions on their bits.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local main = dofile(here .. "support/run_main.lua")
local function printed(statements)
  return (main(statements, "#include <errno.h>\n#include <stdlib.h>\n#include <math.h>\n"))
end

describe("a number that is read", function()
  it("is the greatest or the least where the type has no greater or lesser one", function()
    assert.equal("1 1 | 1 1 | 1 1 | 0 7", printed [=[
      errno = 0; printf("%d %d | ", strtol("99999999999999999999", NULL, 10) == LONG_MAX, errno == ERANGE);
      errno = 0; printf("%d %d | ", strtoll("-9223372036854775809", NULL, 10) == LONG_MIN, errno == ERANGE);
      errno = 0; printf("%d %d | ", strtoul("0x10000000000000000", NULL, 16) == ULONG_MAX, errno == ERANGE);
      errno = 0; long seven = strtol("7 ", NULL, 10); printf("%d %ld", errno, seven); ]=])
  end)

  it("ends before the first character that is no digit", function()
    assert.equal("1 ,2 | 12 3 31 -4 | 7 15", printed [=[
      char *end; unsigned long long one = strtoull("1,2", &end, 10);
      printf("%llu %s | ", one, end);
      printf("%ld %d %ld %d | ", strtol("12 34", NULL, 10), atoi("3-4"), strtol("0x1f,2", NULL, 16), atoi("-4.5"));
      printf("%ld %ld", strtol("078", NULL, 0), strtol("f_f", NULL, 16)); ]=])
  end)

  it("may be the last one that fits", function()
    assert.equal("9223372036854775807 -9223372036854775808 18446744073709551615 0", printed [=[
      errno = 0;
      long most = strtol("9223372036854775807", NULL, 10), least = strtol("-9223372036854775808", NULL, 10);
      unsigned long all = strtoul("18446744073709551615", NULL, 10);
      printf("%ld %ld %lu %d", most, least, all, errno); ]=])
  end)

  it("with a fraction can be hexadecimal, infinite or not a number", function()
    assert.equal("12.000000 3 | 1 8 | 1 3 | -0.5 | 1.0 1", printed [=[
      const char *text = "0x1.8p3z", *word = "InfinityX", *none = "nano"; char *end;
      printf("%f ", strtod(text, &end)); printf("%ld | ", (long)(end - text) - 4);
      printf("%d ", isinf(strtod(word, &end)) != 0); printf("%ld | ", (long)(end - word));
      printf("%d ", isnan(strtod(none, &end)) != 0); printf("%ld | ", (long)(end - none));
      printf("%.1f | ", strtod(" -.5e0", NULL));
      const char *cut = "1e+"; printf("%.1f ", strtod(cut, &end)); printf("%ld", (long)(end - cut)); ]=])
  end)

  it("with a fraction reports one that is too great or too small", function()
    assert.equal("1 1 | 1 1 | 0", printed [=[
      errno = 0; printf("%d %d | ", strtod("1e400", NULL) == HUGE_VAL, errno == ERANGE);
      errno = 0; printf("%d %d | ", strtod("1e-400", NULL) == 0, errno == ERANGE);
      errno = 0; strtod("0e9", NULL); printf("%d", errno); ]=])
  end)
end)

describe("the compiler's functions on bits", function()
  it("turn bytes and bits around", function()
    assert.equal("2211 44332211 8877665544332211 1 20 6", printed [=[
      printf("%x %x %llx ", __builtin_bswap16(0x1122), __builtin_bswap32(0x11223344),
        (unsigned long long)__builtin_bswap64(0x1122334455667788));
      printf("%d %x %x", __builtin_parity(7), __builtin_bitreverse8(4), __builtin_rotateleft8(0x81, 2)); ]=])
  end)
end)
