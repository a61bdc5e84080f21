-- The state of objects (associated objects, weak references, observers), compared with a message to a
-- native method; and the cost of restoring a snapshot. Argument: the folder of this file.

local here = ...
package.path = here .. "/?.lua"
local comparison = require "comparison"

local path = objc.NSIndexPath:indexPathForRow_inSection_(3, 1)
local peer = comparison.loop("o:indexAtPosition_(0)", path)

local function report(what, statement, object, limit, count)
  local ratio, nanoseconds = comparison.ratio(comparison.loop(statement, object), peer, count)
  comparison.report(what, nanoseconds, ratio, "a native message", limit)
end

local owner, value = objc.NSObject:new(), objc.NSObject:new()
objc.setAssociatedObject(owner, "key", value)
local functions = {
  set = objc.setAssociatedObject, get = objc.getAssociatedObject, owner = owner, value = value,
  box = objc.weak(owner), key = objc.sel "key",
}
objc.setAssociatedObject(owner, functions.key, value)
report("associated object, set", "o.set(o.owner, o.key, o.value)", functions)
report("associated object, get", "o.get(o.owner, o.key)", functions)
report("weak reference, load", "o.box:get()", functions)

local Model = objc.class("BenchmarkModel", objc.NSObject, function(instance)
  objc.property(instance, "value")
  function instance:observeValueForKeyPath_ofObject_change_context_() end
end)
local plain, observed, observer = Model:new(), Model:new(), Model:new()
observed:addObserver_forKeyPath_options_context_(observer, "value", 0)
report("setter of a property", "o:setValue_(1)", plain)
report("setter of a property that is observed", "o:setValue_(1)", observed)

for number = 1, 200 do
  objc.class("BenchmarkWorld" .. number, objc.NSObject, function(instance)
    for method = 1, 10 do instance["method" .. method] = function() end end
  end)
end
report("snapshot of 200 classes, 2,000 methods", "o()", objc.snapshot, 1000, 20000)

-- Returns the time of a restore after a number of changes.
local function restoring(changes)
  local before = objc.snapshot()
  local class, clock = objc.BenchmarkWorld1, os.clock
  local function method() end
  return function(count)
    local time = 0
    for _ = 1, count // 100 do
      for change = 1, changes do class["added" .. change] = method end
      local start = clock()
      objc.restore(before)
      time = time + clock() - start
    end
    return time * 100
  end
end
for _, changes in ipairs {1, 10, 100} do
  local ratio, nanoseconds = comparison.ratio(restoring(changes), peer, 20000)
  comparison.report(
    ("restore after %d change%s"):format(changes, changes == 1 and "" or "s"), nanoseconds, ratio,
    "a native message")
end
