local world, navigation, bar, item, log

local function choose(button)
  uikit.pressButton(button:interactions()[1], "Sort")
  runloop.run(1)
end
-- The control that a bar created for its item.
local function control(view, class)
  if view:isKindOfClass(class) and not view:isHidden() then return view end
  for _, child in ipairs(view:subviews()) do
    local found = control(child, class)
    if found then return found end
  end
end
local function action(title)
  return objc.UIAction:actionWithTitle_image_identifier_handler_(title, nil, nil, function() log[#log + 1] = title end)
end

local Target = objc.class("ItemMenuTarget", objc.NSObject, function(instance)
  function instance:go_() log[#log + 1] = "go" end
end)

before_each(function()
  world = objc.snapshot()
  log = {}
  local page = objc.UIViewController:new()
  navigation = objc.UINavigationController:alloc():initWithRootViewController_(page)
  uikit.keyWindow():setRootViewController_(navigation)
  local menu = objc.UIMenu:menuWithChildren_ {action "Sort", action "Share"}
  item = objc.UIBarButtonItem:alloc():initWithTitle_image_target_action_menu_("More", nil, nil, nil, menu)
  page:navigationItem():setRightBarButtonItem_(item)
  runloop.run(0.1)
  bar = navigation:navigationBar()
end)
after_each(function() objc.restore(world) end)

describe("a bar item with a menu", function()
  it("has its title and menu", function()
    assert.equal("More", item:title())
    assert.equal(2, #item:menu():children())
  end)

  it("opens the menu for a tap, if it has no action", function()
    local button = control(bar, objc._UIButtonBarButton)
    gesture.tap(button)
    choose(button)
    item:setEnabled_(false)
    runloop.run(0)
    gesture.tap(button)
    assert.is_nil(pcall(choose, button) or nil)
    assert.same({"Sort"}, log)
  end)

  it("performs its action for a tap, and opens the menu for a long press", function()
    local target = Target:new()
    item:setTarget_(target)
    item:setAction_ "go:"
    local button = control(bar, objc._UIButtonBarButton)
    gesture.tap(button)
    gesture.press(button, {duration = 0.6})
    choose(button)
    item:setAction_(nil)
    item:setPrimaryAction_(action "primary")
    gesture.tap(button)
    item:setPrimaryAction_(nil)
    gesture.tap(button)
    choose(button)
    assert.same({"go", "Sort", "primary", "Sort"}, log)
  end)

  it("opens the menu from a toolbar, and none after the menu was taken away", function()
    local toolbar = objc.UIToolbar:alloc():initWithFrame_ {0, 400, 320, 44}
    uikit.keyWindow():addSubview_(toolbar)
    local other = objc.UIBarButtonItem:alloc():initWithTitle_menu_("More", item:menu())
    toolbar:setItems_ {other}
    toolbar:layoutIfNeeded()
    local button = control(toolbar, objc.UIButton)
    gesture.tap(button)
    choose(button)
    other:setMenu_(nil)
    assert.same({}, button:interactions())
    assert.is_false(button:showsMenuAsPrimaryAction())
    other:setMenu_(item:menu())
    gesture.tap(button)
    choose(button)
    assert.same({"Sort", "Sort"}, log)
  end)
end)
