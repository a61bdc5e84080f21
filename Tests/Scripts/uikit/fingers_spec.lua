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

  it("taps in the middle by default", function()
    gesture.tap(view)
    assert.same({x = 50, y = 30}, events[1].point)
    gesture.tap(view, {at = {x = 1, y = 2}})
    assert.same({x = 1, y = 2}, events[3].point)
    assert.same({"Began", "Ended", "Began", "Ended"}, phases())
  end)

  it("presses for the requested time", function()
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

  it("moves more often when there are more frames", function()
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

  it("fires timers while it moves", function()
    local seen
    dispatch.after(0.05, function() seen = #events end)
    local finger = gesture.touch(view, {x = 0, y = 0})
    finger:move {by = {x = 30, y = 0}, duration = 0.1}
    finger:lift()
    assert.is_true(seen > 1 and seen < #events - 1, "after " .. seen)
  end)

  it("cannot touch a view without a window, or a point without a window", function()
    assert.error_matches(function() gesture.tap(objc.UIView:new()) end, "is not in a window")
    assert.error_matches(function() gesture.touch(view, {x = -500, y = 0}) end, "lies outside its window")
    assert.error_matches(function() gesture.tap(view, {at = {x = 5000, y = 0}}) end,
      "lies outside its window")
    assert.same({}, events)
  end)

  it("is cancelled when the call raises an error", function()
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

  local function refusal(call, ...)
    local succeeded, exception = pcall(call, ...)
    assert.is_false(succeeded)
    assert.equal("NSInvalidArgumentException", exception.name)
    return exception.reason
  end

  it("accepts durations of at most a day", function()
    local finger = gesture.touch(view, {x = 10, y = 10})
    local start = runloop.now()
    for _, seconds in ipairs {1e18, 1e300, math.huge, -1, 0 / 0} do
      local options = {from = {1, 1}, by = {1, 1}, duration = seconds}
      assert.matches("0 to 86400 seconds", refusal(gesture.flick, view, options), 1, true)
      assert.matches("86400", refusal(gesture.press, view, {duration = seconds}), 1, true)
      assert.matches("86400", refusal(finger.hold, finger, seconds), 1, true)
      options = {by = {1, 1}, duration = seconds}
      assert.matches("86400", refusal(finger.move, finger, options), 1, true)
      options = {from = {1, 1}, by = {1, 1}, hold = seconds}
      assert.matches("86400", refusal(gesture.drag, view, options), 1, true)
    end
    assert.equal(start, runloop.now())
    finger:lift()
  end)

  it("moves to a point or by a distance, not both", function()
    local both = {to = {1, 1}, by = {1, 1}}
    assert.matches("one of 'to' and 'by', not both", refusal(gesture.drag, view, both), 1, true)
    assert.matches("needs 'to' or 'by'", refusal(gesture.drag, view, {}), 1, true)
    assert.same({}, events)
  end)

  it("does not touch anything if its path would end outside the window", function()
    refusal(gesture.drag, view, {to = {5000, 0}})
    local reason = refusal(gesture.drag, view, {by = {0, -(0 / 0)}})
    assert.matches(", nan} of", reason, 1, true)
    assert.same({}, events)
  end)

  it("stays down when a call is rejected", function()
    local finger = gesture.touch(view, {x = 10, y = 10})
    refusal(gesture.tap, objc.UIView:new())
    refusal(gesture.drag, view, {by = {1, 1}, duration = -1})
    refusal(finger.move, finger, {to = {5000, 0}})
    refusal(runloop.run, -1)
    refusal(runloop.runUntilIdle, 0 / 0)
    refusal(runloop.setFrameRate, 0)
    refusal(dispatch.after, 0 / 0, print)
    assert.same({"Began"}, phases())
    finger:lift()
    assert.same({"Began", "Ended"}, phases())
  end)

  it("is cancelled when the run loop raises an error", function()
    gesture.touch(view, {x = 10, y = 10})
    dispatch.after(0.1, function() error("late", 0) end)
    assert.has_error(function() runloop.run(1) end, "late")
    assert.same({"Began", "Cancelled"}, phases())
  end)

  it("swipes in from half a point beside an edge, with a rest on request", function()
    local start = runloop.now()
    local list = gesture.record(function() gesture.edgeSwipe(window, {edge = "left", y = 120}) end)
    assert.same({0.5, 120.0, "left"}, {list[1].x, list[1].y, list[1].edge})
    assert.same({200.5, 120.0, "ended"}, {list[#list].x, list[#list].y, list[#list].phase})
    assert.near(start + 0.2, runloop.now(), 1e-9)
    local ways = {right = {389.5, 422.0, 289.5, 422.0}, top = {195.0, 0.5, 195.0, 100.5},
      bottom = {30.0, 843.5, 30.0, 743.5}}
    for edge, way in pairs(ways) do
      list = gesture.record(function()
        gesture.edgeSwipe(window, {edge = edge, by = 100, hold = 0.3, x = edge == "bottom" and 30 or nil})
      end)
      local last = list[#list]
      assert.same(way, {list[1].x, list[1].y, last.x, last.y})
      assert.near(0.5, last.t, 1e-9)
    end
  end)

  it("pinches with two fingers about the middle, together", function()
    view:setMultipleTouchEnabled_(true)
    local list = gesture.record(function() gesture.pinch(view, {scale = 2, from = 40}) end)
    assert.same({130.0, 130.0, 170.0, 130.0}, {list[1].x, list[1].y, list[2].x, list[2].y})
    local left, right = list[#list - 3], list[#list - 2]
    assert.same({110.0, 190.0, true}, {left.x, right.x, right.joined})
    assert.near(0.4, right.t, 1e-9)
    assert.same({"ended", "ended", true}, {list[#list - 1].phase, list[#list].phase, list[#list].joined})
    for _, scale in ipairs {0.1, 1, 3.8} do
      list = gesture.record(function() gesture.pinch(view, {scale = scale}) end)
      assert.near(scale, (list[#list].x - list[#list - 1].x) / (list[2].x - list[1].x), 1e-9)
    end
  end)

  it("turns two fingers clockwise", function()
    local list = gesture.record(function() gesture.rotate(view, {angle = math.pi / 2, from = 40}) end)
    local first, second = list[#list - 1], list[#list]
    assert.near(150, first.x, 1e-9)
    assert.near(110, first.y, 1e-9)
    assert.near(150, second.x, 1e-9)
    assert.near(150, second.y, 1e-9)
  end)

  it("rejects swipes, pinches and rotations that cannot be", function()
    for reason, call in pairs {
      ["must be 'left', 'right', 'top' or 'bottom', got 'up'"] = {"edgeSwipe", {edge = "up"}},
      ["option 'x' is not for the left edge"] = {"edgeSwipe", {x = 3}},
      ["inwards by more than 0 points, got -1.0"] = {"edgeSwipe", {by = -1}},
      ["inwards by more than 0 points, got nan"] = {"edgeSwipe", {by = 0 / 0}},
      ["{1000.5, 130.0} of"] = {"edgeSwipe", {by = 1000}},
      ["a scale above 0, got 0.0"] = {"pinch", {scale = 0}},
      ["a scale above 0, got -2.0"] = {"pinch", {scale = -2}},
      ["a scale above 0, got nan"] = {"pinch", {scale = -(0 / 0)}},
      ["two fingers 200.0 points apart around {150.0, 130.0} would leave the window"] =
        {"pinch", {scale = 2, from = 200}},
      ["no room in the window for two fingers around {100.0, 100.0}"] = {"pinch", {scale = 500, at = {0, 0}}},
      ["cannot be -1.0 points apart"] = {"pinch", {from = -1}},
      ["a finite angle, got inf"] = {"rotate", {angle = math.huge}},
      ["would leave the window"] = {"rotate", {angle = 1, from = 350}},
      ["86400"] = {"rotate", {duration = -1}},
    } do
      assert.matches(reason, refusal(gesture[call[1]], view, call[2]), 1, true)
    end
    refusal(gesture.pinch, objc.UIView:new())
    refusal(gesture.edgeSwipe, objc.UIView:new())
    assert.same({}, events)
  end)

  it("names the method that was called after it was lifted", function()
    local finger = gesture.touch(view)
    finger:lift()
    for name, argument in pairs {move = {by = {1, 1}}, hold = 1, lift = false, cancel = false} do
      local succeeded, exception = pcall(finger[name], finger, argument or nil)
      assert.is_false(succeeded)
      assert.matches("lifted or cancelled already", exception.reason, 1, true)
    end
    assert.same({"Began", "Ended"}, phases())
  end)
end)
