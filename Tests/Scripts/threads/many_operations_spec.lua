-- Queues with many operations: the work for each is bounded, and the order is that of a queue with a few.

describe("a queue of many operations", function()
  local asked, log -- `asked` is the number of messages that ask for a state
  local Counted = objc.class("CountedOperation", objc.NSOperation, function(instance, _, super)
    function instance:isReady()
      asked = asked + 1
      return super(self):isReady()
    end
    function instance:isFinished()
      asked = asked + 1
      return super(self):isFinished()
    end
  end)

  before_each(function() asked, log = 0, {} end)

  it("asks each of a chain a few times whether it is ready", function()
    local queue = objc.NSOperationQueue:new()
    local last
    for index = 1, 200 do
      local operation = Counted:new()
      operation:setCompletionBlock_(function() log[#log + 1] = index end)
      if last then operation:addDependency_(last) end
      queue:addOperation_(operation)
      last = operation
    end
    queue:waitUntilAllOperationsAreFinished()
    runloop.runUntilIdle()
    assert.equal(200, #log)
    assert.equal(200, log[200])
    assert.is_true(asked <= 200 * 12)
  end)

  it("asks one that depends on all others as rarely", function()
    local queue = objc.NSOperationQueue:new()
    queue:setMaxConcurrentOperationCount_(1)
    queue:setSuspended_(true)
    for _ = 1, 200 do queue:addOperation_(Counted:new()) end
    queue:addBarrierBlock_(function() log[#log + 1] = queue:operationCount() end)
    queue:setSuspended_(false)
    runloop.runUntilIdle()
    assert.same({1}, log)
    assert.is_true(asked <= 200 * 12)
  end)

  it("starts the highest priority first, and of equal ones the first that was added", function()
    local queue = objc.NSOperationQueue:new()
    queue:setMaxConcurrentOperationCount_(1)
    queue:setSuspended_(true)
    local all = {}
    for index, priority in ipairs {0, 0, 8, -8, 0, 8, 4} do
      all[index] = objc.NSBlockOperation:blockOperationWithBlock_(function() log[#log + 1] = index end)
      all[index]:setQueuePriority_(priority)
      queue:addOperation_(all[index])
    end
    all[2]:addDependency_(all[1])
    all[4]:setQueuePriority_(4)
    all[6]:setQueuePriority_(0)
    queue:setSuspended_(false)
    runloop.runUntilIdle()
    assert.same({3, 4, 7, 1, 2, 5, 6}, log)
  end)

  it("polls one whose class says that it is ready without a notification", function()
    local is_ready = false
    local Late = objc.class("LateOperation", objc.NSOperation, function(instance)
      function instance:isReady() return is_ready end
      function instance:main() log[#log + 1] = "late" end
    end)
    local queue = objc.NSOperationQueue:new()
    queue:addOperation_(Late:new())
    runloop.runUntilIdle()
    assert.same({}, log)
    is_ready = true
    queue:addOperationWithBlock_(function() log[#log + 1] = "next" end)
    runloop.runUntilIdle()
    assert.same({"late", "next"}, log)
  end)

  it("has its operations again after a snapshot is restored", function()
    local queue = objc.NSOperationQueue:new()
    queue:setMaxConcurrentOperationCount_(1)
    local first = objc.NSBlockOperation:blockOperationWithBlock_(function() log[#log + 1] = "first" end)
    local second = objc.NSBlockOperation:blockOperationWithBlock_(function() log[#log + 1] = "second" end)
    second:addDependency_(first)
    queue:setSuspended_(true)
    queue:addOperations_waitUntilFinished_({first, second}, false)
    local snapshot = objc.snapshot()
    for _ = 1, 2 do
      queue:setSuspended_(false)
      runloop.runUntilIdle()
      assert.equal(0, queue:operationCount())
      objc.restore(snapshot)
      assert.equal(2, queue:operationCount())
    end
    assert.same({"first", "second", "first", "second"}, log)
    queue:cancelAllOperations()
    queue:setSuspended_(false)
    runloop.runUntilIdle()
    assert.equal(0, queue:operationCount())
  end)
end)
