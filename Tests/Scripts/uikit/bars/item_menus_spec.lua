local world

before_each(function() world = objc.snapshot() end)
after_each(function() objc.restore(world) end)

describe("a bar item with a menu", function()
  it("has its title, image, action and menu", function()
    local menu = objc.UIMenu:menuWithChildren_({})
    local item = objc.UIBarButtonItem:alloc():initWithTitle_image_target_action_menu_("More", nil, nil,
      nil, menu)
    assert.equal("More", item:title())
    assert.is_not_nil(item:menu())
  end)
end)
