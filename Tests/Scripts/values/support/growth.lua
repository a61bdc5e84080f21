-- How the time of a body grows with the number of members, entries or changes.

-- Returns how many times longer a body takes for four times as many: the best of several runs.
return function(body, few)
  local function best(count)
    local least = math.huge
    for _ = 1, 3 do
      local started = os.clock()
      objc.autoreleasepool(function() body(count) end)
      least = math.min(least, os.clock() - started)
    end
    return least
  end
  return best(4 * few) / best(few)
end
