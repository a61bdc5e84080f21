describe("target and action", function()
  local trace
  local Target = objc.class("ActionTarget", objc.NSObject, function(instance)
    instance[objc.sel "none"] = function(_, ...) trace[#trace + 1] = {"none", ...} end
    instance["sender:"] = function(_, ...) trace[#trace + 1] = {"sender", ...} end
    instance["sender:event:"] = function(_, sender, event, ...)
      trace[#trace + 1] = {"event", sender, event:allTouches()[1]:view(), ...}
    end
    function instance:a() trace[#trace + 1] = "a" end
    function instance:b() trace[#trace + 1] = "b" end
  end)
  local UP, DOWN = uikit.UIControlEventTouchUpInside, uikit.UIControlEventTouchDown
  local target, control = Target:new(), nil

  before_each(function()
    runloop.run(5)
    trace = {}
    control = objc.UIControl:alloc():initWithFrame_ {100, 100, 50, 50}
    uikit.keyWindow():addSubview_(control)
  end)

  after_each(function() control:removeFromSuperview() end)

  local function add(action, mask, to)
    control:addTarget_action_forControlEvents_(to or target, action, mask)
  end

  it("pass as much as the action has colons for", function()
    add("none", UP)
    add("sender:", UP)
    add("sender:event:", UP)
    gesture.tap(control)
    assert.same({{"none"}, {"sender", control}, {"event", control, control}}, trace)
  end)

  it("send once for each pair, in the order they were added", function()
    local other = Target:new()
    add("b", UP)
    add("a", UP)
    add("a", UP, other)
    gesture.tap(control)
    assert.same({"b", "a", "a"}, trace)
  end)

  it("send once for a pair added twice", function()
    add("a", UP)
    add("b", UP)
    add("a", UP)
    gesture.tap(control)
    assert.same({"a", "b"}, trace)
  end)

  it("keep both events of a pair added with another mask", function()
    add("a", DOWN)
    add("a", UP)
    gesture.tap(control)
    assert.same({"a", "a"}, trace)
    assert.equal(DOWN | UP, control:allControlEvents())
  end)

  it("end when the pair is removed", function()
    add("a", UP)
    add("b", UP)
    control:removeTarget_action_forControlEvents_(target, "a", UP)
    gesture.tap(control)
    assert.same({"b"}, trace)
    control:removeTarget_action_forControlEvents_(nil, nil, uikit.UIControlEventAllEvents)
    gesture.tap(control)
    assert.same({"b"}, trace)
    assert.same({}, control:allTargets())
  end)

  it("are listed by target and event, with nil for no target", function()
    add("a", UP)
    add("b", UP)
    add("none", DOWN)
    assert.same({"a", "b"}, control:actionsForTarget_forControlEvent_(target, UP))
    local CANCEL = uikit.UIControlEventTouchCancel
    assert.is_nil(control:actionsForTarget_forControlEvent_(target, CANCEL))
    assert.is_nil(control:actionsForTarget_forControlEvent_(nil, UP))
    assert.same({target}, control:allTargets())
  end)

  it("do not retain the target, and send nothing after it is deallocated", function()
    local box
    objc.autoreleasepool(function()
      local dying = Target:new()
      box = objc.weak(dying)
      add("a", UP, dying)
    end)
    assert.is_nil(box:get())
    gesture.tap(control)
    assert.same({}, trace)
  end)

  it("go up the responder chain from the sender when there is no target", function()
    local Answering = objc.class("ActionAnswering", objc.UIView, function(instance)
      instance["chain:"] = function(_, sender) trace[#trace + 1] = sender end
    end)
    local superview = Answering:alloc():initWithFrame_ {100, 100, 50, 50}
    uikit.keyWindow():addSubview_(superview)
    control:setFrame_ {0, 0, 50, 50}
    superview:addSubview_(control)
    control:addTarget_action_forControlEvents_(nil, "chain:", UP)
    gesture.tap(control)
    superview:removeFromSuperview()
    assert.same({control}, trace)
  end)

  it("start at the first responder when there is one", function()
    local Responder = objc.class("ActionResponder", objc.UIView, function(instance)
      function instance:canBecomeFirstResponder() return true end
      instance["fromFirst:"] = function() trace[#trace + 1] = "first responder" end
    end)
    local responder = Responder:new()
    uikit.keyWindow():addSubview_(responder)
    responder:becomeFirstResponder()
    control:addTarget_action_forControlEvents_(nil, "fromFirst:", UP)
    gesture.tap(control)
    responder:resignFirstResponder()
    responder:removeFromSuperview()
    assert.same({"first responder"}, trace)
  end)

  it("return NO, without an exception, if no responder handles the action", function()
    local application = objc.UIApplication:sharedApplication()
    assert.is_false(application:sendAction_to_from_forEvent_("nobodyAtAll:", nil, control, nil))
    assert.is_true(application:sendAction_to_from_forEvent_("sender:", target, control, nil))
    assert.same({{"sender", control}}, trace)
  end)

  it("go through the application, so that a hook there sees each action", function()
    local selector = objc.sel "sendAction:to:from:forEvent:"
    local original
    original = objc.class_replaceMethod(objc.UIApplication, selector, function(self, action, ...)
      trace[#trace + 1] = objc.sel_getName(action)
      return original(self, selector, action, ...)
    end)
    add("a", UP)
    gesture.tap(control)
    objc.class_replaceMethod(objc.UIApplication, selector, original)
    assert.same({"a", "a"}, trace)
  end)

  it("can be sent without a finger", function()
    add("a", UP)
    add("b", DOWN)
    control:sendActionsForControlEvents_(UP)
    assert.same({"a"}, trace)
  end)

  it("need a mask of 32 bits", function()
    for _, mask in ipairs {-1, 1 << 32, 0.5, "up"} do
      local succeeded, exception = pcall(add, "a", mask)
      assert.is_false(succeeded)
      assert.matches("-[UIControl addTarget:action:forControlEvents:]: argument 3", exception.reason,
        1, true)
    end
    assert.same({}, control:allTargets())
    add("a", 0xFFFFFFFF)
    assert.equal(0xFFFFFFFF, control:allControlEvents())
  end)

  it("are not registered for no event", function()
    add("a", 0)
    assert.error_matches(function() add("b", nil) end, "argument 3 must be a mask of control events")
    assert.same({}, control:allTargets())
    assert.equal(0, control:allControlEvents())
  end)

  it("do not count the events of a deallocated target", function()
    add("a", UP)
    objc.autoreleasepool(function() add("b", DOWN, Target:new()) end)
    assert.equal(UP, control:allControlEvents())
  end)
end)
