describe("NSThread", function()
  local log

  before_each(function()
    runloop.runUntilIdle()
    log = {}
  end)

  local function note(text)
    return function() log[#log + 1] = text end
  end

  local Worker = objc.class("ThreadWorker", objc.NSObject, function(instance)
    function instance:work_(value)
      log[#log + 1] = value
      log[#log + 1] = objc.NSThread:isMainThread()
    end
    function instance:fail() error "raised on a thread" end
    function instance:fire() log[#log + 1] = "fired" end
  end)

  it("runs a message or a block on a thread of its own", function()
    local worker = Worker:new()
    objc.NSThread:detachNewThreadSelector_toTarget_withObject_("work:", worker, "detached")
    local thread = objc.NSThread:alloc():initWithTarget_selector_object_(worker, "work:", "made")
    thread:setName_ "made"
    assert.is_false(thread:isExecuting())
    thread:start()
    assert.is_true(thread:isExecuting())
    objc.NSThread:detachNewThreadWithBlock_(note "block")
    assert.same({}, log)
    runloop.runUntilIdle()
    assert.same({"detached", false, "made", false, "block"}, log)
    assert.is_true(thread:isFinished())
    assert.is_false(thread:isExecuting())
    local _, exception = pcall(thread.start, thread)
    assert.equal("*** -[NSThread start]: attempt to start the thread again", exception.reason)
  end)

  it("has the current thread, and keeps a dictionary for each", function()
    local main = objc.NSThread:currentThread()
    assert.is_true(main == objc.NSThread:mainThread())
    assert.is_true(main:isMainThread())
    main:threadDictionary():setObject_forKey_("main's", "key")
    objc.NSThread:detachNewThreadWithBlock_(function()
      local own = objc.NSThread:currentThread()
      log[#log + 1] = own == main
      log[#log + 1] = own:threadDictionary():objectForKey_("key") == nil
      own:threadDictionary():setObject_forKey_("own", "key")
      log[#log + 1] = tostring(objc.NSThread:currentThread():threadDictionary():objectForKey_("key"))
    end)
    runloop.runUntilIdle()
    assert.same({false, true, "own"}, log)
    assert.equal("main's", tostring(main:threadDictionary():objectForKey_("key")))
    main:threadDictionary():removeAllObjects()
  end)

  it("sends main, which a subclass overrides, and may be cancelled before", function()
    local Own = objc.class("OwnThread", objc.NSThread, function(instance)
      function instance:main() log[#log + 1] = tostring(self:isCancelled()) end
    end)
    Own:new():start()
    local cancelled = Own:new()
    cancelled:cancel()
    cancelled:start()
    runloop.runUntilIdle()
    assert.same({"false"}, log)
  end)

  it("ends at its exit, and closes to-be-closed variables", function()
    objc.NSThread:detachNewThreadWithBlock_(function()
      local _ <close> = setmetatable({}, {__close = note "closed"})
      pcall(function() objc.NSThread:exit() end)
      log[#log + 1] = "never"
    end)
    runloop.runUntilIdle()
    assert.same({"closed"}, log)
  end)

  it("passes an uncaught error out of the main thread's run loop", function()
    Worker:new():performSelectorInBackground_withObject_("fail", nil)
    local ok, message = pcall(runloop.runUntilIdle)
    assert.is_false(ok)
    assert.truthy(message:find("raised on a thread", 1, true))
    runloop.runUntilIdle()
  end)

  it("performs on the main thread inside the call, later, or while another one waits", function()
    local worker = Worker:new()
    worker:performSelectorOnMainThread_withObject_waitUntilDone_("work:", "now", true)
    assert.same({"now", true}, log)
    worker:performSelectorOnMainThread_withObject_waitUntilDone_("work:", "later", false)
    assert.same({"now", true}, log)
    objc.NSThread:detachNewThreadWithBlock_(function()
      worker:performSelectorOnMainThread_withObject_waitUntilDone_("work:", "waited for", true)
      log[#log + 1] = "after"
    end)
    runloop.runUntilIdle()
    assert.same({"now", true, "later", true, "waited for", true, "after"}, log)
  end)

  it("performs on a thread that runs its loop", function()
    local thread = objc.NSThread:alloc():initWithBlock_(function()
      local loop = objc.NSRunLoop:currentRunLoop()
      loop:addPort_forMode_(objc.NSPort:port(), objc.NSDefaultRunLoopMode)
      loop:runUntilDate_(objc.NSDate:dateWithTimeIntervalSinceNow_(5))
      log[#log + 1] = "end"
    end)
    thread:start()
    runloop.run(1)
    local worker = Worker:new()
    worker:performSelector_onThread_withObject_waitUntilDone_("work:", thread, "there", true)
    assert.same({"there", false}, log)
    runloop.run(5)
    assert.same({"there", false, "end"}, log)
  end)

  it("never fires the timer of a loop that does not run", function()
    local start = runloop.now()
    objc.NSThread:detachNewThreadWithBlock_(function()
      Worker:new():performSelector_withObject_afterDelay_("fire", nil, 0)
      objc.NSTimer:scheduledTimerWithTimeInterval_repeats_block_(1, true, note "never")
      local timer = objc.NSTimer:timerWithTimeInterval_repeats_block_(1, false, function()
        log[#log + 1] = objc.NSThread:isMainThread()
      end)
      objc.NSRunLoop:mainRunLoop():addTimer_forMode_(timer, objc.NSDefaultRunLoopMode)
    end)
    runloop.run(10)
    assert.same({true}, log)
    assert.near(start + 10, runloop.now(), 1e-9)
  end)

  it("runs a loop without sources not at all, and one with a timer until that is done", function()
    objc.NSThread:detachNewThreadWithBlock_(function()
      objc.NSRunLoop:currentRunLoop():run()
      log[#log + 1] = "at once"
      objc.NSTimer:scheduledTimerWithTimeInterval_repeats_block_(1, false, note "timer")
      objc.NSRunLoop:currentRunLoop():run()
      log[#log + 1] = "end"
    end)
    runloop.runUntilIdle()
    assert.same({"at once", "timer", "end"}, log)
  end)

  it("runs coroutines, sorting and errors on every thread", function()
    objc.NSThread:detachNewThreadWithBlock_(function()
      local wrapped = coroutine.wrap(function()
        coroutine.yield(1)
        objc.NSThread:sleepForTimeInterval_(1)
        coroutine.yield(2)
      end)
      log[#log + 1] = wrapped()
      log[#log + 1] = wrapped()
      local list = {3, 1, 2}
      table.sort(list, function(a, b)
        objc.NSThread:sleepForTimeInterval_(0.1)
        return a < b
      end)
      log[#log + 1] = table.concat(list)
      log[#log + 1] = select(2, pcall(error, "caught"))
      log[#log + 1] = tostring(debug.traceback():find("threads_spec.lua") ~= nil)
    end)
    runloop.runUntilIdle()
    assert.same({1, 2, "123", "caught", "true"}, log)
  end)

  it("has a limit of depth of its own", function()
    objc.NSThread:detachNewThreadWithBlock_(function()
      local function deep() return 1 + deep() end
      log[1] = pcall(deep)
      local function nested(n) return n == 0 and 0 or select(2, pcall(nested, n - 1)) end
      log[2] = nested(150)
    end)
    runloop.runUntilIdle()
    assert.same({false, 0}, log)
  end)

  it("ends endless tail calls", function()
    local Endless = objc.class("EndlessOnThread", objc.NSObject, function(instance)
      function instance:go() return self:come() end
      function instance:come() return self:go() end
    end)
    objc.NSThread:detachNewThreadWithBlock_(function()
      log[1] = select(2, pcall(function() Endless:new():go() end)).reason
    end)
    runloop.runUntilIdle()
    assert.truthy(log[1]:find("stack overflow: -[EndlessOnThread ", 1, true))
  end)

  it("may be made by the thousand, and wait by the hundred", function()
    local count = 0
    for _ = 1, 2000 do
      objc.NSThread:detachNewThreadWithBlock_(function() count = count + 1 end)
    end
    runloop.runUntilIdle()
    assert.equal(2000, count)
    local gate = dispatch.semaphore_create(0)
    for _ = 1, 300 do
      objc.NSThread:detachNewThreadWithBlock_(function()
        dispatch.semaphore_wait(gate)
        count = count + 1
      end)
    end
    runloop.run(0)
    assert.equal(2000, count)
    for _ = 1, 300 do dispatch.semaphore_signal(gate) end
    runloop.runUntilIdle()
    assert.equal(2300, count)
  end)

  it("drains the pool of a thread at its end", function()
    local Short = objc.class("ShortLived", objc.NSObject, function(instance)
      function instance:dealloc() log[#log + 1] = "gone" end
    end)
    objc.NSThread:detachNewThreadWithBlock_(function()
      Short:new()
      log[#log + 1] = "end"
      collectgarbage()
    end)
    runloop.runUntilIdle()
    collectgarbage()
    runloop.run(0)
    assert.same({"end", "gone"}, log)
  end)

  it("keeps the messages to a thread that has not been started until its loop runs", function()
    local thread = objc.NSThread:alloc():initWithBlock_(function()
      log[#log + 1] = "started"
      objc.NSRunLoop:currentRunLoop():runUntilDate_(objc.NSDate:dateWithTimeIntervalSinceNow_(1))
    end)
    local worker = Worker:new()
    worker:performSelector_onThread_withObject_waitUntilDone_("work:", thread, "first", false)
    objc.NSThread:detachNewThreadWithBlock_(function()
      worker:performSelector_onThread_withObject_waitUntilDone_("work:", thread, "second", true)
      log[#log + 1] = "waited"
    end)
    runloop.run(1)
    assert.same({}, log)
    thread:start()
    runloop.run(1)
    assert.same({"started", "first", false, "second", false, "waited"}, log)
  end)

  it("names the thread that never started when all wait for it, and drops its messages", function()
    local thread, worker = objc.NSThread:alloc():init(), Worker:new()
    local gone = objc.weak(worker)
    local ok, exception = pcall(function()
      worker:performSelector_onThread_withObject_waitUntilDone_("work:", thread, "never", true)
    end)
    assert.is_false(ok)
    assert.truthy(tostring(exception):find("-[ThreadWorker work:] on <NSThread: ", 1, true))
    thread, worker = nil, nil
    collectgarbage()
    assert.is_nil(gone:get())
    assert.same({}, log)
  end)

  it("rejects waiting for a message on a thread that ends before it handles it", function()
    local words = "*** -[ThreadWorker performSelector:onThread:withObject:waitUntilDone:modes:]: "
      .. "target thread exited while waiting for the perform"
    local thread = objc.NSThread:alloc():initWithBlock_(function()
      objc.NSThread:sleepForTimeInterval_(1)
      log[#log + 1] = "slept"
    end)
    thread:start()
    -- The first time it waits, the second time the thread has ended.
    for _ = 1, 2 do
      local ok, exception = pcall(function()
        Worker:new():performSelector_onThread_withObject_waitUntilDone_("work:", thread, "never", true)
      end)
      assert.is_false(ok)
      assert.equal("NSDestinationInvalidException", exception.name)
      assert.equal(words, exception.reason)
    end
    Worker:new():performSelector_onThread_withObject_waitUntilDone_("work:", thread, "never", false)
    runloop.runUntilIdle()
    assert.same({"slept"}, log)
  end)

  it("reports once that there are too many, and continues with those that have begun", function()
    local gate, passed = dispatch.semaphore_create(0), 0
    for _ = 1, 2100 do
      objc.NSThread:detachNewThreadWithBlock_(function()
        dispatch.semaphore_wait(gate)
        passed = passed + 1
      end)
    end
    local ok, exception = pcall(runloop.runUntilIdle)
    assert.is_false(ok)
    assert.equal("too many threads: 2000 have started and not finished", exception.reason)
    for _ = 1, 2000 do dispatch.semaphore_signal(gate) end
    runloop.runUntilIdle()
    assert.equal(2000, passed)
  end)
end)
