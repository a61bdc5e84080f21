-- What the user of an app does with its other screens and controls: tabs, stacks of screens, switches and texts,
-- lists that change, alerts. These are the methods that SDKs for analytics and for interfaces hook besides
-- those of the life cycle.
local objc <const>, gesture <const>, runloop <const> = require "objc", require "gesture", require "runloop"
local controls <const> = {}

-- Logs a callback of the app; set for each run.
local log

-- An object that logs the messages it receives: a token for each selector.
local function observer(name, protocols, tokens)
  return objc.class(name, objc.NSObject, {protocols = protocols}, function(instance)
    for selector, token in pairs(tokens) do
      instance[selector] = function() log(token) end
    end
  end)
end

local Chooser <const> = observer("CheckChooser", {
  "UITabBarControllerDelegate", "UINavigationControllerDelegate", "UISearchBarDelegate", "UITextViewDelegate",
  "UIAlertViewDelegate", "UIActionSheetDelegate",
}, {
  ["tabBarController:didSelectViewController:"] = "tab selected",
  ["navigationController:didShowViewController:animated:"] = "screen shown",
  ["searchBar:textDidChange:"] = "search changed", ["textViewDidBeginEditing:"] = "text began",
  ["textViewDidChange:"] = "text changed", ["textViewDidEndEditing:"] = "text ended",
  ["alertView:clickedButtonAtIndex:"] = "alert answered", ["actionSheet:clickedButtonAtIndex:"] = "sheet answered",
  ["changed:"] = "value changed",
})

-- The rows of the list that changes.
local row_count = 0

local Rows <const> = objc.class("CheckRows", objc.NSObject, {
  protocols = {"UITableViewDataSource", "UITableViewDelegate", "UICollectionViewDataSource", "UICollectionViewDelegate"},
}, function(instance)
  local function count() return row_count end
  instance["tableView:numberOfRowsInSection:"] = count
  instance["collectionView:numberOfItemsInSection:"] = count
  instance["tableView:cellForRowAtIndexPath:"] = function(_, view, path)
    return view:dequeueReusableCellWithIdentifier_forIndexPath_("row", path)
  end
  instance["collectionView:cellForItemAtIndexPath:"] = function(_, view, path)
    return view:dequeueReusableCellWithReuseIdentifier_forIndexPath_("item", path)
  end
  instance["tableView:didSelectRowAtIndexPath:"] = function() log "row chosen" end
  instance["collectionView:didSelectItemAtIndexPath:"] = function() log "item chosen" end
end)

local function screen() return objc.UIViewController:new() end

-- Taps a view, unless an exception has kept it off the screen.
local function tap(view, x, y)
  if view:window() then gesture.tap(view, {at = {x = x, y = y}}) end
end

-- Brings the first screen back, which an exception in a step may have left covered.
local function return_to(root)
  local stack <const> = root:navigationController()
  if root:presentedViewController() then root:dismissViewControllerAnimated_completion_(false, nil) end
  if not rawequal(stack:topViewController(), root) then stack:setViewControllers_animated_({root}, false) end
end

local function use_tabs(root)
  local tabs <const>, chooser <const> = objc.UITabBarController:new(), Chooser:new()
  local first <const>, second <const> = screen(), screen()
  first:setTabBarItem_(objc.UITabBarItem:alloc():initWithTitle_image_tag_("One", nil, 1))
  second:setTabBarItem_(objc.UITabBarItem:alloc():initWithTitle_image_tag_("Two", nil, 2))
  tabs:setViewControllers_ {first, second}
  tabs:setDelegate_(chooser)
  root:presentViewController_animated_completion_(tabs, false, nil)
  runloop.run(0)
  tap(tabs:tabBar(), 290, 20)
  tabs:setSelectedIndex_(0)
  tabs:setSelectedViewController_(second)
  second:tabBarItem():setBadgeValue_ "1"
  root:dismissViewControllerAnimated_completion_(false, nil)
  runloop.run(0)
end

local function use_stack(root)
  local stack <const>, chooser <const> = root:navigationController(), Chooser:new()
  local before <const> = stack:delegate()
  stack:setDelegate_(chooser)
  local first <const>, second <const> = screen(), screen()
  stack:setViewControllers_animated_({root, first, second}, false)
  runloop.run(0)
  stack:popToViewController_animated_(first, false)
  runloop.run(0)
  stack:pushViewController_animated_(second, false)
  runloop.run(0)
  stack:popToRootViewControllerAnimated_(false)
  runloop.run(0)
  stack:setDelegate_(before)
end

local function use_children(root)
  local child <const> = screen()
  root:addChildViewController_(child)
  root:view():insertSubview_atIndex_(child:view(), 0)
  child:didMoveToParentViewController_(root)
  runloop.run(0)
  child:willMoveToParentViewController_(nil)
  child:view():removeFromSuperview()
  child:removeFromParentViewController()
  local item <const> = root:navigationItem()
  item:setRightBarButtonItem_(objc.UIBarButtonItem:alloc():initWithTitle_style_target_action_("Done", 0, root, "tapped:"))
  item:setRightBarButtonItem_(nil)
