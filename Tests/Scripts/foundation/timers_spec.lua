local trace
local Target = objc.class("TimerTarget", objc.NSObject, function(instance)
  instance["tick:"] = function(self, timer)
    trace[#trace + 1] = {runloop.now(), timer:userInfo()}
  end
  instance[objc.sel "plain"] = function(self, ...) trace[#trace + 1] = select("#", ...) end
end)
local function scheduled(interval, target, selector, info, repeats)
  return objc.NSTimer:scheduledTimerWithTimeInterval_target_selector_userInfo_repeats_(
    interval, target, selector, info, repeats)
end

describe("a timer", function()
  local start
  before_each(function()
    trace = {}
    runloop.runUntilIdle()
    start = runloop.now()
  end)

  it("can send an invocation, whose arguments it retains", function()
    local target = Target:new()
    local invocation = objc.NSInvocation:invocationWithMethodSignature_(
      target:methodSignatureForSelector_("performSelector:"))
    invocation:setTarget_(target)
    invocation:setSelector_("performSelector:")
    invocation:setArgument_atIndex_(objc.sel "plain", 2)
    local timer = objc.NSTimer:scheduledTimerWithTimeInterval_invocation_repeats_(
      1, invocation, true)
    assert.is_true(invocation:argumentsRetained())
    runloop.run(2.5)
    timer:invalidate()
    runloop.run(2)
    assert.same({0, 0}, trace)
  end)

  it("fires once, with itself and its user information, and is invalid then", function()
    local timer = scheduled(1, Target:new(), "tick:", "info", false)
    assert.is_true(timer:isValid())
    runloop.run(0.5)
    assert.same({}, trace)
    runloop.run(5)
    assert.same({{start + 1, "info"}}, trace)
    assert.is_false(timer:isValid())
  end)

  it("needs no argument in its message", function()
    scheduled(1, Target:new(), "plain", nil, false)
    runloop.run(1)
    assert.same({0}, trace)
  end)

  it("repeats at whole multiples of its interval until it is invalidated", function()
    local timer = scheduled(0.25, Target:new(), "tick:", nil, true)
    runloop.run(1)
    assert.equal(4, #trace)
    for place, entry in ipairs(trace) do
      assert.is_true(math.abs(entry[1] - start - place * 0.25) < 1e-9)
    end
    timer:invalidate()
    runloop.run(1)
    assert.equal(4, #trace)
  end)

  it("keeps the host waiting only when it does not repeat", function()
    local before = runloop.pending()
    local timer = scheduled(1, Target:new(), "tick:", nil, true)
    assert.equal(before, runloop.pending())
    local once = scheduled(1, Target:new(), "tick:", nil, false)
    assert.equal(before + 1, runloop.pending())
    once:invalidate()
    assert.equal(before, runloop.pending())
    timer:invalidate()
  end)

  it("has an interval only when it repeats", function()
    local Target = objc.class("TimerPlain", objc.NSObject, function(instance)
      instance["tick:"] = function() end
    end)
    local date = objc.NSDate:dateWithTimeIntervalSinceNow_(3)
    for _, repeats in ipairs {true, false} do
      local timer = objc.NSTimer:alloc()
        :initWithFireDate_interval_target_selector_userInfo_repeats_(
          date, 5, Target:new(), "tick:", "info", repeats)
      assert.equal(repeats and 5 or 0, timer:timeInterval())
      assert.is_true(timer:fireDate():isEqual_(date))
      assert.equal("info", timer:userInfo())
      timer:invalidate()
    end
  end)

  it("retains its target until it is invalid", function()
    local deaths = 0
    local Mortal = objc.class("TimerMortal", Target, function(instance)
      function instance:dealloc() deaths = deaths + 1 end
    end)
    local timer
    objc.autoreleasepool(function() timer = scheduled(1, Mortal:new(), "tick:", nil, true) end)
    runloop.run(2)
    assert.same({2, 0}, {#trace, deaths})
    timer:invalidate()
    assert.equal(1, deaths)
    objc.autoreleasepool(function() scheduled(1, Mortal:new(), "tick:", nil, false) end)
    runloop.run(1)
    assert.equal(2, deaths)
  end)

  it("calls a block with itself", function()
    local count = 0
    objc.NSTimer:scheduledTimerWithTimeInterval_repeats_block_(1, true, function(timer)
      count = count + 1
      if count == 3 then timer:invalidate() end
    end)
    runloop.run(10)
    assert.equal(3, count)
  end)

  it("that is only made waits until it is added to a run loop", function()
    local timer = objc.NSTimer:timerWithTimeInterval_target_selector_userInfo_repeats_(
      1, Target:new(), "tick:", nil, false)
    runloop.run(2)
    assert.same({}, trace)
    objc.NSRunLoop:currentRunLoop():addTimer_forMode_(timer, objc.NSRunLoopCommonModes)
    runloop.run(0)
    assert.equal(1, #trace)
  end)

  it("can be fired explicitly, and a non-repeating one is then invalid", function()
    local once = scheduled(1, Target:new(), "tick:", nil, false)
    once:fire()
    assert.equal(1, #trace)
    assert.is_false(once:isValid())
    local timer = scheduled(1, Target:new(), "tick:", nil, true)
    timer:fire()
    runloop.run(1)
    assert.equal(3, #trace)
    timer:invalidate()
    timer:fire()
    assert.equal(3, #trace)
  end)

  it("continues after an error in its message, which leaves the run loop", function()
    local count = 0
    local timer = objc.NSTimer:scheduledTimerWithTimeInterval_repeats_block_(1, true, function()
      count = count + 1
      if count == 1 then error("once", 0) end
    end)
    assert.has_error(function() runloop.run(1) end, "once")
    runloop.run(2)
    assert.equal(3, count)
    timer:invalidate()
  end)

  it("has its next fire date, which can be changed", function()
    local timer = scheduled(1, Target:new(), "tick:", nil, false)
    assert.equal(1, timer:fireDate():timeIntervalSinceNow())
    timer:setFireDate_(objc.NSDate:dateWithTimeIntervalSinceNow_(3))
    runloop.run(2)
    assert.same({}, trace)
    runloop.run(1)
    assert.equal(1, #trace)
  end)
end)

describe("the run loop as an object", function()
  it("is one, and runs until a date", function()
    local loop = objc.NSRunLoop:currentRunLoop()
    assert.equal(loop, objc.NSRunLoop:mainRunLoop())
    trace = {}
    scheduled(1, Target:new(), "tick:", nil, false)
    local start = runloop.now()
    loop:runUntilDate_(objc.NSDate:dateWithTimeIntervalSinceNow_(2))
    assert.equal(1, #trace)
    assert.equal(start + 2, runloop.now())
    assert.is_true(loop:runMode_beforeDate_(objc.NSDefaultRunLoopMode, objc.NSDate:date()))
    assert.error_matches(function() loop:runUntilDate_("soon") end, "must be an NSDate")
  end)

  it("runs until nothing is left to wait for", function()
    trace = {}
    scheduled(1, Target:new(), "tick:", nil, false)
    scheduled(5, Target:new(), "tick:", nil, false)
    local start = runloop.now()
    objc.NSRunLoop:currentRunLoop():run()
    assert.equal(2, #trace)
    assert.equal(start + 5, runloop.now())
  end)
end)
