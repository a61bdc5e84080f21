-- The most common hooks in apps, each triggered by an action of the user or the system, not by a message.
describe("an everyday hook", function()
  local window = uikit.keyWindow()
  local snapshot
  before_each(function() snapshot = objc.snapshot() end)
  after_each(function()
    window:setRootViewController_(nil)
    for _, view in ipairs(window:subviews()) do view:removeFromSuperview() end
    objc.restore(snapshot)
  end)

  --- Returns how often a hooked message is sent during an action.
  local function met(class, selector, action)
    local count = 0
    local token = hook.before(class, selector, function() count = count + 1 end)
    action()
    runloop.run(1)
    token:remove()
    return count
  end

  local function placed(view, frame)
    view:setFrame_(frame or {0, 100, 200, 50})
    window:addSubview_(view)
    runloop.run(0)
    return view
  end

  local function pushed()
    local root, top = objc.UIViewController:new(), objc.UIViewController:new()
    local navigation = objc.UINavigationController:alloc():initWithRootViewController_(root)
    navigation:pushViewController_animated_(top, false)
    return navigation, root, top
  end

  it("on going to the root is met by a tap on the selected tab", function()
    local navigation = pushed()
    local tabs = objc.UITabBarController:new()
    tabs:setViewControllers_ {navigation, objc.UIViewController:new()}
    window:setRootViewController_(tabs)
    runloop.run(1)
    assert.equal(1, met(objc.UINavigationController, "popToRootViewControllerAnimated:", function()
      gesture.tap(tabs:tabBar(), {at = {50, 20}})
    end))
    assert.equal(1, #navigation:viewControllers())
  end)

  it("on going back runs for the back button and for a swipe from the edge", function()
    local navigation, _, top = pushed()
    window:setRootViewController_(navigation)
    runloop.run(1)
    assert.equal(1, met(objc.UINavigationController, "popViewControllerAnimated:", function()
      gesture.tap(navigation:navigationBar(), {at = {20, 22}})
    end))
    navigation:pushViewController_animated_(top, false)
    runloop.run(1)
    assert.equal(1, met(objc.UIViewController, "viewDidDisappear:", function()
      gesture.edgeSwipe(window, {edge = "left", by = 350, duration = 0.2})
    end))
    assert.equal(1, #navigation:viewControllers())
  end)

  it("on a label's color and text is met by a finger on a button", function()
    local button = placed(objc.UIButton:buttonWithType_(0))
    button:setTitle_forState_("Up", 0)
    button:setTitleColor_forState_(objc.UIColor:redColor(), uikit.UIControlStateHighlighted)
    button:setAttributedTitle_forState_(
      objc.NSAttributedString:alloc():initWithString_ "Down", uikit.UIControlStateHighlighted)
    local finger
    assert.is_true(met(objc.UILabel, "setAttributedText:", function() finger = gesture.touch(button, {10, 10}) end) > 0)
    finger:lift()
    button:setAttributedTitle_forState_(nil, uikit.UIControlStateHighlighted)
    assert.is_true(met(objc.UILabel, "setTextColor:", function() finger = gesture.touch(button, {10, 10}) end) > 0)
    finger:lift()
  end)

  it("on an image view's image is met by a finger on a button", function()
    local button = placed(objc.UIButton:buttonWithType_(0))
    button:setImage_forState_(objc.UIImage:imageNamed_ "up", 0)
    button:setImage_forState_(objc.UIImage:imageNamed_ "down", uikit.UIControlStateHighlighted)
    assert.equal(2, met(objc.UIImageView, "setImage:", function() gesture.tap(button) end))
  end)

  it("on a label's text runs when a tab's controller gets another title", function()
    local tabs, controller = objc.UITabBarController:new(), objc.UIViewController:new()
    tabs:setViewControllers_ {controller}
    window:setRootViewController_(tabs)
    runloop.run(1)
    assert.equal(1, met(objc.UILabel, "setText:", function() controller:setTitle_ "Home" end))
  end)

  it("on becoming the first responder is met by a tap on a text field", function()
    local field = placed(objc.UITextField:new())
    assert.equal(1, met(objc.UITextField, "becomeFirstResponder", function() gesture.tap(field) end))
    assert.is_true(field:isFirstResponder())
  end)

  it("on reloading is met when a list's controller first appears", function()
    local layout = objc.UICollectionViewFlowLayout:new()
    for _, made in ipairs {
      {objc.UICollectionViewController:alloc():initWithCollectionViewLayout_(layout), objc.UICollectionView},
      {objc.UITableViewController:alloc():initWithStyle_(0), objc.UITableView},
    } do
      assert.equal(1, met(made[2], "reloadData", function() window:setRootViewController_(made[1]) end))
    end
  end)

  it("on layout is met when the screen turns", function()
    window:setRootViewController_(objc.UIViewController:new())
    runloop.run(1)
    assert.is_true(met(objc.UIView, "layoutSubviews", function()
      uikit.rotate(uikit.UIInterfaceOrientationLandscapeLeft)
    end) > 0)
    uikit.rotate(uikit.UIInterfaceOrientationPortrait)
  end)

  it("on a bar's images runs when a bar with an appearance enters a window", function()
    local image = objc.UIImage:imageNamed_ "bar"
    objc.UINavigationBar:appearance():setBackgroundImage_forBarMetrics_(image, 0)
    objc.UINavigationBar:appearance():setShadowImage_(image)
    for _, selector in ipairs {"setBackgroundImage:forBarMetrics:", "setShadowImage:"} do
      assert.equal(1, met(objc.UINavigationBar, selector, function() window:setRootViewController_((pushed())) end))
      window:setRootViewController_(nil)
    end
  end)

  it("on actions is met by a finger, in the control and in the application", function()
    local button = placed(objc.UIButton:buttonWithType_(0))
    local Target = objc.class("EverydayTarget", objc.NSObject, function(instance)
      function instance:pressed_() end
    end)
    local target = Target:new()
    button:addTarget_action_forControlEvents_(target, "pressed:", uikit.UIControlEventTouchUpInside)
    for _, class in ipairs {objc.UIControl, objc.UIButton} do
      assert.equal(1, met(class, "sendAction:to:forEvent:", function() gesture.tap(button) end))
    end
    assert.equal(1, met(objc.UIApplication, "sendAction:to:from:forEvent:", function() gesture.tap(button) end))
    assert.is_true(met(objc.UIWindow, "sendEvent:", function() gesture.tap(button) end) >= 2)
  end)

  it("on a presentation is met by a segue, which a finger sets off", function()
    uikit.storyboard("Main", {initial = "first", scenes = {
      first = {class = "UIViewController", nib = "First", segues = {{id = "more", to = "second", kind = "present"}}},
      second = {class = "UIViewController"},
    }})
    uikit.nib("First", {class = "UIView", frame = {0, 0, 390, 844}, subviews = {
      {class = "UITextField", id = "field", frame = {0, 0, 50, 50}, placeholder = "Name"},
      {class = "UIButton", frame = {100, 100, 100, 50}, actions = {
        {event = uikit.UIControlEventTouchUpInside, selector = "more:"},
      }},
    }})
    local First = objc.class("EverydayFirst", objc.UIViewController, function(instance)
      function instance:more_() self:performSegueWithIdentifier_sender_("more", nil) end
    end)
    local first = objc.UIStoryboard:storyboardWithName_bundle_("Main", nil):instantiateInitialViewController()
    objc.object_setClass(first, First)
    assert.equal(1, met(objc.UITextField, "setPlaceholder:", function() window:setRootViewController_(first) end))
    assert.equal(1, met(objc.UIViewController, "presentViewController:animated:completion:", function()
      gesture.tap(window, {at = {150, 125}})
    end))
    first:dismissViewControllerAnimated_completion_(false, nil)
    runloop.run(1)
  end)
end)

describe("an everyday hook of the network", function()
  local snapshot
  before_each(function()
    snapshot = objc.snapshot()
    network.respond("*", {body = "x"})
  end)
  after_each(function() objc.restore(snapshot) end)

  local url = function() return objc.NSURL:URLWithString_ "https://api.example/x" end
  local function met(class, selector, action)
    local count = 0
    local token = hook.before(class, selector, function() count = count + 1 end)
    action()
    runloop.run(2)
    token:remove()
    return count
  end

  it("sees a load by URL like one with a request only before iOS 13", function()
    uikit.setting("systemVersion", "12.4")
    local session = objc.NSURLSession:sharedSession()
    assert.equal(1, met(objc.NSURLSession, "dataTaskWithRequest:", function()
      session:dataTaskWithURL_(url()):resume()
    end))
    assert.equal(1, met(objc.NSURLSession, "dataTaskWithRequest:completionHandler:", function()
      session:dataTaskWithURL_completionHandler_(url(), function() end):resume()
    end))
    uikit.setting("systemVersion", "18.5")
    assert.equal(0, met(objc.NSURLSession, "dataTaskWithRequest:", function()
      session:dataTaskWithURL_(url()):resume()
    end))
  end)

  it("sees each way of loading over a connection", function()
    local request = objc.NSURLRequest:requestWithURL_(url())
    local connection
    assert.equal(1, met(objc.NSURLConnection, "initWithRequest:delegate:", function()
      connection = objc.NSURLConnection:connectionWithRequest_delegate_(request, objc.NSObject:new())
    end))
    assert.is_not_nil(connection)
    assert.equal(1, met(objc.object_getClass(objc.NSURLConnection), "sendAsynchronousRequest:queue:completionHandler:", function()
      objc.NSURLConnection:sendAsynchronousRequest_queue_completionHandler_(
        request, objc.NSOperationQueue:mainQueue(), function() end)
    end))
  end)

  it("sees a task begin in the class that it has on a device", function()
    local task = objc.NSURLSession:sharedSession():dataTaskWithURL_(url())
    assert.equal("__NSCFLocalDataTask", objc.object_getClassName(task))
    assert.equal(1, met(objc.NSURLSessionTask, "resume", function() task:resume() end))
    assert.equal(3, task:state())
  end)
end)
