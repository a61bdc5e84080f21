-- Large titles: the second line of a navigation bar, which collapses as the content scrolls.
describe("a bar that prefers large titles", function()
  local window = uikit.keyWindow()
  local navigation, bar, list, snapshot

  local Rows = objc.class("LargeTitleRows", objc.UITableViewController, function(instance)
    function instance:tableView_numberOfRowsInSection_() return 40 end
    function instance:tableView_cellForRowAtIndexPath_()
      return objc.UITableViewCell:alloc():initWithStyle_reuseIdentifier_(0, nil)
    end
  end)

  local function state()
    return {bar:frame().size.height, list:view():safeAreaInsets().top, list:tableView():contentOffset().y}
  end
  local function show(controller)
    navigation = objc.UINavigationController:alloc():initWithRootViewController_(controller)
    bar = navigation:navigationBar()
    bar:setPrefersLargeTitles_(true)
    window:setRootViewController_(navigation)
    runloop.run(1)
  end

  before_each(function()
    snapshot = objc.snapshot()
    list = Rows:new()
    list:setTitle_ "Settings"
    show(list)
  end)
  after_each(function()
    window:setRootViewController_(nil)
    objc.restore(snapshot)
  end)

  it("is 96 points high, and the safe area and the content begin below it", function()
    assert.same({96, 140, -140}, state())
    assert.equal(96, bar:intrinsicContentSize().height)
  end)

  it("collapses to 44 points as a finger moves the content up, and expands again", function()
    gesture.drag(window, {from = {100, 600}, by = {0, -300}, hold = 0.2})
    assert.same({44, 88}, {state()[1], state()[2]})
    gesture.flick(window, {from = {100, 300}, by = {0, 400}})
    runloop.run(4)
    assert.same({96, 140, -140}, state())
  end)

  it("follows the finger between the two, and settles at the nearer one", function()
    local finger = gesture.touch(window, {100, 600})
    finger:move {by = {0, -30}, duration = 0.2}
    runloop.run(0)
    local height, top, offset = table.unpack(state())
    assert.is_true(height > 44 and height < 96)
    assert.same({44 + height, -44 - height}, {top, offset})
    finger:hold(0.2)
    finger:lift()
    runloop.run(1)
    assert.same({96, 140, -140}, state())
    gesture.drag(window, {from = {100, 600}, by = {0, -45}, hold = 0.2})
    runloop.run(1)
    assert.same({44, 88, -88}, state())
  end)

  it("grows with content that is pulled down, without covering more of it", function()
    local finger = gesture.touch(window, {100, 300})
    finger:move {by = {0, 100}, duration = 0.3}
    runloop.run(0)
    assert.is_true(state()[1] > 96)
    assert.equal(140, state()[2])
    finger:lift()
    runloop.run(2)
    assert.same({96, 140, -140}, state())
  end)

  it("follows the top item: never, always, or automatic", function()
    local other = objc.UIViewController:new()
    navigation:pushViewController_animated_(other, true)
    runloop.run(1)
    assert.equal(96, bar:frame().size.height)
    other:navigationItem():setLargeTitleDisplayMode_(uikit.UINavigationItemLargeTitleDisplayModeNever)
    runloop.run(0)
    assert.same({44, 88}, {bar:frame().size.height, other:view():safeAreaInsets().top})
    local third = objc.UIViewController:new()
    navigation:pushViewController_animated_(third, true)
    runloop.run(1)
    assert.equal(44, bar:frame().size.height)
    third:navigationItem():setLargeTitleDisplayMode_(uikit.UINavigationItemLargeTitleDisplayModeAlways)
    runloop.run(0)
    assert.equal(96, bar:frame().size.height)
    navigation:popToRootViewControllerAnimated_(true)
    runloop.run(1)
    assert.same({96, 140, -140}, state())
  end)

  it("stays small on a low screen, and after it stops preferring them", function()
    uikit.rotate(uikit.UIInterfaceOrientationLandscapeLeft)
    runloop.run(1)
    assert.equal(44, bar:frame().size.height)
    uikit.rotate(uikit.UIInterfaceOrientationPortrait)
    runloop.run(1)
    assert.equal(96, bar:frame().size.height)
  end)

  it("has the title in a label of its own, where hooks look for it", function()
    local found
    for _, view in ipairs(bar:subviews()) do
      if objc.object_getClassName(view) == "_UINavigationBarLargeTitleView" then found = view end
    end
    local label = found:subviews()[1]
    assert.equal("Settings", label:text())
    assert.equal(34, label:font():pointSize())
    list:setTitle_ "Other"
    runloop.run(0)
    assert.equal("Other", label:text())
    bar:setPrefersLargeTitles_(false)
    runloop.run(0)
    assert.is_true(found:isHidden())
    assert.same({44, 88, -88}, state())
  end)
end)
