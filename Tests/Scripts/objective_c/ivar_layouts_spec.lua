-- The ownership of a class's instance variables, as the compiler's layouts encode it.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local main = dofile(here .. "support/run_main.lua")

local classes = [=[
#import <objc/runtime.h>
#import <objc/objc-internal.h>
@interface Held : NSObject { id one; int number; __weak id far; NSString *two; NSArray *three; }
@end
@implementation Held
@end
@interface Bare : NSObject { int number; __unsafe_unretained id loose; }
@end
@implementation Bare
@end
static void show(const uint8_t *layout) {
  if (layout == NULL) printf("- ");
  else { for (; *layout; layout++) printf("%02x", *layout); printf(" "); }
}
static void tell(Class cls, const char *name) {
  printf("%d", _class_getIvarMemoryManagement(cls, class_getInstanceVariable(cls, name)));
}
]=]
local statements = [=[
  show(class_getIvarLayout(Held.class));
  show(class_getWeakIvarLayout(Held.class));
  show(class_getIvarLayout(Bare.class));
  tell(Held.class, "one"); tell(Held.class, "far"); tell(Held.class, "number");
  printf("\n"); ]=]

describe("the layout of a class's variables", function()
  it("distinguishes strongly and weakly held words", function()
    assert.equal("0122 21 - 123\n", (main(statements, classes)))
  end)

  it("is not stored for a class with manual reference counting", function()
    assert.equal("- - - 000\n", (main(statements, (classes:gsub("__weak", "")), "--no-arc")))
  end)
end)

describe("object_setIvarWithStrongDefault", function()
  it("retains for a variable with manual reference counting, and releases the old value", function()
    assert.equal("1 2 1 | 1 ", (main([=[
      Holder *holder = [Holder new]; Ending *one = [[Ending new] retain], *two = [Ending new];
      Ivar ivar = class_getInstanceVariable(Holder.class, "held");
      [one release]; object_setIvar(holder, ivar, one);
      printf("%lu ", (unsigned long)[one retainCount]);
      [one retain];
      object_setIvarWithStrongDefault(holder, ivar, two);
      printf("%lu %d | ", (unsigned long)[two retainCount], holder->held == two);
      object_setIvarWithStrongDefault(holder, ivar, nil);
      printf("%lu ", (unsigned long)[two retainCount]); ]=], [=[
      #import <objc/objc-internal.h>
      @interface Ending : NSObject @end
      @implementation Ending
      - (void)dealloc { printf("dealloc "); [super dealloc]; }
      @end
      @interface Holder : NSObject { @public id held; } @end
      @implementation Holder @end ]=], "--no-arc")))
  end)
end)

describe("objc_sync_try_enter", function()
  it("locks unless another thread holds the lock", function()
    assert.equal("1 0 1 0\n", (main([=[
      id object = [NSObject new];
      printf("%d ", objc_sync_try_enter(object));
      __block BOOL other;
      [[[NSThread alloc] initWithBlock:^{ other = objc_sync_try_enter(object); }] start];
      [NSThread sleepForTimeInterval:0.1];
      printf("%d ", other);
      objc_sync_exit(object);
      [[[NSThread alloc] initWithBlock:^{ other = objc_sync_try_enter(object); objc_sync_exit(object); }] start];
      [NSThread sleepForTimeInterval:0.1];
      printf("%d %d\n", other, objc_sync_exit(object) == 0); ]=], classes)))
  end)
end)
