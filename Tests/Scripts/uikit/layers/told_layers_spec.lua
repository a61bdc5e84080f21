-- On a device, the geometry and the appearance of a view are those of its layer: a view's setters call the layer's
-- setters, and a change asks for an action.
describe("a layer with hooked setters", function()
  local before, log, view

  local function watch(selector)
    hook.before(objc.CALayer, selector, function() log[#log + 1] = selector end)
  end

  before_each(function()
    before, log = objc.snapshot(), {}
    view = objc.UIView:alloc():initWithFrame_ {0, 0, 100, 100}
    uikit.keyWindow():addSubview_(view)
  end)
  after_each(function() objc.restore(before) end)

  it("receives the properties that are set on its view", function()
    for _, selector in ipairs {"setOpacity:", "setHidden:", "setBackgroundColor:", "setMasksToBounds:",
      "setAffineTransform:", "setPosition:", "setBounds:"} do watch(selector) end
    view:setAlpha_(0.5)
    view:setHidden_(true)
    view:setBackgroundColor_(objc.UIColor:redColor())
    view:setClipsToBounds_(true)
    view:setTransform_(uikit.CGAffineTransformMakeScale(2, 2))
    view:setCenter_ {10, 10}
    view:setBounds_ {0, 0, 20, 20}
    assert.same({"setOpacity:", "setHidden:", "setBackgroundColor:", "setMasksToBounds:",
      "setAffineTransform:", "setPosition:", "setBounds:"}, log)
    assert.equal(0.5, view:alpha())
    assert.is_true(view:isHidden())
    assert.equal(20, view:bounds().size.width)
  end)

  it("receives bounds and a position for a frame", function()
    for _, selector in ipairs {"setFrame:", "setBounds:", "setPosition:"} do watch(selector) end
    view:setFrame_ {10, 20, 30, 40}
    assert.same({"setFrame:", "setBounds:", "setPosition:"}, log)
    assert.same({x = 10, y = 20}, view:frame().origin)
    assert.same({width = 30, height = 40}, view:frame().size)
  end)

  it("leaves the view unchanged when the hook drops the call", function()
    hook.instead(objc.CALayer, "setOpacity:", function() end)
    view:setAlpha_(0.2)
    assert.equal(1, view:alpha())
  end)

  it("receives layers that are added and removed with their views", function()
    for _, selector in ipairs {"addSublayer:", "insertSublayer:atIndex:", "removeFromSuperlayer"} do
      watch(selector)
    end
    local one, two = objc.UIView:new(), objc.UIView:new()
    view:addSubview_(one)
    view:insertSubview_atIndex_(two, 0)
    one:removeFromSuperview()
    assert.equal("addSublayer:", log[1])
    assert.equal("removeFromSuperlayer", log[#log])
    assert.same({two}, view:subviews())
  end)

  it("is of the view's own type, and overrides setters there", function()
    local Bordered = objc.class("ToldLayer", objc.CALayer, function(instance, _, super)
      function instance:setBounds_(bounds)
        log[#log + 1] = bounds.size.width
        super(self):setBounds_(bounds)
      end
    end)
    local View = objc.class("ToldView", objc.UIView, function(_, class)
      function class:layerClass() return Bordered end
    end)
    local made = View:new()
    made:setFrame_ {0, 0, 50, 60}
    assert.same({50}, log)
    assert.equal(50, made:frame().size.width)
  end)

  it("has the background color of its view, and sets the view's own", function()
    view:setBackgroundColor_(objc.UIColor:redColor())
    assert.equal(objc.UIColor:redColor(), view:layer():backgroundColor())
    view:layer():setBackgroundColor_(objc.UIColor:blueColor():CGColor())
    assert.equal(objc.UIColor:blueColor(), view:backgroundColor())
  end)
end)

describe("the action of a change", function()
  local before
  before_each(function() before = objc.snapshot() end)
  after_each(function() objc.restore(before) end)

  it("is looked for in the view, which sees the old value", function()
    local seen = {}
    hook.instead(objc.UIView, "actionForLayer:forKey:", function(original, self, layer, key)
      seen[#seen + 1] = key .. " " .. tostring(layer:valueForKey_(key))
      return original(self, layer, key)
    end)
    local view = objc.UIView:new()
    view:setAlpha_(0.5)
    assert.same({"opacity 1.0"}, seen)
  end)

  it("is run with the layer, and adds itself if it is an animation", function()
    local Delegate = objc.class("ActionDelegate", objc.NSObject, function(instance)
      function instance:actionForLayer_forKey_(_, key)
        return objc.CABasicAnimation:animationWithKeyPath_(key)
      end
    end)
    local layer, delegate = objc.CALayer:layer(), Delegate:new()
    layer:setDelegate_(delegate)
    layer:setCornerRadius_(4)
    assert.same({"cornerRadius"}, layer:animationKeys())
    objc.CATransaction:begin()
    objc.CATransaction:setDisableActions_(true)
    layer:setBorderWidth_(4)
    objc.CATransaction:commit()
    assert.same({"cornerRadius"}, layer:animationKeys())
  end)
end)
