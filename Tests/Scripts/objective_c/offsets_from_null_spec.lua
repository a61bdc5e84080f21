-- Offsets that a source computes from a null pointer, and pointers to fields used as arrays.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local printed = dofile(here .. "support/run_main.lua")

local structures = [[
  struct inner { short a, b[3]; };
  struct outer { char first; struct inner in; double last; union { int one; char two; }; };
  #define offset(type, field) ((size_t)&((type *)0)->field)]]

describe("the address of a field of a null pointer", function()
  it("is the offset of the field", function()
    assert.equal("0 2 4 8 16 24", printed([[
      printf("%zu %zu %zu %zu %zu %zu", offset(struct outer, first), offset(struct outer, in),
        offset(struct outer, in.b), offset(struct outer, in.b[2]), offset(struct outer, last),
        (size_t)((char *)&((struct outer *)NULL)->two - (char *)0));]], structures))
  end)

  it("finds the structure around a field", function()
    assert.equal("1", printed([[
      struct outer whole = {'x', {1, {2, 3, 4}}, 2.5, {7}};
      double *field = &whole.last;
      struct outer *found = (struct outer *)((char *)field - offset(struct outer, last));
      printf("%d", found == &whole);]], structures))
  end)
end)

describe("a pointer to a number in a structure", function()
  it("is an array of the numbers beside it", function()
    assert.equal("1 2 3 9 5 2", printed([[
      double *p = &shared.a;
      for (int i = 0; i < 3; i++) printf("%g ", p[i]);
      struct point own = {4, 5, 6};
      double *q = &own.a;
      int one = 1;
      p[one] = 9;
      printf("%g %g %td", shared.b, q[one], &q[2] - &own.a);]], "struct point { double a, b, c; } shared = {1, 2, 3};"))
  end)

  it("and a pointer to an array of a file move over the elements", function()
    assert.equal("2 3 6 0", printed([[
      int *p = (int *)&list, i = 1;
      void *q = &list;
      printf("%d %d ", p[i], (*(&list))[2]);
      int sum = 0;
      for (const int *next = p; next < p + 3; next++) sum += *next;
      memset(&list, 0, sizeof list);
      printf("%d %d", sum, ((int *)q)[2]);]], "int list[3] = {1, 2, 3};"))
  end)

  it("is equal to each other pointer to it", function()
    assert.equal("1 1 7", printed([[
      int *p = &number, i = 0;
      p[i] = 7;
      printf("%d %d %d", p == &number, &p[0] == &number, number);]], "int number;"))
  end)
end)

describe("a null pointer that is a constant", function()
  it("raises an error where it is written through", function()
    assert.matches("EXC_BAD_ACCESS", printed "if (getpid()) *(int *)0 = 1; printf(\"on\");", 1, true)
  end)
end)
