-- Less common functions of the C library; the expected output is that of the same statements compiled by clang.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local printed = dofile(here .. "support/run_main.lua")
local headers = "#include <stdio.h>\n#include <stdlib.h>\n#include <string.h>\n#include <ctype.h>\n#include <math.h>\n"
  .. "#include <time.h>\n#include <errno.h>\n"

describe("C's library", function()
  it("classifies characters, and has Darwin's error messages", function()
    assert.equal("1 0 1 0 11|No such file or directory|Unknown error: 999", printed([=[
      printf("%d %d %d %d %d|", isascii('a') != 0, isascii(200) != 0, isblank('\t') != 0, isblank('x') != 0, digittoint('b'));
      printf("%s|%s", strerror(ENOENT), strerror(999));]=], headers))
  end)

  it("finds and copies parts of memory", function()
    assert.equal("cdef ab, 3 2 7 5 1", printed([=[
      char text[] = "abcdef", to[10] = {0};
      printf("%s ", (char *)memmem(text, 6, "cd", 2));
      memccpy(to, "ab,cd", ',', 10);
      printf("%s ", to);
      printf("%ld %d %d %d %d", (long)(stpncpy(to, "xyz", 9) - to), ffsl(2), fls(100), flsll(16), bcmp("a", "b", 1) != 0);]=],
      headers))
  end)

  it("refuses a field that is too wide, and a product of sizes that overflows", function()
    assert.equal("-1 84 -1 84 -1 84 -1 84 3 abc 0 84 8 00000001", printed([=[
      char text[16];
      int width = snprintf(text, sizeof text, "%*d", -2147483647 - 1, 5), code = errno;
      printf("%d %d ", width, code);
      errno = 0; width = snprintf(NULL, 0, "%2147483647d", 5); printf("%d %d ", width, errno);
      errno = 0; width = sprintf(text, "%.2147483647f", 5.0); printf("%d %d ", width, errno);
      errno = 0; width = fprintf(stderr, "%.99999999999x", 5); printf("%d %d ", width, errno);
      width = snprintf(text, sizeof text, "%.*s", 2147483647, "abc"); printf("%d %s ", width, text);
      errno = 0; size_t count = fwrite(text, (size_t)-1, (size_t)-1, stdout); printf("%zu %d ", count, errno);
      width = snprintf(text, sizeof text, "%08d", 1); printf("%d %s", width, text);]=], headers))
  end)

  it("has POSIX's generator of 48 bits", function()
    assert.equal("0.2664441968 1464659504 1140273416 0.4419963227", printed([=[
      unsigned short own[3] = {1, 2, 3};
      srand48(7); double first = drand48(); long second = lrand48(), third = mrand48();
      printf("%.10f %ld %ld %.10f", first, second, third, erand48(own));]=], headers))
  end)

  it("has the parts and the exponents of numbers", function()
    assert.equal("3 -4 0.5 2 -3 -2", printed([=[
      int quotient = 0;
      double rest = remquo(-7.5, 4, &quotient);
      lldiv_t parts = lldiv(-17, 5);
      printf("%d %d %g %d %lld %lld", ilogb(10), ilogb(0.1), rest, -quotient, parts.quot, parts.rem);]=], headers))
  end)

  it("sorts by functions with a context and by blocks", function()
    assert.equal("9 5 2 | 2 5 9 | 5", printed([=[
      int list[] = {5, 9, 2}, sign = -1, key = 5;
      qsort_r(list, 3, sizeof(int), &sign, order);
      printf("%d %d %d | ", list[0], list[1], list[2]);
      mergesort(list, 3, sizeof(int), plain);
      printf("%d %d %d | ", list[0], list[1], list[2]);
      int *found = bsearch_b(&key, list, 3, sizeof(int), ^(const void *a, const void *b) { return plain(a, b); });
      printf("%d", *found);]=], headers .. [[
      static int plain(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
      static int order(void *sign, const void *a, const void *b) { return *(int *)sign * plain(a, b); }]]))
  end)

  it("reads and writes times", function()
    assert.equal("Sun Sep  9 01:46:40 2001|2024-2-29 13:05:09 rest| 1709211909 1", printed([=[
      time_t moment = 1000000000; struct tm fields = {0};
      char *text = ctime(&moment); printf("%.24s|", text);
      char *rest = strptime("29 Feb 2024 01:05:09 PM rest", "%d %b %Y %I:%M:%S %p", &fields);
      printf("%d-%d-%d %02d:%02d:%02d%s| ", fields.tm_year + 1900, fields.tm_mon + 1, fields.tm_mday, fields.tm_hour,
        fields.tm_min, fields.tm_sec, rest);
      printf("%ld %d", timegm(&fields), strptime("2024-13-01", "%Y-%m-%d", &fields) == NULL);]=], headers))
  end)
end)
