-- Structures whose last array extends to the end of their memory.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

local function printed(statements, before)
  return (run("#import <Foundation/Foundation.h>\n" .. (before or "") .. "\nint main(void) {\n" .. statements
    .. "\nreturn 0; }"):gsub("^.-warnings? generated%.\n", ""))
end

describe("a structure with a flexible array", function()
  local attributes = "typedef struct { BOOL isReadonly; int count; char type[]; } Attributes;"

  it("has room for the memory after it", function()
    assert.equal('8 @"NSString" 4 "', printed([=[
      const char *text = "@\"NSString\"";
      Attributes *a = calloc(1, sizeof(Attributes) + strlen(text) + 1);
      strncpy(a->type, text, strlen(text));
      a->type[strlen(text)] = 0;
      a->count = 4;
      printf("%zu %s %d %c", sizeof(Attributes), a->type, a->count, a->type[1]);]=], attributes))
  end)

  it("keeps its fields when its memory grows", function()
    assert.equal("abc 3 x", printed([[
      Attributes *a = malloc(sizeof(Attributes) + 4);
      strcpy(a->type, "abc"); a->count = 3;
      a = realloc(a, sizeof(Attributes) + 100);
      a->type[90] = 'x';
      printf("%s %d %c", a->type, a->count, a->type[90]);]], attributes))
  end)

  it("is the same memory through a pointer to void", function()
    assert.equal("5 6", printed([[
      Attributes *a = malloc(sizeof(Attributes) + 4);
      void *memory = a; Attributes *again = memory;
      again->count = 5; a->type[3] = 6;
      printf("%d %d", a->count, again->type[3]);]], attributes))
  end)

  it("may spell its array with no element or with one", function()
    assert.equal("8 7 12 9", printed([[
      struct Old *old = malloc(sizeof(struct Old) + 3 * sizeof(long));
      struct One *one = malloc(sizeof(struct One) + 4 * sizeof(int));
      old->items[2] = 7; one->items[4] = 9;
      printf("%zu %ld %zu %d", sizeof(struct Old), old->items[2], sizeof(struct One), one->items[4]);]], [[
      struct Old { long count; long items[0]; };
      struct One { int count, other; int items[1]; };]]))
  end)

  it("aligns its elements, and returns its bytes", function()
    assert.equal("8 8 3 3", printed([[
      struct Row *row = malloc(sizeof *row + 3 * sizeof(double));
      for (int i = 0; i < 3; i++) row->values[i] = i * 1.5;
      double *p = &row->values[1], back;
      memcpy(&back, (char *)row + offsetof(struct Row, values) + 16, sizeof back);
      printf("%zu %zu %g %g", sizeof(struct Row), offsetof(struct Row, values), p[1], back);]],
      "struct Row { char letter; double values[]; };"))
  end)

  it("reports an index beyond its memory", function()
    assert.match("index 3 is outside", printed([[
      struct Row *row = malloc(sizeof *row + 3 * sizeof(int));
      row->values[3] = 1;]], "struct Row { int count; int values[]; };"))
  end)

  it("may be initialized as a variable", function()
    assert.equal("2 8", printed "static struct { int n; int v[]; } s = {2, {7, 8}}; printf(\"%d %d\", s.n, s.v[1]);")
  end)

  it("can read a block's descriptor", function()
    assert.equal('v16@?0@"NSString"8', printed([[
      void (^block)(NSString *) = ^(NSString *text) {};
      struct Literal *literal = (__bridge void *)block;
      printf("%s", (const char *)literal->descriptor->rest[literal->flags & (1 << 25) ? 2 : 0]);]], [[
      struct Descriptor { unsigned long reserved, size; void *rest[]; };
      struct Literal { void *isa; int flags, reserved; void (*invoke)(void *, ...); struct Descriptor *descriptor; };]]))
  end)
end)
