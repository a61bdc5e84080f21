describe("a setting about controls", function()
  local trace, target, control = {}, nil, nil
  local Target = objc.class("SettingsTarget", objc.NSObject, function(instance)
    for _, name in ipairs {"down", "exit", "outside", "up"} do
      instance[name] = function() trace[#trace + 1] = name end
    end
  end)
  local Tracking = objc.class("SettingsTracking", objc.UIControl, function(instance, _, super)
    function instance:beginTrackingWithTouch_withEvent_(touch, event)
      trace[#trace + 1] = "begin"
      return super(self):beginTrackingWithTouch_withEvent_(touch, event)
    end
  end)

  before_each(function()
    trace = {}
    target = Target:new()
    control = Tracking:alloc():initWithFrame_ {100, 100, 50, 50}
    uikit.keyWindow():addSubview_(control)
  end)

  after_each(function() control:removeFromSuperview() end)

  -- Runs with a changed setting, and restores it.
  local function with(name, value, body)
    local usual = uikit.settings()[name].default
    uikit.setting(name, value)
    local ok, e = pcall(body)
    uikit.setting(name, usual)
    if not ok then error(e, 0) end
  end

  local function add(action, event)
    control:addTarget_action_forControlEvents_(target, action, event)
  end

  it("orders touch-down before tracking", function()
    add("down", uikit.UIControlEventTouchDown)
    with("trackingOrder", "touchDownFirst", function() gesture.tap(control) end)
    gesture.tap(control)
    assert.same({"down", "begin", "begin", "down"}, trace)
  end)

  it("orders an exit before what is outside", function()
    add("outside", uikit.UIControlEventTouchDragOutside)
    add("exit", uikit.UIControlEventTouchDragExit)
    local function leave()
      local finger = gesture.touch(control, {x = 25, y = 25})
      finger:move {by = {x = 150, y = 0}, duration = 0}
      finger:cancel()
    end
    with("dragExitOrder", "exitFirst", leave)
    leave()
    assert.same({"begin", "exit", "outside", "begin", "outside", "exit"}, trace)
  end)

  it("makes a pair that is added again lose its former events", function()
    with("repeatedTarget", "replace", function()
      add("up", uikit.UIControlEventTouchDown)
      add("up", uikit.UIControlEventTouchUpInside)
    end)
    assert.equal(uikit.UIControlEventTouchUpInside, control:allControlEvents())
  end)

  it("leaves a deallocated target dangling", function()
    with("controlTargets", "unsafe", function()
      add("up", uikit.UIControlEventTouchUpInside)
      do
        local gone <close> = target
        target = nil
      end
      objc.autoreleasepool(function() end)
      local ok, e = pcall(gesture.tap, control)
      assert.is_false(ok)
      assert.equal("EXC_BAD_ACCESS", e.name)
    end)
  end)
end)
