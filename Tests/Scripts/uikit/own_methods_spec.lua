-- Many classes override a method on a device, if only to send it to super. An exchange that does not
-- add the method first changes that class alone then.
describe("a method that a class declares itself on a device", function()
  local snapshot

  before_each(function() snapshot = objc.snapshot() end)
  after_each(function() objc.restore(snapshot) end)

  local function own(name, selector)
    local class = objc.getClass(name)
    return objc.class_getInstanceMethod(class, selector)
      ~= objc.class_getInstanceMethod(objc.class_getSuperclass(class), selector)
  end

  it("has an entry of its own there", function()
    for selector, classes in pairs {
      ["initWithFrame:"] = "UIButton UIControl UILabel UIImageView UIScrollView UITableView UITextField"
        .. " UISearchBar UINavigationBar UITabBar UIWindow UIWebView UISegmentedControl UISlider"
        .. " UIPageControl UIProgressView UIActivityIndicatorView UIRefreshControl UIAlertView"
        .. " UIActionSheet UICollectionReusableView UICollectionViewCell UITableViewCell",
      ["dealloc"] = "UIViewController WKWebView UILabel NSNotificationCenter UIButton UIImage"
        .. " UITableView UIResponder UIGestureRecognizer UITouch NSError UINavigationController"
        .. " UIPageViewController UIDocument NSUndoManager NSOperation NSURLResponse NSUserDefaults"
        .. " __NSArrayM __NSDictionaryI NSConcreteData NSRegularExpression",
      ["traitCollectionDidChange:"] = "UILabel UIButton UITableView UITextField UIWindow UISwitch",
      ["encodeWithCoder:"] = "UILabel UIImageView UITableViewCell UINavigationController",
      ["description"] = "NSLayoutManager UIBezierPath UNNotification NSOperation UIKeyCommand",
      ["layoutSubviews"] = "UIImageView UIScrollView UISlider UIStepper UISegmentedControl UITextField"
        .. " UIProgressView UIPageControl UITableViewCell UINavigationBar UITabBar",
      ["didMoveToWindow"] = "UITableView UITextField UISearchBar UICollectionView WKWebView",
      ["didMoveToSuperview"] = "UITableViewCell UISearchBar UIRefreshControl",
      ["setFrame:"] = "UIButton UILabel UIImageView UITableView UITextField UISwitch UIWindow WKWebView",
      ["sizeThatFits:"] = "UIButton UILabel UIImageView UITableView UISwitch UINavigationBar UITabBar",
      ["setEnabled:"] = "UIButton UISlider UISwitch UITextField UISegmentedControl",
      ["setHighlighted:"] = "UIButton UISlider UITextField",
      ["setTintColor:"] = "UIButton UINavigationBar UITabBar UISearchBar UISwitch UISegmentedControl",
      ["hitTest:withEvent:"] = "UIControl UIScrollView UITableView UITableViewCell UITextField",
      ["viewWillAppear:"] = "UINavigationController UITabBarController UIAlertController",
      ["viewDidDisappear:"] = "UINavigationController UITabBarController UIAlertController",
      ["initWithTarget:action:"] = "UITapGestureRecognizer UIPanGestureRecognizer"
        .. " UILongPressGestureRecognizer UIPinchGestureRecognizer UIRotationGestureRecognizer"
        .. " UISwipeGestureRecognizer UIScreenEdgePanGestureRecognizer",
      ["initWithNibName:bundle:"] = "UINavigationController UITabBarController UITableViewController",
      ["touchesBegan:withEvent:"] = "UIScrollView UITableViewCell UITabBar UISegmentedControl",
    } do
      for name in classes:gmatch "%S+" do
        assert.is_true(own(name, selector), ("-[%s %s]"):format(name, selector))
      end
    end
  end)

  it("is inherited where no device overrides it", function()
    assert.is_false(own("UITableView", "addSubview:"))
    assert.is_false(own("UILabel", "hitTest:withEvent:"))
    assert.is_false(own("UIPanGestureRecognizer", "setEnabled:"))
  end)

  it("is changed by an exchange for that class only", function()
    local seen = {}
    local function exchange(class, selector, types)
      local alias = "own_" .. selector
      objc.class_addMethod(class, alias, function(self, ...)
        seen[#seen + 1] = objc.NSStringFromClass(self:class())
        return objc.msgSend(self, alias, ...)
      end, types)
      objc.method_exchangeImplementations(
        objc.class_getInstanceMethod(class, selector), objc.class_getInstanceMethod(class, alias))
    end
    exchange(objc.UIButton, "setFrame:", "v@:{CGRect={CGPoint=dd}{CGSize=dd}}")
    exchange(objc.UINavigationController, "viewWillAppear:", "v@:B")
    local button = objc.UIButton:new()
    button:setFrame_ {1, 2, 3, 4}
    assert.equal(3, button:frame().size.width)
    objc.UILabel:new():setFrame_ {1, 2, 3, 4}
    objc.UIView:new():setFrame_ {1, 2, 3, 4}
    local navigation = objc.UINavigationController:alloc():initWithRootViewController_(
      objc.UIViewController:new())
    uikit.keyWindow():setRootViewController_(navigation)
    runloop.run(0)
    assert.same({"UIButton", "UINavigationController"}, seen)
    uikit.keyWindow():setRootViewController_(nil)
  end)

  it("sends to super under any name", function()
    local class = objc.class("OwnButton", objc.UIButton)
    objc.class_addMethod(class, "place:",
      objc.class_getMethodImplementation(objc.UIButton, "setFrame:"),
      "v@:{CGRect={CGPoint=dd}{CGSize=dd}}")
    local button = class:new()
    objc.msgSend(button, "place:", {5, 6, 7, 8})
    assert.equal(7, button:frame().size.width)
  end)

  it("follows later changes of its superclass", function()
    local seen = 0
    local original
    original = objc.class_replaceMethod(objc.UIView, "setFrame:", function(self, frame)
      seen = seen + 1
      return original(self, objc.sel "setFrame:", frame)
    end, "v@:{CGRect={CGPoint=dd}{CGSize=dd}}")
    objc.UILabel:new():setFrame_ {0, 0, 10, 10}
    assert.is_true(seen > 0)
  end)

  it("runs each part of a hooked dealloc once", function()
    local seen = {}
    for _, class in ipairs {objc.UILabel, objc.UIView, objc.UIResponder} do
      local name = objc.NSStringFromClass(class)
      hook.before(class, "dealloc", function(self)
        if self:isMemberOfClass_(objc.UILabel) then seen[#seen + 1] = name end
      end)
    end
    objc.autoreleasepool(function() objc.UILabel:new() end)
    assert.same({"UILabel", "UIView", "UIResponder"}, seen)
  end)

  it("is a stack overflow with a name where an exchange has led it to itself", function()
    objc.method_exchangeImplementations(
      objc.class_getInstanceMethod(objc.UIButton, "setFrame:"),
      objc.class_getInstanceMethod(objc.UIView, "setFrame:"))
    assert.error_matches(
      function() objc.UIView:new():setFrame_ {0, 0, 1, 1} end, "stack overflow: ")
  end)
end)
