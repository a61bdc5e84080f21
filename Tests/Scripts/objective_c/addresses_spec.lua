-- Addresses: the output of `%p`, and pointers converted to numbers.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local printed = dofile(here .. "support/run_main.lua")

describe("an address", function()
  it("is printed of implementations, methods, selectors and C's memory too, a different one of each", function()
    assert.equal("7 1", printed([=[
      Method method = class_getInstanceMethod([NSObject class], @selector(description));
      int number = 0; char text[4];
      NSSet *all = [NSSet setWithArray:@[
        [NSString stringWithFormat:@"%p", method_getImplementation(method)], [NSString stringWithFormat:@"%p", method],
        [NSString stringWithFormat:@"%p", @selector(description)], [NSString stringWithFormat:@"%p", &number],
        [NSString stringWithFormat:@"%p", text], [NSString stringWithFormat:@"%p", [NSObject class]],
        [NSString stringWithFormat:@"%p", (void *)main]]];
      printf("%lu %d", all.count, [all containsObject:@"0x0"] == NO);]=],
      "#import <objc/runtime.h>\nint main(void);"))
  end)

  it("distinguishes an implementation from one that was replaced", function()
    assert.equal("0 1", printed([=[
      Method method = class_getInstanceMethod([Wren class], @selector(sing));
      NSString *before = [NSString stringWithFormat:@"%p", method_getImplementation(method)];
      IMP made = imp_implementationWithBlock(^(id self) {});
      IMP old = method_setImplementation(method, made);
      printf("%d %d", [before isEqual:[NSString stringWithFormat:@"%p", method_getImplementation(method)]],
        [before isEqual:[NSString stringWithFormat:@"%p", old]]);]=], [=[
      #import <objc/runtime.h>
      @interface Wren : NSObject - (void)sing; @end
      @implementation Wren - (void)sing {} @end]=]))
  end)

  it("is one number in a format, in a cast and in a description", function()
    assert.equal("1 1 1", printed([=[
      NSObject *object = [NSObject new];
      uintptr_t number = (uintptr_t)(__bridge void *)object;
      NSString *text = [NSString stringWithFormat:@"0x%lx", number];
      id again = (__bridge id)(void *)number;
      printf("%d %d %d", [text isEqual:[NSString stringWithFormat:@"%p", object]],
        [object.description hasSuffix:[text stringByAppendingString:@">"]], again == object);]=]))
  end)
end)

describe("a format", function()
  it("prints the characters in memory of any type", function()
    assert.equal("ab|hi", printed([=[
      uint8_t bytes[4] = {'a', 'b', 0};
      unichar wide[3] = {'h', 'i', 0};
      printf("%s", [NSString stringWithFormat:@"%s|%S", bytes, wide].UTF8String);]=]))
  end)

  it("of an object leads to its variables, with their offsets", function()
    assert.equal("5 7 0.5", printed([=[
      Wren *wren = [Wren new];
      wren->number = 5;
      uintptr_t start = (uintptr_t)(__bridge void *)wren;
      int *number = (int *)(start + ivar_getOffset(class_getInstanceVariable([Wren class], "number")));
      printf("%d ", *number);
      *number = 7;
      *(double *)(start + ivar_getOffset(class_getInstanceVariable([Wren class], "weight"))) = 0.5;
      printf("%d %g", wren->number, wren->weight);]=], [=[
      #import <objc/runtime.h>
      @interface Wren : NSObject { @public int number; double weight; } @end
      @implementation Wren @end]=]))
  end)

  it("of a selector is that of the characters of its name", function()
    assert.equal("sing:with: 10 g sing:with:", printed [=[
      SEL selector = @selector(sing:with:);
      const char *name = (const char *)selector;
      printf("%s %lu %c %s", name, strlen(name), name[3], sel_getName((SEL)name));]=])
  end)
end)
