describe("an argument error", function()
  -- Every part of the message that a reader needs: class, selector, position, expectation.
  local function assert_told(call, ...)
    local ok, raised = pcall(call)
    assert.is_false(ok)
    for _, part in ipairs {...} do
      local found = tostring(raised):find(part, 1, true)
      assert.is_truthy(found, ("%q is not in: %s"):format(part, raised))
    end
  end

  local view = objc.UIView:new()

  it("names the class, the selector, the position and what was expected", function()
    assert_told(function() view:addSubview_(42) end, "UIView", "addSubview:", "1")
    assert_told(function() view:setTag_("x") end, "UIView", "setTag:", "1", "integer")
    assert_told(
      function() view:insertSubview_atIndex_(objc.UIView:new(), {}) end,
      "UIView", "insertSubview:atIndex:", "2", "integer")
  end)

  it("tells a wrong struct by what it should have been", function()
    assert_told(function() view:setFrame_(3) end, "setFrame:", "1", "CGRect")
    assert_told(function() view:setCenter_ {x = "left", y = 2} end, "setCenter:", "CGPoint")
  end)

  it("is raised for an object of another class", function()
    assert_told(function() view:addSubview_(objc.NSObject:new()) end, "addSubview:", "UIView")
  end)

  it("is raised for too many arguments, to accessors as well", function()
    assert_told(function() view:setTag_(1, 2) end, "setTag:")
    assert_told(function() view:tag(1) end, "tag")
    assert.equal(0, view:tag())
  end)

  it("is not raised for missing arguments, which are nil", function()
    assert.is_nil(view:hitTest_withEvent_({x = 5, y = 5}))
    assert.has_no_error(function() view:isKindOfClass_() end)
  end)

  it("is raised for a receiver that the method does not belong to", function()
    local tag = view.tag
    assert.has_error(function() tag(3) end)
    assert.has_error(function() tag() end)
    assert.has_error(function() tag(io.stdout) end)
    assert.has_error(function() tag(objc.NSObject:new()) end)
  end)

  it("comes from the runtime's functions too", function()
    assert_told(function() objc.class_addMethod(view, "x", print) end, "class_addMethod", "1")
    assert_told(function() objc.class_addMethod("NoSuchClass", "x", print) end, "NoSuchClass")
    assert_told(function() objc.msgSend(view, 5) end, "selector")
    assert_told(function() objc.setAssociatedObject(view, "k", 1, "SOMEHOW") end, "ASSIGN")
  end)
end)
