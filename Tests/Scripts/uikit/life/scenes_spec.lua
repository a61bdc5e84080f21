describe("a scene", function()
  local app = objc.UIApplication:sharedApplication()
  local log, before
  local function add(text) log[#log + 1] = text end

  objc.class("SceneAppDelegate", objc.UIResponder, {protocols = {"UIApplicationDelegate"}},
    function(instance)
      instance["application:didFinishLaunchingWithOptions:"] = function() add("didFinish") end
      instance["application:configurationForConnectingSceneSession:options:"] =
        function(_, _, session)
          add("configuration")
          return objc.UISceneConfiguration:configurationWithName_sessionRole_(
            "Default", session:role())
        end
      instance["applicationDidBecomeActive:"] = function() add("never") end
      instance["applicationWillTerminate:"] = function() add("willTerminate") end
    end)
  objc.class("ShopSceneDelegate", objc.UIResponder, {protocols = {"UIWindowSceneDelegate"}},
    function(instance)
      objc.property(instance, "window")
      instance["scene:willConnectToSession:options:"] = function(self, scene, session, options)
        add("willConnect " .. scene:activationState() .. " " .. #options:URLContexts())
        assert.equal(scene, session:scene())
        local window = objc.UIWindow:alloc():initWithWindowScene_(scene)
        self:setWindow_(window)
        window:makeKeyAndVisible()
      end
      for _, name in ipairs{"DidBecomeActive", "WillResignActive", "WillEnterForeground",
        "DidEnterBackground", "DidDisconnect"} do
        instance["scene" .. name .. ":"] = function(_, scene)
          add(name .. " " .. scene:activationState())
        end
      end
      instance["scene:openURLContexts:"] = function(_, _, contexts)
        local context = contexts[1]
        add("open " .. context:URL():host() .. " " .. tostring(context:options():sourceApplication()))
      end
      instance["scene:continueUserActivity:"] = function(_, _, activity)
        add(activity:activityType())
      end
    end)

  before_each(function() log, before = {}, objc.snapshot() end)
  after_each(function() objc.restore(before) end)

  it("receives the life-cycle messages instead of the application", function()
    local noted = {}
    hook.after(objc.NSNotificationCenter, "postNotificationName:object:userInfo:",
      function(_, name) noted[#noted + 1] = name:match("^UI(%a+)Notification$") end)
    uikit.launch("SceneAppDelegate", {scene = "ShopSceneDelegate"})
    assert.same({"didFinish", "configuration", "willConnect -1 0", "WillEnterForeground 2",
      "DidBecomeActive 0"}, log)
    assert.same({"ApplicationDidFinishLaunching", "WindowDidBecomeVisible", "WindowDidBecomeKey",
      "SceneWillConnect", "SceneWillEnterForeground", "ApplicationWillEnterForeground",
      "SceneDidActivate", "ApplicationDidBecomeActive"}, noted)
    log = {}
    uikit.background()
    uikit.foreground()
    uikit.terminate()
    assert.same({"WillResignActive 0", "DidEnterBackground 2", "WillEnterForeground 2",
      "DidBecomeActive 0", "WillResignActive 0", "DidEnterBackground 2", "DidDisconnect -1",
      "willTerminate"}, log)
  end)

  it("is connected with the URL of the launch, and receives later ones", function()
    uikit.launch("SceneAppDelegate", {scene = "ShopSceneDelegate", url = "shop://one"})
    assert.equal("willConnect -1 1", log[3])
    log = {}
    uikit.openURL("shop://two", {sourceApplication = "mail"})
    uikit.openURL("https://shop.example/")
    assert.same({"open two mail", "NSUserActivityTypeBrowsingWeb"}, log)
  end)

  it("exists without a launch as well, and holds the windows", function()
    local scene = app:connectedScenes()[1]
    assert.equal("UIWindowScene", objc.NSStringFromClass(scene:class()))
    assert.equal(uikit.UISceneActivationStateForegroundActive, scene:activationState())
    assert.equal(uikit.keyWindow(), scene:keyWindow())
    assert.equal(scene, uikit.keyWindow():windowScene())
    assert.equal(objc.UIScreen:mainScreen(), scene:screen())
  end)

  it("rotates on request, or reports why not", function()
    local Upright = objc.class("UprightController", objc.UIViewController, function(instance)
      function instance:supportedInterfaceOrientations()
        return uikit.UIInterfaceOrientationMaskPortrait
      end
    end)
    local scene = app:connectedScenes()[1]
    local wanted = objc.UIWindowSceneGeometryPreferencesIOS:alloc()
      :initWithInterfaceOrientations_(uikit.UIInterfaceOrientationMaskLandscape)
    uikit.keyWindow():setRootViewController_(Upright:new())
    local code
    scene:requestGeometryUpdateWithPreferences_errorHandler_(
      wanted, function(error) code = error:code() end)
    assert.equal(101, code)
    uikit.keyWindow():setRootViewController_(objc.UIViewController:new())
    scene:requestGeometryUpdateWithPreferences_errorHandler_(wanted, nil)
    assert.equal(uikit.UIInterfaceOrientationLandscapeRight, scene:interfaceOrientation())
    runloop.run(1)
  end)
end)
