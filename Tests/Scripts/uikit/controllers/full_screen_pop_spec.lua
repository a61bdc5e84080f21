-- The recipe of a published library, in small: a pan over the whole screen takes the private target
-- of the edge's recognizer, and each controller says whether it wants a bar.
describe("a full-screen pop by the private target", function()
  local window = uikit.keyWindow()
  local snapshot, nav, A, B, log
  local function boolean(class, name)
    objc.property(class, name, {policy = "assign", default = false})
  end
  local function exchange(class, one, two)
    objc.method_exchangeImplementations(
      objc.class_getInstanceMethod(class, one), objc.class_getInstanceMethod(class, two))
  end

  local function install()
    boolean(objc.UIViewController, "fp_disabled")
    boolean(objc.UIViewController, "fp_hidesBar")
    objc.property(objc.UIViewController, "fp_maximum", {policy = "assign", default = 0})
    objc.property(objc.UIViewController, "fp_inject", {policy = "copy"})
    objc.class("FPDelegate", objc.NSObject, function(instance)
      objc.property(instance, "navigation", {policy = "weak"})
      function instance:gestureRecognizerShouldBegin_(pan)
        local nav = self:navigation()
        local controllers = nav:viewControllers()
        if #controllers <= 1 then return false end
        local top = controllers[#controllers]
        if top:fp_disabled() then return false end
        local start = pan:locationInView_(pan:view())
        if top:fp_maximum() > 0 and start.x > top:fp_maximum() then return false end
        if nav:valueForKey_ "_isTransitioning" then return false end
        local toTheRight = objc.UIApplication:sharedApplication():userInterfaceLayoutDirection()
          == uikit.UIUserInterfaceLayoutDirectionLeftToRight
        return pan:translationInView_(pan:view()).x * (toTheRight and 1 or -1) > 0
      end
    end)
    objc.category(objc.UIViewController, "FullscreenPop", function(instance)
      function instance:fp_viewWillAppear_(animated)
        self:fp_viewWillAppear_(animated)
        local inject = self:fp_inject()
        if inject then inject(self, animated) end
      end
      function instance:fp_viewWillDisappear_(animated)
        self:fp_viewWillDisappear_(animated)
        dispatch.after(0, function()
          local navigation = self:navigationController()
          local controllers = navigation and navigation:viewControllers() or {}
          local top = controllers[#controllers]
          if top and not top:fp_hidesBar() then navigation:setNavigationBarHidden_animated_(false, false) end
        end)
      end
    end)
    exchange(objc.UIViewController, "viewWillAppear:", "fp_viewWillAppear:")
    exchange(objc.UIViewController, "viewWillDisappear:", "fp_viewWillDisappear:")
    objc.category(objc.UINavigationController, "FullscreenPop", function(instance)
      objc.property(instance, "fp_pan", {policy = "strong"})
      objc.property(instance, "fp_delegate", {policy = "strong"})
      function instance:fp_pushViewController_animated_(controller, animated)
        if not self:fp_pan() then
          self:setFp_pan_(objc.UIPanGestureRecognizer:new())
          self:fp_pan():setMaximumNumberOfTouches_(1)
          self:setFp_delegate_(objc.FPDelegate:new())
          self:fp_delegate():setNavigation_(self)
        end
        local edge, present = self:interactivePopGestureRecognizer(), false
        local view = edge and edge:view()
        for _, recognizer in ipairs(view and view:gestureRecognizers() or {}) do
          present = present or recognizer == self:fp_pan()
        end
        if not present then
          if view then view:addGestureRecognizer_(self:fp_pan()) end
          local targets = edge:valueForKey_ "targets"
          self:fp_pan():setDelegate_(self:fp_delegate())
          self:fp_pan():addTarget_action_(targets[1]:valueForKey_ "target", "handleNavigationTransition:")
          edge:setEnabled_(false)
        end
        local function inject(vc, a) self:setNavigationBarHidden_animated_(vc:fp_hidesBar(), a) end
        controller:setFp_inject_(inject)
        local controllers = self:viewControllers()
        local top = controllers[#controllers]
        if top and not top:fp_inject() then top:setFp_inject_(inject) end
        for _, known in ipairs(controllers) do if known == controller then return end end
        self:fp_pushViewController_animated_(controller, animated)
      end
    end)
    exchange(objc.UINavigationController, "pushViewController:animated:",
      "fp_pushViewController:animated:")
  end

  before_each(function()
    snapshot, log = objc.snapshot(), {}
    install()
    A, B = objc.UIViewController:new(), objc.UIViewController:new()
    nav = objc.UINavigationController:alloc():initWithRootViewController_(A)
    window:setRootViewController_(nav)
    runloop.run(0)
    nav:pushViewController_animated_(B, true)
    runloop.run(1)
  end)
  after_each(function()
    runloop.run(2)
    window:setRootViewController_(nil)
    runloop.run(0)
    objc.restore(snapshot)
  end)
  local function swipe(by, x)
    gesture.drag(nav:view(), {from = {x = x or 195, y = 400}, by = {x = by, y = 0}, duration = 0.3})
  end
  local function pans()
    local count = 0
    for _, recognizer in ipairs(nav:view():gestureRecognizers()) do
      if objc.object_getClass(recognizer) == objc.UIPanGestureRecognizer then count = count + 1 end
    end
    return count
  end

  it("adds its pan and its target once, however often something is pushed", function()
    assert.is_false(nav:interactivePopGestureRecognizer():isEnabled())
    assert.equal(1, pans())
    nav:pushViewController_animated_(objc.UIViewController:new(), false)
    runloop.run(0)
    assert.equal(1, pans())
    assert.equal(1, #nav:fp_pan():valueForKey_ "targets")
  end)

  it("begins in the middle of the screen and pops", function()
    local finger = gesture.touch(nav:view(), {x = 195, y = 400})
    finger:move {by = {x = 120, y = 0}, duration = 0.3}
    assert.is_true(nav:valueForKey_ "_isTransitioning")
    assert.same({A, B}, nav:viewControllers())
    finger:move {by = {x = 70, y = 0}, duration = 0.1}
    finger:lift()
    runloop.run(1)
    assert.same({A}, nav:viewControllers())
  end)

  it("refuses by its own rules, the first that fits", function()
    local function refused(by, x)
      swipe(by, x)
      local quiet = not nav:valueForKey_ "_isTransitioning"
      runloop.run(1)
      return quiet
    end
    assert.is_true(refused(-150, 300))
    B:setFp_disabled_(true)
    assert.is_true(refused(150))
    B:setFp_disabled_(false)
    B:setFp_maximum_(100)
    assert.is_true(refused(150, 101))
    uikit.setting("layoutDirection", "rightToLeft")
    assert.is_true(refused(90, 100))
    uikit.setting("layoutDirection", "leftToRight")
    assert.is_false(refused(280, 50))
    assert.same({A}, nav:viewControllers())
    assert.is_true(refused(280, 50))
  end)

  it("accepts the other direction only where one reads from right to left", function()
    uikit.setting("layoutDirection", "rightToLeft")
    swipe(-190, 300)
    runloop.run(1)
    uikit.setting("layoutDirection", "leftToRight")
    assert.same({A}, nav:viewControllers())
  end)

  it("swallows a second push of the same controller", function()
    nav:pushViewController_animated_(B, true)
    assert.same({A, B}, nav:viewControllers())
  end)

  it("hides the bar after the controller's own viewWillAppear:, and shows it again once", function()
    local hidden = {}
    local Own = objc.class("FPController", objc.UIViewController, function(instance, _, super)
      function instance:viewWillAppear_(animated)
        log[#log + 1] = "own"
        super(self):viewWillAppear_(animated)
      end
    end)
    objc.category(objc.UINavigationController, "LogBar", function(instance)
      function instance:log_setNavigationBarHidden_animated_(hides, animated)
        log[#log + 1] = "bar " .. tostring(hides) .. " " .. tostring(animated)
        self:log_setNavigationBarHidden_animated_(hides, animated)
      end
    end)
    exchange(objc.UINavigationController, "setNavigationBarHidden:animated:",
      "log_setNavigationBarHidden:animated:")
    local C = Own:new()
    C:setFp_hidesBar_(true)
    nav:pushViewController_animated_(C, true)
    assert.same({"own", "bar true true"}, log)
    runloop.run(1)
    assert.is_true(nav:isNavigationBarHidden())
    log = {}
    nav:popViewControllerAnimated_(true)
    runloop.run(1)
    assert.same({"bar false true", "bar false false"}, log)
  end)
end)

describe("a view that follows the edge by itself", function()
  it("springs back or leaves by an animation on the virtual clock", function()
    local window = uikit.keyWindow()
    local Page = objc.class("EdgePage", objc.UIViewController, function(instance)
      function instance:handlePop_(pan)
        local view = pan:view()
        local function settle(x)
          objc.UIView:animateWithDuration_animations_(0.15, function()
            local frame = view:frame()
            frame.origin.x = x
            view:setFrame_(frame)
          end)
        end
        if pan:state() == uikit.UIGestureRecognizerStateChanged then
          local center = view:center()
          view:setCenter_ {center.x + pan:translationInView_(view).x, center.y}
          pan:setTranslation_inView_({0, 0}, view:superview())
        elseif pan:state() == uikit.UIGestureRecognizerStateEnded then
          local frame = view:frame()
          settle(frame.origin.x / frame.size.width > 0.3 and view:bounds().size.width or 0)
        end
      end
    end)
    local page = Page:new()
    window:setRootViewController_(page)
    local orange = objc.UIView:alloc():initWithFrame_(page:view():bounds())
    page:view():addSubview_(orange)
    local pan = objc.UIScreenEdgePanGestureRecognizer:alloc():initWithTarget_action_(page, "handlePop:")
    pan:setEdges_(uikit.UIRectEdgeLeft)
    orange:addGestureRecognizer_(pan)
    runloop.run(0)
    gesture.edgeSwipe(window, {edge = "left", by = 60})
    runloop.run(1)
    assert.equal(0, orange:frame().origin.x)
    gesture.edgeSwipe(window, {edge = "left", by = 250})
    runloop.run(1)
    assert.equal(390, orange:frame().origin.x)
    window:setRootViewController_(nil)
  end)
end)
