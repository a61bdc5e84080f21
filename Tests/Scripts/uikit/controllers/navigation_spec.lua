describe("a navigation controller", function()
  local window = uikit.keyWindow()
  local log = {}
  local function flush()
    local text = table.concat(log, " ")
    log = {}
    return text
  end
  local Page = objc.class("NavigationPage", objc.UIViewController, function(instance)
    for _, name in ipairs {"viewDidLoad", "viewWillAppear:", "viewDidAppear:", "viewWillDisappear:",
      "viewDidDisappear:"} do
      instance[name] = function(self)
        log[#log + 1] = self:title() .. "." .. name:gsub("view", ""):gsub(":", "")
      end
    end
  end)
  local Parents = objc.class("NavigationChild", Page, function(instance)
    function instance:willMoveToParentViewController_(p)
      log[#log + 1] = self:title() .. ".willMove" .. (p and "" or "Nil")
    end
    function instance:didMoveToParentViewController_(p)
      log[#log + 1] = self:title() .. ".didMove" .. (p and "" or "Nil")
    end
  end)
  local Delegate = objc.class("NavigationDelegate", objc.NSObject, function(instance)
    instance["navigationController:willShowViewController:animated:"] = function(_, nav, vc)
      log[#log + 1] = "willShow(" .. vc:title() .. ")"
    end
    instance["navigationController:didShowViewController:animated:"] = function(_, nav, vc)
      log[#log + 1] = "didShow(" .. vc:title() .. ")"
    end
  end)
  local function make(title, class)
    local controller = (class or Page):new()
    controller:setTitle_(title)
    return controller
  end
  local nav, delegate, A
  before_each(function()
    A, delegate = make "A", Delegate:new()
    nav = objc.UINavigationController:alloc():initWithRootViewController_(A)
    nav:setDelegate_(delegate)
    window:setRootViewController_(nav)
    runloop.run(0)
    log = {}
  end)
  after_each(function()
    runloop.run(2)
    window:setRootViewController_(nil)
    runloop.run(0)
  end)

  it("pushes with animation in the device's order", function()
    local B = make "B"
    nav:pushViewController_animated_(B, true)
    assert.equal("B.DidLoad A.WillDisappear B.WillAppear willShow(B)", flush())
    assert.same({A, B}, nav:viewControllers())
    assert.is_true(nav:valueForKey_ "_isTransitioning")
    assert.is_true(nav:valueForKey_ "isTransitioning")
    runloop.run(1)
    assert.equal("A.DidDisappear B.DidAppear didShow(B)", flush())
    assert.is_false(nav:valueForKey_ "_isTransitioning")
    assert.equal(B, nav:topViewController())
    assert.equal(nav, B:navigationController())
    assert.is_nil(A:view():window())
  end)

  it("pushes without animation in the next layout pass, or at once if that is set", function()
    nav:pushViewController_animated_(make "B", false)
    assert.equal("", flush())
    runloop.run(0)
    assert.equal("B.DidLoad A.WillDisappear B.WillAppear willShow(B) "
      .. "A.DidDisappear B.DidAppear didShow(B)", flush())
    uikit.setting("unanimatedPush", "atOnce")
    nav:popViewControllerAnimated_(false)
    uikit.setting("unanimatedPush", "layoutPass")
    assert.equal("B.WillDisappear A.WillAppear willShow(A) "
      .. "B.DidDisappear A.DidAppear didShow(A)", flush())
  end)

  it("shows a controller that was just pushed to the next finger", function()
    local B, touched = make "B", 0
    nav:pushViewController_animated_(B, false)
    local button = objc.UIButton:alloc():initWithFrame_ {50, 200, 100, 50}
    B:view():addSubview_(button)
    local target = objc.class("NavigationPushedTarget", objc.NSObject, function(instance)
      function instance:tapped() touched = touched + 1 end
    end):new()
    button:addTarget_action_forControlEvents_(target, "tapped", uikit.UIControlEventTouchUpInside)
    gesture.tap(button)
    assert.equal(1, touched)
  end)

  it("pops, and releases the controller at the end", function()
    local B = make "B"
    nav:pushViewController_animated_(B, false)
    runloop.run(0)
    flush()
    assert.equal(B, nav:popViewControllerAnimated_(true))
    assert.same({A}, nav:viewControllers())
    assert.equal(nav, B:parentViewController())
    assert.equal("B.WillDisappear A.WillAppear willShow(A)", flush())
    runloop.run(1)
    assert.equal("B.DidDisappear A.DidAppear didShow(A)", flush())
    assert.is_nil(B:parentViewController())
    assert.is_nil(B:navigationController())
  end)

  it("notifies a controller of its parent before its view loads and after it has appeared", function()
    local B = make("B", Parents)
    nav:pushViewController_animated_(B, true)
    runloop.run(1)
    assert.equal("B.willMove B.DidLoad A.WillDisappear B.WillAppear willShow(B) "
      .. "A.DidDisappear B.DidAppear didShow(B) B.didMove", flush())
    nav:popViewControllerAnimated_(true)
    runloop.run(1)
    assert.equal("B.willMoveNil B.WillDisappear A.WillAppear willShow(A) "
      .. "B.DidDisappear A.DidAppear didShow(A) B.didMoveNil", flush())
  end)

  it("does not pop its root", function()
    assert.is_nil(nav:popViewControllerAnimated_(true))
    assert.same({}, nav:popToRootViewControllerAnimated_(true))
    runloop.run(1)
    assert.equal("", flush())
  end)

  it("rejects changes that a device rejects, and is unchanged", function()
    local function reason(action) return tostring(select(2, pcall(action))) end
    assert.matches("more than once w?h?i?c?h? ?is not supported", reason(function()
      nav:pushViewController_animated_(A, true)
    end))
    assert.matches("NSInvalidArgumentException: Pushing a navigation controller is not supported", reason(function()
      nav:pushViewController_animated_(objc.UINavigationController:new(), true)
    end))
    assert.matches("push a nil view controller", reason(function()
      nav:pushViewController_animated_(nil, true)
    end))
    assert.matches("doesn't exist", reason(function()
      nav:popToViewController_animated_(make "X", true)
    end))
    assert.matches("more than once", reason(function()
      local B = make "B"
      nav:setViewControllers_animated_({A, B, B}, false)
    end))
    assert.same({A}, nav:viewControllers())
    assert.equal("", flush())
  end)

  it("pops to the root with appearances of the first and last only", function()
    local B, C, D = make "B", make "C", make "D"
    for _, page in ipairs {B, C, D} do
      nav:pushViewController_animated_(page, false)
      runloop.run(0)
    end
    flush()
    assert.same({B, C, D}, nav:popToRootViewControllerAnimated_(true))
    runloop.run(1)
    assert.equal("D.WillDisappear A.WillAppear willShow(A) D.DidDisappear A.DidAppear didShow(A)", flush())
    assert.is_nil(C:parentViewController())
  end)

  it("replaces its whole stack", function()
    local B, C = make "B", make "C"
    nav:setViewControllers_animated_({B, C}, true)
    runloop.run(1)
    assert.equal("C.DidLoad A.WillDisappear C.WillAppear willShow(C) "
      .. "A.DidDisappear C.DidAppear didShow(C)", flush())
    assert.is_nil(A:parentViewController())
    assert.equal(2, #nav:navigationBar():items())
    nav:setViewControllers_({A, C})
    runloop.run(0)
    assert.equal("", flush())
  end)

  it("shows a controller that is pushed during a transition after it ends", function()
    local B, C = make "B", make "C"
    nav:pushViewController_animated_(B, true)
    nav:pushViewController_animated_(C, true)
    assert.same({A, B}, nav:viewControllers())
    flush()
    runloop.run(2)
    assert.equal("A.DidDisappear B.DidAppear didShow(B) "
      .. "C.DidLoad B.WillDisappear C.WillAppear willShow(C) "
      .. "B.DidDisappear C.DidAppear didShow(C)", flush())
    nav:popViewControllerAnimated_(true)
    assert.is_nil(nav:popViewControllerAnimated_(true))
    assert.same({A, B}, nav:viewControllers())
    runloop.run(2)
    assert.same({A}, nav:viewControllers())
    assert.is_nil(B:parentViewController())
    assert.is_nil(C:parentViewController())
    assert.equal(window, A:view():window())
  end)

  it("tells which controllers are moving in and out", function()
    local moves = {}
    local Moving = objc.class("MovingPage", objc.UIViewController, function(instance)
      function instance:viewWillAppear_() moves[#moves + 1] = self:isMovingToParentViewController() end
      function instance:viewWillDisappear_() moves[#moves + 1] = self:isMovingFromParentViewController() end
    end)
    nav:pushViewController_animated_(make("M", Moving), true)
    runloop.run(1)
    nav:pushViewController_animated_(make "C", true)
    runloop.run(1)
    nav:popViewControllerAnimated_(true)
    runloop.run(1)
    nav:popViewControllerAnimated_(true)
    assert.same({true, false, false, true}, moves)
  end)

  it("reports that one which leaves before it has arrived is only moving out", function()
    local moves = {}
    local Hasty = objc.class("HastyPage", objc.UIViewController, function(instance)
      function instance:viewWillDisappear_()
        moves = {self:isMovingToParentViewController(), self:isMovingFromParentViewController()}
      end
    end)
    nav:pushViewController_animated_(make("M", Hasty), true)
    nav:popViewControllerAnimated_(true)
    runloop.run(2)
    assert.same({false, true}, moves)
  end)

  it("keeps fingers off while it is in transition", function()
    local taps = 0
    local Target = objc.class("NavigationTarget", objc.NSObject, function(instance)
      function instance:tap() taps = taps + 1 end
    end)
    local target, button = Target:new(), objc.UIButton:buttonWithType_(0)
    button:setFrame_ {100, 300, 80, 40}
    button:addTarget_action_forControlEvents_(target, "tap", uikit.UIControlEventTouchUpInside)
    local B = make "B"
    B:view():addSubview_(button)
    nav:pushViewController_animated_(B, true)
    gesture.tap(button)
    assert.equal(0, taps)
    runloop.run(1)
    gesture.tap(button)
    assert.equal(1, taps)
  end)

  it("only stores the stack while it is not visible", function()
    local other = objc.UINavigationController:new()
    other:pushViewController_animated_(make "R", true)
    other:pushViewController_animated_(make "S", true)
    runloop.run(1)
    assert.equal("", flush())
    window:setRootViewController_(other)
    runloop.run(0)
    assert.equal("A.WillDisappear A.DidDisappear S.DidLoad S.WillAppear S.DidAppear", flush())
  end)

  it("passes the push of its first controller on to pushViewController:animated:", function()
    local pushed
    local Own = objc.class("OwnNavigation", objc.UINavigationController, function(instance, _, super)
      function instance:pushViewController_animated_(controller, animated)
        pushed = controller
        super(self):pushViewController_animated_(controller, animated)
      end
    end)
    local page = make "P"
    Own:alloc():initWithRootViewController_(page)
    assert.equal(page, pushed)
  end)

  it("continues when a callback raises", function()
    local Bad = objc.class("BadPage", Page, function(instance)
      function instance:viewWillAppear_() error("bad", 0) end
    end)
    local B = make("B", Bad)
    assert.error_matches(function() nav:pushViewController_animated_(B, true) end, "bad")
    runloop.run(1)
    assert.is_false(nav:valueForKey_ "_isTransitioning")
    assert.matches("B.DidAppear didShow%(B%)$", flush())
  end)

  it("keeps a controller alive for its transition", function()
    local weak
    do
      local B <close> = make "B"
      weak = objc.weak(B)
      nav:pushViewController_animated_(B, false)
      runloop.run(0)
      nav:popViewControllerAnimated_(true)
    end
    collectgarbage()
    runloop.run(0)
    assert.is_truthy(weak:get())
    runloop.run(1)
    collectgarbage()
    runloop.run(0)
    assert.is_nil(weak:get())
  end)

  it("is at rest after a snapshot is restored in the middle of a push", function()
    local snapshot = objc.snapshot()
    nav:pushViewController_animated_(make "B", true)
    objc.restore(snapshot)
    log = {}
    runloop.run(1)
    assert.is_false(nav:valueForKey_ "_isTransitioning")
    assert.same({A}, nav:viewControllers())
    nav:pushViewController_animated_(make "C", true)
    runloop.run(1)
    assert.equal("C.DidLoad A.WillDisappear C.WillAppear willShow(C) "
      .. "A.DidDisappear C.DidAppear didShow(C)", flush())
  end)
end)
