local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run_main = dofile(here .. "support/run_main.lua")

local function printed(declarations, statements, options)
  return run_main(statements, "#include <float.h>\n" .. declarations, options)
end

describe("a source", function()
  it("receives a pointer from an undeclared method", function()
    assert.equal("7", printed([=[
      struct node { int value; struct node *next; };
      static struct node ring = {7};
      static struct node *first(Class cls) { return (struct node *)[cls performSelector:@selector(ring)]; }
      @interface B : NSObject @end
      @implementation B
      + (struct node *)ring { ring.next = &ring; return &ring; }
      @end]=], [=[printf("%d", first([B class])->next->value);]=], "--no-arc"))
  end)
end)
