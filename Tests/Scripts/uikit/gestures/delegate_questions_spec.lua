describe("the delegate of a recognizer", function()
  local window = uikit.keyWindow()
  local view, trace, answers

  local Asked = objc.class("QuestionsAsked", objc.NSObject, function(instance)
    local function question(selector, short)
      instance[selector] = function(self, recognizer, other)
        local text = recognizer:name() .. " " .. short
        if other and other:isKindOfClass_(objc.UIGestureRecognizer) then text = text .. " " .. other:name() end
        trace[#trace + 1] = text
        local answer = answers[recognizer:name() .. " " .. short]
        if type(answer) == "string" then error(answer, 0) end
        return answer
      end
    end
    question("gestureRecognizerShouldBegin:", "begins")
    question("gestureRecognizer:shouldReceiveTouch:", "receives")
    question("gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:", "with")
    question("gestureRecognizer:shouldRequireFailureOfGestureRecognizer:", "after")
    question("gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:", "before")
    function instance:fired_(recognizer)
      trace[#trace + 1] = recognizer:name() .. " " .. recognizer:state()
    end
  end)

  local delegate

  before_each(function()
    runloop.run(5)
    trace = {}
    answers = setmetatable({}, {__index = function(_, key)
      return key:find "begins" ~= nil or key:find "receives" ~= nil
    end})
    delegate = Asked:new()
    view = objc.UIView:alloc():initWithFrame_ {100, 100, 200, 300}
    window:addSubview_(view)
  end)

  after_each(function() view:removeFromSuperview() end)

  local function add(class, name, asks)
    local recognizer = class:alloc():initWithTarget_action_(delegate, "fired:")
    recognizer:setName_(name)
    if asks ~= false then recognizer:setDelegate_(delegate) end
    view:addGestureRecognizer_(recognizer)
    return recognizer
  end

  local function drag() gesture.drag(view, {by = {x = 60, y = 0}, duration = 0}) end
  local function line() return table.concat(trace, ", ") end

  it("is asked in order: precedence, whether to begin, simultaneous recognition", function()
    add(objc.UIPanGestureRecognizer, "pan")
    add(objc.UILongPressGestureRecognizer, "press", false)
    drag()
    assert.equal("pan receives, pan after press, pan begins, pan with press, pan 1, pan 3", line())
  end)

  it("keeps a touch from its recognizer", function()
    local tap = add(objc.UITapGestureRecognizer, "tap")
    answers["tap receives"] = false
    local finger = gesture.touch(view)
    assert.equal(0, tap:numberOfTouches())
    assert.equal(0, tap:state())
    finger:lift()
    assert.equal("tap receives", line())
  end)

  it("is asked about the whole event first, if it implements that method", function()
    local Wide = objc.class("QuestionsWide", Asked, function(instance)
      instance["gestureRecognizer:shouldReceiveEvent:"] = function(_, recognizer, event)
        trace[#trace + 1] = "event " .. event:type()
        return false
      end
    end)
    local wide = Wide:new()
    add(objc.UITapGestureRecognizer, "tap"):setDelegate_(wide)
    gesture.tap(view)
    assert.equal("event 0", line())
  end)

  it("keeps its recognizer from beginning, for that finger", function()
    local pan = add(objc.UIPanGestureRecognizer, "pan")
    answers["pan begins"] = false
    local finger = gesture.touch(view)
    finger:move {by = {x = 20, y = 0}}
    assert.equal(uikit.UIGestureRecognizerStateFailed, pan:state())
    finger:move {by = {x = 20, y = 0}}
    finger:lift()
    assert.equal("pan receives, pan begins", line())
    assert.equal(0, pan:state())
  end)

  it("can read the location before it lets the gesture begin", function()
    local way
    local Looking = objc.class("QuestionsLooking", objc.NSObject, function(instance)
      function instance:gestureRecognizerShouldBegin_(pan)
        way = {pan:translationInView_(view).x, pan:locationInView_(view).x, pan:state()}
        return true
      end
    end)
    local looking = Looking:new()
    add(objc.UIPanGestureRecognizer, "pan"):setDelegate_(looking)
    gesture.drag(view, {from = {x = 20, y = 20}, by = {x = 60, y = 0}, duration = 0})
    assert.same({60, 80, 0}, way)
  end)

  for _, asked in ipairs {"one", "two"} do
    it("of " .. asked .. " can let both recognize", function()
      add(objc.UIPanGestureRecognizer, "one", asked == "one")
      add(objc.UIPanGestureRecognizer, "two", asked == "two")
      answers[asked .. " with"] = true
      drag()
      local text = line()
      assert.is_truthy(text:find("one 1, two 1, one 3, two 3", 1, true))
    end)
  end

  it("makes one wait for another, and is asked once about each pair", function()
    local pan = add(objc.UIPanGestureRecognizer, "pan")
    add(objc.UISwipeGestureRecognizer, "swipe", false)
    answers["pan after"] = true
    local finger = gesture.touch(view, {x = 50, y = 50})
    for _ = 1, 3 do finger:move {by = {x = 0, y = 12}} end
    assert.equal("pan receives, pan after swipe", line())
    finger:move {by = {x = 0, y = 30}}
    assert.equal("pan receives, pan after swipe, pan begins, pan 1", line())
    finger:lift()
    -- It applied only to that attempt.
    answers["pan after"] = false
    trace = {}
    drag()
    assert.equal("pan receives, pan after swipe, pan begins, pan with swipe, pan 1, pan 3", line())
  end)

  it("makes another one wait for its own", function()
    add(objc.UIPanGestureRecognizer, "pan", false)
    add(objc.UISwipeGestureRecognizer, "swipe")
    answers["swipe before"] = true
    drag()
    assert.equal(
      "swipe receives, swipe before pan, swipe after pan, swipe begins, swipe with pan, swipe 3",
      line())
  end)

  it("is cleared when it is deallocated", function()
    local pan = add(objc.UIPanGestureRecognizer, "pan", false)
    do
      local gone <close> = Asked:new()
      pan:setDelegate_(gone)
      assert.equal(gone, pan:delegate())
    end
    runloop.run(0)
    assert.is_nil(pan:delegate())
    drag()
    assert.equal("pan 1, pan 3", line())
  end)

  for _, question in ipairs {"receives", "begins", "with", "after"} do
    it("that fails when it is asked '" .. question .. "' leaves nothing stuck", function()
      local pan = add(objc.UIPanGestureRecognizer, "pan")
      local tap = add(objc.UITapGestureRecognizer, "tap", false)
      answers["pan " .. question] = "no idea"
      assert.error_matches(drag, "no idea")
      answers["pan " .. question] = nil
      runloop.run(0)
      assert.same({0, 0}, {pan:state(), tap:state()})
      trace = {}
      drag()
      assert.is_truthy(line():find("pan 1, pan 3", 1, true))
      trace = {}
      gesture.tap(view)
      assert.is_truthy(line():find("tap 3", 1, true))
    end)
  end

  it("may be a view: views from the one that was hit upwards are asked first", function()
    local inner
    local Refusing = objc.class("QuestionsRefusing", objc.UIView, function(instance)
      function instance:gestureRecognizerShouldBegin_(recognizer)
        trace[#trace + 1] = "view " .. recognizer:name()
        return false
      end
    end)
    inner = Refusing:alloc():initWithFrame_ {0, 0, 100, 100}
    view:addSubview_(inner)
    add(objc.UIPanGestureRecognizer, "pan")
    gesture.drag(inner, {by = {x = 60, y = 0}, duration = 0})
    assert.equal("pan receives, view pan", line())
    trace = {}
    gesture.drag(view, {from = {x = 120, y = 200}, by = {x = 60, y = 0}, duration = 0})
    assert.equal("pan receives, pan begins, pan 1, pan 3", line())
  end)

  it("can remove the recognizer or its view during its callback", function()
    local Removing = objc.class("QuestionsRemoving", objc.NSObject, function(instance)
      instance["gestureRecognizer:shouldReceiveTouch:"] = function(_, recognizer)
        if recognizer:name() == "first" then view:removeGestureRecognizer_(recognizer) end
        return true
      end
      function instance:gestureRecognizerShouldBegin_()
        view:removeFromSuperview()
        return true
      end
    end)
    local removing = Removing:new()
    local first, second = add(objc.UIPanGestureRecognizer, "first"), nil
    first:setDelegate_(removing)
    drag()
    assert.same({}, trace)
    second = add(objc.UIPanGestureRecognizer, "second")
    second:setDelegate_(removing)
    drag()
    runloop.run(0)
    assert.same({}, trace)
    assert.same({0, 0}, {first:state(), second:state()})
  end)

  it("can be declared by its protocol", function()
    local protocol = objc.getProtocol "UIGestureRecognizerDelegate"
    local name = "gestureRecognizer:shouldReceiveTouch:"
    local method = objc.protocol_getMethodDescription(protocol, name, false, true)
    assert.equal(name, tostring(method.name))
  end)
end)
