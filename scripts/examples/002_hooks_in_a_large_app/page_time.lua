-- Article 002, preface: measure how long each page is on the screen, by hooking two methods of
-- UIViewController. Hooking so many classes has two pitfalls, which follow below.

local listings = arg[0]:match "^.*/" .. "listings/"
local swizzleMethods = dofile(listings .. "swizzle_methods.lua")
dofile(listings .. "UIViewController+MyHook.lua")

local function controller(name, body)
  return objc.class(name, objc.UIViewController, body):alloc():init()
end

local function show(root, ...)
  local navigationController = objc.UINavigationController:alloc():initWithRootViewController_(root)
  uikit.keyWindow():setRootViewController_(navigationController)
  runloop.run(3)
  for _, viewController in ipairs {...} do
    navigationController:pushViewController_animated_(viewController, false)
    runloop.run(2)
    navigationController:popViewControllerAnimated_(false)
    runloop.run(1)
  end
  uikit.keyWindow():setRootViewController_(nil)
  runloop.run(0)
end

print "-- Pages that know nothing of it"
show(controller "FeedViewController", controller "ArticleViewController")

print "-- A page that forgets super hides the hook"
show(controller("ForgetfulViewController", function(instance)
  function instance:viewDidDisappear_() end
end))

print "-- An older hook below sees the name that it is called under"
local function agent(selector)
  local original
  original = objc.method_setImplementation(
    objc.class_getInstanceMethod(objc.UIViewController, selector),
    objc.imp(function(self, _cmd, animated)
      if self:isMemberOfClass_ "AgentViewController" then
        print("called as " .. objc.NSStringFromSelector(_cmd))
      end
      return original(self, _cmd, animated)
    end))
end
agent "viewWillAppear:"
agent "viewWillDisappear:"

-- An exchange passes a new name in _cmd; a hook keeps it.
objc.UIViewController["my_viewWillAppear:"] = function(self, animated)
  self:my_viewWillAppear_(animated)
end
swizzleMethods(objc.UIViewController, "viewWillAppear:", "my_viewWillAppear:")
hook.before(objc.UIViewController, "viewWillDisappear:", function() end)
show(controller "AgentViewController")
