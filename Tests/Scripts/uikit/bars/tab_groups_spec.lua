local world

before_each(function() world = objc.snapshot() end)
after_each(function() objc.restore(world) end)

describe("a group of tabs", function()
  local function tab(name)
    return objc.UITab:alloc():initWithTitle_image_identifier_viewControllerProvider_(name, nil, name,
      function() return objc.UIViewController:new() end)
  end

  it("is the parent of its children, and orders and selects them", function()
    local a, b = tab "a", tab "b"
    local group = objc.UITabGroup:alloc():initWithTitle_image_identifier_children_viewControllerProvider_(
      "group", nil, "group", {a, b}, function() return objc.UIViewController:new() end)
    assert.is_true(a:parent() == group)
    group:setDisplayOrderIdentifiers_ {"b"}
    assert.is_true(group:displayOrder()[1] == b and group:displayOrder()[2] == a)
    group:setSelectedChild_(b)
    assert.is_true(group:selectedChild() == b)
    assert.error_matches(function() group:setSelectedChild_(tab "c") end, "'c' is no child of the group")
    assert.is_nil(b:managingTabGroup())
    group:setManagingNavigationController_(objc.UINavigationController:new())
    assert.is_true(b:managingTabGroup() == group)
    group:setChildren_ {a}
    assert.is_nil(b:parent())
    assert.is_nil(group:selectedChild())
  end)
end)
