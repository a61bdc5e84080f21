describe("a navigation item", function()
  local snapshot, window, navigation, root, top

  before_each(function()
    snapshot = objc.snapshot()
    window = uikit.keyWindow()
    root, top = objc.UIViewController:new(), objc.UIViewController:new()
    root:setTitle_ "Root"
    navigation = objc.UINavigationController:alloc():initWithRootViewController_(root)
    window:setRootViewController_(navigation)
    runloop.run(0.1)
    navigation:pushViewController_animated_(top, false)
    runloop.run(0.1)
  end)

  after_each(function() objc.restore(snapshot) end)

  it("passes the back button's title to its controller, whole, generic or not at all", function()
    local item = root:navigationItem()
    assert.truthy(uikit.render():find(">Root<", 1, true))
    item:setBackButtonTitle_ "Home"
    assert.truthy(uikit.render():find(">Home<", 1, true))
    item:setBackButtonDisplayMode_(1)
    assert.truthy(uikit.render():find(">Back<", 1, true))
    item:setBackButtonDisplayMode_(2)
    assert.is_nil(uikit.render():find(">Back<", 1, true))
  end)

  it("with an action of its own does that instead of going back", function()
    local times = 0
    top:navigationItem():setBackAction_(objc.UIAction:actionWithHandler_(function() times = times + 1 end))
    runloop.run(0)
    gesture.tap(navigation:navigationBar(), {at = {20, 22}})
    assert.same({1, top}, {times, navigation:topViewController()})
    top:navigationItem():setBackAction_(nil)
    gesture.tap(navigation:navigationBar(), {at = {20, 22}})
    runloop.run(1)
    assert.equal(root, navigation:topViewController())
  end)

  it("stores its bar's appearance, and its search controller", function()
    local item = objc.UINavigationItem:alloc():initWithTitle_ "x"
    local look = objc.UINavigationBarAppearance:new()
    item:setStandardAppearance_(look)
    item:setLargeTitleDisplayMode_(2)
    local search = objc.UISearchController:alloc():initWithSearchResultsController_(nil)
    item:setSearchController_(search)
    assert.same({look, 2, search, true},
      {item:standardAppearance(), item:largeTitleDisplayMode(), item:searchController(), item:hidesSearchBarWhenScrolling()})
  end)
end)

describe("a bar button item", function()
  it("begins with an action or a menu", function()
    local action = objc.UIAction:actionWithTitle_image_identifier_handler_("Do", nil, "do", function() end)
    local menu = objc.UIMenu:menuWithTitle_children_("More", {})
    local item = objc.UIBarButtonItem:alloc():initWithPrimaryAction_menu_(action, menu)
    assert.same({"Do", action, menu}, {item:title(), item:primaryAction(), item:menu()})
    item = objc.UIBarButtonItem:alloc():initWithBarButtonSystemItem_primaryAction_(4, action)
    assert.same({4, action}, {item:systemItem(), item:primaryAction()})
  end)

  it("stores the positions of its title and background for each type of bar", function()
    local item = objc.UIBarButtonItem:new()
    item:setBackButtonTitlePositionAdjustment_forBarMetrics_({horizontal = -60, vertical = 0}, 0)
    local offset = item:backButtonTitlePositionAdjustmentForBarMetrics_(0)
    assert.same({-60, 0, 0}, {offset.horizontal, offset.vertical, item:backButtonTitlePositionAdjustmentForBarMetrics_(1).horizontal})
    item:setBackgroundVerticalPositionAdjustment_forBarMetrics_(3, 1)
    assert.equal(3, item:backgroundVerticalPositionAdjustmentForBarMetrics_(1))
  end)

  it("gets the app's appearance when its bar shows it in a window, the special one last", function()
    local snapshot = objc.snapshot()
    objc.UIBarButtonItem:appearance():setTintColor_(objc.UIColor:redColor())
    objc.UIBarButtonItem:appearance():setTitleTextAttributes_forState_({size = 3}, 0)
    objc.UIBarButtonItem:appearanceWhenContainedInInstancesOfClasses_ {objc.UIToolbar}:setTintColor_(objc.UIColor:blueColor())
    local inBar = objc.UIBarButtonItem:alloc():initWithTitle_style_target_action_("a", 0, nil, nil)
    local inToolbar = objc.UIBarButtonItem:alloc():initWithTitle_style_target_action_("b", 0, nil, nil)
    local bar = objc.UINavigationBar:alloc():initWithFrame_ {0, 0, 390, 44}
    local item = objc.UINavigationItem:alloc():initWithTitle_ "x"
    item:setRightBarButtonItem_(inBar)
    bar:setItems_ {item}
    local toolbar = objc.UIToolbar:alloc():initWithFrame_ {0, 100, 390, 44}
    toolbar:setItems_ {inToolbar}
    bar:layoutIfNeeded()
    assert.is_nil(inBar:tintColor())
    uikit.keyWindow():addSubview_(bar)
    uikit.keyWindow():addSubview_(toolbar)
    runloop.run(0)
    assert.same({objc.UIColor:redColor(), objc.UIColor:blueColor()}, {inBar:tintColor(), inToolbar:tintColor()})
    assert.same({size = 3}, inBar:titleTextAttributesForState_(0))
    objc.restore(snapshot)
  end)
end)
