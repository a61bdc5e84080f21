describe("queues", function()
  local log

  before_each(function()
    runloop.runUntilIdle()
    log = {}
  end)

  local function note(text)
    return function() log[#log + 1] = text end
  end

  local function sleeping(seconds, text)
    return function()
      log[#log + 1] = text .. "+"
      objc.NSThread:sleepForTimeInterval_(seconds)
      log[#log + 1] = text .. "-"
    end
  end

  local function reason(fn, ...)
    local ok, exception = pcall(fn, ...)
    assert.is_false(ok)
    assert.equal("EXC_BREAKPOINT", exception.name)
    return exception.reason
  end

  it("run one block at a time when they are serial, in order", function()
    local queue = dispatch.queue("serial")
    dispatch.async(queue, sleeping(1, "a"))
    dispatch.async(queue, sleeping(1, "b"))
    runloop.runUntilIdle()
    assert.same({"a+", "a-", "b+", "b-"}, log)
  end)

  it("run concurrently", function()
    dispatch.async(dispatch.queue("one"), sleeping(1, "a"))
    dispatch.async(dispatch.queue("two"), sleeping(1, "b"))
    runloop.runUntilIdle()
    assert.same({"a+", "b+", "a-", "b-"}, log)
  end)

  it("start blocks in order and let them overlap when they are concurrent", function()
    local queue = dispatch.queue_create("wide", dispatch.DISPATCH_QUEUE_CONCURRENT)
    dispatch.async(queue, sleeping(2, "a"))
    dispatch.async(queue, sleeping(1, "b"))
    runloop.runUntilIdle()
    assert.same({"a+", "b+", "b-", "a-"}, log)
  end)

  it("keep barriers exclusive, after earlier and before later blocks", function()
    local queue = dispatch.queue("wide", {concurrent = true})
    dispatch.async(queue, sleeping(1, "a"))
    dispatch.async(queue, sleeping(2, "b"))
    dispatch.barrier_async(queue, sleeping(1, "barrier"))
    dispatch.async(queue, sleeping(1, "c"))
    runloop.runUntilIdle()
    assert.same({"a+", "b+", "a-", "b-", "barrier+", "barrier-", "c+", "c-"}, log)
  end)

  it("run a barrier that is waited for on the calling thread", function()
    local queue = dispatch.queue("wide", {concurrent = true})
    dispatch.async(queue, sleeping(1, "a"))
    dispatch.barrier_sync(queue, function()
      log[#log + 1] = tostring(objc.NSThread:isMainThread())
    end)
    assert.same({"a+", "a-", "true"}, log)
  end)

  it("let a reader see its own earlier write after a barrier", function()
    local queue = dispatch.queue("store", {concurrent = true})
    local value = 0
    dispatch.barrier_async(queue, function()
      objc.NSThread:sleepForTimeInterval_(1)
      value = 1
    end)
    assert.equal(1, dispatch.sync(queue, function() return value end))
  end)

  it("run a block that is waited for in turn, on the waiting thread", function()
    local queue = dispatch.queue("serial")
    dispatch.async(queue, sleeping(1, "a"))
    dispatch.sync(queue, function()
      log[#log + 1] = tostring(objc.NSThread:isMainThread())
      log[#log + 1] = dispatch.queue_get_label(nil)
    end)
    assert.same({"a+", "a-", "true", "serial"}, log)
    assert.near(1, runloop.now() % 1 == 0 and 1 or runloop.now(), 1e6)
  end)

  it("refuse a wait for the queue that is running", function()
    local words =
      "BUG IN CLIENT OF LIBDISPATCH: dispatch_sync called on queue already owned by current thread"
    local a, b = dispatch.queue("a"), dispatch.queue("b")
    local onA = dispatch.queue("onA", {target = a})
    dispatch.sync(a, function()
      assert.equal(words, reason(dispatch.sync, a, note "never"))
      assert.equal(words, reason(dispatch.sync, onA, note "never"))
      assert.equal(words, reason(dispatch.apply, 3, a, note "never"))
      dispatch.sync(b, function()
        assert.equal(words, reason(dispatch.sync, a, note "never"))
      end)
    end)
    dispatch.async(a, function()
      dispatch.sync(b, function() log[1] = reason(dispatch.sync, a, note "never") end)
    end)
    runloop.runUntilIdle()
    assert.same({words}, log)
  end)

  it("share a serial target one at a time", function()
    local target = dispatch.queue("target")
    local a, b = dispatch.queue("a", {target = target}), dispatch.queue("b", {target = target})
    dispatch.async(a, sleeping(1, "a"))
    dispatch.async(b, sleeping(1, "b"))
    runloop.runUntilIdle()
    assert.same({"a+", "a-", "b+", "b-"}, log)
  end)

  it("return dispatch_apply when every iteration is done, from 0", function()
    local seen = {}
    dispatch.apply(5, dispatch.global(), function(i) seen[#seen + 1] = i end)
    table.sort(seen)
    assert.same({0, 1, 2, 3, 4}, seen)
    dispatch.apply(3, dispatch.queue("serial"), function(i) log[#log + 1] = i end)
    assert.same({0, 1, 2}, log)
  end)

  it("find the values of the queue that is running, and of its targets", function()
    local target = dispatch.queue("target")
    local queue = dispatch.queue("queue", {target = target})
    dispatch.queue_set_specific(target, "key", "target's")
    assert.is_nil(dispatch.get_specific("key"))
    dispatch.sync(queue, function() log[1] = dispatch.get_specific("key") end)
    dispatch.queue_set_specific(queue, "key", "own")
    dispatch.sync(queue, function() log[2] = dispatch.get_specific("key") end)
    assert.equal("own", dispatch.queue_get_specific(queue, "key"))
    dispatch.queue_set_specific(queue, "key", nil)
    dispatch.sync(queue, function() log[3] = dispatch.get_specific("key") end)
    assert.same({"target's", "own", "target's"}, log)
  end)

  it("run nothing while they are suspended", function()
    local queue = dispatch.queue("serial")
    dispatch.suspend(queue)
    dispatch.async(queue, note "a")
    runloop.runUntilIdle()
    assert.same({}, log)
    dispatch.resume(queue)
    runloop.runUntilIdle()
    assert.same({"a"}, log)
    assert.equal(
      "BUG IN CLIENT OF LIBDISPATCH: Over-resume of an object", reason(dispatch.resume, queue))
  end)

  it("refuse to go while they are suspended, or before they were activated", function()
    assert.equal(
      "BUG IN CLIENT OF LIBDISPATCH: Release of a suspended object",
      reason(objc.autoreleasepool, function() dispatch.suspend(dispatch.queue("serial")) end))
    assert.equal(
      "BUG IN CLIENT OF LIBDISPATCH: Release of an inactive object",
      reason(objc.autoreleasepool, function() dispatch.queue("serial", {inactive = true}) end))
    assert.equal(
      "BUG IN CLIENT OF LIBDISPATCH: Release of an inactive object",
      reason(objc.autoreleasepool, function() dispatch.source_create("timer") end))
  end)

  it("assert which one is running", function()
    local a, b = dispatch.queue("a"), dispatch.queue("b")
    dispatch.sync(a, function()
      dispatch.assert_queue(a)
      dispatch.assert_queue_not(b)
      assert.equal(
        "BUG IN CLIENT OF LIBDISPATCH: Assertion failed: Block was expected to execute on queue [b]",
        reason(dispatch.assert_queue, b))
      assert.equal(
        "BUG IN CLIENT OF LIBDISPATCH: Assertion failed: Block was not expected to execute on queue [a]",
        reason(dispatch.assert_queue_not, a))
    end)
    dispatch.assert_queue(dispatch.main)
  end)

  it("pass an error of a block out of the run loop, unchanged, and out of a wait", function()
    local value = {}
    dispatch.async(dispatch.global(), function() error(value) end)
    local ok, caught = pcall(runloop.runUntilIdle)
    assert.is_false(ok)
    assert.is_true(caught == value)
    ok, caught = pcall(dispatch.sync, dispatch.queue("a"), function() error(value) end)
    assert.is_false(ok)
    assert.is_true(caught == value)
    dispatch.async(dispatch.global(), function() error(value) end)
    ok, caught = pcall(dispatch.semaphore_wait, dispatch.semaphore_create(0))
    assert.is_false(ok)
    assert.is_true(caught == value)
  end)

  it("run sources without a run loop, and merge events meanwhile", function()
    local queue = dispatch.queue("events")
    local data = dispatch.source_create("data_add", queue)
    dispatch.source_set_event_handler(data, function()
      log[#log + 1] = dispatch.source_get_data(data)
    end)
    dispatch.resume(data)
    dispatch.source_merge_data(data, 1)
    dispatch.source_merge_data(data, 2)
    runloop.runUntilIdle()
    assert.same({3}, log)
    dispatch.source_cancel(data)

    local beats = 0
    local timer = dispatch.source_create("timer", 0, 0, queue)
    dispatch.source_set_timer(timer, 1, 1)
    dispatch.source_set_event_handler(timer, function()
      beats = beats + 1
      if beats == 3 then dispatch.source_cancel(timer) end
    end)
    dispatch.source_set_cancel_handler(timer, note "cancelled")
    dispatch.resume(timer)
    runloop.run(10)
    assert.equal(3, beats)
    assert.same({3, "cancelled"}, log)
    assert.is_true(dispatch.source_testcancel(timer))
  end)

  it("run a source's handler never concurrently with itself, and its cancel handler after it", function()
    local inside, most, times = 0, 0, 0
    local timer = dispatch.source_create("timer", 0, 0, dispatch.queue("wide", {concurrent = true}))
    dispatch.source_set_timer(timer, 1, 1)
    dispatch.source_set_event_handler(timer, function()
      inside, times = inside + 1, times + 1
      most = math.max(most, inside)
      objc.NSThread:sleepForTimeInterval_(2.5)
      inside = inside - 1
    end)
    dispatch.source_set_cancel_handler(timer, function() log[#log + 1] = inside end)
    dispatch.resume(timer)
    runloop.run(5)
    dispatch.source_cancel(timer)
    runloop.run(10)
    assert.equal(1, most)
    assert.equal(2, times)
    assert.same({0}, log)
  end)

  it("run timers of the main queue when they are due", function()
    local start = runloop.now()
    local timer = dispatch.source_create("timer", 0, 0, dispatch.main)
    dispatch.source_set_timer(timer, 0.5, 1)
    dispatch.source_set_event_handler(timer, function() log[#log + 1] = runloop.now() - start end)
    dispatch.resume(timer)
    runloop.run(1)
    runloop.run(2)
    dispatch.source_cancel(timer)
    assert.same({0.5, 1.5, 2.5}, log)
  end)

  it("are the same objects inside their blocks", function()
    local queue = dispatch.queue("itself")
    dispatch.sync(queue, function() assert.equal(queue, dispatch.get_current_queue()) end)
    assert.equal(dispatch.main, dispatch.get_current_queue())
  end)

  it("name their owner, and since which line, in a deadlock", function()
    local queue = dispatch.queue("held")
    dispatch.async(queue, function()
      objc.NSThread:sleepForTimeInterval_(1)
      dispatch.sync(dispatch.main, note "never")
    end)
    runloop.run(0.5)
    local _, exception = pcall(dispatch.sync, queue, note "never")
    assert.equal("Deadlock", exception.name)
    assert.truthy(exception.reason:find(
      'dispatch_sync on queue "held", held by thread %d+ %(held%), taken at %S+queues_spec.lua:%d+'))
    runloop.runUntilIdle()
  end)

  it("find a barrier inside a block of their own, which waits for itself", function()
    local queue = dispatch.queue("wide", {concurrent = true})
    dispatch.sync(queue, function()
      dispatch.sync(queue, note "beside")
      local _, exception = pcall(dispatch.barrier_sync, queue, note "never")
      assert.equal("Deadlock", exception.name)
      assert.truthy(exception.reason:find("held by the main thread", 1, true))
    end)
    assert.same({"beside"}, log)
  end)

  it("say that they are suspended when a thread waits for them", function()
    local queue = dispatch.queue("held")
    dispatch.suspend(queue)
    local _, exception = pcall(dispatch.sync, queue, note "never")
    assert.truthy(exception.reason:find('queue "held", which is suspended', 1, true))
    dispatch.resume(queue)
  end)

  it("reject calls that libdispatch rejects", function()
    local words = "BUG IN CLIENT OF LIBDISPATCH: "
    assert.equal(
      words .. "Queue doesn't support dispatch_queue_set_specific",
      reason(dispatch.queue_set_specific, dispatch.global(), "key", 1))
    local inactive = dispatch.queue("inactive", {inactive = true})
    assert.equal(words .. "Over-resume of an inactive object", reason(dispatch.resume, inactive))
    dispatch.activate(inactive)
    assert.equal(words .. "Over-resume of an object", reason(dispatch.resume, inactive))
    local aimed = dispatch.queue("aimed", {target = inactive})
    assert.equal(
      words .. "Cannot change the target of this object after it has been activated",
      reason(dispatch.set_target_queue, aimed, nil))
    dispatch.set_target_queue(dispatch.main, inactive)
    local source = dispatch.source_create("data_add", inactive)
    assert.equal(
      words .. "Attempt to set timer on a non-timer source",
      reason(dispatch.source_set_timer, source, 1))
    dispatch.activate(source)
    local _, exception = pcall(dispatch.queue, "x", {target = 5})
    assert.truthy(exception.reason:find("option 'target' must be a queue, got", 1, true))
  end)

  it("run due work at the very end of a run, on any thread", function()
    local queue, start = dispatch.queue("due"), runloop.now()
    objc.NSThread:detachNewThreadWithBlock_(function()
      objc.NSThread:sleepForTimeInterval_(1)
      log[#log + 1] = "slept"
    end)
    objc.NSThread:detachNewThreadWithBlock_(function()
      objc.NSTimer:scheduledTimerWithTimeInterval_repeats_block_(1, false, note "timer")
      objc.NSRunLoop:currentRunLoop():run()
    end)
    dispatch.after(1, queue, note "after")
    dispatch.after(1, note "main")
    runloop.run(1)
    assert.near(start + 1, runloop.now(), 1e-9)
    table.sort(log)
    assert.same({"after", "main", "slept", "timer"}, log)
  end)

  it("can be waited for twice in a row by one thread while others wait", function()
    local queue = dispatch.queue("wanted")
    dispatch.async(queue, sleeping(1, "a"))
    dispatch.sync(queue, note "once")
    dispatch.sync(queue, note "twice")
    assert.same({"a+", "a-", "once", "twice"}, log)
  end)

  it("continue after a block that failed while a thread waited for the next one", function()
    local queue = dispatch.queue("failing")
    dispatch.async(queue, function() error("failed", 0) end)
    local ok, fault = pcall(dispatch.sync, queue, note "never")
    assert.same({false, "failed"}, {ok, fault})
    dispatch.sync(queue, note "after")
    assert.same({"after"}, log)
  end)
end)
