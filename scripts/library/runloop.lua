---@meta
-- Made by `hookhost --emit-luacats` from what hookhost has; not to be edited.

--- The module `runloop`, for LuaLS and for LDoc.

-- runloop
---@class runloop
runloop = {}

--- Returns the virtual time in seconds.
---@return number
function runloop.now() end

--- Counts the scheduled work that is still pending.
---@return integer
function runloop.pending() end

--- Advances the virtual clock, and runs what becomes due; 0 runs one turn.
--- * `seconds`: of virtual time; not negative
--- * raises an error: the time is negative or not finite
--- * raises an error: a timer, a block or a delayed message raises an error
--- * raises an error: nothing can wake the main thread, or threads wait for each other: Deadlock
--- * raises an error: the call is nested in 100 other calls of run
---@param seconds number
function runloop.run(seconds) end

--- Runs until nothing is pending, or until a time limit.
--- * `limit`: the virtual time at which to stop, in seconds since the start; a time in the past runs nothing
--- * raises an error: a timer, a block or a delayed message raises an error
--- * raises an error: work schedules more work at the same instant, a million times in a row
--- * raises an error: nothing can wake the main thread, or threads wait for each other: Deadlock
---@param limit? number
function runloop.runUntilIdle(limit) end

--- Sets which thread continues at switch points: "cooperative", "random:SEED" or an exact schedule; without a name, returns the current schedule.
--- * `name`: without it, the schedule is not changed, only returned
--- * raises an error: the name is not a valid schedule
---@param name? string
---@return string?
function runloop.schedule(name) end

--- Sets the number of frames per second; initially 60.
--- * `hertz`: frames per second of virtual time, 1 to 1000
--- * raises an error: the rate is not from 1 to 1000
---@param hertz integer
function runloop.setFrameRate(hertz) end
