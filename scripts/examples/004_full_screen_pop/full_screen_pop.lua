-- Article 004, sections 1 to 4: a pan over the whole screen pops. The library is in listings/ and
-- needs no configuration.

dofile(arg[0]:match "^.*/" .. "listings/FDFullscreenPopGesture.lua")

local function NSLog(...) print(string.format(...)) end
local window = uikit.keyWindow()

local function page(title)
  local viewController = objc.UIViewController:alloc():init()
  viewController:setTitle_(title)
  return viewController
end

local function stack(navigationController)
  local titles = {}
  for _, viewController in ipairs(navigationController:viewControllers()) do
    titles[#titles + 1] = viewController:title()
  end
  return table.concat(titles, " > ")
end

print "-- 3. The interface: four properties and one recognizer, with their defaults"
local A, B, C = page "A", page "B", page "C"
local navigationController = objc.UINavigationController:alloc():initWithRootViewController_(A)
NSLog("fd_viewControllerBasedNavigationBarAppearanceEnabled %s",
  navigationController:fd_viewControllerBasedNavigationBarAppearanceEnabled())
NSLog("fd_interactivePopDisabled %s", B:fd_interactivePopDisabled())
NSLog("fd_prefersNavigationBarHidden %s", B:fd_prefersNavigationBarHidden())
NSLog("fd_interactivePopMaxAllowedInitialDistanceToLeftEdge %s",
  B:fd_interactivePopMaxAllowedInitialDistanceToLeftEdge())
local pan = navigationController:fd_fullscreenPopGestureRecognizer()
NSLog("fd_fullscreenPopGestureRecognizer %s, with at most %d finger",
  objc.NSStringFromClass(pan:class()), pan:maximumNumberOfTouches())

print "-- 4. The first push adds the pan with the private target of the native gesture"
window:setRootViewController_(navigationController)
runloop.run(1)
local native = navigationController:interactivePopGestureRecognizer()

local function describe(moment)
  local pans, targets = 0, pan:valueForKey_ "targets"
  for _, recognizer in ipairs(native:view():gestureRecognizers()) do
    if recognizer == pan then pans = pans + 1 end
  end
  NSLog("%s: pans %d, targets %d, native gesture enabled %s",
    moment, pans, #targets, native:isEnabled())
end

-- initWithRootViewController: pushes too, when there is no view yet to add the pan to.
describe "A"
navigationController:pushViewController_animated_(B, true)
runloop.run(1)
describe "B"
navigationController:pushViewController_animated_(C, true)
runloop.run(1)
describe "C"
NSLog("same target %s", pan:valueForKey_("targets")[1]:valueForKey_ "target"
  == native:valueForKey_("targets")[1]:valueForKey_ "target")

print "-- A controller that is in the stack is not pushed twice"
navigationController:pushViewController_animated_(B, true)
runloop.run(1)
NSLog("%s", stack(navigationController))

print "-- A swipe from the middle of the screen pops; a short one does not"
local view = navigationController:view()
local function swipe(x, by)
  gesture.drag(view, {from = {x, 400}, by = {by, 0}, duration = 0.3, hold = 0.2})
  runloop.run(1)
  NSLog("from %d by %d: %s", x, by, stack(navigationController))
end
swipe(150, 60)
swipe(150, 220)

print "-- _FDFullscreenPopGestureRecognizerDelegate refuses in this order"
local refused, allowed = "refused", "begins"
local function shouldBegin(reason, translation, from)
  local finger = gesture.touch(view, {from or 195, 400})
  finger:move {by = {translation, 0}, duration = 0.2}
  NSLog("%s: %s", reason,
    pan:state() == uikit.UIGestureRecognizerStateChanged and allowed or refused)
  finger:cancel()
  runloop.run(1)
end
B:setFd_interactivePopDisabled_(true)
shouldBegin("fd_interactivePopDisabled", 100)
B:setFd_interactivePopDisabled_(false)
B:setFd_interactivePopMaxAllowedInitialDistanceToLeftEdge_(100)
shouldBegin("from 111, the edge ends at 100", 100, 111)
shouldBegin("from 40, the edge ends at 100", 100, 40)
B:setFd_interactivePopMaxAllowedInitialDistanceToLeftEdge_(-5)
NSLog("an edge of -5 is stored as %s", B:fd_interactivePopMaxAllowedInitialDistanceToLeftEdge())
navigationController:pushViewController_animated_(C, true)
shouldBegin("while the push is under way", 100)
shouldBegin("from right to left", -100)
uikit.setting("layoutDirection", "rightToLeft")
shouldBegin("from left to right in a right-to-left language", 100)
shouldBegin("from right to left in a right-to-left language", -100)
uikit.setting("layoutDirection", "leftToRight")
shouldBegin("otherwise", 100)
navigationController:popToRootViewControllerAnimated_(false)
runloop.run(1)
shouldBegin("one controller in the stack", 100)
