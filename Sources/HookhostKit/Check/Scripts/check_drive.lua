-- The life of the standard app, which `hookhost check` runs if no drive is given: launch, appear and
-- disappear, push and pop, tap, scroll, flick, type, rotate, background, memory warning, a request,
-- a notification, termination; between them what `check_uses.lua`, `check_controls.lua` and `check_services.lua`
-- do, and the life of the app's scene. Each callback that an app sees is logged, so that a lost one is found.
-- Its classes are defined once; every run begins with the world that has them.
local uses <const>, scenes <const>, controls <const>, services <const> = ...
local objc <const>, uikit <const>, gesture <const>, network <const>, runloop <const> =
  require "objc", require "uikit", require "gesture", require "network", require "runloop"

-- The context of the run, and the function that calls the installers.
local ctx, install

local function log(token) ctx.log(token) end

-- Defines methods that log their names after the superclass's method.
local function logging(class, instance, names)
  for _, name in ipairs(names) do
    instance[name] = function(self, ...)
      local parent = objc.super(class(), self)
      parent[name](parent, ...)
      log(name)
    end
  end
end

local Root, Detail, Delegate

Root = objc.class("CheckRootViewController", objc.UIViewController, {protocols = {
  "UITableViewDataSource", "UITableViewDelegate", "UITextFieldDelegate", "UIScrollViewDelegate",
}}, function(instance)
  logging(function() return Root end, instance, {
    "viewDidLoad", "viewWillAppear:", "viewDidAppear:", "viewWillDisappear:", "viewDidDisappear:",
    "didReceiveMemoryWarning",
  })
  instance["tableView:numberOfRowsInSection:"] = function() return 30 end
  instance["tableView:cellForRowAtIndexPath:"] = function(_, view)
    return view:dequeueReusableCellWithIdentifier_ "row"
      or objc.UITableViewCell:alloc():initWithStyle_reuseIdentifier_(0, "row")
  end
  instance["tableView:didSelectRowAtIndexPath:"] = function() log "row selected" end
  instance["scrollViewDidEndDragging:willDecelerate:"] = function() log "dragging ended" end
  instance["scrollViewDidEndDecelerating:"] = function() log "decelerating ended" end
  instance["textFieldDidBeginEditing:"] = function() log "editing began" end
  instance["textFieldDidEndEditing:"] = function() log "editing ended" end
  instance["tapped:"] = function() log "button tapped" end
  instance["recognized:"] = function() log "tap recognized" end
  instance["posted:"] = function() log "notification observed" end
  instance["observeValueForKeyPath:ofObject:change:context:"] = function() log "value observed" end
end)

Detail = objc.class("CheckDetailViewController", objc.UIViewController, function(instance)
  logging(function() return Detail end, instance, {
    "viewDidLoad", "viewWillAppear:", "viewDidAppear:", "viewWillDisappear:", "viewDidDisappear:",
  })
end)

local function url(text) return objc.NSURL:URLWithString_(text) end

Delegate = objc.class("CheckAppDelegate", objc.UIResponder, {protocols = {"UIApplicationDelegate", "NSURLSessionDataDelegate"}},
  function(instance)
    -- As in the templates of Xcode; SDKs ask the delegate for it.
    objc.property(instance, "window", {policy = "strong"})
    instance["application:didFinishLaunchingWithOptions:"] = function(self)
      local window = objc.UIWindow:alloc():initWithFrame_ {0, 0, 390, 844}
      self:setWindow_(window)
      window:setRootViewController_(objc.UINavigationController:alloc():initWithRootViewController_(Root:new()))
      -- SDKs that look for the key window are started where an app has one.
      window:makeKeyWindow()
      ctx.window = window
      install()
      window:makeKeyAndVisible()
      log "launched"
      return true
    end
    for name, token in pairs {
      ["applicationDidBecomeActive:"] = "active", ["applicationWillResignActive:"] = "inactive",
      ["applicationDidEnterBackground:"] = "background", ["applicationWillEnterForeground:"] = "foreground",
      ["applicationWillTerminate:"] = "terminating", ["applicationDidReceiveMemoryWarning:"] = "memory",
    } do
      instance[name] = function() log(token) end
    end
    instance["application:openURL:options:"] = function()
      log "link opened"
      return true
    end
    instance["application:didReceiveRemoteNotification:fetchCompletionHandler:"] = function(_, _, _, done)
      log "notification received"
      done(0)
    end
    -- An app that gets these messages has the methods: SDKs call the original and leave the handler to it.
    instance["application:performFetchWithCompletionHandler:"] = function(_, _, done) done(1) end
    instance["application:handleEventsForBackgroundURLSession:completionHandler:"] = function(_, _, _, done) done() end
    instance["application:performActionForShortcutItem:completionHandler:"] = function(_, _, _, done)
      log "shortcut performed"
      done(true)
    end
    instance["URLSession:task:didCompleteWithError:"] = function() log "task completed" end
  end)

