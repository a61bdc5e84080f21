describe("a recognizer", function()
  local window = uikit.keyWindow()
  local view, states, react

  local Acting = objc.class("StatesActing", objc.NSObject, function(instance)
    function instance:fired_(recognizer)
      states[#states + 1] = recognizer:state()
      if react then react(recognizer) end
    end
    function instance:also_(recognizer) states[#states + 1] = "also " .. recognizer:state() end
  end)
  local target

  before_each(function()
    runloop.run(5)
    states, react = {}, nil
    target = Acting:new()
    view = objc.UIView:alloc():initWithFrame_ {100, 100, 200, 300}
    window:addSubview_(view)
  end)

  after_each(function() view:removeFromSuperview() end)

  local function add(class)
    local recognizer = class:alloc():initWithTarget_action_(target, "fired:")
    view:addGestureRecognizer_(recognizer)
    return recognizer
  end

  local function begin()
    local finger = gesture.touch(view)
    finger:move {by = {x = 20, y = 0}}
    return finger
  end

  it("has the default properties of its class", function()
    local pan = objc.UIPanGestureRecognizer:new()
    assert.is_nil(pan:view())
    assert.is_nil(pan:delegate())
    assert.same(
      {true, true, false, true, 0, 0, 1},
      {pan:isEnabled(), pan:cancelsTouchesInView(), pan:delaysTouchesBegan(),
       pan:delaysTouchesEnded(), pan:state(), pan:numberOfTouches(), pan:minimumNumberOfTouches()})
  end)

  it("runs all its pairs in the order in which they were added, until they are removed", function()
    local tap = add(objc.UITapGestureRecognizer)
    tap:addTarget_action_(target, "also:")
    tap:addTarget_action_(target, "fired:")
    gesture.tap(view)
    assert.same({3, "also 3"}, states)
    tap:removeTarget_action_(target, "fired:")
    gesture.tap(view)
    assert.same({3, "also 3", "also 3"}, states)
    tap:removeTarget_action_(nil, nil)
    gesture.tap(view)
    assert.same({3, "also 3", "also 3"}, states)
  end)

  it("does not own its target", function()
    local tap = objc.UITapGestureRecognizer:new()
    view:addGestureRecognizer_(tap)
    local weak
    do
      local gone <close> = Acting:new()
      weak = objc.weak(gone)
      tap:addTarget_action_(gone, "fired:")
    end
    runloop.run(0)
    assert.is_nil(weak:get())
    gesture.tap(view)
    assert.same({}, states)
    assert.same({}, tap:valueForKey_("targets"))
  end)

  it("that is in a view's list is in no other view's", function()
    local bare, tap = objc.UIView:new(), objc.UITapGestureRecognizer:new()
    assert.is_nil(bare:gestureRecognizers())
    bare:addGestureRecognizer_(tap)
    assert.same({tap}, bare:gestureRecognizers())
    bare:removeGestureRecognizer_(tap)
    assert.same({}, bare:gestureRecognizers())
  end)

  it("belongs to one view, which owns it", function()
    local weak
    local other = objc.UIView:new()
    do
      local tap <close> = objc.UITapGestureRecognizer:new()
      weak = objc.weak(tap)
      view:addGestureRecognizer_(tap)
      other:addGestureRecognizer_(tap)
      assert.same({}, view:gestureRecognizers())
      assert.equal(other, tap:view())
    end
    runloop.run(0)
    assert.is_truthy(weak:get())
    other:removeGestureRecognizer_(weak:get())
    runloop.run(0)
    assert.is_nil(weak:get())
  end)

  it("is cancelled with an action when it is disabled, and stays out of that touch", function()
    local pan = add(objc.UIPanGestureRecognizer)
    local finger = begin()
    pan:setEnabled_(false)
    assert.equal(uikit.UIGestureRecognizerStateCancelled, pan:state())
    assert.same({1, 4}, states)
    pan:setEnabled_(true)
    finger:move {by = {x = 20, y = 0}}
    finger:lift()
    assert.same({1, 4}, states)
    assert.equal(0, pan:state())
    begin():lift()
    assert.same({1, 4, 1, 3}, states)
  end)

  it("stops silently when it is disabled before it begins", function()
    local pan = add(objc.UIPanGestureRecognizer)
    local finger = gesture.touch(view)
    pan:setEnabled_(false)
    pan:setEnabled_(true)
    finger:move {by = {x = 20, y = 0}}
    finger:lift()
    assert.same({}, states)
  end)

  it("may disable itself in its action", function()
    local pan = add(objc.UIPanGestureRecognizer)
    react = function(recognizer) recognizer:setEnabled_(false) end
    local finger = begin()
    assert.same({1, 4}, states)
    finger:move {by = {x = 20, y = 0}}
    finger:lift()
    assert.same({1, 4}, states)
    assert.equal(0, pan:state())
  end)

  it("can be removed in its action", function()
    local pan = add(objc.UIPanGestureRecognizer)
    react = function(recognizer)
      local owner = recognizer:view()
      if owner then owner:removeGestureRecognizer_(recognizer) end
    end
    begin():lift()
    assert.same({1, 4}, states)
    assert.is_nil(pan:view())
    assert.equal(0, pan:state())
  end)

  it("is cancelled when its view leaves the window", function()
    add(objc.UIPanGestureRecognizer)
    local finger = begin()
    view:removeFromSuperview()
    finger:move {by = {x = 20, y = 0}}
    finger:lift()
    assert.same({1, 4}, states)
    window:addSubview_(view)
    begin():lift()
    assert.same({1, 4, 1, 3}, states)
  end)

  it("is removed with its view, in the middle of a gesture too", function()
    local weak
    do
      local brief <close> = objc.UIView:alloc():initWithFrame_ {0, 0, 100, 100}
      view:addSubview_(brief)
      local pan <close> = objc.UIPanGestureRecognizer:alloc():initWithTarget_action_(target, "fired:")
      weak = objc.weak(pan)
      brief:addGestureRecognizer_(pan)
    end
    local finger = gesture.touch(view, {x = 50, y = 50})
    finger:move {by = {x = 20, y = 0}}
    view:subviews()[1]:removeFromSuperview()
    finger:lift()
    runloop.run(0)
    runloop.run(0)
    assert.same({1, 4}, states)
    assert.is_nil(weak:get())
  end)

  it("passes the error of an action out of the gesture, and is ready for the next one", function()
    local pan = add(objc.UIPanGestureRecognizer)
    pan:addTarget_action_(target, "also:")
    react = function() error("no more", 0) end
    assert.error_matches(begin, "no more")
    react = nil
    runloop.run(0)
    assert.equal(0, pan:state())
    -- The actions after the error ran then.
    assert.same({1, "also 1", 4, "also 4"}, states)
    states = {}
    begin():lift()
    assert.same({1, "also 1", 3, "also 3"}, states)
  end)

  it("calls its actions before the view's part of the touch and before blocks of that instant", function()
    local order = {}
    local Watching = objc.class("StatesWatching", objc.UIView, function(instance)
      function instance:touchesCancelled_withEvent_()
        order[#order + 1] = "touch"
        dispatch.async(function() order[#order + 1] = "block" end)
      end
    end)
    local inner = Watching:alloc():initWithFrame_ {0, 0, 100, 100}
    view:addSubview_(inner)
    add(objc.UITapGestureRecognizer)
    react = function() order[#order + 1] = "action" end
    gesture.tap(inner)
    assert.same({"action", "touch", "block"}, order)
  end)

  it("can be driven from inside its action: that gesture follows the touch", function()
    for _, inside in ipairs {true, false} do
      uikit.setting("actionInSendEvent", inside)
      states = {}
      local Watching = objc.class("StatesLater" .. tostring(inside), objc.UIView, function(instance)
        function instance:touchesBegan_withEvent_() states[#states + 1] = "began" end
        function instance:touchesCancelled_withEvent_() states[#states + 1] = "cancelled" end
      end)
      local inner = Watching:alloc():initWithFrame_ {0, 0, 100, 100}
      view:addSubview_(inner)
      local tap = add(objc.UITapGestureRecognizer)
      tap:addTarget_action_(target, "also:")
      react = function()
        react = nil
        gesture.tap(inner)
        states[#states + 1] = "back"
      end
      gesture.tap(inner)
      view:removeGestureRecognizer_(tap)
      inner:removeFromSuperview()
      assert.same(inside
        and {"began", 3, "also 3", "cancelled", "began", 3, "also 3", "cancelled", "back"}
        or {"began", "cancelled", 3, "began", "also 3", "cancelled", 3, "also 3", "back"}, states)
    end
    uikit.setting("actionInSendEvent", true)
  end)

  it("decides a wait in a gesture that a control's action performs", function()
    local single, double = add(objc.UITapGestureRecognizer), objc.UITapGestureRecognizer:new()
    double:setNumberOfTapsRequired_(2)
    view:addGestureRecognizer_(double)
    single:requireGestureRecognizerToFail_(double)
    local control = objc.UIControl:alloc():initWithFrame_ {0, 500, 100, 44}
    local Pressing = objc.class("StatesPressing", objc.NSObject, function(instance)
      function instance:pressed()
        gesture.tap(view)
        runloop.run(1)
        states[#states + 1] = "waited"
      end
    end)
    local pressing = Pressing:new()
    control:addTarget_action_forControlEvents_(pressing, "pressed", uikit.UIControlEventTouchUpInside)
    window:addSubview_(control)
    gesture.tap(control)
    control:removeFromSuperview()
    assert.same({3, "waited"}, states)
  end)

  it("stops a gesture that drives itself without end", function()
    add(objc.UITapGestureRecognizer)
    react = function() gesture.tap(view) end
    assert.error_matches(function() gesture.tap(view) end, "inside itself 100 times")
    react, states = nil, {}
    runloop.run(1)
    gesture.tap(view)
    assert.same({3}, states)
  end)

  it("forgets its fingers when a snapshot is restored", function()
    local pan = add(objc.UIPanGestureRecognizer)
    local snapshot = objc.snapshot()
    begin()
    objc.restore(snapshot)
    assert.equal(0, pan:state())
    assert.equal(0, pan:numberOfTouches())
    states = {}
    begin():lift()
    assert.same({1, 3}, states)
  end)

  it("forgets a press that a snapshot was taken in", function()
    local press = add(objc.UILongPressGestureRecognizer)
    local finger = gesture.touch(view)
    finger:hold(0.2)
    local snapshot = objc.snapshot()
    finger:hold(0.5)
    assert.same({1}, states)
    objc.restore(snapshot)
    states = {}
    runloop.run(1)
    assert.same({}, states)
    assert.equal(0, press:state())
    gesture.press(view, {duration = 0.6})
    assert.same({1, 3}, states)
  end)

  it("receives each state of a gesture that ends in one instant", function()
    add(objc.UIPanGestureRecognizer)
    gesture.play {
      {t = 0, finger = 1, phase = "began", x = 150, y = 150},
      {t = 0, finger = 1, phase = "moved", x = 180, y = 150},
      {t = 0, finger = 1, phase = "moved", x = 190, y = 150},
      {t = 0, finger = 1, phase = "ended", x = 190, y = 150},
    }
    assert.same({1, 2, 3}, states)
  end)

  it("rejects a state that there is not", function()
    local pan = add(objc.UIPanGestureRecognizer)
    assert.error_matches(function() pan:setState_(9) end, "no state 9")
  end)
end)
