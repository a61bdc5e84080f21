local stated = assert(loadfile("Tests/Scripts/help/stated_errors.lua", "t", _ENV))()

local function nothing() end

--- Registers an empty scenario, with some additional or different fields.
local function whole(fields)
  local made = {name = "a", drive = nothing, actors = {sdk = nothing}}
  for key, value in pairs(fields or {}) do made[key] = value end
  lab.scenario(made)
end

stated("lab", {
  {"lab.scenario", "is missing", "'name' must be", function() lab.scenario {} end},
  {"lab.scenario", "is missing", "'drive' must be", function() lab.scenario {name = "a"} end},
  {"lab.scenario", "is missing", "'actors' must be", function() lab.scenario {name = "a", drive = nothing} end},
  {"lab.scenario", "an invalid value", "'timeLimit' must be more than 0", function() whole {timeLimit = 0} end},
  {"lab.scenario", "names an unknown actor", "no actor 'app'", function() whole {orders = {{"app"}}} end},
  {"lab.scenario", "want an unknown verdict", "no verdict 'fine'", function() whole {want = "fine"} end},
  {"lab.scenario", "without schedules", "needs schedules", function() whole {preemptions = 2} end},
  {"lab.scenario", "not from 0 to 8", "0 to 8", function() whole {preemptions = 9, schedules = "all"} end},
  {"lab.scenario", "is already registered", "is registered already", function() whole(); whole() end},
  {"lab.run", "no scenario has one of these names", "no scenario is named 'b'", function(f) f {names = {"b"}} end},
  {"lab.run", "cannot be opened", "cannot open missing.lua", function(f) f {paths = {"missing.lua"}} end},
  {"lab.run", "not called on the main thread", "only the main thread", function(f)
    whole()
    dispatch.async(dispatch.queue "elsewhere", function() f() end)
    runloop.run(0.1)
  end},
})