local function request(delegate)
  network.respond("https://app.example/*", {body = "{}"})
  local shared = objc.NSURLSession:sharedSession()
  shared:dataTaskWithURL_completionHandler_(url "https://app.example/a", function() log "answer 1" end):resume()
  shared:dataTaskWithRequest_completionHandler_(
    objc.NSMutableURLRequest:requestWithURL_(url "https://app.example/b"), function() log "answer 2" end):resume()
  objc.NSURLSession:sessionWithConfiguration_delegate_delegateQueue_(
    objc.NSURLSessionConfiguration:defaultSessionConfiguration(), delegate, nil)
    :dataTaskWithRequest_(objc.NSURLRequest:requestWithURL_(url "https://app.example/c")):resume()
  runloop.run(0.5)
end

-- Adds a control to the first screen and lays it out.
local function show(control, root)
  root:view():addSubview_(control)
  runloop.run(0)
end

local function use_button(root)
  local button = objc.UIButton:buttonWithType_(1)
  button:setFrame_ {20, 110, 100, 40}
  button:setTitle_forState_("Check", 0)
  button:addTarget_action_forControlEvents_(root, "tapped:", uikit.UIControlEventTouchUpInside)
  show(button, root)
  gesture.tap(button)
end

local function use_label(root)
  local label = objc.UILabel:alloc():initWithFrame_ {240, 110, 100, 40}
  label:setUserInteractionEnabled_(true)
  label:addGestureRecognizer_(objc.UITapGestureRecognizer:alloc():initWithTarget_action_(root, "recognized:"))
  show(label, root)
  gesture.tap(label)
end

local function use_field(root)
  local field = objc.UITextField:alloc():initWithFrame_ {20, 170, 200, 40}
  field:setDelegate_(root)
  show(field, root)
  gesture.tap(field)
  -- A hook that keeps the touches opens no keyboard.
  if field:isFirstResponder() then uikit.type "hook" end
  field:resignFirstResponder()
end

local function add_list(root)
  local list = objc.UITableView:alloc():initWithFrame_style_({0, 230, 390, 560}, 0)
  list:setDataSource_(root)
  list:setDelegate_(root)
  show(list, root)
  return list
end

local function use_list(list)
  gesture.flick(list, {by = {x = 0, y = -200}})
  runloop.run(3)
  gesture.tap(list)
  runloop.run(0.5)
end

local function visit(root)
  local navigation = root:navigationController()
  navigation:pushViewController_animated_(Detail:new(), true)
  runloop.run(1)
  navigation:popViewControllerAnimated_(true)
  runloop.run(1)
  root:presentViewController_animated_completion_(Detail:new(), true, function() log "presented" end)
  runloop.run(1)
  root:dismissViewControllerAnimated_completion_(true, function() log "dismissed" end)
  runloop.run(1)
end

local function observe(root)
  local center = objc.NSNotificationCenter:defaultCenter()
  center:addObserver_selector_name_object_(root, "posted:", "CheckNotification", nil)
  center:postNotificationName_object_("CheckNotification", nil)
  root:addObserver_forKeyPath_options_context_(root, "title", 1, nil)
  root:setTitle_ "Hook"
  root:removeObserver_forKeyPath_(root, "title")
end

-- Dismisses what installers have opened, which would cover the app.
local function dismiss_alerts(root)
  for _, alert in ipairs(objc.liveObjects(objc.UIAlertView)) do
    if alert:isVisible() then alert:dismissWithClickedButtonIndex_animated_(0, false) end
  end
  if root:presentedViewController() then root:dismissViewControllerAnimated_completion_(false, nil) end
  runloop.run(0)
  if not rawequal(uikit.keyWindow(), ctx.window) then ctx.window:makeKeyWindow() end
end

-- A link that the system opens, and one whose answer an SDK asks the delegate for.
local function open_links(delegate)
  uikit.openURL "check://page"
  if not delegate:respondsToSelector_ "application:openURL:options:" then return end
  local app, link = objc.UIApplication:sharedApplication(), url "check://other"
  if delegate:application_openURL_options_(app, link, objc.NSDictionary:dictionary()) then log "link accepted" end
end

-- A remote notification, which the delegate of the notification center presents in place of the
-- app's delegate.
local function notify()
  local center = objc.UNUserNotificationCenter:currentNotificationCenter():delegate()
  if center and center:respondsToSelector_ "userNotificationCenter:willPresentNotification:withCompletionHandler:" then
    log "notification received"
  end
  uikit.receiveNotification {aps = {alert = "Hook"}}
end

-- Messages of the system whose handlers the app calls once: in the background, and for SDKs that add them.
local function deliver(delegate)
  local app = objc.UIApplication:sharedApplication()
  app:registerForRemoteNotifications()
  runloop.run(0)
  uikit.continueActivity "check.activity"
  local info = objc.NSDictionary:dictionaryWithObject_forKey_("1", "content-available")
  for _, one in ipairs {
    {"application:didReceiveRemoteNotification:fetchCompletionHandler:", info},
    {"application:performFetchWithCompletionHandler:"},
    {"application:handleEventsForBackgroundURLSession:completionHandler:", "check"},
  } do
    local selector = one[1]
    if delegate:respondsToSelector_(selector) then
      local done = ctx.completion(function() end)
      if one[2] then objc.msgSend(delegate, selector, app, one[2], done) else objc.msgSend(delegate, selector, app, done) end
    end
  end
  runloop.run(0.5)
