-- Objects that a source creates and releases: the messages of their lives are sent, and the pool has what is
-- returned without a promise.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local imported = dofile(here .. "support/import_source.lua")
local by_hand = {arc = false}

local globals = imported([=[
#import <Foundation/Foundation.h>
#import <objc/runtime.h>
@interface ShortLife : NSObject
@end
@implementation ShortLife
@end
void shortReleased(int count) {
  for (int i = 0; i < count; i++) { id object = [[ShortLife alloc] init]; [object release]; }
}
void shortPooled(int count) {
  @autoreleasepool { for (int i = 0; i < count; i++) [[[ShortLife alloc] init] autorelease]; }
}
void shortRetained(int count) {
  for (int i = 0; i < count; i++) {
    id object = [[ShortLife alloc] init]; [object retain]; [object release]; [object release];
  }
}
unsigned long shortCount(id object) { return [object retainCount]; }
id shortMade(void) { return [[ShortLife alloc] init]; }
static int releases, retains;
static IMP usualRelease, usualRetain;
static void countedRelease(id self, SEL _cmd) {
  releases++;
  ((void (*)(id, SEL))usualRelease)(self, _cmd);
}
static id countedRetain(id self, SEL _cmd) {
  retains++;
  return ((id (*)(id, SEL))usualRetain)(self, _cmd);
}
void shortOverride(void) {
  usualRelease = class_getMethodImplementation([ShortLife class], @selector(release));
  usualRetain = class_getMethodImplementation([ShortLife class], @selector(retain));
  class_addMethod([ShortLife class], @selector(release), (IMP)countedRelease, "v@:");
  class_addMethod([ShortLife class], @selector(retain), (IMP)countedRetain, "@@:");
}
int shortReleases(void) { return releases; }
int shortRetains(void) { return retains; }
void shortRelease(id object) { [object release]; }
]=], by_hand)

-- Counts the calls of a method while `body` runs.
local function calls(class, selector, body)
  local count = 0
  local hooked = hook.instead(class, selector, function(original, self, ...)
    count = count + 1
    return original(self, ...)
  end)
  body()
  hooked:remove()
  return count
end

describe("an object that a source counts by hand", function()
  it("receives the messages of its life, also after many others have lived without a hook", function()
    globals.shortReleased(300)
    for _, selector in ipairs {"init", "dealloc"} do
      assert.equal(5, calls(objc.ShortLife, selector, function() globals.shortReleased(5) end))
      globals.shortReleased(5)
    end
    assert.equal(5, calls(objc.object_getClass(objc.ShortLife), "alloc", function() globals.shortReleased(5) end))
    globals.shortReleased(5)
  end)

  it("is gone with its last release, and says so", function()
    local object = globals.shortMade()
    assert.equal(1, globals.shortCount(object))
    globals.shortRelease(object)
    assert.error_matches(function() globals.shortRelease(object) end, "deallocated")
  end)

  it("is freed while the script runs", function()
    local count = 0
    local gone = hook.before(objc.ShortLife, "dealloc", function() count = count + 1 end)
    globals.shortReleased(200)
    globals.shortPooled(200)
    gone:remove()
    assert.equal(400, count)
  end)

  it("is retained and released by the methods that its class gets later", function()
    globals.shortRetained(300)
    globals.shortOverride()
    globals.shortRetained(5)
    assert.same({5, 10}, {globals.shortRetains(), globals.shortReleases()})
    globals.shortPooled(5)
    assert.equal(15, globals.shortReleases())
  end)
end)
