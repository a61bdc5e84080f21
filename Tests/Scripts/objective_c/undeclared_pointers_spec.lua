local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

local function printed(declarations, statements)
  local text = "#import <Foundation/Foundation.h>\n#include <float.h>\n" .. declarations
    .. "\nint main(void) { @autoreleasepool {\n" .. statements .. "\n} return 0; }"
  return (run(text):gsub("^.-warnings? generated%.\n", ""))
end

describe("a source", function()
  it("takes a pointer from a method that nothing has declared", function()
    assert.equal("7", printed([=[
      struct node { int value; struct node *next; };
      static struct node ring = {7};
      static struct node *first(Class cls) { return (struct node *)[cls performSelector:@selector(ring)]; }
      @interface B : NSObject @end
      @implementation B
      + (struct node *)ring { ring.next = &ring; return &ring; }
      @end]=], [=[printf("%d", first([B class])->next->value);]=]))
  end)
end)
