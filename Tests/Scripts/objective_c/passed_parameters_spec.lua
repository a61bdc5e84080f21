-- Parameters that native code created and owns: what stores one owns it, also after a variable has left it.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

local function stored(declarations, statement, read)
  return run(([=[
    #import <UIKit/UIKit.h>
    %s
    static void store(UIView *view) {
      { UIView *other = view; other.tag = 4; }
      %s
    }
    int main(void) {
      @autoreleasepool {
        UIViewController *controller = [UIViewController new];
        store(controller.view);
        controller.view = nil;
      }
      printf("tag %%d\n", (int)(%s));
      return 0;
    }]=]):format(declarations, statement, read))
end

describe("a view that its controller gives up", function()
  it("is owned by a block that a function stored", function()
    assert.matches("tag 4", stored("static NSInteger (^block)(void);",
      "block = ^{ return view.tag; };", "block()"), 1, true)
  end)

  it("is owned by a variable of the file", function()
    assert.matches("tag 4", stored("static UIView *last;", "last = view;", "last.tag"), 1, true)
  end)

  it("is owned by an element of an array of C", function()
    assert.matches("tag 4", stored("static UIView *views[2];", "views[1] = view;", "views[1].tag"), 1, true)
  end)

  it("is owned by a field of a structure", function()
    assert.matches("tag 4", stored("static struct { __strong UIView *view; } pair;",
      "pair.view = view;", "pair.view.tag"), 1, true)
  end)
end)
