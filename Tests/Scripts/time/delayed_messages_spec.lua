describe("a delayed message", function()
  local trace
  local Logger = objc.class("DelayedLogger", objc.NSObject, function(instance)
    instance["log:"] = function(self, text) trace[#trace + 1] = text end
    instance["other:"] = function(self, text) trace[#trace + 1] = "other " .. text end
    function instance:plain() trace[#trace + 1] = "plain" end
  end)
  local Request = objc.class("DelayedRequest", objc.NSObject)
  local logger

  before_each(function()
    runloop.runUntilIdle()
    trace, logger = {}, Logger:new()
  end)

  local function later(object, selector, argument, delay)
    object:performSelector_withObject_afterDelay_(selector, argument, delay)
  end

  it("is sent once the delay has passed", function()
    later(logger, "log:", "sent", 2)
    runloop.run(1.5)
    assert.same({}, trace)
    runloop.run(0.5)
    assert.same({"sent"}, trace)
    runloop.run(10)
    assert.same({"sent"}, trace)
  end)

  it("can name its modes, and without one is never sent", function()
    logger:performSelector_withObject_afterDelay_inModes_(
      "log:", "sent", 1, {objc.NSDefaultRunLoopMode, objc.UITrackingRunLoopMode})
    logger:performSelector_withObject_afterDelay_inModes_("log:", "never", 1, {})
    runloop.run(2)
    assert.same({"sent"}, trace)
  end)

  it("to the main thread is sent at once when it is waited for, else in the next turn", function()
    logger:performSelectorOnMainThread_withObject_waitUntilDone_("log:", "later", false)
    logger:performSelectorOnMainThread_withObject_waitUntilDone_("log:", "at once", true)
    assert.same({"at once"}, trace)
    runloop.run(0)
    assert.same({"at once", "later"}, trace)
  end)

  it("to the background is sent after the current work, as there is one thread", function()
    local trace = {}
    local Class = objc.class("DelayedAside", objc.NSObject, function(instance)
      instance["work:"] = function(self, argument) trace[#trace + 1] = argument end
    end)
    Class:new():performSelectorInBackground_withObject_("work:", "aside")
    assert.same({}, trace)
    runloop.run(0)
    assert.same({"aside"}, trace)
  end)

  it("is cancelled by a list or a dictionary that holds the same", function()
    local endless, another = {}, {}
    endless[1], another[1] = endless, another
    later(logger, "log:", {1, {key = "a"}}, 1)
    later(logger, "log:", "kept", 1)
    later(logger, "log:", endless, 2)
    for _, argument in ipairs {{1, {key = "a"}}, {"kept"}, another} do
      objc.NSObject:cancelPreviousPerformRequestsWithTarget_selector_object_(
        logger, "log:", argument)
    end
    runloop.run(2)
    assert.equal("kept", trace[1])
    assert.equal(endless, trace[2])
    assert.equal(2, #trace)
  end)

  it("may have no argument", function()
    later(logger, "plain", nil, 1)
    runloop.run(1)
    assert.same({"plain"}, trace)
  end)

  it("keeps its receiver alive until it has been sent", function()
    local Dying = objc.class("DelayedDying", objc.NSObject, function(instance)
      function instance:speak() trace[#trace + 1] = "spoke" end
      function instance:dealloc() trace[#trace + 1] = "died" end
    end)
    objc.autoreleasepool(function() later(Dying:new(), "speak", nil, 1) end)
    assert.same({}, trace)
    runloop.run(1)
    assert.same({"spoke", "died"}, trace)
  end)

  it("uses the implementation at the time of the call", function()
    later(logger, "plain", nil, 1)
    objc.category(Logger, "Changed", function(instance)
      function instance:plain() trace[#trace + 1] = "changed" end
    end)
    runloop.run(1)
    assert.same({"changed"}, trace)
  end)

  it("is cancelled with all others to the same receiver", function()
    local other = Logger:new()
    later(logger, "log:", "a", 1)
    later(logger, "other:", "b", 1)
    later(other, "log:", "c", 1)
    objc.NSObject:cancelPreviousPerformRequestsWithTarget_(logger)
    runloop.run(1)
    assert.same({"c"}, trace)
  end)

  it("is cancelled by receiver, selector and an equal argument", function()
    later(logger, "log:", "a", 1)
    later(logger, "log:", "b", 1)
    later(logger, "other:", "a", 1)
    later(logger, "log:", nil, 1)
    Request:cancelPreviousPerformRequestsWithTarget_selector_object_(logger, "log:", "a")
    Request:cancelPreviousPerformRequestsWithTarget_selector_object_(logger, "log:", nil)
    runloop.run(1)
    assert.same({"b", "other a"}, trace)
  end)

  it("is cancelled by an argument whose isEqual: returns true", function()
    local Twin = objc.class("DelayedTwin", objc.NSObject, function(instance)
      objc.property(instance, "number")
      function instance:isEqual_(other) return self:number() == other:number() end
      function instance:hash() return self:number() end
    end)
    local function twin(number)
      local made = Twin:new()
      made:setNumber_(number)
      return made
    end
    local Counter = objc.class("DelayedCounter", objc.NSObject, function(instance)
      instance["count:"] = function(_, one) trace[#trace + 1] = one:number() end
    end)
    local counter = Counter:new()
    for number = 1, 3 do later(counter, "count:", twin(number), 1) end
    objc.NSObject:cancelPreviousPerformRequestsWithTarget_selector_object_(
      counter, "count:", twin(2))
    runloop.run(1)
    assert.same({1, 3}, trace)
  end)

  it("whose method raises passes the error out of the run loop, and later ones stay", function()
    local Raising = objc.class("DelayedRaising", objc.NSObject, function(instance)
      function instance:fail() error("failed", 0) end
    end)
    later(Raising:new(), "fail", nil, 1)
    later(logger, "log:", "behind", 1)
    assert.has_error(function() runloop.run(1) end, "failed")
    assert.same({}, trace)
    runloop.run(0)
    assert.same({"behind"}, trace)
  end)

  it("raises when it is sent and is unimplemented, not before", function()
    later(logger, "unheardOf", nil, 1)
    assert.error_matches(function() runloop.run(1) end, "-[DelayedLogger unheardOf]:", 1, true)
  end)
end)
