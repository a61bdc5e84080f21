describe("the lab under schedules", function()
  local number = 0

  local function result(scenario)
    number = number + 1
    scenario.name = "threads " .. number
    lab.scenario(scenario)
    return lab.run({names = {scenario.name}})[1]
  end

  local function background(...)
    for _, work in ipairs {...} do objc.NSThread:detachNewThreadWithBlock_(work) end
  end

  local Counter = objc.class("LabCounter", objc.NSObject, function(instance)
    objc.property(instance, "value", {policy = "assign", default = 0})
    objc.property(instance, "atom", {policy = "assign", default = 0, atomic = true})
  end)

  local function raising(wrap, key)
    local getter, setter = key or "value", "set" .. (key == "atom" and "Atom_" or "Value_")
    return {
      setup = function() return {counter = Counter:new(), lock = objc.NSLock:new()} end,
      actors = {sdk = function(ctx)
        local function raise()
          wrap(ctx, function() ctx.counter[setter](ctx.counter, ctx.counter[getter](ctx.counter) + 1) end)
        end
        background(raise, raise)
      end},
      drive = function() runloop.runUntilIdle() end,
      schedules = "all",
    }
  end

  local function bare(_, work) work() end

  local function locked(ctx, work)
    ctx.lock:lock()
    work()
    ctx.lock:unlock()
  end

  it("finds a race, and names both places and the shortest schedule", function()
    local order = result(raising(bare)).orders[1]
    assert.equal("race", order.verdict)
    assert.truthy(order.detail:find("value", 1, true))
    local _, places = order.detail:gsub("lab_spec.lua:%d+", "")
    assert.equal(2, places)
    assert.equal("cooperative", order.schedule)
  end)

  it("finds none where a lock orders the threads", function()
    local found = result(raising(locked))
    assert.equal("ok", found.orders[1].verdict)
    assert.is_true(found.complete)
  end)

  it("finds the lost update that atomic properties do not prevent", function()
    local scenario = raising(bare, "atom")
    scenario.expect = function(ctx) return ctx.counter:atom() == 2 end
    local order = result(scenario).orders[1]
    assert.equal("failed", order.verdict)
    assert.truthy(order.schedule:find "^exact:%d+>%d+$")
    scenario = raising(bare, "atom")
    scenario.expect = function(ctx) return ctx.counter:atom() == 2 end
    scenario.schedules = {order.schedule}
    assert.equal("failed", result(scenario).orders[1].verdict)
  end)

  it("finds opposite locks", function()
    local order = result({
      actors = {sdk = function()
        local a, b = objc.NSLock:new(), objc.NSLock:new()
        local function both(first, second)
          return function()
            first:lock()
            second:lock()
            second:unlock()
            first:unlock()
          end
        end
        background(both(a, b), both(b, a))
      end},
      drive = function() runloop.runUntilIdle() end,
      schedules = "all",
    }).orders[1]
    assert.equal("deadlock", order.verdict)
    local _, switches = order.schedule:gsub(">", "")
    assert.equal(1, switches)
  end)

  it("tries a number of schedules by chance", function()
    local scenario = raising(bare, "atom")
    scenario.expect = function(ctx) return ctx.counter:atom() == 2 end
    scenario.schedules = 50
    assert.equal("failed", result(scenario).orders[1].verdict)
  end)

  it("rejects an invalid schedule", function()
    for _, wrong in ipairs {0, "some", {"fair"}, {}} do
      assert.is_false((pcall(lab.scenario, {
        name = "wrong", actors = {a = function() end}, drive = function() end, schedules = wrong,
      })))
    end
  end)

  -- The result of two changes of one count.
  local function changing(install)
    return result({
      setup = function() return {counter = Counter:new()} end,
      actors = {sdk = function(ctx) install(ctx.counter) end},
      drive = function() runloop.runUntilIdle() end,
      schedules = 30,
    }).orders[1]
  end

  it("knows that time does not synchronize", function()
    -- A synchronization of earlier runs must not apply to later ones.
    local one, two, timer = dispatch.queue("one"), dispatch.queue("two"), nil
    for _, other in ipairs {two, dispatch.main, two} do
      assert.equal("race", changing(function(counter)
        dispatch.after(1, one, function() counter:setValue_(1) end)
        dispatch.after(2, other, function() counter:setValue_(2) end)
      end).verdict)
    end
    assert.equal("race", changing(function(counter)
      timer = dispatch.source_create("timer", 0, 0, one)
      dispatch.source_set_timer(timer, 1)
      dispatch.source_set_event_handler(timer, function() counter:setValue_(1) end)
      dispatch.resume(timer)
      dispatch.after(2, two, function() counter:setValue_(2) end)
    end).verdict)
  end)

  it("knows that a pool's thread does not synchronize", function()
    assert.equal("race", changing(function(counter)
      for value = 1, 2 do
        dispatch.async(dispatch.global(), function() counter:setValue_(value) end)
      end
    end).verdict)
  end)

  it("knows that operations, performed messages and queues synchronize", function()
    assert.equal("ok", changing(function(counter)
      local queue = objc.NSOperationQueue:new()
      local first = objc.NSBlockOperation:blockOperationWithBlock_(function() counter:setValue_(1) end)
      local second = objc.NSBlockOperation:blockOperationWithBlock_(function() counter:setValue_(2) end)
      second:addDependency_(first)
      queue:addOperations_waitUntilFinished_({first, second}, true)
      counter:setValue_(3)
    end).verdict)
    assert.equal("ok", changing(function(counter)
      background(function()
        counter:setValue_(1)
        counter:performSelectorOnMainThread_withObject_waitUntilDone_("value", nil, true)
        counter:setValue_(2)
      end)
    end).verdict)
    assert.equal("ok", changing(function(counter)
      counter:setValue_(1)
      dispatch.after(1, dispatch.queue("later"), function()
        counter:setValue_(2)
        dispatch.async(function() counter:setValue_(3) end)
      end)
    end).verdict)
  end)

  it("finds an observer that is deallocated during its notification", function()
    local order = result({
      setup = function()
        local Page = objc.class("LeftPage", objc.NSObject, function(instance)
          objc.property(instance, "title", {atomic = true})
          objc.property(instance, "observer", {atomic = true})
        end)
        local Observer = objc.class("LeavingObserver", objc.NSObject, function(instance)
          function instance:observeValueForKeyPath_ofObject_change_context_() end
        end)
        local page = Page:new()
        local observer <close> = Observer:new()
        page:setObserver_(observer)
        page:addObserver_forKeyPath_options_context_(observer, "title", 0)
        return {page = page}
      end,
      actors = {sdk = function(ctx)
        background(function() ctx.page:setTitle_ "new" end, function()
          do
            local observer <close> = ctx.page:observer()
            ctx.page:removeObserver_forKeyPath_(observer, "title")
          end
          ctx.page:setObserver_(nil)
        end)
      end},
      drive = function() runloop.runUntilIdle() end,
      schedules = "all",
    }).orders[1]
    assert.equal("dangling", order.verdict)
    assert.truthy(order.detail:find("-[LeavingObserver observeValueForKeyPath:", 1, true))
  end)

  -- Linux's information about the running process.
  local function systemThreads()
    for line in io.lines "/proc/self/status" do
      local count = line:match "^Threads:%s*(%d+)"
      if count then return tonumber(count) end
    end
  end

  it("ends other threads while they end", function()
    local scenario = {
      setup = function() end,
      actors = {sdk = function()
        background(function() end, function() end)
      end},
      drive = function() runloop.runUntilIdle() end,
      schedules = 100,
    }
    local before = systemThreads()
    assert.equal("ok", result(scenario).orders[1].verdict)
    assert.is_true(systemThreads() <= before + 2)
  end)
end)
