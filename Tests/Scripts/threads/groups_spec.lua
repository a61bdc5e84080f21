describe("groups, semaphores and once", function()
  local log

  before_each(function()
    runloop.runUntilIdle()
    log = {}
  end)

  local function note(text)
    return function() log[#log + 1] = text end
  end

  local function fails(name, fn, ...)
    local ok, exception = pcall(fn, ...)
    assert.is_false(ok)
    assert.equal(name, exception.name)
    return exception.reason
  end

  it("notify when the count falls to zero, at once but not inside the call", function()
    local group = dispatch.group_create()
    dispatch.group_notify(group, dispatch.main, note "empty")
    assert.same({}, log)
    runloop.runUntilIdle()
    dispatch.group_enter(group)
    dispatch.group_notify(group, dispatch.main, note "done")
    dispatch.group_async(group, dispatch.global(), note "work")
    runloop.runUntilIdle()
    assert.same({"empty", "work"}, log)
    dispatch.group_leave(group)
    runloop.runUntilIdle()
    assert.same({"empty", "work", "done"}, log)
  end)

  it("refuse a leave without an enter", function()
    local group = dispatch.group_create()
    assert.equal(
      "BUG IN CLIENT OF LIBDISPATCH: Unbalanced call to dispatch_group_leave()",
      fails("EXC_BREAKPOINT", dispatch.group_leave, group))
  end)

  it("wait with a timeout, and continue", function()
    local group = dispatch.group_create()
    dispatch.group_async(group, dispatch.global(), function()
      objc.NSThread:sleepForTimeInterval_(2)
      log[#log + 1] = "work"
    end)
    local start = runloop.now()
    assert.is_false(dispatch.group_wait(group, 1))
    assert.near(start + 1, runloop.now(), 1e-9)
    assert.is_true(dispatch.group_wait(group, nil))
    assert.near(start + 2, runloop.now(), 1e-9)
    assert.same({"work"}, log)
  end)

  it("keep a group alive that has been entered", function()
    local count = #objc.liveObjects("OS_dispatch_group")
    objc.autoreleasepool(function() dispatch.group_enter(dispatch.group_create()) end)
    local groups = objc.liveObjects "OS_dispatch_group"
    assert.equal(count + 1, #groups)
    dispatch.group_leave(groups[#groups])
  end)

  it("reject deallocating a semaphore below its initial value", function()
    assert.equal(
      "BUG IN CLIENT OF LIBDISPATCH: Semaphore object deallocated while in use",
      fails("EXC_BREAKPOINT", objc.autoreleasepool, function()
        dispatch.semaphore_wait(dispatch.semaphore_create(1))
      end))
    objc.autoreleasepool(function() dispatch.semaphore_signal(dispatch.semaphore_create(0)) end)
    assert.is_nil(dispatch.semaphore_create(-1))
  end)

  it("admit as many threads as a semaphore's value", function()
    local semaphore = dispatch.semaphore_create(2)
    local inside, most = 0, 0
    for _ = 1, 5 do
      dispatch.async(dispatch.global(), function()
        dispatch.semaphore_wait(semaphore)
        inside = inside + 1
        most = math.max(most, inside)
        objc.NSThread:sleepForTimeInterval_(1)
        inside = inside - 1
        dispatch.semaphore_signal(semaphore)
      end)
    end
    runloop.runUntilIdle()
    assert.equal(2, most)
    assert.is_false(dispatch.semaphore_wait(dispatch.semaphore_create(0), 0.25))
  end)

  it("wait forever for a signal that the main queue is to send", function()
    local semaphore = dispatch.semaphore_create(0)
    dispatch.async(dispatch.main, function() dispatch.semaphore_signal(semaphore) end)
    local reason = fails("Deadlock", dispatch.semaphore_wait, semaphore)
    assert.truthy(reason:find("the main thread waits for semaphore <OS_dispatch_semaphore", 1, true))
    runloop.runUntilIdle()
  end)

  it("make a second thread wait until the first one's block is done", function()
    local token = objc.onceToken()
    for name = 1, 2 do
      dispatch.async(dispatch.global(), function()
        local ran = dispatch.once(token, function()
          objc.NSThread:sleepForTimeInterval_(1)
          log[#log + 1] = "body"
        end)
        log[#log + 1] = name .. tostring(ran)
      end)
    end
    runloop.runUntilIdle()
    assert.same({"body", "1true", "2false"}, log)
  end)

  it("refuse a token inside its own block", function()
    local token = objc.onceToken()
    local reason
    dispatch.once(token, function()
      reason = fails("EXC_BREAKPOINT", dispatch.once, token, note "never")
    end)
    assert.truthy(
      reason:find("BUG IN CLIENT OF LIBDISPATCH: trying to lock recursively", 1, true))
  end)

  it("wait forever when once on a thread needs the main thread, which needs once", function()
    local token = objc.onceToken()
    dispatch.async(dispatch.global(), function()
      dispatch.once(token, function()
        objc.NSThread:sleepForTimeInterval_(1)
        dispatch.sync(dispatch.main, note "never")
      end)
    end)
    dispatch.after(0.5, function() dispatch.once(token, note "never") end)
    local reason = fails("Deadlock", runloop.runUntilIdle)
    assert.truthy(reason:find("dispatch_once", 1, true))
    assert.truthy(reason:find("held by the main thread", 1, true))
  end)

  it("wait forever for two tokens in opposite orders", function()
    local a, b = objc.onceToken(), objc.onceToken()
    local function both(first, second)
      dispatch.async(dispatch.global(), function()
        dispatch.once(first, function()
          objc.NSThread:sleepForTimeInterval_(1)
          dispatch.once(second, note "never")
        end)
      end)
    end
    both(a, b)
    both(b, a)
    fails("Deadlock", runloop.runUntilIdle)
  end)
end)
