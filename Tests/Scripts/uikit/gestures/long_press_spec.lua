describe("a long press", function()
  local window = uikit.keyWindow()
  local view, press, actions

  local Noting = objc.class("LongPressNoting", objc.NSObject, function(instance)
    function instance:pressed_(recognizer)
      actions[#actions + 1] = {state = recognizer:state(), at = runloop.now() - actions.start}
    end
  end)
  local target

  before_each(function()
    runloop.run(5)
    actions = {start = runloop.now()}
    target = Noting:new()
    view = objc.UIView:alloc():initWithFrame_ {100, 100, 200, 200}
    window:addSubview_(view)
    press = objc.UILongPressGestureRecognizer:alloc():initWithTarget_action_(target, "pressed:")
    view:addGestureRecognizer_(press)
  end)

  after_each(function() view:removeFromSuperview() end)

  local function states()
    local list = {}
    for index, action in ipairs(actions) do list[index] = action.state end
    return list
  end

  it("begins after half a second without any event, and then follows the finger", function()
    local finger = gesture.touch(view)
    finger:hold(0.49)
    assert.same({}, states())
    finger:hold(0.02)
    assert.same({1}, states())
    assert.near(0.5, actions[1].at, 1e-9)
    finger:move {by = {x = 50, y = 0}}
    finger:lift()
    assert.same({1, 2, 3}, states())
    assert.equal(0, press:state())
  end)

  it("fails silently when the finger lifts before", function()
    gesture.press(view, {duration = 0.49})
    runloop.run(1)
    assert.same({}, states())
    gesture.press(view, {duration = 0.5})
    assert.same({1, 3}, states())
  end)

  it("allows 10 points of movement before it begins", function()
    local finger = gesture.touch(view)
    finger:move {by = {x = 10, y = 0}}
    finger:hold(0.6)
    finger:lift()
    assert.same({1, 3}, states())
    finger = gesture.touch(view)
    finger:move {by = {x = 10.5, y = 0}}
    finger:hold(0.6)
    finger:lift()
    assert.same({1, 3}, states())
  end)

  it("has the requested duration and number of touches", function()
    press:setMinimumPressDuration_(0)
    gesture.tap(view)
    assert.same({1, 3}, states())
    press:setMinimumPressDuration_(1)
    press:setNumberOfTouchesRequired_(2)
    local one = gesture.touch(view, {x = 50, y = 50})
    one:hold(2)
    assert.same({1, 3}, states())
    local two = gesture.touch(view, {x = 100, y = 50})
    two:hold(1)
    assert.same({1, 3, 1}, states())
    two:lift()
    one:lift()
    assert.same({1, 3, 1, 3}, states())
  end)

  it("can follow a tap", function()
    press:setNumberOfTapsRequired_(1)
    gesture.press(view, {duration = 0.7})
    runloop.run(1)
    gesture.tap(view)
    runloop.run(0.1)
    gesture.press(view, {duration = 0.7})
    assert.same({1, 3}, states())
  end)

  it("rejects an invalid duration", function()
    assert.error_matches(function() press:setMinimumPressDuration_(0 / 0) end, "finite")
  end)
end)
