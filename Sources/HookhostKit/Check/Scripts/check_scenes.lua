-- The scene of the standard app: the messages that its delegate receives in an ordinary life. The app's own
-- delegate receives its messages, too, so that hooks on either are reached in one run.
local objc <const>, runloop <const> = require "objc", require "runloop"
local scenes <const> = {}

-- Logs a callback of the app; set for each run.
local log

local Context <const> = objc.class("CheckURLContext", objc.UIOpenURLContext, function(instance)
  function instance.URL() return objc.NSURL:URLWithString_ "check://scene" end
  function instance.options() return objc.UISceneOpenURLOptions:new() end
end)

local Delegate <const> = objc.class("CheckSceneDelegate", objc.UIResponder, {protocols = {"UIWindowSceneDelegate"}},
  function(instance)
    objc.property(instance, "window", {policy = "strong"})
    for name, token in pairs {
      ["scene:willConnectToSession:options:"] = "scene connected", ["sceneDidBecomeActive:"] = "scene active",
      ["sceneWillResignActive:"] = "scene inactive", ["sceneDidEnterBackground:"] = "scene in background",
      ["sceneWillEnterForeground:"] = "scene in foreground", ["scene:openURLContexts:"] = "scene opened link",
      ["scene:continueUserActivity:"] = "scene continued activity", ["sceneDidDisconnect:"] = "scene disconnected",
    } do
      instance[name] = function() log(token) end
    end
    instance["windowScene:performActionForShortcutItem:completionHandler:"] = function(_, _, _, done) done(true) end
  end)

-- The system asks the delegate for each message, which an SDK may have added.
local function send(scene, selector, ...)
  local delegate <const> = scene:delegate()
  if delegate and delegate:respondsToSelector_(selector) then objc.msgSend(delegate, selector, scene, ...) end
end

local function change(scene, selector, name)
  send(scene, selector)
  objc.NSNotificationCenter:defaultCenter():postNotificationName_object_("UIScene" .. name .. "Notification", scene)
  runloop.run(0)
end

local function enter(scene)
  change(scene, "sceneWillEnterForeground:", "WillEnterForeground")
  change(scene, "sceneDidBecomeActive:", "DidActivate")
end

local function leave(scene)
  change(scene, "sceneWillResignActive:", "WillDeactivate")
  change(scene, "sceneDidEnterBackground:", "DidEnterBackground")
end

-- The scene of the app; nil before iOS 13.
local function only()
  local app <const> = objc.UIApplication:sharedApplication()
  return app:respondsToSelector_ "connectedScenes" and app:connectedScenes()[1] or nil
end

--- Connects the scene of the launched app with a delegate of its own, as that of an app with a manifest.
function scenes.connect(window, note)
  log = note
  local scene <const> = only()
  if not scene then return end
  local delegate <const> = Delegate:new()
  delegate:setWindow_(window)
  scene:setDelegate_(delegate)
  send(scene, "scene:willConnectToSession:options:", objc.UISceneSession:new(), objc.UISceneConnectionOptions:new())
  objc.NSNotificationCenter:defaultCenter():postNotificationName_object_("UISceneWillConnectNotification", scene)
  enter(scene)
end

--- Sends what the user's actions cause, then leaves the scene and returns to it.
function scenes.use(completion)
  local scene <const> = only()
  if not scene then return end
  send(scene, "scene:openURLContexts:", objc.NSSet:setWithObject_(Context:new()))
  send(scene, "scene:continueUserActivity:", objc.NSUserActivity:alloc():initWithActivityType_ "check.activity")
  local shortcut <const> = "windowScene:performActionForShortcutItem:completionHandler:"
  local delegate <const> = scene:delegate()
  if delegate and delegate:respondsToSelector_(shortcut) then
    local item <const> = objc.UIApplicationShortcutItem:alloc():initWithType_localizedTitle_("check", "Check")
    send(scene, shortcut, item, completion(function() end))
  end
  leave(scene)
  enter(scene)
end

--- Ends the life of the scene.
function scenes.disconnect()
  local scene <const> = only()
  if not scene then return end
  leave(scene)
  change(scene, "sceneDidDisconnect:", "DidDisconnect")
end

return scenes
