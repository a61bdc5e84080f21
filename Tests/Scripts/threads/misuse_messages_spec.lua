-- Returns what a script logs, with addresses shortened, by running it in another process.
local function logged(script)
  local name = os.tmpname()
  local file <close> = assert(io.open(name, "w"))
  file:write(script)
  file:flush()
  local lowest = 0
  while arg[lowest - 1] do lowest = lowest - 1 end
  local pipe = assert(io.popen(("'%s' '%s' 2>&1 >/dev/null"):format(arg[lowest], name)))
  local output = pipe:read "a":gsub("0x%x+", "0x"):gsub("[^\n]*%] ", "")
  pipe:close()
  os.remove(name)
  return output
end

describe("the log", function()
  it("calls a condition a condition, and tells of a wait without the lock", function()
    local hint = "*** Break on _NSLockError() to debug.\n"
    assert.equal("*** -[NSCondition unlock]: condition (<NSCondition: 0x> '(null)') unlocked when not locked\n" .. hint,
      logged "objc.NSCondition:new():unlock()")
    assert.equal("*** -[NSCondition waitUntilDate:]: condition (<NSCondition: 0x> 'c') not locked\n" .. hint
      .. "*** -[NSCondition dealloc]: condition (<NSCondition: 0x> 'c') deallocated while still in use\n" .. hint,
      logged [[
        local condition = objc.NSCondition:new()
        condition:setName_ "c"
        condition:waitUntilDate_(objc.NSDate:dateWithTimeIntervalSinceNow_(1))
        condition = nil
        collectgarbage()
        runloop.runUntilIdle()]])
  end)

  it("tells of an operation that finishes before its queue starts it", function()
    assert.equal("*** Hasty 0x went isFinished=YES without being started by the queue it is in\n", logged [[
      local Hasty = objc.class("Hasty", objc.NSOperation, function(instance)
        instance.isFinished = function() return done == true end
      end)
      local queue, hasty = objc.NSOperationQueue:new(), Hasty:new()
      queue:setSuspended_(true)
      queue:addOperation_(hasty)
      hasty:willChangeValueForKey_ "isFinished"
      done = true
      hasty:didChangeValueForKey_ "isFinished"]])
  end)

  it("names the class that keeps a class from being observed", function()
    assert.matches("^KVO failed to allocate class pair for name NSKVONotifying_Taken, automatic key%-value observing will not", logged [[
      local Taken = objc.class("Taken", objc.NSObject, function(instance) objc.property(instance, "a") end)
      objc.class("NSKVONotifying_Taken", objc.NSObject)
      local taken = Taken:new()
      taken:addObserver_forKeyPath_options_context_(objc.NSObject:new(), "a", 0, nil)]])
  end)
end)
