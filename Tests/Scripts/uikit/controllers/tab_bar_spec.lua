describe("a tab bar controller", function()
  local window, former, tabs, A, B, C, trace, answer
  local function note(text) trace[#trace + 1] = text end
  local function flush()
    local text = table.concat(trace, " ")
    trace = {}
    return text
  end

  local Page = objc.class("TabPage", objc.UIViewController, function(instance, _, super)
    function instance:viewDidLoad() note(self:title() .. ".DidLoad") end
    for _, event in ipairs {"WillAppear", "DidAppear", "WillDisappear", "DidDisappear"} do
      instance[("view%s:"):format(event)] = function(self, animated)
        note(self:title() .. "." .. event)
        objc.msgSendSuper(objc.TabPage, self, ("view%s:"):format(event), animated)
      end
    end
    function instance:didMoveToParentViewController_(parent)
      super(self):didMoveToParentViewController_(parent)
      if not parent then note(self:title() .. ".left") end
    end
  end)
  local Tabs = objc.class("LoggingTabs", objc.UITabBarController, function(instance)
    function instance:tabBar_didSelectItem_(_, item)
      note("item(" .. item:title() .. " " .. self:selectedIndex() .. ")")
    end
  end)
  local Delegate = objc.class("TabDelegate", objc.NSObject, function(instance)
    function instance:tabBarController_shouldSelectViewController_(_, controller)
      note("should(" .. controller:title() .. ")")
      return answer
    end
    function instance:tabBarController_didSelectViewController_(controller, chosen)
      note("did(" .. chosen:title() .. " " .. controller:selectedIndex() .. ")")
    end
  end)
  local delegate

  local function make(title)
    local page = Page:new()
    page:setTitle_(title)
    return page
  end
  local function tap(index)
    gesture.tap(tabs:tabBar(), {at = {x = 390 / 3 * (index + 0.5), y = 20}})
  end

  before_each(function()
    trace, answer = {}, true
    window = uikit.keyWindow()
    former = window:rootViewController()
    tabs, A, B, C = Tabs:new(), make "A", make "B", make "C"
    delegate = Delegate:new()
    tabs:setViewControllers_ {A, B, C}
    tabs:setDelegate_(delegate)
    window:setRootViewController_(tabs)
    runloop.run(0)
  end)
  after_each(function() window:setRootViewController_(former) end)

  it("shows its first controller, and loads no other", function()
    assert.equal("A.DidLoad A.WillAppear A.DidAppear", flush())
    assert.same({0, A}, {tabs:selectedIndex(), tabs:selectedViewController()})
    assert.equal(tabs, B:tabBarController())
    assert.same({"A", "B", "C"}, {
      tabs:tabBar():items()[1]:title(), B:tabBarItem():title(), C:tabBarItem():title()})
    assert.equal(A:tabBarItem(), tabs:tabBar():selectedItem())
  end)

  it("notifies the appearing controller before the disappearing one", function()
    flush()
    tap(1)
    runloop.run(0)
    assert.equal("item(B 0) should(B) B.DidLoad B.WillAppear A.WillDisappear did(B 1) "
      .. "A.DidDisappear B.DidAppear", flush())
    assert.is_nil(A:view():window())
    assert.equal(window, B:view():window())
    assert.equal(B:tabBarItem(), tabs:tabBar():selectedItem())
  end)

  it("does not ask the delegate when a script selects", function()
    flush()
    tabs:setSelectedIndex_(2)
    runloop.run(0)
    assert.equal("C.DidLoad C.WillAppear A.WillDisappear A.DidDisappear C.DidAppear", flush())
    tabs:setSelectedViewController_(C)
    tabs:setSelectedIndex_(9)
    runloop.run(0)
    assert.equal("", flush())
    assert.error_matches(function() tabs:setSelectedViewController_(make "D") end,
      "only a view controller in the tab bar controller's list of view controllers can be selected")
  end)

  it("stays where it is when the delegate rejects", function()
    flush()
    answer = false
    tap(2)
    runloop.run(0)
    assert.equal("item(C 0) should(C)", flush())
    assert.equal(A:tabBarItem(), tabs:tabBar():selectedItem())
  end)

  it("reports a tap on the selected tab, and pops to its root", function()
    local navigation = objc.UINavigationController:alloc():initWithRootViewController_(make "N")
    navigation:setTitle_ "Nav"
    tabs:setViewControllers_ {navigation, B, C}
    runloop.run(0)
    navigation:pushViewController_animated_(make "M", true)
    runloop.run(1)
    flush()
    tap(0)
    runloop.run(1)
    assert.equal("item(Nav 0) should(Nav) M.WillDisappear N.WillAppear did(Nav 0) M.DidDisappear "
      .. "N.DidAppear", flush():gsub(" M.left", ""))
    assert.equal(1, #navigation:viewControllers())
  end)

  it("releases controllers that are removed", function()
    flush()
    tabs:setViewControllers_ {B, A}
    assert.equal(1, tabs:selectedIndex())
    assert.is_nil(C:parentViewController())
    tabs:setViewControllers_ {B}
    runloop.run(0)
    assert.equal("C.left B.DidLoad B.WillAppear A.WillDisappear A.left A.DidDisappear B.DidAppear",
      flush())
    tabs:setViewControllers_(nil)
    assert.is_nil(tabs:selectedViewController())
    assert.is_nil(tabs:viewControllers())
  end)

  it("shows another one when the selected one is removed", function()
    A:removeFromParentViewController()
    runloop.run(0)
    assert.same({B, C}, tabs:viewControllers())
    assert.same({B, 2}, {tabs:selectedViewController(), #tabs:tabBar():items()})
    assert.equal(window, B:view():window())
    assert.is_nil(A:view():window())
  end)

  it("can change its bar only itself", function()
    assert.error_matches(function() tabs:tabBar():setItems_ {} end, "managed by a tab bar controller")
    assert.error_matches(function() tabs:tabBar():setDelegate_(nil) end, "is not allowed")
    A:tabBarItem():setTitle_ "Home"
    assert.equal("Home", tabs:tabBar():items()[1]:title())
    B:tabBarItem():setEnabled_(false)
    runloop.run(0)
    flush()
    tap(1)
    assert.equal("", flush())
  end)

  it("is restored with a snapshot", function()
    local before = objc.snapshot()
    tabs:setSelectedIndex_(1)
    objc.restore(before)
    runloop.run(0)
    flush()
    tap(2)
    runloop.run(0)
    assert.matches("C.WillAppear.*C.DidAppear", flush())
  end)
end)

describe("a tab bar of its own", function()
  it("selects the item that is tapped, and notifies its delegate", function()
    local chosen
    local Delegate = objc.class("OwnTabDelegate", objc.NSObject, function(instance)
      function instance:tabBar_didSelectItem_(_, item) chosen = item:tag() end
    end)
    local delegate, bar = Delegate:new(), objc.UITabBar:alloc():initWithFrame_ {0, 100, 200, 49}
    bar:setItems_ {
      objc.UITabBarItem:alloc():initWithTitle_image_tag_("One", nil, 1),
      objc.UITabBarItem:alloc():initWithTitle_image_tag_("Two", nil, 2),
    }
    bar:setDelegate_(delegate)
    uikit.keyWindow():addSubview_(bar)
    runloop.run(0)
    assert.is_nil(bar:selectedItem())
    gesture.tap(bar, {at = {150, 20}})
    assert.same({2, 2}, {chosen, bar:selectedItem():tag()})
    bar:removeFromSuperview()
  end)
end)
