local stated = assert(loadfile("Tests/Scripts/help/stated_errors.lua", "t", _ENV))()

local lowest = 0
while arg[lowest - 1] do lowest = lowest - 1 end

stated("trace", {
  {"trace.start", "is already running", "runs already", function(f)
    finally(function() trace.stop() end)
    f()
    f()
  end},
  {"trace.start", "the limit is not greater than 0", "'limit' must be", function(f) f {limit = 0} end},
  {"trace.start", "not a class", "'classes' lists", function(f) f {classes = {3}} end},
  {"trace.start", "not a selector", "'selectors' lists", function(f) f {selectors = {3}} end},
  {"trace.stop", "no trace is running", "no trace runs", function(f) f() end},
  {"trace.print", "not an entry", "a list of entries", function(f) f {3} end},
  {"trace.print", "an entry", "entry 1 needs 'name', or 'class' and 'selector'", function(f) f {{}} end},
  {"trace.print", "writing to standard output fails", "cannot write to standard output", function()
    local pipe <close> = assert(io.popen(("'%s' -e 'trace.print {{name = [[a]]}}' 2>&1 > /dev/full"):format(arg[lowest])))
    error(pipe:read "a")
  end},
})
