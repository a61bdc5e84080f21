local stated = assert(loadfile("Tests/Scripts/help/stated_errors.lua", "t", _ENV))()

local function nothing() end

local function shown()
  local view = objc.UIView:alloc():initWithFrame_ {0, 0, 100, 100}
  uikit.keyWindow():addSubview(view)
  return view
end

local function lifted()
  local finger = gesture.touch(shown())
  finger:lift()
  return finger
end

local one = "gesture.tap gesture.press gesture.touch"
local noWindow, outside, end_outside = "the view is in no window", "the point is outside", "begins or ends outside the window"
local isLifted, tooLong = "was already lifted or cancelled", "or more than a day"
local down = {t = 0, finger = 1, phase = "began", x = 1, y = 1}

stated("gesture", {
  {one, noWindow, "is not in a window", function(f) f(objc.UIView:new()) end},
  {"gesture.drag gesture.flick", noWindow, "is not in a window", function(f) f(objc.UIView:new(), {by = {1, 1}}) end},
  {"gesture.edgeSwipe gesture.pinch gesture.rotate", noWindow, "is not in a window", function(f) f(objc.UIView:new()) end},
  {"gesture.tap gesture.press", outside, "outside its window", function(f) f(shown(), {at = {-10, 0}}) end},
  {"gesture.touch", outside, "outside its window", function(f) f(shown(), {-10, 0}) end},
  {"gesture.tap", "count is less", "'count' must be", function(f) f(shown(), {count = 0}) end},
  {"gesture.press gesture.edgeSwipe gesture.pinch gesture.rotate", tooLong, "0 to 86400 seconds", function(f) f(shown(), {duration = -1}) end},
  {"gesture.drag gesture.flick", tooLong, "0 to 86400 seconds", function(f) f(shown(), {by = {1, 1}, hold = 86401}) end},
  {"gesture.drag gesture.flick", "neither to nor by", "needs 'to' or 'by'", function(f) f(shown(), {}) end},
  {"gesture.drag gesture.flick", "or both", "not both", function(f) f(shown(), {to = {1, 1}, by = {1, 1}}) end},
  {"gesture.drag gesture.flick", end_outside, "outside its window", function(f) f(shown(), {by = {-1000, 0}}) end},
  {"gesture.edgeSwipe", end_outside, "outside its window", function(f) f(shown(), {by = 1000}) end},
  {"gesture.edgeSwipe", "not one of these words", "'edge' must be", function(f) f(shown(), {edge = "middle"}) end},
  {"gesture.edgeSwipe", "x is given for the left", "'x' is not for the left edge", function(f) f(shown(), {x = 1}) end},
  {"gesture.edgeSwipe", "y for the top", "'y' is not for the top edge", function(f) f(shown(), {edge = "top", y = 1}) end},
  {"gesture.edgeSwipe", "by is not more than 0", "more than 0 points", function(f) f(shown(), {by = 0}) end},
  {"gesture.pinch", "the scale is not", "a scale above 0", function(f) f(shown(), {scale = 0}) end},
  {"gesture.pinch gesture.rotate", "or the point is outside it", "outside its window", function(f) f(shown(), {at = {-10, 0}}) end},
  {"gesture.pinch gesture.rotate", "from is not more than 0", "points apart", function(f) f(shown(), {from = 0}) end},
  {"gesture.pinch gesture.rotate", "leaves a finger outside", "would leave the window", function(f) f(shown(), {from = 1000}) end},
  {"gesture.pinch", "no room for the fingers", "no room in the window", function(f) f(shown(), {scale = 1000}) end},
  {"gesture.hover", "or the point is outside it", "outside its window", function(f) f(shown(), {at = {-10, 0}}) end},
  {"gesture.hover", "the duration is negative", "0 to 86400 seconds", function(f) f(shown(), {duration = -1}) end},
  {"gesture.rotate", "the angle is not finite", "a finite angle", function(f) f(shown(), {angle = 1 / 0}) end},
  {"gesture.play", "the file cannot be read", "cannot read", function(f) f "missing.json" end},
  {"gesture.play", "does not contain a list", "a list of entries", function(f) f {t = 0} end},
  {"gesture.play", "a field of an entry is missing", "phase is missing", function(f) f {{t = 0, finger = 1, x = 1, y = 1}} end},
  {"gesture.play", "not a field of TouchEntry", "unknown field 'z'", function(f) f {{t = 0, finger = 1, phase = "began", x = 1, y = 1, z = 1}} end},
  {"gesture.play", "earlier than the one before", "t goes back", function(f) f {{t = 1, finger = 1, phase = "began", x = 1, y = 1}, down} end},
  {"gesture.play", "a finger that is not down", "it is not down", function(f) f {{t = 0, finger = 1, phase = "moved", x = 1, y = 1}} end},
  {"gesture.play", "or is down already", "entry 2", function(f) f {down, down} end},
  {"gesture.play", "outside the window", "outside the window", function(f) f {{t = 0, finger = 1, phase = "began", x = -1, y = 1}} end},
  {"gesture.monkey", "that a gesture has caused", "check returned false", function(f)
    f {steps = 1, check = function() return false end}
  end},
  {"gesture.monkey", "there is no key window", "there is no key window", function(f)
    uikit.keyWindow():setHidden_(true)
    f()
  end},
  {"gesture.monkey", "not from 1 to 100000", "'steps' must be", function(f) f {steps = 0} end},
  {"gesture.monkey", "not one of these words", "got 'jump'", function(f) f {actions = {"jump"}} end},
  {"gesture.record", "the file cannot be written", "cannot write", function(f) f(nothing, "missing/file.json") end},
  {"Finger:move", isLifted, "lifted or cancelled already", function() lifted():move {by = {1, 1}} end},
  {"Finger:hold", isLifted, "lifted or cancelled already", function() lifted():hold(1) end},
  {"Finger:lift", isLifted, "lifted or cancelled already", function() lifted():lift() end},
  {"Finger:cancel", isLifted, "lifted or cancelled already", function() lifted():cancel() end},
  {"Finger:move", "neither to nor by", "needs 'to' or 'by'", function() gesture.touch(shown()):move {} end},
  {"Finger:move", "the end point is outside", "outside its window", function() gesture.touch(shown()):move {to = {-1000, 0}} end},
  {"Finger:move", tooLong, "0 to 86400 seconds", function() gesture.touch(shown()):move {by = {1, 1}, duration = -1} end},
  {"Finger:hold", tooLong, "0 to 86400 seconds", function() gesture.touch(shown()):hold(-1) end},
})
