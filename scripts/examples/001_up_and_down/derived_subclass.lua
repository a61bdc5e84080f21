-- Article 001, section 3: the derived subclass combined with KVO, which also creates one, and with
-- another library of the same type.

local listings = (arg[0]:match "^(.*)/" or ".") .. "/listings/"
local UpDownScroll = dofile(listings .. "UpDownScroll.lua")
dofile(listings .. "UIScrollView+UpDownSubclass.lua")
local screen = dofile(listings .. "screen.lua")

local moves = 0
objc.NSNotificationCenter:defaultCenter():addObserverForName_object_queue_usingBlock_(
  UpDownScroll.notification, nil, nil, function() moves = moves + 1 end)

local Observer = objc.class("Observer", objc.NSObject, function(instance)
  objc.property(instance, "count", {policy = "assign", default = 0})
  instance["observeValueForKeyPath:ofObject:change:context:"] = function(self)
    self:setCount_(self:count() + 1)
  end
end)

local self = screen.Origin:alloc():init()
local observer = Observer:alloc():init()
local New = objc.NSKeyValueObservingOptionNew

local function tell(tableView)
  moves = 0
  observer:setCount_(0)
  screen.drag {-20}
  tableView:setBackgroundColor_(objc.UIColor:redColor())
  print(("%-45s %d notification(s), %d change(s) observed"):format(
    objc.object_getClassName(tableView), moves, observer:count()))
end

local function fresh()
  local tableView = screen.show(objc.UITableView, self)
  tableView:setDelegate_(self)
  return tableView
end

print "== listening, then KVO"
local tableView = fresh()
tableView:listenUpDownScroll()
tell(tableView)
tableView:addObserver_forKeyPath_options_context_(observer, "backgroundColor", New, nil)
tell(tableView)
tableView:removeObserver_forKeyPath_(observer, "backgroundColor")
tell(tableView)

print "== KVO, then listening: the observers are taken off and put back"
tableView = fresh()
tableView:addObserver_forKeyPath_options_context_(observer, "backgroundColor", New, nil)
tell(tableView)
tableView:listenUpDownScroll()
tell(tableView)
tableView:removeObserver_forKeyPath_(observer, "backgroundColor")
tell(tableView)

print "== KVO, then a derived class over KVO's own: gone with the last observer"
tableView = fresh()
tableView:addObserver_forKeyPath_options_context_(observer, "backgroundColor", New, nil)
local Naive = objc.allocateClassPair(objc.object_getClass(tableView), "Naive_UITableView")
objc.registerClassPair(Naive)
objc.object_setClass(tableView, Naive)
tell(tableView)
tableView:removeObserver_forKeyPath_(observer, "backgroundColor")
tell(tableView)

print "== KVO, then a derived class of the class that it answers: nobody observes any more"
tableView = fresh()
tableView:addObserver_forKeyPath_options_context_(observer, "backgroundColor", New, nil)
local Blind = objc.allocateClassPair(tableView:class(), "Blind_UITableView")
objc.registerClassPair(Blind)
objc.object_setClass(tableView, Blind)
tell(tableView)

-- The other library also derives from the class that `class` returns, and replaces ours.
print "== another library of the same kind"
tableView = fresh()
tableView:listenUpDownScroll()
tell(tableView)
local Other = objc.allocateClassPair(tableView:class(), "Other_UITableView")
objc.registerClassPair(Other)
objc.object_setClass(tableView, Other)
tell(tableView)
print("the getter answers the delegate:", tableView:delegate() == self)
tableView:setDelegate_(self)
tell(tableView)
