-- One small class, hooked by actors in all the ways that fail: for the specs of scenarios.
local serial = 0

--- A separate class for each test, whose method `m` logs "orig".
local function newClass()
  serial = serial + 1
  local ctx
  local class = objc.class("LabModel" .. serial, objc.NSObject, function(instance)
    function instance:m() ctx.log "orig" end
  end)
  return class, function(c)
    ctx = c
    return {object = class:new()}
  end
end

--- Runs one scenario with some defaults, and returns its result.
local function run(scenario)
  serial = serial + 1
  scenario.name = scenario.name or "scenario " .. serial
  scenario.drive = scenario.drive or function(ctx) ctx.object:m() end
  lab.scenario(scenario)
  local results = lab.run {names = {scenario.name}}
  assert.equal(1, #results)
  return results[1]
end

--- The result of the only order of one actor.
local function verdictOf(install, scenario)
  scenario = scenario or {}
  scenario.actors = {sdk = install}
  local order = run(scenario).orders[1]
  return order.verdict, order.detail, order
end

local function logging(token, class)
  return {
    install = function(ctx)
      local hooked = hook.before(class, "m", function() ctx.log(token) end)
      return function() hooked:remove() end
    end,
    promises = {[token] = 1},
  }
end

return {newClass = newClass, run = run, verdictOf = verdictOf, logging = logging}
