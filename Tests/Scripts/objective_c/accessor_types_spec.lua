-- The type encodings of synthesized accessors, and exceptions without a reason.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local printed = dofile(here .. "support/run_main.lua")

describe("an accessor that the compiler makes", function()
  it("has the types of methods, which name no classes", function()
    assert.equal("@ @ @ NSArray", printed([[
      NSMethodSignature *getter = [Model instanceMethodSignatureForSelector:@selector(list)];
      NSMethodSignature *setter = [Model instanceMethodSignatureForSelector:@selector(setList:)];
      NSMethodSignature *adopting = [Model instanceMethodSignatureForSelector:@selector(adopting)];
      printf("%s %s %s ", getter.methodReturnType, [setter getArgumentTypeAtIndex:2], adopting.methodReturnType);
      printf("%.7s", property_getAttributes(class_getProperty(Model.class, "list")) + 3);]], [[
      #import <objc/runtime.h>
      @interface Model : NSObject
      @property NSArray *list;
      @property id<NSCopying, NSCoding> adopting;
      @end
      @implementation Model
      @end]]))
  end)
end)

describe("a property of a framework's class", function()
  it("has the class that Apple declares, of sets too", function()
    assert.equal("1 0 0", printed([[
      CLLocationManager *manager = [CLLocationManager new];
      printf("%d %lu %lu", manager.heading.trueHeading == 0, manager.monitoredRegions.allObjects.count,
        [manager.rangedRegions member:manager] != nil ? 1ul : 0ul);]], "#import <CoreLocation/CoreLocation.h>"))
  end)
end)

describe("a state that several classes declare", function()
  it("can be set of an object whose class is unknown", function()
    assert.equal("1 1", printed([=[
      NSArray *buttons = @[[UIButton new]];
      [buttons[0] setSelected:YES];
      [buttons[0] setHighlighted:YES];
      printf("%d %d", [buttons.firstObject isSelected], [buttons.firstObject isHighlighted]);]=], "#import <UIKit/UIKit.h>"))
  end)
end)

describe("an exception", function()
  it("may have no reason", function()
    assert.equal("1 1 raised", printed [[
      NSException *exception = [NSException exceptionWithName:@"Name" reason:nil userInfo:nil];
      printf("%d %d ", exception.reason == nil, [exception userInfo] == nil);
      @try { @throw exception; } @catch (NSException *caught) { printf("raised"); }]])
  end)
end)
