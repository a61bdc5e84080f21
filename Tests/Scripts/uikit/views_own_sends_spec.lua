-- How UIKit creates, places, shows and animates its own views: with messages that hooks see.
describe("a message of a view's own", function()
  local window = uikit.keyWindow()
  local seen, snapshot

  local function watch(class, selector)
    hook.before(class, selector, function(self, ...)
      seen[#seen + 1] = {self, selector, ...}
    end)
  end
  local function names()
    local list = {}
    for place, entry in ipairs(seen) do list[place] = entry[2] end
    return list
  end
  local function show(controller)
    window:setRootViewController_(controller)
    runloop.run(1)
  end

  before_each(function()
    seen = {}
    snapshot = objc.snapshot()
  end)
  after_each(function()
    window:setRootViewController_(nil)
    objc.restore(snapshot)
  end)

  it("initializes UIKit's own views with a frame", function()
    watch(objc.UILabel, "initWithFrame:")
    watch(objc.UIImageView, "initWithFrame:")
    watch(objc.UINavigationBar, "initWithFrame:")
    local cell = objc.UITableViewCell:new()
    assert.equal(cell:textLabel(), seen[1][1])
    assert.equal(cell:imageView(), seen[2][1])
    local navigation = objc.UINavigationController:new()
    assert.equal(navigation:navigationBar(), seen[3][1])
    assert.equal(3, #seen)
  end)

  it("names the class whose initializer returns a view of another type", function()
    hook.instead(objc.UILabel, "initWithFrame:", function() return objc.UIView:new() end)
    assert.error_matches(function() objc.UITableViewCell:new():textLabel() end,
      "-[UITableViewLabel initWithFrame:]: the result must be a UILabel, got a UIView", 1, true)
  end)

  it("places a root controller's view", function()
    local controller = objc.UIViewController:new()
    controller:view():setFrame_ {0, 0, 1, 1}
    watch(objc.UIView, "setFrame:")
    show(controller)
    assert.equal(controller:view(), seen[1][1])
    assert.same({0, 0, 390, 844}, {controller:view():frame().origin.x, 0, 390, 844})
  end)

  it("resizes subviews with their frames", function()
    local outer, inner = objc.UIView:new(), objc.UIView:new()
    outer:setFrame_ {0, 0, 100, 100}
    inner:setFrame_ {0, 0, 50, 50}
    inner:setAutoresizingMask_(2)
    outer:addSubview_(inner)
    watch(objc.UIView, "setFrame:")
    outer:setFrame_ {0, 0, 200, 100}
    assert.equal(inner, seen[2][1])
    assert.equal(150, inner:frame().size.width)
  end)

  it("requests layout and display when a size changes, and not when a position does", function()
    local view = objc.UIView:new()
    watch(objc.UIView, "setNeedsLayout")
    watch(objc.UIView, "setNeedsDisplay")
    view:setFrame_ {0, 0, 10, 10}
    view:setFrame_ {5, 5, 10, 10}
    assert.same({"setNeedsLayout"}, names())
    view:setContentMode_(3)
    view:setBounds_ {0, 0, 20, 20}
    assert.same({"setNeedsLayout", "setNeedsLayout", "setNeedsDisplay"}, names())
  end)

  it("has a label draw itself again for another text or color", function()
    local label = objc.UILabel:new()
    watch(objc.UILabel, "setNeedsDisplay")
    label:setText_ "a"
    label:setText_ "a"
    label:setTextColor_(objc.UIColor:redColor())
    assert.equal(2, #seen)
  end)

  it("passes a button's title, color and image to its label and its image view", function()
    local button, image = objc.UIButton:new(), objc.UIImage:imageNamed_ "star"
    watch(objc.UILabel, "setText:")
    watch(objc.UILabel, "setTextColor:")
    watch(objc.UIImageView, "setImage:")
    button:setTitle_forState_("Buy", 0)
    assert.same({button:titleLabel(), "setText:", "Buy"}, seen[1])
    seen = {}
    button:setTitleColor_forState_(objc.UIColor:redColor(), 0)
    assert.same({button:titleLabel(), "setTextColor:", objc.UIColor:redColor()}, seen[1])
    button:setImage_forState_(image, 0)
    assert.same({button:imageView(), "setImage:", image}, seen[2])
    seen = {}
    button:setTitle_forState_("Bought", 4)
    assert.same({}, seen)
    button:setSelected_(true)
    assert.same({button:titleLabel(), "setText:", "Bought"}, seen[1])
  end)

  it("adds the animation of a block, of a push and of a presentation to a layer", function()
    local view = objc.UIView:new()
    window:addSubview_(view)
    watch(objc.CALayer, "addAnimation:forKey:")
    objc.UIView:animateWithDuration_animations_(0.5, function() view:setAlpha_(0.2) end)
    assert.equal(1, #seen)
    local layer, animation, key = seen[1][1], seen[1][3], seen[1][4]
    assert.equal(view:layer(), layer)
    assert.same({"opacity", "opacity", 0.5, 1}, {
      key, animation:keyPath(), animation:duration(), animation:fromValue(),
    })
    assert.same({"opacity"}, view:layer():animationKeys())
    local root = objc.UIViewController:new()
    local navigation = objc.UINavigationController:alloc():initWithRootViewController_(root)
    show(navigation)
    seen = {}
    local pushed = objc.UIViewController:new()
    navigation:pushViewController_animated_(pushed, true)
    assert.equal(pushed:view():layer(), seen[2][1])
    runloop.run(1)
    seen = {}
    local shown = objc.UIViewController:new()
    navigation:presentViewController_animated_completion_(shown, true, nil)
    assert.same({shown:view():layer(), "addAnimation:forKey:"}, {seen[1][1], seen[1][2]})
  end)

  it("does not animate a change that a hook keeps from the layer", function()
    local view, finished = objc.UIView:new(), nil
    window:addSubview_(view)
    hook.instead(objc.CALayer, "addAnimation:forKey:", function() end)
    objc.UIView:animateWithDuration_animations_completion_(0.5, function()
      view:setAlpha_(0.2)
    end, function(done) finished = done end)
    assert.is_nil(view:layer():animationKeys())
    runloop.run(0)
    assert.is_true(finished)
  end)
end)
