-- Article 003: a button that responds once in two seconds, however often it is tapped. Every tap
-- reaches its target through sendAction:to:forEvent:, so a category on UIControl exchanges that method.

io.stdout:setvbuf "no" -- print and NSLog keep their order when both write to the same file

local function at(seconds)
  runloop.run(seconds - runloop.now())
end

-- Which method sends the action of a tap? A subclass that logs around super shows it.

local TestButton = objc.class("TestButton", objc.UIButton, function(instance, class, super)
  function instance:sendAction_to_forEvent_(action, target, event)
    print "log1"
    super(self):sendAction_to_forEvent_(action, target, event)
    print "log2"
  end
end)

local Page = objc.class("Page", objc.NSObject, function(instance)
  function instance:btnClick()
    print "BtnDidClick"
  end
end)

local page = Page:alloc():init() -- a control does not retain its target: this variable does
local button = TestButton:buttonWithType_(uikit.UIButtonTypeCustom)
button:setFrame_(uikit.CGRectMake(50, 100, 150, 50))
button:addTarget_action_forControlEvents_(page, "btnClick", uikit.UIControlEventTouchUpInside)
uikit.keyWindow():addSubview_(button)

print "-- one tap"
gesture.tap(button)

-- The category exchanges that method, once, in +load.

dofile((arg[0]:match "^(.*)/" or ".") .. "/listings/UIControl+DelayEvent.lua")

button:setXx_delayTime_(2)
for _, seconds in ipairs {10, 10.5, 11, 13} do
  at(seconds)
  print(("-- tap at %.1f s"):format(seconds))
  gesture.tap(button)
end

-- Why does the setter not use _cmd too? Its own selector is different, and so is the key.

objc.category(TestButton, "LogOfSelectors", function(instance)
  instance.xx_delayTime = objc.imp(function(self, _cmd)
    objc.NSLog('getter "_cmd"     -> %@', objc.NSStringFromSelector(_cmd))
    objc.NSLog('getter "selector" -> %@', objc.NSStringFromSelector(objc.sel "xx_delayTime"))
    return objc.getAssociatedObject(self, _cmd)
  end)

  instance["setXx_delayTime:"] = objc.imp(function(self, _cmd, seconds)
    objc.NSLog('setter "_cmd"     -> %@', objc.NSStringFromSelector(_cmd))
    objc.setAssociatedObject(self, objc.sel "xx_delayTime", seconds, "RETAIN_NONATOMIC")
  end)
end)

print "-- whose _cmd?"
at(20)
button:setXx_delayTime_(3)
at(30)
print(button:xx_delayTime())
