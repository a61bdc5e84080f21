describe("a swipe", function()
  local window = uikit.keyWindow()
  local view, swipe, count

  local Counting = objc.class("SwipeCounting", objc.NSObject, function(instance)
    function instance:swiped_(recognizer)
      assert(recognizer:state() == uikit.UIGestureRecognizerStateEnded)
      count = count + 1
    end
  end)
  local target

  before_each(function()
    runloop.run(5)
    count = 0
    target = Counting:new()
    view = objc.UIView:alloc():initWithFrame_ {0, 0, 390, 800}
    window:addSubview_(view)
    swipe = objc.UISwipeGestureRecognizer:alloc():initWithTarget_action_(target, "swiped:")
    view:addGestureRecognizer_(swipe)
  end)

  after_each(function() view:removeFromSuperview() end)

  -- A finger that moves the given distance in the given time, in a single move.
  local function move(x, y, time)
    count = 0
    local finger = gesture.touch(view, {x = 190, y = 400})
    if time then finger:hold(time) end
    finger:move {by = {x = x, y = y}}
    local recognized = count
    finger:lift()
    assert.equal(recognized, count)
    return count == 1
  end

  it("moves right by default, and needs 50 points at once", function()
    assert.is_true(move(50, 0))
    assert.is_false(move(49.9, 0))
    assert.is_false(move(-60, 0))
    assert.is_false(move(0, 60))
  end)

  it("needs less distance over time", function()
    assert.is_true(move(36, 0, 0.3))
    assert.is_false(move(35.8, 0, 0.3))
    assert.is_true(move(26.6, 0, 0.5))
    assert.is_false(move(26.4, 0, 0.5))
  end)

  it("fails after half a second", function()
    assert.is_false(move(100, 0, 0.51))
  end)

  it("deviates no more than allowed", function()
    assert.is_true(move(60, 49.9))
    assert.is_false(move(60, 50.1))
    assert.is_true(move(60, 40.1, 0.2))
    assert.is_false(move(60, 40.3, 0.2))
  end)

  it("is recognized in every direction of its mask", function()
    swipe:setDirection_(
      uikit.UISwipeGestureRecognizerDirectionLeft | uikit.UISwipeGestureRecognizerDirectionUp)
    assert.is_true(move(-60, 0))
    assert.is_true(move(0, -60))
    assert.is_true(move(-50, -50))
    assert.is_false(move(60, 0))
    assert.is_false(move(0, 60))
  end)

  local function moveTwo(first, second)
    count = 0
    local one = gesture.touch(view, {x = 100, y = 300})
    local two = gesture.touch(view, {x = 100, y = 500})
    one:move {by = {x = first, y = 0}}
    two:move {by = {x = second, y = 0}}
    one:lift()
    two:lift()
    return count == 1
  end

  it("of two fingers needs both", function()
    swipe:setNumberOfTouchesRequired_(2)
    assert.is_true(moveTwo(100, 50))
    assert.is_false(moveTwo(100, 0))
    assert.is_false(moveTwo(100, -90))
    assert.is_false(move(60, 0))
  end)

  it("is where it began", function()
    local place
    local Placing = objc.class("SwipePlacing", objc.NSObject, function(instance)
      function instance:swiped_(recognizer) place = recognizer:locationInView_(view) end
    end)
    local placing = Placing:new()
    swipe:addTarget_action_(placing, "swiped:")
    assert.is_true(move(60, 0))
    assert.same({x = 190, y = 400}, place)
  end)
end)
