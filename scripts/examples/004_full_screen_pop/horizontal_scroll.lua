-- Related to article 004, a common question about the full-screen pop: a page with a horizontal
-- scroll view, whose own pan takes precedence.

dofile(arg[0]:match "^.*/" .. "listings/FDFullscreenPopGesture.lua")

local navigationController = objc.UINavigationController:alloc():initWithRootViewController_(
  objc.UIViewController:alloc():init())
uikit.keyWindow():setRootViewController_(navigationController)
runloop.run(1)

local scrollView

local function swipe(heading, offset)
  if #navigationController:viewControllers() == 1 then
    local viewController = objc.UIViewController:alloc():init()
    scrollView = objc.UIScrollView:alloc():initWithFrame_(viewController:view():bounds())
    scrollView:setContentSize_(uikit.CGSizeMake(1170, 844))
    viewController:view():addSubview_(scrollView)
    navigationController:pushViewController_animated_(viewController, false)
    runloop.run(1)
  end
  scrollView:setContentOffset_ {offset, 0}
  local scrolled = false
  local note = hook.before(objc.UIScrollView, "setContentOffset:", function() scrolled = true end)
  local finger = gesture.touch(navigationController:view(), {100, 400})
  finger:move {by = {250, 0}, duration = 0.3}
  scrolled = scrolled or scrollView:contentOffset().x ~= offset
  finger:lift()
  runloop.runUntilIdle()
  note:remove()
  print(("%s: scrolled %s, popped %s"):format(
    heading, scrolled, #navigationController:viewControllers() == 1))
end

swipe("at the left end, without a rule", 0)

-- At its left end, the scroll view lets the pan with FD's delegate recognize simultaneously.
objc.category(objc.UIScrollView, "FDFullscreenPop", function(instance)
  function instance:gestureRecognizer_shouldRecognizeSimultaneouslyWithGestureRecognizer_(_, other)
    return self:contentOffset().x <= 0 and other:delegate() ~= nil
      and other:delegate():isKindOfClass_ "_FDFullscreenPopGestureRecognizerDelegate"
  end
end)

swipe("further right, with the rule", 390)
swipe("at the left end, with the rule", 0)
