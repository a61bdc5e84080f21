-- Touches: the cost of one touch move in a window with 200 views, a pan recognizer and a scroll view
-- with a Lua delegate, and how the cost of a touch-down grows with the number of candidate views.
package.path = arg[1] .. "/?.lua;" .. package.path
local comparison = require "comparison"

local function call() end
local function plainCalls(count)
  local start = os.clock()
  for _ = 1, count do call() end
  return os.clock() - start
end

local window = uikit.keyWindow()

-- Sets a new view tree: `breadth` views with a chain of `depth` views in each, all of which contain
-- the point (5, 5) of the window. The front chain is hit.
local function plant(breadth, depth)
  local root = objc.UIView:alloc():initWithFrame_ {0, 0, 390, 844}
  for _ = 1, breadth do
    local parent = root
    for _ = 1, depth do
      local view = objc.UIView:alloc():initWithFrame_ {0, 0, 390, 844}
      parent:addSubview_(view)
      parent = view
    end
  end
  window:addSubview_(root)
  return root
end

-- Returns the seconds for `count` touch moves on a view, back and forth by a point.
local function movesOn(view, count)
  local finger = gesture.touch(view, {x = 5, y = 400 + view:bounds().origin.y})
  finger:move {by = {x = 0, y = -40}, duration = 0}
  local start = os.clock()
  for n = 1, count do
    finger:move {by = {x = 0, y = n % 2 == 0 and 1 or -1}, duration = 0}
  end
  local seconds = os.clock() - start
  finger:cancel()
  return seconds
end

do
  local calls = 0
  local Delegate = objc.class("TouchDelegate", objc.NSObject, function(instance)
    function instance:scrollViewDidScroll_() calls = calls + 1 end
    function instance:panned_() calls = calls + 1 end
  end)
  local delegate = Delegate:new()
  local root = plant(20, 10)
  root:addGestureRecognizer_(
    objc.UIPanGestureRecognizer:alloc():initWithTarget_action_(delegate, "panned:"))
  local scroll = objc.UIScrollView:alloc():initWithFrame_ {0, 0, 390, 844}
  scroll:setContentSize_ {390, 10000}
  scroll:setDelegate_(delegate)
  root:addSubview_(scroll)
  local count = 2000
  local ratio, nanoseconds, peer = comparison.ratio(
    function() return movesOn(scroll, count) / count * 1e6 end,
    function() return plainCalls(1e6) end, 1e6)
  comparison.report("a move: 200 views, a pan, a scroll view", nanoseconds, ratio,
    ("a Lua call (%.1f ns)"):format(peer))
  print(("%-46s %8.0f per second"):format("  moves", 1e9 / nanoseconds))
  assert(calls > 0, "nobody was told of the moves")
  root:removeFromSuperview()
end

-- A touch-down tests each view of the chain and each sibling in front; that is the minimum.
local function touchDown(root)
  return function(count)
    local start = os.clock()
    for _ = 1, count do root:hitTest_withEvent_({x = 5, y = 5}, nil) end
    return os.clock() - start
  end
end

for _, shape in ipairs {{"side by side, missed", 1}, {"in a chain", 2}} do
  local first
  for _, views in ipairs {10, 100, 1000, 10000} do
    local root
    if shape[2] == 1 then
      root = plant(views, 1)
      for _, view in ipairs(root:subviews()) do view:setFrame_ {300, 300, 10, 10} end
    elseif views <= 100 then
      root = plant(1, views)
    end
    if root then
      local hit = touchDown(root)
      local count = math.max(1, 20000 // views)
      hit(count)
      local seconds = hit(count) / count
      first = first or seconds / views
      print(("%-46s %8.1f ns a view %6.2f × with 10"):format(
        ("hit test, %d views %s"):format(views, shape[1]), seconds / views * 1e9,
        seconds / views / first))
      root:removeFromSuperview()
    end
  end
end
