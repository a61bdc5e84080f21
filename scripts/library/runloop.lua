---@meta
-- Made by `hookhost --emit-luacats` from what hookhost has; not to be edited.

--- The module `runloop`, for LuaLS and for LDoc.

-- runloop
---@class runloop
runloop = {}

--- Answers the virtual time in seconds.
---@return number
function runloop.now() end

--- Counts what waits for its time.
---@return integer
function runloop.pending() end

--- Moves the clock on, and runs what comes due; 0 is one turn.
--- * `seconds`: of virtual time; not negative
--- * raises an error: the time is negative or not finite
--- * raises an error: what a timer, a block or a delayed message raises
--- * raises an error: nothing can wake the main thread any more, or threads wait for each other: Deadlock
--- * raises an error: runs inside of runs, a hundred deep
---@param seconds number
function runloop.run(seconds) end

--- Runs until nothing is pending, or up to that time.
--- * `limit`: the virtual time up to which it runs at most, in seconds since the beginning; one that has passed runs nothing
--- * raises an error: what a timer, a block or a delayed message raises
--- * raises an error: work at one instant makes more work at that instant, a million times over
--- * raises an error: nothing can wake the main thread any more, or threads wait for each other: Deadlock
---@param limit? number
function runloop.runUntilIdle(limit) end

--- Sets which thread goes on at switch points: "cooperative", "random:SEED" or an exact schedule; without a name, answers it.
--- * `name`: without it nothing changes, and the present one is answered
--- * raises an error: the name is none of a schedule
---@param name? string
---@return string?
function runloop.schedule(name) end

--- Sets how many frames a second has; 60 without it.
--- * `hertz`: frames in a second of virtual time, 1 to 1000
--- * raises an error: the rate is not from 1 to 1000
---@param hertz integer
function runloop.setFrameRate(hertz) end
