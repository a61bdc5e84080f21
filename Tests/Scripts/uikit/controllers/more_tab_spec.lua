-- More controllers than a tab bar has room for: the rest are in the More list.
describe("a tab bar with more controllers than it has room for", function()
  local window = uikit.keyWindow()
  local tabs, controllers, more, snapshot

  local function titles(items)
    local found = {}
    for place, item in ipairs(items) do found[place] = item:title() or "" end
    return table.concat(found, " ")
  end
  local function tap_item(place)
    local width = 390 / #tabs:tabBar():items()
    gesture.tap(tabs:tabBar(), {at = {(place - 0.5) * width, 20}})
    runloop.run(1)
  end
  local function tap_row(row)
    local list = more:viewControllers()[1]:view()
    gesture.tap(list:cellForRowAtIndexPath_(objc.NSIndexPath:indexPathForRow_inSection_(row, 0)))
    runloop.run(1)
  end

  before_each(function()
    snapshot = objc.snapshot()
    tabs, controllers = objc.UITabBarController:new(), {}
    for place, title in ipairs {"A", "B", "C", "D", "E", "F", "G"} do
      controllers[place] = objc.UIViewController:new()
      controllers[place]:setTitle_(title)
    end
    tabs:setViewControllers_(controllers)
    more = tabs:moreNavigationController()
    window:setRootViewController_(tabs)
    runloop.run(1)
  end)
  after_each(function()
    window:setRootViewController_(nil)
    objc.restore(snapshot)
  end)

  it("shows four of them and More; five have room without it", function()
    assert.equal("A B C D ", titles(tabs:tabBar():items()))
    assert.equal(7, #tabs:viewControllers())
    assert.equal(tabs, controllers[7]:parentViewController())
    tabs:setViewControllers_ {table.unpack(controllers, 1, 5)}
    assert.equal("A B C D E", titles(tabs:tabBar():items()))
  end)

  it("lists the rest when More is tapped, which the delegate is notified of", function()
    local log = {}
    local Delegate = objc.class("MoreDelegate", objc.NSObject, {protocols = {"UITabBarControllerDelegate"}}, function(i)
      function i:tabBarController_shouldSelectViewController_(_, chosen)
        log[#log + 1] = chosen == more and "should More" or "should"
        return true
      end
      function i:tabBarController_didSelectViewController_(_, chosen)
        log[#log + 1] = chosen == more and "did More" or "did"
      end
    end)
    local delegate = Delegate:new()
    tabs:setDelegate_(delegate)
    tap_item(5)
    assert.same({"should More", "did More"}, log)
    assert.equal(more, tabs:selectedViewController())
    assert.equal(math.maxinteger, tabs:selectedIndex())
    local list = more:viewControllers()[1]
    assert.equal("UIMoreListController", objc.object_getClassName(list))
    assert.equal(3, list:view():numberOfRowsInSection_(0))
    assert.equal("E", list:view():visibleCells()[1]:textLabel():text())
  end)

  it("pushes the one whose row is tapped, and pops it", function()
    tap_item(5)
    tap_row(1)
    assert.equal(controllers[6], more:topViewController())
    assert.same({controllers[6], 5}, {tabs:selectedViewController(), tabs:selectedIndex()})
    assert.equal(more, controllers[6]:navigationController())
    assert.equal(tabs, controllers[6]:tabBarController())
    assert.is_true(controllers[6]:view():window() ~= nil)
    gesture.tap(more:navigationBar(), {at = {20, 22}})
    runloop.run(1)
    assert.equal(more, tabs:selectedViewController())
    assert.equal(tabs, controllers[6]:parentViewController())
    assert.equal(7, #tabs:viewControllers())
  end)

  it("shows one of the list when a script selects it", function()
    tabs:setSelectedIndex_(6)
    runloop.run(1)
    assert.same({controllers[7], 6}, {tabs:selectedViewController(), tabs:selectedIndex()})
    assert.equal(5, #tabs:tabBar():items())
    assert.equal(more:tabBarItem(), tabs:tabBar():selectedItem())
    tabs:setSelectedIndex_(0)
    runloop.run(1)
    assert.equal(controllers[1], tabs:selectedViewController())
    tabs:setSelectedViewController_(more)
    runloop.run(1)
    assert.equal(controllers[7], tabs:selectedViewController())
  end)

  it("returns to the list when More is tapped again", function()
    tabs:setSelectedIndex_(6)
    runloop.run(1)
    tap_item(5)
    assert.equal(more, tabs:selectedViewController())
  end)

  it("shows navigation controllers in the list, each with its own back button", function()
    local inner = objc.UINavigationController:alloc():initWithRootViewController_(objc.UIViewController:new())
    inner:setTitle_ "Inner"
    controllers[5] = inner
    tabs:setViewControllers_(controllers)
    runloop.run(0)
    tap_item(5)
    tap_row(0)
    assert.equal(inner, more:topViewController())
    assert.is_true(more:navigationBar():isHidden())
    gesture.tap(inner:navigationBar(), {at = {20, 22}})
    runloop.run(1)
    assert.equal(more, tabs:selectedViewController())
    assert.is_false(more:navigationBar():isHidden())
  end)

  it("has a button that begins customizing with the controllers that may be moved", function()
    assert.equal(7, #tabs:customizableViewControllers())
    tap_item(5)
    gesture.tap(more:navigationBar(), {at = {370, 22}})
    assert.is_true(tabs:tabBar():isCustomizing())
    gesture.tap(more:navigationBar(), {at = {370, 22}})
    assert.is_false(tabs:tabBar():isCustomizing())
    tabs:setCustomizableViewControllers_ {}
    tap_item(1)
    tap_item(5)
    assert.is_nil(more:viewControllers()[1]:navigationItem():rightBarButtonItem())
  end)

  it("has eight items where the screen is wide", function()
    uikit.setTraits {sizeClass = "regular"}
    tabs:setViewControllers_(controllers)
    assert.equal(7, #tabs:tabBar():items())
  end)
end)
