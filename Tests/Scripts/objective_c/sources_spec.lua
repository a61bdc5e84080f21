-- Sources in Objective-C, run by the program and imported by a script.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local imported = dofile(here .. "support/import_source.lua")
local run = dofile(here .. "support/run_source.lua")
local globals = require "hookhost.c".globals

describe("an imported source", function()
  it("divides as C does", function()
    imported "int quotient(int a, int b) { return a / b; }"
    assert.equal(-3, globals.quotient(-7, 2))
  end)

  it("rejects options that are no table", function()
    for _, name in ipairs {"import", "source"} do
      assert.error_matches(function() objc[name]("Any.m", 2) end,
        "argument 2 must be a table of options, got integer 2", 1, true)
    end
  end)

  it("wraps unsigned numbers", function()
    imported "unsigned before(unsigned x) { return x - 1; }"
    assert.equal(4294967295, globals.before(0))
  end)

  it("passes structures by value", function()
    imported [[
      struct P { int x, y; };
      static void change(struct P p) { p.x = 9; }
      int kept(void) { struct P p = {1, 2}; struct P q = p; q.y = 5; change(p); return p.x * 10 + p.y; }
    ]]
    assert.equal(12, globals.kept())
  end)

  it("writes through pointers to locals", function()
    imported [[
      static void set(int *p) { *p += 4; p[0]++; }
      int changed(void) { int x = 1; set(&x); return x; }
    ]]
    assert.equal(6, globals.changed())
  end)

  it("names the array of an index out of bounds", function()
    imported "int outside(int i) { int list[3] = {1, 2, 3}; return list[i]; }"
    assert.has_error(function() globals.outside(3) end)
  end)

  it("calculates with truth values as with integers", function()
    imported [[
      static int calls;
      static int two(void) { calls++; return 2; }
      int masked(void) { _Bool b = 1; b |= two(); b &= two(); return calls * 10 + b; }
    ]]
    assert.equal(20, globals.masked())
  end)

  it("makes a number of a comparison that is cast", function()
    imported "int both(int a, int b) { short s = (int)(a && b); return s + (int)(a < b); }"
    assert.equal(2, globals.both(1, 2))
  end)

  it("copies the structure that a property holds", function()
    imported [[
      #import <UIKit/UIKit.h>
      @interface Framed : NSObject
      @property (nonatomic) CGRect frame;
      @end
      @implementation Framed
      @end
      double kept(void) {
        Framed *framed = [Framed new];
        framed.frame = CGRectMake(1, 2, 3, 4);
        CGRect copy = framed.frame;
        copy.origin.x = 10;
        return framed.frame.origin.x;
      }
    ]]
    assert.equal(1.0, globals.kept())
  end)

  it("looks at the bytes of a variable", function()
    imported "int low(void) { int x = 0x01020304; unsigned char *bytes = (unsigned char *)&x; return bytes[0]; }"
    assert.equal(4, globals.low())
  end)

  it("falls through in a switch", function()
    imported [[
      int fallen(int x) { int r = 0; switch (x) { case 1: r += 1; case 2: r += 2; break; default: r = 9; } return r; }
    ]]
    assert.equal(3, globals.fallen(1))
    assert.equal(2, globals.fallen(2))
    assert.equal(9, globals.fallen(3))
  end)
end)

describe("a program", function()
  it("names the code that does not compile", function()
    local printed, status = run "int main(void) { return missing; }"
    assert.matches("use of undeclared identifier 'missing'", printed)
    assert.equal(1, status)
  end)
end)

describe("a source as an actor of the lab", function()
  it("installs its hooks, in a world of its own each time", function()
    local path = os.tmpname()
    os.remove(path)
    path = path .. ".m"
    local file = assert(io.open(path, "w"))
    file:write [[
      #import <UIKit/UIKit.h>
      @implementation UIView (Vendor)
      - (NSInteger)tag { return 7; }
      @end
    ]]
    file:close()
    finally(function() os.remove(path) end)
    lab.scenario {
      name = "source_actor",
      actors = {vendor = objc.source(path)},
      drive = function(ctx) ctx.log "asked" end,
      expect = function() return objc.UIView:new():tag() == 7 end,
    }
    assert.equal("ok", lab.run()[1].orders[1].verdict)
    assert.equal(0, objc.UIView:new():tag())
  end)
end)
