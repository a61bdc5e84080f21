-- Shortcuts of the home screen and local notifications, at the launch and later.
describe("an application", function()
  local snapshot, log, Delegate
  before_each(function()
    snapshot = objc.snapshot()
    log = {}
    Delegate = objc.class("QuickDelegate", objc.UIResponder, {protocols = {"UIApplicationDelegate"}}, function(instance)
      function instance:application_didFinishLaunchingWithOptions_(_, options)
        log[#log + 1] = options and next(options) and "launched for something" or "launched"
        return self.answer ~= false
      end
      function instance:application_performActionForShortcutItem_completionHandler_(_, item, done)
        log[#log + 1] = item:type()
        done(true)
      end
      function instance:application_didReceiveLocalNotification_(_, note) log[#log + 1] = note:alertBody() end
      function instance:applicationDidBecomeActive_() log[#log + 1] = "active" end
    end)
  end)
  after_each(function()
    uikit.terminate()
    objc.restore(snapshot)
  end)

  local function item(type)
    return objc.UIApplicationShortcutItem:alloc():initWithType_localizedTitle_(type, "New")
  end

  it("launched by a shortcut performs it before it is active", function()
    uikit.launch(Delegate, {options = {UIApplicationLaunchOptionsShortcutItemKey = item "new"}})
    assert.same({"launched for something", "new", "active"}, log)
  end)

  it("whose launch returns NO is not asked to perform the shortcut", function()
    Delegate.application_didFinishLaunchingWithOptions_ = function() return false end
    uikit.launch(Delegate, {options = {UIApplicationLaunchOptionsShortcutItemKey = item "new"}})
    assert.same({"active"}, log)
  end)

  it("passes the shortcut of its launch to its scene", function()
    local Scene = objc.class("QuickScene", objc.UIResponder, {protocols = {"UIWindowSceneDelegate"}}, function(instance)
      function instance:scene_willConnectToSession_options_(_, _, options) log[#log + 1] = options:shortcutItem():type() end
    end)
    uikit.launch(Delegate, {scene = Scene, options = {UIApplicationLaunchOptionsShortcutItemKey = item "new"}})
    assert.equal("new", log[2])
  end)

  it("keeps dynamic shortcuts, which can be copied and changed", function()
    local copy = item "old":mutableCopy()
    copy:setType_ "newer"
    copy:setIcon_(objc.UIApplicationShortcutIcon:iconWithType_(2))
    local application = objc.UIApplication:sharedApplication()
    application:setShortcutItems_ {copy}
    assert.equal("newer", application:shortcutItems()[1]:type())
    assert.equal("UIApplicationShortcutItem", objc.object_getClassName(copy:copy()))
    assert.is_true(item "same":isEqual_(item "same"))
  end)

  describe("with a local notification", function()
    local application, note
    before_each(function()
      uikit.launch(Delegate)
      log = {}
      application = objc.UIApplication:sharedApplication()
      note = objc.UILocalNotification:new()
      note:setAlertBody_ "Wake up"
      note:setFireDate_(objc.NSDate:dateWithTimeIntervalSinceNow_(60))
    end)

    it("receives it at its date, once", function()
      application:scheduleLocalNotification_(note)
      assert.equal(1, #application:scheduledLocalNotifications())
      runloop.run(59)
      assert.same({}, log)
      runloop.run(100)
      assert.same({"Wake up"}, log)
      assert.same({}, application:scheduledLocalNotifications())
    end)

    it("does not receive a cancelled one, nor in the background", function()
      application:scheduleLocalNotification_(note)
      application:cancelLocalNotification_(note)
      runloop.run(61)
      note:setFireDate_(objc.NSDate:dateWithTimeIntervalSinceNow_(60))
      application:scheduleLocalNotification_(note)
      uikit.background()
      runloop.run(61)
      assert.same({}, log)
    end)

    it("receives it every day if it repeats", function()
      note:setRepeatInterval_(objc.NSCalendarUnitDay)
      application:scheduleLocalNotification_(note)
      runloop.run(60 + 2 * 86400 + 1)
      assert.equal(3, #log)
      application:cancelAllLocalNotifications()
      runloop.run(86400)
      assert.equal(3, #log)
    end)

    it("waits for it again after a snapshot is restored", function()
      application:scheduleLocalNotification_(note)
      local before = objc.snapshot()
      runloop.run(61)
      objc.restore(before)
      assert.equal(1, #application:scheduledLocalNotifications())
      runloop.run(61)
      assert.equal(2, #log)
    end)

    it("has its registered settings", function()
      local settings = objc.UIUserNotificationSettings:settingsForTypes_categories_(7, nil)
      application:registerUserNotificationSettings_(settings)
      assert.equal(7, application:currentUserNotificationSettings():types())
    end)
  end)
end)

describe("a finger", function()
  it("that touches right after controllers were set meets their contents", function()
    local snapshot, hits = objc.snapshot(), 0
    local First = objc.class("TappedFirst", objc.UIViewController, function(instance)
      function instance:viewDidLoad()
        local button = objc.UIButton:buttonWithType_(0)
        button:setFrame_ {100, 300, 100, 50}
        button:addTarget_action_forControlEvents_(self, "hit", uikit.UIControlEventTouchUpInside)
        self:view():addSubview_(button)
      end
      function instance:hit() hits = hits + 1 end
    end)
    local navigation = objc.UINavigationController:new()
    local window = uikit.keyWindow()
    window:setRootViewController_(navigation)
    runloop.run(1)
    navigation:setViewControllers_ {First:new()}
    gesture.tap(window, {at = {150, 325}})
    assert.equal(1, hits)
    window:setRootViewController_(nil)
    objc.restore(snapshot)
  end)
end)
