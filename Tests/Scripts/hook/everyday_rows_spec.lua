-- The most common hooks in public code, each triggered as on a device: by fingers, the launch, navigation, network
-- responses, and an app's Objective-C code.

-- Each row: a class, a selector (+ for a class method), and the action of an app.
local code = [==[
#import <UIKit/UIKit.h>
@interface EverydayCode : NSObject
@end
@implementation EverydayCode
- (void)arrays {
  NSArray *array = @[@1, @2];
  [array objectAtIndex:1];
  [@[@1] objectAtIndex:0];
  NSMutableArray *more = [array mutableCopy];
  [more replaceObjectAtIndex:0 withObject:@3];
  [more removeObjectAtIndex:0];
}
- (void)dictionaries {
  NSMutableDictionary *entries = [@{@"a": @1} mutableCopy];
  entries[@"b"] = @2;
  [[NSCache new] setObject:@1 forKey:@"a"];
  [[NSCache new] setObject:@1 forKey:@"a" cost:1];
}
- (void)strings {
  NSString *text = @"everyday";
  [text substringFromIndex:1]; [text substringToIndex:1]; [text substringWithRange:NSMakeRange(0, 2)];
  [text hasSuffix:@"day"];
  [[[NSString stringWithFormat:@"a string that is too long for a pointer %d", 1] lowercaseString] substringFromIndex:1];
  NSMutableString *made = [NSMutableString stringWithString:text];
  [made insertString:@"x" atIndex:0];
  [made deleteCharactersInRange:NSMakeRange(0, 1)];
  [made replaceCharactersInRange:NSMakeRange(0, 1) withString:@"E"];
}
- (void)attributes {
  NSDictionary *red = @{NSForegroundColorAttributeName: UIColor.redColor};
  NSAttributedString *text = [[NSAttributedString alloc] initWithString:@"text"];
  text = [[NSAttributedString alloc] initWithString:@"text" attributes:red];
  text = [[NSAttributedString alloc] initWithAttributedString:text];
  NSMutableAttributedString *made = [[NSMutableAttributedString alloc] initWithString:@"text" attributes:red];
  [made addAttributes:red range:NSMakeRange(0, 1)];
  [made setAttributes:red range:NSMakeRange(0, 1)];
  [made removeAttribute:NSForegroundColorAttributeName range:NSMakeRange(0, 1)];
  [made replaceCharactersInRange:NSMakeRange(0, 1) withString:@"T"];
}
- (void)services {
  NSLocalizedString(@"key", nil);
  (void)NSBundle.mainBundle.bundleIdentifier;
  [NSUserDefaults.standardUserDefaults setObject:@YES forKey:@"on"];
  [NSUserDefaults.standardUserDefaults boolForKey:@"on"];
  (void)UIDevice.currentDevice.systemVersion;
  (void)UIDevice.currentDevice.identifierForVendor;
  [NSTimer timerWithTimeInterval:1 target:self selector:@selector(services) userInfo:nil repeats:NO];
  [UIView.new setValue:@1 forKey:@"tag"];
}
- (void)network {
  NSURLRequest *request = [NSURLRequest requestWithURL:[NSURL URLWithString:@"https://api.example/x"]];
  NSURLSessionConfiguration *usual = NSURLSessionConfiguration.defaultSessionConfiguration;
  NSURLSessionConfiguration *brief = NSURLSessionConfiguration.ephemeralSessionConfiguration;
  NSURLSession *session = [NSURLSession sessionWithConfiguration:usual delegate:nil delegateQueue:nil];
  [[session uploadTaskWithRequest:request fromData:[NSData data]] resume];
  [[NSURLSession sessionWithConfiguration:brief] uploadTaskWithStreamedRequest:request];
  NSURLSessionTask *task = [session dataTaskWithRequest:request];
  [task resume]; [task suspend];
  [NSURLConnection sendSynchronousRequest:request returningResponse:NULL error:NULL];
}
@end
]==]

