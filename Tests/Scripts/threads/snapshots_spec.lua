describe("snapshots and threads", function()
  local log

  before_each(function()
    runloop.runUntilIdle()
    log = {}
  end)

  it("end the threads that were begun since, past every pcall, and close what they have", function()
    local before = objc.snapshot()
    local lock = objc.NSObject:new()
    objc.NSThread:detachNewThreadWithBlock_(function()
      local _ <close> = setmetatable({}, {__close = function() log[#log + 1] = "closed" end})
      objc.synchronized(lock, function()
        pcall(function() dispatch.semaphore_wait(dispatch.semaphore_create(0)) end)
        log[#log + 1] = "never"
      end)
    end)
    runloop.run(0)
    objc.restore(before)
    assert.same({"closed"}, log)
    runloop.runUntilIdle()
    assert.same({"closed"}, log)
  end)

  it("name a thread that is in the middle of something", function()
    local gate = dispatch.semaphore_create(0)
    objc.NSThread:detachNewThreadWithBlock_(function() dispatch.semaphore_wait(gate) end)
    runloop.run(0)
    local ok, exception = pcall(objc.snapshot)
    assert.is_false(ok)
    assert.truthy(exception.reason:find("thread %d+ waits for semaphore"))
    dispatch.semaphore_signal(gate)
    runloop.run(0)
    objc.snapshot()
  end)

  it("bring back what waited in queues", function()
    local queue = dispatch.queue("kept")
    dispatch.async(queue, function() log[#log + 1] = "serial" end)
    dispatch.async(dispatch.main, function() log[#log + 1] = "main" end)
    dispatch.after(1, queue, function() log[#log + 1] = "later" end)
    local before = objc.snapshot()
    for _ = 1, 2 do
      log = {}
      runloop.runUntilIdle()
      assert.same({"main", "serial", "later"}, log)
      objc.restore(before)
    end
    runloop.runUntilIdle()
  end)

  it("belong to the main thread", function()
    local before = objc.snapshot()
    objc.NSThread:detachNewThreadWithBlock_(function()
      log[1] = select(2, pcall(objc.restore, before)).reason
    end)
    runloop.runUntilIdle()
    assert.truthy(log[1]:find("only the main thread", 1, true))
  end)
end)
