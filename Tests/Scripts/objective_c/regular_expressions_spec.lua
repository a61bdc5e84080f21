-- <regex.h>: POSIX expressions, basic and extended.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local main = dofile(here .. "support/run_main.lua")

local before = [=[
#include <regex.h>
#include <stdio.h>
static void try(const char *pattern, int options, const char *text, int flags) {
  regex_t expression;
  int status = regcomp(&expression, pattern, options);
  if (status) {
    char message[80];
    size_t length = regerror(status, &expression, message, sizeof message);
    printf("%d %s (%zu)\n", status, message, length);
    return;
  }
  regmatch_t matches[4];
  status = regexec(&expression, text, 4, matches, flags);
  printf("%d %zu", status, expression.re_nsub);
  if (!status && !(options & REG_NOSUB))
    for (int i = 0; i < 4; i++) printf(" %lld-%lld", matches[i].rm_so, matches[i].rm_eo);
  printf("\n");
  regfree(&expression);
}
]=]

local function results(...)
  local calls = {}
  for _, call in ipairs {...} do calls[#calls + 1] = "try(" .. call .. ");" end
  return (main(table.concat(calls, "\n"), before))
end

describe("a POSIX expression", function()
  it("says where it and its groups match, in bytes", function()
    assert.equal("0 2 2-6 2-4 5-6 -1--1\n0 1 2-4 -1--1 -1--1 -1--1\n1 0\n0 0 0-0 -1--1 -1--1 -1--1\n", results(
      [["([a-c]+)-(.)", REG_EXTENDED, "\xc3\xa9" "ab-d", 0]], [["xx|(y)", REG_EXTENDED, "abxx", 0]],
      [["z", REG_EXTENDED, "abc", 0]], [["b*", REG_EXTENDED, "abc", 0]]))
  end)

  it("matches the longest text at its place", function()
    assert.equal("0 0 1-4 -1--1 -1--1 -1--1\n0 1 0-6 0-6 -1--1 -1--1\n0 2 0-2 0-0 0-2 -1--1\n0 2 0-10 0-3 3-10 -1--1\n"
      .. "0 0 0-0 -1--1 -1--1 -1--1\n", results(
        [["a|ab|abc", REG_EXTENDED, "xabcd", 0]], [["^(foo|foobar)", REG_EXTENDED, "foobar", 0]],
        [["(a?)(ab)?", REG_EXTENDED, "ab", 0]], [["(wee|week)(knights|night)", REG_EXTENDED, "weeknights", 0]],
        [["x*", REG_EXTENDED, "axx", 0]]))
  end)

  it("has sets with classes, ranges, brackets and negation", function()
    assert.equal("0 0 1-4 -1--1 -1--1 -1--1\n0 0 0-2 -1--1 -1--1 -1--1\n0 0 3-5 -1--1 -1--1 -1--1\n0 0 3-6 -1--1 -1--1 -1--1\n",
      results([==["[[:digit:]_]+", REG_EXTENDED, "a1_2b", 0]==], [==["[][]+", REG_EXTENDED, "[]a", 0]==],
        [["[^a-c\\]+", REG_EXTENDED, "ab\\xyc", 0]], [==["[[:<:]]foo[[:>:]]", REG_EXTENDED, "of foo", 0]==]))
  end)

  it("anchors texts, or lines, unless the ends are none", function()
    assert.equal("1 0\n0 0 2-3 -1--1 -1--1 -1--1\n1 0\n1 0\n0 0 0-2 -1--1 -1--1 -1--1\n", results(
      [["^b$", REG_EXTENDED, "a\nb\n", 0]], [["^b$", REG_EXTENDED | REG_NEWLINE, "a\nb\n", 0]],
      [["^a", REG_EXTENDED, "a", REG_NOTBOL]], [["a$", REG_EXTENDED, "a", REG_NOTEOL]],
      [["a.", REG_EXTENDED, "a\n", 0]]))
  end)

  it("ignores case, and reports no groups, where its options say so", function()
    assert.equal("0 0 1-2 -1--1 -1--1 -1--1\n0 1\n", results(
      [["B", REG_ICASE, "abc", 0]], [["\n\r?\n$|(x)", REG_EXTENDED | REG_NOSUB, "a\r\n\r\n", 0]]))
  end)

  it("has escaped operators where it is basic", function()
    assert.equal("0 1 0-4 0-2 -1--1 -1--1\n0 0 1-4 -1--1 -1--1 -1--1\n0 0 0-2 -1--1 -1--1 -1--1\n0 0 0-3 -1--1 -1--1 -1--1\n",
      results([["\\(ab\\)\\1", 0, "abab", 0]], [["a+b", 0, "xa+b", 0]], [["*a", 0, "*a", 0]], [["a\\{2,3\\}", 0, "aaaa", 0]]))
  end)

  it("that is wrong has an error with Apple's message", function()
    assert.equal("8 parentheses not balanced (25)\n7 brackets ([ ]) not balanced (28)\n"
      .. "13 repetition-operator operand invalid (36)\n5 trailing backslash (\\) (23)\n4 invalid character class (24)\n"
      .. "10 invalid repetition count(s) (28)\n6 invalid backreference number (29)\n11 invalid character range (24)\n", results(
      [["(a", REG_EXTENDED, "", 0]], [["[a", REG_EXTENDED, "", 0]], [["*", REG_EXTENDED, "", 0]], [["a\\", 0, "", 0]],
      [==["[[:no:]]", 0, "", 0]==], [["a{3,2}", REG_EXTENDED, "", 0]], [["\\1", 0, "", 0]], [["[b-a]", 0, "", 0]]))
  end)
end)
