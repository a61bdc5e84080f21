-- Foundation's values as objects, compared with a Lua table. Argument: the folder of this
-- file.

local here = ...
package.path = here .. "/?.lua"
local comparison = require "comparison"

local path = objc.NSIndexPath:indexPathForRow_inSection_(3, 1)
local native = comparison.loop("o:indexAtPosition_(0)", path)

local function report(what, subject, peer, name, limit, count)
  local ratio, nanoseconds = comparison.ratio(subject, peer, count)
  comparison.report(what, nanoseconds, ratio, name, limit)
end

report("objectAtIndex_ of an array", comparison.loop("o:objectAtIndex_(1)", objc.box {1, 2, 3}), native,
  "a native message of one integer", 3)
report("objectForKey_ of a dictionary", comparison.loop("o:objectForKey_('key')",
  objc.box {key = 1, other = 2}), native, "a native message of one integer")

local numbers = {}
for number = 1, 1000 do numbers[number] = number end

local function repeated(body)
  return function(count)
    local start = os.clock()
    for _ = 1, count do body() end
    return os.clock() - start
  end
end

report("boxing a list of 1,000 numbers", repeated(function() return objc.box(numbers) end),
  repeated(function()
    local copy = {}
    for place = 1, #numbers do copy[place] = numbers[place] end
    return copy
  end), "copying the table", 2)

-- Reports the nanoseconds of one element of many, compared with one of few.
local function among(what, seconds, many, few, peer)
  local ratios = {}
  local nanoseconds
  for round = 1, 3 do
    local small = seconds(few)
    local large = seconds(many)
    ratios[round] = large / small
    nanoseconds = large * 1e9
  end
  comparison.report(what, nanoseconds, comparison.median(ratios), peer, 2)
end

local function growing(what, make, add)
  among(what, function(count)
    local container = make()
    collectgarbage()
    local start = os.clock()
    for number = 1, count do add(container, number) end
    return (os.clock() - start) / count
  end, 1000000, 100000, "one of 100,000")
end

growing("one addObject_ of 1,000,000", function() return objc.NSMutableArray:array() end,
  function(array, number) array:addObject_(number) end)
growing("one setObject_forKey_ of 1,000,000", function() return objc.NSMutableDictionary:dictionary() end,
  function(dictionary, number) dictionary:setObject_forKey_(number, "key" .. number) end)
growing("the same in a table", function() return {} end,
  function(table, number) table["key" .. number] = number end)

-- The elements of an array that the script no longer references.
among("freeing one of 100,000 in an array", function(count)
  local array = objc.NSMutableArray:array()
  for _ = 1, count do array:addObject_(objc.NSObject:new()) end
  collectgarbage()
  local start = os.clock()
  array:removeAllObjects()
  return (os.clock() - start) / count
end, 100000, 10000, "one of 10,000")
