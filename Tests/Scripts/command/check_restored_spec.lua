--- Hooks that `hookhost check` finds removed: methods that an SDK restores, and hooks that run no longer.
local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local Folder = dofile(here .. "support/check_folder.lua")
local forwarder = dofile(here .. "support/notification_forwarder.lua")

-- An SDK that exchanges `viewDidAppear:`, and exchanges it back when the app is terminated.
local toggling <const> = [=[
@implementation UIViewController (Rest)
+ (void)rest_toggle {
  method_exchangeImplementations(class_getInstanceMethod(self, @selector(viewDidAppear:)),
    class_getInstanceMethod(self, @selector(rest_viewDidAppear:)));
}
+ (void)load {
  [self rest_toggle];
  [NSNotificationCenter.defaultCenter addObserver:self selector:@selector(rest_stop)
    name:UIApplicationWillTerminateNotification object:nil];
}
+ (void)rest_stop { [self rest_toggle]; }
- (void)rest_viewDidAppear:(BOOL)animated { [self rest_viewDidAppear:animated]; }
@end
]=]

-- An SDK that restores a stored implementation once the app is active.
local restoring <const> = [=[
static IMP stored;
@interface Rest : NSObject
@end
@implementation Rest
+ (void)load {
  Method method = class_getInstanceMethod(UIViewController.class, @selector(viewDidAppear:));
  stored = method_getImplementation(method);
  method_setImplementation(method, imp_implementationWithBlock(^(id self, BOOL animated) {
    ((void (*)(id, SEL, BOOL))stored)(self, @selector(viewDidAppear:), animated);
  }));
  [NSNotificationCenter.defaultCenter addObserver:self selector:@selector(stop)
    name:UIApplicationDidBecomeActiveNotification object:nil];
}
+ (void)stop {
  method_setImplementation(class_getInstanceMethod(UIViewController.class, @selector(viewDidAppear:)), stored);
}
@end
]=]

-- A hook that silences those of others, in the source of an SDK.
local silencing <const> = [=[
@interface Mute : NSObject
@end
@implementation Mute
+ (void)load {
  method_setImplementation(class_getInstanceMethod(UIViewController.class, @selector(viewWillDisappear:)),
    imp_implementationWithBlock(^(id self, BOOL animated) {}));
}
@end
]=]

