-- What an app uses of the system besides its screens: files and archives, defaults, timers and queues, notifications,
-- the pasteboard, links, older connections, web views with scripts, the location, permissions.
local objc <const>, network <const>, runloop <const> = require "objc", require "network", require "runloop"
local services <const> = {}

-- Logs a callback of the app; set for each run.
local log

local Client <const> = objc.class("CheckClient", objc.NSObject, {
  protocols = {"NSURLConnectionDataDelegate", "WKScriptMessageHandler", "WKUIDelegate", "CLLocationManagerDelegate"},
}, function(instance)
  for selector, token in pairs {
    ["connection:didReceiveResponse:"] = "response came", ["connection:didReceiveData:"] = "data came",
    ["connectionDidFinishLoading:"] = "connection ended", ["connection:didFailWithError:"] = "connection failed",
    ["userContentController:didReceiveScriptMessage:"] = "script message came",
    ["locationManager:didUpdateLocations:"] = "location came", ["performed:"] = "message performed", ["fired:"] = "timer fired",
    ["observeValueForKeyPath:ofObject:change:context:"] = "value changed by key",
  } do
    instance[selector] = function() log(token) end
  end
end)

local function address(path) return objc.NSURL:URLWithString_("https://app.example/" .. path) end

local function use_files()
  local files <const> = objc.NSFileManager:defaultManager()
  local folder <const> = objc.NSTemporaryDirectory() .. "check"
  files:createDirectoryAtPath_withIntermediateDirectories_attributes_error_(folder, true, nil)
  local first <const>, second <const> = folder .. "/first", folder .. "/second"
  local data <const> = objc.box "check":dataUsingEncoding_(4)
  files:createFileAtPath_contents_attributes_(first, data, nil)
  data:writeToFile_atomically_(first, true)
  data:writeToFile_options_error_(first, 1)
  objc.box "check":writeToFile_atomically_encoding_error_(first, true, 4)
  files:fileExistsAtPath_isDirectory_(first)
  files:attributesOfItemAtPath_error_(first)
  files:contentsAtPath_(first)
  objc.NSData:dataWithContentsOfFile_(first)
  objc.NSData:alloc():initWithContentsOfFile_(first)
  objc.NSData:dataWithContentsOfURL_(objc.NSURL:fileURLWithPath_(first))
  objc.NSString:stringWithContentsOfFile_encoding_error_(first, 4)
  files:copyItemAtPath_toPath_error_(first, second)
  files:removeItemAtPath_error_(second)
  files:moveItemAtPath_toPath_error_(first, second)
  files:contentsOfDirectoryAtPath_error_(folder)
  files:removeItemAtPath_error_(folder)
  objc.NSKeyedUnarchiver:unarchiveObjectWithData_(objc.NSKeyedArchiver:archivedDataWithRootObject_(objc.box "check"))
  objc.NSJSONSerialization:JSONObjectWithData_options_error_(objc.box "[1]":dataUsingEncoding_(4), 0)
  local bundle <const> = objc.NSBundle:mainBundle()
  bundle:infoDictionary()
  bundle:pathForResource_ofType_("none", "txt")
  bundle:localizedStringForKey_value_table_("key", "value", nil)
end

local function use_images()
  for _, name in ipairs {"initWithData:", "initWithContentsOfFile:"} do
    objc.msgSend(objc.UIImage:alloc(), name, name == "initWithData:" and objc.NSData:data() or "/none.png")
  end
  objc.UIImage:imageWithData_(objc.NSData:data())
  objc.UIImage:imageWithContentsOfFile_ "/none.png"
  objc.UIFont:fontWithName_size_("Helvetica", 12)
  objc.UIFont:boldSystemFontOfSize_(12)
end

local function use_defaults()
  local defaults <const> = objc.NSUserDefaults:standardUserDefaults()
  defaults:registerDefaults_(objc.NSDictionary:dictionaryWithObject_forKey_("1", "check"))
  defaults:setBool_forKey_(true, "check")
  defaults:boolForKey_ "check"
  defaults:setInteger_forKey_(2, "check")
  defaults:integerForKey_ "check"
  defaults:setDouble_forKey_(2.5, "check")
  defaults:doubleForKey_ "check"
  defaults:stringForKey_ "check"
  defaults:removeObjectForKey_ "check"
  defaults:synchronize()
end

-- Messages that arrive later, on the main thread and on others.
local function use_time()
  local client <close> = Client:new()
  client:performSelector_withObject_afterDelay_("performed:", nil, 0.1)
  client:performSelectorOnMainThread_withObject_waitUntilDone_("performed:", nil, false)
  objc.NSTimer:scheduledTimerWithTimeInterval_target_selector_userInfo_repeats_(0.1, client, "fired:", nil, false)
  local timer <close> = objc.NSTimer:timerWithTimeInterval_target_selector_userInfo_repeats_(9, client, "fired:", nil, false)
  objc.NSRunLoop:mainRunLoop():addTimer_forMode_(timer, "NSDefaultRunLoopMode")
  timer:invalidate()
  objc.NSOperationQueue:mainQueue():addOperationWithBlock_(function() log "operation ran" end)
  objc.NSDate:date():timeIntervalSince1970()
  runloop.run(0.2)
