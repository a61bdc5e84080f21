-- Two ways to do one thing, timed in turn so that both meet the same machine. What counts is the
-- ratio of neighbouring runs, the median of fifteen; the nanoseconds are shown for the reader only.

local comparison = {}

local rounds, seconds_per_run = 15, 0.02

function comparison.median(list)
  local sorted = table.move(list, 1, #list, 1, {})
  table.sort(sorted)
  return sorted[(#sorted + 1) // 2]
end

-- A function of a count that runs `statement`, in which `o` is `object`, that often, ten in a row
-- so that the loop itself weighs little, and answers the seconds it took.
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

-- The ratio of two functions of a count, and the nanoseconds that each takes for one.
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

-- Prints one line. Without a limit it is there for the reader, and has no verdict.
function comparison.report(what, nanoseconds, ratio, peer, limit)
  local line = ("%-46s %8.1f ns %6.2f × %s"):format(what, nanoseconds, ratio, peer)
  if limit then
    line = line .. (" "):rep(30 - #peer)
      .. ("  at most %4.2f  %s"):format(limit, ratio <= limit and "met" or "missed")
  end
  print(line)
end

return comparison
