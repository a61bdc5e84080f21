--- The rules of `hookhost check` that need more than two exchanges of one method.
local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local Folder = dofile(here .. "support/check_folder.lua")

local head = "#import <UIKit/UIKit.h>\n#import <objc/runtime.h>\n"

-- The source of a class with a method `+start` and others.
local function starting(name, body, others)
  return ("%s@interface %s : NSObject\n@end\n@implementation %s\n+ (void)start {\n%s\n}\n%s\n@end\n"):format(
    head, name, name, body, others or "")
end

describe("hookhost check", function()
  local folder
  before_each(function() folder = Folder.new() end)
  after_each(function() folder:remove() end)

  it("finds an exchange that the same SDK takes back when it loads", function()
    folder:writeExchange("Pods/Acme/Acme.m", "acme")
    folder:write("Pods/Acme/Again.m", head .. [[
@interface Again : NSObject
@end
@implementation Again
+ (void)load {
  Class cls = [UIViewController class];
  method_exchangeImplementations(class_getInstanceMethod(cls, @selector(viewDidAppear:)),
                                 class_getInstanceMethod(cls, NSSelectorFromString(@"acme_viewDidAppear:")));
}
@end
]])
    local text, status = folder:check()
    assert.equal(1, status)
    assert.matches("error HH004  -[UIViewController viewDidAppear:]  (Acme)", text, 1, true)
    assert.matches("another change of its own takes the hook away again", text, 1, true)
  end)

  it("finds a hook that another SDK takes away by restoring what was there before it", function()
    for _, name in ipairs {"One", "Two"} do
      folder:write(("Pods/%s/%s.m"):format(name, name), starting(name, [[
  Method method = class_getInstanceMethod([UIViewController class], @selector(motionCancelled:withEvent:));
  IMP saved = method_getImplementation(method);
  method_setImplementation(method, imp_implementationWithBlock(^(id self, NSInteger motion, UIEvent *event) {
    ((void (*)(id, SEL, NSInteger, id))saved)(self, @selector(motionCancelled:withEvent:), motion, event);
  }));
  [[NSNotificationCenter defaultCenter] addObserverForName:UIApplicationDidEnterBackgroundNotification object:nil queue:nil
    usingBlock:^(NSNotification *note) { method_setImplementation(method, saved); }];]]))
    end
    local text = folder:check()
    assert.matches("error HH004  -[UIResponder motionCancelled:withEvent:]  (One, Two)\n"
      .. "  One takes the hook of Two away: it restores an implementation", text, 1, true)
    assert.matches("registered without changing a method\n"
      .. "  One: notification UIApplicationDidEnterBackgroundNotification, Pods/One/One.m:", text, 1, true)
  end)

  it("finds a URL protocol that answers the requests of others", function()
    local others = [[
+ (BOOL)canInitWithRequest:(NSURLRequest *)request {
  return [request.URL.scheme hasPrefix:@"SCHEME"] && ![self propertyForKey:@"seen" inRequest:request];
}
+ (NSURLRequest *)canonicalRequestForRequest:(NSURLRequest *)request { return request; }
- (void)startLoading {
  NSMutableURLRequest *copy = [self.request mutableCopy];
  [NSURLProtocol setProperty:@YES forKey:@"seen" inRequest:copy];
  [[NSURLSession.sharedSession dataTaskWithRequest:copy completionHandler:^(NSData *data, NSURLResponse *response, NSError *error) {
    [self.client URLProtocol:self didReceiveResponse:response cacheStoragePolicy:NSURLCacheStorageNotAllowed];
    [self.client URLProtocol:self didLoadData:data];
    [self.client URLProtocolDidFinishLoading:self];
  }] resume];
}
- (void)stopLoading {}]]
    for name, scheme in pairs {Sniffer = "http", Own = "own"} do
      folder:write(("Pods/%s/%s.m"):format(name, name),
        (starting(name, "  [NSURLProtocol registerClass:self];", (others:gsub("SCHEME", scheme))):gsub(": NSObject", ": NSURLProtocol")))
    end
    local text, status = folder:check()
    assert.equal(0, status)
    assert.matches("\n  HH010  +[NSURLProtocol registerClass:]  Sniffer: Sniffer registers the URL protocol Sniffer,", text, 1, true)
    assert.no.matches("Own registers", text, 1, true)
    assert.matches("\n  Own: URL protocol Own, Pods/Own/Own.m:7\n", text, 1, true)
  end)

  it("finds handlers of the process that do not keep the one before", function()
    local set = [[
static NSUncaughtExceptionHandler *previous;
static void handle(NSException *exception) { if (previous) previous(exception); }
static void stop(int number) {}
]]
    local function write(name, body)
      folder:write(("Pods/%s/%s.m"):format(name, name), (starting(name, body):gsub("@interface", set .. "@interface", 1)))
    end
    write("Keeps", "  previous = NSGetUncaughtExceptionHandler();\n  NSSetUncaughtExceptionHandler(handle);")
    write("Drops", "  NSSetUncaughtExceptionHandler(&handle);\n  signal(SIGABRT, stop);")
    local text, status = folder:check()
    assert.equal(0, status)
    assert.matches("warning HH010  NSSetUncaughtExceptionHandler  (Drops, Keeps)\n"
      .. "  Drops and Keeps set the exception handler; Drops does not keep the one", text, 1, true)
    assert.matches("\n  Drops: signal handler SIGABRT, Pods/Drops/Drops.m:11\n", text, 1, true)
    write("Drops", "  previous = NSGetUncaughtExceptionHandler();\n  NSSetUncaughtExceptionHandler(&handle);")
    assert.matches("HH010  NSSetUncaughtExceptionHandler  Drops, Keeps: Drops and Keeps set the exception handler; each keeps",
      folder:check(), 1, true)
  end)

  it("reads sources without a third party's headers that are absent, and says so", function()
    folder:writeExchange("Pods/Acme/Acme.m", "acme")
    folder:write("Pods/Acme/More.m", "#import <UIKit/UIKit.h>\n#import <Absent/Absent.h>\n@interface More : NSObject\n@end\n"
      .. "@implementation More\n- (void)use { [AbsentThing go]; }\n@end\n")
    local text, status = folder:check()
    assert.equal(0, status)
    assert.matches("\n  Acme: Absent/Absent.h: absent; 1 source was read without it\n", text, 1, true)
  end)

  it("finds an app delegate's proxy that does not forward", function()
    folder:write("Pods/Proxy/Proxy.m", starting("Proxy", [[
  static Proxy *proxy;
  proxy = [Proxy new];
  [UIApplication sharedApplication].delegate = (id)proxy;]], "- (void)applicationDidBecomeActive:(UIApplication *)application {}"))
    local text, status = folder:check()
    assert.equal(1, status)
    assert.matches("error HH111", text, 1, true)
    assert.matches("link opened", text, 1, true)
    assert.matches("-setDelegate:  Proxy  delegate, +[Proxy start]", text, 1, true)
  end)

  it("finds SDKs that take the notification center's delegate from each other", function()
    for _, name in ipairs {"One", "Two"} do
      folder:write(("Pods/%s/%s.m"):format(name, name), (([[
#import <UIKit/UIKit.h>
#import <UserNotifications/UserNotifications.h>
@interface NAME : NSObject <UNUserNotificationCenterDelegate>
@end
@implementation NAME
+ (void)start {
  static NAME *shared;
  shared = [self new];
  [UNUserNotificationCenter currentNotificationCenter].delegate = shared;
}
- (void)userNotificationCenter:(UNUserNotificationCenter *)center willPresentNotification:(UNNotification *)notification
         withCompletionHandler:(void (^)(UNNotificationPresentationOptions))done {
  done(0);
}
@end
]]):gsub("NAME", name)))
    end
    local text, status = folder:check()
    assert.equal(1, status)
    assert.matches("error HH111  -[UNUserNotificationCenter setDelegate:]  (One, Two)", text, 1, true)
    assert.matches("One: Pods/One/One.m:11\n  Two: Pods/Two/Two.m:", text, 1, true)
    assert.matches("fix: Keep the delegate that was set before", text, 1, true)
    assert.matches("-setDelegate:  One  delegate, +[One start], Pods/One/One.m:5, ran twice", text, 1, true)
  end)

  it("finds a hook that another SDK throws away when the app is inactive", function()
    folder:write("Pods/Session/Session.m", starting("Session", [[
  Method method = class_getInstanceMethod([UIViewController class], @selector(viewDidAppear:));
  saved = method_getImplementation(method);
  method_setImplementation(method, imp_implementationWithBlock(^(id self, BOOL animated) {
    ((void (*)(id, SEL, BOOL))saved)(self, @selector(viewDidAppear:), animated);
  }));
  [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(stop)
    name:UIApplicationWillResignActiveNotification object:nil];]], [[
static IMP saved;
+ (void)stop {
  method_setImplementation(class_getInstanceMethod([UIViewController class], @selector(viewDidAppear:)), saved);
}]]))
    folder:writeManager("Pods/Tracker/Tracker.m", "Tracker")
    local text, status = folder:check()
    assert.equal(1, status)
    assert.matches("error HH111  -[UIViewController viewDidAppear:]  (Session, Tracker)", text, 1, true)
    assert.matches("orders: Session then Tracker", text, 1, true)
  end)

  it("finds SDKs that restore each other's implementation when the app is inactive", function()
    for _, name in ipairs {"First", "Second"} do
      folder:write(("Pods/%s/%s.m"):format(name, name), ([[
#import <UIKit/UIKit.h>
#import <objc/runtime.h>
@interface NAME : NSObject @end
@implementation NAME
static IMP saved;
+ (void)start {
  [self on];
  NSNotificationCenter *center = NSNotificationCenter.defaultCenter;
  [center addObserver:self selector:@selector(off) name:UIApplicationDidEnterBackgroundNotification object:nil];
  [center addObserver:self selector:@selector(on) name:UIApplicationWillEnterForegroundNotification object:nil];
}
+ (void)on {
  Method method = class_getInstanceMethod([UIViewController class], @selector(viewWillAppear:));
  IMP original = saved = method_getImplementation(method);
  method_setImplementation(method, imp_implementationWithBlock(^(UIViewController *self, BOOL animated) {
    ((void (*)(id, SEL, BOOL))original)(self, @selector(viewWillAppear:), animated);
  }));
}
+ (void)off {
  method_setImplementation(class_getInstanceMethod([UIViewController class], @selector(viewWillAppear:)), saved);
}
@end
]]):gsub("NAME", name) .. "")
    end
    local text, status = folder:check()
    assert.equal(1, status)
    assert.matches("error HH112  %-%[UIViewController viewWillAppear:%]  %(First, Second%)", text)
    assert.matches("double: the hook of First", text, 1, true)
  end)

  it("warns of a changed class only where such an object is observed", function()
    local isa = starting("Changer", [[
  id delegate = [UIApplication sharedApplication].delegate;
  Class made = objc_allocateClassPair([delegate class], "Changer_Delegate", 0);
  class_addMethod(made, @selector(description), imp_implementationWithBlock(^(id self) { return @"changed"; }), "@@:");
  objc_registerClassPair(made);
  object_setClass(delegate, made);]])
    folder:write("Pods/Changer/Changer.m", isa)
    folder:write("Pods/Other/Other.m", starting("Other", [[
  static Other *other;
  other = [Other new];
  [[NSOperationQueue mainQueue] addObserver:other forKeyPath:@"name" options:0 context:NULL];
  class_addMethod([Other class], @selector(hooked), imp_implementationWithBlock(^(id self) {}), "v@:");]],
      "- (void)observeValueForKeyPath:(NSString *)path ofObject:(id)object change:(NSDictionary *)change context:(void *)context {}"))
    local text, status = folder:check()
    assert.equal(0, status)
    assert.not_matches("warning", text, 1, true)
    assert.matches("HH006  -[CheckAppDelegate class]  Changer: Changer changes the class", text, 1, true)
    local source = folder:read "Pods/Other/Other.m":gsub("%[NSOperationQueue mainQueue%]", "(id)[UIApplication sharedApplication].delegate")
    folder:write("Pods/Other/Other.m", (source:gsub('@"name"', '@"title"')))
    assert.matches("HH006  -[CheckAppDelegate class]  (Changer, Other)\n  Changer changes the class of a CheckAppDelegate; "
      .. "Other observes one", folder:check(), 1, true)
  end)

  it("warns of a changed class where such an object is observed only while the app runs", function()
    local function setting(name, selector, body)
      return head .. ([[
@interface NAME : NSObject
@end
@implementation NAME
+ (void)load {
  Method method = class_getInstanceMethod([UITableView class], @selector(SELECTOR));
  void (*original)(id, SEL, id) = (void *)method_getImplementation(method);
  method_setImplementation(method, imp_implementationWithBlock(^(UITableView *list, id value) {
    original(list, @selector(SELECTOR), value);
    if (value) { BODY }
  }));
}
- (void)observeValueForKeyPath:(NSString *)path ofObject:(id)object change:(NSDictionary *)change context:(void *)context {
}
@end
]]):gsub("NAME", name):gsub("SELECTOR", selector):gsub("BODY", body)
    end
    folder:write("Pods/Isa/Isa.m", setting("Isa", "setDelegate:", [[
      Class list_class = objc_allocateClassPair([UITableView class], "IsaList", 0);
      if (list_class) objc_registerClassPair(list_class);
      object_setClass(list, objc_getClass("IsaList"));]]))
    folder:write("Pods/Watcher/Watcher.m", setting("Watcher", "setDataSource:", [[
      static Watcher *watcher;
      watcher = [Watcher new];
      [list addObserver:watcher forKeyPath:@"contentOffset" options:0 context:NULL];]]))
    assert.matches("warning HH006  -[UITableView class]  (Isa, Watcher)", folder:check(), 1, true)
  end)

  it("finds a method that is added after the delegate was asked for it", function()
    folder:write("Pods/Late/Late.m", head .. [[
@implementation UIScrollView (Late)
+ (void)load {
  method_exchangeImplementations(class_getInstanceMethod(self, @selector(setDelegate:)),
                                 class_getInstanceMethod(self, @selector(late_setDelegate:)));
}
- (void)late_setDelegate:(id)delegate {
  [self late_setDelegate:delegate];
  if (delegate)
    class_addMethod([delegate class], @selector(scrollViewDidScroll:), imp_implementationWithBlock(^(id self, id view) {}), "v@:@");
}
@end
]])
    local text = folder:check()
    assert.matches("warning HH008  -[CheckRootViewController scrollViewDidScroll:]  (Late)", text, 1, true)
    assert.matches("-scrollViewDidScroll:  Late  add, -[UIScrollView late_setDelegate:], Pods/Late/Late.m:11, not reached", text, 1, true)
  end)

  it("warns of a hook that runs under some of the systems only", function()
    folder:write("Pods/Nav/Nav.m", head .. [[
@implementation UINavigationController (Nav)
+ (void)load {
  SEL selector = @selector(viewWillDisappear:), alias = @selector(nav_viewWillDisappear:);
  Method original = class_getInstanceMethod(self, selector), hook = class_getInstanceMethod(self, alias);
  if (class_addMethod(self, selector, method_getImplementation(hook), method_getTypeEncoding(hook)))
    class_replaceMethod(self, alias, method_getImplementation(original), method_getTypeEncoding(original));
  else
    method_exchangeImplementations(original, hook);
}
- (void)nav_viewWillDisappear:(BOOL)animated { [self nav_viewWillDisappear:animated]; }
@end
]])
    local text, status = folder:check "--systems 12.4,18.5 --jobs 2"
    assert.equal(0, status)
    assert.matches("warning HH009  -[UINavigationController viewWillDisappear:]  (Nav)\n"
      .. "  the hook ran under iOS 12.4, and under iOS 18.5 never", text, 1, true)
    assert.matches("ran once, not under iOS 18.5", text, 1, true)
    assert.matches("iOS 12.4  1 ok", text, 1, true)
  end)

  it("does not say that a hook never calls its original, because it does not run under one system", function()
    folder:write("Pods/Task/Task.m", head .. [[
@implementation NSURLSessionTask (Task)
+ (void)load {
  method_exchangeImplementations(class_getInstanceMethod(self, @selector(resume)),
                                 class_getInstanceMethod(self, @selector(task_resume)));
}
- (void)task_resume { [self task_resume]; }
@end
]])
    local text, status = folder:check "--systems 12.4,18.5 --jobs 2"
    assert.equal(0, status)
    assert.matches("ran %d+ times, not under iOS 12.4", text)
    assert.not_matches("HH007", text)
  end)

  it("says what the table of systems knows about a hooked method", function()
    folder:write("Pods/Link/Link.m", starting("Link", [[
  Class cls = [UIViewController class];
  SEL selector = @selector(dismissViewControllerAnimated:completion:);
  void (*original)(id, SEL, BOOL, id) = (void *)class_getMethodImplementation(cls, selector);
  class_replaceMethod(cls, selector, imp_implementationWithBlock(^(id self, BOOL animated, id done) {
    original(self, selector, animated, done);
  }), "v@:B@");]]))
    local text, status = folder:check()
    assert.equal(0, status)
    assert.matches("HH009  -[UIViewController dismissViewControllerAnimated:completion:]  Link: since iOS 13.0 (swipeDismissal)", text, 1, true)
    assert.matches("'7.0'", folder:check("--systems 12.4,7.0", "2>&1"), 1, true)
  end)

  it("names the systems under which an order fails", function()
    folder:writeExchange("Pods/Acme/Acme.m", "acme")
    folder:writeExchange("Pods/Guard/Guard.m", "guard",
      {body = "if ([UIDevice currentDevice].systemVersion.intValue > 15) [self guard_viewDidAppear:animated];"})
    local text, status = folder:check "--systems 12.4,18.5 --install none --jobs 2"
    assert.equal(1, status)
    assert.matches("orders: Acme then Guard\n  only under iOS 12.4\n", text, 1, true)
    assert.matches("iOS 18.5  4 ok", text, 1, true)
  end)

  it("runs triples of SDKs that meet only where that is requested", function()
    for _, name in ipairs {"one", "two", "three"} do folder:writeExchange(("Pods/%s/%s.m"):format(name, name), name) end
    assert.matches("3 actors, 9 orders: 3 notes", folder:check "--jobs 2", 1, true)
    assert.matches("3 actors, 15 orders: 3 notes", folder:check "--jobs 2 --triples", 1, true)
  end)

  it("attributes what an engine for hooks does to the SDK that calls it", function()
    folder:write("Pods/Engine/Engine.h", "#import <Foundation/Foundation.h>\n@interface NSObject (Engine)\n"
      .. "+ (void)engine_hook:(SEL)selector with:(void (^)(id))block;\n@end\n")
    folder:write("Pods/Engine/Engine.m", head .. [[
#import "Engine.h"
static NSMutableDictionary *blocks;
@implementation NSObject (Engine)
+ (void)engine_hook:(SEL)selector with:(void (^)(id))block {
  if (!blocks) blocks = [NSMutableDictionary dictionary];
  NSString *alias = [@"engine_" stringByAppendingString:NSStringFromSelector(selector)];
  blocks[alias] = block;
  Method method = class_getInstanceMethod(self, selector);
  class_addMethod(self, NSSelectorFromString(alias), method_getImplementation(method), method_getTypeEncoding(method));
  class_replaceMethod(self, @selector(forwardInvocation:), imp_implementationWithBlock(^(id receiver, NSInvocation *call) {
    NSString *name = [@"engine_" stringByAppendingString:NSStringFromSelector(call.selector)];
    void (^own)(id) = blocks[name];
    if (!own) [receiver doesNotRecognizeSelector:call.selector];
    call.selector = NSSelectorFromString(name);
    [call invoke];
    own(receiver);
  }), "v@:@");
  class_replaceMethod(self, selector, _objc_msgForward, method_getTypeEncoding(method));
}
@end
]])
    folder:write("Pods/Tracker/Tracker.m", '#import "Engine.h"\n' .. starting("Tracker", [[
  [UIViewController engine_hook:@selector(viewDidAppear:) with:^(id controller) {}];]]))
    folder:write("Pods/Acme/Acme.m", head .. [[
@implementation UIViewController (Acme)
+ (void)startAcme {
  static dispatch_once_t once;
  dispatch_once(&once, ^{
    method_exchangeImplementations(class_getInstanceMethod(self, @selector(viewDidAppear:)),
                                   class_getInstanceMethod(self, @selector(acme_viewDidAppear:)));
  });
}
- (void)acme_viewDidAppear:(BOOL)animated { [self acme_viewDidAppear:animated]; }
@end
]])
    local text, status = folder:check()
    assert.equal(1, status)
    assert.matches("-viewDidAppear:  Tracker  forwarding, +[Tracker start], Pods/Tracker/Tracker.m:8, ran", text, 1, true)
    -- The exchange renames the message, which the engine does not know then.
    assert.matches("error HH103  ", text, 1, true)
    assert.matches("Tracker then Acme", text, 1, true)
  end)
end)
