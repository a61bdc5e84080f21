local stated = assert(loadfile("Tests/Scripts/help/stated_errors.lua", "t", _ENV))()

local runs = "runloop.run runloop.runUntilIdle"

stated("runloop", {
  {"runloop.run", "negative or not finite", "-1.0 seconds", function(f) f(-1) end},
  {"runloop.run", "negative or not finite", "inf seconds", function(f) f(1 / 0) end},
  {runs, "a timer, a block", "mine", function(f)
    dispatch.async(function() error "mine" end)
    f(0)
  end},
  {runs, "nothing can wake the main thread", "Deadlock", function(f)
    dispatch.async(function() dispatch.semaphore_wait(dispatch.semaphore_create(0)) end)
    f(1)
  end},
  {"runloop.run", "nested in 100 other calls", "inside itself 100 times", function(f)
    local function again()
      dispatch.async(again)
      f(0)
    end
    again()
  end},
  -- The tests of the clock run fewer turns than a million, which takes minutes here.
  {"runloop.runUntilIdle", "a million times in a row", "virtual time stands still", false},
  {"runloop.schedule", "not a valid schedule", '"cooperative", "random:SEED"', function(f) f "sometimes" end},
  {"runloop.setFrameRate", "not from 1 to 1000", "1 to 1000 frames", function(f) f(0) end},
})
