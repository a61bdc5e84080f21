-- The order and the meaning of the addresses of objects, classes and selectors.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local main = dofile(here .. "support/run_main.lua")

describe("two objects", function()
  it("have a stable order, and so have two selectors and classes", function()
    assert.equal("1 1 1 0\n", (main([=[
      id one = [NSObject new], other = @"text";
      Class first = NSObject.class, second = NSString.class;
      printf("%d ", (one < other) != (one > other));
      printf("%d ", (@selector(one) <= @selector(two)) != (@selector(two) <= @selector(one)));
      printf("%d ", (first >= second) != (second >= first));
      printf("%d\n", one < one); ]=])))
  end)
end)

describe("the linker's name of a class", function()
  it("has the class as its address, or nothing", function()
    assert.equal("Named 1\n", (main([=[
      Class named = (__bridge Class)(void *)&OBJC_CLASS_$_Named;
      printf("%s %d\n", class_getName(named), [named new] != nil); ]=], [=[
      #import <objc/runtime.h>
      @interface Named : NSObject
      @end
      @implementation Named
      @end
      extern char OBJC_CLASS_$_Named;
      ]=])))
  end)
end)