end

local function use_notifications()
  local center <const> = objc.NSNotificationCenter:defaultCenter()
  local client <close> = Client:new()
  local token <const> = center:addObserverForName_object_queue_usingBlock_(
    "CheckOther", nil, nil, function() log "block notified" end)
  center:addObserver_selector_name_object_(client, "performed:", "CheckOther", nil)
  center:postNotification_(objc.NSNotification:notificationWithName_object_("CheckOther", nil))
  center:removeObserver_(token)
  center:removeObserver_name_object_(client, "CheckOther", nil)
  center:removeObserver_(client)
  local observed <const> = objc.NSOperationQueue:new()
  observed:addObserver_forKeyPath_options_context_(client, "name", 1, nil)
  observed:setName_ "check"
  observed:removeObserver_forKeyPath_context_(client, "name", nil)
end

local function use_application()
  local app <const> = objc.UIApplication:sharedApplication()
  local link <const> = objc.NSURL:URLWithString_ "https://app.example/"
  app:canOpenURL_(link)
  app:openURL_options_completionHandler_(link, objc.NSDictionary:dictionary(), function() log "link left" end)
  app:openURL_(link)
  app:endBackgroundTask_(app:beginBackgroundTaskWithName_expirationHandler_("check", nil))
  app:endBackgroundTask_(app:beginBackgroundTaskWithExpirationHandler_(nil))
  app:setApplicationIconBadgeNumber_(0)
  app:setIdleTimerDisabled_(false)
  local board <const> = objc.UIPasteboard:generalPasteboard()
  board:setString_ "check"
  board:string()
  objc.UNUserNotificationCenter:currentNotificationCenter():requestAuthorizationWithOptions_completionHandler_(
    4, function() log "permission answered" end)
  runloop.run(0)
end

local function use_connections()
  local client <const>, plain <const> = Client:new(), objc.NSURLRequest:requestWithURL_(address "old")
  network.respond("https://app.example/*", {body = "{}"})
  objc.NSURLConnection:alloc():initWithRequest_delegate_(plain, client)
  objc.NSURLConnection:connectionWithRequest_delegate_(plain, client)
  objc.NSURLConnection:alloc():initWithRequest_delegate_startImmediately_(plain, client, false):cancel()
  objc.NSURLConnection:sendSynchronousRequest_returningResponse_error_(plain)
  local session <const> = objc.NSURLSession:sessionWithConfiguration_(
    objc.NSURLSessionConfiguration:ephemeralSessionConfiguration())
  session:downloadTaskWithRequest_completionHandler_(plain, function() log "download answered" end):resume()
  local late <const> = session:dataTaskWithRequest_completionHandler_(plain, function() log "cancelled answered" end)
  late:resume()
  late:cancel()
  runloop.run(0.5)
  session:invalidateAndCancel()
end

-- A web view whose page sends a message to the app.
local function use_scripts()
  local client <const>, settings <const> = Client:new(), objc.WKWebViewConfiguration:new()
  local content <const> = objc.WKUserContentController:new()
  content:addScriptMessageHandler_name_(client, "check")
  settings:setUserContentController_(content)
  local page <const> = objc.WKWebView:alloc():initWithFrame_configuration_({0, 0, 100, 100}, settings)
  page:setUIDelegate_(client)
  page:loadHTMLString_baseURL_("<p>Check</p>", nil)
  runloop.run(0.2)
  page:evaluateJavaScript_completionHandler_("1", function() log "script answered" end)
  page:reload()
  runloop.run(0.2)
  page:stopLoading()
  content:removeScriptMessageHandlerForName_ "check"
end

local function use_location()
  local manager <const>, client <const> = objc.CLLocationManager:new(), Client:new()
  manager:setDelegate_(client)
  manager:requestWhenInUseAuthorization()
  manager:startUpdatingLocation()
  runloop.run(0.1)
  manager:stopUpdatingLocation()
  manager:setDelegate_(nil)
end

-- The steps, each with the classes for whose hooks it is made.
local steps <const> = {
  {use_files, "NSFileManager", "NSData", "NSString", "NSKeyedArchiver", "NSKeyedUnarchiver", "NSJSONSerialization",
    "NSBundle"},
  {use_images, "UIImage", "UIFont"},
  {use_defaults, "NSUserDefaults"},
  {use_time, "NSObject", "NSTimer", "NSRunLoop", "NSOperationQueue", "NSDate"},
  {use_notifications, "NSObject", "NSNotificationCenter", "NSOperationQueue"},
  {use_application, "UIApplication", "UIPasteboard", "UNUserNotificationCenter"},
  {use_connections, "NSURLConnection", "NSURLSession", "NSURLSessionConfiguration", "NSURLSessionTask"},
  {use_scripts, "WKWebView", "WKWebViewConfiguration", "WKUserContentController"},
  {use_location, "CLLocationManager"},
}

--- Does what reaches hooked classes, once. `attempt` calls a function and handles its exception; `note` logs a
--- callback of the app; `is_hooked` says whether an actor hooks a class.
function services.run(attempt, note, is_hooked)
  log = note
  for _, step in ipairs(steps) do
    if is_hooked(table.unpack(step, 2)) then attempt(step[1]) end
  end
end

return services
