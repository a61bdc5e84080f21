describe("a finger", function()
  local window = uikit.keyWindow()
  local view, events

  local Noting = objc.class("FingerNoting", objc.UIView, function(instance)
    for _, phase in ipairs {"Began", "Moved", "Ended", "Cancelled"} do
      instance["touches" .. phase .. ":withEvent:"] = function(self, touches)
        events[#events + 1] = {
          phase = phase, at = runloop.now(), point = touches[1]:locationInView_(self),
        }
      end
    end
  end)

  before_each(function()
    runloop.run(5)
    events = {}
    view = Noting:alloc():initWithFrame_ {100, 100, 100, 60}
    window:addSubview_(view)
  end)

  after_each(function() view:removeFromSuperview() end)

  local function phases()
    local names = {}
    for index, event in ipairs(events) do names[index] = event.phase end
    return names
  end

  it("taps in the middle unless it is told where", function()
    gesture.tap(view)
    assert.same({x = 50, y = 30}, events[1].point)
    gesture.tap(view, {at = {x = 1, y = 2}})
    assert.same({x = 1, y = 2}, events[3].point)
    assert.same({"Began", "Ended", "Began", "Ended"}, phases())
  end)

  it("presses for as long as it is told", function()
    local start = runloop.now()
    gesture.press(view, {duration = 0.6})
    assert.same({"Began", "Ended"}, phases())
    assert.near(start, events[1].at, 1e-9)
    assert.near(start + 0.6, events[2].at, 1e-9)
    assert.near(start + 0.6, runloop.now(), 1e-9)
  end)

  it("stays down until it is lifted, and holding moves the clock", function()
    local start = runloop.now()
    local finger = gesture.touch(view, {x = 10, y = 20})
    assert.same({"Began"}, phases())
    finger:hold(0.25)
    assert.near(start + 0.25, runloop.now(), 1e-9)
    assert.same({"Began"}, phases())
    finger:lift()
    assert.same({"Began", "Ended"}, phases())
  end)

  it("moves once per frame, the last time at the end point", function()
    local start = runloop.now()
    local finger = gesture.touch(view, {x = 0, y = 0})
    finger:move {by = {x = 30, y = 12}, duration = 0.1}
    assert.near(start + 0.1, runloop.now(), 1e-9)
    assert.near(6, #events - 1, 1)
    local x = 0
    for index = 2, #events do
      assert.equal("Moved", events[index].phase)
      assert.is_true(events[index].point.x > x)
      x = events[index].point.x
    end
    assert.near(30, events[#events].point.x, 1e-6)
    assert.near(12, events[#events].point.y, 1e-6)
    finger:lift()
  end)

  it("moves more often when frames come more often", function()
    runloop.setFrameRate(120)
    local finger = gesture.touch(view, {x = 0, y = 0})
    finger:move {by = {x = 30, y = 0}, duration = 0.1}
    runloop.setFrameRate(60)
    finger:lift()
    assert.near(12, #events - 2, 1)
  end)

  it("moves exactly once in no time", function()
    local start = runloop.now()
    local finger = gesture.touch(view, {x = 0, y = 0})
    finger:move {by = {x = 30, y = 12}, duration = 0}
    assert.same({"Began", "Moved"}, phases())
    assert.same({x = 30, y = 12}, events[2].point)
    assert.equal(start, runloop.now())
    finger:cancel()
    assert.same({"Began", "Moved", "Cancelled"}, phases())
  end)

  it("lets timers run while it moves", function()
    local seen
    dispatch.after(0.05, function() seen = #events end)
    local finger = gesture.touch(view, {x = 0, y = 0})
    finger:move {by = {x = 30, y = 0}, duration = 0.1}
    finger:lift()
    assert.is_true(seen > 1 and seen < #events - 1, "after " .. seen)
  end)

  it("cannot touch what is in no window, nor where no window is", function()
    assert.has_error(function() gesture.tap(objc.UIView:new()) end)
    assert.has_error(function() gesture.touch(view, {x = -500, y = 0}) end)
    assert.has_error(function() gesture.tap(view, {at = {x = 5000, y = 0}}) end)
    assert.same({}, events)
  end)

  it("is cancelled when an error comes out of the call", function()
    local Raising = objc.class("FingerRaising", objc.UIView, function(instance)
      function instance:touchesBegan_withEvent_(touches, event) error("raised", 0) end
    end)
    local raising = Raising:alloc():initWithFrame_ {100, 300, 50, 50}
    window:addSubview_(raising)
    local finger = gesture.touch(view, {x = 10, y = 10})
    assert.has_error(function() gesture.tap(raising) end, "raised")
    assert.same({"Began", "Cancelled"}, phases())
    raising:removeFromSuperview()
    gesture.tap(view)
    assert.same({"Began", "Cancelled", "Began", "Ended"}, phases())
    assert.is_not_nil(finger)
  end)
end)
