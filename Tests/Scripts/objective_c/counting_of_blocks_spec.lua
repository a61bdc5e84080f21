-- Blocks have `retain` and `release` of their own: a replaced `-[NSObject release]` is not sent to them.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local imported = dofile(here .. "support/import_source.lua")

local globals = imported([=[
#import <Foundation/Foundation.h>
#import <objc/runtime.h>
static int releases;
static IMP usualRelease;
static void countedRelease(id self, SEL _cmd) {
  releases++;
  ((void (*)(id, SEL))usualRelease)(self, _cmd);
}
int releasesAtDrain(void) {
  Method method = class_getInstanceMethod([NSObject class], @selector(release));
  NSObject *held = [[NSObject alloc] init];
  releases = 0;
  usualRelease = method_setImplementation(method, (IMP)countedRelease);
  @autoreleasepool { [[^{ [held hash]; } copy] autorelease]; }
  int counted = releases;
  method_setImplementation(method, usualRelease);
  [held release];
  return counted;
}
BOOL hasOwn(const char *name) {
  Class cls = objc_getClass("__NSMallocBlock__");
  Method own = class_getInstanceMethod(cls, sel_registerName(name));
  return own != class_getInstanceMethod([NSObject class], sel_registerName(name));
}
]=], {arc = false})

describe("a block that a pool releases", function()
  it("is not sent the release of NSObject, as the object that it holds is", function()
    assert.equal(1, globals.releasesAtDrain())
  end)

  it("has its own retain, release and retainCount", function()
    for _, name in ipairs {"retain", "release", "retainCount"} do assert.is_true(globals.hasOwn(name), name) end
    assert.is_false(globals.hasOwn "autorelease")
  end)
end)
