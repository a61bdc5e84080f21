-- Article 000, sections "three types of stopping" and "observing a stop": the values of tracking,
-- dragging and decelerating in the callbacks, and a delegate that detects a stop from them.

io.stdout:setvbuf "no" -- print and NSLog keep their order when both write to the same file
local here = arg[0]:match "^(.*)/" or "."
local fingers = dofile(here .. "/listings/fingers.lua")

local function flags(scrollView)
  return ("tracking:%d,dragging:%d,decelerating:%d"):format(scrollView:isTracking() and 1 or 0,
    scrollView:isDragging() and 1 or 0, scrollView:isDecelerating() and 1 or 0)
end

local ViewController = objc.class("ViewController", objc.UIViewController,
  {protocols = {"UIScrollViewDelegate"}}, function(instance)
  function instance:scrollViewWillBeginDecelerating_(scrollView)
    print("scrollViewWillBeginDecelerating:")
  end

  function instance:scrollViewDidEndDecelerating_(scrollView)
    print("scrollViewDidEndDecelerating:")
    print(flags(scrollView))
    -- Types 1 and 2.
    local scrollToScrollStop = not scrollView:isTracking() and not scrollView:isDragging()
      and not scrollView:isDecelerating()
    if scrollToScrollStop then self:scrollViewDidEndScroll() end
  end

  function instance:scrollViewDidEndDragging_willDecelerate_(scrollView, decelerate)
    print("scrollViewDidEndDragging:willDecelerate:" .. (decelerate and "YES" or "NO"))
    print(flags(scrollView))
    if not decelerate then
      -- Type 3.
      local dragToDragStop = scrollView:isTracking() and not scrollView:isDragging()
        and not scrollView:isDecelerating()
      if dragToDragStop then self:scrollViewDidEndScroll() end
    end
  end

  function instance:scrollViewDidEndScroll()
    objc.NSLog "停止滚动了！！！"
  end
end)

local self = ViewController:alloc():init()
local scrollView = objc.UIScrollView:alloc():initWithFrame_(uikit.CGRectMake(0, 0, 320, 480))
scrollView:setContentSize_(uikit.CGSizeMake(320, 40000))
scrollView:setDelegate_(self)
uikit.keyWindow():addSubview_(scrollView)

print "== type 1: fast, comes to rest by itself"
fingers.natural()
print "== type 2: fast, pressed to a stop"
fingers.pressed()
print "== type 3: slow"
fingers.slow()

-- The flags before that: after the finger touches, moves and lifts.
print "== meanwhile"
print("at rest", flags(scrollView))
local finger = gesture.touch(scrollView, {x = 160, y = scrollView:contentOffset().y + 400})
finger:hold(0.2) -- no callback while the touch can still become a tap on the content
print("touched", flags(scrollView))
finger:move {by = {x = 0, y = -120}, duration = 0.1}
print("dragged", flags(scrollView))
scrollView:setDelegate_(nil)
finger:lift()
print("let go", flags(scrollView))
runloop.run(6)
print("at rest", flags(scrollView))