local rows = {
  arrays = {
    "__NSArrayI objectAtIndex:", "__NSSingleObjectArrayI objectAtIndex:", "__NSArrayM replaceObjectAtIndex:withObject:",
    "__NSArrayM removeObjectAtIndex:", "NSArray +arrayWithObjects:count:", "__NSPlaceholderArray initWithObjects:count:",
  },
  dictionaries = {
    "NSDictionary +dictionaryWithObjects:forKeys:count:", "__NSPlaceholderDictionary initWithObjects:forKeys:count:",
    "__NSDictionaryM setObject:forKeyedSubscript:", "NSCache setObject:forKey:", "NSCache setObject:forKey:cost:",
  },
  strings = {
    "__NSCFConstantString substringFromIndex:", "__NSCFConstantString substringToIndex:",
    "__NSCFConstantString substringWithRange:", "__NSCFConstantString hasSuffix:", "__NSCFString substringFromIndex:",
    "__NSCFString insertString:atIndex:", "__NSCFString deleteCharactersInRange:",
    "__NSCFString replaceCharactersInRange:withString:", "NSString lowercaseString",
  },
  attributes = {
    "NSConcreteAttributedString initWithString:", "NSConcreteAttributedString initWithString:attributes:",
    "NSConcreteAttributedString initWithAttributedString:", "NSConcreteMutableAttributedString initWithString:attributes:",
    "NSConcreteMutableAttributedString addAttributes:range:", "NSConcreteMutableAttributedString setAttributes:range:",
    "NSConcreteMutableAttributedString removeAttribute:range:",
    "NSConcreteMutableAttributedString replaceCharactersInRange:withString:",
  },
  services = {
    "NSBundle localizedStringForKey:value:table:", "NSBundle bundleIdentifier", "NSUserDefaults setObject:forKey:",
    "NSUserDefaults boolForKey:", "UIDevice systemVersion", "UIDevice identifierForVendor",
    "NSTimer +timerWithTimeInterval:target:selector:userInfo:repeats:", "NSObject setValue:forKey:",
  },
  network = {
    "NSURLSessionConfiguration +defaultSessionConfiguration", "NSURLSessionConfiguration +ephemeralSessionConfiguration",
    "NSURLSession +sessionWithConfiguration:delegate:delegateQueue:", "NSURLSession uploadTaskWithRequest:fromData:",
    "NSURLSession uploadTaskWithStreamedRequest:", "NSURLSession dataTaskWithRequest:", "NSURLSessionTask resume",
    "NSURLSessionTask suspend", "NSURLSessionConfiguration protocolClasses",
    "NSURLConnection +sendSynchronousRequest:returningResponse:error:",
  },
}

