-- A script may write a structure by position; the methods and blocks of a source find its fields by name.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local import = dofile(here .. "support/import_source.lua")

import [=[
  #import <UIKit/UIKit.h>
  #import <objc/runtime.h>
  typedef struct { NSRange range; CGFloat scale; } Section;
  typedef struct { struct { int items[3]; } list; union { int whole; float real; } number; } Nested;
  typedef struct { Nested nested; int last; } Outer;
  @interface PositionTaker : NSObject
  @end
  @implementation PositionTaker
  - (NSString *)point:(CGPoint)point { return [NSString stringWithFormat:@"%g %g", point.x, point.y]; }
  - (NSString *)halved:(CGPoint)point { point.x /= 2; return [self point:point]; }
  - (NSString *)rect:(CGRect)rect { return NSStringFromCGRect(rect); }
  - (NSString *)section:(Section)one {
    return [NSString stringWithFormat:@"%lu %lu %g", one.range.location, one.range.length, one.scale];
  }
  - (NSString *)outer:(Outer)one {
    return [NSString stringWithFormat:@"%d %d %d", one.nested.list.items[1], one.nested.number.whole, one.last];
  }
  - (NSString *)passed { Outer one = {{{{1, 2, 3}}, {4}}, 5}; return [self outer:one]; }
  - (NSString *(^)(CGSize))block {
    return ^(CGSize size) { return [NSString stringWithFormat:@"%g x %g", size.width, size.height]; };
  }
  @end
  @interface NSMutableArray (PositionTaker)
  @end
  @implementation NSMutableArray (PositionTaker)
  - (void)position_removeObjectsInRange:(NSRange)range {
    if (range.location + range.length <= self.count) [self position_removeObjectsInRange:range];
  }
  @end
  @interface UIScrollView (PositionTaker)
  @end
  @implementation UIScrollView (PositionTaker)
  - (void)position_setContentOffset:(CGPoint)offset {
    [self position_setContentOffset:CGPointMake(offset.x, offset.y / 2)];
  }
  + (void)position_install {
    method_exchangeImplementations(
      class_getInstanceMethod(self, @selector(setContentOffset:)),
      class_getInstanceMethod(self, @selector(position_setContentOffset:)));
    Class array = NSClassFromString(@"__NSArrayM");
    method_exchangeImplementations(
      class_getInstanceMethod(array, @selector(removeObjectsInRange:)),
      class_getInstanceMethod(array, @selector(position_removeObjectsInRange:)));
  }
  @end
]=]

describe("a structure written by position", function()
  local taker = objc.PositionTaker:new()

  it("has named fields in a method of a source", function()
    assert.equal("1 2", tostring(taker:point_ {1, 2}))
    assert.equal("1 2", tostring(taker:point_ {x = 1, y = 2}))
    assert.equal("{{1, 2}, {30, 40}}", tostring(taker:rect_ {1, 2, 30, 40}))
    assert.equal("{{1, 2}, {30, 40}}", tostring(taker:rect_ {origin = {1, 2}, size = {width = 30, height = 40}}))
    assert.equal("3 4 0.5", tostring(taker:section_ {3, 4, 0.5}))
    assert.equal("3 4 0.5", tostring(taker:section_ {range = {3, 4}, scale = 0.5}))
  end)

  it("stays as it is for the script", function()
    local point, rect = {10, 2}, {origin = {1, 2}, size = {30, 40}}
    assert.equal("5 2", tostring(taker:halved_(point)))
    assert.same({10, 2}, point)
    taker:rect_(rect)
    assert.same({origin = {1, 2}, size = {30, 40}}, rect)
  end)

  it("stays as it is where a source passes nested arrays and unions", function()
    assert.equal("2 4 5", tostring(taker:passed()))
  end)

  it("has named fields in a block of a source", function()
    assert.equal("3 x 4", tostring(taker:block() {3, 4}))
  end)

  it("that is none is named by its method and argument", function()
    local rect = "-[PositionTaker rect:]: argument 1 must be a CGRect, "
      .. "{origin = {x =, y =}, size = {width =, height =}} or {x, y, width, height}, got "
    local function refuses(text, ...) assert.error_matches(..., text, 1, true) end
    refuses(rect .. "a list of 3", function() taker:rect_ {1, 2, 3} end)
    refuses(rect .. "a table whose field 'size' is a list of 1",
      function() taker:rect_ {origin = {1, 2}, size = {3}} end)
    refuses(rect .. "a table whose field 'origin' is missing, and 'place' is none of its fields",
      function() taker:rect_ {place = {1, 2}} end)
    refuses(rect .. "a table whose field '4' is a string", function() taker:rect_ {1, 2, 3, "4"} end)
    refuses(rect .. "nil", function() taker:rect_(nil) end)
    refuses("-[PositionTaker point:]: argument 1 must be a CGPoint, {x =, y =} or {x, y}, got a list of 1",
      function() taker:point_ {1} end)
    refuses("block: argument 1 must be a CGSize, {width =, height =} or {width, height}, got a list of 3",
      function() taker:block() {3, 4, 5} end)
  end)

  it("has named fields in what a source exchanged for a native method", function()
    objc.UIScrollView:position_install()
    finally(function() objc.UIScrollView:position_install() end)
    local view = objc.UIScrollView:new()
    view:setContentOffset_ {0, 900}
    assert.same({x = 0, y = 450}, view:contentOffset())
    local array = objc.NSMutableArray:arrayWithObjects_("a", "b", "c")
    array:removeObjectsInRange_ {0, 2}
    assert.equal(1, array:count())
  end)
end)
