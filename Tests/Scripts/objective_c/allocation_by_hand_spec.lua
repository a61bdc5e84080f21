-- `alloc` in a source that counts by hand: a native one runs without a message only while nothing observes it.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local imported = dofile(here .. "support/import_source.lua")

describe("alloc in a source that counts by hand", function()
  local world, source
  before_each(function()
    world = objc.snapshot()
    source = imported([=[
      #import <Foundation/Foundation.h>
      @interface Born : NSObject @end
      @implementation Born @end
      NSUInteger born(void) {
        Born *object = [[Born alloc] init];
        NSUInteger count = [object retainCount];
        [object release];
        return count;
      }
    ]=], {arc = false})
  end)
  after_each(function() objc.restore(world) end)

  it("makes the source the only owner", function() assert.equal(1, source.born()) end)

  it("runs a hook that was installed after the first object", function()
    source.born()
    local calls = 0
    hook.before(objc.object_getClass(objc.Born), "alloc", function() calls = calls + 1 end)
    source.born()
    assert.equal(1, calls)
  end)

  it("is a message in a trace", function()
    source.born()
    trace.start()
    source.born()
    local selectors = {}
    for _, entry in ipairs(trace.stop()) do selectors[#selectors + 1] = tostring(entry.selector) end
    assert.same({"alloc", "init", "retainCount", "release", "dealloc"}, selectors)
  end)
end)
