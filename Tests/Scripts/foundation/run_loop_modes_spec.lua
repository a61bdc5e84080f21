-- A run loop has every named mode: an entry runs when the loop runs in its mode.

describe("a mode of an app's own", function()
  local Target, heard, loop, target

  before_each(function()
    heard, loop = {}, objc.NSRunLoop:currentRunLoop()
    Target = objc.class("ModeTarget", objc.NSObject, function(instance)
      function instance:tick_() heard[#heard + 1] = loop:currentMode() end
    end)
    target = Target:new()
  end)

  after_each(function()
    target = nil
    objc.disposeClassPair(Target)
  end)

  local function within(seconds) return objc.NSDate:dateWithTimeIntervalSinceNow_(seconds) end

  it("fires its timers while the loop runs in it, and at no other time", function()
    local timer = objc.NSTimer:timerWithTimeInterval_target_selector_userInfo_repeats_(1, target, "tick:", nil, false)
    loop:addTimer_forMode_(timer, "MyMode")
    runloop.run(5)
    assert.same({}, heard)
    assert.is_true(loop:runMode_beforeDate_("MyMode", within(2)))
    assert.same({"MyMode"}, heard)
    assert.is_nil(loop:currentMode())
  end)

  it("does not run entries of the common modes", function()
    target:performSelector_withObject_afterDelay_("tick:", nil, 1)
    target:performSelector_withObject_afterDelay_inModes_("tick:", nil, 1, {"MyMode"})
    loop:runMode_beforeDate_("MyMode", within(2))
    assert.same({"MyMode"}, heard)
    runloop.run(1)
    assert.same({"MyMode", "kCFRunLoopDefaultMode"}, heard)
  end)

  it("is not run at all when nothing waits in it", function()
    local before = runloop.now()
    assert.is_false(loop:runMode_beforeDate_("NobodysMode", within(2)))
    assert.equal(before, runloop.now())
  end)

  it("has a limit only while an entry is scheduled in it", function()
    objc.NSTimer:scheduledTimerWithTimeInterval_repeats_block_(1, false, function() end)
    assert.is_nil(loop:limitDateForMode_ "MyMode")
    local timer = objc.NSTimer:timerWithTimeInterval_target_selector_userInfo_repeats_(4, target, "tick:", nil, false)
    loop:addTimer_forMode_(timer, "MyMode")
    assert.equal(4.0, loop:limitDateForMode_ "MyMode":timeIntervalSinceNow())
    timer:invalidate()
    assert.is_nil(loop:limitDateForMode_ "MyMode")
    runloop.run(2)
  end)
end)
