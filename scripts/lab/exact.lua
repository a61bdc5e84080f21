-- Scenarios that state their traces, order by order.
--
-- The lab itself compares how often each token was logged. Entries of a catalogue also state the
-- order of the tokens, and the tokens before an error. `exact` adds a field `traces` to a scenario.
-- It maps the names of an order, separated by spaces, to the tokens of its stimulus; "" is the run
-- without actors, and "a b - a" is the stimulus of the order a, b after a was removed. A trace that
-- ends in "…" is a prefix. Instead of a table, `traces` can be a function that receives the names
-- of an order and the removed names, and returns the trace. A different trace is an error, and so
-- is an order of all the actors without a trace.

local function matches(trace, stated)
  local beginning = stated:match "^(.-)%s*…$"
  if beginning then return trace:sub(1, #beginning) == beginning end
  return trace == stated
end

local function names(order)
  return table.concat(order, " ")
end

local function check(ctx, traces, actors, seen, raised)
  local order = names(ctx.exactly.installed)
  if #ctx.exactly.taken > 0 then order = order .. " - " .. names(ctx.exactly.taken) end
  local trace = ctx.trace():sub(seen + 1):match "^%s*(.*)$"
  local stated
  if type(traces) == "function" then
    stated = traces(ctx.exactly.installed, ctx.exactly.taken)
  else
    stated = traces[order]
  end
  if stated and not matches(trace, stated) then
    error(("the trace of '%s' is '%s', not '%s'%s"):format(
      order, trace:sub(1, 200), stated, raised and "; " .. tostring(raised) or ""), 0)
  elseif not stated and #ctx.exactly.installed == actors then
    error(("no trace is stated for '%s', which is '%s'"):format(order, trace:sub(1, 200)), 0)
  end
end

--- An actor that records its installation and its removal.
local function noting(name, actor)
  local install = type(actor) == "table" and actor.install or actor
  local promises = type(actor) == "table" and actor.promises or nil
  return {promises = promises, install = function(ctx)
    local installed = ctx.exactly.installed
    installed[#installed + 1] = name
    local remove = install(ctx)
    return remove and function()
      local taken = ctx.exactly.taken
      taken[#taken + 1] = name
      remove()
    end
  end}
end

--- Returns the scenario with its `traces` converted to checks, ready for `lab.scenario`.
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
  scenario.timeLimit = scenario.timeLimit or 60 -- an overflow takes some time on a busy machine
  scenario.setup = function(ctx)
    ctx.exactly = {installed = {}, taken = {}, seen = 0}
    return setup and setup(ctx)
  end
  scenario.drive = function(ctx)
    local ok, err = pcall(drive, ctx)
    check(ctx, traces, count, ctx.exactly.seen, not ok and err)
    ctx.exactly.seen = #ctx.trace()
    if not ok then error(err, 0) end
  end
  return scenario
end

return exact
