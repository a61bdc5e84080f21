-- The article's three ways to stop, each performed by a finger. Each function returns when everything is at rest.
local fingers = {}

local window = uikit.keyWindow()

local function flick()
  gesture.flick(window, {from = {x = 160, y = 400}, by = {x = 0, y = -120}})
end

-- 1. A fast scroll that comes to rest by itself.
function fingers.natural()
  flick()
  runloop.run(6)
end

-- 2. A fast scroll that a finger presses to a stop.
function fingers.pressed()
  flick()
  runloop.run(0.5)
  gesture.tap(window, {at = {x = 160, y = 300}})
  runloop.run(6)
end

-- 3. A slow drag whose finger rests before it is lifted.
function fingers.slow()
  gesture.drag(window,
    {from = {x = 160, y = 400}, by = {x = 0, y = -60}, duration = 0.5, hold = 0.3})
  runloop.run(6)
end

return fingers
