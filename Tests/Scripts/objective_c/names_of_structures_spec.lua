-- Variables with the name of a structure's tag.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local printed = dofile(here .. "support/run_main.lua")

describe("a variable with the name of a structure", function()
  it("is independent of it", function()
    assert.equal("1 3 2 7", printed([[
      struct size size = grown((struct size){1, 2});
      struct size other = doubled(size);
      printf("%d %d %d %d", size.width, size.height, other.width, other.height + 1);]], [[
      struct size { int width, height; };
      static struct size grown(struct size size) { size.height++; return size; }
      static struct size doubled(struct size original) {
        struct size size = original;
        size.width *= 2; size.height *= 2;
        return size;
      }]]))
  end)

  it("may be a parameter that is stored in a static variable", function()
    assert.equal("4 4", printed("keep((struct pair){4, 5}); printf(\" %d\", kept().a);", [[
      struct pair { char a, b; };
      static struct pair *last;
      static void keep(struct pair pair) { static struct pair own; own = pair; last = &own; printf("%d", own.a); }
      static struct pair kept(void) { return *last; }]]))
  end)
end)

describe("an array without a length", function()
  it("has the length of a later declaration", function()
    assert.equal("5 0 1", printed("list[3] = 5; one[0] = 1; printf(\"%d %d %d\", list[3], after, one[0]);",
      "int list[]; int list[4]; int after; int one[];"))
  end)
end)
