-- Root classes of a source, implemented with the functions of <objc/objc-internal.h>.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local main = dofile(here .. "support/run_main.lua")

local root = [=[
#import <objc/runtime.h>
#import <objc/objc-internal.h>
#include <pthread.h>
static int retains, deallocs;
OBJC_ROOT_CLASS
@interface Root { @public Class isa; id held; } + (id)new; - (void)dealloc; - (id)retain; - (void)release; - (id)autorelease; @end
@implementation Root
+ (void)initialize {}
+ (id)new { return _objc_rootInit(_objc_rootAlloc(self)); }
- (id)retain { retains++; return _objc_rootRetain(self); }
- (void)release { _objc_rootRelease(self); }
- (id)autorelease { return _objc_rootAutorelease(self); }
- (void)dealloc { deallocs++; _objc_rootDealloc(self); }
@end
]=]

local function printed(statements, before) return (main(statements, root .. (before or ""), "--no-arc")) end

describe("a root class of a source", function()
  it("counts references by the runtime's functions", function()
    assert.equal("1 2 1 | 1 1", printed [=[
      Root *one = [Root new];
      printf("%lu ", (unsigned long)_objc_rootRetainCount(one));
      [one retain];
      printf("%lu ", (unsigned long)_objc_rootRetainCount(one));
      [one release];
      printf("%d | ", objc_isUniquelyReferenced((id)NSObject.new));
      [one release];
      printf("%d %d", retains, deallocs); ]=])
  end)

  it("is thrown and caught by its class, though it does not understand isKindOfClass:", function()
    assert.equal("Root 1", printed [=[
      @autoreleasepool {
        @try { @throw [[Root new] autorelease]; }
        @catch (NSException *exception) { printf("wrong "); }
        @catch (Root *thrown) { printf("%s ", object_getClassName(thrown)); }
      }
      printf("%d", deallocs); ]=])
  end)

  it("is released by the pool of the +load that autoreleased it", function()
    assert.equal("1", printed([=[ printf("%d", deallocs); ]=], [=[
      @interface Loaded : Root @end
      @implementation Loaded + (void)load { [[Loaded new] autorelease]; } @end ]=]))
  end)

  it("is freed without dealloc by object_dispose, which clears weak references", function()
    assert.equal("0 1", printed [=[
      Root *one = [Root new];
      id reference = nil;
      objc_storeWeak(&reference, (id)NSObject.new);
      NSObject *other = [NSObject new];
      objc_storeWeak(&reference, other);
      object_dispose(one);
      object_dispose(other);
      printf("%d %d", deallocs, objc_loadWeak(&reference) == nil); ]=])
  end)
end)

describe("method_invoke", function()
  it("runs an implementation for nil, as a function does", function()
    assert.equal("7", printed([=[
      Method method = class_getInstanceMethod(objc_getClass("Seven"), sel_registerName("seven"));
      printf("%d", ((int (*)(id, Method))method_invoke)(nil, method)); ]=], [=[
      @interface Seven : Root @end
      @implementation Seven - (int)seven { return 7; } @end ]=]))
  end)
end)

describe("class_addMethodsBulk", function()
  it("returns the selectors that the class had", function()
    assert.equal("1 new 3 3 4", printed([=[
      SEL names[] = {@selector(new), @selector(three)};
      IMP imps[] = {(IMP)three, (IMP)three};
      const char *types[] = {"i@:", "i@:"};
      uint32_t failed = 0;
      SEL *known = class_addMethodsBulk(object_getClass(objc_getClass("Root")), names, imps, types, 2, &failed);
      printf("%u %s ", failed, sel_getName(known[0]));
      printf("%d ", ((int (*)(id, SEL))objc_msgSend)(objc_getClass("Root"), @selector(three)));
      IMP more[] = {(IMP)four};
      class_replaceMethodsBulk(object_getClass(objc_getClass("Root")), names + 1, imps, types, 1);
      printf("%d ", ((int (*)(id, SEL))objc_msgSend)(objc_getClass("Root"), @selector(three)));
      class_replaceMethodsBulk(object_getClass(objc_getClass("Root")), names + 1, more, types, 1);
      printf("%d", ((int (*)(id, SEL))objc_msgSend)(objc_getClass("Root"), @selector(three))); ]=], [=[
      #import <objc/message.h>
      static int three(id self, SEL _cmd) { return 3; }
      static int four(id self, SEL _cmd) { return 4; } ]=]))
  end)
end)

describe("an exception", function()
  it("lives until it is caught, though its pool is popped on the way", function()
    assert.equal("caught Root 1", printed [=[
      void *outer = objc_autoreleasePoolPush();
      @try {
        void *inner = objc_autoreleasePoolPush();
        @try { @throw [[Root new] autorelease]; }
        @finally { objc_autoreleasePoolPop(inner); }
      } @catch (Root *thrown) { [thrown retain]; [thrown release]; printf("caught %s ", object_getClassName(thrown)); }
      objc_autoreleasePoolPop(outer);
      printf("%d", deallocs); ]=])
  end)
end)

describe("the description of an object", function()
  it("are its class and its variables", function()
    assert.equal("1 1 Other", printed([=[
      Root *one = [Root new];
      one->held = one;
      Class *words = (Class *)(void *)one;
      printf("%d %d ", words[0] == objc_getClass("Root"), words[1] == (id)one);
      words[0] = objc_getClass("Other");
      printf("%s", object_getClassName(one)); ]=], "@interface Other : Root @end\n@implementation Other @end\n"))
  end)
end)
