describe("a value", function()
  local Echo = objc.class("ValueEcho", objc.NSObject, function(instance)
    instance["echo:"] = function(self, ...) return ... end
  end)
  local echo = Echo:new()

  it("reaches a Lua method exactly as the caller passed it", function()
    local list, fn = {1, 2}, function() end
    for _, value in ipairs {true, 3, 3.0, "x:", list, fn, echo, objc.sel "x:"} do
      assert.is_true(rawequal(value, echo:echo_(value)))
    end
    assert.equal("float", math.type(echo:echo_(3.0)))
    assert.equal(math.maxinteger, echo:echo_(math.maxinteger))
    assert.is_nil(echo:echo_(nil))
  end)

  it("is a table, a plain value or an object when native code returns it", function()
    local view = objc.UIView:alloc():initWithFrame_(uikit.CGRectMake(1, 2, 3, 4))
    assert.same({origin = {x = 1, y = 2}, size = {width = 3, height = 4}}, view:frame())
    assert.is_false(view:isHidden())
    assert.equal(0, view:tag())
    assert.is_nil(view:superview())
    assert.same({}, view:subviews())
  end)

  it("is a copy when it is a struct or a collection", function()
    local view, child = objc.UIView:alloc():initWithFrame_ {0, 0, 10, 10}, objc.UIView:new()
    view:addSubview_(child)
    view:frame().origin.x = 99
    table.remove(view:subviews())
    assert.equal(0, view:frame().origin.x)
    assert.same({child}, view:subviews())
  end)

  it("may be a struct written by position", function()
    local view = objc.UIView:new()
    view:setFrame_ {1, 2, 30, 40}
    assert.same({origin = {x = 1, y = 2}, size = {width = 30, height = 40}}, view:frame())
    view:setCenter_ {50, 60}
    assert.same({x = 50, y = 60}, view:center())
  end)

  it("may be an integral float where an integer is meant", function()
    local view = objc.UIView:new()
    view:setTag_(3.0)
    assert.equal(3, view:tag())
    assert.equal("integer", math.type(view:tag()))
    for _, wrong in ipairs {1.5, 0 / 0, 1 / 0, 2.0 ^ 70} do
      assert.error_matches(function() view:setTag_(wrong) end, "argument 1 must be an integer, got number")
    end
    assert.equal(3, view:tag())
  end)

  it("may be 0 or 1 where a BOOL is meant, and arrives as a boolean", function()
    local view = objc.UIView:new()
    view:setHidden_(1)
    assert.is_true(view:isHidden())
    view:setHidden_(0)
    assert.is_false(view:isHidden())
    for _, wrong in ipairs {2, -1, 0.5, "yes", {}} do
      assert.error_matches(function() view:setHidden_(wrong) end, "argument 1 must be a boolean")
    end
  end)

  it("may be a class or its name where a class is meant", function()
    local button = objc.UIButton:new()
    assert.is_true(button:isKindOfClass_(objc.UIControl))
    assert.is_true(button:isKindOfClass_("UIControl"))
    assert.equal(objc.UIControl, objc.class_getSuperclass("UIButton"))
  end)

  it("reaches a Lua method from native code as selectors and named fields", function()
    local got = {}
    local Control = objc.class("ValueControl", objc.UIControl, function(instance, class, super)
      function instance:sendAction_to_forEvent_(action, target, event)
        got.action = action
        super(self):sendAction_to_forEvent_(action, target, event)
      end
      function instance:pointInside_withEvent_(point, event)
        got.point = point
        return true
      end
    end)
    local control = Control:alloc():initWithFrame_ {100, 100, 50, 50}
    local target = objc.class("ValueTarget", objc.NSObject, function(instance)
      function instance:act() got.acted = true end
    end):new()
    control:addTarget_action_forControlEvents_(target, "act", uikit.UIControlEventTouchDown)
    uikit.keyWindow():addSubview_(control)
    gesture.tap(control, {at = {x = 5, y = 6}})
    control:removeFromSuperview()
    assert.equal(objc.sel "act", got.action)
    assert.same({x = 5, y = 6}, got.point)
    assert.is_true(got.acted)
  end)

  it("is false or 0 for native code when a Lua method returns nothing", function()
    local Ghost = objc.class("ValueGhost", objc.UIView, function(instance)
      function instance:pointInside_withEvent_(point, event) end
    end)
    local ghost = Ghost:alloc():initWithFrame_ {0, 0, 50, 50}
    assert.is_nil(ghost:hitTest_withEvent_({x = 10, y = 10}, nil))
  end)

  it("is objc.null in place of a nil inside a list", function()
    assert.equal(objc.NSNull, objc.null:class())
    assert.is_true(rawequal(objc.null, objc.null))
  end)
end)