end

local function use_values(root)
  local chooser <const>, bounds <const> = Chooser:new(), {20, 110, 100, 40}
  local function add(control)
    control:setFrame_(bounds)
    control:addTarget_action_forControlEvents_(chooser, "changed:", 4096)
    root:view():addSubview_(control)
    runloop.run(0)
    return control
  end
  local function remove(control)
    control:removeTarget_action_forControlEvents_(chooser, "changed:", 4096)
    control:removeFromSuperview()
  end
  local switch <const> = add(objc.UISwitch:new())
  tap(switch, 10, 10)
  switch:setOn_(false)
  remove(switch)
  local slider <const> = add(objc.UISlider:new())
  slider:setValue_animated_(0.5, false)
  slider:setValue_(0.25)
  slider:sendActionsForControlEvents_(4096)
  remove(slider)
  local segments <const> = add(objc.UISegmentedControl:alloc():initWithItems_ {"One", "Two"})
  segments:setSelectedSegmentIndex_(1)
  tap(segments, 10, 10)
  remove(segments)
  local pages <const> = add(objc.UIPageControl:new())
  pages:setNumberOfPages_(3)
  pages:setCurrentPage_(1)
  remove(pages)
  local button <const> = add(objc.UIButton:buttonWithType_(0))
  button:setTitleColor_forState_(objc.UIColor:colorWithRed_green_blue_alpha_(1, 0, 0, 1), 0)
  button:setImage_forState_(nil, 0)
  button:setBackgroundImage_forState_(nil, 0)
  button:setSelected_(true)
  button:setEnabled_(false)
  remove(button)
end

local function use_texts(root)
  local chooser <const>, field <const> = Chooser:new(), objc.UITextField:alloc():initWithFrame_ {20, 110, 200, 40}
  field:setPlaceholder_ "Name"
  field:setSecureTextEntry_(true)
  field:setText_ "Check"
  local area <const> = objc.UITextView:alloc():initWithFrame_ {20, 160, 200, 60}
  area:setDelegate_(chooser)
  local search <const> = objc.UISearchBar:alloc():initWithFrame_ {0, 230, 320, 44}
  search:setDelegate_(chooser)
  for _, one in ipairs {field, area, search} do root:view():addSubview_(one) end
  runloop.run(0)
  area:becomeFirstResponder()
  area:insertText_ "Check"
  for _, one in ipairs {field, area, root} do one:canPerformAction_withSender_("copy:", nil) end
  area:resignFirstResponder()
  search:setText_ "hook"
  search:setShowsCancelButton_animated_(true, false)
  root:view():endEditing_(true)
  for _, one in ipairs {field, area, search} do one:removeFromSuperview() end
end

local function use_scrolling(root)
  local view <const> = objc.UIScrollView:alloc():initWithFrame_ {0, 100, 200, 200}
  view:setContentSize_ {200, 800}
  root:view():addSubview_(view)
  view:setContentInset_ {10, 0, 10, 0}
  view:setContentOffset_animated_({0, 50}, false)
  view:scrollRectToVisible_animated_({0, 400, 10, 10}, false)
  runloop.run(0.1)
  view:setContentInset_ {0, 0, 0, 0}
  view:removeFromSuperview()
end

local function use_views(root)
  local view <const>, chooser <const> = objc.UIView:alloc():initWithFrame_ {20, 110, 100, 40}, Chooser:new()
  root:view():addSubview_(view)
  root:view():bringSubviewToFront_(view)
  root:view():sendSubviewToBack_(view)
  view:setBounds_ {0, 0, 50, 20}
  view:setCenter_ {x = 60, y = 130}
  view:setBackgroundColor_(objc.UIColor:colorWithWhite_alpha_(0.5, 1))
  view:setTintColor_(objc.UIColor:redColor())
  view:setClipsToBounds_(true)
  view:sizeToFit()
  view:setAccessibilityIdentifier_ "check"
  view:layer():setCornerRadius_(4)
  local press <const> = objc.UILongPressGestureRecognizer:alloc():initWithTarget_action_(chooser, "changed:")
  press:setDelegate_(nil)
  view:addGestureRecognizer_(press)
  press:addTarget_action_(root, "recognized:")
  press:removeTarget_action_(chooser, "changed:")
  view:removeGestureRecognizer_(press)
  objc.UIView:animateWithDuration_animations_completion_(
    0.1, function() view:setAlpha_(0.5) end, function() log "animation ended" end)
  objc.UIView:transitionWithView_duration_options_animations_completion_(view, 0.1, 0, function() end, nil)
  runloop.run(0.2)
  view:removeFromSuperview()
end

