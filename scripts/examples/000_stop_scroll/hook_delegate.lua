-- Article 000, sections "Hook setDelegate", "Hook Method" and "our own methods": the log of each of
-- the three cases, and of a table view, which is not hooked.

io.stdout:setvbuf "no"
local here = arg[0]:match "^(.*)/" or "."
dofile(here .. "/listings/UIScrollView+Category.lua")
local fingers = dofile(here .. "/listings/fingers.lua")

local function show(class)
  local view = class:alloc():initWithFrame_(uikit.CGRectMake(0, 0, 320, 480))
  view:setContentSize_(uikit.CGSizeMake(320, 40000))
  uikit.keyWindow():addSubview_(view)
  return view
end

local Silent = objc.class("SilentDelegate", objc.NSObject, {protocols = {"UIScrollViewDelegate"}})
local Hearing = objc.class("HearingDelegate", objc.NSObject, {protocols = {"UIScrollViewDelegate"}},
  function(instance)
    function instance:scrollViewDidEndDecelerating_(scrollView)
      print "the delegate's own scrollViewDidEndDecelerating:"
    end
    function instance:scrollViewDidEndDragging_willDecelerate_(scrollView, decelerate)
      print "the delegate's own scrollViewDidEndDragging:willDecelerate:"
    end
  end)

local function stopInThreeWays()
  for _, way in ipairs {"natural", "pressed", "slow"} do
    print("-- " .. way)
    fingers[way]()
  end
end

print "== the delegate implements neither method: they are added"
local scrollView = show(objc.UIScrollView)
local silent = Silent:alloc():init()
scrollView:setDelegate_(silent)
stopInThreeWays()

print "== the delegate implements both: they are exchanged"
local hearing = Hearing:alloc():init()
scrollView:setDelegate_(hearing)
stopInThreeWays()

print "== setDelegate: once more: hooked already"
scrollView:setDelegate_(hearing)
fingers.slow()

print "== nil: [nil class] is Nil, which gets no method"
scrollView:setDelegate_(nil)
scrollView:removeFromSuperview()

-- UITableView overrides setDelegate: and calls super, so the exchanged method also runs for it.
print "== a table view: isMemberOfClass: tells it from a scroll view"
local TableDelegate = objc.class("TableDelegate", objc.NSObject, {protocols = {"UITableViewDelegate"}})
local tableDelegate = TableDelegate:alloc():init()
local tableView = show(objc.UITableView)
print("isKindOfClass:", tableView:isKindOfClass_(objc.UIScrollView),
  "isMemberOfClass:", tableView:isMemberOfClass_(objc.UIScrollView))
tableView:setDelegate_(tableDelegate)
print("hooked:", tableDelegate:respondsToSelector_(objc.sel "scrollViewDidEndDecelerating:"))

print "== +load sent by hand: dispatch_once keeps the exchange"
objc.UIScrollView:load()
scrollView:setDelegate_(silent)
