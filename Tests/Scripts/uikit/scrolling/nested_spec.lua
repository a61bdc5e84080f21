describe("a scroll view in a scroll view", function()
  local outer, inner

  before_each(function()
    runloop.run(5)
    outer = objc.UIScrollView:alloc():initWithFrame_ {0, 0, 320, 480}
    outer:setContentSize_ {960, 1200}
    inner = objc.UIScrollView:alloc():initWithFrame_ {0, 0, 320, 480}
    inner:setContentSize_ {320, 2000}
    uikit.keyWindow():addSubview_(outer)
    outer:addSubview_(inner)
  end)

  after_each(function() outer:removeFromSuperview() end)

  local function drag(by)
    gesture.drag(uikit.keyWindow(), {
      from = {x = 160, y = 240}, by = by, duration = 0.2, hold = 0.2})
  end

  it("is dragged if it can scroll in that direction", function()
    drag {x = 0, y = -110}
    assert.same({x = 0, y = 100}, inner:contentOffset())
    assert.same({x = 0, y = 0}, outer:contentOffset())
  end)

  it("leaves a drag across to the outer one", function()
    drag {x = -110, y = 0}
    assert.same({x = 0, y = 0}, inner:contentOffset())
    assert.same({x = 100, y = 0}, outer:contentOffset())
  end)

  it("leaves a drag past its edge to the outer one", function()
    inner:setContentOffset_ {0, 1520}
    drag {x = 0, y = -110}
    assert.same({x = 0, y = 1520}, inner:contentOffset())
    assert.same({x = 0, y = 100}, outer:contentOffset())
  end)

  it("stops both when one of them coasts below the finger", function()
    gesture.drag(uikit.keyWindow(), {
      from = {x = 300, y = 240}, by = {x = -150, y = 0}, duration = 0.1})
    runloop.run(0.1)
    assert.is_true(outer:isDecelerating())
    local finger = gesture.touch(uikit.keyWindow(), {x = 160, y = 240})
    assert.is_true(outer:isTracking())
    local x = outer:contentOffset().x
    finger:hold(0.5)
    finger:lift()
    assert.equal(x, outer:contentOffset().x)
    assert.is_false(outer:isDecelerating())
  end)
end)
