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

describe("an exception", function()
  it("may have no reason", function()
    assert.equal("1 1 raised", printed [[
      NSException *exception = [NSException exceptionWithName:@"Name" reason:nil userInfo:nil];
      printf("%d %d ", exception.reason == nil, [exception userInfo] == nil);
      @try { @throw exception; } @catch (NSException *caught) { printf("raised"); }]])
  end)
end)
