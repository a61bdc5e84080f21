-- Anonymous structures and unions, whose fields are accessed as if they were their owner's.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local printed = dofile(here .. "support/run_main.lua")

local shape = [[
  typedef struct Shape {
    enum { Point, Circle, Box } kind;
    union {
      struct { union { union { double radius; } inner; double wide; }; };
      struct { union { int width; }; int height; };
    };
    struct { struct { int red; struct { int green; }; }; };
  } Shape;
]]

describe("a field of a member without a name", function()
  it("is reached through as many of them as there are", function()
    assert.equal("0.75 0.75 7 8 9", printed([[
      Shape shape; memset(&shape, 0, sizeof shape);
      shape.wide = 0.75; shape.red = 7; shape.green = 8;
      printf("%g %g %d %d ", shape.wide, shape.inner.radius, shape.red, shape.green);
      Shape *p = &shape; p->green += 1;
      printf("%d", shape.green);]], shape))
  end)

  it("is copied with its owner, and overlaps the other fields of a union", function()
    assert.equal("3 4 3 5 1", printed([[
      Shape one = {.kind = Box}, other;
      one.width = 3; one.height = 4;
      other = one; other.height = 5;
      printf("%d %d %d %d ", one.width, one.height, other.width, other.height);
      other.wide = 0.0;
      printf("%d", other.width == 0);]], shape))
  end)

  it("may be named in an initializer", function()
    assert.equal("2 6 5 0", printed([[
      Shape shape = {.kind = Box, .height = 6, .green = 5};
      int *place = &shape.green;
      printf("%d %d %d %d", shape.kind, shape.height, *place, shape.red);]], shape))
  end)

  it("is copied from another union that a macro has described at the same place", function()
    assert.equal("0.75 0.75", printed([[
      Given given = {.inner = {.radius = 0.75}}; Taken taken;
      memcpy(&taken.inner, &given.inner, sizeof taken.inner);
      printf("%g %g", taken.wide, taken.inner.radius);]], [[
      #define PAIR typedef union { union { double radius; } inner; double wide; } Given; \
        typedef struct { union { union { double radius; } inner; double wide; }; } Taken;
      PAIR]]))
  end)

  it("receives a value of the type of its first field, without braces", function()
    assert.equal("2 5 hi 7", printed([[
      Pair pair = {2, 5};
      Outer outer = {pair, 7};
      Text text = {"hi"};
      printf("%d %d %s %d", outer.held.inner.a, outer.pair.b, text.in.words, outer.last);]], [[
      typedef struct { int a, b; } Pair;
      typedef struct { union { struct { union { Pair inner; } held; }; Pair pair; }; int last; } Outer;
      typedef union { union { const char *words; } in; long number; } Text;]]))
  end)
end)

describe("a transparent union", function()
  it("is created from an argument of one of its fields' types", function()
    assert.equal("hi hi 2 6 6", printed([[
      greet("hi"); void (*pointer)(Words) = greet; pointer("hi");
      Pair pair = {2, 6};
      sum(pair); sum((Sum){.other = pair});]], [[
      typedef struct { int a, b; } Pair;
      typedef union { union { const char *text; } in; const char *plain; } Words __attribute__((transparent_union));
      typedef union { union { Pair pair; } in; Pair other; } Sum __attribute__((transparent_union));
      static void greet(Words words) { printf("%s ", words.in.text); }
      static void sum(Sum s) { static int calls; if (calls++ == 0) printf("%d ", s.other.a); printf("%d ", s.in.pair.b); }]]):gsub(" $", ""))
  end)
end)
