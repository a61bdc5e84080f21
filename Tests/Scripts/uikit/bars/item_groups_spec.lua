-- Groups of bar buttons: another view of the buttons of a navigation item.
describe("groups of bar buttons", function()
  local snapshot
  before_each(function() snapshot = objc.snapshot() end)
  after_each(function() objc.restore(snapshot) end)

  local function button(title)
    return objc.UIBarButtonItem:alloc():initWithTitle_style_target_action_(title, 0, nil, nil)
  end
  local function titles(items)
    local found = {}
    for place, item in ipairs(items or {}) do found[place] = item:title() end
    return table.concat(found, " ")
  end

  it("have their buttons, which have them", function()
    local one, two = button "one", button "two"
    local group = objc.UIBarButtonItemGroup:fixedGroupWithRepresentativeItem_items_(nil, {one, two})
    assert.equal(group, one:buttonGroup())
    assert.equal("one two", titles(group:barButtonItems()))
    assert.is_false(group:isDisplayingRepresentativeItem())
    group:setBarButtonItems_ {two}
    assert.is_nil(one:buttonGroup())
    assert.equal(one, one:creatingFixedGroup():barButtonItems()[1])
  end)

  it("put their buttons at both sides of the bar, in reading direction", function()
    local item = objc.UINavigationItem:alloc():initWithTitle_ "Title"
    local function group(...) return objc.UIBarButtonItemGroup:alloc():initWithBarButtonItems_representativeItem_({...}, nil) end
    item:setLeadingItemGroups_ {group(button "a", button "b"), group(button "c")}
    assert.equal("a b c", titles(item:leftBarButtonItems()))
    item:setTrailingItemGroups_ {group(button "x"), group(button "y", button "z")}
    assert.equal("z y x", titles(item:rightBarButtonItems()))
    item:setPinnedTrailingGroup_(group(button "p"))
    assert.equal("p z y x", titles(item:rightBarButtonItems()))
    assert.equal(2, #item:trailingItemGroups())
  end)

  it("can come from buttons that were set one by one", function()
    local item = objc.UINavigationItem:alloc():initWithTitle_ "Title"
    item:setRightBarButtonItems_ {button "edge", button "inner"}
    local groups = item:trailingItemGroups()
    assert.equal(2, #groups)
    assert.equal("inner", titles(groups[1]:barButtonItems()))
    item:setLeftBarButtonItem_(button "left")
    assert.equal("left", titles(item:leadingItemGroups()[1]:barButtonItems()))
  end)

  it("show in the bar, and a finger reaches their buttons", function()
    local pressed
    local Target = objc.class("GroupTarget", objc.NSObject, function(instance)
      function instance:pressed_(item) pressed = item:title() end
    end)
    local controller, target = objc.UIViewController:new(), Target:new()
    local navigation = objc.UINavigationController:alloc():initWithRootViewController_(controller)
    local item = objc.UIBarButtonItem:alloc():initWithTitle_style_target_action_("Go", 0, target, "pressed:")
    controller:navigationItem():setTrailingItemGroups_ {item:creatingFixedGroup()}
    uikit.keyWindow():setRootViewController_(navigation)
    runloop.run(1)
    gesture.tap(navigation:navigationBar(), {at = {370, 22}})
    assert.equal("Go", pressed)
    assert.equal(navigation:navigationBar(), controller:navigationItem():navigationBar())
    uikit.keyWindow():setRootViewController_(nil)
  end)
end)
