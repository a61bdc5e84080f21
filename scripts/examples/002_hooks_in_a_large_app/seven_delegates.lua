-- Article 002, "the journey through the pits": the delegates of seven classes are hooked in the
-- same way, not only that of UICollectionView.

local listings = arg[0]:match "^.*/" .. "listings/"
local track = dofile(listings .. "track_delegates.lua")
local page = dofile(listings .. "collection_page.lua")
local cycle = dofile(listings .. "cycle.lua")

local delegates = {
  {objc.UIWebView, "setDelegate:", "webViewDidFinishLoad:"},
  {objc.WKWebView, "setNavigationDelegate:", "webView:didFinishNavigation:"},
  {objc.UITableView, "setDelegate:", "tableView:didSelectRowAtIndexPath:"},
  {objc.UICollectionView, "setDelegate:", "collectionView:didSelectItemAtIndexPath:"},
  {objc.UIScrollView, "setDelegate:", "scrollViewDidEndDragging:willDecelerate:"},
  {objc.UIActionSheet, "setDelegate:", "actionSheet:clickedButtonAtIndex:"},
  {objc.UIAlertView, "setDelegate:", "alertView:clickedButtonAtIndex:"},
}

-- One delegate for all seven.
local Delegate = objc.class("Delegate", objc.NSObject, function(instance)
  for _, entry in ipairs(delegates) do
    local selector = entry[3]
    instance[selector] = function() print("  app   " .. selector) end
  end
  function instance:tableView_numberOfRowsInSection_() return 3 end
  function instance:tableView_cellForRowAtIndexPath_()
    return objc.UITableViewCell:alloc():initWithStyle_reuseIdentifier_(0, "cell")
  end
end)
local delegate = Delegate:alloc():init()

local before = objc.snapshot()
for _, entry in ipairs(delegates) do
  track(entry[1], entry[2], {entry[3]}, function(_, selector) print("  track " .. selector) end)
end

uikit.page("https://example.com/", {title = "Example"})
local request = objc.NSURLRequest:requestWithURL_(objc.NSURL:URLWithString_ "https://example.com/")
local window = uikit.keyWindow()
local frame = uikit.CGRectMake(0, 0, 320, 400)

local drive = {}

function drive.UIWebView(view)
  view:setDelegate_(delegate)
  view:loadRequest_(request)
  runloop.run(1)
end

function drive.WKWebView(view)
  view:setNavigationDelegate_(delegate)
  view:loadRequest_(request)
  runloop.run(1)
end

function drive.UITableView(view)
  view:setDelegate_(delegate)
  view:setDataSource_(delegate)
  window:addSubview_(view)
  runloop.run(0)
  gesture.tap(view:cellForRowAtIndexPath_(objc.NSIndexPath:indexPathForRow_inSection_(1, 0)))
  view:removeFromSuperview()
end

function drive.UICollectionView()
  local view = page.collectionView()
  view:setDelegate_(delegate)
  page.tap(view, 1)
  view:removeFromSuperview()
end

function drive.UIScrollView(view)
  view:setContentSize_ {320, 2000}
  view:setDelegate_(delegate)
  window:addSubview_(view)
  gesture.drag(view, {by = {0, -100}, hold = 0.2})
  view:removeFromSuperview()
end

function drive.UIActionSheet()
  local sheet = objc.msgSend(objc.UIActionSheet:alloc(),
    "initWithTitle:delegate:cancelButtonTitle:destructiveButtonTitle:otherButtonTitles:",
    "Sheet", nil, "Cancel", "Delete")
  sheet:setDelegate_(delegate)
  sheet:showInView_(window)
  runloop.run(1)
  uikit.pressButton(sheet, "Delete")
  runloop.run(1)
end

function drive.UIAlertView()
  local alert = objc.msgSend(objc.UIAlertView:alloc(),
    "initWithTitle:message:delegate:cancelButtonTitle:otherButtonTitles:",
    "Alert", "Message", nil, "Cancel", "OK")
  alert:setDelegate_(delegate)
  alert:show()
  runloop.run(1)
  uikit.pressButton(alert, "OK")
  runloop.run(1)
end

for _, entry in ipairs(delegates) do
  local class = entry[1]
  print(objc.class_getName(class))
  local hasFrame = class ~= objc.UIActionSheet and class ~= objc.UIAlertView
    and class ~= objc.UICollectionView
  drive[objc.class_getName(class)](hasFrame and class:alloc():initWithFrame_(frame) or nil)
end

-- Not in the article: a table view sets the delegate of its superclass too.
objc.restore(before)
print "-- With one alias for a class and its superclass"
track(objc.UIScrollView, "setDelegate:", {}, print, "my_setDelegate:")
track(objc.UITableView, "setDelegate:", {}, print, "my_setDelegate:")
local tableView = objc.UITableView:alloc():initWithFrame_(frame)
local _, exception = pcall(function() tableView:setDelegate_(delegate) end)
print(cycle(exception))
