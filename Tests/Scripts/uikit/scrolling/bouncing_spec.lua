describe("the edge of a scroll view", function()
  local view, log, delegate

  local Logging = objc.class("EdgeLogging", objc.NSObject, function(instance)
    local function note(name, s, extra)
      log[#log + 1] = {
        name = name, y = s:contentOffset().y, dragging = s:isDragging(),
        decelerating = s:isDecelerating(), tracking = s:isTracking(), extra = extra,
        at = runloop.now(),
      }
    end
    function instance:scrollViewDidScroll_(s) note("scroll", s) end
    function instance:scrollViewDidEndDecelerating_(s) note("stopped", s) end
    function instance:scrollViewWillEndDragging_withVelocity_targetContentOffset_(s, _, target)
      note("willEnd", s, target.y)
    end
    function instance:scrollViewDidEndDragging_willDecelerate_(s, decelerate)
      note("didEnd", s, decelerate)
    end
  end)

  before_each(function()
    runloop.run(5)
    view = objc.UIScrollView:alloc():initWithFrame_ {0, 0, 320, 480}
    view:setContentSize_ {320, 4000}
    uikit.keyWindow():addSubview_(view)
    delegate = Logging:alloc():init()
    view:setDelegate_(delegate)
    log = {}
  end)

  after_each(function() view:removeFromSuperview() end)

  local function names()
    local result, last = {}, nil
    for _, entry in ipairs(log) do
      if not (entry.name == "scroll" and last == "scroll") then result[#result + 1] = entry.name end
      last = entry.name
    end
    return result
  end

  it("resists like a rubber band, for any path of the finger", function()
    local finger = gesture.touch(uikit.keyWindow(), {x = 160, y = 200})
    finger:move {by = {x = 0, y = 110}, duration = 0}
    assert.near(-49.35, view:contentOffset().y, 0.3)
    finger:move {by = {x = 0, y = 100}, duration = 0.2}
    assert.near(-89.49, view:contentOffset().y, 0.3)
    finger:move {by = {x = 0, y = -100}, duration = 0.1}
    assert.near(-49.35, view:contentOffset().y, 0.3)
    finger:hold(0.3)
    local lift = runloop.now()
    finger:lift()
    assert.equal(true, log[#log].extra)
    runloop.run(3)
    assert.equal(0, view:contentOffset().y)
    assert.equal("stopped", log[#log].name)
    assert.is_true(log[#log].at - lift < 0.6)
    assert.is_false(log[#log - 1].dragging)
    assert.is_true(log[#log - 1].decelerating)
    assert.is_false(log[#log - 2].dragging)
  end)

  it("is no longer dragged after the finger lifts", function()
    local states = {}
    local Pulling = objc.class("EdgePulling", objc.NSObject, function(instance)
      local function note(s)
        local state = (s:isTracking() and "T" or "-") .. (s:isDragging() and "D" or "-")
          .. (s:isDecelerating() and "Z" or "-")
        if states[#states] ~= state then states[#states + 1] = state end
      end
      function instance:scrollViewDidScroll_(s) note(s) end
      function instance:scrollViewDidEndDragging_willDecelerate_(s) note(s) end
      function instance:scrollViewDidEndDecelerating_(s) note(s) end
    end)
    local pulling = Pulling:new()
    view:setDelegate_(pulling)
    for _, hold in ipairs {0.3, 0} do
      states = {}
      gesture.drag(uikit.keyWindow(), {
        from = {x = 160, y = 100}, by = {x = 0, y = 150}, duration = 0.2, hold = hold})
      runloop.run(3)
      assert.same({"TD-", "T--", "--Z", "---"}, states)
    end
  end)

  it("absorbs a deceleration that reaches it, and returns to its bounds", function()
    view:setContentOffset_ {0, 3300}
    log = {}
    gesture.drag(uikit.keyWindow(), {
      from = {x = 160, y = 400}, by = {x = 0, y = -110}, duration = 0.1})
    runloop.run(5)
    local peak = 0
    for _, entry in ipairs(log) do
      peak = math.max(peak, entry.y)
      if entry.name == "willEnd" then assert.equal(3520, entry.extra) end
    end
    -- 1,100 points a second, less the deceleration over 120 points
    assert.near(3520 + (1100 - 120 / 0.499) / (11 * math.exp(1)), peak, 2)
    assert.same({"scroll", "willEnd", "didEnd", "scroll", "stopped"}, names())
    assert.equal(3520, view:contentOffset().y)
    local last = log[#log - 1]
    assert.equal(3520, last.y)
    assert.is_false(last.dragging)
    assert.is_true(last.decelerating)
  end)

  it("is hard without bounces", function()
    view:setBounces_(false)
    view:setContentOffset_ {0, 3300}
    gesture.drag(uikit.keyWindow(), {
      from = {x = 160, y = 400}, by = {x = 0, y = -110}, duration = 0.1})
    runloop.run(5)
    for _, entry in ipairs(log) do assert.is_true(entry.y <= 3520) end
    assert.equal(3520, view:contentOffset().y)
    assert.equal("stopped", log[#log].name)
    log = {}
    gesture.drag(uikit.keyWindow(), {
      from = {x = 160, y = 400}, by = {x = 0, y = -110}, duration = 0.1})
    runloop.run(5)
    assert.same({"willEnd", "didEnd"}, names())
  end)

  it("moves no content that fits, unless it always bounces", function()
    view:setContentSize_ {320, 100}
    log = {}
    gesture.drag(uikit.keyWindow(), {
      from = {x = 160, y = 100}, by = {x = 0, y = 110}, duration = 0.1, hold = 0.2})
    assert.same({}, log)
    view:setAlwaysBounceVertical_(true)
    gesture.drag(uikit.keyWindow(), {
      from = {x = 160, y = 100}, by = {x = 0, y = 110}, duration = 0.1, hold = 0.2})
    assert.near(-49.35, view:contentOffset().y, 0.3)
    runloop.run(2)
    assert.equal(0, view:contentOffset().y)
  end)

  it("is at the content inset", function()
    view:setContentInset_ {64, 0, 36, 0}
    view:setContentOffset_ {0, 0}
    gesture.drag(uikit.keyWindow(), {
      from = {x = 160, y = 100}, by = {x = 0, y = 210}, duration = 0.2, hold = 0.2})
    runloop.run(2)
    assert.equal(-64, view:contentOffset().y)
    view:setContentOffset_ {0, 3500}
    gesture.flick(uikit.keyWindow(), {from = {x = 160, y = 400}, by = {x = 0, y = -120}})
    runloop.run(5)
    assert.equal(3556, view:contentOffset().y)
  end)

  it("moves along with the content size during a coast", function()
    gesture.flick(uikit.keyWindow(), {from = {x = 160, y = 400}, by = {x = 0, y = -120}})
    runloop.run(0.1)
    view:setContentSize_ {320, 800}
    runloop.run(5)
    assert.equal(320, view:contentOffset().y)
    assert.equal("stopped", log[#log].name)
  end)
end)
