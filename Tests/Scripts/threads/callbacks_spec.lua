-- Errors in a script's function on any calling thread.
describe("callbacks on any thread", function()
  before_each(function() runloop.runUntilIdle() end)

  local queue = dispatch.queue "callbacks"

  local function source(kind, set)
    return function(callback)
      local made = dispatch.source_create(kind, 0, 0, queue)
      if kind == "timer" then dispatch.source_set_timer(made, 1) end
      dispatch["source_set_" .. set .. "_handler"](made, callback)
      dispatch.resume(made)
      if kind == "data_add" then dispatch.source_merge_data(made, 1) end
      if set == "cancel" then dispatch.source_cancel(made) end
      local ok, caught = pcall(runloop.runUntilIdle)
      dispatch.source_cancel(made)
      if not ok then error(caught, 0) end
    end
  end

  local function later(begin)
    return function(callback)
      begin(callback)
      runloop.runUntilIdle()
    end
  end

  local ways = {
    async = later(function(callback) dispatch.async(queue, callback) end),
    sync = function(callback) dispatch.sync(queue, callback) end,
    barrier_sync = function(callback) dispatch.barrier_sync(dispatch.queue("c", {concurrent = true}), callback) end,
    barrier_async = later(function(callback)
      dispatch.barrier_async(dispatch.queue("c", {concurrent = true}), callback)
    end),
    after = later(function(callback) dispatch.after(1, queue, callback) end),
    main = later(function(callback) dispatch.async(callback) end),
    apply = function(callback) dispatch.apply(2, dispatch.global(), callback) end,
    group_async = later(function(callback) dispatch.group_async(dispatch.group_create(), queue, callback) end),
    group_notify = later(function(callback) dispatch.group_notify(dispatch.group_create(), queue, callback) end),
    once = later(function(callback)
      dispatch.async(queue, function() dispatch.once(objc.onceToken(), callback) end)
    end),
    synchronized = later(function(callback)
      dispatch.async(queue, function() objc.synchronized(objc.NSObject:new(), callback) end)
    end),
    thread = later(function(callback) objc.NSThread:detachNewThreadWithBlock_(callback) end),
    operation = later(function(callback) objc.NSOperationQueue:new():addOperationWithBlock_(callback) end),
    completion = later(function(callback)
      local operation = objc.NSBlockOperation:blockOperationWithBlock_(function() end)
      operation:setCompletionBlock_(callback)
      objc.NSOperationQueue:new():addOperation_(operation)
    end),
    notification = later(function(callback)
      local center = objc.NSNotificationCenter:defaultCenter()
      local token = center:addObserverForName_object_queue_usingBlock_(
        "Called", nil, objc.NSOperationQueue:new(), callback)
      local ok, caught = pcall(center.postNotificationName_object_, center, "Called", nil)
      center:removeObserver_(token)
      if not ok then error(caught, 0) end
    end),
    timer = later(function(callback)
      objc.NSThread:detachNewThreadWithBlock_(function()
        objc.NSTimer:scheduledTimerWithTimeInterval_repeats_block_(1, false, callback)
        objc.NSRunLoop:currentRunLoop():run()
      end)
    end),
    ["data source"] = source("data_add", "event"),
    ["timer source"] = source("timer", "event"),
    ["cancelled source"] = source("timer", "cancel"),
  }

  for name, call in pairs(ways) do
    it("pass an error on unchanged: " .. name, function()
      local value = {}
      local ok, caught = pcall(call, function() error(value) end)
      assert.is_false(ok)
      assert.is_true(caught == value)
      runloop.runUntilIdle()
    end)

    it("cannot yield: " .. name, function()
      local ok, caught = pcall(call, function() coroutine.yield() end)
      assert.is_false(ok)
      assert.matches("attempt to yield", caught)
      runloop.runUntilIdle()
    end)
  end

  it("may run coroutines of their own, which wait", function()
    local sum
    dispatch.async(queue, function()
      local step = coroutine.wrap(function()
        objc.NSThread:sleepForTimeInterval_(1)
        coroutine.yield(5)
        dispatch.sync(dispatch.queue "other", function() end)
        return 6
      end)
      sum = step() + step()
    end)
    runloop.runUntilIdle()
    assert.equal(11, sum)
  end)
end)
