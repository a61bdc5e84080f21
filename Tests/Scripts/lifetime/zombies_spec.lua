describe("a zombie", function()
  local Thing = objc.class("ZombieThing", objc.NSObject, function(instance)
    function instance:hello() return "hello" end
  end)
  local Holder = objc.class("ZombieHolder", objc.NSObject, function(instance)
    objc.property(instance, "thing", {policy = "assign"})
  end)

  local function zombie()
    local holder = Holder:new()
    objc.autoreleasepool(function()
      local thing = Thing:new()
      holder:setThing_(thing)
      assert.equal("hello", holder:thing():hello())
    end)
    return holder:thing(), holder
  end

  it("raises an exception that names the message it was sent", function()
    local dead = zombie()
    local ok, raised = pcall(function() dead:hello() end)
    assert.is_false(ok)
    assert.equal("EXC_BAD_ACCESS", raised.name)
    assert.is_truthy(raised.reason:find(
      "^%-%[ZombieThing hello%]: message sent to deallocated instance 0x%x+$"))
  end)

  it("raises for every message, also to those it never understood", function()
    local dead = zombie()
    for _, name in ipairs {"class", "description", "isEqual:", "unheardOfByAnyone"} do
      assert.error_matches(function() objc.msgSend(dead, name, nil) end, "EXC_BAD_ACCESS")
    end
  end)

  it("can still be printed and compared", function()
    local dead, holder = zombie()
    assert.is_truthy(tostring(dead):find("ZombieThing", 1, true))
    assert.equal(dead, holder:thing())
  end)

  it("does not result from a control's target: that reference is weak", function()
    local control = objc.UIControl:alloc():initWithFrame_ {0, 0, 10, 10}
    objc.autoreleasepool(function()
      control:addTarget_action_forControlEvents_(
        Thing:new(), "hello", uikit.UIControlEventTouchDown)
    end)
    assert.has_no_error(function()
      control:sendActionsForControlEvents_(uikit.UIControlEventTouchDown)
    end)
  end)
end)
