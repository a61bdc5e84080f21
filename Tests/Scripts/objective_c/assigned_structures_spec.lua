-- A structure that is assigned through a pointer or to an element: pointers to its parts stay valid.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local printed = dofile(here .. "support/run_main.lua")

local TYPES = [=[
struct pair { short x, y; int a[2]; };
union number { int i; unsigned char c[4]; };
struct outer { struct pair pair; union number number; };
static struct pair list[3];
]=]
local function lines(statements) return printed(statements, TYPES) end

describe("an assigned structure", function()
  it("is changed where it is, through a pointer", function()
    assert.equal("5 8 9 0\n2 6 5 77\n", lines [=[
      struct pair one = {1, 2, {3, 4}}, other = {5, 6, {7, 8}}, *p = &one;
      short *x = &one.x; int *e = one.a;
      *p = other; printf("%d %d ", *x, e[1]);
      p[0] = (struct pair){9}; printf("%d %d\n", *x, e[1]);
      struct outer whole = {{1}}, next = {{2, 3, {4, 5}}, {6}}, *w = &whole;
      unsigned char *c = whole.number.c;
      x = &whole.pair.x;
      *w = next; printf("%d %d ", *x, *c);
      w->pair = other; printf("%d ", *x);
      w->number = (union number){77}; printf("%d\n", *c);]=])
  end)

  it("is changed where it is, as an element", function()
    assert.equal("6 7 2 3\n1 55 1\n", lines [=[
      struct pair one = {1, 2, {3, 4}}, other = {5, 6, {7, 8}}, *p = list;
      short *y = &list[1].y; int *e = list[1].a;
      list[1] = other; printf("%d %d ", *y, e[0]);
      p[1] = one; printf("%d %d\n", *y, e[0]);
      union number numbers[2] = {{1}, {2}}; unsigned char *c = numbers[1].c;
      numbers[1] = numbers[0]; printf("%d ", *c);
      *c = 55; printf("%d %d\n", numbers[1].i, numbers[0].i);]=])
  end)

  it("is exchanged with another one by its value", function()
    assert.equal("5 1 7 3\n", lines [=[
      list[0] = (struct pair){1, 2, {3, 4}}; list[2] = (struct pair){5, 6, {7, 8}};
      struct pair kept = list[0];
      list[0] = list[2]; list[2] = kept; list[1] = list[1];
      printf("%d %d %d %d\n", list[0].x, list[2].x, list[0].a[0], list[2].a[0]);]=])
  end)
end)
