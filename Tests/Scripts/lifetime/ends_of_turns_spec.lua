-- Objects that a turn's callbacks used are deallocated at the end of that turn, for every caller: a leak finder checks
-- some seconds later, and must only find real leaks.
describe("the end of a turn", function()
  local window = uikit.keyWindow()
  local navigation, found

  local function look_later(object)
    local weak = objc.weak(object)
    dispatch.after(2, function() found[#found + 1] = weak:get() and "leak" or "gone" end)
  end

  -- A leak finder: it begins to check when a popped controller has disappeared.
  local Suspect = objc.class("TurnSuspect", objc.UIViewController, function(instance, _, super)
    instance["viewDidDisappear:"] = function(self, animated)
      super(self):viewDidDisappear_(animated)
      look_later(self)
    end
  end)

  before_each(function()
    found = {}
    navigation = objc.UINavigationController:alloc():initWithRootViewController_(
      objc.UIViewController:new())
    window:setRootViewController_(navigation)
    runloop.run(1)
  end)

  after_each(function() window:setRootViewController_(nil) end)

  for _, animated in ipairs {true, false} do
    it("deallocates a controller whose " .. (animated and "animated " or "") .. "pop is over", function()
      navigation:pushViewController_animated_(Suspect:new(), animated)
      runloop.run(1)
      navigation:popViewControllerAnimated_(animated)
      runloop.run(4)
      assert.same({"gone"}, found)
    end)

    it("deallocates a controller whose " .. (animated and "animated " or "") .. "dismissal is over",
      function()
        navigation:presentViewController_animated_completion_(Suspect:new(), animated, nil)
        runloop.run(1)
        navigation:dismissViewControllerAnimated_completion_(animated, nil)
        runloop.run(4)
        assert.same({"gone"}, found)
      end)
  end

  it("deallocates a controller that a finger has popped", function()
    navigation:pushViewController_animated_(Suspect:new(), true)
    runloop.run(1)
    gesture.edgeSwipe(window, {by = 350, duration = 0.3})
    runloop.run(4)
    assert.same({"gone"}, found)
  end)

  it("an object that only the models released is deallocated, with no script running", function()
    local weak
    navigation:pushViewController_animated_(objc.UIViewController:new(), true)
    runloop.run(1)
    dispatch.after(0.1, function() weak = objc.weak(navigation:topViewController()) end)
    dispatch.after(0.2, function() navigation:popViewControllerAnimated_(true) end)
    dispatch.after(2, function() found[#found + 1] = weak:get() and "leak" or "gone" end)
    runloop.run(3)
    assert.same({"gone"}, found)
  end)

  it("deallocates objects that a display link's callback used", function()
    local Target = objc.class("TurnTarget", objc.NSObject, function(instance)
      function instance:tick_(link)
        link:invalidate()
        look_later(objc.NSObject:new())
      end
    end)
    local target = Target:new()
    objc.CADisplayLink:displayLinkWithTarget_selector_(target, "tick:")
      :addToRunLoop_forMode_(objc.NSRunLoop:mainRunLoop(), objc.NSRunLoopCommonModes)
    runloop.run(4)
    assert.same({"gone"}, found)
  end)

  it("deallocates objects that a layout used", function()
    local View = objc.class("TurnView", objc.UIView, function(instance)
      function instance:layoutSubviews() look_later(objc.NSObject:new()) end
    end)
    local view = View:new()
    window:addSubview_(view)
    runloop.run(4)
    assert.same({"gone"}, found)
    view:removeFromSuperview()
  end)

  it("deallocates objects that an animation's completion used", function()
    objc.UIView:animateWithDuration_animations_completion_(0.3, function() end, function()
      look_later(objc.NSObject:new())
    end)
    runloop.run(4)
    assert.same({"gone"}, found)
  end)

  it("deallocates objects that asynchronous and delayed blocks used before they scheduled more", function()
    dispatch.async(function() look_later(objc.NSObject:new()) end)
    dispatch.after(0.5, function() look_later(objc.NSObject:new()) end)
    runloop.run(4)
    assert.same({"gone", "gone"}, found)
  end)
end)
