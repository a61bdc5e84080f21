describe("dragging a scroll view", function()
  local view, log, delegate

  local flags = function(scrollView)
    return (scrollView:isTracking() and 1 or 0) .. "/" .. (scrollView:isDragging() and 1 or 0)
      .. "/" .. (scrollView:isDecelerating() and 1 or 0)
  end

  local Logging = objc.class("DragLogging", objc.NSObject, {protocols = {"UIScrollViewDelegate"}},
    function(instance)
      local function note(name, scrollView, extra)
        log[#log + 1] = {
          name = name, flags = flags(scrollView), y = scrollView:contentOffset().y, extra = extra,
          at = runloop.now(),
        }
      end
      function instance:scrollViewDidScroll_(s) note("scroll", s) end
      function instance:scrollViewWillBeginDragging_(s) note("willBegin", s) end
      function instance:scrollViewWillEndDragging_withVelocity_targetContentOffset_(s, v, target)
        note("willEnd", s, {velocity = v, target = {x = target.x, y = target.y}})
      end
      function instance:scrollViewDidEndDragging_willDecelerate_(s, decelerate)
        note("didEnd", s, decelerate)
      end
      function instance:scrollViewWillBeginDecelerating_(s) note("willDecelerate", s) end
      function instance:scrollViewDidEndDecelerating_(s) note("stopped", s) end
    end)

  before_each(function()
    runloop.run(5)
    view = objc.UIScrollView:alloc():initWithFrame_ {0, 0, 320, 480}
    view:setContentSize_ {320, 4000}
    uikit.keyWindow():addSubview_(view)
    view:setContentOffset_ {0, 1000}
    delegate = Logging:alloc():init()
    view:setDelegate_(delegate)
    log = {}
  end)

  after_each(function()
    view:setDelegate_(nil)
    view:removeFromSuperview()
  end)

  local function names()
    local result, last = {}, nil
    for _, entry in ipairs(log) do
      local name = entry.name .. (entry.extra == true and "(YES)" or entry.extra == false and "(NO)" or "")
      if not (name == "scroll" and last == "scroll") then result[#result + 1] = name end
      last = name
    end
    return result
  end

  local function flagsOf(name)
    local result
    for _, entry in ipairs(log) do
      if entry.name == name then result = entry.flags end
    end
    return result
  end

  it("does not report a finger that does not move", function()
    local finger = gesture.touch(uikit.keyWindow(), {x = 160, y = 300})
    assert.equal("1/0/0", flags(view))
    finger:hold(0.1)
    finger:lift()
    assert.equal("0/0/0", flags(view))
    assert.same({}, log)
  end)

  it("begins when 10 points are made, which do not count", function()
    local finger = gesture.touch(uikit.keyWindow(), {x = 160, y = 300})
    finger:move {by = {x = 0, y = -4}, duration = 0}
    finger:move {by = {x = 0, y = -4}, duration = 0}
    assert.same({}, log)
    assert.equal("1/0/0", flags(view))
    finger:move {by = {x = 0, y = -2}, duration = 0}
    assert.same({"willBegin"}, names())
    assert.equal(1000, view:contentOffset().y)
    assert.equal("1/1/0", log[1].flags)
    finger:move {by = {x = 0, y = -6}, duration = 0}
    assert.same({"willBegin", "scroll"}, names())
    assert.equal(1006, log[2].y)
    assert.equal("1/1/0", log[2].flags)
    finger:lift()
  end)

  it("moves the content with the finger, with one callback for each change", function()
    local finger = gesture.touch(uikit.keyWindow(), {x = 160, y = 400})
    finger:move {by = {x = 0, y = -110}, duration = 0}
    assert.equal(1100, view:contentOffset().y)
    log = {}
    finger:move {by = {x = 0, y = -0.1}, duration = 0}
    finger:move {by = {x = 30, y = 0}, duration = 0}
    assert.same({}, log)
    finger:move {by = {x = 0, y = 40.1}, duration = 0.1}
    assert.equal(1060, view:contentOffset().y)
    assert.equal(6, #log)
    finger:lift()
  end)

  it("ends at once when the finger has rested", function()
    gesture.drag(uikit.keyWindow(), {
      from = {x = 160, y = 400}, by = {x = 0, y = -110}, duration = 0.3, hold = 0.32})
    runloop.run(5)
    assert.same({"willBegin", "scroll", "willEnd", "didEnd(NO)"}, names())
    assert.equal("1/0/0", flagsOf "didEnd")
    local last = log[#log - 1]
    assert.same({x = 0, y = 0}, last.extra.velocity)
    assert.equal("0.0", tostring(last.extra.velocity.y))
    assert.same({x = 0, y = 1100}, last.extra.target)
    assert.equal("0/0/0", flags(view))
  end)

  it("continues as a coast after a flick", function()
    gesture.drag(uikit.keyWindow(), {
      from = {x = 160, y = 400}, by = {x = 0, y = -150}, duration = 0.2})
    local lift = runloop.now()
    assert.same({"willBegin", "scroll", "willEnd", "didEnd(YES)", "willDecelerate"}, names())
    runloop.run(5)
    assert.same({
      "willBegin", "scroll", "willEnd", "didEnd(YES)", "willDecelerate", "scroll", "stopped",
    }, names())
    for index, entry in ipairs(log) do
      if entry.name == "willEnd" then
        assert.near(0.75, entry.extra.velocity.y, 1e-6)
        assert.near(1509.6, entry.extra.target.y, 0.5)
        assert.equal("1/1/0", entry.flags)
        assert.equal(lift, log[index + 1].at)
        assert.equal(lift, log[index + 2].at)
        assert.equal("0/1/1", log[index + 2].flags)
        assert.equal("0/1/1", log[index + 3].flags)
        assert.is_true(log[index + 3].at > lift and log[index + 3].at <= lift + 1 / 60 + 1e-9)
      end
    end
    local last = log[#log]
    assert.near(1140 + 369.3, last.y, 1)
    assert.near(2.16, last.at - lift, 0.03)
    assert.equal("0/0/0", last.flags)
  end)

  it("sends setContentOffset: for every change, which observers see", function()
    local sent, seen = 0, 0
    local Counting = objc.class("DragCounting", objc.UIScrollView, function(instance, _, super)
      function instance:setContentOffset_(offset)
        sent = sent + 1
        super(self):setContentOffset_(offset)
      end
      function instance:observeValueForKeyPath_ofObject_change_context_() seen = seen + 1 end
    end)
    local counting = Counting:alloc():initWithFrame_ {0, 0, 320, 480}
    counting:setContentSize_ {320, 4000}
    counting:setDelegate_(delegate)
    uikit.keyWindow():addSubview_(counting)
    counting:addObserver_forKeyPath_options_context_(counting, "contentOffset", 0, nil)
    gesture.flick(uikit.keyWindow(), {from = {x = 160, y = 400}, by = {x = 0, y = -120}})
    runloop.run(5)
    counting:removeObserver_forKeyPath_(counting, "contentOffset")
    counting:removeFromSuperview()
    local scrolls = 0
    for _, entry in ipairs(log) do if entry.name == "scroll" then scrolls = scrolls + 1 end end
    assert.is_true(scrolls > 100)
    assert.equal(scrolls, sent)
    assert.equal(scrolls, seen)
  end)

  it("ends when scrolling is disabled", function()
    local finger = gesture.touch(uikit.keyWindow(), {x = 160, y = 400})
    finger:move {by = {x = 0, y = -110}, duration = 0.1}
    log = {}
    view:setScrollEnabled_(false)
    assert.same({"didEnd(NO)"}, names())
    finger:move {by = {x = 0, y = -50}, duration = 0.1}
    finger:lift()
    gesture.flick(view, {by = {x = 0, y = -100}})
    assert.same({"didEnd(NO)"}, names())
    view:setContentOffset_ {0, 10}
    assert.same({"didEnd(NO)", "scroll"}, names())
  end)

  it("keeps the default mode waiting until the content rests", function()
    local fired = {}
    local Waiting = objc.class("DragWaiting", objc.NSObject, function(instance)
      function instance:note() fired[#fired + 1] = runloop.now() end
    end)
    local waiting = Waiting:alloc():init()
    local finger = gesture.touch(uikit.keyWindow(), {x = 160, y = 400})
    finger:move {by = {x = 0, y = -50}, duration = 0.1}
    waiting:performSelector_withObject_afterDelay_(objc.sel "note", nil, 0.5)
    finger:hold(2)
    assert.same({}, fired)
    finger:move {by = {x = 0, y = -75}, duration = 0.1}
    finger:lift()
    runloop.run(0.5)
    assert.same({}, fired)
    runloop.run(5)
    assert.equal(1, #fired)
    assert.equal(log[#log].at, fired[1])
  end)
end)
