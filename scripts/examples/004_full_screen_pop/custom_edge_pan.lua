-- Article 004, section 6: a view of one's own that follows the left edge of the screen. Beyond
-- 0.3 of its width it goes; before that it comes back.

local ViewController = objc.class("ViewController", objc.UIViewController,
  function(instance, _, super)
    objc.property(instance, "orangeView")

    function instance:viewDidLoad()
      super(self):viewDidLoad()
      local orangeView = objc.UIView:alloc():initWithFrame_(self:view():bounds())
      orangeView:setBackgroundColor_(objc.UIColor:orangeColor())
      self:view():addSubview_(orangeView)
      local pan = objc.UIScreenEdgePanGestureRecognizer:alloc()
        :initWithTarget_action_(self, objc.sel "handlePop:")
      pan:setEdges_(uikit.UIRectEdgeLeft)
      orangeView:addGestureRecognizer_(pan)
      self:setOrangeView_(orangeView)
    end

    function instance:handlePop_(pan)
      local function setOriginX(view, x)
        objc.UIView:animateWithDuration_animations_(0.15, function()
          local frame = view:frame()
          frame.origin.x = x
          view:setFrame_(frame)
        end)
      end

      local targetView = pan:view()
      local offsetX = pan:translationInView_(targetView).x
      if pan:state() == uikit.UIGestureRecognizerStateChanged then
        targetView:setCenter_(
          uikit.CGPointMake(targetView:center().x + offsetX, targetView:center().y))
        pan:setTranslation_inView_({0, 0}, targetView:superview())
      elseif pan:state() == uikit.UIGestureRecognizerStateEnded
        or pan:state() == uikit.UIGestureRecognizerStateCancelled then
        if targetView:frame().origin.x / targetView:frame().size.width > 0.3 then
          setOriginX(targetView, targetView:bounds().size.width)
        else
          setOriginX(targetView, 0)
        end
      end
    end
  end)

local window = uikit.keyWindow()
local controller = ViewController:alloc():init()
window:setRootViewController_(controller)
runloop.run(0)

local orangeView = controller:orangeView()
local width = orangeView:bounds().size.width

-- Where the view is, as a share of its width; and where an animation shows it now.
local function share() return ("%.2f"):format(orangeView:frame().origin.x / width) end

local states = {}
for _, name in ipairs {"Possible", "Began", "Changed", "Ended", "Cancelled", "Failed"} do
  states[uikit["UIGestureRecognizerState" .. name]] = name:lower()
end
hook.after(ViewController, "handlePop:", function(_, pan)
  local state = states[pan:state()]
  if state ~= "changed" then print(state .. ", now to " .. share()) end
end)

local function swipe(label, by, leave)
  print("-- " .. label)
  local finger = gesture.touch(window, {0.5, 400})
  finger:move {by = {by, 0}, duration = 0.3}
  print("under the finger at " .. share())
  leave(finger)
  local before = runloop.now()
  runloop.runUntilIdle()
  print(("at rest at %s after %.2f s"):format(share(), runloop.now() - before))
  orangeView:setFrame_(controller:view():bounds())
end

local function lift(finger) finger:lift() end
local function cancel(finger) finger:cancel() end

swipe("short of 0.3: back", 0.25 * width, lift)
swipe("past 0.3: gone", 0.4 * width, lift)
swipe("cancelled short of it: back", 0.2 * width, cancel)
swipe("cancelled past it: gone all the same, as the listing says", 0.5 * width, cancel)

print "-- not from the edge: nothing"
gesture.drag(window, {from = {100, 400}, by = {200, 0}})
print("at " .. share())
