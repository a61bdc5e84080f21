describe("a tap that a view above a control recognizes", function()
  local parent, tap, log

  local function log_action(name)
    return function() log[#log + 1] = name end
  end
  local Target = objc.class("TapAboveTarget", objc.NSObject, function(instance)
    instance["viewTapped:"] = function() log_action("view")() end
    instance["controlTapped:"] = function() log_action("control")() end
    instance["cancelled:"] = function() log_action("cancelled")() end
  end)
  local target = Target:new()

  before_each(function()
    log = {}
    parent = objc.UIView:alloc():initWithFrame_{0, 0, 300, 300}
    uikit.keyWindow():addSubview_(parent)
    tap = objc.UITapGestureRecognizer:alloc():initWithTarget_action_(target, "viewTapped:")
    parent:addGestureRecognizer_(tap)
  end)
  after_each(function()
    parent:removeFromSuperview()
    runloop.run(2)
  end)

  local function tapped(class)
    local control = class:alloc():initWithFrame_{0, 0, 100, 50}
    control:addTarget_action_forControlEvents_(
      target, "controlTapped:",
      uikit.UIControlEventTouchUpInside | uikit.UIControlEventValueChanged)
    control:addTarget_action_forControlEvents_(
      target, "cancelled:", uikit.UIControlEventTouchCancel)
    parent:addSubview_(control)
    gesture.tap(control)
    return log
  end

  it("reaches a button, which is meant for taps", function()
    assert.same({"control"}, tapped(objc.UIButton))
  end)

  it("takes the touch from a plain control", function()
    assert.same({"view", "cancelled"}, tapped(objc.UIControl))
  end)

  it("reaches both if the recognizer does not cancel touches", function()
    tap:setCancelsTouchesInView_(false)
    local seen = tapped(objc.UIButton)
    table.sort(seen)
    assert.same({"control", "view"}, seen)
  end)
end)

describe("a control that is disabled while a finger is on it", function()
  local function lifts(button)
    local count = 0
    local Target = objc.getClass("DisabledInTouch") or objc.class("DisabledInTouch", objc.NSObject)
    Target["lifted:"] = function() count = count + 1 end
    local target = Target:new()
    button:addTarget_action_forControlEvents_(target, "lifted:", uikit.UIControlEventTouchUpInside)
    local finger = gesture.touch(button)
    button:setEnabled_(false)
    finger:lift()
    return count
  end

  it("cancels the touch, or tracks it if the setting says so", function()
    local button = objc.UIButton:alloc():initWithFrame_{0, 0, 100, 50}
    uikit.keyWindow():addSubview_(button)
    assert.equal(0, lifts(button))
    uikit.setting("disabledInTouch", "goesOn")
    button:setEnabled_(true)
    assert.equal(1, lifts(button))
    uikit.setting("disabledInTouch", "letsGo")
    button:removeFromSuperview()
  end)
end)
