--- uikit.keyWindow
do
  uikit.keyWindow():addSubview_(objc.UIView:new())
  print(#uikit.keyWindow():subviews()) --> 1
end

--- uikit.setScreenSize
do
  uikit.setScreenSize {width = 320, height = 568}
  print(objc.UIScreen:mainScreen():bounds().size.height) --> 568.0
end

--- uikit.setSafeAreaInsets
do
  uikit.setSafeAreaInsets {47, 0, 34, 0}
  print(uikit.keyWindow():safeAreaInsets().top) --> 47.0
end

--- uikit.settings
do
  print(uikit.settings().trackingOrder.value) --> trackingFirst
end

--- uikit.setting
do
  uikit.setting("trackingOrder", "touchDownFirst")
  print(uikit.settings().trackingOrder.value) --> touchDownFirst
end

--- uikit.UIImagePNGRepresentation
do
  uikit.image("logo", {width = 20, height = 10}, 2)
  local data = uikit.UIImagePNGRepresentation(objc.UIImage:imageNamed_ "logo")
  print(objc.UIImage:imageWithData_(data):size().width) --> 40.0
end

--- uikit.UIImageJPEGRepresentation
do
  uikit.image("photo", {width = 20, height = 10}, 1)
  local data = uikit.UIImageJPEGRepresentation(objc.UIImage:imageNamed_ "photo", 0.8)
  print(objc.UIImage:imageWithData_(data):size().height) --> 10.0
end

--- uikit.CACurrentMediaTime
do
  print(uikit.CACurrentMediaTime()) --> 86400.0
end

--- uikit.CFAbsoluteTimeGetCurrent
do
  local before = uikit.CFAbsoluteTimeGetCurrent()
  runloop.run(1)
  print(uikit.CFAbsoluteTimeGetCurrent() - before) --> 1.0
end

--- uikit.tree
do
  uikit.keyWindow():addSubview_(objc.UISwitch:new())
  uikit.tree()
end

--- uikit.render
do
  uikit.keyWindow():addSubview_(objc.UISwitch:new())
  print(uikit.render():match "^<svg" ~= nil) --> true
end

--- uikit.page
do
  local view = objc.WKWebView:new()
  uikit.page("https://a.example/", {title = "A page"})
  view:loadRequest_(objc.NSURLRequest:requestWithURL_(objc.NSURL:URLWithString_ "https://a.example/"))
  runloop.run(1)
  print(view:title()) --> A page
end

--- uikit.followLink
do
  local view = objc.WKWebView:new()
  uikit.page("https://a.example/", {title = "A", links = {next = "https://b.example/"}})
  uikit.page("https://b.example/", {title = "B"})
  view:loadRequest_(objc.NSURLRequest:requestWithURL_(objc.NSURL:URLWithString_ "https://a.example/"))
  runloop.run(1)
  uikit.followLink(view, "next")
  runloop.run(1)
  print(view:title()) --> B
end

--- uikit.postMessage
do
  local Handler = objc.class("PageHandler", objc.NSObject, {protocols = {"WKScriptMessageHandler"}}, function(instance)
    function instance:userContentController_didReceiveScriptMessage_(_, message) print(message:body()) end
  end)
  local configuration = objc.WKWebViewConfiguration:new()
  configuration:userContentController():addScriptMessageHandler_name_(Handler:new(), "app")
  local view = objc.WKWebView:alloc():initWithFrame_configuration_({0, 0, 100, 100}, configuration)
  uikit.postMessage(view, "app", "hello") --> hello
end

--- uikit.pressButton
do
  local sheet = objc.UIAlertController:alertControllerWithTitle_message_preferredStyle_("Sure?", nil, 1)
  sheet:addAction_(objc.UIAlertAction:actionWithTitle_style_handler_("Yes", 0, function() print "yes" end))
  local root = objc.UIViewController:new()
  uikit.keyWindow():setRootViewController_(root)
  root:presentViewController_animated_completion_(sheet, false, nil)
  uikit.pressButton(sheet, "Yes")
  runloop.run(1) --> yes
end

--- uikit.words
do
  uikit.words("en", {"hello", "world"})
  local checker, text = objc.UITextChecker:new(), "hello wurld"
  local range = checker:rangeOfMisspelledWordInString_range_startingAt_wrap_language_(
    text, {location = 0, length = #text}, 0, false, "en_US")
  print(range.location, checker:guessesForWordRange_inString_language_(range, text, "en_US")[1]) --> 6 world
end

--- uikit.choose
do
  local Owner = objc.class("PictureOwner", objc.UIViewController, function(instance)
    function instance:imagePickerController_didFinishPickingMediaWithInfo_(_, info)
      print(info.UIImagePickerControllerMediaType)
      self:dismissViewControllerAnimated_completion_(false, nil)
    end
  end)
  local owner, picker = Owner:new(), objc.UIImagePickerController:new()
  uikit.keyWindow():setRootViewController_(owner)
  picker:setDelegate_(owner)
  owner:presentViewController_animated_completion_(picker, false, nil)
  uikit.choose(picker, objc.UIImage:imageNamed_ "cat") --> public.image
end

--- uikit.launch
do
  local Delegate = objc.class("AppDelegate", objc.UIResponder, {protocols = {"UIApplicationDelegate"}},
    function(instance)
      function instance:application_didFinishLaunchingWithOptions_() print "launched" return true end
      function instance:applicationDidBecomeActive_() print "active" end
    end)
  uikit.launch(Delegate) --> launched active
end

--- uikit.background
do
  uikit.launch(objc.class("BackgroundDelegate", objc.UIResponder, function(instance)
    function instance:applicationDidEnterBackground_() print "in the background" end
  end))
  uikit.background() --> in the background
end

--- uikit.foreground
do
  uikit.launch(objc.class("ForegroundDelegate", objc.UIResponder, function(instance)
    function instance:applicationWillEnterForeground_() print "back" end
  end))
  uikit.background()
  uikit.foreground() --> back
end

--- uikit.terminate
do
  uikit.launch(objc.class("TerminateDelegate", objc.UIResponder, function(instance)
    function instance:applicationWillTerminate_() print "ends" end
  end))
  uikit.terminate() --> ends
end

--- uikit.significantTimeChange
uikit.launch(objc.class("TimeChangeDelegate", objc.UIResponder, function(instance)
  function instance:applicationSignificantTimeChange_() print "shows the day" end end))
uikit.significantTimeChange() --> shows the day

--- uikit.memoryWarning
do
  uikit.launch(objc.class("MemoryWarningDelegate", objc.UIResponder, function(instance)
    function instance:applicationDidReceiveMemoryWarning_() print "drops its caches" end
  end))
  uikit.memoryWarning() --> drops its caches
end

--- uikit.backgroundFetch
do
  uikit.launch(objc.class("FetchDelegate", objc.UIResponder, function(instance)
    function instance:application_performFetchWithCompletionHandler_(_, completion)
      print "fetches"
      completion(uikit.UIBackgroundFetchResultNewData)
    end
  end))
  uikit.backgroundFetch() --> fetches
end

--- uikit.openURL
do
  uikit.launch(objc.class("URLDelegate", objc.UIResponder, function(instance)
    function instance:application_openURL_options_(_, url) print(url:absoluteString()) return true end
  end))
  uikit.openURL "shop://item/1" --> shop://item/1
end

--- uikit.receiveNotification
do
  uikit.launch(objc.class("PushDelegate", objc.UIResponder, function(instance)
    function instance:application_didReceiveRemoteNotification_(_, userInfo) print(userInfo.aps.alert) end
  end))
  uikit.receiveNotification {aps = {alert = "news"}} --> news
end

--- uikit.continueActivity
do
  uikit.launch(objc.class("ActivityDelegate", objc.UIResponder, function(instance)
    function instance:application_continueUserActivity_restorationHandler_(_, activity)
      print(activity:activityType())
      return true
    end
  end))
  uikit.continueActivity "com.example.read" --> com.example.read
end

--- uikit.performShortcut
do
  uikit.launch(objc.class("ShortcutDelegate", objc.UIResponder, function(instance)
    function instance:application_performActionForShortcutItem_completionHandler_(_, item, completion)
      print(item:type())
      completion(true)
    end
  end))
  uikit.performShortcut "com.example.new" --> com.example.new
end

--- uikit.motion
do
  local Page = objc.class("ShakenPage", objc.UIViewController, function(instance)
    function instance:canBecomeFirstResponder() return true end
    function instance:motionEnded_withEvent_() print "shaken" end
  end)
  local page = Page:new()
  uikit.keyWindow():setRootViewController_(page)
  runloop.run(0)
  page:becomeFirstResponder()
  uikit.motion "shake" --> shaken
end

--- uikit.accelerate
do
  local Feeler = objc.class("Feeler", objc.NSObject, function(instance)
    function instance:accelerometer_didAccelerate_(_, felt) print(felt:x(), felt:y()) end
  end)
  local feeler = Feeler:new()
  local accelerometer = objc.UIAccelerometer:sharedAccelerometer()
  accelerometer:setUpdateInterval_(0.5)
  accelerometer:setDelegate_(feeler)
  uikit.accelerate(1, 0, 0)
  runloop.run(0.5) --> 1.0	0.0
  accelerometer:setDelegate_(nil)
end

--- uikit.pencil
do
  local Drawer = objc.class("Drawer", objc.NSObject, function(instance)
    function instance:pencilInteractionDidTap_() print "tapped" end
  end)
  local drawer = Drawer:new()
  uikit.keyWindow():addInteraction_(objc.UIPencilInteraction:alloc():initWithDelegate_(drawer))
  uikit.pencil "tap" --> tapped
end

--- uikit.pressKey
do
  local Page = objc.class("KeyPage", objc.UIViewController, function(instance)
    function instance:keyCommands()
      return {objc.UIKeyCommand:keyCommandWithInput_modifierFlags_action_("f", uikit.UIKeyModifierCommand, "find:")}
    end
    function instance:find_() print("searching") end
  end)
  uikit.keyWindow():setRootViewController_(Page:new())
  uikit.pressKey("f", uikit.UIKeyModifierCommand) --> searching
end

--- uikit.rotate
do
  local Page = objc.class("TurningPage", objc.UIViewController, function(instance)
    function instance:viewWillTransitionToSize_withTransitionCoordinator_(size) print(size.width > size.height) end
  end)
  uikit.keyWindow():setRootViewController_(Page:new())
  runloop.run(0)
  uikit.rotate(uikit.UIInterfaceOrientationLandscapeRight) --> true
end

--- uikit.setTraits
do
  uikit.setTraits {style = "dark"}
  print(objc.UIView:new():traitCollection():userInterfaceStyle()) --> 2
end

--- uikit.nib
do
  uikit.nib("Panel", {class = "UIView", tag = 7, subviews = {{class = "UISwitch"}}})
  local panel = objc.UINib:nibWithNibName_bundle_("Panel", nil):instantiateWithOwner_options_(nil, nil)[1]
  print(panel:tag(), #panel:subviews()) --> 7 1
end

--- uikit.storyboard
do
  uikit.storyboard("Main", {
    initial = "list",
    scenes = {list = {class = "UITableViewController", title = "List"}},
  })
  local board = objc.UIStoryboard:storyboardWithName_bundle_("Main", nil)
  print(board:instantiateInitialViewController():title()) --> List
end

--- uikit.font
do
  uikit.font("Plain", {width = 0.5, ascender = 0.8, descender = -0.2})
  print(objc.UIFont:fontWithName_size_("Plain", 20):ascender()) --> 16.0
end

--- uikit.image
do
  uikit.image("star", {30, 20})
  print(objc.UIImage:imageNamed_("star"):size().width) --> 30.0
end

--- uikit.type
do
  local field = objc.UITextField:alloc():initWithFrame_ {0, 100, 200, 30}
  uikit.keyWindow():addSubview_(field)
  field:becomeFirstResponder()
  uikit.type "cat"
  print(field:text()) --> cat
end

--- uikit.pressKey
do
  local Page = objc.class("KeyPage", objc.UIViewController, function(instance)
    function instance:canBecomeFirstResponder() return true end
    function instance:keyCommands()
      return {objc.UIKeyCommand:keyCommandWithInput_modifierFlags_action_("f", uikit.UIKeyModifierCommand, "find:")}
    end
    function instance:find_() print "finds" end
  end)
  local page = Page:new()
  uikit.keyWindow():setRootViewController_(page)
  runloop.run(0)
  page:becomeFirstResponder()
  uikit.pressKey("f", uikit.UIKeyModifierCommand) --> finds
end

--- uikit.color
do
  uikit.color("Brand", objc.UIColor:redColor())
  print(objc.UIColor:colorNamed_("Brand") == objc.UIColor:redColor()) --> true
end

--- uikit.bundle
do
  uikit.bundle {info = {CFBundleIdentifier = "org.example.app"}, files = {["data.json"] = "{}"}}
  print(objc.NSBundle:mainBundle():bundleIdentifier()) --> org.example.app
end

--- uikit.openNotification
do
  local ok, problem = pcall(uikit.openNotification, "reminder") -- none has been delivered
  print(ok, problem.reason ~= nil) --> false true
end

--- uikit.setLocation
do
  uikit.setLocation {latitude = 48.1, longitude = 11.5}
  uikit.setLocation() -- the location is unknown
end

--- uikit.address
do
  uikit.address("Town hall", {latitude = 48.1, longitude = 11.5, locality = "Sample Town"})
  objc.CLGeocoder:new():geocodeAddressString_completionHandler_("town hall", function(found)
    print(found[1]:locality()) --> Sample Town
  end)
  runloop.runUntilIdle()
end

--- uikit.color
do
  uikit.color("Brand", objc.UIColor:redColor())
  print(objc.UIColor:colorNamed_ "Brand" == objc.UIColor:redColor()) --> true
end

--- uikit.differences
do
  for _, difference in ipairs(uikit.differences("12.4", "13.0")) do
    if difference.name == "urlTaskFunnel" then print(difference.since, difference.confidence) end
  end --> 13.0	reported
end

--- uikit.since
do
  print(uikit.since "UIScene", uikit.since "UIView") --> 13.0	9.3
end
