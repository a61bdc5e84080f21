describe("a recognizer of a script", function()
  local window = uikit.keyWindow()
  local view, trace

  local Noting = objc.class("SubclassNoting", objc.NSObject, function(instance)
    function instance:fired_(recognizer) trace[#trace + 1] = "action " .. recognizer:state() end
  end)
  local target

  before_each(function()
    runloop.run(5)
    trace = {}
    target = Noting:new()
    view = objc.UIView:alloc():initWithFrame_ {100, 100, 200, 300}
    window:addSubview_(view)
  end)

  after_each(function() view:removeFromSuperview() end)

  local function add(class)
    local recognizer = class:alloc():initWithTarget_action_(target, "fired:")
    view:addGestureRecognizer_(recognizer)
    return recognizer
  end

  -- It begins at touch-down, as a paint brush does.
  local Brush = objc.class("SubclassBrush", objc.UIGestureRecognizer, function(instance, _, super)
    function instance:touchesBegan_withEvent_(touches, event)
      super(self):touchesBegan_withEvent_(touches, event)
      self:setState_(uikit.UIGestureRecognizerStateBegan)
      trace[#trace + 1] = "state " .. self:state()
    end
    function instance:touchesMoved_withEvent_() self:setState_(2) end
    function instance:touchesEnded_withEvent_() self:setState_(3) end
    function instance:touchesCancelled_withEvent_() self:setState_(4) end
    function instance:reset()
      super(self):reset()
      trace[#trace + 1] = "reset"
    end
  end)

  local function line() return table.concat(trace, ", ") end

  it("drives the machine by setting its state", function()
    local brush = add(Brush)
    local finger = gesture.touch(view)
    finger:move {by = {x = 1, y = 0}}
    finger:lift()
    assert.equal("state 1, action 1, action 2, action 3, reset", line())
    assert.equal(0, brush:state())
    trace = {}
    gesture.touch(view):cancel()
    assert.equal("state 1, action 1, action 4, reset", line())
  end)

  it("prevents others, and can be configured not to", function()
    local Gentle = objc.class("SubclassGentle", Brush, function(instance)
      function instance:canPreventGestureRecognizer_() return false end
    end)
    local tap = add(objc.UITapGestureRecognizer)
    local brush = add(Brush)
    gesture.tap(view)
    assert.equal("state 1, action 1, action 3, reset", line())
    view:removeGestureRecognizer_(brush)
    trace = {}
    add(Gentle)
    gesture.tap(view)
    assert.is_truthy(line():find("action 3, action 3", 1, true))
    assert.equal(0, tap:state())
  end)

  it("can refuse to be prevented", function()
    local Stubborn = objc.class("SubclassStubborn", objc.UIPanGestureRecognizer, function(instance)
      function instance:canBePreventedByGestureRecognizer_() return false end
    end)
    add(objc.UIPanGestureRecognizer)
    add(Stubborn)
    gesture.drag(view, {by = {x = 60, y = 0}, duration = 0})
    assert.equal("action 1, action 1, action 3, action 3", line())
  end)

  it("can wait for others, or make them wait", function()
    local Patient = objc.class("SubclassPatient", objc.UITapGestureRecognizer, function(instance)
      function instance:shouldRequireFailureOfGestureRecognizer_(other)
        return other:isKindOfClass_(objc.UITapGestureRecognizer)
      end
    end)
    local double = add(objc.UITapGestureRecognizer)
    double:setNumberOfTapsRequired_(2)
    add(Patient)
    gesture.tap(view)
    assert.equal("", line())
    runloop.run(1)
    assert.equal("action 3", line())
  end)

  it("can ignore a touch", function()
    local Single = objc.class("SubclassSingle", objc.UIPanGestureRecognizer, function(instance, _, super)
      function instance:touchesBegan_withEvent_(touches, event)
        for _, touch in ipairs(touches) do
          if self:numberOfTouches() > 1 then self:ignoreTouch_forEvent_(touch, event) end
        end
        super(self):touchesBegan_withEvent_(touches, event)
      end
    end)
    local pan = add(Single)
    local one, two = gesture.touch(view, {x = 50, y = 50}), gesture.touch(view, {x = 90, y = 50})
    assert.equal(1, pan:numberOfTouches())
    two:move {by = {x = 50, y = 0}}
    assert.equal("", line())
    one:move {by = {x = 50, y = 0}}
    assert.equal("action 1", line())
    one:lift()
    two:lift()
    assert.equal(0, pan:state())
  end)

  it("that never decides blocks no other", function()
    local Idle = objc.class("SubclassIdle", objc.UIGestureRecognizer, function() end)
    local ended = 0
    local Ending = objc.class("SubclassEnding", objc.UIView, function(instance)
      function instance:touchesEnded_withEvent_() ended = ended + 1 end
    end)
    local inner = Ending:alloc():initWithFrame_ {0, 0, 100, 100}
    view:addSubview_(inner)
    local idle = add(Idle)
    for _ = 1, 3 do gesture.tap(inner) end
    assert.equal(3, ended)
    assert.equal(0, idle:state())
    assert.equal(0, idle:numberOfTouches())
    local pan = add(objc.UIPanGestureRecognizer)
    pan:requireGestureRecognizerToFail_(idle)
    gesture.tap(inner)
    assert.equal(4, ended)
    local weak = objc.weak(inner)
    inner:removeFromSuperview()
    inner = nil
    collectgarbage()
    runloop.run(0)
    assert.is_nil(weak:get())
  end)

  it("that fails in its touches leaves nothing stuck", function()
    local breaks = true
    local Broken = objc.class("SubclassBroken", objc.UITapGestureRecognizer, function(instance, _, super)
      function instance:touchesBegan_withEvent_(touches, event)
        super(self):touchesBegan_withEvent_(touches, event)
        if breaks then error("broken", 0) end
      end
    end)
    local broken = add(Broken)
    assert.error_matches(function() gesture.tap(view) end, "broken")
    breaks = false
    gesture.tap(view)
    assert.equal("action 3", line())
    assert.equal(0, broken:state())
  end)

  it("that fails at a lift leaves neither the others nor the view with the touch", function()
    local Breaking = objc.class("SubclassBreaking", objc.UIGestureRecognizer, function(instance)
      function instance:canBePreventedByGestureRecognizer_() return false end
      function instance:touchesEnded_withEvent_() error("broken", 0) end
    end)
    local phases = {}
    local Hearing = objc.class("SubclassHearing", objc.UIView, function(instance)
      function instance:touchesBegan_withEvent_() phases[#phases + 1] = "Began" end
      function instance:touchesCancelled_withEvent_() phases[#phases + 1] = "Cancelled" end
    end)
    local inner = Hearing:alloc():initWithFrame_ {0, 0, 100, 100}
    view:addSubview_(inner)
    local breaking = add(Breaking)
    local pan, tap = add(objc.UIPanGestureRecognizer), add(objc.UITapGestureRecognizer)
    pan:setCancelsTouchesInView_(false)
    local finger = gesture.touch(inner)
    finger:move {by = {x = 20, y = 0}}
    assert.error_matches(function() finger:lift() end, "broken")
    runloop.run(0)
    assert.equal("action 1, action 4", line())
    assert.same({"Began", "Cancelled"}, phases)
    assert.same({0, 0, 0}, {pan:state(), tap:state(), breaking:state()})
    assert.equal(0, pan:numberOfTouches())
  end)

  it("is seen by hooks on the machine's messages", function()
    local pan = add(objc.UIPanGestureRecognizer)
    local set = {}
    local token = hook.before(pan, "setState:", function(_, state) set[#set + 1] = state end)
    local moves = 0
    local other = hook.after(objc.UIPanGestureRecognizer, "touchesMoved:withEvent:", function()
      moves = moves + 1
    end)
    gesture.drag(view, {by = {x = 60, y = 0}, duration = 0})
    token:remove()
    other:remove()
    assert.same({1, 3}, set)
    assert.equal(1, moves)
  end)
end)
