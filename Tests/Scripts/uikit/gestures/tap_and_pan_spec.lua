describe("recognizers of taps and pans", function()
  local window = uikit.keyWindow()
  local view, actions

  local Noting = objc.class("RecognizerNoting", objc.NSObject, function(instance)
    function instance:moved_(recognizer)
      actions[#actions + 1] = {
        state = recognizer:state(), at = runloop.now(),
        translation = recognizer:isKindOfClass_(objc.UIPanGestureRecognizer)
          and recognizer:translationInView_(nil),
      }
    end
    function instance:plain() actions[#actions + 1] = {state = "plain"} end
  end)
  local target

  before_each(function()
    runloop.run(5)
    actions = {}
    target = Noting:new()
    view = objc.UIView:alloc():initWithFrame_ {100, 100, 200, 300}
    window:addSubview_(view)
  end)

  after_each(function() view:removeFromSuperview() end)

  local function add(class, action)
    local recognizer = class:alloc():initWithTarget_action_(target, action or "moved:")
    view:addGestureRecognizer_(recognizer)
    return recognizer
  end

  local function states()
    local list = {}
    for index, action in ipairs(actions) do list[index] = action.state end
    return list
  end

  it("recognize a tap once, when the finger lifts", function()
    local tap = add(objc.UITapGestureRecognizer)
    local finger = gesture.touch(view)
    assert.same({}, states())
    finger:lift()
    assert.same({uikit.UIGestureRecognizerStateRecognized}, states())
    assert.equal(uikit.UIGestureRecognizerStatePossible, tap:state())
  end)

  it("run actions without an argument, each pair once", function()
    local tap = add(objc.UITapGestureRecognizer, "plain")
    tap:addTarget_action_(target, "moved:")
    tap:addTarget_action_(target, "plain")
    gesture.tap(view)
    assert.same({"plain", 3}, states())
  end)

  it("do not recognize a long rest or a movement as a tap", function()
    add(objc.UITapGestureRecognizer)
    gesture.press(view, {duration = 4})
    gesture.drag(view, {by = {x = 0, y = 100}})
    assert.same({}, states())
  end)

  it("recognize a double tap only at its second lift", function()
    local double = add(objc.UITapGestureRecognizer)
    double:setNumberOfTapsRequired_(2)
    gesture.tap(view)
    runloop.run(1)
    gesture.tap(view)
    assert.same({}, states())
    runloop.run(1)
    gesture.tap(view, {count = 2})
    assert.same({3}, states())
  end)

  it("begin a pan at a straight distance of 10 points, inclusive", function()
    add(objc.UIPanGestureRecognizer)
    local finger = gesture.touch(view, {x = 50, y = 50})
    finger:move {to = {x = 50, y = 54}}
    finger:move {to = {x = 50, y = 46}}
    finger:move {to = {x = 50, y = 59.9}}
    assert.same({}, states())
    finger:move {to = {x = 50, y = 60}}
    assert.same({1}, states())
    assert.near(10, actions[1].translation.y, 1e-9)
    finger:move {by = {x = 0, y = 5}}
    finger:lift()
    assert.same({1, 2, 3}, states())
    assert.near(15, actions[3].translation.y, 1e-9)
  end)

  it("cancel a pan whose finger is cancelled", function()
    add(objc.UIPanGestureRecognizer)
    local finger = gesture.touch(view)
    finger:move {by = {x = 20, y = 0}}
    finger:cancel()
    assert.same({1, 4}, states())
  end)

  it("do not report a pan that never began", function()
    local pan = add(objc.UIPanGestureRecognizer)
    gesture.tap(view)
    assert.same({}, states())
    assert.equal(0, pan:state())
  end)

  it("allow setting a translation, which resets the velocity", function()
    local pan = add(objc.UIPanGestureRecognizer)
    local finger = gesture.touch(view, {x = 50, y = 50})
    finger:move {by = {x = 0, y = 60}, duration = 0.2}
    assert.near(300, pan:velocityInView_(view).y, 1)
    pan:setTranslation_inView_(uikit.CGPointMake(0, 0), view)
    assert.same({x = 0, y = 0}, pan:velocityInView_(view))
    finger:move {by = {x = 0, y = 7}}
    assert.near(7, pan:translationInView_(view).y, 1e-9)
    finger:lift()
  end)

  it("keep the velocity of a pan though the finger rests before it lifts", function()
    local pan = add(objc.UIPanGestureRecognizer)
    local velocity
    local Ending = objc.class("PanEnding", objc.NSObject, function(instance)
      function instance:ended_(recognizer)
        if recognizer:state() == 3 then velocity = recognizer:velocityInView_(view).y end
      end
    end)
    local ending = Ending:new()
    pan:addTarget_action_(ending, "ended:")
    gesture.drag(view, {by = {x = 0, y = 100}, duration = 0.5, hold = 1})
    assert.near(200, velocity, 1)
  end)

  it("continue without a jump when a second finger joins or leaves", function()
    local pan = add(objc.UIPanGestureRecognizer)
    local first = gesture.touch(view, {x = 50, y = 50})
    first:move {by = {x = 20, y = 0}}
    local second = gesture.touch(view, {x = 150, y = 200})
    assert.near(20, pan:translationInView_(view).x, 1e-9)
    assert.equal(2, pan:numberOfTouches())
    second:move {by = {x = 10, y = 0}}
    assert.near(25, pan:translationInView_(view).x, 1e-9)
    second:lift()
    first:move {by = {x = 5, y = 0}}
    assert.near(30, pan:translationInView_(view).x, 1e-9)
    first:lift()
    assert.same({1, 2, 2, 3}, states())
  end)

  it("cancel the touch in the view by default, and do not if configured so", function()
    local phases = {}
    local Hearing = objc.class("RecognizerHearing", objc.UIView, function(instance)
      for _, phase in ipairs {"Began", "Moved", "Ended", "Cancelled"} do
        instance["touches" .. phase .. ":withEvent:"] = function() phases[#phases + 1] = phase end
      end
    end)
    local inner = Hearing:alloc():initWithFrame_ {0, 0, 100, 100}
    view:addSubview_(inner)
    local pan = add(objc.UIPanGestureRecognizer)
    gesture.drag(inner, {by = {x = 30, y = 0}, duration = 0})
    assert.same({"Began", "Cancelled"}, phases)
    phases = {}
    pan:setCancelsTouchesInView_(false)
    gesture.drag(inner, {by = {x = 30, y = 0}, duration = 0})
    assert.same({"Began", "Moved", "Ended"}, phases)
  end)

  it("leave a tap on a button to the button", function()
    local button = objc.UIButton:buttonWithType_(0)
    button:setFrame_ {0, 0, 50, 50}
    view:addSubview_(button)
    button:addTarget_action_forControlEvents_(target, "plain", uikit.UIControlEventTouchUpInside)
    add(objc.UITapGestureRecognizer)
    gesture.tap(button)
    assert.same({"plain"}, states())
  end)

  it("show their targets to key-value coding", function()
    local pan = add(objc.UIPanGestureRecognizer, "moved:")
    local pair = pan:valueForKey_("targets")[1]
    assert.equal(target, pair:valueForKey_("target"))
    -- Key-value coding cannot wrap a selector.
    assert.error_matches(function() return pair:valueForKey_("action") end, "not key value coding%-compliant for the key action")
    assert.equal(target, pan:valueForKey_("_targets")[1]:valueForKey_("_target"))
  end)
end)
