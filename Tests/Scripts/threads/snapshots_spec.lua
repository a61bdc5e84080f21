describe("snapshots and threads", function()
  local log

  before_each(function()
    runloop.runUntilIdle()
    log = {}
  end)

  it("end newer threads, past every pcall, and close their variables", function()
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

  it("name a thread with unfinished work", function()
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

  it("restore the blocks that waited in queues", function()
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

  it("restore operations that waited, ran and were cancelled later, in their queues", function()
    local queue = objc.NSOperationQueue:alloc():init()
    local waiting = objc.NSBlockOperation:blockOperationWithBlock_(function() log[#log + 1] = "waiting" end)
    local cancelled = objc.NSBlockOperation:blockOperationWithBlock_(function() log[#log + 1] = "never" end)
    waiting:setCompletionBlock_(function() log[#log + 1] = "completed" end)
    local freed = objc.weak(waiting)
    queue:setSuspended_(true)
    queue:addOperation_(waiting)
    queue:addOperation_(cancelled)
    local before = objc.snapshot()
    for _ = 1, 2 do
      log = {}
      cancelled:cancel()
      queue:setSuspended_(false)
      queue:waitUntilAllOperationsAreFinished()
      runloop.runUntilIdle()
      assert.same({"waiting", "completed"}, log)
      assert.is_true(waiting:isFinished())
      assert.equal(0, queue:operationCount())
      objc.restore(before)
      assert.is_true(queue:isSuspended())
      assert.equal(2, queue:operationCount())
      assert.is_false(waiting:isFinished())
      assert.is_false(cancelled:isCancelled())
    end
    queue:setSuspended_(false)
    runloop.runUntilIdle()
    waiting, queue = nil, nil -- luacheck: ignore
    collectgarbage()
    runloop.runUntilIdle()
    assert.is_nil(freed:get())
  end)

  it("belong to the main thread", function()
    local before = objc.snapshot()
    objc.NSThread:detachNewThreadWithBlock_(function()
      log[1] = select(2, pcall(objc.restore, before)).reason
    end)
    runloop.runUntilIdle()
    assert.truthy(log[1]:find("only the main thread", 1, true))
  end)

  it("restore locks, semaphores and groups, whichever thread held them", function()
    local locks = {
      objc.NSLock:new(), objc.NSRecursiveLock:new(), objc.NSCondition:new(),
      objc.NSConditionLock:alloc():initWithCondition_(1),
    }
    local unfair, held = objc.unfairLock(), objc.NSLock:new()
    local semaphore, group = dispatch.semaphore_create(1), dispatch.group_create()
    held:lock()
    local before = objc.snapshot()
    for _ = 1, 2 do
      held:unlock()
      objc.NSThread:detachNewThreadWithBlock_(function()
        for _, lock in ipairs(locks) do lock:lock() end
        locks[4]:unlockWithCondition_(2)
        locks[4]:lock()
        unfair:lock()
        dispatch.semaphore_wait(semaphore)
        dispatch.group_enter(group)
        dispatch.group_notify(group, dispatch.main, function() log[#log + 1] = "never" end)
        objc.NSThread:sleepForTimeInterval_(1e6)
      end)
      runloop.run(0)
      objc.restore(before)
      for place, lock in ipairs(locks) do
        if place ~= 3 then assert.is_true(lock:tryLock()) else lock:lock() end
        lock:unlock()
      end
      assert.equal(1, locks[4]:condition())
      assert.is_true(unfair:trylock())
      unfair:unlock()
      assert.is_false(held:tryLock())
      assert.is_true(dispatch.semaphore_wait(semaphore, 0))
      dispatch.semaphore_signal(semaphore)
      assert.is_true(dispatch.group_wait(group, 0))
    end
    held:unlock()
    runloop.runUntilIdle()
    assert.same({}, log)
  end)

  it("restore sources", function()
    local queue = dispatch.queue "sources"
    local data, timer = dispatch.source_create("data_add", 0, 0, queue), dispatch.source_create("timer", 0, 0, queue)
    dispatch.source_set_event_handler(data, function() log[#log + 1] = dispatch.source_get_data(data) end)
    dispatch.source_set_timer(timer, 1, 1)
    dispatch.source_set_event_handler(timer, function() log[#log + 1] = "tick" end)
    dispatch.resume(data)
    dispatch.resume(timer)
    runloop.run(1.5)
    local before = objc.snapshot()
    for _ = 1, 2 do
      dispatch.source_merge_data(data, 1)
      dispatch.source_cancel(timer)
      dispatch.source_set_event_handler(data, function() objc.NSThread:sleepForTimeInterval_(1e6) end)
      runloop.run(3)
      objc.restore(before)
      log = {}
      dispatch.source_merge_data(data, 2)
      dispatch.source_merge_data(data, 3)
      runloop.run(1)
      assert.same({5, "tick"}, log)
      objc.restore(before)
    end
    dispatch.source_cancel(timer)
    dispatch.source_cancel(data)
  end)

  it("let an operation queue continue whose operation they removed", function()
    local queue = objc.NSOperationQueue:new()
    queue:setMaxConcurrentOperationCount_(1)
    local before = objc.snapshot()
    queue:addOperationWithBlock_(function() end)
    objc.restore(before)
    queue:addOperationWithBlock_(function() log[#log + 1] = "runs" end)
    runloop.runUntilIdle()
    assert.same({"runs"}, log)
  end)

  it("give each schedule of a scenario the initial state of its locks", function()
    local locks = {objc.NSLock:new(), objc.NSLock:new()}
    lab.scenario {
      name = "opposite locks made before",
      actors = {sdk = function()
        for first = 1, 2 do
          objc.NSThread:detachNewThreadWithBlock_(function()
            locks[first]:lock()
            locks[3 - first]:lock()
            locks[3 - first]:unlock()
            locks[first]:unlock()
          end)
        end
      end},
      drive = function() runloop.runUntilIdle() end,
      schedules = "all",
    }
    local order = lab.run({names = {"opposite locks made before"}})[1].orders[1]
    assert.equal("deadlock", order.verdict)
    assert.truthy(order.schedule:find "^exact:%d+>%d+$")
    assert.is_true(locks[1]:tryLock() and locks[2]:tryLock())
    locks[1]:unlock()
    locks[2]:unlock()
  end)
end)