local function use_alerts(root)
  local chooser <const> = Chooser:new()
  local alert <const> = objc.UIAlertView:alloc():initWithTitle_message_delegate_cancelButtonTitle_otherButtonTitles_(
    "Check", nil, chooser, "OK", nil)
  alert:show()
  runloop.run(0.5)
  alert:dismissWithClickedButtonIndex_animated_(0, false)
  local modern <const> = objc.UIAlertController:alertControllerWithTitle_message_preferredStyle_("Check", nil, 1)
  modern:addTextFieldWithConfigurationHandler_(nil)
  modern:addAction_(objc.UIAlertAction:actionWithTitle_style_handler_("OK", 0, function() log "action chosen" end))
  root:presentViewController_animated_completion_(modern, false, nil)
  runloop.run(0.1)
  root:dismissViewControllerAnimated_completion_(false, nil)
  runloop.run(0.1)
end

local function path(row) return objc.NSIndexPath:indexPathForRow_inSection_(row, 0) end

local function change_rows(root)
  local rows <const> = Rows:new()
  row_count = 3
  local list <const> = objc.UITableView:alloc():initWithFrame_style_({0, 100, 300, 200}, 0)
  list:registerClass_forCellReuseIdentifier_(objc.UITableViewCell, "row")
  list:setTableFooterView_(objc.UIView:new())
  list:setDataSource_(rows)
  list:setDelegate_(rows)
  root:view():addSubview_(list)
  runloop.run(0)
  tap(list, 50, 20)
  list:deselectRowAtIndexPath_animated_(path(0), false)
  row_count = 4
  list:insertRowsAtIndexPaths_withRowAnimation_({path(0)}, 5)
  row_count = 3
  list:deleteRowsAtIndexPaths_withRowAnimation_({path(1)}, 5)
  list:reloadSections_withRowAnimation_(objc.NSIndexSet:indexSetWithIndex_(0), 5)
  list:scrollToRowAtIndexPath_atScrollPosition_animated_(path(2), 0, false)
  list:setEditing_animated_(true, false)
  runloop.run(0)
  list:removeFromSuperview()
end

local function change_items(root)
  local items <const> = Rows:new()
  row_count = 3
  local grid <const> = objc.UICollectionView:alloc():initWithFrame_collectionViewLayout_(
    {0, 100, 300, 200}, objc.UICollectionViewFlowLayout:new())
  grid:registerClass_forCellWithReuseIdentifier_(objc.UICollectionViewCell, "item")
  grid:setDataSource_(items)
  grid:setDelegate_(items)
  root:view():addSubview_(grid)
  runloop.run(0)
  tap(grid, 20, 20)
  grid:performBatchUpdates_completion_(function()
    row_count = 4
    grid:insertItemsAtIndexPaths_ {path(0)}
  end, function() log "items changed" end)
  row_count = 3
  grid:deleteItemsAtIndexPaths_ {path(1)}
  grid:reloadItemsAtIndexPaths_ {path(0)}
  grid:selectItemAtIndexPath_animated_scrollPosition_(path(0), false, 0)
  runloop.run(0.5)
  grid:removeFromSuperview()
end

-- Shows a screen of a class of the system, and leaves it.
local function use_screen(make)
  return function(root)
    local stack <const> = root:navigationController()
    stack:pushViewController_animated_(make(), false)
    runloop.run(0.3)
    stack:popViewControllerAnimated_(false)
    runloop.run(0.3)
  end
end

local use_table <const> = use_screen(function() return objc.UITableViewController:new() end)
local use_collection <const> = use_screen(function()
  return objc.UICollectionViewController:alloc():initWithCollectionViewLayout_(objc.UICollectionViewFlowLayout:new())
end)
local use_pages <const> = use_screen(function()
  local pages <const> = objc.UIPageViewController:alloc()
    :initWithTransitionStyle_navigationOrientation_options_(1, 0, nil)
  pages:setViewControllers_direction_animated_completion_({screen()}, 0, false, nil)
  return pages
end)

-- The steps, each with the classes for whose hooks it is made.
local steps <const> = {
  {use_tabs, "UITabBarController", "UITabBar", "UITabBarItem"},
  {use_stack, "UINavigationController"},
  {use_children, "UIViewController", "UIBarButtonItem", "UINavigationItem"},
  {use_values, "UISwitch", "UISlider", "UISegmentedControl", "UIPageControl", "UIButton"},
  {use_texts, "UITextField", "UITextView", "UISearchBar", "UIResponder"},
  {use_scrolling, "UIScrollView"},
  {use_views, "UIView", "CALayer", "UIGestureRecognizer"},
  {use_alerts, "UIAlertView", "UIAlertController", "UIAlertAction"},
  {change_rows, "UITableView", "UITableViewCell"},
  {change_items, "UICollectionView", "UICollectionViewCell", "UICollectionViewLayout", "UICollectionViewFlowLayout"},
  {use_table, "UITableViewController"},
  {use_collection, "UICollectionViewController"},
  {use_pages, "UIPageViewController"},
}

--- Does what reaches hooked classes, once, on the first screen of the standard app. `attempt` calls a function
--- and handles its exception; `note` logs a callback of the app; `is_hooked` says whether an actor hooks a class.
function controls.run(attempt, root, note, is_hooked)
  log = note
  for _, step in ipairs(steps) do
    if is_hooked(table.unpack(step, 2)) then
      attempt(step[1], root)
      attempt(return_to, root)
    end
  end
end

return controls
