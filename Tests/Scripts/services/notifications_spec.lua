local log = {}
local Delegate = objc.class("NotificationDelegate", objc.NSObject,
  {protocols = {"UNUserNotificationCenterDelegate"}}, function(instance)
    function instance:userNotificationCenter_willPresentNotification_withCompletionHandler_(
        _, notification, handler)
      log[#log + 1] = "present " .. notification:request():content():body()
      handler(uikit.UNNotificationPresentationOptionList)
    end
    function instance:userNotificationCenter_didReceiveNotificationResponse_withCompletionHandler_(
        _, response, handler)
      log[#log + 1] = response:actionIdentifier() .. " " ..
        response:notification():request():identifier()
      handler()
    end
  end)

local center = objc.UNUserNotificationCenter:currentNotificationCenter()

local function request(identifier, body, trigger)
  local content = objc.UNMutableNotificationContent:new()
  content:setBody_(body)
  return objc.UNNotificationRequest:requestWithIdentifier_content_trigger_(identifier, content, trigger)
end

local function after(seconds, repeats)
  return objc.UNTimeIntervalNotificationTrigger:triggerWithTimeInterval_repeats_(seconds, repeats or false)
end

local function list(name)
  local got
  center[name](center, function(found) got = found end)
  runloop.runUntilIdle()
  return got
end

describe("the notification center", function()
  local delegate = Delegate:new()
  setup(function() center:setDelegate_(delegate) end)
  before_each(function() log = {} end)

  it("asks the user once, and the settings give the answer", function()
    local answers = {}
    local function ask()
      center:requestAuthorizationWithOptions_completionHandler_(
        uikit.UNAuthorizationOptionAlert, function(granted) answers[#answers + 1] = granted end)
      runloop.runUntilIdle()
    end
    assert.equal(0, list("getNotificationSettingsWithCompletionHandler"):authorizationStatus())
    uikit.setting("notificationAnswer", "denied")
    ask()
    uikit.setting("notificationAnswer", "granted")
    ask()
    assert.same({false, false}, answers)
    assert.equal(uikit.UNAuthorizationStatusDenied,
      list("getNotificationSettingsWithCompletionHandler"):authorizationStatus())
  end)

  it("fires on the virtual clock, and asks an app that is in front", function()
    local start, at = runloop.now(), nil
    local token = hook.before(Delegate,
      "userNotificationCenter:willPresentNotification:withCompletionHandler:",
      function() at = runloop.now() - start end)
    center:addNotificationRequest_withCompletionHandler_(request("one", "hello", after(5)), nil)
    center:addNotificationRequest_withCompletionHandler_(request("two", "never", after(9)), nil)
    center:removePendingNotificationRequestsWithIdentifiers_{"two"}
    runloop.runUntilIdle()
    token:remove()
    assert.same({{"present hello"}, 5}, {log, at})
    assert.equal("one", list("getDeliveredNotificationsWithCompletionHandler")[1]:request():identifier())
    center:removeAllDeliveredNotifications()
    assert.same({}, list("getDeliveredNotificationsWithCompletionHandler"))
  end)

  it("passes the user's actions to the delegate", function()
    center:addNotificationRequest_withCompletionHandler_(request("tap", "hello", after(1)), nil)
    runloop.runUntilIdle()
    uikit.openNotification("tap")
    center:addNotificationRequest_withCompletionHandler_(request("act", "hello", after(1)), nil)
    runloop.runUntilIdle()
    uikit.openNotification("act", "LATER")
    assert.same({"present hello", "com.apple.UNNotificationDefaultActionIdentifier tap",
      "present hello", "LATER act"}, log)
    assert.error_matches(function() uikit.openNotification("none") end,
      "no notification has the identifier 'none'")
  end)

  it("repeats, and rejects requests that a device rejects", function()
    center:addNotificationRequest_withCompletionHandler_(request("again", "x", after(60, true)), nil)
    runloop.run(130)
    center:removeAllPendingNotificationRequests()
    assert.same({"present x", "present x"}, log)
    assert.error_matches(function() after(5, true) end, "at least 60 if repeating")
    assert.error_matches(function() after(0) end, "greater than 0")
  end)

  it("has categories that retain their actions", function()
    local action = setmetatable({}, {__mode = "v"})
    local category
    objc.autoreleasepool(function()
      action[1] = objc.UNNotificationAction:actionWithIdentifier_title_options_("late", "Later", 0)
      category = objc.UNNotificationCategory
        :categoryWithIdentifier_actions_intentIdentifiers_options_("mail", {action[1]}, {}, 0)
    end)
    collectgarbage()
    runloop.run(0.1)
    assert.equal("late", category:actions()[1]:identifier())
    category = nil
    collectgarbage()
    runloop.run(0.1)
    assert.is_nil(action[1])
  end)
end)

describe("CLLocationManager", function()
  local seen
  local Places = objc.class("PlaceDelegate", objc.NSObject,
    {protocols = {"CLLocationManagerDelegate"}}, function(instance)
      function instance:locationManager_didUpdateLocations_(_, places)
        seen[#seen + 1] = places[1]:coordinate().latitude
      end
      function instance:locationManager_didFailWithError_(_, failure)
        seen[#seen + 1] = "error " .. failure:code()
      end
      function instance:locationManagerDidChangeAuthorization_(manager)
        seen[#seen + 1] = "status " .. manager:authorizationStatus()
      end
      function instance:locationManager_didEnterRegion_(_, region)
        seen[#seen + 1] = "in " .. region:identifier()
      end
    end)

  it("reports the location that the script sets", function()
    seen = {}
    local manager, delegate = objc.CLLocationManager:new(), Places:new()
    manager:setDelegate_(delegate)
    manager:requestLocation()
    runloop.runUntilIdle()
    manager:requestWhenInUseAuthorization()
    runloop.runUntilIdle()
    assert.same({"status 0", "error 1", "status 4"}, seen)
    seen = {}
    manager:startUpdatingLocation()
    runloop.runUntilIdle()
    uikit.setLocation {latitude = 48.1, longitude = 11.5}
    runloop.runUntilIdle()
    manager:setDistanceFilter_(1000)
    uikit.setLocation {latitude = 48.101, longitude = 11.5}
    runloop.runUntilIdle()
    manager:stopUpdatingLocation()
    uikit.setLocation {latitude = 50, longitude = 11.5}
    runloop.runUntilIdle()
    assert.same({"error 0", 48.1}, seen)
    manager:startMonitoringForRegion_(objc.CLCircularRegion:alloc():initWithCenter_radius_identifier_(
      {latitude = 51, longitude = 11.5}, 100, "home"))
    uikit.setLocation {latitude = 51, longitude = 11.5}
    runloop.runUntilIdle()
    assert.equal("in home", seen[#seen])
    assert.is_true(objc.CLLocationManager:locationServicesEnabled())
    assert.error_matches(function() uikit.setLocation {latitude = 91, longitude = 0} end, "from %-90 to 90")
    uikit.setLocation()
  end)

  it("measures distances", function()
    local one = objc.CLLocation:alloc():initWithLatitude_longitude_(0, 0)
    local other = objc.CLLocation:alloc():initWithLatitude_longitude_(0, 1)
    assert.near(111195, one:distanceFromLocation_(other), 1)
  end)
end)

describe("WKWebView", function()
  it("loads files and data, and is made with scripts and preferences", function()
    uikit.bundle {files = {["start.html"] = "<title>Start</title>"}}
    local configuration = objc.WKWebViewConfiguration:new()
    local script = objc.WKUserScript:alloc():initWithSource_injectionTime_forMainFrameOnly_(
      "x()", uikit.WKUserScriptInjectionTimeAtDocumentEnd, true)
    configuration:userContentController():addUserScript_(script)
    local web = objc.WKWebView:alloc():initWithFrame_configuration_({0, 0, 100, 100}, configuration)
    assert.equal("x()", web:configuration():userContentController():userScripts()[1]:source())
    assert.is_true(web:configuration():preferences():javaScriptEnabled())
    local bundle = objc.NSBundle:mainBundle()
    local file = bundle:URLForResource_withExtension_("start", "html")
    web:loadFileURL_allowingReadAccessToURL_(file, bundle:bundleURL())
    runloop.runUntilIdle()
    assert.equal("Start", web:title())
    web:loadData_MIMEType_characterEncodingName_baseURL_(
      "<title>Data</title>", "text/html", "utf-8", objc.NSURL:URLWithString_("https://h/"))
    runloop.runUntilIdle()
    assert.equal("Data", web:title())
    assert.error_matches(function()
      web:loadFileURL_allowingReadAccessToURL_(objc.NSURL:URLWithString_("https://h/"), file)
    end, "https://h/ is not a file URL")
  end)
end)
