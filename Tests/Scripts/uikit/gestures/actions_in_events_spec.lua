describe("inside sendEvent:", function()
  local log, window, host, pad, target
  local Pad = objc.class("EventPad", objc.UIView, function(instance)
    for _, name in ipairs {"touchesBegan", "touchesEnded", "touchesCancelled"} do
      instance[name .. "_withEvent_"] = function() log[#log + 1] = name end
    end
  end)
  local Window = objc.class("EventWindow", objc.UIWindow, function(instance, _, super)
    function instance:sendEvent_(event)
      super(self):sendEvent_(event)
      log[#log + 1] = "sent"
    end
  end)
  local Target = objc.class("EventTarget", objc.NSObject, function(instance)
    function instance:act_(recognizer) log[#log + 1] = "action " .. recognizer:state() end
    function instance:up() log[#log + 1] = "up" end
    function instance:cancelled() log[#log + 1] = "cancelled" end
  end)

  before_each(function()
    log, target = {}, Target:new()
    window = Window:alloc():initWithFrame_{0, 0, 390, 844}
    window:setRootViewController_(objc.UIViewController:new())
    window:makeKeyAndVisible()
    host = objc.UIView:alloc():initWithFrame_{0, 0, 390, 600}
    pad = Pad:alloc():initWithFrame_{50, 50, 200, 200}
    window:rootViewController():view():addSubview_(host)
    host:addSubview_(pad)
    runloop.runUntilIdle()
  end)
  after_each(function() window:setHidden_(true) end)

  local function recognizer(class, cancels)
    local made = class:alloc():initWithTarget_action_(target, "act:")
    made:setCancelsTouchesInView_(cancels)
    host:addGestureRecognizer_(made)
    return made
  end
  local function control()
    local made = objc.UIControl:alloc():initWithFrame_{50, 300, 100, 44}
    made:addTarget_action_forControlEvents_(target, "up", uikit.UIControlEventTouchUpInside)
    made:addTarget_action_forControlEvents_(target, "cancelled", uikit.UIControlEventTouchCancel)
    host:addSubview_(made)
    return made
  end

  it("an action comes before the view's end or cancellation of the touch", function()
    local tap = recognizer(objc.UITapGestureRecognizer, false)
    gesture.tap(pad)
    assert.same({"touchesBegan", "sent", "action 3", "touchesEnded", "sent"}, log)
    log = {}
    runloop.run(1)
    tap:setCancelsTouchesInView_(true)
    gesture.tap(pad)
    assert.same({"touchesBegan", "sent", "action 3", "touchesCancelled", "sent"}, log)
  end)

  it("an action comes before the events of a control", function()
    local tap = recognizer(objc.UITapGestureRecognizer, false)
    local button = control()
    gesture.tap(button)
    assert.same({"sent", "action 3", "up", "sent"}, log)
    log = {}
    runloop.run(1)
    tap:setCancelsTouchesInView_(true)
    gesture.tap(button)
    assert.same({"sent", "action 3", "cancelled", "sent"}, log)
  end)

  it("a long press begins outside, by time", function()
    recognizer(objc.UILongPressGestureRecognizer, true)
    gesture.press(pad, {duration = 0.6})
    assert.same({"touchesBegan", "sent", "touchesCancelled", "action 1", "action 3", "sent"}, log)
  end)

  it("an action came after the event before iOS 10", function()
    uikit.setting("actionInSendEvent", false)
    recognizer(objc.UITapGestureRecognizer, false)
    gesture.tap(pad)
    uikit.setting("actionInSendEvent", true)
    assert.same({"touchesBegan", "sent", "touchesEnded", "sent", "action 3"}, log)
  end)

  it("an action that raises keeps nothing from the view", function()
    hook.before(target, "act:", function() error "no" end)
    recognizer(objc.UITapGestureRecognizer, false)
    assert.error_matches(function() gesture.tap(pad) end, "no")
    assert.equal("touchesEnded", log[#log])
  end)
end)

describe("a pan with more fingers than its maximum", function()
  it("does not begin", function()
    local count = 0
    local Target = objc.class("PanTarget", objc.NSObject, function(instance)
      function instance:act_() count = count + 1 end
    end)
    local target = Target:new()
    local pad = objc.UIView:alloc():initWithFrame_{50, 50, 200, 200}
    pad:setMultipleTouchEnabled_(true)
    uikit.keyWindow():addSubview_(pad)
    local pan = objc.UIPanGestureRecognizer:alloc():initWithTarget_action_(target, "act:")
    pan:setMaximumNumberOfTouches_(1)
    pad:addGestureRecognizer_(pan)
    local one, two = gesture.touch(pad, {50, 50}), gesture.touch(pad, {90, 50})
    one:move{by = {0, 60}, duration = 0.1}
    two:move{by = {0, 60}, duration = 0.1}
    one:lift()
    two:lift()
    assert.equal(0, count)
    pad:removeFromSuperview()
  end)
end)

describe("a point", function()
  it("is taken by every gesture in place of its option", function()
    local points = {}
    local Pad = objc.class("PointPad", objc.UIView, function(instance)
      function instance:touchesBegan_withEvent_(touches)
        local point = touches[1]:locationInView_(self)
        points[#points + 1] = point.x .. "," .. point.y
      end
    end)
    local pad = Pad:alloc():initWithFrame_{50, 50, 200, 200}
    uikit.keyWindow():addSubview_(pad)
    gesture.tap(pad, {10, 20})
    runloop.run(1)
    gesture.tap(pad, {x = 30, y = 40}, {count = 1})
    gesture.press(pad, {50, 60}, {duration = 0.1})
    gesture.drag(pad, {70, 80}, {by = {10, 0}})
    gesture.flick(pad, {90, 100}, {by = {10, 0}})
    assert.same({"10.0,20.0", "30.0,40.0", "50.0,60.0", "70.0,80.0", "90.0,100.0"}, points)
    pad:removeFromSuperview()
  end)
end)
