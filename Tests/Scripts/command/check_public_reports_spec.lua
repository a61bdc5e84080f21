--- Public reports of SDKs that break each other, each as two small SDKs with the same mistake.
local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local Folder = dofile(here .. "support/check_folder.lua")

describe("hookhost check", function()
  local folder
  before_each(function() folder = Folder.new() end)
  after_each(function() folder:remove() end)

  -- The report about two SDKs, of which each is one source.
  local function report(sources)
    local text, status = folder:checkPods(sources)
    assert.equal(1, status, text)
    return text
  end

  it("finds two originals of sendEvent: that call each other, since one SDK installs its hook again (Tealium ios-library #20)", function()
    local text = report {Tagger = [=[
static void (*original)(id, SEL, UIEvent *);
static void tagEvent(id self, SEL _cmd, UIEvent *event) { original(self, _cmd, event); }
@interface Tagger : NSObject
@end
@implementation Tagger
+ (void)load {
  [self track];
  [NSNotificationCenter.defaultCenter addObserver:self selector:@selector(track)
    name:UIApplicationDidBecomeActiveNotification object:nil];
}
+ (void)track {
  Method method = class_getInstanceMethod(UIApplication.class, @selector(sendEvent:));
  if (method_getImplementation(method) == (IMP)tagEvent) return;
  original = (void *)method_setImplementation(method, (IMP)tagEvent);
}
@end
]=], Voice = [=[
static void (*original)(id, SEL, UIEvent *);
static void voiceEvent(id self, SEL _cmd, UIEvent *event) { original(self, _cmd, event); }
@interface Voice : NSObject
@end
@implementation Voice
+ (void)load {
  Method method = class_getInstanceMethod(UIApplication.class, @selector(sendEvent:));
  original = (void *)method_setImplementation(method, (IMP)voiceEvent);
}
@end
]=]}
    assert.matches("error HH101  -[UIApplication sendEvent:]  (Tagger, Voice)\n  overflow: Voice → Tagger → Voice", text, 1, true)
    assert.matches("orders: Tagger then Voice\n", text, 1, true)
  end)

  it("finds an exchange that is taken back after another SDK kept it as the original (SkeletonView #600)", function()
    local text = report {Bones = [=[
@implementation UIView (Bones)
+ (void)load {
  [self bones_show];
  [NSNotificationCenter.defaultCenter addObserverForName:UIApplicationWillResignActiveNotification object:nil
    queue:nil usingBlock:^(NSNotification *note) {
      static dispatch_once_t once;
      dispatch_once(&once, ^{ [UIView bones_hide]; });
    }];
}
+ (void)bones_show { [self bones_exchange]; }
+ (void)bones_hide { [self bones_exchange]; }
+ (void)bones_exchange {
  method_exchangeImplementations(class_getInstanceMethod(self, @selector(didMoveToWindow)),
    class_getInstanceMethod(self, @selector(bones_didMoveToWindow)));
}
- (void)bones_didMoveToWindow { [self bones_didMoveToWindow]; }
@end
]=], Invert = [=[
@interface Invert : NSObject
@end
@implementation Invert
+ (void)load {
  SEL selector = @selector(didMoveToWindow);
  Method method = class_getInstanceMethod(UITableViewCell.class, selector);
  void (*original)(id, SEL) = (void *)method_getImplementation(method);
  IMP hook = imp_implementationWithBlock(^(UIView *self) { original(self, selector); });
  if (!class_addMethod(UITableViewCell.class, selector, hook, "v@:")) method_setImplementation(method, hook);
}
@end
]=]}
    assert.matches("error HH101  -[UITableViewCell didMoveToWindow]  (Bones, Invert)\n  overflow: Bones", text, 1, true)
    assert.matches("orders: Bones then Invert\n", text, 1, true)
  end)

  it("finds an exchange of a description that the class inherits (TouchVisualizer #66)", function()
    local text = report {Touch = [=[
@implementation UIWindow (Touch)
+ (void)load {
  method_exchangeImplementations(class_getInstanceMethod(self, @selector(description)),
    class_getInstanceMethod(self, @selector(touch_description)));
}
- (NSString *)touch_description { return [@"touched " stringByAppendingString:[self touch_description]]; }
@end
]=], Logger = [=[
@implementation UIViewController (Logger)
+ (void)load {
  method_exchangeImplementations(class_getInstanceMethod(self, @selector(viewDidAppear:)),
    class_getInstanceMethod(self, @selector(logger_viewDidAppear:)));
}
- (void)logger_viewDidAppear:(BOOL)animated { NSLog(@"%@", self.view); [self logger_viewDidAppear:animated]; }
@end
]=]}
    assert.matches("error HH003  -[UIWindow description]  (Touch)\n  Touch exchanges a method that UIWindow inherits from UIView", text, 1, true)
  end)

  it("finds a proxy that becomes its own original when another SDK sets the delegate again (embrace-apple-sdk #26)", function()
    local text = report {Watcher = [=[
@interface WatcherProxy : NSObject <UITableViewDelegate>
@property (nonatomic, weak) id original;
@end
@implementation WatcherProxy
- (BOOL)respondsToSelector:(SEL)selector { return [super respondsToSelector:selector] || [self.original respondsToSelector:selector]; }
- (id)forwardingTargetForSelector:(SEL)selector { return self.original; }
- (void)scrollViewDidScroll:(UIScrollView *)view {
  if ([self.original respondsToSelector:_cmd]) [self.original scrollViewDidScroll:view];
}
@end
@implementation UITableView (Watcher)
+ (void)load {
  method_exchangeImplementations(class_getInstanceMethod(self, @selector(setDelegate:)),
    class_getInstanceMethod(self, @selector(watcher_setDelegate:)));
}
- (void)watcher_setDelegate:(id)delegate {
  WatcherProxy *proxy = objc_getAssociatedObject(self, @selector(watcher_setDelegate:));
  if (!proxy) {
    proxy = [WatcherProxy new];
    objc_setAssociatedObject(self, @selector(watcher_setDelegate:), proxy, OBJC_ASSOCIATION_RETAIN_NONATOMIC);
  }
  proxy.original = delegate;
  [self watcher_setDelegate:delegate ? proxy : nil];
}
@end
]=], Refresh = [=[
@implementation UITableView (Refresh)
+ (void)load {
  method_exchangeImplementations(class_getInstanceMethod(self, @selector(reloadData)),
    class_getInstanceMethod(self, @selector(refresh_reloadData)));
  method_exchangeImplementations(class_getInstanceMethod(self, @selector(setDelegate:)),
    class_getInstanceMethod(self, @selector(refresh_setDelegate:)));
}
- (void)refresh_setDelegate:(id)delegate {
  [self refresh_setDelegate:delegate];
  [self refresh_setDelegate:self.delegate];
}
- (void)refresh_reloadData { [self refresh_reloadData]; }
@end
]=]}
    assert.matches("error HH101  -[UITableView setDelegate:]  (Refresh, Watcher)\n  overflow: Watcher", text, 1, true)
    assert.matches("orders: Watcher then Refresh\n", text, 1, true)
  end)

  it("finds a proxy of the notification delegate that does not forward (embrace-apple-sdk #168)", function()
    local text = report {Pusher = [=[
#import <UserNotifications/UserNotifications.h>
@interface PusherProxy : NSObject <UNUserNotificationCenterDelegate>
@property (nonatomic, weak) id original;
@end
@implementation PusherProxy
- (void)userNotificationCenter:(UNUserNotificationCenter *)center didReceiveNotificationResponse:(UNNotificationResponse *)response
         withCompletionHandler:(void (^)(void))handler {
  if ([self.original respondsToSelector:_cmd])
    [self.original userNotificationCenter:center didReceiveNotificationResponse:response withCompletionHandler:handler];
  else handler();
}
- (void)userNotificationCenter:(UNUserNotificationCenter *)center willPresentNotification:(UNNotification *)notification
         withCompletionHandler:(void (^)(UNNotificationPresentationOptions))handler { handler(0); }
@end
@interface Pusher : NSObject
@end
@implementation Pusher
+ (void)start {
  static PusherProxy *proxy;
  static dispatch_once_t once;
  dispatch_once(&once, ^{
    UNUserNotificationCenter *center = [UNUserNotificationCenter currentNotificationCenter];
    proxy = [PusherProxy new];
    proxy.original = center.delegate;
    center.delegate = proxy;
  });
}
@end
]=], Badge = [=[
#import <UserNotifications/UserNotifications.h>
@interface Badge : NSObject <UNUserNotificationCenterDelegate>
@end
@implementation Badge
+ (void)start {
  static Badge *badge;
  badge = [Badge new];
  [UNUserNotificationCenter currentNotificationCenter].delegate = badge;
}
- (void)userNotificationCenter:(UNUserNotificationCenter *)center willPresentNotification:(UNNotification *)notification
         withCompletionHandler:(void (^)(UNNotificationPresentationOptions))handler { handler(1); }
@end
]=]}
    assert.matches("error HH111  -[UNUserNotificationCenter setDelegate:]  (Badge, Pusher)\n  lost: the hook of Badge", text, 1, true)
    assert.matches("orders: Badge then Pusher", text, 1, true)
  end)
end)
