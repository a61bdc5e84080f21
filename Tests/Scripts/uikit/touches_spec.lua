describe("touches", function()
  local window = uikit.keyWindow()
  local trace, added

  before_each(function()
    runloop.run(5) -- long enough that no tap is combined with an earlier one
    trace, added = {}, {}
  end)

  after_each(function()
    for _, view in ipairs(added) do view:removeFromSuperview() end
  end)

  local function note(text) trace[#trace + 1] = text end

  -- A view class that records each phase; `goOn` decides whether it then sends to super.
  local function noting(name, goOn)
    return objc.class("Touch" .. name, objc.UIView, function(instance, _, super)
      for _, phase in ipairs {"Began", "Moved", "Ended", "Cancelled"} do
        local spelling = "touches" .. phase .. "_withEvent_"
        instance[spelling] = function(self, touches, event)
          note(name .. " " .. phase)
          if goOn then
            local up = super(self)
            up[spelling](up, touches, event)
          end
        end
      end
    end)
  end

  local function place(class, frame, superview)
    local view = class:alloc():initWithFrame_(frame)
    if not superview then added[#added + 1] = view end
    (superview or window):addSubview_(view)
    return view
  end

  it("go from the application to the window to the view", function()
    local Plain = noting "Plain"
    local view = place(Plain, {100, 100, 50, 50})
    local exchanges = {}
    for _, name in ipairs {"UIApplication", "UIWindow"} do
      objc.category(name, "TouchesSpec", function(instance)
        instance["noted_sendEvent:"] = function(self, event)
          note(name)
          self["noted_sendEvent:"](self, event)
        end
      end)
      exchanges[#exchanges + 1] = function()
        objc.method_exchangeImplementations(
          objc.class_getInstanceMethod(name, "sendEvent:"),
          objc.class_getInstanceMethod(name, "noted_sendEvent:"))
      end
    end
    for _, exchange in ipairs(exchanges) do exchange() end
    local finger = gesture.touch(view, {x = 10, y = 10})
    finger:lift()
    for _, exchange in ipairs(exchanges) do exchange() end
    assert.same({
      "UIApplication", "UIWindow", "Plain Began", "UIApplication", "UIWindow", "Plain Ended",
    }, trace)
  end)

  it("continue to the next responder when a view does not handle them", function()
    local outer = place(noting "Outer", {100, 100, 100, 100})
    local inner = place(objc.UIView, {0, 0, 50, 50}, outer)
    gesture.tap(inner)
    assert.same({"Outer Began", "Outer Ended"}, trace)
  end)

  it("end at a view that handles them without sending to super", function()
    local outer = place(noting "Above", {100, 100, 100, 100})
    gesture.tap(place(noting "Handling", {0, 0, 50, 50}, outer))
    assert.same({"Handling Began", "Handling Ended"}, trace)
  end)

  it("are passed on by a view that sends to super", function()
    local outer = place(noting "Higher", {100, 100, 100, 100})
    gesture.tap(place(noting("Passing", true), {0, 0, 50, 50}, outer))
    assert.same({"Passing Began", "Higher Began", "Passing Ended", "Higher Ended"}, trace)
  end)

  it("move and are cancelled with the finger", function()
    local view = place(noting "Moving", {100, 100, 50, 50})
    local finger = gesture.touch(view, {x = 10, y = 10})
    finger:move {by = {x = 5, y = 5}, duration = 0}
    finger:cancel()
    assert.same({"Moving Began", "Moving Moved", "Moving Cancelled"}, trace)
  end)

  it("have their phase, their view, their location and their previous location", function()
    local seen = {}
    local Located = objc.class("TouchLocated", objc.UIView, function(instance)
      local function look(self, touches)
        local touch = touches[1]
        seen[#seen + 1] = {
          touch:phase(), touch:locationInView_(self), touch:previousLocationInView_(self),
        }
        assert.equal(self, touch:view())
        assert.equal(window, touch:window())
      end
      instance["touchesBegan:withEvent:"] = look
      instance["touchesMoved:withEvent:"] = look
      instance["touchesEnded:withEvent:"] = look
    end)
    local finger = gesture.touch(place(Located, {100, 100, 50, 50}), {x = 10, y = 20})
    finger:move {by = {x = 3, y = 4}, duration = 0}
    finger:move {by = {x = 1, y = 1}, duration = 0}
    finger:lift()
    assert.same({0, {x = 10, y = 20}, {x = 10, y = 20}}, seen[1])
    assert.same({1, {x = 13, y = 24}, {x = 10, y = 20}}, seen[2])
    assert.same({1, {x = 14, y = 25}, {x = 13, y = 24}}, seen[3])
    assert.equal(3, seen[4][1])
    assert.same({x = 14, y = 25}, seen[4][2])
  end)

  it("count taps in quick succession at one place, and start again later", function()
    local counts = {}
    local Counting = objc.class("TouchCounting", objc.UIView, function(instance)
      local function count(_, touches) counts[#counts + 1] = touches[1]:tapCount() end
      instance["touchesBegan:withEvent:"] = count
      instance["touchesEnded:withEvent:"] = count
    end)
    local view = place(Counting, {100, 100, 50, 50})
    gesture.tap(view, {count = 2})
    runloop.run(5)
    gesture.tap(view)
    assert.same({1, 1, 2, 2, 1, 1}, counts)
  end)

  it("of a second finger do not reach a single-touch view", function()
    local view = place(noting "Single", {100, 100, 100, 100})
    local first = gesture.touch(view, {x = 10, y = 10})
    local second = gesture.touch(view, {x = 80, y = 80})
    second:lift()
    first:lift()
    assert.same({"Single Began", "Single Ended"}, trace)
  end)

  it("of a second finger join the event of a multi-touch view", function()
    local sizes = {}
    local Multiple = objc.class("TouchMultiple", objc.UIView, function(instance)
      function instance:touchesBegan_withEvent_(touches, event)
        sizes[#sizes + 1] = {#touches, #event:allTouches()}
      end
    end)
    local view = place(Multiple, {100, 100, 100, 100})
    view:setMultipleTouchEnabled_(true)
    local first = gesture.touch(view, {x = 10, y = 10})
    local second = gesture.touch(view, {x = 80, y = 80})
    second:lift()
    first:lift()
    assert.same({{1, 1}, {1, 2}}, sizes)
  end)

  it("that start while interaction is ignored are dropped for good", function()
    local view = place(noting "Ignored", {100, 100, 50, 50})
    local application = objc.UIApplication:sharedApplication()
    application:beginIgnoringInteractionEvents()
    application:beginIgnoringInteractionEvents()
    gesture.tap(view)
    application:endIgnoringInteractionEvents()
    local finger = gesture.touch(view, {x = 10, y = 10})
    application:endIgnoringInteractionEvents()
    finger:move {by = {x = 1, y = 1}, duration = 0}
    finger:lift()
    assert.same({}, trace)
    gesture.tap(view)
    assert.same({"Ignored Began", "Ignored Ended"}, trace)
  end)

  it("have an event that can be read, also after a snapshot is restored", function()
    local view = place(noting "Restored", {100, 100, 50, 50})
    local times = {}
    hook.before(objc.UIApplication, "sendEvent:", function(_, event)
      times[#times + 1] = event:timestamp() == objc.CACurrentMediaTime()
    end)
    local snapshot = objc.snapshot()
    gesture.tap(view)
    objc.restore(snapshot)
    gesture.tap(view)
    objc.restore(snapshot)
    gesture.tap(view)
    assert.same({true, true, true, true, true, true}, times)
  end)
end)
