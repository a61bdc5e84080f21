-- The growth of each parser's time with the size of its input: the exponent of a power law, 1 for linear time.
--   hookhost scripts/benchmarks/growth.lua [PARSER [SHAPE]]
-- The size is doubled until a run takes long enough; the exponent is the slope between the last sizes, each the best of
-- several runs. Processor time is measured, so other processes do not count. Exits with 1 if an exponent is too high.

package.path = arg[0]:gsub("[^/]*$", "") .. "?.lua"
local inputs = require "growth_inputs"

-- n log n doubles to about 2.1; noise of short runs adds to that. Quadratic time has 2.
local highest = 1.4
local shortest, longest, largest = 0.01, 0.15, 1 << 18

local function seconds(input, made)
  local best = math.huge
  for _ = 1, 3 do
    collectgarbage()
    local started = os.clock()
    objc.autoreleasepool(function() pcall(input.read, made) end)
    best = math.min(best, os.clock() - started)
    if best > longest then break end
  end
  return best
end

-- Returns the exponent, the largest size and its time.
local function growth(input)
  local size, times, sizes = 256, {}, {}
  repeat
    local made = input.make(size)
    times[#times + 1], sizes[#sizes + 1] = seconds(input, made), size
    size = size * 2
  until times[#times] > longest or size > largest
  local last = #times
  local first = last
  while first > 1 and first > last - 3 and times[first - 1] > shortest / 8 do first = first - 1 end
  if times[last] < shortest or first == last then return nil, sizes[last], times[last] end
  return math.log(times[last] / times[first]) / math.log(sizes[last] / sizes[first]), sizes[last], times[last]
end

local high = 0
for _, input in ipairs(inputs) do
  if (not arg[1] or arg[1] == input.parser) and (not arg[2] or arg[2] == input.shape) then
    local exponent, size, time = growth(input)
    if exponent and exponent > highest and not input.note then
      local second = growth(input) -- another process may have used the caches
      exponent = math.min(exponent, second or exponent)
    end
    local verdict = input.note or exponent and exponent > highest and "missed" or "ok"
    if verdict == "missed" then high = high + 1 end
    print(("growth  %-22s %-18s %s  %7d parts in %8.2f ms  %s"):format(
      input.parser, input.shape, exponent and ("n^%.2f"):format(exponent) or "short ", size, time * 1000, verdict))
    io.stdout:flush()
  end
end
os.exit(high == 0 and 0 or 1)
