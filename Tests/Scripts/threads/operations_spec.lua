describe("operations", function()
  local log

  before_each(function()
    runloop.runUntilIdle()
    log = {}
  end)

  local function note(text)
    return function() log[#log + 1] = text end
  end

  local function operation(text) return objc.NSBlockOperation:blockOperationWithBlock_(note(text)) end

  it("run on other threads, and are waited for", function()
    local queue = objc.NSOperationQueue:new()
    queue:addOperationWithBlock_(function()
      log[#log + 1] = objc.NSThread:isMainThread()
      log[#log + 1] = objc.NSOperationQueue:currentQueue() == queue
    end)
    assert.equal(1, queue:operationCount())
    queue:waitUntilAllOperationsAreFinished()
    assert.same({false, true}, log)
    assert.equal(0, queue:operationCount())
  end)

  it("run by priority and readiness when there is one place", function()
    local queue = objc.NSOperationQueue:new()
    queue:setMaxConcurrentOperationCount_(1)
    queue:setSuspended_(true)
    local low, high, normal = operation "low", operation "high", operation "normal"
    low:setQueuePriority_(-8)
    high:setQueuePriority_(8)
    for _, each in ipairs {low, normal, high} do queue:addOperation_(each) end
    normal:addDependency_(low)
    queue:setSuspended_(false)
    runloop.runUntilIdle()
    assert.same({"high", "low", "normal"}, log)
  end)

  it("wait for dependencies across queues, and never start in a circle", function()
    local one, two = objc.NSOperationQueue:new(), objc.NSOperationQueue:new()
    local first, second = operation "first", operation "second"
    second:addDependency_(first)
    two:addOperation_(second)
    runloop.runUntilIdle()
    assert.same({}, log)
    assert.is_false(second:isReady())
    one:addOperation_(first)
    runloop.runUntilIdle()
    assert.same({"first", "second"}, log)
    local a, b = operation "a", operation "b"
    a:addDependency_(b)
    b:addDependency_(a)
    one:addOperations_waitUntilFinished_({a, b}, false)
    runloop.runUntilIdle()
    assert.same({"first", "second"}, log)
    one:cancelAllOperations()
    runloop.runUntilIdle()
    assert.equal(0, one:operationCount())
    a:removeDependency_(b)
  end)

  it("leave their queue without running when they are cancelled before", function()
    local queue = objc.NSOperationQueue:new()
    queue:setSuspended_(true)
    local first, second = operation "first", operation "second"
    second:addDependency_(operation "never added")
    queue:addOperation_(first)
    queue:addOperation_(second)
    second:cancel()
    assert.is_true(second:isReady())
    queue:setSuspended_(false)
    runloop.runUntilIdle()
    assert.same({"first"}, log)
    assert.is_true(second:isFinished())
    assert.is_true(second:isCancelled())
  end)

  it("report their states by KVO, on the thread that changes them", function()
    local Watcher = objc.class("OperationWatcher", objc.NSObject, function(instance)
      function instance:observeValueForKeyPath_ofObject_change_context_(path, object)
        log[#log + 1] = path .. " " .. tostring(object[path](object))
      end
    end)
    local watcher, watched = Watcher:new(), operation "main"
    for _, key in ipairs {"isExecuting", "isFinished"} do
      watched:addObserver_forKeyPath_options_context_(watcher, key, 0)
    end
    watched:setCompletionBlock_(note "completion")
    objc.NSOperationQueue:new():addOperation_(watched)
    runloop.runUntilIdle()
    assert.same({
      "isExecuting true", "main", "isExecuting false", "isFinished true", "completion",
    }, log)
    for _, key in ipairs {"isExecuting", "isFinished"} do
      watched:removeObserver_forKeyPath_(watcher, key)
    end
  end)

  it("finish when they say so themselves", function()
    local Slow = objc.class("SlowOperation", objc.NSOperation, function(instance)
      objc.property(instance, "executing", {getter = "isExecuting", policy = "assign", default = false})
      objc.property(instance, "finished", {getter = "isFinished", policy = "assign", default = false})
      function instance:isAsynchronous() return true end
      function instance:start()
        self:setExecuting_(true)
        dispatch.after(1, function()
          log[#log + 1] = "work"
          self:willChangeValueForKey_ "isFinished"
          self:setFinished_(true)
          self:didChangeValueForKey_ "isFinished"
        end)
      end
    end)
    local queue = objc.NSOperationQueue:new()
    queue:setMaxConcurrentOperationCount_(1)
    queue:addOperation_(Slow:new())
    queue:addOperationWithBlock_(note "next")
    runloop.run(0.5)
    assert.same({}, log)
    assert.equal(2, queue:operationCount())
    runloop.runUntilIdle()
    assert.same({"work", "next"}, log)
  end)

  it("wait forever for one that waits for them", function()
    local queue = objc.NSOperationQueue:new()
    queue:setMaxConcurrentOperationCount_(1)
    local second = operation "second"
    queue:addOperationWithBlock_(function() second:waitUntilFinished() end)
    queue:addOperation_(second)
    local ok, exception = pcall(runloop.runUntilIdle)
    assert.is_false(ok)
    assert.equal("Deadlock", exception.name)
    assert.truthy(exception.reason:find("NSBlockOperation", 1, true))
  end)

  it("are rejected twice", function()
    local queue, once = objc.NSOperationQueue:new(), operation "once"
    queue:addOperation_(once)
    local _, exception = pcall(queue.addOperation_, queue, once)
    assert.equal(
      "*** -[NSOperationQueue addOperation:]: operation is already enqueued on a queue",
      exception.reason)
    runloop.runUntilIdle()
    _, exception = pcall(queue.addOperation_, queue, once)
    assert.equal(
      "*** -[NSOperationQueue addOperation:]: operation is finished and cannot be enqueued",
      exception.reason)
  end)

  it("deliver notifications to the queue that was given, while the poster waits", function()
    local queue, center = objc.NSOperationQueue:new(), objc.NSNotificationCenter:defaultCenter()
    local token = center:addObserverForName_object_queue_usingBlock_("Posted", nil, queue, function()
      log[#log + 1] = objc.NSThread:isMainThread()
    end)
    center:postNotificationName_object_("Posted", nil)
    log[#log + 1] = "posted"
    assert.same({false, "posted"}, log)
    center:removeObserver_(token)
    token = center:addObserverForName_object_queue_usingBlock_(
      "Posted", nil, objc.NSOperationQueue:mainQueue(), note "main")
    center:postNotificationName_object_("Posted", nil)
    assert.same({false, "posted", "main"}, log)
    center:removeObserver_(token)
  end)

  it("send a message, and store its result", function()
    local Maker = objc.class("InvocationMaker", objc.NSObject, function(instance)
      function instance:make_(text) return text .. " made" end
    end)
    local made = objc.NSInvocationOperation:alloc():initWithTarget_selector_object_(
      Maker:new(), "make:", "it")
    made:start()
    assert.equal("it made", made:result())
    assert.is_true(made:isFinished())
  end)

  it("run on queues that are called as on a device", function()
    local queue = objc.NSOperationQueue:new()
    assert.truthy(tostring(queue:name()):find "^NSOperationQueue 0x%x+$")
    queue:setName_ "com.example.work"
    assert.truthy(tostring(queue:description()):find("{name = 'com.example.work'}", 1, true))
    queue:addOperationWithBlock_(function() log[1] = dispatch.queue_get_label(nil) end)
    runloop.runUntilIdle()
    assert.same({"com.example.work (QOS: UNSPECIFIED)"}, log)
    assert.is_nil(queue:underlyingQueue())
  end)

  it("say why they do not begin when a thread waits for them", function()
    local first, second = operation "first", operation "second"
    second:addDependency_(first)
    objc.NSOperationQueue:new():addOperation_(second)
    local _, exception = pcall(second.waitUntilFinished, second)
    assert.equal("Deadlock", exception.name)
    assert.truthy(exception.reason:find(
      "to finish, which waits for <NSBlockOperation: 0x%x+>, which is in no queue"))
    second:cancel()
    runloop.runUntilIdle()
  end)

  it("name the first operations of a long chain that a thread waits for", function()
    local last = operation "1"
    local all = {last}
    for index = 2, 20000 do
      all[index] = operation(index)
      all[index]:addDependency_(last)
      last = all[index]
    end
    local _, exception = pcall(last.waitUntilFinished, last)
    assert.matches("^the main thread waits for .*, which waits for <NSBlockOperation: 0x%x+>, and so on %(it waits at", exception.reason)
    assert.equal(20, select(2, exception.reason:match "^(.-), and so on":gsub("which waits for", "")))
  end)
end)
