-- Private methods that actions call on devices, and that tweaks and trackers
-- hook.
describe("a private step", function()
  local before, log, target

  local Target = objc.class("StepTarget", objc.NSObject, function(instance)
    function instance:act_() log[#log + 1] = "act" end
  end)

  local function watch(class, selector)
    hook.before(class, selector, function() log[#log + 1] = selector end)
  end

  before_each(function()
    before, log = objc.snapshot(), {}
    target = Target:new()
  end)
  after_each(function() objc.restore(before) end)

  it("leads from a recognizer to its target", function()
    watch(objc.UIGestureRecognizerTarget, "_sendActionWithGestureRecognizer:")
    local view = objc.UIView:alloc():initWithFrame_ {0, 100, 100, 100}
    uikit.keyWindow():addSubview_(view)
    view:addGestureRecognizer_(
      objc.UITapGestureRecognizer:alloc():initWithTarget_action_(target, "act:"))
    gesture.tap(view)
    assert.same({"_sendActionWithGestureRecognizer:", "act"}, log)
  end)

  it("leads from a touch to the actions of a control", function()
    watch(objc.UIControl, "_sendActionsForEvents:withEvent:")
    watch(objc.UIControl, "sendAction:to:forEvent:")
    local control = objc.UIControl:alloc():initWithFrame_ {0, 100, 100, 100}
    uikit.keyWindow():addSubview_(control)
    control:addTarget_action_forControlEvents_(target, "act:", uikit.UIControlEventTouchUpInside)
    gesture.tap(control)
    assert.same({"_sendActionsForEvents:withEvent:", "_sendActionsForEvents:withEvent:",
      "sendAction:to:forEvent:", "act"}, log)
  end)

  it("lets a field delete or not, also when it is empty", function()
    local field = objc.UITextField:alloc():initWithFrame_ {0, 100, 100, 40}
    uikit.keyWindow():addSubview_(field)
    field:becomeFirstResponder()
    field:setText_ "ab"
    local token = hook.instead(objc.UITextField, "keyboardInputShouldDelete:", function(_, self)
      log[#log + 1] = #self:text()
      return false
    end)
    uikit.type "\b"
    assert.equal("ab", field:text())
    field:setText_ ""
    uikit.type "\b"
    assert.same({2, 0}, log)
    token:remove()
    field:setText_ "ab"
    uikit.type "\b"
    assert.equal("a", field:text())
  end)

  it("scrolls a scroll view to its top for a tap on the status bar", function()
    local list = objc.UIScrollView:alloc():initWithFrame_ {0, 0, 390, 844}
    list:setContentSize_ {390, 3000}
    list:setContentOffset_ {0, 500}
    uikit.keyWindow():addSubview_(list)
    local taps = 0
    hook.before(objc.UIStatusBarManager, "handleTapAction:", function() taps = taps + 1 end)
    gesture.tapStatusBar()
    runloop.runUntilIdle()
    assert.equal(1, taps)
    assert.is_true(list:contentOffset().y <= 0)
  end)

  it("notifies an old web view of its frames, which notifies its delegate", function()
    uikit.page("https://steps.example/", {title = "Steps"})
    for _, selector in ipairs {"webView:didStartProvisionalLoadForFrame:", "webView:didFinishLoadForFrame:",
      "webView:didFailLoadWithError:forFrame:"} do watch(objc.UIWebView, selector) end
    local web = objc.UIWebView:alloc():initWithFrame_ {0, 0, 300, 300}
    local function load(address)
      web:loadRequest_(objc.NSURLRequest:requestWithURL_(objc.NSURL:URLWithString_(address)))
      runloop.run(1)
    end
    load "https://steps.example/"
    assert.same({"webView:didStartProvisionalLoadForFrame:", "webView:didFinishLoadForFrame:"}, log)
    load "https://nowhere.example/"
    assert.equal("webView:didFailLoadWithError:forFrame:", log[#log])
  end)

  it("shows the controller of an alert's contents that is set by its private key", function()
    local page, alert = objc.UIViewController:new(),
      objc.UIAlertController:alertControllerWithTitle_message_preferredStyle_("Title", nil, 1)
    page:setPreferredContentSize_ {270, 120}
    alert:setValue_forKey_(page, "contentViewController")
    local root = objc.UIViewController:new()
    uikit.keyWindow():setRootViewController_(root)
    runloop.run(0)
    root:presentViewController_animated_completion_(alert, false, nil)
    runloop.run(1)
    assert.equal(alert, page:parentViewController())
    assert.equal(120, page:view():frame().size.height)
    assert.is_truthy(page:view():window())
  end)

  it("selects the controller of a tab that is tapped, as setters do", function()
    watch(objc.UITabBarController, "setSelectedViewController:")
    watch(objc.UITabBarController, "_setSelectedViewController:")
    local tabs, one, two =
      objc.UITabBarController:new(), objc.UIViewController:new(), objc.UIViewController:new()
    tabs:setViewControllers_ {one, two}
    uikit.keyWindow():setRootViewController_(tabs)
    runloop.run(1)
    log = {}
    gesture.tap(tabs:tabBar(), {at = {x = 300, y = 20}})
    assert.same({"setSelectedViewController:", "_setSelectedViewController:"}, log)
    assert.equal(1, tabs:selectedIndex())
    tabs:setSelectedIndex_(0)
    assert.equal(4, #log)
  end)
end)
