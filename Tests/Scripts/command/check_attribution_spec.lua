--- Which hook `hookhost check` names for a failure, where an SDK has several.
local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local Folder = dofile(here .. "support/check_folder.lua")

local forwarder = dofile(here .. "support/notification_forwarder.lua")

local function exchanging(class, name, methods)
  return ([[
@implementation CLASS (NAME)
+ (void)load {
  method_exchangeImplementations(class_getInstanceMethod(self, @selector(FIRST)), class_getInstanceMethod(self, @selector(SECOND)));
}
BODY
@end
]]):gsub("%u%u%u%u+", {CLASS = class, NAME = name, FIRST = methods[1], SECOND = methods[2], BODY = methods[3]})
end

local appearing <const> = exchanging("UIViewController", "Look", {"viewDidAppear:", "look_viewDidAppear:",
  "- (void)look_viewDidAppear:(BOOL)animated { [self look_viewDidAppear:animated]; }"})

-- An SDK that puts a proxy in front of the delegate of each table.
local function proxying(name, body)
  return ([[
@interface NAMEProxy : NSProxy <UITableViewDelegate>
@property (nonatomic, weak) id target;
@end
@implementation NAMEProxy
- (NSMethodSignature *)methodSignatureForSelector:(SEL)name { return [self.target methodSignatureForSelector:name]; }
- (void)forwardInvocation:(NSInvocation *)invocation { [invocation invokeWithTarget:self.target]; }
- (BOOL)respondsToSelector:(SEL)name { return [self.target respondsToSelector:name]; }
- (void)tableView:(UITableView *)table didSelectRowAtIndexPath:(NSIndexPath *)path { BODY }
@end
]] .. exchanging("UITableView", name, {"setDelegate:", "NAME_setDelegate:", [[
- (void)NAME_setDelegate:(id)delegate {
  NAMEProxy *proxy = [NAMEProxy alloc];
  proxy.target = delegate;
  objc_setAssociatedObject(self, @selector(NAME_setDelegate:), proxy, OBJC_ASSOCIATION_RETAIN_NONATOMIC);
  [self NAME_setDelegate:(id)proxy];
}]]})):gsub("NAME", name):gsub("BODY", body) .. ""
end

