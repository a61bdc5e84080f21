describe("the touches of a view with recognizers", function()
  local window = uikit.keyWindow()
  local view, phases

  local Hearing = objc.class("TouchesInView", objc.UIView, function(instance)
    for _, phase in ipairs {"Began", "Moved", "Ended", "Cancelled"} do
      instance["touches" .. phase .. ":withEvent:"] = function(_, touches)
        assert(uikit["UITouchPhase" .. phase] == touches[1]:phase())
        phases[#phases + 1] = phase
      end
    end
  end)
  local Acting = objc.class("TouchesInViewActing", objc.NSObject, function(instance)
    function instance:fired_(recognizer) phases[#phases + 1] = recognizer:state() end
  end)
  local target

  before_each(function()
    runloop.run(5)
    phases = {}
    target = Acting:new()
    view = Hearing:alloc():initWithFrame_ {100, 100, 200, 300}
    window:addSubview_(view)
  end)

  after_each(function() view:removeFromSuperview() end)

  local function add(class, owner)
    local recognizer = class:alloc():initWithTarget_action_(target, "fired:");
    (owner or view):addGestureRecognizer_(recognizer)
    return recognizer
  end

  local function drag() gesture.drag(view, {by = {x = 60, y = 0}, duration = 0}) end

  it("are cancelled when a gesture is recognized, after its action", function()
    add(objc.UIPanGestureRecognizer)
    drag()
    assert.same({"Began", 1, "Cancelled", 3}, phases)
  end)

  it("are cancelled by a tap at the lift, of which the view receives nothing", function()
    add(objc.UITapGestureRecognizer)
    gesture.tap(view)
    assert.same({"Began", 3, "Cancelled"}, phases)
  end)

  it("are cancelled by a press without any event", function()
    add(objc.UILongPressGestureRecognizer)
    gesture.press(view, {duration = 0.6})
    assert.same({"Began", "Cancelled", 1, 3}, phases)
  end)

  it("continue if the recognizer does not cancel them", function()
    local pan = add(objc.UIPanGestureRecognizer)
    pan:setCancelsTouchesInView_(false)
    drag()
    assert.same({"Began", 1, "Moved", 3, "Ended"}, phases)
  end)

  it("continue if nothing is recognized", function()
    add(objc.UISwipeGestureRecognizer)
    gesture.drag(view, {by = {x = 0, y = 20}, duration = 0})
    assert.same({"Began", "Moved", "Ended"}, phases)
  end)

  it("reach recognizers before the view, the nearest first", function()
    local order = {}
    local Watching = objc.class("TouchesInViewWatching", objc.UIGestureRecognizer, function(instance)
      function instance:touchesBegan_withEvent_() order[#order + 1] = self:name() end
    end)
    local inner = objc.class("TouchesInViewInner", objc.UIView, function(instance)
      function instance:touchesBegan_withEvent_() order[#order + 1] = "view" end
    end):alloc():initWithFrame_ {0, 0, 100, 100}
    view:addSubview_(inner)
    for _, place in ipairs {{"outer", view}, {"first", inner}, {"second", inner}} do
      local watching = Watching:new()
      watching:setName_(place[1])
      place[2]:addGestureRecognizer_(watching)
    end
    gesture.tap(inner)
    assert.same({"first", "second", "outer", "view"}, order)
  end)

  it("wait for the double tap before they end", function()
    local double = add(objc.UITapGestureRecognizer)
    double:setNumberOfTapsRequired_(2)
    gesture.tap(view)
    assert.same({"Began"}, phases)
    runloop.run(1)
    assert.same({"Began", "Ended"}, phases)
    phases = {}
    gesture.tap(view, {count = 2})
    assert.same({"Began", "Began", 3, "Cancelled"}, phases)
    runloop.run(1)
    assert.same({"Began", "Began", 3, "Cancelled"}, phases)
    phases = {}
    double:setDelaysTouchesEnded_(false)
    gesture.tap(view)
    assert.same({"Began", "Ended"}, phases)
  end)

  it("do not begin while a recognizer that delays them is undecided", function()
    local pan = add(objc.UIPanGestureRecognizer)
    pan:setDelaysTouchesBegan_(true)
    drag()
    assert.same({1, 3}, phases)
    phases = {}
    gesture.tap(view)
    assert.same({"Began", "Ended"}, phases)
    phases = {}
    local finger = gesture.touch(view)
    finger:move {by = {x = 4, y = 0}}
    finger:move {by = {x = 4, y = 0}}
    assert.same({}, phases)
    pan:setEnabled_(false)
    assert.same({"Began", "Moved"}, phases)
    finger:lift()
    assert.same({"Began", "Moved", "Ended"}, phases)
  end)

  it("are released by a recognizer that fails without an event", function()
    local tap = add(objc.UITapGestureRecognizer)
    tap:setDelaysTouchesBegan_(true)
    local finger = gesture.touch(view)
    assert.same({}, phases)
    finger:hold(1)
    assert.same({"Began"}, phases)
    finger:lift()
    assert.same({"Began", "Ended"}, phases)
  end)

  it("of a finger that is cancelled while it is held never begin", function()
    add(objc.UITapGestureRecognizer):setDelaysTouchesBegan_(true)
    gesture.touch(view):cancel()
    assert.same({}, phases)
  end)

  it("are not taken from a control, which receives the cancellation", function()
    local button = objc.UIButton:buttonWithType_(0)
    button:setFrame_ {0, 0, 100, 100}
    view:addSubview_(button)
    local Events = objc.class("TouchesInViewEvents", objc.NSObject, function(instance)
      function instance:down() phases[#phases + 1] = "down" end
      function instance:up() phases[#phases + 1] = "up" end
      function instance:off() phases[#phases + 1] = "off" end
    end)
    local events = Events:new()
    button:addTarget_action_forControlEvents_(events, "down", uikit.UIControlEventTouchDown)
    button:addTarget_action_forControlEvents_(events, "up", uikit.UIControlEventTouchUpInside)
    button:addTarget_action_forControlEvents_(events, "off", uikit.UIControlEventTouchCancel)
    add(objc.UITapGestureRecognizer)
    add(objc.UIPanGestureRecognizer)
    gesture.tap(button)
    assert.same({"down", "up"}, phases)
    phases = {}
    gesture.drag(button, {by = {x = 20, y = 0}, duration = 0})
    assert.same({"down", 1, "off", 3}, phases)
    phases = {}
    add(objc.UITapGestureRecognizer, button)
    gesture.tap(button)
    assert.same({"down", 3, "off"}, phases)
  end)

  it("stay with a switch that is dragged and a slider that is swiped along", function()
    local switch = objc.UISwitch:alloc():initWithFrame_ {0, 0, 51, 31}
    local slider = objc.UISlider:alloc():initWithFrame_ {0, 100, 200, 30}
    view:addSubview_(switch)
    view:addSubview_(slider)
    local pan = add(objc.UIPanGestureRecognizer)
    gesture.drag(switch, {by = {x = 20, y = 0}, duration = 0})
    assert.same({}, phases)
    assert.is_true(switch:isOn())
    gesture.drag(switch, {by = {x = 0, y = 20}, duration = 0})
    assert.same({1, 3}, phases)
    phases = {}
    view:removeGestureRecognizer_(pan)
    add(objc.UISwipeGestureRecognizer)
    gesture.drag(slider, {from = {x = 14, y = 15}, by = {x = 86, y = 0}, duration = 0})
    assert.same({}, phases)
    assert.near(0.5, slider:value(), 1e-6)
    gesture.drag(slider, {from = {x = 20, y = 15}, by = {x = 86, y = 0}, duration = 0})
    assert.same({3}, phases)
  end)

  it("have their recognizers, and events have those touches", function()
    local pan = add(objc.UIPanGestureRecognizer)
    local touch, count
    local Looking = objc.class("TouchesInViewLooking", objc.UIView, function(instance)
      function instance:touchesBegan_withEvent_(touches, event)
        touch = touches[1]
        count = #event:touchesForGestureRecognizer_(pan)
        assert(touch:gestureRecognizers()[1] == pan)
      end
    end)
    local inner = Looking:alloc():initWithFrame_ {0, 0, 100, 100}
    view:addSubview_(inner)
    gesture.tap(inner)
    assert.equal(1, count)
    assert.is_truthy(touch)
  end)
end)
