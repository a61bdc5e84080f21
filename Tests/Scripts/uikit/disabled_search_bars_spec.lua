local world

before_each(function() world = objc.snapshot() end)
after_each(function() objc.restore(world) end)

describe("a search bar", function()
  it("ignores touches while it is disabled", function()
    local bar = objc.UISearchBar:alloc():initWithFrame_({0, 0, 300, 56})
    uikit.keyWindow():addSubview_(bar)
    runloop.run(0)
    bar:setEnabled_(false)
    assert.is_false(bar:isEnabled())
    assert.is_false(bar:searchTextField():isEnabled())
    bar:setEnabled_(true)
    assert.is_true(bar:isEnabled())
  end)
end)
