describe("two fingers", function()
  local window = uikit.keyWindow()
  local view, actions, read

  local Noting = objc.class("TwoFingerNoting", objc.NSObject, function(instance)
    function instance:changed_(recognizer)
      actions[#actions + 1] = recognizer:state()
      if read then read(recognizer) end
    end
  end)
  local target

  before_each(function()
    runloop.run(5)
    actions, read = {}, nil
    target = Noting:new()
    view = objc.UIView:alloc():initWithFrame_ {0, 0, 390, 800}
    window:addSubview_(view)
  end)

  after_each(function() view:removeFromSuperview() end)

  local function add(class)
    local recognizer = class:alloc():initWithTarget_action_(target, "changed:")
    view:addGestureRecognizer_(recognizer)
    return recognizer
  end

  it("pinch when their distance changes, and not before", function()
    local pinch = add(objc.UIPinchGestureRecognizer)
    local one = gesture.touch(view, {x = 100, y = 400})
    one:move {by = {x = 50, y = 0}}
    one:move {by = {x = -50, y = 0}}
    local two = gesture.touch(view, {x = 200, y = 400})
    assert.same({}, actions)
    assert.equal(uikit.UIGestureRecognizerStatePossible, pinch:state())
    two:move {to = {x = 300, y = 400}, duration = 0.2}
    assert.equal(1, actions[1])
    assert.near(2, pinch:scale(), 1e-9)
    assert.near(5, pinch:velocity(), 0.1)
    two:lift()
    assert.not_equal(3, actions[#actions])
    one:lift()
    assert.equal(3, actions[#actions])
    assert.equal(1, pinch:scale())
  end)

  it("pinch by increments when the scale is set to 1 each time", function()
    local factors = {}
    read = function(recognizer)
      factors[#factors + 1] = recognizer:scale()
      recognizer:setScale_(1)
      assert(recognizer:velocity() == 0)
    end
    add(objc.UIPinchGestureRecognizer)
    local one = gesture.touch(view, {x = 100, y = 400})
    local two = gesture.touch(view, {x = 200, y = 400})
    two:move {to = {x = 250, y = 400}}
    two:move {to = {x = 325, y = 400}}
    assert.near(1.5, factors[1], 1e-9)
    assert.near(1.5, factors[2], 1e-9)
    two:lift()
    one:lift()
  end)

  it("can begin a pinch at touch-down, if the setting says so", function()
    uikit.setting("pinchBegan", "secondFinger")
    add(objc.UIPinchGestureRecognizer)
    local one = gesture.touch(view, {x = 100, y = 400})
    assert.same({}, actions)
    local two = gesture.touch(view, {x = 200, y = 400})
    uikit.setting("pinchBegan", "distanceChanges")
    assert.same({1}, actions)
    two:lift()
    one:lift()
  end)

  it("rotate clockwise for positive angles, across half a turn too", function()
    local turn = add(objc.UIRotationGestureRecognizer)
    local one = gesture.touch(view, {x = 200, y = 400})
    local two = gesture.touch(view, {x = 300, y = 400})
    for step = 1, 9 do
      local angle = step * math.pi / 6
      two:move {to = {x = 200 + 100 * math.cos(angle), y = 400 + 100 * math.sin(angle)}}
    end
    assert.near(1.5 * math.pi, turn:rotation(), 1e-9)
    turn:setRotation_(0)
    assert.equal(0, turn:velocity())
    two:lift()
    one:lift()
    assert.equal(1, actions[1])
    assert.equal(3, actions[#actions])
  end)

  it("pinch and rotate with the matching gestures", function()
    local pinch, turn = add(objc.UIPinchGestureRecognizer), nil
    local scale, angle
    read = function(recognizer)
      if recognizer == pinch then scale = recognizer:scale() else angle = recognizer:rotation() end
    end
    gesture.pinch(view, {scale = 2, duration = 0.2})
    assert.near(2, scale, 1e-6)
    assert.equal(3, actions[#actions])
    actions = {}
    view:removeGestureRecognizer_(pinch)
    turn = add(objc.UIRotationGestureRecognizer)
    gesture.rotate(view, {angle = 1.5, duration = 0.2})
    assert.near(1.5, angle, 1e-6)
    assert.equal(3, actions[#actions])
    assert.equal(0, turn:rotation())
  end)

  it("are both received by recognizers of a single-touch view", function()
    local seen = {}
    local Counting = objc.class("TwoFingerView", objc.UIView, function(instance)
      function instance:touchesBegan_withEvent_(touches) seen[#seen + 1] = #touches end
    end)
    local inner = Counting:alloc():initWithFrame_ {0, 0, 200, 200}
    view:addSubview_(inner)
    local pan = objc.UIPanGestureRecognizer:new()
    inner:addGestureRecognizer_(pan)
    local one = gesture.touch(inner, {x = 50, y = 50})
    local two = gesture.touch(inner, {x = 150, y = 50})
    assert.same({1}, seen)
    assert.equal(2, pan:numberOfTouches())
    assert.same({x = 100, y = 50}, pan:locationInView_(inner))
    assert.same({x = 150, y = 50}, pan:locationOfTouch_inView_(1, inner))
    assert.error_matches(function() pan:locationOfTouch_inView_(2, inner) end, "beyond bounds")
    one:lift()
    two:lift()
  end)
end)