describe("hookhost check", function()
  local folder
  before_each(function() folder = Folder.new() end)
  after_each(function() folder:remove() end)

  it("blames an exchange that is taken back only for hooks outside it", function()
    folder:writeExchange("Pods/Other/Other.m", "Other")
    local text, status = folder:checkPods {Rest = toggling}
    assert.equal(1, status)
    assert.matches("error HH004  -[UIViewController viewDidAppear:]  (Other, Rest)\n", text, 1, true)
    assert.matches("\n  orders: Rest then Other\n  fix: Leave the hook in place", text, 1, true)
    assert.not_matches("Other then Rest", text, 1, true)
    assert.not_matches("rest_viewDidAppear", text, 1, true)
  end)

  it("runs an SDK that restores a method while the app launches with others that hook it", function()
    folder:writeExchange("Pods/Other/Other.m", "Other")
    local text, status = folder:checkPods {Rest = restoring}
    assert.equal(1, status)
    assert.matches("error HH111  -[UIViewController viewDidAppear:]  (Other, Rest)\n", text, 1, true)
    assert.matches("silenced by Rest (Pods/Rest/Rest.m:17)", text, 1, true)
  end)

  it("reports what two SDKs silence beside a failure that only both have", function()
    folder:writeExchange("Pods/Two/Gone.m", "Gone", {selector = "viewWillDisappear:"})
    local text, status = folder:checkPods {One = forwarder "One" .. silencing, Two = forwarder "Two"}
    assert.equal(1, status)
    assert.matches("error HH101  -[UNUserNotificationCenter setDelegate:]  (One, Two)\n", text, 1, true)
    assert.matches("error HH111  -[UIViewController viewWillDisappear:]  (One, Two)\n", text, 1, true)
  end)

  it("names the one of two hooks of an SDK that does not call the original", function()
    local text = folder:checkPods {Aside = [=[
@implementation UIViewController (Above)
- (void)above_viewDidDisappear:(BOOL)animated { [self above_viewDidDisappear:animated]; }
+ (void)load {
  Method method = class_getInstanceMethod(self, @selector(viewDidDisappear:));
  method_setImplementation(method, imp_implementationWithBlock(^(id self, BOOL animated) {}));
  method_exchangeImplementations(method, class_getInstanceMethod(self, @selector(above_viewDidDisappear:)));
}
@end
]=]}
    assert.matches("HH007  -[UIViewController viewDidDisappear:]  (Aside)\n  the hook ran", text, 1, true)
    assert.matches("original was never called\n  Aside: Pods/Aside/Aside.m:7\n", text, 1, true)
  end)

  it("reports an exchange that an SDK makes again whenever the app is active", function()
    local text, status = folder:checkPods {Again = [=[
@implementation UIViewController (Again)
+ (void)load {
  [NSNotificationCenter.defaultCenter addObserver:self selector:@selector(again_resume)
    name:UIApplicationDidBecomeActiveNotification object:nil];
}
+ (void)again_resume {
  method_exchangeImplementations(class_getInstanceMethod(self, @selector(viewDidAppear:)),
    class_getInstanceMethod(self, @selector(again_viewDidAppear:)));
}
- (void)again_viewDidAppear:(BOOL)animated { [self again_viewDidAppear:animated]; }
@end
]=]}
    assert.equal(1, status)
    assert.matches("error HH004  -[UIViewController viewDidAppear:]  (Again)\n"
      .. "  a second exchange while the app ran takes the hook away again\n", text, 1, true)
  end)

  it("accepts that a forwarding engine passes on the messages of another one", function()
    local function engine(name, selector)
      return (([=[
@interface NAME : NSObject
@end
@implementation NAME
+ (void)load {
  Class cls = UIViewController.class;
  SEL selector = @selector(SELECTOR);
  Method method = class_getInstanceMethod(cls, selector);
  class_addMethod(cls, @selector(NAME_SELECTOR), method_getImplementation(method), method_getTypeEncoding(method));
  void (*previous)(id, SEL, id) = (void *)class_getMethodImplementation(cls, @selector(forwardInvocation:));
  class_replaceMethod(cls, @selector(forwardInvocation:), imp_implementationWithBlock(^(id self, NSInvocation *message) {
    if (message.selector != selector) return previous(self, @selector(forwardInvocation:), message);
    message.selector = @selector(NAME_SELECTOR);
    [message invoke];
  }), "v@:@");
  class_replaceMethod(cls, selector, _objc_msgForward, method_getTypeEncoding(method));
}
@end
]=]):gsub("NAME", name):gsub("SELECTOR", selector))
    end
    local text, status = folder:checkPods {One = engine("One", "viewWillAppear:"), Two = engine("Two", "viewDidAppear:")}
    assert.equal(0, status, text)
    assert.not_matches("HH112", text)
  end)

  it("sends the messages of a device's ordinary life", function()
    local selectors <const> = {
      "applicationSignificantTimeChange:", "applicationProtectedDataDidBecomeAvailable:",
      "application:didFailToRegisterForRemoteNotificationsWithError:",
      "application:performActionForShortcutItem:completionHandler:",
    }
    local text, status = folder:checkPods {Life = [=[
#import <UserNotifications/UserNotifications.h>
@interface Life : UIResponder <UIApplicationDelegate>
@end
@implementation Life
+ (void)load {
  [NSNotificationCenter.defaultCenter addObserverForName:@"CheckNotification" object:nil queue:nil usingBlock:^(NSNotification *note) {}];
  Class cls = NSClassFromString(@"CheckAppDelegate");
  for (NSString *name in @[ @"applicationSignificantTimeChange:", @"applicationProtectedDataDidBecomeAvailable:" ])
    class_addMethod(cls, NSSelectorFromString(name), imp_implementationWithBlock(^(id self, UIApplication *app) {}), "v@:@");
  class_addMethod(cls, @selector(application:didFailToRegisterForRemoteNotificationsWithError:),
    imp_implementationWithBlock(^(id self, UIApplication *app, NSError *error) {}), "v@:@@");
  SEL shortcut = @selector(application:performActionForShortcutItem:completionHandler:);
  Method method = class_getInstanceMethod(cls, shortcut);
  void (*original)(id, SEL, id, id, id) = (void *)method_getImplementation(method);
  method_setImplementation(method, imp_implementationWithBlock(^(id self, id app, id item, id handler) {
    original(self, shortcut, app, item, handler);
  }));
}
@end
]=]}
    assert.equal(0, status, text)
    for _, selector in ipairs(selectors) do
      assert.matches("%-" .. selector:gsub("%-", "%%-") .. "  Life  [^\n]*, ran once", text)
    end
  end)

  it("sends the messages of a scene's life to its delegate", function()
    local names <const> = {
      "sceneWillEnterForeground:", "sceneDidBecomeActive:", "sceneWillResignActive:", "sceneDidEnterBackground:",
      "sceneDidDisconnect:", "scene:openURLContexts:", "scene:continueUserActivity:",
    }
    local text, status = folder:checkPods {Scenes = ([=[
@interface Scenes : NSObject
@end
@implementation Scenes
+ (void)load {
  [NSNotificationCenter.defaultCenter addObserver:self selector:@selector(connected:) name:UISceneWillConnectNotification object:nil];
}
+ (void)connected:(NSNotification *)note {
  Class cls = [[(UIScene *)note.object delegate] class];
  for (NSString *name in @[ NAMES ]) {
    SEL selector = NSSelectorFromString(name);
    Method method = class_getInstanceMethod(cls, selector);
    IMP original = method_getImplementation(method);
    BOOL isShort = [name hasPrefix:@"sceneWill"] || [name hasPrefix:@"sceneDid"];
    method_setImplementation(method, isShort ? imp_implementationWithBlock(^(id self, id scene) {
      ((void (*)(id, SEL, id))original)(self, selector, scene);
    }) : imp_implementationWithBlock(^(id self, id scene, id what) {
      ((void (*)(id, SEL, id, id))original)(self, selector, scene, what);
    }));
  }
}
@end
]=]):gsub("NAMES", '@"' .. table.concat(names, '", @"') .. '"')}
    assert.equal(0, status, text)
    for _, name in ipairs(names) do assert.matches("\n  %-" .. name .. "  Scenes  [^\n]*, ran [%w ]+\n", text) end
  end)
end)
