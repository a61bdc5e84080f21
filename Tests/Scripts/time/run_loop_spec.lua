describe("the run loop", function()
  local trace

  before_each(function()
    runloop.runUntilIdle()
    trace = {}
  end)

  local function note(text)
    return function() trace[#trace + 1] = text end
  end

  it("moves the clock, and nothing else does", function()
    local start = runloop.now()
    for _ = 1, 1000 do objc.NSObject:new() end
    assert.equal(start, runloop.now())
    runloop.run(2.5)
    assert.near(start + 2.5, runloop.now(), 1e-9)
  end)

  it("runs entries that are due on the way, each at its own time", function()
    local start = runloop.now()
    local function stamp() trace[#trace + 1] = runloop.now() - start end
    dispatch.after(0.5, stamp)
    dispatch.after(1.5, stamp)
    dispatch.after(0.25, stamp)
    runloop.run(1)
    assert.equal(2, #trace)
    assert.near(0.25, trace[1], 1e-9)
    assert.near(0.5, trace[2], 1e-9)
    runloop.run(1)
    assert.near(1.5, trace[3], 1e-9)
  end)

  it("runs entries that are due exactly at the end", function()
    dispatch.after(1, note "at the end")
    runloop.run(1)
    assert.same({"at the end"}, trace)
  end)

  it("counts pending entries", function()
    assert.equal(0, runloop.pending())
    dispatch.async(note "soon")
    dispatch.after(1, note "later")
    objc.NSObject:new():performSelector_withObject_afterDelay_("description", nil, 2)
    assert.equal(3, runloop.pending())
    runloop.run(1)
    assert.equal(1, runloop.pending())
    runloop.run(1)
    assert.equal(0, runloop.pending())
  end)

  it("performs blocks in its next turn, or in their mode", function()
    local loop, before = objc.NSRunLoop:mainRunLoop(), objc.snapshot()
    loop:performBlock_(note "any")
    loop:performInModes_block_({"UITrackingRunLoopMode"}, note "tracking")
    assert.same({}, trace)
    runloop.run(0)
    assert.same({"any"}, trace)
    loop:performInModes_block_({objc.NSDefaultRunLoopMode}, note "default")
    runloop.run(0)
    assert.same({"any", "default"}, trace)
    objc.restore(before) -- no finger scrolls, so one block would wait forever
  end)

  it("runs until nothing is pending", function()
    local start = runloop.now()
    dispatch.after(3, function()
      trace[#trace + 1] = "first"
      dispatch.after(4, note "second")
    end)
    runloop.runUntilIdle()
    assert.same({"first", "second"}, trace)
    assert.near(start + 7, runloop.now(), 1e-9)
  end)

  it("stops at the limit it was given", function()
    dispatch.after(1, note "inside")
    dispatch.after(1000, note "outside")
    runloop.runUntilIdle(10)
    assert.same({"inside"}, trace)
    assert.equal(1, runloop.pending())
  end)

  it("passes a limit that it has reached, so that a loop that waits for this ends", function()
    local loop = objc.NSRunLoop:currentRunLoop()
    for _, run in ipairs {
      function(limit) loop:runMode_beforeDate_("kCFRunLoopDefaultMode", limit) end,
      function(limit) loop:runUntilDate_(limit) end,
    } do
      local start, turns = runloop.now(), 0
      local limit = objc.NSDate:dateWithTimeIntervalSinceNow_(0.5)
      repeat
        run(limit)
        if turns == 0 then assert.equal(start + 0.5, runloop.now()) end
        turns = turns + 1
      until limit:timeIntervalSinceNow() < 0 or turns > 5
      assert.equal(2, turns)
      assert.near(start + 0.5, runloop.now(), 1e-5)
    end
  end)

  it("passes an error to the caller, and keeps the following work queued", function()
    local reason = {}
    dispatch.async(note "before")
    dispatch.async(function() error(reason) end)
    dispatch.async(note "behind")
    dispatch.after(1, note "later")
    local ok, raised = pcall(runloop.run, 2)
    assert.is_false(ok)
    assert.equal(reason, raised)
    assert.same({"before"}, trace)
    assert.equal(2, runloop.pending())
    runloop.runUntilIdle()
    assert.same({"before", "behind", "later"}, trace)
  end)

  it("rejects an invalid time", function()
    for _, wrong in ipairs {0 / 0, "soon", {}} do
      local reason = type(wrong) == "number" and "cannot run for or wait for" or "must be a number"
      assert.error_matches(function() runloop.run(wrong) end, reason)
      assert.error_matches(function() dispatch.after(wrong, print) end, reason)
    end
    assert.equal(0, runloop.pending())
  end)
end)

describe("within one instant the run loop", function()
  local trace = {}

  local Logger = objc.class("InstantLogger", objc.NSObject, function(instance)
    instance["log:"] = function(self, text) trace[#trace + 1] = text end
  end)
  local logger = Logger:new()

  local function note(text)
    return function() trace[#trace + 1] = text end
  end

  before_each(function()
    runloop.runUntilIdle()
    trace = {}
  end)

  it("runs blocks in the order they were queued", function()
    for index = 1, 5 do dispatch.async(note(index)) end
    runloop.run(0)
    assert.same({1, 2, 3, 4, 5}, trace)
  end)

  it("runs blocks before delayed messages that are due", function()
    logger:performSelector_withObject_afterDelay_("log:", "message", 1)
    dispatch.after(1, note "block")
    runloop.run(1)
    assert.same({"block", "message"}, trace)
  end)

  it("runs delayed messages in the order they were sent", function()
    for index = 1, 3 do logger:performSelector_withObject_afterDelay_("log:", index, 1) end
    runloop.run(1)
    assert.same({1, 2, 3}, trace)
  end)

  it("runs nothing before it is run", function()
    dispatch.async(note "block")
    logger:performSelector_withObject_afterDelay_("log:", "message", 0)
    assert.same({}, trace)
    runloop.run(0)
    assert.same({"block", "message"}, trace)
  end)

  it("has 1 to 1000 frames in a second", function()
    for _, rate in ipairs {0, -60, 1001, math.maxinteger} do
      local succeeded, exception = pcall(runloop.setFrameRate, rate)
      assert.is_false(succeeded)
      assert.matches("1 to 1000 frames per second", exception.reason, 1, true)
    end
    runloop.setFrameRate(1000)
    runloop.setFrameRate(60)
  end)

  it("rejects a value that is not a number by that name", function()
    for _, wrong in ipairs {0 / 0, -(0 / 0)} do
      local _, exception = pcall(runloop.run, wrong)
      assert.matches("for nan seconds", exception.reason, 1, true)
    end
  end)
end)

describe("an error in a turn", function()
  it("leaves deferred work of that turn to the very next one", function()
    local view = objc.class("FailingLayout", objc.UIView, function(instance)
      function instance:layoutSubviews() error("layout") end
    end):new()
    uikit.keyWindow():addSubview_(view)
    assert.is_false(pcall(runloop.run, 0))
    view:removeFromSuperview()
    local laidOut = 0
    local other = objc.class("PassingLayout", objc.UIView, function(instance)
      function instance:layoutSubviews() laidOut = laidOut + 1 end
    end):new()
    uikit.keyWindow():addSubview_(other)
    runloop.run(0)
    assert.equal(1, laidOut)
    other:removeFromSuperview()
  end)
end)
