-- Functions of the runtime that its own tests call most, compared with what a script would do without
-- them. Argument: the folder of this file.

local here = ...
package.path = here .. "/?.lua"
local comparison = require "comparison"

objc.import(here .. "/RuntimeFunctions.m", {arc = false})

local function timed(run)
  return function(count)
    local start = os.clock()
    run(count)
    return os.clock() - start
  end
end
local weak = setmetatable({}, {__mode = "v"})
local function weak_fields(count)
  local value = {}
  for place = 0, count - 1 do
    weak[place % 100] = value
    weak[place % 100] = nil
  end
end
local function nothing() end
local function protected_calls(count)
  for _ = 1, count do pcall(nothing) end
end
local function closures(count)
  local made
  for place = 1, count do made = function() return place end end
  return made
end

local functions = require "hookhost.c".globals
for _, line in ipairs {
  {"a weak variable, stored and destroyed", "benchmarkWeak", weak_fields, "a weak field, set and cleared"},
  {"@synchronized", "benchmarkSynchronized", protected_calls, "a protected call"},
  {"an IMP of a block, created and removed", "benchmarkBlockMethods", closures, "a closure, created"},
} do
  local ratio, nanoseconds = comparison.ratio(timed(functions[line[2]]), timed(line[3]), 20000)
  comparison.report(line[1], nanoseconds, ratio, line[4])
end
