-- Starts a repeating timer and a few delayed calls; `calls` counts them.
calls = 0
local function count() calls = calls + 1 end
objc.NSTimer:scheduledTimerWithTimeInterval_repeats_block_(3, true, count)
for delay = 1, 4 do dispatch.after(delay * delay, count) end
