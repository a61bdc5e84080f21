-- Scrolling: the cost of a frame of a decelerating scroll view, and how much faster than real time an
-- hour of flicks is simulated.
package.path = arg[1] .. "/?.lua;" .. package.path
local comparison = require "comparison"

local function call() end
local function plainCalls(count)
  local start = os.clock()
  for _ = 1, count do call() end
  return os.clock() - start
end

local frames = 0
local Delegate = objc.class("ScrollDelegate", objc.NSObject, function(instance)
  function instance:scrollViewDidScroll_() frames = frames + 1 end
end)
local delegate = Delegate:new()
local scroll = objc.UIScrollView:alloc():initWithFrame_ {0, 0, 390, 844}
scroll:setContentSize_ {390, 1e6}
uikit.keyWindow():addSubview_(scroll)

-- Flicks up and down, each after the last one has stopped, for some virtual seconds.
local function flicks(seconds)
  local start, wall = runloop.now(), os.clock()
  local way = -1
  while runloop.now() - start < seconds do
    gesture.flick(scroll, {from = {x = 200, y = 500 + scroll:contentOffset().y},
      by = {x = 0, y = 200 * way}, duration = 0.08})
    runloop.runUntilIdle()
    if scroll:contentOffset().y > 9e5 then way = 1 end
    if scroll:contentOffset().y < 1e4 then way = -1 end
  end
  return os.clock() - wall, runloop.now() - start
end

for _, heard in ipairs {"with a Lua scrollViewDidScroll:", "without a delegate"} do
  scroll:setDelegate_(heard:find "Lua" and delegate or nil)
  scroll:setContentOffset_ {0, 0}
  flicks(60)
  frames = 0
  local wall, virtual = flicks(3600)
  local callNanoseconds = plainCalls(1e7) / 1e7 * 1e9
  local perFrame = wall / (virtual * 60) * 1e9
  comparison.report("a frame " .. heard, perFrame, perFrame / callNanoseconds,
    ("a Lua call (%.1f ns)"):format(callNanoseconds))
  local speed = virtual / wall
  print(("%-46s %8.0f × the clock on the wall  at least 3600  %s"):format(
    "an hour of flicks " .. heard, speed, speed >= 3600 and "met" or "missed"))
end
assert(frames == 0, "a delegate that had gone was told")
