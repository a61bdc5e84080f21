-- Article 000: delegates that its listing does not handle, each with a corrected version: a
-- delegate that is set twice, a table view that shares the delegate's class, a subclass of a hooked
-- class, and a property declared `copy` that only retains.

io.stdout:setvbuf "no"
local listings = (arg[0]:match "^(.*)/" or ".") .. "/listings/"
local fingers = dofile(listings .. "fingers.lua")

-- Without the listing's own log, so that the fault is visible.
local quiet = setmetatable({NSLog = function() end}, {__index = objc})
local function import(name)
  assert(loadfile(listings .. name, "t", setmetatable({objc = quiet}, {__index = _G})))()
end

local function show(class)
  local view = class:alloc():initWithFrame_(uikit.CGRectMake(0, 0, 320, 480))
  view:setContentSize_(uikit.CGSizeMake(320, 40000))
  uikit.keyWindow():addSubview_(view)
  return view
end

local function tellsStops(scrollView)
  scrollView:setStopScrollBlock_(function(scrollView) print "停止滑动" end)
end

local function pitfall(title, scenario)
  for _, form in ipairs {
    {"as written", "UIScrollView+Category.lua", "StopScrollBlock.lua"},
    {"fixed", "StopScrollByDelegateHook.lua"},
  } do
    print(("== %s, %s"):format(title, form[1]))
    local world = objc.snapshot()
    for place = 2, #form do import(form[place]) end
    hook.before(objc.UIScrollView, "stopScroll:", function(self)
      print("stopScroll: to a " .. objc.NSStringFromClass(self:class()))
    end)
    local succeeded, failure = pcall(scenario)
    if not succeeded then print((tostring(failure.reason or failure):gsub("0x%x+", "0x…"))) end
    objc.restore(world)
  end
end

-- The first setDelegate: adds add_scrollViewDidEndDragging:willDecelerate:. The second call takes
-- it for the delegate's own method and exchanges it with p_…, so both report the stop.
pitfall("a delegate that implements nothing, set twice", function()
  local Silent = objc.class("SilentDelegate", objc.NSObject, {protocols = {"UIScrollViewDelegate"}})
  local delegate = Silent:alloc():init()
  local scrollView = show(objc.UIScrollView)
  scrollView:setDelegate_(delegate)
  scrollView:setDelegate_(delegate)
  tellsStops(scrollView)
  fingers.slow()
end)

-- The listing checks the view's class, but changes the delegate's class, for all views.
pitfall("a table view whose delegate is of the same class", function()
  local Shared = objc.class("SharedDelegate", objc.NSObject, {protocols = {"UITableViewDelegate"}},
    function(instance)
      function instance:scrollViewDidEndDragging_willDecelerate_(scrollView, decelerate)
        print("the table's delegate is told")
      end
    end)
  local first, second = Shared:alloc():init(), Shared:alloc():init()
  local scrollView, tableView = show(objc.UIScrollView), show(objc.UITableView)
  scrollView:setDelegate_(first)
  tellsStops(scrollView)
  tableView:setDelegate_(second)
  fingers.slow() -- the table view is in front
end)

-- The subclass inherits the exchanged method. It gets its own p_… method, and exchanging this with
-- the inherited one makes each the other's original.
pitfall("a delegate whose parent class is hooked", function()
  local Parent = objc.class("ParentDelegate", objc.NSObject, {protocols = {"UIScrollViewDelegate"}},
    function(instance)
      function instance:scrollViewDidEndDragging_willDecelerate_(scrollView, decelerate)
        print(objc.NSStringFromClass(self:class()) .. " is told")
      end
    end)
  local Child = objc.class("ChildDelegate", Parent)
  local parent, child = Parent:alloc():init(), Child:alloc():init()
  local scrollView = show(objc.UIScrollView)
  tellsStops(scrollView)
  scrollView:setDelegate_(parent)
  fingers.slow()
  scrollView:setDelegate_(child)
  fingers.slow()
end)

-- The header says `copy`, but the setter retains. A function is the same block either way, so
-- another callable object has to show the difference.
pitfall("a property declared copy", function()
  local Block = objc.class("Block", objc.NSObject, function(instance)
    function instance:copyWithZone_(zone)
      print "copied"
      return self
    end
  end)
  local scrollView = show(objc.UIScrollView)
  scrollView:setStopScrollBlock_(Block:alloc():init())
  print("there is a block:", scrollView:stopScrollBlock() ~= nil)
end)
