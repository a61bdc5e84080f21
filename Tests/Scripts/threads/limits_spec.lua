describe("the time limit of a scenario with threads", function()
  local number = 0

  local function verdict(scenario)
    number = number + 1
    scenario.name = "limited " .. number
    lab.scenario(scenario)
    return lab.run({names = {scenario.name}})[1].orders[1].verdict
  end

  local Counter = objc.class("LimitedCounter", objc.NSObject, function(instance)
    objc.property(instance, "value", {policy = "assign", default = 0})
  end)

  it("can expire at any point while a thread begins or ends", function()
    for step = 1, 12 do
      local limit = 0.0001 * 1.25 ^ step
      local found = verdict {
        setup = function() return {counter = Counter:new()} end,
        actors = {sdk = function(ctx)
          for _ = 1, 2 do
            objc.NSThread:detachNewThreadWithBlock_(function()
              ctx.counter:setValue_(ctx.counter:value() + 1)
            end)
          end
        end},
        drive = function() runloop.runUntilIdle() end,
        schedules = 200,
        timeLimit = limit,
      }
      assert.truthy(({race = true, timeout = true})[found], found)
    end
  end)
end)
