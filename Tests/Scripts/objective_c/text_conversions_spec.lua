-- <iconv.h>: conversions between the encodings of texts.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local main = dofile(here .. "support/run_main.lua")

local before = [=[
#include <iconv.h>
#include <errno.h>
static void convert(iconv_t conversion, const char *text, size_t room) {
  char *input = (char *)text, output[64] = {0}, *end = output;
  size_t left = strlen(text);
  errno = 0;
  size_t count = iconv(conversion, &input, &left, &end, &room);
  printf("%d %d %zu %td:", (int)count, errno, left, end - output);
  for (char *byte = output; byte < end; byte++) printf(" %x", (unsigned char)*byte);
  printf(" | ");
}
]=]

describe("a conversion of iconv", function()
  it("converts as much as it can, and keeps the rest", function()
    assert.equal("0 0 0 3: 66 fc 72 | -1 7 1 2: 66 fc | -1 92 2 1: 61 | -1 22 1 1: 61 | 0", (main([=[
      iconv_t conversion = iconv_open("ISO-8859-1", "UTF-8");
      convert(conversion, "f\u00fcr", 64);
      convert(conversion, "f\u00fcr", 2);
      convert(conversion, "a\xff" "b", 64);
      convert(conversion, "a\xc3", 64);
      printf("%d", iconv_close(conversion));]=], before)))
  end)

  it("discards invalid characters if it is asked to", function()
    assert.equal("0 0 0 2: 61 62 | 0 0 0 2: 61 62 | 1 0", (main([=[
      iconv_t conversion = iconv_open("UTF-8", "UTF-8");
      int one = 1, trivial = 0;
      iconvctl(conversion, ICONV_SET_DISCARD_ILSEQ, &one);
      convert(conversion, "a\xff\xfe" "b", 64);
      convert(iconv_open("ASCII//IGNORE", "UTF-8"), "a\u20acb", 64);
      iconvctl(conversion, ICONV_TRIVIALP, &trivial);
      printf("%d %d", trivial, iconv_close(conversion));]=], before)))
  end)

  it("is refused for an unknown encoding, and when it is closed", function()
    assert.equal("1 22 -1 9", (main([=[
      printf("%d ", iconv_open("none", "UTF-8") == (iconv_t)-1);
      printf("%d ", errno);
      iconv_t conversion = iconv_open("UTF-16LE", "UTF-8");
      iconv_close(conversion);
      printf("%d ", iconv_close(conversion));
      printf("%d", errno);]=], before)))
  end)
end)
