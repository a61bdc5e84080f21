-- Private keys that apps access with key-value coding.

local world

before_each(function() world = objc.snapshot() end)
after_each(function() objc.restore(world) end)

describe("a bar of the app's own", function()
  it("replaces a tab bar, with its items and its selection", function()
    local tabs, first, second = objc.UITabBarController:new(), objc.UIViewController:new(), objc.UIViewController:new()
    first:setTitle_ "One"
    second:setTitle_ "Two"
    tabs:setViewControllers_ {first, second}
    uikit.keyWindow():setRootViewController_(tabs)
    runloop.run(0)
    local own = objc.class("RoundTabBar", objc.UITabBar):new()
    local former = tabs:tabBar()
    tabs:setValue_forKey_(own, "tabBar")
    runloop.run(0)
    assert.equal(own, tabs:tabBar())
    assert.is_nil(former:superview())
    assert.equal(tabs:view(), own:superview())
    assert.same({"One", "Two"}, {own:items()[1]:title(), own:items()[2]:title()})
    gesture.tap(own, {at = {x = 300, y = 20}})
    assert.equal(second, tabs:selectedViewController())
  end)

  it("replaces a navigation bar, with its items", function()
    local root = objc.UIViewController:new()
    root:setTitle_ "Root"
    local navigation = objc.UINavigationController:alloc():initWithRootViewController_(root)
    uikit.keyWindow():setRootViewController_(navigation)
    runloop.run(0)
    local own = objc.class("TallBar", objc.UINavigationBar):new()
    navigation:setValue_forKey_(own, "navigationBar")
    runloop.run(0)
    assert.equal(own, navigation:navigationBar())
    assert.equal("Root", own:topItem():title())
    local next_ = objc.UIViewController:new()
    navigation:pushViewController_animated_(next_, false)
    assert.equal(next_:navigationItem(), own:topItem())
    navigation:popViewControllerAnimated_(false)
    assert.equal("Root", own:topItem():title())
  end)
end)

