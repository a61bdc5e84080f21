describe("a layer", function()
  local snapshot, seen

  before_each(function() snapshot, seen = objc.snapshot(), {} end)
  after_each(function() objc.restore(snapshot) end)

  local function watch(class, selector, name)
    hook.before(class, selector, function() seen[#seen + 1] = name end)
  end

  it("lays out its view, through its sublayers", function()
    local View = objc.class("LayerView", objc.UIView, function(instance)
      function instance:layoutSubviews() seen[#seen + 1] = "subviews" end
    end)
    watch(objc.CALayer, "layoutSublayers", "layer")
    watch(View, "layoutSublayersOfLayer:", "view")
    local view = View:alloc():initWithFrame_ {0, 0, 10, 10}
    uikit.keyWindow():addSubview_(view)
    runloop.run(0)
    seen = {}
    view:setNeedsLayout()
    runloop.run(0)
    assert.same({"layer", "view", "subviews"}, seen)
    view:removeFromSuperview()
  end)

  it("lays out without messages to layers if none is hooked", function()
    local Plain = objc.class("PlainView", objc.UIView, function(instance)
      function instance:layoutSubviews() seen[#seen + 1] = "subviews" end
    end)
    local view = Plain:new()
    view:setNeedsLayout()
    view:layoutIfNeeded()
    assert.same({"subviews"}, seen)
  end)

  it("displays its view, and a view that shows its layer itself", function()
    local Drawn = objc.class("DrawnView", objc.UIView, function(instance)
      function instance:drawRect_(_) seen[#seen + 1] = "rect" end
    end)
    watch(objc.CALayer, "display", "display")
    watch(objc.CALayer, "drawInContext:", "context")
    local view = Drawn:alloc():initWithFrame_ {0, 0, 10, 10}
    uikit.keyWindow():addSubview_(view)
    runloop.run(0)
    assert.same({"display", "context", "rect"}, seen)
    local Shown = objc.class("ShownView", objc.UIView, function(instance)
      function instance:displayLayer_(_) seen[#seen + 1] = "shown" end
    end)
    seen = {}
    local shown = Shown:alloc():initWithFrame_ {0, 0, 10, 10}
    uikit.keyWindow():addSubview_(shown)
    runloop.run(0)
    assert.same({"display", "shown"}, seen)
    view:removeFromSuperview()
    shown:removeFromSuperview()
  end)

  it("asks its delegate, when it has no view", function()
    local Delegate = objc.class("LayerDelegate", objc.NSObject, function(instance)
      function instance:layoutSublayersOfLayer_(_) seen[#seen + 1] = "layout" end
      function instance:drawLayer_inContext_(_, _) seen[#seen + 1] = "draw" end
    end)
    local layer, delegate = objc.CALayer:layer(), Delegate:new()
    layer:setDelegate_(delegate)
    layer:setNeedsLayout()
    layer:setNeedsDisplay()
    runloop.run(0)
    assert.same({"layout", "draw"}, seen)
    assert.is_false(layer:needsDisplay())
  end)

  it("holds sublayers, of which each has one superlayer", function()
    local root, one, two = objc.CALayer:layer(), objc.CALayer:layer(), objc.CALayer:layer()
    root:addSublayer_(one)
    root:insertSublayer_below_(two, one)
    assert.same({two, one}, root:sublayers())
    assert.equal(root, one:superlayer())
    one:setFrame_ {10, 20, 30, 30}
    assert.same({12, 23}, {root:convertPoint_fromLayer_({2, 3}, one).x, root:convertPoint_fromLayer_({2, 3}, one).y})
    assert.equal(one, root:hitTest_ {15, 25} or one)
    one:removeFromSuperlayer()
    assert.same({two}, root:sublayers())
    assert.error_matches(function() two:addSublayer_(root) end, "cannot be inside itself")
  end)

  it("stores the properties of a shape", function()
    local shape = objc.CAShapeLayer:layer()
    assert.equal(objc.UIColor:blackColor(), shape:fillColor())
    shape:setFillColor_(objc.UIColor:redColor():CGColor())
    assert.equal(objc.UIColor:redColor(), shape:fillColor())
    assert.is_nil(shape:strokeColor())
    shape:setFillColor_(nil)
    assert.is_nil(shape:fillColor())
    shape:setPath_(objc.UIBezierPath:bezierPathWithRect_({0, 0, 4, 4}):CGPath())
    shape:setSpeed_(0)
    assert.equal(0, shape:speed())
  end)

  it("turns in space, and its view in the plane", function()
    local view = objc.UIView:new()
    view:layer():setTransform_(uikit.CATransform3DMakeScale(2, 3, 4))
    assert.equal(2, view:transform().a)
    assert.equal(4, view:layer():transform().m33)
    view:setTransform_(uikit.CGAffineTransformIdentity)
    assert.equal(1, view:layer():transform().m11)
  end)
end)

describe("an animation of a layer", function()
  local snapshot, view

  before_each(function()
    snapshot = objc.snapshot()
    view = objc.UIView:alloc():initWithFrame_ {0, 0, 10, 10}
    uikit.keyWindow():addSubview_(view)
    runloop.run(0)
  end)
  after_each(function() objc.restore(snapshot) end)

  it("moves along keyframes", function()
    local frames = objc.CAKeyframeAnimation:animationWithKeyPath_ "opacity"
    frames:setValues_ {1, 0, 0.5}
    frames:setKeyTimes_ {0, 0.25, 1}
    frames:setDuration_(4)
    view:layer():addAnimation_forKey_(frames, "fade")
    runloop.run(1)
    assert.is_near(0, view:layer():presentationLayer():opacity(), 1e-6)
    runloop.run(1.5)
    assert.is_near(0.25, view:layer():presentationLayer():opacity(), 1e-6)
  end)

  it("runs with others in a group", function()
    local fade = objc.CABasicAnimation:animationWithKeyPath_ "opacity"
    fade:setFromValue_(0)
    fade:setToValue_(1)
    fade:setDuration_(2)
    local group = objc.CAAnimationGroup:animation()
    group:setAnimations_ {fade}
    group:setDuration_(2)
    view:layer():addAnimation_forKey_(group, "all")
    runloop.run(1)
    assert.is_near(0.5, view:layer():presentationLayer():opacity(), 1e-6)
  end)

  it("ends a transaction, whose completion is called after it", function()
    local done = 0
    objc.CATransaction:begin()
    objc.CATransaction:setAnimationDuration_(3)
    objc.CATransaction:setCompletionBlock_(function() done = done + 1 end)
    view:layer():addAnimation_forKey_(objc.CABasicAnimation:animationWithKeyPath_ "opacity", "fade")
    objc.CATransaction:commit()
    runloop.run(2.9)
    assert.equal(0, done)
    runloop.run(0.2)
    assert.equal(1, done)
    objc.CATransaction:begin()
    objc.CATransaction:setCompletionBlock_(function() done = done + 1 end)
    objc.CATransaction:commit()
    assert.equal(2, done)
  end)
end)

describe("a path", function()
  it("returns its bounds and what it contains", function()
    local path = objc.UIBezierPath:bezierPathWithOvalInRect_ {0, 0, 20, 10}
    local bounds = path:bounds()
    assert.is_near(20, bounds.size.width, 1e-6)
    assert.is_near(10, bounds.size.height, 1e-6)
    assert.is_true(path:containsPoint_ {10, 5})
    assert.is_false(path:containsPoint_ {1, 1})
    local line = objc.UIBezierPath:bezierPath()
    assert.is_true(line:isEmpty())
    line:moveToPoint_ {1, 1}
    line:addLineToPoint_ {5, 9}
    assert.same({5, 9}, {line:currentPoint().x, line:currentPoint().y})
    line:applyTransform_(uikit.CGAffineTransformMakeTranslation(10, 0))
    assert.equal(11, line:bounds().origin.x)
  end)
end)

describe("a color", function()
  it("returns its components, and is loaded from the asset catalogue", function()
    local could, red, green, blue, alpha =
      objc.UIColor:colorWithRed_green_blue_alpha_(1, 0.5, 0.25, 0.75):getRed_green_blue_alpha_()
    assert.same({true, 1, 0.5, 0.25, 0.75}, {could, red, green, blue, alpha})
    local _, hue = objc.UIColor:greenColor():getHue_saturation_brightness_alpha_()
    assert.is_near(1 / 3, hue, 1e-9)
    assert.is_nil(objc.UIColor:colorNamed_ "Brand")
    local snapshot = objc.snapshot()
    uikit.color("Brand", objc.UIColor:redColor())
    assert.equal(objc.UIColor:redColor(), objc.UIColor:colorNamed_ "Brand")
    objc.restore(snapshot)
    assert.is_nil(objc.UIColor:colorNamed_ "Brand")
  end)
end)

describe("an image", function()
  it("has the size that a script sets, and is another one when it is changed", function()
    local snapshot = objc.snapshot()
    uikit.image("icon", {20, 10})
    local image = objc.UIImage:imageNamed_inBundle_withConfiguration_("icon", nil, nil)
    assert.equal(20, image:size().width)
    local tinted = image:imageWithTintColor_renderingMode_(objc.UIColor:redColor(), 2)
    assert.equal(2, tinted:renderingMode())
    assert.equal(0, image:renderingMode())
    local wide = image:resizableImageWithCapInsets_resizingMode_({1, 2, 3, 4}, 1)
    assert.equal(2, wide:capInsets().left)
    assert.equal(image, image:copy())
    local view = objc.UIImageView:alloc():initWithImage_(image)
    assert.equal(10, view:sizeThatFits_({0, 0}).height)
    assert.error_matches(function() uikit.image("icon", {-1, 0}) end, "cannot be")
    objc.restore(snapshot)
  end)
end)
