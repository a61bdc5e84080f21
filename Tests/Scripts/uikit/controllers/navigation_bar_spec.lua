describe("the navigation bar", function()
  local window = uikit.keyWindow()
  local nav, A, B
  before_each(function()
    A, B = objc.UIViewController:new(), objc.UIViewController:new()
    A:setTitle_ "A"
    B:setTitle_ "B"
    nav = objc.UINavigationController:alloc():initWithRootViewController_(A)
    window:setRootViewController_(nav)
    nav:pushViewController_animated_(B, false)
    runloop.run(0)
  end)
  after_each(function()
    runloop.run(1)
    window:setRootViewController_(nil)
    runloop.run(0)
  end)

  it("has an item for each controller", function()
    local bar = nav:navigationBar()
    assert.same({A:navigationItem(), B:navigationItem()}, bar:items())
    assert.equal("B", bar:topItem():title())
    assert.equal(A:navigationItem(), bar:backItem())
    nav:popViewControllerAnimated_(false)
    assert.same({A:navigationItem()}, bar:items())
  end)

  it("pops with popViewControllerAnimated: when its button is tapped", function()
    local pops = 0
    local Own = objc.class("BackNavigation", objc.UINavigationController, function(instance, _, super)
      function instance:popViewControllerAnimated_(animated)
        pops = pops + 1
        return super(self):popViewControllerAnimated_(animated)
      end
    end)
    objc.object_setClass(nav, Own)
    gesture.tap(nav:navigationBar(), {at = {x = 20, y = 22}})
    assert.equal(1, pops)
    assert.same({A}, nav:viewControllers())
    runloop.run(1)
    assert.equal(1, #nav:navigationBar():items())
    gesture.tap(nav:navigationBar(), {at = {x = 20, y = 22}})
    assert.equal(1, pops)
  end)

  it("asks its delegate first and notifies it afterwards", function()
    local log, answer = {}, false
    local Asking = objc.class("AskingNavigation", objc.UINavigationController, function(instance, _, super)
      instance["navigationBar:shouldPopItem:"] = function(self, bar, item)
        log[#log + 1] = "should"
        return answer and objc.super(objc.AskingNavigation, self):navigationBar_shouldPopItem_(bar, item)
      end
      instance["navigationBar:didPopItem:"] = function() log[#log + 1] = "did" end
    end)
    objc.object_setClass(nav, Asking)
    gesture.tap(nav:navigationBar(), {at = {x = 20, y = 22}})
    assert.same({"should"}, log)
    assert.same({A, B}, nav:viewControllers())
    answer, log = true, {}
    gesture.tap(nav:navigationBar(), {at = {x = 20, y = 22}})
    assert.same({"should", "should", "did"}, log)
    assert.same({A}, nav:viewControllers())
  end)

  it("sends the actions of bar buttons, with the item as sender", function()
    local sender
    local Target = objc.class("BarTarget", objc.NSObject, function(instance)
      function instance:pressed_(item) sender = item end
    end)
    local target = Target:new()
    local item = objc.UIBarButtonItem:alloc():initWithTitle_style_target_action_(
      "Edit", uikit.UIBarButtonItemStylePlain, target, "pressed:")
    B:navigationItem():setRightBarButtonItem_(item)
    runloop.run(0)
    gesture.tap(nav:navigationBar(), {at = {x = 370, y = 22}})
    assert.equal(item, sender)
  end)

  it("is hidden and shown by messages, and its delegate stays the controller", function()
    nav:setNavigationBarHidden_animated_(true, true)
    assert.is_true(nav:isNavigationBarHidden())
    assert.is_true(nav:navigationBar():isHidden())
    nav:setNavigationBarHidden_(false)
    assert.is_false(nav:navigationBar():isHidden())
    assert.error_matches(function()
      nav:navigationBar():setDelegate_(nil)
    end, "Cannot manually set the delegate")
  end)
end)
