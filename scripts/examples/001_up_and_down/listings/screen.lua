-- The screen of the examples: a table view with 500 rows, its delegate, and an observer of up and down.
local screen = {}

local window = uikit.keyWindow()

screen.Origin = objc.class("ViewController", objc.UIViewController,
  {protocols = {"UITableViewDataSource", "UITableViewDelegate"}}, function(instance)
  function instance:tableView_numberOfRowsInSection_(tableView, section) return 500 end
  function instance:tableView_cellForRowAtIndexPath_(tableView, indexPath)
    return tableView:dequeueReusableCellWithIdentifier_("cell")
  end
  function instance:tableView_didSelectRowAtIndexPath_(tableView, indexPath)
    print("didSelectRow " .. indexPath:row())
  end
end)

-- A table view of the given class that fills the window.
function screen.show(class, origin)
  local tableView = class:alloc():initWithFrame_(window:bounds())
  tableView:registerClass_forCellReuseIdentifier_(objc.UITableViewCell, "cell")
  tableView:setDataSource_(origin)
  window:addSubview_(tableView)
  runloop.run(0)
  tableView:setContentOffset_(uikit.CGPointMake(0, 1000))
  runloop.run(0)
  return tableView
end

-- A finger that moves by the given steps, in points, and rests before it lifts.
function screen.drag(steps)
  local finger = gesture.touch(window, {x = 100, y = 500})
  for _, points in ipairs(steps) do finger:move {by = {x = 0, y = points}, duration = 0} end
  finger:hold(0.2)
  finger:lift()
end

function screen.tap()
  gesture.tap(window, {at = {x = 100, y = 500}})
end

return screen
