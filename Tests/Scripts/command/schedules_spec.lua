-- Schedules that are set for a run, limits, and threads that remain at its end.
describe("threads at the command line", function()
  local lowest = 0
  while arg[lowest - 1] do lowest = lowest - 1 end
  local program = arg[lowest]

  --- Returns a program's output on both streams, and its status.
  local function output(arguments, text, extension)
    local name = os.tmpname()
    local path = name .. (extension or ".lua")
    local file <close> = assert(io.open(path, "w"))
    file:write(text)
    file:close()
    local pipe = assert(io.popen(("NO_COLOR=1 '%s' %s '%s' 2>&1 < /dev/null"):format(program, arguments, path)))
    local printed = pipe:read "a"
    local _, _, status = pipe:close()
    os.remove(path)
    os.remove(name)
    return printed, status
  end

  local counting = [[
    local Counter = objc.class("Counter", objc.NSObject, function(instance)
      objc.property(instance, "value", {policy = "assign", default = 0})
    end)
    local counter = Counter:new()
    for _ = 1, 2 do
      objc.NSThread:detachNewThreadWithBlock_(function()
        for _ = 1, 3 do counter:setValue_(counter:value() + 1) end
      end)
    end
    runloop.runUntilIdle()
    print(counter:value(), runloop.schedule())
  ]]

  it("switch threads where --schedule says so, the same way each time", function()
    assert.equal("6\tcooperative\n", (output("", counting)))
    local lost
    for seed = 1, 20 do
      local printed = output("--schedule random:" .. seed, counting)
      if not printed:find "^6" then
        lost = seed
        assert.equal(printed, (output("--schedule=random:" .. seed, counting)))
        break
      end
    end
    assert.is_truthy(lost)
  end)

  it("reject an invalid schedule", function()
    local printed, status = output("--schedule=fair", counting)
    assert.equal(2, status)
    assert.matches("'--schedule' takes cooperative, random:SEED or an exact schedule", printed, 1, true)
  end)

  it("name the thread that an uncaught error has ended", function()
    local printed, status = output("", [[
      local thread = objc.NSThread:alloc():initWithBlock_(function() error "boom" end)
      thread:setName_ "worker"
      thread:start()
    ]])
    assert.equal(1, status)
    assert.matches('[C]: in thread 2 "worker"', printed, 1, true)
  end)

  it("are deadlocks when they wait at the end of the script", function()
    local printed, status = output("", [[
      objc.NSThread:detachNewThreadWithBlock_(function()
        dispatch.semaphore_wait(dispatch.semaphore_create(0))
      end)
    ]])
    assert.equal(1, status)
    assert.matches("Deadlock: thread 2 waits for semaphore <OS_dispatch_semaphore: ", printed, 1, true)
  end)

  it("end with the process when one of them calls os.exit", function()
    local printed, status = output("", [[
      objc.NSThread:detachNewThreadWithBlock_(function() os.exit(7) end)
      runloop.runUntilIdle()
      print "never"
    ]])
    assert.equal(7, status)
    assert.equal("", printed)
  end)

  for what, script in pairs {
    ["a thread that never gives way"] =
      "objc.NSThread:detachNewThreadWithBlock_(function() while true do pcall(function() while true do end end) end end)",
    ["a block that takes hooks away"] =
      "dispatch.async(dispatch.global(), function() while true do debug.sethook() end end)",
    ["a main thread beside one that waits"] = [[
      objc.NSThread:detachNewThreadWithBlock_(function()
        dispatch.semaphore_wait(dispatch.semaphore_create(0))
      end)
      runloop.run(0)
      while true do end]],
    ["threads that sleep without end"] = [[
      for _ = 1, 50 do
        objc.NSThread:detachNewThreadWithBlock_(function()
          while true do objc.NSThread:sleepForTimeInterval_(1) end
        end)
      end]],
  } do
    it("are stopped by a time limit: " .. what, function()
      local printed, status = output("--time-limit 0.5", script .. "\nrunloop.runUntilIdle()")
      assert.equal(124, status)
      assert.matches("time limit exceeded", printed, 1, true)
    end)
  end

  it("are stopped by a memory limit, as an error where the main thread waits", function()
    local printed = output("--memory-limit 60M", [[
      objc.NSThread:detachNewThreadWithBlock_(function()
        local kept = {}
        while true do kept[#kept + 1] = ("x"):rep(1000) .. #kept end
      end)
      print(pcall(runloop.runUntilIdle))
    ]])
    assert.matches("false\tnot enough memory", printed, 1, true)
  end)

  it("are named by a test that leaves them, but not a pool's", function()
    local printed = output("test -o TAP", [[
      local function begin(work) objc.NSThread:detachNewThreadWithBlock_(work) end
      it("leaves a waiting one", function()
        begin(function() dispatch.semaphore_wait(dispatch.semaphore_create(0)) end)
        runloop.run(0)
      end)
      it("leaves a block", function()
        dispatch.async(dispatch.queue "com.example.work", function() objc.NSThread:sleepForTimeInterval_(1e9) end)
        runloop.run(0)
      end)
      it("leaves an unbegun one", function() begin(function() end) end)
      it("leaves none behind", function()
        dispatch.async(dispatch.global(), function() end)
        dispatch.sync(dispatch.queue "work", function() end)
        runloop.run(0)
      end)
    ]], "_spec.lua")
    assert.matches("leaves a waiting one left thread %d+ waits for semaphore <OS_dispatch_semaphore", printed)
    assert.matches("leaves a block left thread %d+ %(com.example.work%) waits for time to pass %(it waits at", printed)
    assert.matches("leaves an unbegun one left thread %d+ is ready to start\n", printed)
    assert.not_matches("leaves none left", printed, 1, true)
  end)
end)
