describe("the runtime under threads", function()
  local log

  before_each(function()
    runloop.runUntilIdle()
    log = {}
  end)

  local function background(fn) objc.NSThread:detachNewThreadWithBlock_(fn) end

  it("makes other threads wait for +initialize, and the one that runs it continue", function()
    local Slow = objc.class("SlowlyInitialized", objc.NSObject, function(_, class)
      function class:initialize()
        log[#log + 1] = "begins"
        self:touch()
        objc.NSThread:sleepForTimeInterval_(1)
        log[#log + 1] = "ends"
      end
      function class:touch() log[#log + 1] = "touched" end
    end)
    background(function() Slow:touch() end)
    background(function() Slow:touch() end)
    runloop.runUntilIdle()
    assert.same({"begins", "touched", "ends", "touched", "touched"}, log)
  end)

  it("finds two classes that wait for each other's +initialize", function()
    local A, B
    local function class(name, other)
      return objc.class(name, objc.NSObject, function(_, class)
        function class:initialize()
          objc.NSThread:sleepForTimeInterval_(1)
          other():touch()
        end
        function class:touch() end
      end)
    end
    A = class("InitializedA", function() return B end)
    B = class("InitializedB", function() return A end)
    background(function() A:touch() end)
    background(function() B:touch() end)
    local ok, exception = pcall(runloop.runUntilIdle)
    assert.is_false(ok)
    assert.equal("Deadlock", exception.name)
    assert.truthy(exception.reason:find("+[InitializedA initialize]", 1, true))
    assert.truthy(exception.reason:find("+[InitializedB initialize]", 1, true))
  end)

  it("notifies observers on the thread that made the change", function()
    local Model = objc.class("ChangedModel", objc.NSObject, function(instance)
      objc.property(instance, "value", {atomic = true})
      function instance:observeValueForKeyPath_ofObject_change_context_()
        log[#log + 1] = objc.NSThread:isMainThread()
      end
    end)
    local model = Model:new()
    model:addObserver_forKeyPath_options_context_(model, "value", 0)
    background(function() model:setValue_(1) end)
    runloop.runUntilIdle()
    model:setValue_(2)
    assert.same({false, true}, log)
    model:removeObserver_forKeyPath_(model, "value")
    local attributes = objc.property_getAttributes(objc.class_getProperty(Model, "value"))
    assert.is_nil(attributes:find(",N", 1, true))
  end)

  it("adds the method of one of two threads that both add it", function()
    local Target = objc.class("AddedTarget", objc.NSObject)
    for _ = 1, 2 do
      background(function()
        log[#log + 1] = objc.class_addMethod(Target, "added", function() end, "v@:")
      end)
    end
    runloop.runUntilIdle()
    assert.same({true, false}, log)
  end)

  it("finds a +initialize that waits for a thread which messages the class", function()
    local Class
    Class = objc.class("WaitingInitialized", objc.NSObject, function(_, class)
      function class:initialize()
        local group = dispatch.group_create()
        dispatch.group_async(group, dispatch.global(), function() Class:touch() end)
        dispatch.group_wait(group)
      end
      function class:touch() log[#log + 1] = "touched" end
    end)
    local ok, exception = pcall(function() Class:touch() end)
    assert.is_false(ok)
    assert.equal("Deadlock", exception.name)
    assert.truthy(exception.reason:find(
      "+[WaitingInitialized initialize], held by the main thread", 1, true))
    runloop.runUntilIdle()
    assert.same({"touched"}, log)
  end)
end)
