describe("the main queue", function()
  local log

  before_each(function()
    runloop.runUntilIdle()
    log = {}
  end)

  local function note(text)
    return function() log[#log + 1] = text end
  end

  it("runs a block in a later turn, never inside the call", function()
    dispatch.async(dispatch.main, note "block")
    assert.same({}, log)
    runloop.run(0)
    assert.same({"block"}, log)
  end)

  it("keeps the order, for all senders", function()
    dispatch.async(note "1")
    dispatch.async(dispatch.get_main_queue(), note "2")
    dispatch.async(dispatch.global(), function() dispatch.async(note "4") end)
    dispatch.async(note "3")
    runloop.runUntilIdle()
    assert.same({"1", "2", "3", "4"}, log)
  end)

  it("leaves blocks that are added by blocks to the next turn, after timers", function()
    dispatch.async(function()
      log[#log + 1] = "first"
      dispatch.async(note "added")
    end)
    objc.NSTimer:scheduledTimerWithTimeInterval_repeats_block_(0, false, note "timer")
    runloop.runUntilIdle()
    assert.same({"first", "timer", "added"}, log)
  end)

  it("refuses to be waited for by the main thread", function()
    local ok, exception = pcall(dispatch.sync, dispatch.main, note "never")
    assert.is_false(ok)
    assert.equal("EXC_BREAKPOINT", exception.name)
    assert.equal(
      "BUG IN CLIENT OF LIBDISPATCH: dispatch_sync called on queue already owned by current thread",
      exception.reason)
    assert.same({}, log)
  end)

  it("makes another thread wait for a block on the main thread", function()
    dispatch.async(dispatch.global(), function()
      log[#log + 1] = "before"
      local answer = dispatch.sync(dispatch.main, function()
        log[#log + 1] = objc.NSThread:isMainThread()
        return "answer"
      end)
      log[#log + 1] = answer
      log[#log + 1] = objc.NSThread:isMainThread()
    end)
    runloop.runUntilIdle()
    assert.same({"before", true, "answer", false}, log)
  end)

  it("cannot be waited for by a thread that the main thread waits for", function()
    local group = dispatch.group_create()
    dispatch.group_async(group, dispatch.global(), function()
      dispatch.sync(dispatch.main, note "never")
    end)
    local ok, exception = pcall(dispatch.group_wait, group)
    assert.is_false(ok)
    assert.equal("Deadlock", exception.name)
    assert.truthy(exception.reason:find("the main thread waits for group", 1, true))
    assert.truthy(exception.reason:find("dispatch_sync on the main queue", 1, true))
    assert.truthy(exception.reason:find("main_queue_spec.lua:", 1, true))
    runloop.runUntilIdle()
  end)

  it("is late when the main thread has slept, a repeating timer once", function()
    local start = runloop.now()
    local beats = 0
    objc.NSTimer:scheduledTimerWithTimeInterval_repeats_block_(1, true, function(timer)
      beats = beats + 1
      if runloop.now() - start > 5 then timer:invalidate() end
    end)
    dispatch.after(0.5, dispatch.global(), function() log[#log + 1] = runloop.now() - start end)
    objc.NSThread:sleepForTimeInterval_(3.5)
    assert.near(start + 3.5, runloop.now(), 1e-9)
    assert.equal(0, beats)
    assert.near(0.5, log[1], 1e-9)
    runloop.run(0)
    assert.equal(1, beats)
    runloop.run(2)
    assert.equal(3, beats)
  end)

  it("has the label of a device", function()
    assert.equal("com.apple.main-thread", dispatch.queue_get_label(dispatch.main))
    assert.equal("com.apple.main-thread", dispatch.queue_get_label(nil))
    assert.equal("com.apple.root.default-qos", dispatch.queue_get_label(dispatch.global()))
    assert.equal("", dispatch.queue_get_label(dispatch.queue()))
    assert.is_true(dispatch.main == dispatch.get_main_queue())
  end)
end)
