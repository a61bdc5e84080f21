describe("a scroll view that stops", function()
  local view, log, delegate

  local function flags(scrollView)
    return (scrollView:isTracking() and 1 or 0) .. "/" .. (scrollView:isDragging() and 1 or 0)
      .. "/" .. (scrollView:isDecelerating() and 1 or 0)
  end

  local Logging = objc.class("StopLogging", objc.NSObject, {protocols = {"UIScrollViewDelegate"}},
    function(instance)
      local function note(text) log[#log + 1] = text end
      function instance:scrollViewWillBeginDragging_() note "begin" end
      function instance:scrollViewDidEndDragging_willDecelerate_(s, decelerate)
        note((decelerate and "end(YES) " or "end(NO) ") .. flags(s))
      end
      function instance:scrollViewDidEndDecelerating_(s) note("stopped " .. flags(s)) end
    end)

  before_each(function()
    runloop.run(5)
    view = objc.UIScrollView:alloc():initWithFrame_ {0, 0, 320, 480}
    view:setContentSize_ {320, 40000}
    uikit.keyWindow():addSubview_(view)
    view:setContentOffset_ {0, 1000}
    delegate = Logging:alloc():init()
    view:setDelegate_(delegate)
    log = {}
  end)

  after_each(function()
    uikit.setting("compat", "ios11")
    uikit.setting("caughtCoastEnd", "silent")
    uikit.setting("offsetSetInCoast", "shifts")
    uikit.setting("stoppedCoastEnd", "silent")
    view:removeFromSuperview()
  end)

  local function flick()
    gesture.flick(uikit.keyWindow(), {from = {x = 160, y = 400}, by = {x = 0, y = -120}})
  end

  it("by itself reports it once, with all flags down", function()
    flick()
    runloop.run(6)
    assert.same({"begin", "end(YES) 1/1/0", "stopped 0/0/0"}, log)
  end)

  it("under a finger halts in that event, and reports it at the lift", function()
    flick()
    runloop.run(0.5)
    log = {}
    local finger = gesture.touch(uikit.keyWindow(), {x = 160, y = 300})
    local offset = view:contentOffset().y
    assert.equal("1/0/1", flags(view))
    finger:hold(0.3)
    assert.equal(offset, view:contentOffset().y)
    assert.same({}, log)
    finger:lift()
    assert.same({"end(NO) 1/0/1", "stopped 0/0/0"}, log)
    runloop.run(6)
    assert.equal(2, #log)
    assert.equal(offset, view:contentOffset().y)
  end)

  it("under a finger does not report it before iOS 11", function()
    uikit.setting("compat", "ios10")
    flick()
    runloop.run(0.5)
    log = {}
    gesture.tap(uikit.keyWindow(), {at = {x = 160, y = 300}})
    assert.same({"end(NO) 1/0/1"}, log)
    assert.equal("0/0/0", flags(view))
  end)

  it("under a finger that drags on begins again, and stops once", function()
    flick()
    runloop.run(0.5)
    log = {}
    flick()
    runloop.run(6)
    assert.same({"begin", "end(YES) 1/1/0", "stopped 0/0/0"}, log)
    uikit.setting("caughtCoastEnd", "told")
    flick()
    runloop.run(0.5)
    log = {}
    flick()
    assert.same({"stopped 1/0/0", "begin", "end(YES) 1/1/0"}, log)
  end)

  it("presses nothing below the finger that stops it", function()
    local pressed = 0
    local Target = objc.class("StopTarget", objc.NSObject, function(instance)
      function instance:press() pressed = pressed + 1 end
    end)
    local target = Target:alloc():init()
    local button = objc.UIButton:buttonWithType_(0)
    button:setFrame_ {0, 0, 320, 40000}
    view:addSubview_(button)
    button:addTarget_action_forControlEvents_(target, objc.sel "press", uikit.UIControlEventTouchUpInside)
    flick()
    runloop.run(0.5)
    gesture.tap(uikit.keyWindow(), {at = {x = 160, y = 300}})
    assert.equal(0, pressed)
    runloop.run(1)
    gesture.tap(uikit.keyWindow(), {at = {x = 160, y = 300}})
    assert.equal(1, pressed)
  end)

  it("goes on from where code sets the offset, or stops there", function()
    flick()
    runloop.run(0.5)
    view:setContentOffset_ {0, 2000}
    assert.is_true(view:isDecelerating())
    runloop.run(6)
    assert.is_true(view:contentOffset().y > 2000)
    assert.equal("stopped 0/0/0", log[#log])
    uikit.setting("offsetSetInCoast", "stops")
    flick()
    runloop.run(0.5)
    view:setContentOffset_ {0, 2000}
    assert.is_false(view:isDecelerating())
  end)

  it("because code sets another offset without animation is silent by default", function()
    flick()
    runloop.run(0.5)
    log = {}
    view:setContentOffset_animated_({0, 2000}, false)
    assert.equal("0/0/0", flags(view))
    runloop.run(6)
    assert.same({x = 0, y = 2000}, view:contentOffset())
    assert.same({}, log)
    uikit.setting("stoppedCoastEnd", "told")
    flick()
    runloop.run(0.5)
    log = {}
    view:setContentOffset_animated_(view:contentOffset(), false)
    assert.same({"stopped 0/0/0"}, log)
  end)

  it("continues from where its own callback moves it", function()
    local Recentering = objc.class("StopRecentering", Logging, function(instance)
      function instance:scrollViewDidScroll_(s)
        if s:contentOffset().y > 1400 then
          s:setContentOffset_ {0, s:contentOffset().y - 400}
        end
      end
    end)
    local recentering = Recentering:alloc():init()
    view:setDelegate_(recentering)
    flick()
    runloop.run(6)
    assert.equal("stopped 0/0/0", log[#log])
    -- 1500 points a second
    assert.near(743 + 110, view:contentOffset().y - 1000 + 400 * 2, 3)
  end)

  it("notifies test tools with private messages", function()
    local seen = {}
    local Watched = objc.class("StopWatched", objc.UIScrollView, function(instance)
      instance["_scrollViewWillBeginDragging"] = function() seen[#seen + 1] = "begin" end
      instance["_scrollViewDidEndDraggingWithDeceleration:"] = function(_, decelerates)
        seen[#seen + 1] = decelerates
      end
      instance["_stopScrollDecelerationNotify:"] = function(_, notify)
        seen[#seen + 1] = notify and "stop" or "halt"
      end
    end)
    local watched = Watched:alloc():initWithFrame_ {0, 0, 320, 480}
    watched:setContentSize_ {320, 4000}
    uikit.keyWindow():addSubview_(watched)
    flick()
    runloop.run(6)
    assert.same({"begin", true, "stop"}, seen)
    watched:removeFromSuperview()
  end)

  it("is silent when it leaves its window", function()
    flick()
    runloop.run(0.2)
    log = {}
    view:removeFromSuperview()
    runloop.run(6)
    assert.same({}, log)
    assert.equal("0/0/0", flags(view))
  end)

  it("coasts on after a snapshot where it coasted then", function()
    flick()
    runloop.run(0.2)
    local snapshot = objc.snapshot()
    runloop.run(6)
    local rest = view:contentOffset().y
    view:setContentOffset_ {0, 0}
    flick()
    objc.restore(snapshot)
    assert.equal("0/1/1", flags(view))
    log = {}
    runloop.run(6)
    assert.same({"stopped 0/0/0"}, log)
    assert.equal(rest, view:contentOffset().y)
  end)
end)
