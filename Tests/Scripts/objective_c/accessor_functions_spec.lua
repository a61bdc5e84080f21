-- Explicit calls of the functions that the compiler inserts.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local main = dofile(here .. "support/run_main.lua")

local holder = [=[
#import <objc/runtime.h>
@interface Holder : NSObject { @public int number; NSString *text; }
@end
@implementation Holder
@end
static ptrdiff_t place(const char *name) { return ivar_getOffset(class_getInstanceVariable(Holder.class, name)); }
]=]

local function printed(statements) return (main(statements, holder, "--no-arc")) end

describe("objc_setProperty and objc_getProperty", function()
  it("find a variable by its offset, and copy on request", function()
    assert.equal("a ab 1\n", printed [=[
      Holder *holder = [Holder new];
      NSMutableString *text = [NSMutableString stringWithString:@"a"];
      objc_setProperty_nonatomic_copy(holder, @selector(setText:), text, place("text"));
      [text appendString:@"b"];
      printf("%s ", [holder->text UTF8String]);
      objc_setProperty(holder, @selector(setText:), place("text"), text, YES, 0);
      printf("%s ", [objc_getProperty(holder, @selector(text), place("text"), YES) UTF8String]);
      objc_setProperty_atomic(holder, @selector(setText:), (id)0, place("text"));
      printf("%d\n", holder->text == nil); ]=])
  end)

  it("copy a structure", function()
    assert.equal("3 4\n", printed [=[
      CGSize from = {3, 4}, to;
      objc_copyStruct(&to, &from, sizeof from, YES, NO);
      printf("%g %g\n", to.width, to.height); ]=])
  end)
end)

describe("sel_lookUpByName", function()
  it("finds registered selectors, and nothing else", function()
    assert.equal("1 1\n", printed [=[
      printf("%d %d\n", sel_lookUpByName("description") == @selector(description),
        sel_lookUpByName("nobody:registered:this:") == NULL); ]=])
  end)
end)

describe("an associated number that was made a pointer", function()
  it("is that number again", function()
    assert.equal("17 -1 0\n", printed [=[
      Holder *holder = [Holder new];
      static int key;
      objc_setAssociatedObject(holder, (void *)3, (id)17, OBJC_ASSOCIATION_ASSIGN);
      objc_setAssociatedObject(holder, &key, (id)-1L, OBJC_ASSOCIATION_ASSIGN);
      printf("%ld %ld ", (long)objc_getAssociatedObject(holder, (void *)3), (long)objc_getAssociatedObject(holder, &key));
      objc_removeAssociatedObjects(holder);
      printf("%ld\n", (long)objc_getAssociatedObject(holder, &key)); ]=])
  end)
end)

describe("the pool", function()
  it("releases by a message where a class has its own release", function()
    assert.equal("1 release 2\n", (main([=[
      @autoreleasepool { [[Counting new] autorelease]; printf("1 "); }
      printf("2\n"); ]=], [=[
      @interface Counting : NSObject
      @end
      @implementation Counting
      - (oneway void)release { printf("release "); [super release]; }
      @end
      ]=], "--no-arc")))
  end)
end)
