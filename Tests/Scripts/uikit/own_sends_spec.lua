-- Work that UIKit and Foundation perform with messages to themselves, so that hooks are called.
describe("a message of the system's own", function()
  local window = uikit.keyWindow()
  local seen, snapshot

  local function watch(class, selector)
    hook.before(class, selector, function(_, ...) seen[#seen + 1] = {selector, ...} end)
  end
  local function names()
    local list = {}
    for place, entry in ipairs(seen) do list[place] = entry[1] end
    return list
  end

  before_each(function()
    seen = {}
    snapshot = objc.snapshot()
  end)
  after_each(function() objc.restore(snapshot) end)

  it("pops when a finger pops, and no pop begins without it", function()
    local navigation = objc.UINavigationController:alloc():initWithRootViewController_(
      objc.UIViewController:new())
    window:setRootViewController_(navigation)
    runloop.run(1)
    navigation:pushViewController_animated_(objc.UIViewController:new(), false)
    runloop.run(1)
    local refused = hook.instead(
      objc.UINavigationController, "popViewControllerAnimated:", function() return nil end)
    gesture.edgeSwipe(window, {by = 350, duration = 0.3})
    runloop.run(1)
    assert.equal(2, #navigation:viewControllers())
    refused:remove()
    watch(objc.UINavigationController, "popViewControllerAnimated:")
    gesture.edgeSwipe(window, {by = 350, duration = 0.3})
    runloop.run(1)
    assert.same({{"popViewControllerAnimated:", true}}, seen)
    assert.equal(1, #navigation:viewControllers())
    window:setRootViewController_(nil)
  end)

  it("initializes a WKWebView by its designated initializer", function()
    watch(objc.WKWebView, "initWithFrame:configuration:")
    local view = objc.WKWebView:alloc():initWithFrame_ {0, 0, 30, 40}
    assert.same({"initWithFrame:configuration:"}, names())
    assert.equal(40, view:frame().size.height)
    assert.equal(view:configuration(), seen[1][3])
  end)

  it("removes an observer with a context by the plain message", function()
    local Observer = objc.class("OwnSendsObserver", objc.NSObject, function(instance)
      instance["observeValueForKeyPath:ofObject:change:context:"] = function(_, _, _, _, context)
        seen[#seen + 1] = {context}
      end
    end)
    local observer, view = Observer:new(), objc.UIView:new()
    for _, context in ipairs {"a", "b"} do
      view:addObserver_forKeyPath_options_context_(observer, "tag", 0, context)
    end
    watch(objc.NSObject, "removeObserver:forKeyPath:")
    view:removeObserver_forKeyPath_context_(observer, "tag", "a")
    assert.same({"removeObserver:forKeyPath:"}, names())
    seen = {}
    view:setTag_(3)
    assert.same({{"b"}}, seen)
    view:removeObserver_forKeyPath_(observer, "tag")
  end)

  it("delays a message by the form with modes", function()
    watch(objc.NSObject, "performSelector:withObject:afterDelay:inModes:")
    local object = objc.NSObject:new()
    object:performSelector_withObject_afterDelay_("description", nil, 0.5)
    assert.equal(0.5, seen[1][4])
    assert.same({objc.NSDefaultRunLoopMode}, seen[1][5])
    objc.NSObject:cancelPreviousPerformRequestsWithTarget_(object)
  end)

  it("posts UIKit's notifications by name, sender and user info", function()
    watch(objc.NSNotificationCenter, "postNotificationName:object:userInfo:")
    local other = objc.UIWindow:alloc():initWithFrame_ {0, 0, 10, 10}
    other:makeKeyAndVisible()
    window:makeKeyAndVisible()
    local field = objc.UITextField:alloc():initWithFrame_ {0, 0, 90, 30}
    window:addSubview_(field)
    field:becomeFirstResponder()
    field:resignFirstResponder()
    local posted = {}
    for _, entry in ipairs(seen) do posted[entry[2]] = true end
    for _, name in ipairs {
      "UIWindowDidBecomeKeyNotification", "UIWindowDidResignKeyNotification",
      "UITextFieldTextDidBeginEditingNotification", "UIKeyboardWillShowNotification",
      "UIKeyboardWillHideNotification",
    } do
      assert.is_true(posted[name], name)
    end
    field:removeFromSuperview()
  end)
end)