describe("an everyday hook", function()
  local window = uikit.keyWindow()
  local snapshot
  before_each(function() snapshot = objc.snapshot() end)
  after_each(function()
    window:setRootViewController_(nil)
    for _, view in ipairs(window:subviews()) do view:removeFromSuperview() end
    objc.restore(snapshot)
  end)

  --- Returns how often each of some messages is sent during an action, by "Class selector".
  local function met(names, action)
    local counts, tokens = {}, {}
    for _, name in ipairs(names) do
      local class, selector = name:match "^(%S+) (%S+)$"
      local target = objc[class]
      if selector:sub(1, 1) == "+" then target, selector = objc.object_getClass(target), selector:sub(2) end
      counts[name] = 0
      tokens[#tokens + 1] = hook.before(target, selector, function() counts[name] = counts[name] + 1 end)
    end
    action()
    runloop.run(2)
    for _, token in ipairs(tokens) do token:remove() end
    return counts
  end

  local function each(names, action)
    local counts = met(names, action)
    for _, name in ipairs(names) do assert.is_true(counts[name] > 0, name .. " was not met") end
    return counts
  end

  describe("of Foundation is met by an app's code that works with", function()
    local app
    before_each(function()
      network.respond("*", {body = "x"})
      local path = os.tmpname() .. ".m"
      local file = assert(io.open(path, "w"))
      file:write(code)
      file:close()
      objc.import(path)
      os.remove(path)
      app = objc.EverydayCode:new()
    end)
    for part, names in pairs(rows) do
      it(part, function() each(names, function() app[part](app) end) end)
    end
  end)

  it("on a controller's life and on pushing is met by a finger that leads to another screen", function()
    local First = objc.class("EverydayFirstScreen", objc.UIViewController, function(instance, _, super)
      function instance:viewDidLoad()
        super(self):viewDidLoad()
        local button = objc.UIButton:buttonWithType_(0)
        button:setFrame_ {100, 300, 100, 50}
        button:addTarget_action_forControlEvents_(self, "more", uikit.UIControlEventTouchUpInside)
        self:view():addSubview_(button)
      end
      function instance:more()
        self:navigationController():pushViewController_animated_(objc.UIViewController:new(), true)
      end
    end)
    local navigation = objc.UINavigationController:alloc():initWithRootViewController_(First:new())
    each({"UIViewController viewDidLoad", "UIViewController viewWillAppear:", "UIViewController viewDidAppear:"},
      function() window:setRootViewController_(navigation) end)
    each({
      "UINavigationController pushViewController:animated:", "UIViewController viewDidLoad", "UIViewController viewWillAppear:",
      "UIViewController viewWillDisappear:", "UIViewController viewDidAppear:", "UIViewController viewDidDisappear:",
      "UINavigationBar layoutSubviews", "UIView didMoveToWindow", "UIView didMoveToSuperview", "UIView setNeedsLayout",
      "UIView hitTest:withEvent:", "UIView pointInside:withEvent:",
    }, function() gesture.tap(window, {at = {150, 325}}) end)
    assert.equal(2, #navigation:viewControllers())
  end)

  it("on going back to a controller is met by a finger on an item of the bar", function()
    local navigation = objc.UINavigationController:alloc():initWithRootViewController_(objc.UIViewController:new())
    for _ = 1, 2 do navigation:pushViewController_animated_(objc.UIViewController:new(), false) end
    window:setRootViewController_(navigation)
    runloop.run(1)
    local second = navigation:viewControllers()[2]
    local Item = objc.class("BackTarget", objc.NSObject, function(instance)
      function instance:back() navigation:popToViewController_animated_(second, true) end
    end)
    local target = Item:new()
    navigation:topViewController():navigationItem():setRightBarButtonItem_(
      objc.UIBarButtonItem:alloc():initWithTitle_style_target_action_("Back", 0, target, "back"))
    runloop.run(0.1)
    each({"UINavigationController popToViewController:animated:"}, function()
      gesture.tap(navigation:navigationBar(), {at = {navigation:navigationBar():bounds().size.width - 20, 22}})
    end)
    assert.equal(2, #navigation:viewControllers())
  end)

  it("on selecting a row or an item is met by a finger on it", function()
    local chosen = {}
    local List = objc.class("EverydayList", objc.UITableViewController, function(instance)
      function instance:tableView_numberOfRowsInSection_() return 5 end
      function instance:tableView_cellForRowAtIndexPath_() return objc.UITableViewCell:new() end
      function instance:tableView_didSelectRowAtIndexPath_(_, path) chosen[#chosen + 1] = path:row() end
    end)
    local Grid = objc.class("EverydayGrid", objc.UICollectionViewController, function(instance)
      function instance:collectionView_numberOfItemsInSection_() return 5 end
      function instance:collectionView_cellForItemAtIndexPath_(view, path)
        return view:dequeueReusableCellWithReuseIdentifier_forIndexPath_("cell", path)
      end
      function instance:collectionView_didSelectItemAtIndexPath_(_, path) chosen[#chosen + 1] = path:item() end
    end)
    local list = List:alloc():initWithStyle_(0)
    each({"UITableView setDelegate:"}, function() window:setRootViewController_(list) end)
    each({"EverydayList tableView:didSelectRowAtIndexPath:"}, function() gesture.tap(list:tableView(), {at = {50, 60}}) end)
    local layout = objc.UICollectionViewFlowLayout:new()
    local grid = Grid:alloc():initWithCollectionViewLayout_(layout)
    each({"UICollectionView setDelegate:"}, function()
      grid:collectionView():registerClass_forCellWithReuseIdentifier_(objc.UICollectionViewCell, "cell")
      window:setRootViewController_(grid)
    end)
    each({"EverydayGrid collectionView:didSelectItemAtIndexPath:"}, function()
      gesture.tap(grid:collectionView():cellForItemAtIndexPath_(objc.NSIndexPath:indexPathForItem_inSection_(2, 0)))
    end)
    assert.same({1, 2}, chosen)
  end)

  it("on the application's life cycle runs at a launch and for outside events", function()
    local Delegate = objc.class("EverydayDelegate", objc.UIResponder, {protocols = {"UIApplicationDelegate"}}, function(instance)
      objc.property(instance, "window")
      function instance:application_didFinishLaunchingWithOptions_(application)
        self:setWindow_(objc.UIWindow:new())
        self:window():setRootViewController_(objc.UIViewController:new())
        self:window():makeKeyAndVisible()
        application:registerForRemoteNotifications()
        return true
      end
      function instance:application_didRegisterForRemoteNotificationsWithDeviceToken_() end
      function instance:application_continueUserActivity_restorationHandler_() return true end
    end)
    each({
      "UIApplication setDelegate:", "EverydayDelegate application:didFinishLaunchingWithOptions:", "UIWindow makeKeyAndVisible",
      "EverydayDelegate application:didRegisterForRemoteNotificationsWithDeviceToken:",
    }, function() uikit.launch(Delegate) end)
    each({"EverydayDelegate application:continueUserActivity:restorationHandler:"}, function()
      uikit.openURL "https://shop.example/item"
    end)
    uikit.terminate()
  end)

  it("on a scene is met by a URL and by an activity from outside", function()
    local Scene = objc.class("EverydayScene", objc.UIResponder, {protocols = {"UIWindowSceneDelegate"}}, function(instance)
      function instance:scene_openURLContexts_() end
      function instance:scene_continueUserActivity_() end
    end)
    local Delegate = objc.class("EverydaySceneApp", objc.UIResponder, {protocols = {"UIApplicationDelegate"}}, function() end)
    uikit.launch(Delegate, {scene = Scene})
    each({"EverydayScene scene:openURLContexts:"}, function() uikit.openURL "shop://item" end)
    each({"EverydayScene scene:continueUserActivity:"}, function() uikit.continueActivity "browse" end)
    uikit.terminate()
  end)

  it("on a notification's response runs when the user opens the notification", function()
    local Center = objc.class("EverydayCenter", objc.NSObject, function(instance)
      function instance:userNotificationCenter_didReceiveNotificationResponse_withCompletionHandler_(_, _, done) done() end
    end)
    local delegate, center = Center:new(), objc.UNUserNotificationCenter:currentNotificationCenter()
    each({"UNUserNotificationCenter setDelegate:"}, function() center:setDelegate_(delegate) end)
    local content = objc.UNMutableNotificationContent:new()
    center:addNotificationRequest_withCompletionHandler_(
      objc.UNNotificationRequest:requestWithIdentifier_content_trigger_("one", content, nil), nil)
    each({"EverydayCenter userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:"}, function()
      uikit.openNotification "one"
    end)
  end)

  it("on views is met by a nib, a recognizer by a finger, a web view by its first page", function()
    uikit.nib("Everyday", {class = "UIView", frame = {0, 0, 390, 844}, subviews = {
      {class = "UIImageView", frame = {0, 0, 50, 50}},
    }})
    local controller = objc.UIViewController:alloc():initWithNibName_bundle_("Everyday", nil)
    each({"UIView initWithCoder:", "UIImageView didMoveToWindow"}, function() window:setRootViewController_(controller) end)
    local counts = each({"UIGestureRecognizer initWithTarget:action:", "UIGestureRecognizer setState:"}, function()
      local tap = objc.UITapGestureRecognizer:alloc():initWithTarget_action_(controller, "hash")
      controller:view():addGestureRecognizer_(tap)
      gesture.tap(controller:view())
    end)
    assert.is_true(counts["UIGestureRecognizer setState:"] >= 1)
    uikit.page("https://a.example", {title = "A"})
    local web = objc.WKWebView:alloc():initWithFrame_ {0, 0, 100, 100}
    controller:view():addSubview_(web)
    each({"WKWebView loadRequest:"}, function()
      web:loadRequest_(objc.NSURLRequest:requestWithURL_(objc.NSURL:URLWithString_ "https://a.example"))
    end)
    assert.equal("A", web:title())
  end)

  it("on drawing runs when a label gets another text or the screen another size", function()
    local label = objc.UILabel:new()
    window:addSubview_(label)
    runloop.run(0)
    each({"UIView setNeedsDisplay"}, function() label:setText_ "Other" end)
  end)

  it("on leaving an observed object is met, and one on forwarding by a message that a proxy passes on", function()
    local watcher, view = objc.NSObject:new(), objc.UIView:new()
    view:addObserver_forKeyPath_options_context_(watcher, "tag", 0, nil)
    each({"NSObject removeObserver:forKeyPath:"}, function() view:removeObserver_forKeyPath_(watcher, "tag") end)
    each({"NSObject methodSignatureForSelector:"}, function()
      pcall(function() view:nobodyImplementsThis() end)
    end)
  end)
end)
