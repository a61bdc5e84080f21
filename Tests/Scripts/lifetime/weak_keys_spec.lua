describe("a table with weak keys", function()
  local Owner = objc.class("WeakKeysOwner", objc.NSObject, function(instance)
    objc.property(instance, "child")
    objc.property(instance, "other")
  end)

  local function collect()
    for _ = 1, 3 do collectgarbage() end
  end

  local state, owner

  before_each(function()
    state = setmetatable({}, {__mode = "k"})
    owner = Owner:new()
  end)

  it("keeps an object that only native code retains", function()
    do
      local child = objc.NSObject:new()
      owner:setChild_(child)
      state[child] = "kept"
    end
    collect()
    assert.equal("kept", state[owner:child()])
    collect()
    assert.equal("kept", state[owner:child()])
  end)

  it("keeps a view as long as its superview does", function()
    local superview = objc.UIView:new()
    do
      local view = objc.UIView:new()
      superview:addSubview_(view)
      state[view] = {1}
    end
    collect()
    assert.same({1}, state[superview:subviews()[1]])
    superview:subviews()[1]:removeFromSuperview()
    collect()
    assert.is_nil(next(state))
  end)

  it("loses a deallocated object", function()
    state[objc.NSObject:new()] = true
    collect()
    assert.is_nil(next(state))
    owner:setChild_(objc.NSObject:new())
    state[owner:child()] = true
    collect()
    assert.is_not_nil(next(state))
    owner:setChild_(nil)
    collect()
    assert.is_nil(next(state))
  end)

  it("is correct inside dealloc, after any release", function()
    local seen = {}
    local Dying = objc.class("WeakKeysDying", objc.NSObject, function(instance)
      objc.property(instance, "name")
      function instance:dealloc() seen[#seen + 1] = tostring(state[self]) end
    end)
    local function make(name)
      local dying = Dying:new()
      state[dying] = name
      return dying
    end
    make "dropped by the script"
    collect()
    owner:setChild_(make "dropped by native code")
    collect()
    owner:setChild_(nil)
    assert.same({"dropped by the script", "dropped by native code"}, seen)
    objc.disposeClassPair(Dying)
  end)

  it("is correct for other objects that are freed in the same collection", function()
    local seen = {}
    local Parent = objc.class("WeakKeysParent", Owner, function(instance)
      function instance:dealloc()
        seen[#seen + 1] = tostring(state[self:child()]) .. ", " .. tostring(state[self:other()])
      end
    end)
    for _ = 1, 20 do
      local first, parent, last = objc.NSObject:new(), Parent:new(), objc.NSObject:new()
      parent:setChild_(first)
      parent:setOther_(last)
      state[first], state[last] = "first", "last"
    end
    collect()
    assert.equal(20, #seen)
    for _, text in ipairs(seen) do assert.equal("first, last", text) end
    collect()
    assert.is_nil(next(state))
    objc.disposeClassPair(Parent)
  end)

  it("turns an object that dealloc showed to the script into a named zombie", function()
    local saved
    local Saving = objc.class("WeakKeysSaving", objc.NSObject, function(instance)
      function instance:dealloc() saved = self end
    end)
    state[Saving:new()] = 1
    collect()
    assert.equal(1, state[saved])
    assert.error_matches(function() saved:description() end, "deallocated")
    saved = nil
    collect()
    assert.is_nil(next(state))
    objc.disposeClassPair(Saving)
  end)

  it("does not retain an object that the script reaches only through its own value", function()
    local object = objc.NSObject:new()
    state[object] = object
    object = nil -- luacheck: ignore
    collect()
    assert.is_nil(next(state))
  end)

  it("keeps classes and their names", function()
    state[objc.UIButton] = "class"
    collect()
    assert.equal("class", state[objc.UIButton])
  end)
end)
