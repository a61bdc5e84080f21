describe("a pan from the edge of the screen", function()
  local window = uikit.keyWindow()
  local view, pan, states

  local Noting = objc.class("ScreenEdgeNoting", objc.NSObject, function(instance)
    function instance:panned_(recognizer) states[#states + 1] = recognizer:state() end
  end)
  local target

  before_each(function()
    runloop.run(5)
    states = {}
    target = Noting:new()
    view = objc.UIView:alloc():initWithFrame_ {0, 0, 390, 800}
    window:addSubview_(view)
    pan = objc.UIScreenEdgePanGestureRecognizer:alloc():initWithTarget_action_(target, "panned:")
    pan:setEdges_(uikit.UIRectEdgeLeft)
    view:addGestureRecognizer_(pan)
  end)

  after_each(function()
    uikit.setting("edgeTouches", "inferred")
    view:removeFromSuperview()
  end)

  it("begins at its edge, inwards", function()
    gesture.drag(view, {from = {x = 1, y = 400}, by = {x = 100, y = 0}, duration = 0.05})
    assert.equal(1, states[1])
    assert.equal(3, states[#states])
  end)

  it("does not begin elsewhere, along the edge, or at another edge", function()
    gesture.drag(view, {from = {x = 200, y = 400}, by = {x = 100, y = 0}})
    gesture.drag(view, {from = {x = 1, y = 400}, by = {x = 0, y = 100}})
    gesture.drag(view, {from = {x = 389, y = 400}, by = {x = -100, y = 0}})
    assert.same({}, states)
    assert.equal(0, pan:state())
  end)

  it("accepts only marked touches if the setting says so", function()
    uikit.setting("edgeTouches", "marked")
    gesture.drag(view, {from = {x = 1, y = 400}, by = {x = 100, y = 0}})
    assert.same({}, states)
    gesture.edgeSwipe(window, {edge = "left", by = 100})
    assert.equal(1, states[1])
    assert.equal(3, states[#states])
  end)

  it("begins at an edge swipe from its edge, and from no other", function()
    gesture.edgeSwipe(window, {edge = "right", by = 100})
    assert.same({}, states)
    gesture.edgeSwipe(window, {edge = "left", by = 100})
    assert.equal(1, states[1])
  end)
end)
