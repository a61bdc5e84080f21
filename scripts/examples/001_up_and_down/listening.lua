-- Article 001, section 3: the category on UIScrollView in its two forms, with the delegate set before
-- and after listening starts (the article's macros), for a scroll view and for a table view.

local listings = (arg[0]:match "^(.*)/" or ".") .. "/listings/"

local UpDownScroll -- the names of the notification and its two keys

local function each(scenario)
  for _, form in ipairs {"UpDownFunctions", "UpDownSubclass"} do
    local world = objc.snapshot()
    UpDownScroll = dofile(listings .. "UpDownScroll.lua")
    dofile(listings .. "UIScrollView+" .. form .. ".lua")
    local screen = dofile(listings .. "screen.lua")
    scenario(form, screen)
    objc.restore(world)
  end
end

-- The observer checks the distance, and whether the notification is about its view.
local function hear(scrollView)
  objc.NSNotificationCenter:defaultCenter():addObserverForName_object_queue_usingBlock_(
    UpDownScroll.notification, nil, nil, function(notification)
      local userInfo = notification:userInfo()
      print(("distance %g of %s"):format(userInfo[UpDownScroll.distance],
        userInfo[UpDownScroll.scrollView] == scrollView and "our view" or "another view"))
    end)
end

for _, order in ipairs {"before", "after"} do
  each(function(form, screen)
    print(("== %s: the delegate is set %s listening starts"):format(form, order))
    local self = screen.Origin:alloc():init()
    local tableView = screen.show(objc.UITableView, self)
    hear(tableView)
    if order == "before" then tableView:setDelegate_(self) end
    tableView:listenUpDownScroll()
    if order == "after" then tableView:setDelegate_(self) end
    screen.drag {-20, -4, 10}
    screen.tap()
    print("the delegate is the one that was set:", tableView:delegate() == self)
    tableView:setDelegate_(tableView:delegate()) -- setter and getter must both be hooked
    screen.drag {-20}
    screen.tap()
    tableView:setDelegate_(nil)
    screen.drag {-20}
    screen.tap()
    print("class", objc.NSStringFromClass(tableView:class()), "isa",
      objc.object_getClassName(tableView))
  end)
end

-- Every observer is notified about every view, visible or not, parent or child. The second key of
-- the notification names the view. A view without an observer posts nothing.
each(function(form, screen)
  print(("== %s: two who hear"):format(form))
  local self = screen.Origin:alloc():init()
  local tableView = screen.show(objc.UITableView, self)
  local scrollView = objc.UIScrollView:alloc():initWithFrame_(uikit.CGRectMake(0, 0, 390, 300))
  scrollView:setContentSize_(uikit.CGSizeMake(390, 4000))
  scrollView:setDelegate_(self)
  uikit.keyWindow():addSubview_(scrollView)
  hear(tableView)
  hear(scrollView)
  tableView:setDelegate_(self)
  scrollView:listenUpDownScroll()
  print "a finger on the one that nobody listens to"
  screen.drag {-20}
  print "a finger on the other"
  gesture.drag(scrollView, {by = {x = 0, y = -20}, duration = 0, hold = 0.2})
end)
