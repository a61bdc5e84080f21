-- How the time of a body grows with the number of members, entries or changes.

-- Returns the best of several runs, in seconds of processor time.
local function best(body, count)
  local least = math.huge
  for _ = 1, 3 do
    collectgarbage()
    local started = os.clock()
    objc.autoreleasepool(function() body(count) end)
    least = math.min(least, os.clock() - started)
  end
  return least
end

-- Returns how many times longer a body takes for four times as many: 4 if it is linear, 16 if it is quadratic.
-- Another program on the machine only makes it more, so a large answer is asked for again, and the least one counts.
return function(body, few)
  local least = math.huge
  for _ = 1, 6 do
    least = math.min(least, best(body, 4 * few) / best(body, few))
    if least < 8 then break end
  end
  return least
end
