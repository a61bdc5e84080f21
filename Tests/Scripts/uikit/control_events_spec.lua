describe("the events of a control", function()
  local masks = {
    down = uikit.UIControlEventTouchDown,
    downRepeat = uikit.UIControlEventTouchDownRepeat,
    dragInside = uikit.UIControlEventTouchDragInside,
    dragOutside = uikit.UIControlEventTouchDragOutside,
    dragEnter = uikit.UIControlEventTouchDragEnter,
    dragExit = uikit.UIControlEventTouchDragExit,
    upInside = uikit.UIControlEventTouchUpInside,
    upOutside = uikit.UIControlEventTouchUpOutside,
    cancel = uikit.UIControlEventTouchCancel,
  }
  local all = {
    "down", "downRepeat", "dragInside", "dragOutside", "dragEnter", "dragExit", "upInside",
    "upOutside", "cancel",
  }
  local trace = {}
  local Target = objc.class("EventsTarget", objc.NSObject, function(instance)
    for name in pairs(masks) do
      instance[name] = function() trace[#trace + 1] = name end
    end
  end)
  local target, control = Target:new(), nil

  local function listen(names)
    for _, name in ipairs(names) do
      control:addTarget_action_forControlEvents_(target, name, masks[name])
    end
  end

  before_each(function()
    runloop.run(5)
    trace = {}
    control = objc.UIControl:alloc():initWithFrame_ {100, 100, 100, 100}
    uikit.keyWindow():addSubview_(control)
  end)

  after_each(function() control:removeFromSuperview() end)

  it("have UIKit's values", function()
    for index, name in ipairs(all) do assert.equal(1 << (index - 1), masks[name]) end
    assert.equal(1 << 12, uikit.UIControlEventValueChanged)
    assert.equal(0xFFF, uikit.UIControlEventAllTouchEvents)
    assert.equal(0xFFFFFFFF, uikit.UIControlEventAllEvents)
  end)

  it("are down and up inside for a tap", function()
    listen(all)
    gesture.tap(control)
    assert.same({"down", "upInside"}, trace)
  end)

  it("repeat the touch-down for the second of two quick taps", function()
    listen(all)
    gesture.tap(control, {count = 2})
    assert.same({"down", "upInside", "down", "downRepeat", "upInside"}, trace)
  end)

  it("are one drag inside for each move inside", function()
    listen(all)
    local finger = gesture.touch(control, {x = 50, y = 50})
    finger:move {by = {x = 10, y = 0}, duration = 0}
    finger:move {by = {x = 10, y = 0}, duration = 0}
    finger:lift()
    assert.same({"down", "dragInside", "dragInside", "upInside"}, trace)
  end)

  it("stay inside until the finger is seventy points away", function()
    listen(all)
    local finger = gesture.touch(control, {x = 50, y = 50})
    finger:move {by = {x = 50 + 69, y = 0}, duration = 0}
    finger:lift()
    assert.same({"down", "dragInside", "upInside"}, trace)
  end)

  it("are exit and outside beyond that, and up outside there", function()
    listen(all)
    local finger = gesture.touch(control, {x = 50, y = 50})
    finger:move {by = {x = 50 + 71, y = 0}, duration = 0}
    finger:move {by = {x = 10, y = 0}, duration = 0}
    finger:lift()
    assert.same({"down", "dragOutside", "dragExit", "dragOutside", "upOutside"}, trace)
  end)

  it("are sent in the order in which pairs were added, also for two events at once", function()
    listen {"dragExit", "dragOutside"}
    local finger = gesture.touch(control, {x = 50, y = 50})
    finger:move {by = {x = 50 + 71, y = 0}, duration = 0}
    finger:cancel()
    assert.same({"dragExit", "dragOutside"}, trace)
  end)

  it("are enter and inside when the finger returns", function()
    listen {"dragInside", "dragEnter", "upInside", "upOutside"}
    local finger = gesture.touch(control, {x = 50, y = 50})
    finger:move {by = {x = 50 + 71, y = 0}, duration = 0}
    assert.same({false, false}, {control:isTouchInside(), control:isHighlighted()})
    finger:move {by = {x = -100, y = 0}, duration = 0}
    assert.same({true, true}, {control:isTouchInside(), control:isHighlighted()})
    finger:lift()
    assert.same({"dragInside", "dragEnter", "upInside"}, trace)
  end)

  it("are cancel, and nothing else, when the touch is cancelled", function()
    listen(all)
    local finger = gesture.touch(control, {x = 50, y = 50})
    finger:cancel()
    assert.same({"down", "cancel"}, trace)
    assert.same({false, false}, {control:isTracking(), control:isHighlighted()})
  end)

  it("are not sent while it is disabled, and views behind it get no touch either", function()
    local touched = 0
    local Behind = objc.class("EventsBehind", objc.UIView, function(instance)
      function instance:touchesBegan_withEvent_(touches, event) touched = touched + 1 end
    end)
    local behind = Behind:alloc():initWithFrame_ {100, 100, 100, 100}
    uikit.keyWindow():insertSubview_atIndex_(behind, 0)
    listen(all)
    control:setEnabled_(false)
    assert.equal(control, uikit.keyWindow():hitTest_withEvent_({x = 150, y = 150}, nil))
    gesture.tap(control)
    assert.same({}, trace)
    assert.equal(0, touched)
    behind:removeFromSuperview()
  end)

  it("go through tracking methods, the application and the control's own sendAction", function()
    local Tracking = objc.class("EventsTracking", objc.UIControl, function(instance, _, super)
      function instance:beginTrackingWithTouch_withEvent_(touch, event)
        trace[#trace + 1] = "begin"
        return super(self):beginTrackingWithTouch_withEvent_(touch, event)
      end
      function instance:endTrackingWithTouch_withEvent_(touch, event)
        trace[#trace + 1] = "end"
        super(self):endTrackingWithTouch_withEvent_(touch, event)
      end
      function instance:sendAction_to_forEvent_(action, to, event)
        trace[#trace + 1] = "send, highlighted " .. tostring(self:isHighlighted())
        super(self):sendAction_to_forEvent_(action, to, event)
      end
    end)
    control:removeFromSuperview()
    control = Tracking:alloc():initWithFrame_ {100, 100, 100, 100}
    uikit.keyWindow():addSubview_(control)
    listen {"down", "upInside"}
    gesture.tap(control)
    assert.same({
      "begin", "send, highlighted true", "down", "end", "send, highlighted false", "upInside",
    }, trace)
  end)

  it("are cancelled by a control that refuses to track", function()
    local Unwilling = objc.class("EventsUnwilling", objc.UIControl, function(instance)
      function instance:beginTrackingWithTouch_withEvent_(touch, event) return false end
    end)
    control:removeFromSuperview()
    control = Unwilling:alloc():initWithFrame_ {100, 100, 100, 100}
    uikit.keyWindow():addSubview_(control)
    listen {"upInside", "upOutside", "dragInside"}
    gesture.tap(control)
    assert.same({}, trace)
  end)
end)
