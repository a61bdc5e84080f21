describe("the appearance of controllers", function()
  local window = uikit.keyWindow()
  local log, Logging
  -- Since iOS 13 viewIsAppearing: is sent.
  local isSent = tonumber(uikit.settings().systemVersion.value) >= 13
  local function expected(text) return isSent and text or (text:gsub(" %u%.viewIsAppearing", "")) end
  local function flush()
    local text = table.concat(log, " ")
    log = {}
    return text
  end
  Logging = objc.class("AppearanceController", objc.UIViewController, function(instance, _, super)
    for _, name in ipairs {"viewDidLoad", "viewWillLayoutSubviews", "viewDidLayoutSubviews"} do
      instance[name] = function(self)
        local above = super(self)
        above[name](above)
        log[#log + 1] = self:title() .. "." .. name
      end
    end
    for _, name in ipairs {"viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear",
      "viewDidDisappear"} do
      instance[name .. ":"] = function(self, animated)
        local above = super(self)
        above[name .. ":"](above, animated)
        log[#log + 1] = self:title() .. "." .. name .. (animated and "+" or "")
      end
    end
  end)
  local function make(title)
    local controller = Logging:new()
    controller:setTitle_(title)
    return controller
  end

  before_each(function() log = {} end)
  after_each(function()
    window:setRootViewController_(nil)
    runloop.run(2)
  end)

  it("of a window's root is called in order, did in the next turn", function()
    window:setRootViewController_(make "A")
    assert.equal(expected "A.viewDidLoad A.viewWillAppear A.viewIsAppearing", flush())
    runloop.run(0)
    assert.equal("A.viewWillLayoutSubviews A.viewDidLayoutSubviews A.viewDidAppear", flush())
    window:setRootViewController_(nil)
    assert.equal("A.viewWillDisappear A.viewDidDisappear", flush())
  end)

  it("wait for the window to be shown", function()
    local hidden = objc.UIWindow:alloc():initWithFrame_(window:bounds())
    hidden:setRootViewController_(make "A")
    assert.equal("", flush())
    hidden:makeKeyAndVisible()
    assert.equal(expected "A.viewDidLoad A.viewWillAppear A.viewIsAppearing", flush())
    runloop.run(0)
    window:makeKeyWindow()
  end)

  it("of a child can be driven by its container, and cancelled", function()
    local Container = objc.class("ManualContainer", objc.UIViewController, function(instance)
      function instance:shouldAutomaticallyForwardAppearanceMethods() return false end
    end)
    local container, child = Container:new(), make "C"
    window:setRootViewController_(container)
    runloop.run(0)
    container:addChildViewController_(child)
    child:beginAppearanceTransition_animated_(true, true)
    container:view():addSubview_(child:view())
    child:endAppearanceTransition()
    child:didMoveToParentViewController_(container)
    assert.equal("C.viewDidLoad C.viewWillAppear+ C.viewDidAppear+", flush())
    child:beginAppearanceTransition_animated_(false, true)
    child:endAppearanceTransition()
    assert.equal("C.viewWillDisappear+ C.viewDidDisappear+", flush())
    child:beginAppearanceTransition_animated_(true, false)
    child:endAppearanceTransition()
    flush()
    child:beginAppearanceTransition_animated_(false, true)
    child:beginAppearanceTransition_animated_(true, true)
    child:endAppearanceTransition()
    assert.equal("C.viewWillDisappear+ C.viewWillAppear+ C.viewDidAppear+", flush())
  end)

  it("continue to visible children, and are balanced for a view that is added separately", function()
    local parent, child = make "P", make "C"
    parent:addChildViewController_(child)
    parent:view():addSubview_(child:view())
    flush()
    window:setRootViewController_(parent)
    assert.equal(expected "P.viewWillAppear C.viewWillAppear P.viewIsAppearing C.viewIsAppearing", flush())
    runloop.run(0)
    assert.matches("P.viewDidAppear C.viewDidAppear$", flush())
    local late = make "L"
    parent:addChildViewController_(late)
    parent:view():addSubview_(late:view())
    assert.equal(expected "L.viewDidLoad L.viewWillAppear L.viewIsAppearing L.viewDidAppear", flush())
    late:view():removeFromSuperview()
    assert.equal("L.viewWillDisappear L.viewDidDisappear", flush())
  end)

  it("continues after any callback that raises", function()
    local Failing = objc.class("FailingController", Logging, function(instance)
      function instance:viewWillAppear_() error("no will", 0) end
    end)
    local controller = Failing:new()
    controller:setTitle_ "F"
    assert.error_matches(function() window:setRootViewController_(controller) end, "no will")
    runloop.run(0)
    assert.matches("F.viewDidAppear$", flush())
  end)
end)

describe("containment", function()
  it("notifies a child of its parent and rejects an ancestor", function()
    local log = {}
    local Child = objc.class("ContainedController", objc.UIViewController, function(instance)
      function instance:willMoveToParentViewController_(p) log[#log + 1] = p and "will" or "will nil" end
      function instance:didMoveToParentViewController_(p) log[#log + 1] = p and "did" or "did nil" end
    end)
    local parent, child = objc.UIViewController:new(), Child:new()
    parent:addChildViewController_(child)
    assert.equal(parent, child:parentViewController())
    assert.same({child}, parent:childViewControllers())
    child:removeFromParentViewController()
    assert.same({"will", "did nil"}, log)
    assert.is_nil(child:parentViewController())
    assert.error_matches(function() parent:addChildViewController_(parent) end, "its own child")
    parent:addChildViewController_(child)
    assert.error_matches(function() child:addChildViewController_(parent) end, "its own child")
    assert.error_matches(function() parent:addChildViewController_(nil) end, "must not be nil")
  end)
end)

describe("the responder chain with controllers", function()
  it("leads from the root view to its controller and on to the window", function()
    local window = uikit.keyWindow()
    local root, child = objc.UIViewController:new(), objc.UIViewController:new()
    window:setRootViewController_(root)
    assert.equal(root, root:view():nextResponder())
    assert.equal(window, root:nextResponder())
    root:addChildViewController_(child)
    root:view():addSubview_(child:view())
    assert.equal(child, child:view():nextResponder())
    assert.equal(root:view(), child:nextResponder())
    local modal = objc.UIViewController:new()
    root:presentViewController_animated_completion_(modal, false, nil)
    runloop.run(0)
    assert.equal(root, modal:nextResponder())
    root:dismissViewControllerAnimated_completion_(false, nil)
    runloop.run(0)
    window:setRootViewController_(nil)
  end)
end)
