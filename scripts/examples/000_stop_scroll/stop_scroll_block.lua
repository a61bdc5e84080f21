-- Article 000, sections "adding a callback" and "using the callback".

io.stdout:setvbuf "no"
local here = arg[0]:match "^(.*)/" or "."
dofile(here .. "/listings/UIScrollView+Category.lua")
dofile(here .. "/listings/StopScrollBlock.lua")

local kScreenW, kScreenH = 390, 844

local ViewController = objc.class("ViewController", objc.UIViewController,
  {protocols = {"UIScrollViewDelegate"}}, function(instance, class, super)
  function instance:viewDidLoad()
    super(self):viewDidLoad()
    local scrollView = objc.UIScrollView:alloc():initWithFrame_(
      uikit.CGRectMake(0, 0, kScreenW, kScreenH))
    scrollView:setContentSize_(uikit.CGSizeMake(kScreenW * 8, kScreenH))
    scrollView:setDelegate_(self)
    scrollView:setStopScrollBlock_(function(scrollView)
      objc.NSLog "停止滑动"
    end)
    self:view():addSubview_(scrollView)
  end
end)

local controller = ViewController:alloc():init()
uikit.keyWindow():setRootViewController_(controller)
runloop.run(0)

-- This scroll view scrolls horizontally.
local window = uikit.keyWindow()
local function flick() gesture.flick(window, {from = {x = 300, y = 400}, by = {x = -120, y = 0}}) end
print "== fast, comes to rest by itself"
flick()
runloop.run(6)
print "== fast, pressed to a stop"
flick()
runloop.run(0.5)
gesture.tap(window)
runloop.run(6)
print "== slow"
gesture.drag(window, {from = {x = 300, y = 400}, by = {x = -60, y = 0}, duration = 0.5, hold = 0.3})
runloop.run(6)

print "== without a block nothing is called"
controller:view():subviews()[1]:setStopScrollBlock_(nil)
gesture.drag(window, {from = {x = 300, y = 400}, by = {x = -60, y = 0}, duration = 0.5, hold = 0.3})
