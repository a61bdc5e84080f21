-- Simulated threads: the cost of a switch, and the number of schedules of two threads with ten switch
-- points that the lab runs in a second. Each is compared with Lua's coroutines.

local function handing_over(count)
  local one, two = dispatch.semaphore_create(0), dispatch.semaphore_create(0)
  objc.NSThread:detachNewThreadWithBlock_(function()
    for _ = 1, count do
      dispatch.semaphore_wait(one)
      dispatch.semaphore_signal(two)
    end
  end)
  local start = os.clock()
  for _ = 1, count do
    dispatch.semaphore_signal(one)
    dispatch.semaphore_wait(two)
  end
  local seconds = os.clock() - start
  runloop.runUntilIdle()
  return seconds / 2
end

local function resuming(count)
  local resume = coroutine.wrap(function()
    while true do coroutine.yield() end
  end)
  local start = os.clock()
  for _ = 1, count do resume() end
  return os.clock() - start
end

local count = 20000
handing_over(count)
local hand_over, peer = handing_over(count) / count, resuming(count) / count
print(("threads hand-over: %.1f µs, %.0f × resuming a coroutine (target 10 µs): %s"):format(
  hand_over * 1e6, hand_over / peer, hand_over <= 10e-6 and "met" or "missed"))

local Counter = objc.class("BenchmarkCounter", objc.NSObject, function(instance)
  objc.property(instance, "value", {policy = "assign", default = 0, atomic = true})
end)
local schedules = 2000
lab.scenario {
  name = "two threads with ten switch points",
  setup = function() return {counter = Counter:new()} end,
  actors = {app = function(ctx)
    local counter = ctx.counter
    for _ = 1, 2 do
      objc.NSThread:detachNewThreadWithBlock_(function()
        for _ = 1, 5 do counter:value() end
      end)
    end
  end},
  drive = function() end,
  schedules = schedules,
}
local start = os.clock()
assert(lab.run()[1].orders[1].verdict == "ok")
local each = (os.clock() - start) / schedules

local function plain_schedule()
  local value = 0
  local threads = {}
  for i = 1, 2 do
    threads[i] = coroutine.create(function()
      for _ = 1, 5 do
        coroutine.yield()
        value = value + 0
      end
    end)
  end
  while #threads > 0 do
    local place = math.random(#threads)
    coroutine.resume(threads[place])
    if coroutine.status(threads[place]) == "dead" then table.remove(threads, place) end
  end
end
start = os.clock()
for _ = 1, schedules do plain_schedule() end
local plain = (os.clock() - start) / schedules
print(("schedules per second: %.0f, %.0f × the time of coroutines (target 3,000): %s"):format(
  1 / each, each / plain, 1 / each >= 3000 and "met" or "missed"))
