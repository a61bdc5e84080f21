-- Initializer lists: designated members, indexes, ranges, and the positional elements after them.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

local function body(statements, before)
  return (run("#import <Foundation/Foundation.h>\n#include <wchar.h>\n" .. (before or "") .. "\nint main(void) {\n" .. statements
    .. "\nreturn 0; }"))
end

describe("a list in braces", function()
  it("may name its elements in any order", function()
    assert.equal("3 4 0 0 1 2 / add mul 7 9", body([=[
      for (int i = 0; i < 6; i++) printf("%d ", numbers[i]);
      printf("/ %s %s %d %d", ops[0].name, ops[1].name, ops[0].w[0][0], ops[1].w[1][2]);]=], [=[
      typedef struct { const char *name; int w[2][3]; } Op;
      static int numbers[6] = { [4] = 1, 2, [0] = 3, 4 };
      static Op ops[] = { [1] = { .name = "mul", .w = { {1, 2, 3}, [1] = {[2] = 9} } }, [0] = { "add", {{7}} } };]=]))
  end)

  it("assigns one value to a range of elements", function()
    assert.equal("0 5 7 7 7 8 / 24", body [=[
      int numbers[] = { [2 ... 4] = 7, 8, [1] = 5 };
      for (int i = 0; i < 6; i++) printf("%d ", numbers[i]);
      printf("/ %zu", sizeof numbers);]=])
  end)

  it("continues after a designated nested part", function()
    assert.equal("1 2 3 4 / 0 5 6 7", body([=[
      struct Box a = { .corner.x = 1, 2, 3, 4 }; int m[2][2] = { [0][1] = 5, 6, 7 };
      printf("%d %d %d %d / %d %d %d %d", a.corner.x, a.corner.y, a.w, a.h, m[0][0], m[0][1], m[1][0], m[1][1]);]=],
      "struct Box { struct { int x, y; } corner; int w, h; };"))
  end)

  it("narrows the values of bit-fields, and skips an unnamed one", function()
    assert.equal("1 1 -7 1023", body([=[
      struct Bits bits = { 9, 33, 9, 1023 };
      printf("%u %u %d %u", bits.a, bits.b, bits.c, bits.d);]=],
      "#pragma clang diagnostic ignored \"-Wbitfield-constant-conversion\"\nstruct Bits { unsigned a:3; unsigned b:5; int c:4; unsigned :0; unsigned d:10; };"))
  end)

  it("begins an array of wide characters with a literal", function()
    assert.equal("3 16 e9 df 61 0", body [=[
      wchar_t text[] = L"h\u00e9ß"; const wchar_t *part = L"aß"; unsigned short half[4] = u"a";
      printf("%zu %zu %x %x %x %d", wcslen(text), sizeof text, (unsigned)text[1], (unsigned)part[1], half[0], half[3]);]=])
  end)

  it("evaluates its values in order", function()
    assert.equal("1 2 3 / 1 2 3", body([=[
      int numbers[3] = {next(), ({ next(); }), next()};
      struct Three ordered = {next(), {({ next(); }), next()}};
      printf("%d %d %d / %d %d %d", numbers[0], numbers[1], numbers[2], ordered.a - 3, ordered.part.b - 3, ordered.part.c - 3);]=],
      "struct Three { int a; struct { int b, c; } part; };\nstatic int next(void) { static int n; return ++n; }"))
  end)
end)
