describe("the layer of a view", function()
  local view

  before_each(function() view = objc.UIView:alloc():initWithFrame_{10, 20, 100, 50} end)

  it("is always the same one, with the view's frame", function()
    local layer = view:layer()
    assert.are.equal(layer, view:layer())
    assert.are.equal(view, layer:delegate())
    assert.are.same({x = 60, y = 45}, layer:position())
    layer:setFrame_{0, 0, 40, 40}
    assert.are.equal(40, view:bounds().size.width)
    view:setAlpha_(0.5)
    view:setClipsToBounds_(true)
    assert.are.equal(0.5, layer:opacity())
    assert.is_true(layer:masksToBounds())
  end)

  it("accepts CGRectNull as a frame, but no other infinity", function()
    local null = {origin = {x = math.huge, y = math.huge}, size = {width = 0, height = 0}}
    local button = objc.UIButton:alloc():initWithFrame_(null)
    uikit.keyWindow():addSubview_(button)
    runloop.run(0.1)
    assert.are.same(null, button:frame())
    assert.has_no_errors(function() gesture.tap(uikit.keyWindow()) end)
    button:setFrame_{0, 0, 10, 10}
    assert.are.same({x = 5, y = 5}, button:center())
    assert.error_matches(function() button:setFrame_{math.huge, 0, 0, 0} end, "CALayerInvalidGeometry")
    button:removeFromSuperview()
  end)

  it("can have another anchor point, around which the view turns", function()
    local window = uikit.keyWindow()
    window:addSubview_(view)
    view:layer():setAnchorPoint_{0, 0}
    assert.are.same({x = 0, y = 0}, view:layer():anchorPoint())
    assert.are.same({origin = {x = 60, y = 45}, size = {width = 100, height = 50}}, view:frame())
    view:setFrame_{10, 20, 100, 50}
    assert.are.same({x = 10, y = 20}, view:center())
    view:setTransform_(uikit.CGAffineTransformMakeScale(2, 2))
    assert.are.same({origin = {x = 10, y = 20}, size = {width = 200, height = 100}}, view:frame())
    assert.are.same({x = 100, y = 50}, view:convertPoint_fromView_({210, 120}, window))
    assert.are.equal(view, window:hitTest_withEvent_({200, 110}, nil))
    assert.are.same(view:frame(), view:layer():presentationLayer():frame())
    view:removeFromSuperview()
  end)

  it("keeps its look", function()
    view:layer():setCornerRadius_(8)
    view:layer():setBorderColor_(objc.UIColor:redColor():CGColor())
    assert.are.equal(8, view:layer():cornerRadius())
    assert.are.equal(objc.UIColor:redColor(), view:layer():borderColor())
  end)

  it("has those of the views around and in it", function()
    local inner = objc.UIView:new()
    assert.is_nil(view:layer():sublayers())
    view:addSubview_(inner)
    assert.are.equal(view:layer(), inner:layer():superlayer())
    assert.are.same({inner:layer()}, view:layer():sublayers())
  end)

  it("has the view's layer class", function()
    local Layer = objc.class("OwnLayer", objc.CALayer)
    local View = objc.class("OwnLayerView", objc.UIView, function(_, class)
      function class:layerClass() return Layer end
    end)
    assert.is_true(View:new():layer():isKindOfClass_(Layer))
  end)

  it("outlives the view, without a place", function()
    local layer = view:layer()
    view = nil
    collectgarbage()
    collectgarbage()
    runloop.run(0)
    assert.is_nil(layer:delegate())
    assert.are.equal(0, layer:frame().size.width)
    assert.error_matches(function() layer:setFrame_{0, 0, 0 / 0, 1} end, "CALayerInvalidGeometry")
  end)
end)
