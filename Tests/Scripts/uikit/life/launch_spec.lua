describe("launching an application", function()
  local app, center = objc.UIApplication:sharedApplication(), objc.NSNotificationCenter:defaultCenter()
  local log, before, hook_
  local states = {[0] = "active", "inactive", "background"}

  local function note(text) log[#log + 1] = text .. " " .. states[app:applicationState()] end

  local Delegate = objc.class("LaunchDelegate", objc.UIResponder,
    {protocols = {"UIApplicationDelegate"}}, function(instance)
      objc.property(instance, "window")
      instance["application:willFinishLaunchingWithOptions:"] = function(_, _, options)
        note("willFinish")
        log.options = options
        return true
      end
      instance["application:didFinishLaunchingWithOptions:"] = function(self)
        note("didFinish")
        log.keyWindow = app:keyWindow()
        log.windows = #app:windows()
        local window = objc.UIWindow:alloc():initWithFrame_(objc.UIScreen:mainScreen():bounds())
        self:setWindow_(window)
        window:setRootViewController_(objc.LaunchRoot:new())
        window:makeKeyAndVisible()
        return true
      end
      for _, name in ipairs{
        "DidBecomeActive", "WillResignActive", "DidEnterBackground", "WillEnterForeground",
        "WillTerminate", "DidReceiveMemoryWarning",
      } do
        instance["application" .. name .. ":"] = function() note(name) end
      end
      instance["application:openURL:options:"] = function(_, _, url, options)
        note("open " .. url:absoluteString())
        log.options = options
        return true
      end
      instance["application:continueUserActivity:restorationHandler:"] = function(_, _, activity)
        note("continue " .. activity:webpageURL():absoluteString())
        return true
      end
      instance["application:didReceiveRemoteNotification:fetchCompletionHandler:"] =
        function(_, _, userInfo, done)
          note("remote " .. userInfo.aps.alert)
          done(uikit.UIBackgroundFetchResultNewData)
        end
      instance["application:didRegisterForRemoteNotificationsWithDeviceToken:"] =
        function(_, _, token) note("token " .. token:length()) end
      instance["application:didFailToRegisterForRemoteNotificationsWithError:"] =
        function(_, _, error) note("refused " .. error:code()) end
    end)
  objc.class("LaunchRoot", objc.UIViewController, function(instance)
    function instance:viewDidLoad() note("viewDidLoad") end
    function instance:viewDidAppear_() note("viewDidAppear") end
    function instance:didReceiveMemoryWarning() note("controller: memory") end
  end)

  before_each(function()
    log, before = {}, objc.snapshot()
    hook_ = hook.after(objc.NSNotificationCenter, "postNotificationName:object:userInfo:",
      function(_, name, object)
        local short = name:match("^UIApplication(.*)Notification$")
        if short then
          assert.equal(app, object)
          note("note " .. short)
        end
      end)
  end)
  after_each(function()
    hook_:remove()
    objc.restore(before)
    assert.is_not_nil(uikit.keyWindow())
  end)

  it("follows UIApplicationMain", function()
    local delegate = uikit.launch(Delegate)
    assert.equal(delegate, app:delegate())
    assert.same({
      "willFinish inactive", "didFinish inactive", "viewDidLoad inactive",
      "note DidFinishLaunching inactive", "DidBecomeActive active",
      "note DidBecomeActive active", "viewDidAppear active",
      keyWindow = nil, windows = 0,
    }, log)
    assert.equal(delegate:window(), uikit.keyWindow())
    assert.equal(1, #app:windows())
    assert.error_matches(function() uikit.launch("LaunchDelegate") end,
      "There can only be one UIApplication instance")
  end)

  it("enters the background and returns", function()
    uikit.launch(Delegate)
    log = {}
    uikit.background()
    uikit.background()
    uikit.foreground()
    uikit.foreground()
    assert.same({
      "WillResignActive active", "note WillResignActive active",
      "DidEnterBackground background", "note DidEnterBackground background",
      "WillEnterForeground background", "note WillEnterForeground background",
      "DidBecomeActive active", "note DidBecomeActive active",
    }, log)
  end)

  it("ends through the background, and can be launched again", function()
    uikit.launch(Delegate)
    log = {}
    uikit.terminate()
    assert.same({
      "WillResignActive active", "note WillResignActive active",
      "DidEnterBackground background", "note DidEnterBackground background",
      "WillTerminate background", "note WillTerminate background",
    }, log)
    assert.is_nil(app:delegate())
    assert.equal(uikit.UIApplicationStateActive, app:applicationState())
    uikit.launch(Delegate)
    assert.is_not_nil(app:delegate())
  end)

  it("notifies the delegate, controllers and observers that memory runs short", function()
    uikit.launch(Delegate)
    log = {}
    uikit.memoryWarning()
    assert.same({"DidReceiveMemoryWarning active", "controller: memory active",
      "note DidReceiveMemoryWarning active"}, log)
  end)

  it("notifies the delegate, then the observers, of a significant time change", function()
    local days = {}
    local Days = objc.class("TimeChangeDelegate", objc.UIResponder, function(instance)
      function instance:applicationSignificantTimeChange_() days[#days + 1] = "delegate" end
    end)
    uikit.launch(Days)
    objc.NSNotificationCenter:defaultCenter():addObserverForName_object_queue_usingBlock_(
      uikit.UIApplicationSignificantTimeChangeNotification, nil, nil, function() days[#days + 1] = "observer" end)
    uikit.significantTimeChange()
    assert.same({"delegate", "observer"}, days)
  end)

  it("asks a delegate when it is set whether it handles significant time changes", function()
    local isCalled = false
    local Late = objc.class("LateTimeChangeDelegate", objc.UIResponder, function() end)
    uikit.launch(Late)
    objc.class_addMethod(Late, "applicationSignificantTimeChange:", function() isCalled = true end, "v@:@")
    uikit.significantTimeChange()
    assert.is_false(isCalled)
    local app = objc.UIApplication:sharedApplication()
    app:setDelegate_(app:delegate())
    uikit.significantTimeChange()
    assert.is_true(isCalled)
  end)

  it("receives a URL before it is active, also by a launch", function()
    uikit.launch(Delegate, {url = "shop://item/1"})
    assert.equal("open shop://item/1 inactive", log[5])
    assert.equal("DidBecomeActive active", log[6])
    uikit.background()
    log = {}
    uikit.openURL("shop://item/2", {sourceApplication = "com.example.mail"})
    assert.same({"WillEnterForeground background", "note WillEnterForeground background",
      "open shop://item/2 inactive", "DidBecomeActive active", "note DidBecomeActive active",
      options = {UIApplicationOpenURLOptionsOpenInPlaceKey = false,
        UIApplicationOpenURLOptionsSourceApplicationKey = "com.example.mail"}}, log)
    assert.error_matches(function() uikit.openURL("") end, "is no URL")
  end)

  it("finds the reason of the launch among the launch options", function()
    uikit.launch(Delegate, {options = {a = 1}, notification = {aps = {alert = "hello"}}})
    assert.equal(1, log.options.a)
    assert.equal("hello", log.options[uikit.UIApplicationLaunchOptionsRemoteNotificationKey].aps.alert)
    assert.equal("remote hello inactive", log[5])
  end)

  it("receives a universal link as an activity, and notifications where it is", function()
    uikit.launch(Delegate)
    log = {}
    uikit.openURL("https://shop.example/item/3")
    uikit.background()
    uikit.receiveNotification{aps = {alert = "news"}}
    assert.equal("continue https://shop.example/item/3 active", log[1])
    assert.equal("remote news background", log[#log])
  end)

  it("gets a token when it registers, or the error of a simulator", function()
    uikit.launch(Delegate)
    log = {}
    app:registerForRemoteNotifications()
    assert.same({}, log)
    runloop.run(0)
    uikit.setting("remoteNotifications", "refused")
    app:registerForRemoteNotifications()
    runloop.run(0)
    assert.same({"token 32 active", "refused 3010 active"}, log)
    uikit.setting("remoteNotifications", "token")
  end)

  it("uses the older methods of a delegate that lacks the newer ones", function()
    local old = objc.class("OldLaunchDelegate", objc.NSObject, function(instance)
      instance["applicationDidFinishLaunching:"] = function() log[#log + 1] = "didFinish" end
      instance["application:handleOpenURL:"] = function(_, _, url) log[#log + 1] = url:host() end
      instance["application:didReceiveRemoteNotification:"] =
        function() log[#log + 1] = "remote" end
    end)
    hook_:remove()
    uikit.launch(old)
    uikit.openURL("shop://item")
    uikit.receiveNotification{}
    assert.same({"didFinish", "item", "remote"}, log)
  end)

  it("can be undone by a snapshot", function()
    local moment = objc.snapshot()
    uikit.launch(Delegate)
    uikit.background()
    objc.restore(moment)
    assert.is_nil(app:delegate())
    assert.equal(uikit.UIApplicationStateActive, app:applicationState())
    assert.equal(1, #app:windows())
  end)
  local _ = center
end)

describe("an application that is shaken", function()
  it("notifies the first responder, and an unhandled event goes up the chain", function()
    local log, before = {}, objc.snapshot()
    local View = objc.class("ShakenView", objc.UIView, function(instance, _, super)
      function instance:canBecomeFirstResponder() return true end
      instance["motionBegan:withEvent:"] = function(self, motion, event)
        log[#log + 1] = ("began %d %d %d"):format(motion, event:type(), event:subtype())
        super(self):motionBegan_withEvent_(motion, event)
      end
      instance["motionEnded:withEvent:"] = function(_, motion) log[#log + 1] = "ended " .. motion end
    end)
    hook.before(objc.UIApplication, "motionBegan:withEvent:",
      function() log[#log + 1] = "application" end)
    hook.before(objc.UIWindow, "sendEvent:", function() log[#log + 1] = "window" end)
    local view = View:new()
    uikit.keyWindow():addSubview_(view)
    view:becomeFirstResponder()
    uikit.motion("shake")
    assert.same({"window", "began 1 1 1", "application", "window", "ended 1"}, log)
    assert.error_matches(function() uikit.motion("throw") end, '"shake"')
    objc.restore(before)
  end)
end)

describe("canOpenURL:", function()
  local world
  before_each(function() world = objc.snapshot() end)
  after_each(function() objc.restore(world) end)

  it("answers for the schemes of the system and those that the Info.plist lists", function()
    local function can(text) return objc.UIApplication:sharedApplication():canOpenURL_(objc.NSURL:URLWithString_(text)) end
    assert.same({true, true, false}, {can "https://example.com", can "TEL:1", can "shop://item"})
    uikit.bundle {info = {
      LSApplicationQueriesSchemes = {"shop"}, CFBundleURLTypes = {{CFBundleURLSchemes = {"mine"}}},
    }}
    assert.same({true, true, false}, {can "shop://item", can "Mine://item", can "other://item"})
  end)
end)
