describe("the debug library", function()
  local registry = debug.getregistry()

  it("returns one table with the registry entries of Lua's libraries", function()
    assert.equal("table", type(registry))
    assert.is_true(rawequal(registry, debug.getregistry()))
    assert.is_true(rawequal(registry._LOADED, package.loaded))
    assert.is_true(rawequal(registry[2], _G))
    registry.entryOfSpec = 7
    assert.equal(7, debug.getregistry().entryOfSpec)
    registry.entryOfSpec = nil
    assert.is_nil(registry.entryOfSpec)
  end)

  it("keeps the host's references out of reach", function()
    local view = objc.UIView:new()
    for place = 1, 1000 do
      assert.error_matches(function() registry[place] = nil end, "not the script's")
      if place > 2 then assert.is_nil(registry[place]) end
    end
    for key in pairs(registry) do
      assert.is_true(type(key) == "string" or key == 1 or key == 2)
      if type(key) ~= "string" then
        assert.has_error(function() registry[key] = nil end)
      end
    end
    assert.is_false(view:isHidden())
    assert.matches("UIView", tostring(objc.UIView:new()))
  end)

  it("shows no hook but the script's", function()
    objc.UIView:new()
    local ends, shown = os.clock() + 0.6, nil
    local function again(n) return n > 0 and again(n - 1) end
    while os.clock() < ends do
      again(100000)
      shown = shown or debug.gethook()
    end
    assert.is_nil(shown)
    local function hook() end
    debug.sethook(hook, "c", 5)
    local own, mask, count = debug.gethook()
    debug.sethook()
    assert.equal(hook, own)
    assert.equal("c", mask)
    assert.equal(5, count)
    assert.is_nil(debug.gethook())
    assert.is_nil(debug.gethook(coroutine.create(hook)))
  end)
end)
