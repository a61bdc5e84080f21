-- Compares two ways to do one thing, timed alternately under the same load. The result is the median
-- ratio of fifteen pairs of runs; the nanoseconds are only information.

local comparison = {}

local rounds, seconds_per_run = 15, 0.02

function comparison.median(list)
  local sorted = table.move(list, 1, #list, 1, {})
  table.sort(sorted)
  return sorted[(#sorted + 1) // 2]
end

-- Returns a function that runs `statement`, in which `o` is `object`, a number of times and returns
-- the seconds. The statement is repeated ten times to reduce the cost of the loop.
function comparison.loop(statement, object)
  local source = ([[
    local o, clock = ...
    return function(count)
      local start = clock()
      for _ = 1, count // 10 do
        %s
      end
      return clock() - start
    end]]):format((statement .. " "):rep(10))
  return assert(load(source))(object, os.clock)
end

-- Returns the ratio of two such functions, and the nanoseconds of each for one statement.
function comparison.ratio(subject, peer, count)
  if not count then
    count = 1000
    while peer(count) < seconds_per_run do count = count * 2 end
  end
  subject(count)
  local ratios, subjects, peers = {}, {}, {}
  for round = 1, rounds do
    collectgarbage()
    if round % 2 == 0 then subjects[round] = subject(count) end
    peers[round] = peer(count)
    if round % 2 == 1 then subjects[round] = subject(count) end
    ratios[round] = subjects[round] / peers[round]
  end
  local nanoseconds = 1e9 / count
  return comparison.median(ratios), comparison.median(subjects) * nanoseconds,
    comparison.median(peers) * nanoseconds
end

-- Prints one line. Without a limit it is only information, with no verdict.
function comparison.report(what, nanoseconds, ratio, peer, limit)
  local line = ("%-46s %8.1f ns %6.2f × %s"):format(what, nanoseconds, ratio, peer)
  if limit then
    line = line .. (" "):rep(30 - #peer)
      .. ("  at most %4.2f  %s"):format(limit, ratio <= limit and "met" or "missed")
  end
  print(line)
end

return comparison
