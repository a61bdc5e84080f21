-- Geometry under AppKit's names: values, and rectangles aligned to whole units.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local printed = dofile(here .. "support/run_main.lua")

describe("a value", function()
  it("is a point, a size or a rectangle by either name", function()
    assert.equal("1 2 3 1 4", printed [=[
      NSValue *point = [NSValue valueWithPoint:NSMakePoint(1, 2)];
      printf("%g %g ", point.pointValue.x, point.CGPointValue.y);
      printf("%g ", [NSValue valueWithSize:NSMakeSize(3, 4)].sizeValue.width);
      printf("%d ", [[NSValue valueWithRect:NSMakeRect(1, 2, 3, 4)] isEqual:[NSValue valueWithCGRect:CGRectMake(1, 2, 3, 4)]]);
      printf("%g", [NSValue valueWithRect:NSMakeRect(1, 2, 3, 4)].rectValue.size.height);]=])
  end)
end)

describe("NSIntegralRectWithOptions", function()
  local function aligned(options)
    return printed(([[
      NSRect r = NSIntegralRectWithOptions(NSMakeRect(10.3, 20.7, 5.4, 6.8), %s);
      printf("%%g %%g %%g %%g", r.origin.x, r.origin.y, r.size.width, r.size.height);]]):format(options))
  end

  it("aligns two of an axis's three parts", function()
    assert.equal("11 21 4 6", aligned "NSAlignAllEdgesInward")
    assert.equal("10 20 6 8", aligned "NSAlignAllEdgesOutward")
    assert.equal("10 21 6 7", aligned "NSAlignAllEdgesNearest")
    assert.equal("10 21 6 6", aligned "NSAlignAllEdgesNearest | NSAlignRectFlipped")
    assert.equal("11 21 5 7",
      aligned "NSAlignMaxXNearest | NSAlignWidthNearest | NSAlignMaxYNearest | NSAlignHeightNearest")
  end)

  it("rejects an axis with only one part", function()
    assert.equal("NSInvalidArgumentException", printed [[
      @try { NSIntegralRectWithOptions(NSMakeRect(0, 0, 1, 1), NSAlignMinXInward); }
      @catch (NSException *e) { printf("%s", e.name.UTF8String); }]])
  end)
end)

describe("NSDivideRect", function()
  it("cuts a slice off at an edge", function()
    assert.equal("0 3 3 7", printed [[
      NSRect slice, rest;
      NSDivideRect(NSMakeRect(0, 0, 10, 10), &slice, &rest, 3, NSMinXEdge);
      printf("%g %g %g %g", slice.origin.x, slice.size.width, rest.origin.x, rest.size.width);]])
  end)
end)
