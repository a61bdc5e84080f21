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

  it("names the class, the selector, the position and the expected type", function()
    assert_told(function() view:addSubview_(42) end, "UIView", "addSubview:", "1")
    assert_told(function() view:setTag_("x") end, "UIView", "setTag:", "1", "integer")
    assert_told(
      function() view:insertSubview_atIndex_(objc.UIView:new(), {}) end,
      "UIView", "insertSubview:atIndex:", "2", "integer")
  end)

  it("describes the expected fields of a wrong struct", function()
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

  it("is not raised for missing objects and classes, which are nil", function()
    assert.is_nil(view:hitTest_withEvent_({x = 5, y = 5}))
    assert.has_no_error(function() view:isKindOfClass_() end)
  end)

  it("is raised for nil in place of a number, a BOOL or a struct", function()
    local label = objc.UILabel:new()
    assert_told(function() view:setTag_(nil) end, "[UIView setTag:]", "argument 1", "an integer", "got nil")
    assert_told(function() view:setAlpha_(nil) end, "setAlpha:", "argument 1", "a number", "got nil")
    assert_told(function() view:setHidden_(nil) end, "setHidden:", "argument 1", "a boolean", "got nil")
    assert_told(function() view:setFrame_(nil) end, "setFrame:", "argument 1", "a CGRect", "got nil")
    assert_told(function() label:setNumberOfLines_(nil) end, "setNumberOfLines:", "an integer")
    assert_told(function() objc.UIButton:buttonWithType_(nil) end, "buttonWithType:", "an integer")
    assert_told(function() view:insertSubview_atIndex_(label, nil) end, "argument 2", "an integer")
    assert.is_nil(label:superview())
  end)

  it("is raised for a missing number, BOOL or struct", function()
    assert_told(function() view:setHidden_() end, "setHidden:", "argument 1", "a boolean", "got nil")
    assert_told(function() view:setBounds_() end, "setBounds:", "argument 1", "a CGRect", "got nil")
    assert_told(function() objc.msgSend(view, "setTag:") end, "setTag:", "argument 1", "an integer")
    assert_told(function() view:hitTest_withEvent_() end, "hitTest:withEvent:", "argument 1", "a CGPoint")
    local setHidden = objc.class_getMethodImplementation(objc.UIView, "setHidden:")
    assert_told(function() setHidden(view, "setHidden:") end, "setHidden:", "argument 1", "a boolean")
  end)

  it("lists the accepted shapes of a struct's table, and the wrong field", function()
    local shapes = "{origin = {x =, y =}, size = {width =, height =}} or {x, y, width, height}"
    local frames = {
      {{0, 0, width = 10}, "a list of 2 with the field 'width'"},
      {{0, 0, 10}, "a list of 3"},
      {{0, 0, "10", 10}, "field '3' is a string"},
      {{origin = {0, 0}}, "field 'size' is missing"},
      {{origin = {0, 0}, size = {width = 1, heigth = 2}}, "field 'size.height' is missing"},
      {{origin = {0, 0}, size = {width = 1, height = "2"}}, "field 'size.height' is a string"},
      {{origin = {0, 0}, size = {1, 2, 3}}, "field 'size' is a list of 3"},
      {{x = 0, y = 0, width = 1, height = 1}, "field 'origin' is missing"},
    }
    for _, case in ipairs(frames) do
      assert_told(function() view:setFrame_(case[1]) end, "argument 1", "a CGRect", shapes, case[2])
    end
    assert_told(function() view:setCenter_ {x = 1, Y = 2} end,
      "{x =, y =} or {x, y}", "field 'y' is missing", "'Y' is none of its fields")
    assert_told(function() gesture.tap(view, {at = {x = 1}}) end, "field 'y' is missing")
  end)

  it("is not raised where native code asks a Lua method that returns nothing", function()
    local Delegate = objc.class("ArgumentsSilentDelegate", objc.NSObject, {
      protocols = {"UITextFieldDelegate", "UITableViewDataSource"}}, function(instance)
      function instance:tableView_numberOfRowsInSection_(_table, _section) end
      function instance:isEqual_(_other) end
    end)
    local silent = Delegate:new()
    local list = objc.UITableView:alloc():initWithFrame_ {0, 0, 100, 100}
    list:setDataSource_(silent)
    list:reloadData()
    assert.equal(0, list:numberOfRowsInSection_(0))
  end)

  it("is not raised for nil that is performed, since that is zero in a register", function()
    view:setHidden_(true)
    view:performSelector_withObject_("setHidden:", nil)
    assert.is_false(view:isHidden())
    view:setTag_(7)
    view:performSelector_withObject_afterDelay_("setTag:", nil, 0)
    runloop.run(0)
    assert.equal(0, view:tag())
  end)

  it("is raised for a receiver that the method does not belong to", function()
    local tag = view.tag
    assert.error_matches(function() tag(3) end, "the receiver must be an object, got number")
    assert.error_matches(function() tag() end, "the receiver must be an object, got no value")
    assert.error_matches(function() tag(io.stdout) end, "the receiver must be an object, got FILE")
    assert.error_matches(function() tag(objc.NSObject:new()) end, "the receiver must be a UIView")
  end)

  it("is raised by the runtime's functions too", function()
    assert_told(function() objc.class_addMethod(view, "x", print) end, "class_addMethod", "1")
    assert_told(function() objc.class_addMethod("NoSuchClass", "x", print) end, "NoSuchClass")
    assert_told(function() objc.msgSend(view, 5) end, "selector")
    assert_told(function() objc.setAssociatedObject(view, "k", 1, "SOMEHOW") end, "ASSIGN")
  end)
end)