describe("hookhost check", function()
  local folder
  before_each(function() folder = Folder.new() end)
  after_each(function() folder:remove() end)

  it("names the delegates that call each other, and not other hooks of their SDKs", function()
    local text, status = folder:checkPods {One = forwarder "One" .. appearing, Two = forwarder "Two"}
    assert.equal(1, status)
    assert.matches("error HH101  -[UNUserNotificationCenter setDelegate:]  (One, Two)\n", text, 1, true)
    assert.matches("\n  One: Pods/One/One.m:2", text, 1, true)
    assert.matches("\n  Two: Pods/Two/Two.m:2", text, 1, true)
    assert.matches("orders: One then Two; Two then One", text, 1, true)
  end)

  it("names the hook whose alias a class lacks, where the message is the result of the hook", function()
    local text, status = folder:checkPods {Mixed = appearing .. [[
@implementation UIImage (Mixed)
+ (void)load {
  method_exchangeImplementations(class_getClassMethod(self, @selector(imageNamed:)),
    class_getInstanceMethod(self, @selector(mixed_imageNamed:)));
}
- (UIImage *)mixed_imageNamed:(NSString *)name { return [self mixed_imageNamed:name]; }
@end
]]}
    assert.equal(1, status)
    assert.matches("error HH103  +[UIImage imageNamed:]  (Mixed)\n", text, 1, true)
    assert.matches("\n  Mixed: Pods/Mixed/Mixed.m:14, installed at Pods/Mixed/Mixed.m:11\n", text, 1, true)
    assert.matches("from outside to inside: Pods/Mixed/Mixed.m:14 → +[UIImage imageNamed:]", text, 1, true)
  end)

  it("reports once that a hook which is installed again calls itself", function()
    local text = folder:checkPods {Look = appearing, Slot = [[
static void (*original)(id, SEL, BOOL);
static void hook(id self, SEL _cmd, BOOL animated) { original(self, _cmd, animated); }
@interface Slot : NSObject
@end
@implementation Slot
+ (void)load {
  [self install];
  [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(install)
    name:UIApplicationDidBecomeActiveNotification object:nil];
}
+ (void)install {
  Method method = class_getInstanceMethod(UIViewController.class, @selector(viewDidAppear:));
  if (method_getImplementation(method) == (IMP)hook) return;
  original = (void *)method_setImplementation(method, (IMP)hook);
}
@end
]]}
    assert.matches("error HH101  -[UIViewController viewDidAppear:]  (Look, Slot)\n", text, 1, true)
    assert.not_matches("error HH004", text)
  end)

  it("finds that two SDKs set one delegate when the app has launched", function()
    local function setting(name)
      return ([[
@interface NAME : NSObject <UNUserNotificationCenterDelegate>
@end
@implementation NAME
+ (void)load {
  [[NSNotificationCenter defaultCenter] addObserverForName:UIApplicationDidFinishLaunchingNotification object:nil queue:nil
    usingBlock:^(NSNotification *note) {
      static NAME *shared;
      shared = [NAME new];
      [UNUserNotificationCenter currentNotificationCenter].delegate = shared;
    }];
}
- (void)userNotificationCenter:(UNUserNotificationCenter *)center willPresentNotification:(UNNotification *)notification
         withCompletionHandler:(void (^)(UNNotificationPresentationOptions))handler { handler(0); }
@end
]]):gsub("NAME", name):gsub("^", "#import <UserNotifications/UserNotifications.h>\n") .. ""
    end
    local text, status = folder:checkPods {First = setting "First", Second = setting "Second"}
    assert.equal(1, status)
    assert.matches("error HH111  -[UNUserNotificationCenter setDelegate:]  (First, Second)\n", text, 1, true)
    assert.matches("orders: First then Second; Second then First\n", text, 1, true)
  end)

  it("names both SDKs where the proxy of one keeps that of the other from being called", function()
    local text = folder:checkPods {
      Keeps = proxying("Keeps", "NSLog(@\"%%%%@\", path);"),
      Passes = proxying("Passes", "[self.target tableView:table didSelectRowAtIndexPath:path];"),
    }
    assert.matches("error HH111  -[PassesProxy tableView:didSelectRowAtIndexPath:]  (Keeps, Passes)\n", text, 1, true)
    assert.matches("  Passes: Pods/Passes/Passes.m:10\n  Keeps: Pods/Keeps/Keeps.m:10\n  orders: Keeps then Passes\n", text, 1, true)
  end)

  it("shows no chain of another hook for callbacks that the app misses", function()
    local text = folder:checkPods {Mixed = appearing .. exchanging("UIScrollView", "Mixed", {"setDelegate:", "mixed_setDelegate:",
      "- (void)mixed_setDelegate:(id)delegate { [self mixed_setDelegate:nil]; }"})}
    assert.matches("error HH111  -[UIScrollView setDelegate:]  (Mixed)\n", text, 1, true)
    assert.not_matches("outside to inside: [^\n]*viewDidAppear", text)
  end)

  it("reports a hook that waits for the main queue on the main thread as a deadlock, and goes on", function()
    local text, status = folder:checkPods {
      Waits = exchanging("UIApplication", "Waits", {"sendEvent:", "waits_sendEvent:", [[
- (void)waits_sendEvent:(UIEvent *)event {
  dispatch_sync(dispatch_get_main_queue(), ^{ NSLog(@"event"); });
  [self waits_sendEvent:event];
}]]}) .. forwarder "Waits",
      Two = forwarder "Two",
    }
    assert.equal(1, status)
    assert.matches("error HH107  -[UIApplication sendEvent:]  (Waits)\n", text, 1, true)
    assert.matches("error HH101  -[UNUserNotificationCenter setDelegate:]  (Two, Waits)\n", text, 1, true)
  end)

  it("counts the runs of a hook by the method from which it was removed since", function()
    local text, status = folder:checkPods {
      Restores = [[
static IMP original;
static void hook(id self, SEL _cmd) { ((void (*)(id, SEL))original)(self, _cmd); }
@interface Restores : NSObject
@end
@implementation Restores
+ (void)load {
  Method method = class_getInstanceMethod(UIWindow.class, @selector(becomeKeyWindow));
  original = method_setImplementation(method, (IMP)hook);
  [NSNotificationCenter.defaultCenter addObserverForName:UIApplicationDidEnterBackgroundNotification object:nil queue:nil
    usingBlock:^(NSNotification *note) { method_setImplementation(method, original); }];
}
@end
]],
      Stays = exchanging("UIWindow", "Stays", {"becomeKeyWindow", "stays_becomeKeyWindow",
        "- (void)stays_becomeKeyWindow { [self stays_becomeKeyWindow]; }"}),
    }
    assert.equal(1, status)
    assert.not_matches("HH111", text)
    assert.matches("error HH004  -[UIWindow becomeKeyWindow]  (Restores, Stays)\n  Restores takes the hook of Stays away", text, 1, true)
  end)

  it("goes on after an exception while the app launches", function()
    local text, status = folder:checkPods {
      One = forwarder "One" .. exchanging("UIViewController", "Fails", {"viewWillAppear:", "fails_viewWillAppear:",
        '- (void)fails_viewWillAppear:(BOOL)animated { [NSException raise:@"Fails" format:@"not now"]; }'}),
      Two = forwarder "Two",
    }
    assert.equal(1, status)
    assert.matches("error HH105  -[UIViewController viewWillAppear:]  (One)\n  error: drive: Fails: not now", text, 1, true)
    assert.matches("error HH101  -[UNUserNotificationCenter setDelegate:]  (One, Two)\n", text, 1, true)
  end)

  it("names the classes of hooks that only the text shows", function()
    local text = folder:checkPods {Late = [=[
@interface Late : NSObject
@end
@implementation Late
- (void)hookWith:(id)options {
  method_exchangeImplementations(class_getInstanceMethod(UIViewController.class, @selector(viewDidAppear:)),
    class_getInstanceMethod(UIViewController.class, @selector(late_viewDidAppear:)));
  Class list = objc_getClass("UITableView");
  class_replaceMethod(list, @selector(reloadData), imp_implementationWithBlock(^(id self) {}), "v@:");
  class_replaceMethod(NSClassFromString(@"UIButton"), @selector(setTitle:forState:),
    imp_implementationWithBlock(^(id self, id title, UIControlState state) {}), "v@:@Q");
  method_setImplementation(class_getClassMethod([NSURLSession class], @selector(sharedSession)), imp_implementationWithBlock(^(id self) {
    return nil;
  }));
}
@end
]=]}
    for _, line in ipairs {
      "\nUIViewController\n  -viewDidAppear:  Late", "\nUITableView\n  -reloadData  Late",
      "\nUIButton\n  -setTitle:forState:  Late", "\nNSURLSession\n  +sharedSession  Late",
    } do
      assert.matches(line, text, 1, true)
    end
  end)

  it("calls what observes by a key path where another SDK changes the class of an object", function()
    local sources = {Watcher = [=[
@interface Watcher : NSObject
@end
@implementation Watcher
+ (instancetype)shared {
  static Watcher *shared;
  if (!shared) shared = [self new];
  return shared;
}
- (void)start { [UIScreen.mainScreen addObserver:self forKeyPath:@"brightness" options:0 context:NULL]; }
- (void)observeValueForKeyPath:(NSString *)path ofObject:(id)object change:(NSDictionary *)change context:(void *)context {}
@end
]=], Changer = [=[
@interface Changer : NSObject
@end
@implementation Changer
+ (void)start {
  Class brighter = objc_allocateClassPair(UIScreen.class, "Changer_UIScreen", 0);
  class_addMethod(brighter, @selector(brightness), imp_implementationWithBlock(^CGFloat(id self) { return 1; }), "d@:");
  objc_registerClassPair(brighter);
  object_setClass(UIScreen.mainScreen, brighter);
}
@end
]=]}
    local text = folder:checkPods(sources)
    assert.matches("HH006  -[UIScreen class]  (Changer, Watcher)\n", text, 1, true)
    assert.matches("Watcher observes one by a key path\n", text, 1, true)
  end)

  it("names a silenced hook, and not the methods of its category that it calls", function()
    local text = folder:checkPods {Guard = [=[
@implementation UIViewController (Guard)
+ (void)load {
  class_replaceMethod(self, @selector(viewDidAppear:), imp_implementationWithBlock(^(id self, BOOL animated) {}), "v@:B");
}
@end
]=], Tracker = [=[
@implementation UIViewController (Tracker)
+ (void)load {
  method_exchangeImplementations(class_getInstanceMethod(self, @selector(viewDidAppear:)),
    class_getInstanceMethod(self, @selector(tracker_viewDidAppear:)));
}
- (void)tracker_viewDidAppear:(BOOL)animated {
  [self tracker_viewDidAppear:animated];
  [self tracker_record];
}
- (void)tracker_record {}
@end
]=]}
    assert.matches("lost: the hook of Tracker on -[UIViewController viewDidAppear:]", text, 1, true)
    assert.not_matches("the hook of Tracker on -[UIViewController tracker_record]", text, 1, true)
  end)
end)
