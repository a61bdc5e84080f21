-- `[[Class alloc] init]` and `[Class new]` are one call only while the root class's methods would run, unobserved.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local imported = dofile(here .. "support/import_source.lua")

for name, arc in pairs {["with ARC"] = true, ["that counts by hand"] = false} do
  describe("a new object of a source " .. name, function()
    local world, source
    before_each(function()
      world = objc.snapshot()
      source = imported([=[
        #import <Foundation/Foundation.h>
        @interface Created : NSObject @end
        @implementation Created @end
        void initialized(void) { Created *object = [[Created alloc] init]; [object hash]; }
        void made(void) { Created *object = [Created new]; [object hash]; }
      ]=], {arc = arc})
      source.initialized()
      source.made()
    end)
    after_each(function() objc.restore(world) end)

    local function calls_of(selector, class)
      local calls = 0
      hook.before(class, selector, function() calls = calls + 1 end)
      source.initialized()
      source.made()
      return calls
    end

    it("runs hooks of init", function() assert.equal(2, calls_of("init", objc.Created)) end)

    it("runs hooks of alloc, also for new", function()
      assert.equal(2, calls_of("alloc", objc.object_getClass(objc.Created)))
    end)

    it("runs hooks of allocWithZone:", function()
      assert.equal(2, calls_of("allocWithZone:", objc.object_getClass(objc.Created)))
    end)

    it("runs hooks of new", function()
      assert.equal(1, calls_of("new", objc.object_getClass(objc.Created)))
    end)

    it("sends its messages in a trace", function()
      trace.start()
      source.initialized()
      source.made()
      local selectors = {}
      for _, entry in ipairs(trace.stop()) do selectors[#selectors + 1] = tostring(entry.selector) end
      local text = table.concat(selectors, " ")
      assert.truthy(text:find("alloc init hash", 1, true))
      assert.truthy(text:find("new", 1, true))
    end)
  end)
end
