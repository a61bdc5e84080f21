-- UIKit's private views have the class names of a device, by which apps find them.
describe("a view that UIKit makes", function()
  local before
  before_each(function() before = objc.snapshot() end)
  after_each(function() objc.restore(before) end)

  local function find(view, name)
    if objc.object_getClassName(view) == name then return view end
    for _, subview in ipairs(view:subviews()) do
      local found = find(subview, name)
      if found then return found end
    end
  end

  local function show(controller)
    uikit.keyWindow():setRootViewController_(controller)
    runloop.run(1)
    return controller:view()
  end

  it("is a UITabBarButton, with an image and a label of their own classes", function()
    local tabs, first, second =
      objc.UITabBarController:new(), objc.UIViewController:new(), objc.UIViewController:new()
    second:setTabBarItem_(
      objc.UITabBarItem:alloc():initWithTitle_image_tag_("Second", objc.UIImage:new(), 0))
    tabs:setViewControllers_ {first, second}
    local button = find(show(tabs), "UITabBarButton")
    assert.is_true(button:isKindOfClass_(objc.UIControl))
    assert.is_false(button:isKindOfClass_(objc.UIButton))
    assert.equal("Second", find(tabs:tabBar(), "UITabBarButtonLabel"):text())
    assert.is_truthy(find(tabs:tabBar(), "UITabBarSwappableImageView"):image())
    assert.is_truthy(find(tabs:view(), "UITransitionView"))
    gesture.tap(find(tabs:tabBar(), "UITabBarButtonLabel"))
    assert.equal(1, tabs:selectedIndex())
  end)

  it("is a content view of a navigation bar, with buttons in it", function()
    local page = objc.UIViewController:new()
    local navigation = objc.UINavigationController:alloc():initWithRootViewController_(page)
    local title = objc.UIView:alloc():initWithFrame_ {0, 0, 60, 30}
    page:navigationItem():setTitleView_(title)
    page:navigationItem():setRightBarButtonItem_(
      objc.UIBarButtonItem:alloc():initWithTitle_style_target_action_("Go", 0, nil, nil))
    local content = find(show(navigation), "_UINavigationBarContentView")
    assert.equal(navigation:navigationBar(), content:superview())
    assert.is_truthy(find(content, "_UIButtonBarButton"))
    assert.equal(content, title:superview())
    assert.is_truthy(find(navigation:view(), "UINavigationTransitionView"))
    page:navigationItem():setTitleView_(nil)
    runloop.run(0)
    assert.is_nil(title:superview())
  end)

  it("is the content view of a cell, and the label of a button", function()
    local cell = objc.UITableViewCell:alloc():initWithStyle_reuseIdentifier_(0, "cell")
    assert.equal("UITableViewCellContentView", objc.object_getClassName(cell:contentView()))
    assert.equal("UITableViewLabel", objc.object_getClassName(cell:textLabel()))
    local button = objc.UIButton:new()
    button:setTitle_forState_("x", 0)
    assert.equal("UIButtonLabel", objc.object_getClassName(button:titleLabel()))
  end)

  it("is the scroll view of a web view, with the document in it", function()
    local web = objc.WKWebView:alloc():initWithFrame_ {0, 0, 300, 300}
    assert.equal("WKScrollView", objc.object_getClassName(web:scrollView()))
    local document = web:scrollView():subviews()[1]
    assert.equal("WKContentView", objc.object_getClassName(document))
    assert.equal(300, document:frame().size.height)
    local old = objc.UIWebView:alloc():initWithFrame_ {0, 0, 300, 300}
    assert.equal("_UIWebViewScrollView", objc.object_getClassName(old:scrollView()))
    assert.equal("UIWebBrowserView", objc.object_getClassName(old:scrollView():subviews()[1]))
  end)

  it("is the interactive pop recognizer", function()
    local navigation = objc.UINavigationController:new()
    local pan = navigation:interactivePopGestureRecognizer()
    assert.equal("_UIParallaxTransitionPanGestureRecognizer", objc.object_getClassName(pan))
    assert.is_true(pan:isKindOfClass_(objc.UIScreenEdgePanGestureRecognizer))
  end)
end)