end

-- What the system tells an app once in a while: a message to its delegate, then a notification.
local function inform(message, notification)
  local app <const> = objc.UIApplication:sharedApplication()
  local delegate <const> = app:delegate()
  if message and delegate:respondsToSelector_(message) then objc.msgSend(delegate, message, app) end
  objc.NSNotificationCenter:defaultCenter():postNotificationName_object_(notification, app)
  runloop.run(0)
end

-- A device without a connection gets no token.
local function fail_to_register()
  local app <const> = objc.UIApplication:sharedApplication()
  local message <const> = "application:didFailToRegisterForRemoteNotificationsWithError:"
  if not app:delegate():respondsToSelector_(message) then return end
  objc.msgSend(app:delegate(), message, app, objc.NSError:errorWithDomain_code_userInfo_("NSURLErrorDomain", -1009, nil))
end

-- A notification of the app itself, which arrives while the app is used, and which the user opens later.
local function remind()
  local center <const> = objc.UNUserNotificationCenter:currentNotificationCenter()
  local content <const> = objc.UNMutableNotificationContent:new()
  content:setTitle_ "Check"
  center:addNotificationRequest_withCompletionHandler_(
    objc.UNNotificationRequest:requestWithIdentifier_content_trigger_("check", content, nil), nil)
  runloop.run(0.1)
  center:addNotificationRequest_withCompletionHandler_(
    objc.UNNotificationRequest:requestWithIdentifier_content_trigger_(
      "check.later", content, objc.UNTimeIntervalNotificationTrigger:triggerWithTimeInterval_repeats_(60, false)), nil)
  runloop.run(0)
  uikit.openNotification "check.later"
  center:removeAllPendingNotificationRequests()
end

-- A screen is shown and left once more, since some hooks are removed when the app is inactive.
local function return_to(root)
  local navigation = root:navigationController()
  navigation:pushViewController_animated_(Detail:new(), false)
  runloop.run(0.1)
  navigation:popViewControllerAnimated_(false)
  runloop.run(0.1)
end

local function turn(orientation)
  uikit.rotate(orientation)
  runloop.run(0.5)
end

local function leave_and_return()
  uikit.background()
  uikit.foreground()
  runloop.run(0.5)
end

local function launch()
  uikit.launch(Delegate, {})
  runloop.run(0.5)
  -- Some SDKs hook the delegate of a scene once it is connected.
  if ctx.window then scenes.connect(ctx.window, log) end
end

--- Runs the app once. `note` gets an exception of a step, and says whether the next step may follow:
--- the fault of one SDK would hide those of all others. `is_hooked_class` says whether an actor of the check hooks
--- a class: the steps for its hooks are the same in all orders.
return function(context, installs, only_installs, note, is_hooked_class)
  ctx, install = context, installs
  if only_installs then return launch() end
  local goes_on = true
  local function attempt(step, ...)
    if not goes_on then return end
    local is_done, result = pcall(step, ...)
    if is_done then return result end
    goes_on = note(result)
  end
  attempt(launch)
  -- An exception may have ended the launch before the app had its window.
  goes_on = goes_on and ctx.window ~= nil
  local root = goes_on and ctx.window:rootViewController():viewControllers()[1]
  local delegate = goes_on and objc.UIApplication:sharedApplication():delegate()
  -- An app never releases its delegate.
  context.delegate = delegate
  attempt(dismiss_alerts, root)
  attempt(use_button, root)
  attempt(use_label, root)
  attempt(use_field, root)
  local list = attempt(add_list, root)
  if list then attempt(use_list, list) end
  attempt(visit, root)
  attempt(observe, root)
  attempt(request, delegate)
  uses.run(attempt, root, list, log)
  local function is_hooked(...)
    for _, class in ipairs {...} do
      if is_hooked_class(class) then return true end
    end
    return false
  end
  controls.run(attempt, root, log, is_hooked)
  services.run(attempt, log, is_hooked)
  attempt(open_links, delegate)
  attempt(notify)
  attempt(uikit.memoryWarning)
  attempt(turn, uikit.UIInterfaceOrientationLandscapeRight)
  attempt(turn, uikit.UIInterfaceOrientationPortrait)
  attempt(leave_and_return)
  attempt(scenes.use, ctx.completion)
  attempt(deliver, objc.UIApplication:sharedApplication():delegate())
  attempt(fail_to_register)
  attempt(remind)
  attempt(uikit.performShortcut, "check.shortcut")
  attempt(uikit.significantTimeChange)
  for _, change in ipairs {"WillBecomeUnavailable", "DidBecomeAvailable"} do
    attempt(inform, ("applicationProtectedData%s:"):format(change), "UIApplicationProtectedData" .. change)
  end
  attempt(inform, nil, "UIApplicationUserDidTakeScreenshotNotification")
  attempt(return_to, root)
  attempt(scenes.disconnect)
  attempt(uikit.terminate)
end
