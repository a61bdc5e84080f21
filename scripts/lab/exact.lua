-- Scenarios that state their traces, order by order.
--
-- The lab itself compares how often each token came. Entries of a catalogue also say in which order,
-- and what came before an error. `exact` adds that to a scenario: a field `traces` holds, for an
-- order's names joined by blanks, the tokens of its stimulus; "" is the run without actors, and
-- "a b - a" the stimulus of the order a, b after a has been removed. A trace that ends in "…" is
-- the beginning of one. A trace that differs is an error, which is no verdict that anybody wants;
-- so is an order of all the actors whose trace is not stated.

local function matches(trace, stated)
  local beginning = stated:match "^(.-)%s*…$"
  if beginning then return trace:sub(1, #beginning) == beginning end
  return trace == stated
end

local function names(order)
  return table.concat(order, " ")
end

local function check(ctx, traces, actors, seen)
  local order = names(ctx.exactly.installed)
  if #ctx.exactly.taken > 0 then order = order .. " - " .. names(ctx.exactly.taken) end
  local trace = ctx.trace():sub(seen + 1):match "^%s*(.*)$"
  local stated = traces[order]
  if stated and not matches(trace, stated) then
    error(("the trace of '%s' is '%s', not '%s'"):format(order, trace:sub(1, 200), stated), 0)
  elseif not stated and #ctx.exactly.installed == actors then
    error(("no trace is stated for '%s', which is '%s'"):format(order, trace:sub(1, 200)), 0)
  end
end

--- An actor that notes when it comes and when it goes.
local function noting(name, actor)
  local install = type(actor) == "table" and actor.install or actor
  local promises = type(actor) == "table" and actor.promises or nil
  return {promises = promises, install = function(ctx)
    local installed = ctx.exactly.installed
    installed[#installed + 1] = name
    local remove = install(ctx)
    return remove and function()
      ctx.taken[#ctx.exactly.taken + 1] = name
      remove()
    end
  end}
end

--- Answers the scenario with its `traces` made into checks, ready for `lab.scenario`.
local function exact(scenario)
  local traces, setup, drive = scenario.traces, scenario.setup, scenario.drive
  local count = 0
  scenario.traces = nil
  local actors = {}
  for name, actor in pairs(scenario.actors) do
    count = count + 1
    actors[name] = noting(name, actor)
  end
  scenario.actors = actors
  scenario.timeLimit = scenario.timeLimit or 60 -- an overflow takes its time on a busy machine
  scenario.setup = function(ctx)
    ctx.exactly = {installed = {}, taken = {}, seen = 0}
    return setup and setup(ctx)
  end
  scenario.drive = function(ctx)
    local ok, err = pcall(drive, ctx)
    check(ctx, traces, count, ctx.exactly.seen)
    ctx.exactly.seen = #ctx.trace()
    if not ok then error(err, 0) end
  end
  return scenario
end

return exact
