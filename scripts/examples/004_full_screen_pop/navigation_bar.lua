-- Article 004, section 4: which controller shows the bar. The block is injected after a
-- controller's own viewWillAppear:; viewWillDisappear: shows the bar again in the next turn.

dofile(arg[0]:match "^.*/" .. "listings/FDFullscreenPopGesture.lua")

local window = uikit.keyWindow()

local quiet = false
local function print(...)
  if not quiet then _G.print(...) end
end

local Page = objc.class("Page", objc.UIViewController, function(instance, _, super)
  function instance:viewWillAppear_(animated)
    print(self:title() .. " viewWillAppear: " .. tostring(animated))
    super(self):viewWillAppear_(animated) -- the injected block runs in here, after UIKit's part
  end
  function instance:viewWillDisappear_(animated)
    print(self:title() .. " viewWillDisappear: " .. tostring(animated))
    super(self):viewWillDisappear_(animated)
  end
end)

local function page(title, hidden, class)
  local viewController = (class or Page):alloc():init()
  viewController:setTitle_(title)
  if hidden then viewController:setFd_prefersNavigationBarHidden_(true) end
  return viewController
end

hook.before(objc.UINavigationController, "setNavigationBarHidden:animated:",
  function(_, hidden, animated)
    print(("setNavigationBarHidden:%s animated:%s"):format(hidden, animated))
  end)

local function open(heading, viewController, enabled)
  quiet = true -- the previous page disappears without a log line
  window:setRootViewController_(nil)
  runloop.run(1)
  quiet = false
  print("-- " .. heading)
  local navigationController = objc.UINavigationController:alloc():init()
  if enabled ~= nil then
    navigationController:setFd_viewControllerBasedNavigationBarAppearanceEnabled_(enabled)
  end
  navigationController:pushViewController_animated_(viewController, false)
  window:setRootViewController_(navigationController)
  runloop.run(1)
  return navigationController
end

local function turn(label, fn)
  print("-- " .. label)
  fn()
  print "   later:"
  runloop.run(1)
end

local A, B, C = page "A", page("B", true), page("C", true)

local navigationController = open("A, which shows the bar, is the root", A)

turn("push B, which hides it", function()
  navigationController:pushViewController_animated_(B, true)
end)
turn("push C, which hides it too: nothing comes later", function()
  navigationController:pushViewController_animated_(C, true)
end)
turn("pop to A: shown at once by the block, and once more later", function()
  navigationController:popToRootViewControllerAnimated_(true)
end)
navigationController:pushViewController_animated_(B, false)
runloop.run(1)
turn("pop without animation: when the later block runs, B has no navigation controller", function()
  navigationController:popViewControllerAnimated_(false)
end)

A, B = page "E", page("F", true)
navigationController = open(
  "fd_viewControllerBasedNavigationBarAppearanceEnabled = NO: nobody is asked", A, false)
turn("push F", function() navigationController:pushViewController_animated_(B, true) end)
print("hidden", navigationController:isNavigationBarHidden())

local Forgetful = objc.class("Forgetful", objc.UIViewController, function(instance)
  function instance:viewWillAppear_() print "H viewWillAppear: without super" end
end)
A = page "G"
navigationController = open("A controller that forgets super never runs its block", A)
turn("push H, which would hide it", function()
  navigationController:pushViewController_animated_(page("H", true, Forgetful), true)
end)
print("hidden", navigationController:isNavigationBarHidden())
