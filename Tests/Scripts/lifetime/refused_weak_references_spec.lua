-- A weak reference that a `dealloc` forms to its own object ends the run, as libobjc ends a program.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "../objective_c/support/run_source.lua")
local program = arg and arg[-1] or "hookhost"
local words = "^objc%[%d+%]: Cannot form weak reference to instance %(0x%x+%) of class Leaving%. It is possible that "
  .. "this object was over%-released, or is in the process of deallocation%.\n$"

-- What a script prints whose `dealloc` runs statements on `self` under pcall, and its status.
local function ending(statements)
  local script = ([[
    local Leaving = objc.class("Leaving", objc.NSObject, function(instance)
      function instance:dealloc() pcall(function() %s end) print "went on" end
    end)
    do local object <close> = Leaving:new() end
    pcall(print, "went on")]]):format(statements)
  local path = os.tmpname()
  local file = assert(io.open(path, "w"))
  file:write(script)
  file:close()
  local pipe = assert(io.popen(("'%s' '%s' 2>&1; echo status $?"):format(program, path)))
  local printed = pipe:read "a"
  pipe:close()
  os.remove(path)
  return printed:gsub("status %d+\n$", ""), tonumber(printed:match "status (%d+)\n$")
end

describe("a weak reference that a dealloc forms", function()
  for what, statements in pairs {
    ["a native property"] = "objc.UIScrollView:new():setDelegate(self)",
    ["a native property, by its key"] = "objc.UIScrollView:new():setValue_forKey_(self, 'delegate')",
    ["a declared property"] = [[objc.class("Keeper", objc.NSObject, function(keeper)
      objc.property(keeper, "kept", {policy = "weak"}) end):new():setKept(self)]],
    ["a hash table"] = "objc.NSHashTable:weakObjectsHashTable():addObject(self)",
    ["a map table"] = "objc.NSMapTable:strongToWeakObjectsMapTable():setObject_forKey_(self, 'key')",
    ["a pointer array"] = "objc.NSPointerArray:weakObjectsPointerArray():addPointer(self)",
  } do
    it("in " .. what .. " ends the run", function()
      local printed, status = ending(statements)
      assert.matches(words, printed)
      assert.equal(134, status)
    end)
  end

  it("in a variable of a source ends the run, past @catch", function()
    local printed, status = run [=[
      #import <Foundation/Foundation.h>
      @interface Leaving : NSObject @end
      @implementation Leaving
      - (void)dealloc { @try { __weak id me = self; printf("%d\n", me == nil); } @catch (id e) { printf("caught\n"); } }
      @end
      int main(void) { Leaving *leaving = [Leaving new]; leaving = nil; printf("went on\n"); return 0; }]=]
    assert.matches(words, printed)
    assert.equal(134, status)
  end)

  it("in a place that does not hold weakly is none", function()
    local printed, status = ending "objc.NSHashTable:hashTableWithOptions(0) objc.NSCache:new():setDelegate(self)"
    assert.equal("went on\nwent on\n", printed)
    assert.equal(0, status)
  end)
end)
