describe("a sequence of touches", function()
  local window = uikit.keyWindow()
  local view, events
  -- Time stamps count from the start of the device.
  local booted = uikit.settings().uptime.value

  local Noting = objc.class("SequenceNoting", objc.UIView, function(instance)
    for _, phase in ipairs {"Began", "Moved", "Ended", "Cancelled"} do
      instance["touches" .. phase .. ":withEvent:"] = function(self, touches)
        for _, touch in ipairs(touches) do
          local point = touch:locationInView_(nil)
          events[#events + 1] = ("%s of %d at %.17g, %.17g, %.17g"):format(
            phase, #touches, touch:timestamp() - booted, point.x, point.y)
        end
      end
    end
  end)

  local Target = objc.class("SequenceTarget", objc.NSObject, function(instance)
    function instance:act_(recognizer)
      local amount = recognizer:respondsToSelector_ "scale" and recognizer:scale()
        or recognizer:respondsToSelector_ "rotation" and recognizer:rotation() or 0
      events[#events + 1] = ("%s %d at %.17g: %.17g"):format(
        tostring(recognizer:class()), recognizer:state(), runloop.now(), amount)
    end
  end)
  local DelegateOfScrolling = objc.class("SequenceScrolling", objc.NSObject, function(instance)
    function instance:scrollViewDidScroll_(scrollView)
      events[#events + 1] = ("offset %.17g at %.17g"):format(
        scrollView:contentOffset().y, runloop.now())
    end
    function instance:scrollViewDidEndDecelerating_() events[#events + 1] = "stopped" end
  end)

  local beginning = objc.snapshot()

  local function startAnew()
    objc.restore(beginning)
    events = {}
    view = Noting:alloc():initWithFrame_ {40, 100, 300, 300}
    view:setMultipleTouchEnabled_(true)
    window:addSubview_(view)
  end

  before_each(startAnew)

  after_each(function() view:removeFromSuperview() end)

  local function file(text)
    local name = os.tmpname()
    if text then
      local handle <close> = assert(io.open(name, "wb"))
      handle:write(text)
    end
    return name
  end

  local function refusal(list)
    local succeeded, exception = pcall(gesture.play, list)
    assert.is_false(succeeded)
    assert.same({}, events)
    return exception.reason
  end

  it("is played at the start plus its times, each entry in an event of its own", function()
    runloop.run(0.5)
    gesture.play {
      {t = 0.25, finger = 7, phase = "began", x = 50, y = 110},
      {t = 0.25, finger = 8, phase = "began", x = 60, y = 110},
      {t = 0.5, finger = 7, phase = "moved", x = 52, y = 110},
      {t = 0.5, finger = 8, phase = "moved", x = 62, y = 110},
      {t = 0.5, finger = 8, phase = "stationary", x = 62, y = 110},
      {t = 0.75, finger = 7, phase = "ended", x = 52, y = 110},
      {t = 1, finger = 8, phase = "cancelled", x = 62, y = 110},
    }
    assert.same({
      "Began of 1 at 0.75, 50, 110", "Began of 1 at 0.75, 60, 110",
      "Moved of 1 at 1, 52, 110", "Moved of 1 at 1, 62, 110",
      "Ended of 1 at 1.25, 52, 110", "Cancelled of 1 at 1.5, 62, 110",
    }, events)
    assert.equal(1.5, runloop.now())
  end)

  it("cancels at its end the touches that are still down", function()
    gesture.play {{t = 0, finger = 1, phase = "began", x = 50, y = 110}}
    assert.same({"Began of 1 at 0, 50, 110", "Cancelled of 1 at 0, 50, 110"}, events)
    gesture.play {}
    assert.equal(0, runloop.now())
  end)

  it("is recorded as a list of finger actions", function()
    local list = gesture.record(function() gesture.tap(view, {at = {10, 20}}) end)
    assert.same({
      {t = 0.0, finger = 1, phase = "began", x = 50.0, y = 120.0},
      {t = 0.0, finger = 1, phase = "ended", x = 50.0, y = 120.0},
    }, list)
  end)

  local function everything()
    gesture.tap(view, {count = 2})
    gesture.flick(view, {from = {20, 200}, by = {3, -100}})
    gesture.drag(view, {by = {70, 33}, duration = 0.31, hold = 0.2})
    gesture.edgeSwipe(window, {edge = "left", y = 150})
    gesture.pinch(view, {scale = 1.7})
    gesture.rotate(view, {angle = -1})
    gesture.touch(view, {1, 1}):cancel()
    local finger = gesture.touch(view, {5, 5})
    finger:hold(0.5)
    finger:lift()
  end

  for _, rate in ipairs {60, 120} do
    it("scrolls to the same offsets at the same times, at " .. rate .. " Hz", function()
      local function trace(play)
        startAnew()
        runloop.setFrameRate(rate)
        runloop.run(0.7)
        local scrollView = objc.UIScrollView:alloc():initWithFrame_(window:bounds())
        scrollView:setContentSize_ {390, 20000}
        local delegate = DelegateOfScrolling:new()
        scrollView:setDelegate_(delegate)
        window:addSubview_(scrollView)
        play()
        runloop.run(5)
        assert.equal(delegate, scrollView:delegate())
        return events
      end
      local recorded
      local original = trace(function()
        recorded = gesture.record(function()
          gesture.drag(window, {by = {5, -133}, duration = 0.31, hold = 0.2})
          gesture.flick(window, {by = {0, -250}})
          runloop.run(0.4)
          gesture.flick(window, {from = {100, 600}, by = {0, -200}, duration = 0.05})
        end)
      end)
      assert.equal("stopped", original[#original])
      assert.is_true(#original > 100)
      assert.same(original, trace(function() gesture.play(recorded) end))
    end)

    it("gives the same trace when it is loaded from its file, at " .. rate .. " Hz", function()
      local name = file()
      local function trace(play)
        startAnew()
        runloop.setFrameRate(rate)
        -- Not a number of frames, nor a sum of powers of two.
        runloop.run(0.7)
        for tick = 1, 40 do
          dispatch.after(tick * 0.1, function() events[#events + 1] = "tick " .. tick end)
        end
        play()
        return events
      end
      local recorded
      local original = trace(function() recorded = gesture.record(everything, name) end)
      assert.is_true(#original > 100)
      assert.same(original, trace(function() gesture.play(recorded) end))
      assert.same(original, trace(function() gesture.play(name) end))
      local again
      trace(function() again = gesture.record(function() gesture.play(name) end) end)
      assert.same(recorded, again)
      os.remove(name)
    end)
  end

  it("is recognized as the fingers that it was recorded of", function()
    local function trace(play)
      startAnew()
      local target, delegate = Target:new(), DelegateOfScrolling:new()
      for _, name in ipairs {"LongPress", "Pinch", "Rotation", "ScreenEdgePan", "Tap"} do
        local recognizer = objc["UI" .. name .. "GestureRecognizer"]:alloc()
          :initWithTarget_action_(target, "act:")
        if name == "ScreenEdgePan" then recognizer:setEdges_(uikit.UIRectEdgeLeft) end
        (name == "ScreenEdgePan" and window or view):addGestureRecognizer_(recognizer)
      end
      local scrollView = objc.UIScrollView:alloc():initWithFrame_ {40, 450, 300, 300}
      scrollView:setContentSize_ {300, 3000}
      scrollView:setDelegate_(delegate)
      window:addSubview_(scrollView)
      runloop.run(1 / 3)
      play(scrollView)
      runloop.run(5)
      return events
    end
    local list
    local original = trace(function(scrollView)
      list = gesture.record(function()
        gesture.tap(view)
        gesture.pinch(view, {scale = 2})
        gesture.rotate(view, {angle = 1})
        gesture.edgeSwipe(window, {y = 50})
        local finger = gesture.touch(view)
        finger:hold(0.5)
        finger:lift()
        gesture.flick(scrollView, {by = {0, -120}})
        runloop.run(0.2)
        gesture.tap(scrollView)
      end)
    end)
    local text = table.concat(original, "\n")
    for _, name in ipairs {"LongPress", "Pinch", "Rotation", "ScreenEdgePan", "Tap"} do
      assert.matches("UI" .. name .. "GestureRecognizer", text, 1, true)
    end
    assert.same(original, trace(function() gesture.play(list) end))
  end)

  it("is saved in a file with a line for each entry", function()
    local name = file()
    gesture.record(function() gesture.edgeSwipe(window, {y = 150, duration = 0, by = 20}) end, name)
    local lines = {}
    for line in io.lines(name) do lines[#lines + 1] = line end
    assert.same({
      "[",
      '{"t": 0, "finger": 1, "phase": "began", "x": 0.5, "y": 150, "edge": "left"},',
      '{"t": 0, "finger": 1, "phase": "moved", "x": 20.5, "y": 150},',
      '{"t": 0, "finger": 1, "phase": "ended", "x": 20.5, "y": 150}',
      "]",
    }, lines)
    os.remove(name)
  end)

  it("is rejected with the entry and the reason", function()
    local function entry(changes)
      local made = {t = 0, finger = 1, phase = "began", x = 50, y = 110}
      for key, value in pairs(changes) do made[key] = value ~= "none" and value or nil end
      return made
    end
    local began = entry {}
    for reason, list in pairs {
      ["entry 1: t is missing; it must be a number"] = {entry {t = "none"}},
      ["entry 1: t must be a number, got 'soon'"] = {entry {t = "soon"}},
      ["entry 1: t must be 0 to 86400 seconds (a day), got -1.0"] = {entry {t = -1}},
      ["entry 1: t must be 0 to 86400 seconds (a day), got nan"] = {entry {t = -(0 / 0)}},
      ["entry 2: t goes back from 1.0 to 0.5"] = {
        entry {t = 1}, entry {t = 0.5, phase = "ended"},
      },
      ["entry 1: finger must be a whole number, got 1.5"] = {entry {finger = 1.5}},
      ["got 'begun'"] = {entry {phase = "begun"}},
      ["entry 1: x and y must be finite numbers, got nan and 110.0"] = {entry {x = 0 / 0}},
      ["entry 1: y is missing"] = {entry {y = "none"}},
      ["entry 1: the point {390.0, 110.0} lies outside the window"] = {entry {x = 390}},
      ["entry 2: finger 2 moved, but it is not down"] = {
        began, entry {finger = 2, phase = "moved"},
      },
      ["entry 3: finger 1 ended, but it is not down"] = {
        began, entry {phase = "ended"}, entry {phase = "ended"},
      },
      ["entry 2: finger 1 began twice: it is down since entry 1"] = {began, began},
      ["entry 2: an entry is a table, got number"] = {began, 3},
      ["entry 1: unknown field 'edges'"] = {entry {edges = "left"}},
      ["entry 1: edge must be 'left', 'right', 'top' or 'bottom', got 'up'"] = {entry {edge = "up"}},
      ["must be a list of entries"] = began,
    } do
      assert.matches(reason, refusal(list), 1, true)
    end
    assert.matches("list of entries or the name", refusal(3), 1, true)
  end)

  it("is rejected with the line of the file and the reason", function()
    local good = '{"t": 0, "finger": 1, "phase": "began", "x": 50, "y": 110}'
    for reason, text in pairs {
      [":2: phase must be 'began', 'moved', 'stationary', 'ended' or 'cancelled', got 'begun'"] =
        "[\n" .. good:gsub("began", "begun") .. "]",
      [":3: finger 1 began twice"] = "[\n" .. good .. ",\n" .. good .. "]",
      [":3: a value expected, got ']'"] = "[\n" .. good .. ",\n]",
      [":2: ',' or ']' expected, got the end of the text"] = "[\n" .. good,
      [":1: the text ends within a string"] = '[{"t',
      [":1: a sequence is an array of entries, got an object"] = good,
      [":2: an entry is an object, got a number"] = "[\n1]",
      [":1: a value expected, got the end of the text"] = "",
      [":1: a value expected, got byte 0x00"] = "\0\1\2\3",
      [":1: a value expected, got 'N'"] = "[NaN]",
      [":2: a string is not UTF-8"] = '[\n"\xff"]',
    } do
      local name = file(text)
      assert.matches(name .. reason, refusal(name), 1, true)
      os.remove(name)
    end
    assert.matches("No such file or directory", refusal "/nowhere/touches.json", 1, true)
    assert.matches("Is a directory", refusal "/tmp", 1, true)
  end)

  it("cannot be written to an invalid path, and leaves nothing behind", function()
    local function reason(name)
      local _, exception = pcall(gesture.record, function() end, name)
      return exception.reason
    end
    assert.matches("cannot write '/dev/full': No space left", reason "/dev/full", 1, true)
    assert.matches("Is a directory", reason "/tmp", 1, true)
    assert.matches("No such file or directory", reason "/nowhere/touches.json", 1, true)
    assert.matches("NUL", reason "/tmp/a\0b", 1, true)
  end)

  it("passes on the error of the recorded or played function", function()
    assert.has_error(function() gesture.record(function() error("mine", 0) end) end, "mine")
    assert.equal(0, #gesture.record(function() end))
    local Raising = objc.class("SequenceRaising", objc.UIView, function(instance)
      function instance:touchesMoved_withEvent_() error("moved", 0) end
      function instance:touchesCancelled_withEvent_() events[#events + 1] = "cancelled" end
    end)
    local raising = Raising:alloc():initWithFrame_ {0, 0, 50, 50}
    window:addSubview_(raising)
    assert.has_error(function()
      gesture.play {
        {t = 0, finger = 1, phase = "began", x = 5, y = 5},
        {t = 1, finger = 1, phase = "moved", x = 6, y = 5},
        {t = 2, finger = 1, phase = "ended", x = 6, y = 5},
      }
    end, "moved")
    assert.same({"cancelled"}, events)
    raising:removeFromSuperview()
  end)
end)
