-- Bars of containers: the area that they cover is not safe, and content begins beside them.
describe("a container's bar", function()
  local window = uikit.keyWindow()
  local navigation, root, snapshot

  local function show(controller)
    window:setRootViewController_(controller)
    runloop.run(1)
  end
  local function top(view) return view:safeAreaInsets().top end

  before_each(function()
    snapshot = objc.snapshot()
    root = objc.UIViewController:new()
    navigation = objc.UINavigationController:alloc():initWithRootViewController_(root)
  end)
  after_each(function()
    window:setRootViewController_(nil)
    objc.restore(snapshot)
  end)

  it("is below the status bar, and covers the top of its children", function()
    show(navigation)
    local frame = navigation:navigationBar():frame()
    assert.same({44, 44}, {frame.origin.y, frame.size.height})
    assert.equal(88, top(root:view()))
    assert.equal(0, top(navigation:view()))
    assert.equal(0, root:view():frame().origin.y)
  end)

  it("covers nothing when it is hidden, and notifies the children", function()
    local changes = 0
    hook.before(objc.UIViewController, "viewSafeAreaInsetsDidChange", function(self)
      if self == root then changes = changes + 1 end
    end)
    show(navigation)
    assert.equal(1, changes)
    navigation:setNavigationBarHidden_(true)
    runloop.run(0)
    assert.same({2, 0}, {changes, top(root:view())})
  end)

  it("is lower when more of the screen is covered", function()
    uikit.setSafeAreaInsets {59, 0, 34, 0}
    local tabs = objc.UITabBarController:new()
    tabs:setViewControllers_ {navigation}
    show(tabs)
    assert.equal(59, navigation:navigationBar():frame().origin.y)
    local insets = root:view():safeAreaInsets()
    assert.same({103, 83}, {insets.top, insets.bottom})
    assert.equal(83, tabs:tabBar():frame().size.height)
  end)

  it("insets its content below it: a table's first row can be tapped", function()
    local data = objc.class("RowsBelowBar", objc.NSObject, function(instance)
      function instance:tableView_numberOfRowsInSection_() return 3 end
      function instance:tableView_cellForRowAtIndexPath_() return objc.UITableViewCell:new() end
      function instance:tableView_didSelectRowAtIndexPath_(_, path) self:setPicked_(path:row()) end
    end)
    objc.property(data, "picked")
    local source, controller = data:new(), objc.UITableViewController:new()
    controller:tableView():setDataSource_(source)
    controller:tableView():setDelegate_(source)
    navigation:setViewControllers_ {controller}
    show(navigation)
    local table_view = controller:tableView()
    assert.equal(88, table_view:adjustedContentInset().top)
    assert.equal(-88, table_view:contentOffset().y)
    gesture.tap(window, {at = {100, 90}})
    assert.equal(0, source:picked())
  end)

  it("is left free by opaque bars and by edges that do not extend", function()
    root:setEdgesForExtendedLayout_(0)
    show(navigation)
    assert.equal(88, root:view():frame().origin.y)
    assert.equal(0, top(root:view()))
    root:setEdgesForExtendedLayout_(15)
    navigation:navigationBar():setTranslucent_(false)
    navigation:view():setNeedsLayout()
    runloop.run(0)
    assert.equal(88, root:view():frame().origin.y)
    root:setExtendedLayoutIncludesOpaqueBars_(true)
    navigation:view():setNeedsLayout()
    runloop.run(0)
    assert.equal(0, root:view():frame().origin.y)
  end)
end)
