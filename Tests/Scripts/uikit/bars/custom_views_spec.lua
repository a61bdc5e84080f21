-- Custom views in a navigation bar: their positions and their touches.
describe("a custom view in a navigation bar", function()
  local window = uikit.keyWindow()
  local controller, bar, snapshot

  before_each(function()
    snapshot = objc.snapshot()
    controller = objc.UIViewController:new()
    local navigation = objc.UINavigationController:alloc():initWithRootViewController_(controller)
    bar = navigation:navigationBar()
    window:setRootViewController_(navigation)
    runloop.run(1)
  end)
  after_each(function()
    window:setRootViewController_(nil)
    objc.restore(snapshot)
  end)

  local function sized(width, height)
    return objc.UIView:alloc():initWithFrame_ {0, 0, width, height}
  end
  local function item(view) return objc.UIBarButtonItem:alloc():initWithCustomView_(view) end
  local function place(view)
    local frame = view:frame()
    return {frame.origin.x, frame.origin.y, frame.size.width, frame.size.height}
  end

  it("is beside the edge in the middle of the bar's height, and others follow it", function()
    local right, next_one, left = sized(50, 30), sized(20, 20), sized(40, 44)
    controller:navigationItem():setRightBarButtonItems_ {item(right), item(next_one)}
    controller:navigationItem():setLeftBarButtonItem_(item(left))
    runloop.run(0)
    assert.is_true(right:isDescendantOfView_(bar))
    assert.same({390 - 16 - 50, 7, 50, 30}, place(right))
    assert.same({390 - 16 - 50 - 8 - 20, 12, 20, 20}, place(next_one))
    assert.same({16, 0, 40, 44}, place(left))
    controller:navigationItem():setRightBarButtonItem_(nil)
    runloop.run(0)
    assert.is_nil(right:superview())
  end)

  it("receives a finger's touches itself", function()
    local switch = objc.UISwitch:new()
    controller:navigationItem():setRightBarButtonItem_(item(switch))
    runloop.run(0)
    gesture.tap(switch)
    assert.is_true(switch:isOn())
  end)

  it("can replace the title, in the middle, or beside a wide view", function()
    local title = sized(120, 32)
    controller:navigationItem():setTitleView_(title)
    runloop.run(0)
    assert.same({135, 6, 120, 32}, place(title))
    controller:navigationItem():setLeftBarButtonItem_(item(sized(180, 20)))
    runloop.run(0)
    assert.equal(196, title:frame().origin.x)
    controller:navigationItem():setTitleView_(nil)
    runloop.run(0)
    assert.is_nil(title:superview())
  end)

  it("has the size that fits its contents when it has none", function()
    local label = objc.UILabel:new()
    label:setText_ "Title"
    controller:navigationItem():setTitleView_(label)
    runloop.run(0)
    assert.near(label:intrinsicContentSize().width, label:frame().size.width, 0.01)
  end)

  it("leaves the place of fixed spaces and hidden items free", function()
    local view, hidden = sized(20, 20), item(sized(60, 20))
    hidden:setHidden_(true)
    controller:navigationItem():setRightBarButtonItems_ {
      hidden, objc.UIBarButtonItem:fixedSpaceItemOfWidth_(30), item(view),
    }
    runloop.run(0)
    assert.equal(390 - 30 - 8 - 20, view:frame().origin.x)
    assert.is_nil(hidden:customView():superview())
    hidden:setHidden_(false)
    runloop.run(0)
    assert.is_true(hidden:customView():isDescendantOfView_(bar))
  end)
end)
