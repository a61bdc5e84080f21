describe("locks", function()
  local log

  before_each(function()
    runloop.runUntilIdle()
    log = {}
  end)

  local function note(text)
    return function() log[#log + 1] = text end
  end

  local function background(fn) objc.NSThread:detachNewThreadWithBlock_(fn) end

  local function deadlock(fn, ...)
    local ok, exception = pcall(fn, ...)
    assert.is_false(ok)
    assert.equal("Deadlock", exception.name)
    return exception.reason
  end

  it("exclude other threads", function()
    local lock = objc.NSLock:new()
    for name = 1, 2 do
      background(function()
        lock:lock()
        log[#log + 1] = name .. "+"
        objc.NSThread:sleepForTimeInterval_(1)
        log[#log + 1] = name .. "-"
        lock:unlock()
      end)
    end
    runloop.runUntilIdle()
    assert.same({"1+", "1-", "2+", "2-"}, log)
  end)

  it("deadlock when one thread locks an NSLock twice", function()
    local lock = objc.NSLock:new()
    lock:setName_ "twice"
    lock:lock()
    local reason = deadlock(lock.lock, lock)
    assert.truthy(reason:find("the main thread waits for lock <NSLock: 0x", 1, true))
    assert.truthy(reason:find("'twice'", 1, true))
    assert.truthy(reason:find("held by the main thread, taken at .*locks_spec.lua:%d+"))
    assert.is_false(lock:tryLock())
    assert.is_false(lock:lockBeforeDate_(objc.NSDate:dateWithTimeIntervalSinceNow_(1)))
    lock:unlock()
    assert.is_true(lock:tryLock())
    lock:unlock()
  end)

  it("deadlock in opposite orders, and name each owner and its line", function()
    local a, b = objc.NSLock:new(), objc.NSLock:new()
    a:setName_ "a"
    b:setName_ "b"
    local function both(first, second)
      background(function()
        first:lock()
        objc.NSThread:sleepForTimeInterval_(1)
        second:lock()
      end)
    end
    both(a, b)
    both(b, a)
    local reason = deadlock(runloop.runUntilIdle)
    assert.truthy(reason:find("'a', held by thread %d+, taken at"))
    assert.truthy(reason:find("'b', held by thread %d+, taken at"))
  end)

  it("may be unlocked by another thread, as one finds out", function()
    local lock = objc.NSLock:new()
    lock:lock()
    background(function() lock:unlock() end)
    runloop.runUntilIdle()
    assert.is_true(lock:tryLock())
    lock:unlock()
  end)

  it("count when they are recursive", function()
    local lock = objc.NSRecursiveLock:new()
    lock:lock()
    lock:lock()
    background(function()
      log[#log + 1] = lock:tryLock()
      lock:lock()
      log[#log + 1] = "taken"
      lock:unlock()
    end)
    runloop.run(0)
    lock:unlock()
    runloop.run(0)
    assert.same({false}, log)
    lock:unlock()
    runloop.run(0)
    assert.same({false, "taken"}, log)
  end)

  it("are unlocked while a condition is waited for", function()
    local condition, ready = objc.NSCondition:new(), false
    condition:signal()
    for name = 1, 2 do
      background(function()
        condition:lock()
        while not ready do condition:wait() end
        log[#log + 1] = name
        condition:unlock()
      end)
    end
    runloop.run(0)
    condition:lock()
    ready = true
    condition:broadcast()
    condition:unlock()
    runloop.run(0)
    assert.same({1, 2}, log)
    condition:lock()
    assert.is_false(condition:waitUntilDate_(objc.NSDate:dateWithTimeIntervalSinceNow_(1)))
    condition:unlock()
  end)

  it("wait for a value", function()
    local lock = objc.NSConditionLock:alloc():initWithCondition_(0)
    background(function()
      lock:lockWhenCondition_(2)
      log[#log + 1] = lock:condition()
      lock:unlockWithCondition_(3)
    end)
    runloop.run(0)
    lock:lock()
    lock:unlockWithCondition_(1)
    runloop.run(0)
    assert.same({}, log)
    lock:lockWhenCondition_(1)
    lock:unlockWithCondition_(2)
    runloop.run(0)
    assert.same({2}, log)
    assert.equal(3, lock:condition())
    assert.is_false(lock:tryLockWhenCondition_(2))
  end)

  it("reject a second lock of an os_unfair_lock, and an unlock by another thread", function()
    local lock = objc.unfairLock()
    lock:lock()
    local _, exception = pcall(lock.lock, lock)
    assert.equal("EXC_BREAKPOINT", exception.name)
    assert.equal(
      "BUG IN CLIENT OF LIBPLATFORM: Trying to recursively lock an os_unfair_lock", exception.reason)
    background(function() log[1] = select(2, pcall(lock.unlock, lock)).reason end)
    runloop.run(0)
    assert.same(
      {"BUG IN CLIENT OF LIBPLATFORM: Unlock of an os_unfair_lock not owned by current thread"}, log)
    lock:unlock()
  end)

  it("are left by @synchronized when an error passes, and count for one thread", function()
    local object = objc.NSObject:new()
    local value = {}
    local a, b = objc.synchronized(object, function()
      return objc.synchronized(object, function() return 1, 2 end)
    end)
    assert.same({1, 2}, {a, b})
    local ok, caught = pcall(objc.synchronized, object, function() error(value) end)
    assert.is_false(ok)
    assert.is_true(caught == value)
    background(function() objc.synchronized(object, note "free") end)
    runloop.run(0)
    assert.same({"free"}, log)
    assert.equal("nothing locked", objc.synchronized(nil, function() return "nothing locked" end))
  end)

  it("keep other threads out of @synchronized, and wait forever for the main thread", function()
    local object = objc.NSObject:new()
    background(function()
      objc.synchronized(object, function()
        objc.NSThread:sleepForTimeInterval_(1)
        dispatch.sync(dispatch.main, note "never")
      end)
    end)
    runloop.run(0.5)
    local reason = deadlock(objc.synchronized, object, note "never")
    assert.truthy(reason:find("@synchronized <NSObject: 0x", 1, true))
    assert.truthy(reason:find("dispatch_sync on the main queue", 1, true))
  end)

  it("can be deallocated while locked, with waiting threads", function()
    for _, class in ipairs {objc.NSLock, objc.NSRecursiveLock, objc.NSCondition, objc.NSConditionLock} do
      local before = #objc.liveObjects(class)
      objc.autoreleasepool(function()
        local lock <close> = class:new()
        lock:lock()
      end)
      assert.equal(before, #objc.liveObjects(class))
    end
  end)
end)
