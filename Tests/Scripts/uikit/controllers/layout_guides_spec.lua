-- The layout guides of controllers before the safe area, and their keys and buttons.

describe("a controller", function()
  local world, controller, navigation

  before_each(function()
    world = objc.snapshot()
    controller = objc.UIViewController:new()
    navigation = objc.UINavigationController:alloc():initWithRootViewController_(controller)
    uikit.keyWindow():setRootViewController_(navigation)
    runloop.run(0)
  end)
  after_each(function() objc.restore(world) end)

  it("has guides that end at its bars", function()
    local safe = controller:view():safeAreaInsets()
    assert.is_true(safe.top > 0)
    assert.equal(safe.top, controller:topLayoutGuide():length())
    assert.equal(safe.bottom, controller:bottomLayoutGuide():length())
    assert.equal(controller:topLayoutGuide(), controller:topLayoutGuide())
  end)

  it("lays constraints out by these guides", function()
    local view = objc.UIView:new()
    view:setTranslatesAutoresizingMaskIntoConstraints_(false)
    controller:view():addSubview_(view)
    view:topAnchor():constraintEqualToAnchor_(controller:topLayoutGuide():bottomAnchor())
      :setActive_(true)
    view:bottomAnchor():constraintEqualToAnchor_(controller:bottomLayoutGuide():topAnchor())
      :setActive_(true)
    view:leadingAnchor():constraintEqualToAnchor_(controller:view():leadingAnchor())
      :setActive_(true)
    view:widthAnchor():constraintEqualToConstant_(50):setActive_(true)
    runloop.run(0)
    local safe, bounds = controller:view():safeAreaInsets(), controller:view():bounds()
    assert.same({origin = {x = 0, y = safe.top},
      size = {width = 50, height = bounds.size.height - safe.top - safe.bottom}}, view:frame())
  end)

  it("returns its added keys, and stores them", function()
    assert.is_nil(controller:keyCommands())
    controller:addKeyCommand_(objc.UIKeyCommand:keyCommandWithInput_modifierFlags_action_(
      "f", 0, "find:"))
    runloop.run(0)
    local commands = controller:keyCommands()
    assert.equal("f", commands[1]:input())
    controller:removeKeyCommand_(commands[1])
    assert.is_nil(controller:keyCommands())
  end)

  it("owns the items of its toolbar", function()
    controller:setToolbarItems_ {
      objc.UIBarButtonItem:alloc():initWithTitle_style_target_action_("One", 0, nil, nil),
    }
    runloop.run(0)
    collectgarbage()
    runloop.run(0)
    assert.equal("One", controller:toolbarItems()[1]:title())
  end)
end)

-- Springs by their bounce came with iOS 17.
local later = objc.UIView:respondsToSelector_(
  "animateWithSpringDuration:bounce:initialSpringVelocity:delay:options:animations:completion:") and it or pending

describe("a spring by its bounce", function()
  later("ends after its duration", function()
    local view, done = objc.UIView:new(), nil
    uikit.keyWindow():addSubview_(view)
    local start = runloop.now()
    objc.UIView["animateWithSpringDuration:bounce:initialSpringVelocity:delay:options:animations:completion:"](
      objc.UIView, 0.5, 0.2, 0, 0.25, 0, function() view:setAlpha_(0) end,
      function() done = runloop.now() - start end)
    runloop.run(2)
    assert.near(0.75, done, 1 / 60)
    view:removeFromSuperview()
  end)
end)