describe("private properties", function()
  it("is the view of a bar's item", function()
    local controller = objc.UIViewController:new()
    local item = objc.UIBarButtonItem:alloc():initWithTitle_style_target_action_("Go", 0, nil, nil)
    controller:navigationItem():setRightBarButtonItem_(item)
    assert.is_nil(item:valueForKey_ "view")
    local navigation = objc.UINavigationController:alloc():initWithRootViewController_(controller)
    uikit.keyWindow():setRootViewController_(navigation)
    runloop.run(0)
    assert.is_true(item:valueForKey_("view"):isDescendantOfView_(navigation:navigationBar()))
  end)

  it("is the looks of alerts and their actions", function()
    local alert = objc.UIAlertController:alertControllerWithTitle_message_preferredStyle_("Title", "Text", 1)
    local action = objc.UIAlertAction:actionWithTitle_style_handler_("Go", 0, nil)
    action:setValue_forKey_(objc.UIColor:redColor(), "titleTextColor")
    alert:addAction_(action)
    local text = objc.NSAttributedString:alloc():initWithString_ "Other"
    alert:setValue_forKey_(text, "attributedTitle")
    local root = objc.UIViewController:new()
    uikit.keyWindow():setRootViewController_(root)
    root:presentViewController_animated_completion_(alert, false, nil)
    runloop.run(1)
    assert.equal(objc.UIColor:redColor(), action:valueForKey_ "titleTextColor")
    local found = {}
    local function walk(view)
      if view:isKindOfClass_(objc.UILabel) then found[#found + 1] = view:text() end
      if view:isKindOfClass_(objc.UIButton) then found[view:currentTitle()] = view:currentTitleColor() end
      for _, child in ipairs(view:subviews()) do walk(child) end
    end
    walk(alert:view())
    assert.equal("Other", found[1])
    assert.equal(objc.UIColor:redColor(), found.Go)
  end)

  it("is declared where debuggers in apps look it up", function()
    local alert = objc.UIAlertController:alertControllerWithTitle_message_preferredStyle_("Title", "Text", 1)
    local action = objc.UIAlertAction:actionWithTitle_style_handler_("Go", 0, nil)
    for _, name in ipairs {"image", "keyCommandInput", "_isPreferred", "_alertController"} do
      assert.not_nil(objc.class_getProperty(objc.UIAlertAction, name), name)
    end
    assert.not_nil(objc.class_getProperty(objc.UIAlertController, "image"))
    alert:addAction_(action)
    assert.equal(alert, action:valueForKey_ "_alertController")
    assert.is_false(action:valueForKey_ "_isPreferred")
    alert:setPreferredAction_(action)
    assert.is_true(action:valueForKey_ "_isPreferred")
    local image = objc.UIImage:new()
    action:setValue_forKey_(image, "image")
    assert.equal(image, action:valueForKey_ "image")
    local sharing = objc.UIActivityViewController:alloc():initWithActivityItems_applicationActivities_({"text"}, nil)
    assert.equal("text", sharing:valueForKey_("activityItems")[1])
    assert.equal(0, #sharing:valueForKey_ "applicationActivities")
  end)

  it("is what web views may read, the identifier of a cell, and the recognizers of a view", function()
    local preferences = objc.WKPreferences:new()
    preferences:setValue_forKey_(true, "allowFileAccessFromFileURLs")
    assert.is_true(preferences:valueForKey_ "allowFileAccessFromFileURLs")
    local cell = objc.UITableViewCell:new()
    cell:setValue_forKey_("mine", "reuseIdentifier")
    assert.equal("mine", cell:reuseIdentifier())
    local view, tap = objc.UIView:new(), objc.UITapGestureRecognizer:new()
    view:addGestureRecognizer_(tap)
    assert.equal(tap, view:valueForKey_("_gestureRecognizers")[1])
  end)

  it("is guarded since iOS 13 where UIKit guards it", function()
    local bar = objc.UISearchBar:new()
    assert.error_matches(function() return bar:valueForKey_ "_searchField" end,
      "Access to UISearchBar's _searchField ivar is prohibited. This is an application bug", 1, true)
    assert.is_true(bar:valueForKey_("searchField"):isKindOfClass_(objc.UITextField))
    local field = objc.UITextField:new()
    local red = objc.UIColor:redColor()
    assert.error_matches(function() field:setValue_forKeyPath_(red, "_placeholderLabel.textColor") end,
      "Access to UITextField's _placeholderLabel ivar is prohibited", 1, true)
    assert.error_matches(function() return objc.UIApplication:sharedApplication():valueForKey_ "statusBar" end,
      "App called -statusBar or -statusBarWindow on UIApplication", 1, true)
  end)
end)

describe("a private variable", function()
  it("of a control has its targets, as debuggers list them", function()
    local button = objc.UIButton:new()
    button:addTarget_action_forControlEvents_(objc.UIApplication:sharedApplication(), "go:", 1 << 6)
    local pair = button:valueForKey_ "_targetActions"[1]
    assert.equal("UIControlTargetAction", tostring(pair:class()))
    assert.equal(objc.UIApplication:sharedApplication(), pair:valueForKey_ "_target")
    assert.equal(1 << 6, pair:valueForKey_ "_eventMask")
  end)

  it("of a picker and a bar is set by apps", function()
    local picker = objc.UIDatePicker:new()
    picker:setValue_forKey_(objc.UIColor:redColor(), "textColor")
    assert.equal(objc.UIColor:redColor(), picker:valueForKey_ "textColor")
    local bar = objc.UINavigationBar:new()
    bar:setValue_forKey_(true, "hidesShadow")
    assert.is_true(bar:valueForKey_ "hidesShadow")
  end)
end)

describe("any object", function()
  it("has rotors and ways to the next text, of which a block decides first", function()
    local object, one, other = objc.NSObject:new(), objc.UIView:new(), objc.UIView:new()
    object:setAccessibilityNextTextNavigationElement_(one)
    assert.equal(one, object:accessibilityNextTextNavigationElement())
    object:setAccessibilityNextTextNavigationElementBlock_(function() return other end)
    assert.equal(other, object:accessibilityNextTextNavigationElement())
    local rotor = objc.UIAccessibilityCustomRotor:alloc():initWithName_itemSearchBlock_("R", function() end)
    object:setAccessibilityCustomRotors_{rotor}
    assert.equal(rotor, object:accessibilityCustomRotors()[1])
  end)
end)
