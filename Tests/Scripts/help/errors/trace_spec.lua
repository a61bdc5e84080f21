local stated = assert(loadfile("Tests/Scripts/help/stated_errors.lua", "t", _ENV))()

local lowest = 0
while arg[lowest - 1] do lowest = lowest - 1 end

stated("trace", {
  {"trace.start", "runs already", "runs already", function(f)
    finally(function() trace.stop() end)
    f()
    f()
  end},
  {"trace.start", "the limit is not more than 0", "'limit' must be", function(f) f {limit = 0} end},
  {"trace.start", "no class", "'classes' lists", function(f) f {classes = {3}} end},
  {"trace.start", "no selector", "'selectors' lists", function(f) f {selectors = {3}} end},
  {"trace.stop", "no trace runs", "no trace runs", function(f) f() end},
  {"trace.print", "no entry", "a list of entries", function(f) f {3} end},
  {"trace.print", "an entry", "entry 1 needs 'name', or 'class' and 'selector'", function(f) f {{}} end},
  {"trace.print", "standard output cannot be written", "cannot write to standard output", function()
    local pipe <close> = assert(io.popen(("'%s' -e 'trace.print {{name = [[a]]}}' 2>&1 > /dev/full"):format(arg[lowest])))
    error(pipe:read "a")
  end},
})
