-- The lab: the cost of one order of seven actors, each of which hooks the same method, in a fresh
-- world. All 5,040 orders are run.
package.path = arg[1] .. "/?.lua;" .. package.path
local comparison = require "comparison"

local function call() end
local function plainCalls(count)
  local start = os.clock()
  for _ = 1, count do call() end
  return os.clock() - start
end

local log
local Model = objc.class("LabBenchmark", objc.NSObject, function(instance)
  function instance:m() log "app" end
end)

local actors = {}
for n = 1, 7 do
  local token = "sdk" .. n
  actors[token] = {promises = {[token] = 1}, install = function(ctx)
    hook.before(Model, "m", function() ctx.log(token) end)
  end}
end

lab.scenario {
  name = "seven actors",
  setup = function(ctx)
    log = ctx.log
    return {object = Model:new()}
  end,
  actors = actors,
  drive = function(ctx) ctx.object:m() end,
}

local calls = 10000000
local peer = plainCalls(calls) / calls
local start = os.clock()
local result = lab.run()[1]
local seconds = os.clock() - start
assert(#result.orders == 5040)
for _, order in ipairs(result.orders) do assert(order.verdict == "ok", order.detail) end
local each = seconds / #result.orders
comparison.report("an order of seven actors in the lab", each * 1e9, each / peer, "a Lua call")
print(("%-46s %8.0f per second"):format("orders in the lab", 1 / each))
