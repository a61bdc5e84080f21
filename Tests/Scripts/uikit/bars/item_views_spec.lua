-- The private method setView: of bar items, which bars send and libraries hook.

-- Runs a function and returns the views that setView: has set, by the titles of the items.
local function displayed(class, body)
  local views = {}
  local token = hook.after(class, "setView:", function(item, view)
    if item:title() then views[item:title()] = view or false end
  end)
  body()
  runloop.run(0.5)
  token:remove()
  return views
end

local function item(title)
  return objc.UIBarButtonItem:alloc():initWithTitle_style_target_action_(title, 0, nil, nil)
end

describe("a bar sends setView: to its items", function()
  it("with the button in a navigation bar, and nil when the item leaves", function()
    local controller = objc.UIViewController:new()
    local kept = item "a"
    local views = displayed(objc.UIBarButtonItem, function()
      controller:navigationItem():setRightBarButtonItem_(kept)
      uikit.keyWindow():setRootViewController_(objc.UINavigationController:alloc():initWithRootViewController_(controller))
    end)
    assert.is_true(views.a:isKindOfClass_(objc.UIView))
    assert.equal(views.a, kept:valueForKey_ "view")
    views = displayed(objc.UIBarButtonItem, function() controller:navigationItem():setRightBarButtonItem_(nil) end)
    assert.is_false(views.a)
  end)

  it("with the custom view or the button in a toolbar", function()
    local bar, custom, plain = objc.UIToolbar:alloc():initWithFrame_ {0, 0, 320, 44}, item "custom", item "plain"
    custom:setCustomView_(objc.UIView:new())
    local views = displayed(objc.UIBarButtonItem, function() bar:setItems_ {custom, plain} end)
    assert.equal(custom:customView(), views.custom)
    assert.is_true(views.plain:isDescendantOfView_(bar))
    assert.equal(views.plain, plain:valueForKey_ "view")
  end)

  it("with the button in a tab bar", function()
    local bar, tab = objc.UITabBar:alloc():initWithFrame_ {0, 0, 320, 49}, objc.UITabBarItem:alloc():initWithTitle_image_tag_("t", nil, 0)
    local views = displayed(objc.UITabBarItem, function() bar:setItems_ {tab} end)
    assert.is_true(views.t:isDescendantOfView_(bar))
    assert.equal(views.t, tab:valueForKey_ "view")
  end)
end)
