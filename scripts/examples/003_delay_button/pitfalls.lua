-- Article 003: what its flag drops or ignores too long, each with a corrected version: a second target,
-- a target for touch-down, a reset while a finger scrolls. Also: why a boxed NO works as a BOOL.

local listings = (arg[0]:match "^(.*)/" or ".") .. "/listings/"

local Page = objc.class("Page", objc.NSObject, function(instance)
  for _, name in ipairs {"save", "count", "press"} do
    instance[name] = function() print(("%.1f %s"):format(runloop.now() % 100, name)) end
  end
end)

local function at(seconds)
  runloop.run(seconds - runloop.now())
end

local function pitfall(title, scenario)
  for _, form in ipairs {{"as written", "UIControl+DelayEvent.lua"},
    {"fixed", "UIControl+DelayByPair.lua"}} do
    print(("== %s, %s"):format(title, form[1]))
    local world = objc.snapshot()
    dofile(listings .. form[2])
    local page = Page:alloc():init()
    local button = objc.UIButton:buttonWithType_(uikit.UIButtonTypeCustom)
    button:setFrame_(uikit.CGRectMake(50, 600, 150, 50))
    uikit.keyWindow():addSubview_(button)
    button:setXx_delayTime_(2)
    scenario(button, page)
    objc.restore(world)
  end
end

-- UIControl sends sendAction:to:forEvent: for each target; the first one sets the flag.
pitfall("two targets", function(button, page)
  button:addTarget_action_forControlEvents_(page, "save", uikit.UIControlEventTouchUpInside)
  button:addTarget_action_forControlEvents_(page, "count", uikit.UIControlEventTouchUpInside)
  for _, seconds in ipairs {0, 1.9, 2.1} do
    at(seconds)
    print(("tap at %.1f"):format(seconds))
    gesture.tap(button)
  end
end)

-- Here the touch-down sets the flag, so the action for the touch-up is dropped.
pitfall("touch down and touch up", function(button, page)
  button:addTarget_action_forControlEvents_(page, "press", uikit.UIControlEventTouchDown)
  button:addTarget_action_forControlEvents_(page, "save", uikit.UIControlEventTouchUpInside)
  gesture.press(button, {duration = 0.1})
end)

-- A delayed message waits for the run loop's default mode, and the run loop is in another mode
-- while a finger drags a scroll view.
pitfall("a finger that scrolls when the delay ends", function(button, page)
  local scrollView = objc.UIScrollView:alloc():initWithFrame_(uikit.CGRectMake(0, 0, 320, 480))
  scrollView:setContentSize_(uikit.CGSizeMake(320, 4000))
  uikit.keyWindow():addSubview_(scrollView)
  button:addTarget_action_forControlEvents_(page, "save", uikit.UIControlEventTouchUpInside)
  gesture.tap(button)
  at(1)
  local finger = gesture.touch(scrollView, {x = 160, y = 400})
  finger:move {by = {x = 0, y = -100}, duration = 0.5}
  finger:hold(2)
  print("tap at 3.5, while a finger drags")
  gesture.tap(button)
  finger:lift()
  at(4)
  print("tap at 4.0, after it has gone")
  gesture.tap(button)
end)

-- performSelector:withObject:afterDelay: passes an object, and setXx_ignoreEvent: takes a BOOL.
print "== a boxed NO"
dofile(listings .. "UIControl+DelayEvent.lua")
local control = objc.UIControl:alloc():init()
control:setXx_ignoreEvent_(true)
control:performSelector_withObject_afterDelay_("setXx_ignoreEvent:", false, 2) -- @(NO)
runloop.run(2)
print("xx_ignoreEvent:", control:xx_ignoreEvent())
-- The same with one of UIKit's setters, which declares a BOOL.
control:performSelector_withObject_afterDelay_("setEnabled:", false, 1)
runloop.run(1)
print("enabled:", control:isEnabled())
-- The last byte of any other object's address would be read as the BOOL; here it is an error.
control:performSelector_withObject_afterDelay_("setEnabled:", control, 1)
print((tostring(select(2, pcall(runloop.run, 1))):gsub("0x%x+", "0x…")))
-- A block passes the value that the setter expects.
dispatch.after(2, function() control:setEnabled_(true) end)
runloop.run(2)
print("enabled:", control:isEnabled())
