--- Conflicts that were planted in copies of public SDKs, each with the same mistake in small sources.
local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local Folder = dofile(here .. "support/check_folder.lua")

-- A URL protocol that sends each request again; the macro says how it prepares the copy.
local relaying <const> = [=[
@interface NAMEProtocol : NSURLProtocol
@end
@implementation NAMEProtocol
+ (void)load { [NSURLProtocol registerClass:self]; }
+ (BOOL)canInitWithRequest:(NSURLRequest *)request { return ![NSURLProtocol propertyForKey:@"NAME" inRequest:request]; }
+ (NSURLRequest *)canonicalRequestForRequest:(NSURLRequest *)request { return request; }
- (void)startLoading {
  NSMutableURLRequest *copy = COPY;
  [NSURLProtocol setProperty:@YES forKey:@"NAME" inRequest:copy];
  [[NSURLSession.sharedSession dataTaskWithRequest:copy completionHandler:^(NSData *data, NSURLResponse *response, NSError *error) {
    if (error) { [self.client URLProtocol:self didFailWithError:error]; return; }
    [self.client URLProtocol:self didReceiveResponse:response cacheStoragePolicy:NSURLCacheStorageNotAllowed];
    [self.client URLProtocol:self didLoadData:data];
    [self.client URLProtocolDidFinishLoading:self];
  }] resume];
}
- (void)stopLoading {}
@end
]=]
local copying <const>, forgetting <const> = "[self.request mutableCopy]", "[NSMutableURLRequest requestWithURL:self.request.URL]"

local function relay(name, copy) return (relaying:gsub("NAME", name):gsub("COPY", copy)) end

describe("hookhost check", function()
  local folder
  before_each(function() folder = Folder.new() end)
  after_each(function() folder:remove() end)

  it("finds an exchange in +load that is made again when the app has launched", function()
    local text, status = folder:checkPods {Starter = [=[
@interface Starter : NSObject
@end
@implementation UIViewController (Starter)
+ (void)load {
  [Starter setup];
  [NSNotificationCenter.defaultCenter addObserverForName:UIApplicationDidFinishLaunchingNotification object:nil
    queue:nil usingBlock:^(NSNotification *note) { [Starter setup]; }];
}
- (void)starter_viewDidAppear:(BOOL)animated { [self starter_viewDidAppear:animated]; }
@end
@implementation Starter
+ (void)setup {
  method_exchangeImplementations(class_getInstanceMethod(UIViewController.class, @selector(viewDidAppear:)),
    class_getInstanceMethod(UIViewController.class, @selector(starter_viewDidAppear:)));
}
@end
]=]}
    assert.equal(1, status)
    assert.matches("error HH004  -[UIViewController viewDidAppear:]  (Starter)\n  another change of its own takes the hook away again",
      text, 1, true)
  end)

  it("finds a table of originals by class, whose hook of a superclass calls itself", function()
    local text, status = folder:checkPods {Table = [=[
static NSMutableDictionary *table;
static void hook(id self, SEL _cmd, BOOL animated) {
  NSValue *original = table[NSStringFromClass([self class])] ?: table[@"UIViewController"];
  ((void (*)(id, SEL, BOOL))original.pointerValue)(self, _cmd, animated);
}
@interface TableHook : NSObject
@end
@implementation TableHook
+ (void)install:(Class)cls {
  Method method = class_getInstanceMethod(cls, @selector(viewWillAppear:));
  table[NSStringFromClass(cls)] = [NSValue valueWithPointer:(void *)method_getImplementation(method)];
  class_replaceMethod(cls, @selector(viewWillAppear:), (IMP)hook, method_getTypeEncoding(method));
}
+ (void)start {
  table = [NSMutableDictionary dictionary];
  [self install:UIViewController.class];
  [self install:UINavigationController.class];
}
@end
]=]}
    assert.equal(1, status)
    assert.matches("error HH101  -[UIViewController viewWillAppear:]  (Table)\n", text, 1, true)
    assert.not_matches("+[TableHook start]:", text, 1, true)
  end)

  it("advises to forward what a delegate's proxy drops", function()
    local text, status = folder:checkPods {Lists = [=[
@interface ListProxy : NSObject <UITableViewDelegate>
@property (nonatomic, weak) id original;
@end
@implementation ListProxy
- (void)tableView:(UITableView *)table didSelectRowAtIndexPath:(NSIndexPath *)path {
  if ([self.original respondsToSelector:_cmd]) [self.original tableView:table didSelectRowAtIndexPath:path];
}
- (id)forwardingTargetForSelector:(SEL)selector { return self.original; }
@end
@implementation UITableView (Lists)
+ (void)load {
  method_exchangeImplementations(class_getInstanceMethod(self, @selector(setDelegate:)),
    class_getInstanceMethod(self, @selector(lists_setDelegate:)));
}
- (void)lists_setDelegate:(id)delegate {
  ListProxy *proxy = delegate ? [ListProxy new] : nil;
  proxy.original = delegate;
  objc_setAssociatedObject(self, @selector(lists_setDelegate:), proxy, OBJC_ASSOCIATION_RETAIN_NONATOMIC);
  [self lists_setDelegate:proxy];
}
@end
]=]}
    assert.equal(1, status)
    assert.matches("error HH111  -[UITableView setDelegate:]  (Lists)\n", text, 1, true)
    assert.matches("fix: Forward every message to the delegate that the app has set, and let respondsToSelector: answer for it as well.",
      text, 1, true)
  end)

  it("finds a URL protocol that answers the request that it sends itself", function()
    local text, status = folder:checkPods {Relay = (relay("Relay", forgetting):gsub("%[NSURLProtocol setProperty[^\n]*\n", "\n"))}
    assert.equal(1, status)
    assert.matches("error HH101  +[NSURLProtocol registerClass:]  (Relay)\n", text, 1, true)
    assert.matches("-[RelayProtocol startLoading] → -[RelayProtocol startLoading]", text, 1, true)
    assert.matches("Relay: Pods/Relay/Relay.m:6\n", text, 1, true)
    assert.matches("fix: Copy the request with its properties", text, 1, true)
  end)

  it("finds two URL protocols that answer each other's requests", function()
    local text, status = folder:checkPods {First = relay("First", copying), Second = relay("Second", copying)}
    assert.equal(0, status)
    assert.matches("HH010  +[NSURLProtocol registerClass:]  First, Second", text, 1, true)
    text, status = folder:checkPods {First = relay("First", forgetting), Second = relay("Second", forgetting)}
    assert.equal(1, status)
    assert.matches("error HH101  +[NSURLProtocol registerClass:]  (First, Second)\n", text, 1, true)
    assert.matches("-[FirstProtocol startLoading] → -[SecondProtocol startLoading] → -[FirstProtocol startLoading]", text, 1, true)
    assert.matches("First: Pods/First/First.m:6\n  Second: Pods/Second/Second.m:6\n", text, 1, true)
  end)

  it("finds a dispatch_once whose token another one has used", function()
    local source <const> = [=[
static dispatch_once_t once, other;
static void install(Class cls, SEL selector, SEL alias) {
  method_exchangeImplementations(class_getInstanceMethod(cls, selector), class_getInstanceMethod(cls, alias));
}
@implementation UIViewController (Shared)
+ (void)load { dispatch_once(&once, ^{ install(self, @selector(viewWillAppear:), @selector(shared_viewWillAppear:)); }); }
- (void)shared_viewWillAppear:(BOOL)animated { [self shared_viewWillAppear:animated]; }
@end
@implementation UIApplication (Shared)
+ (void)load { dispatch_once(&once, ^{ install(self, @selector(sendEvent:), @selector(shared_sendEvent:)); }); }
- (void)shared_sendEvent:(UIEvent *)event { [self shared_sendEvent:event]; }
@end
]=]
    local text = folder:checkPods {Shared = source}
    assert.matches("warning HH004  dispatch_once  (Shared)\n  the block of a dispatch_once never runs: an earlier one has used its token\n"
      .. "  Shared: Pods/Shared/Shared.m:12\n  Shared: Pods/Shared/Shared.m:8\n"
      .. "  fix: Give each dispatch_once a static token of its own.", text, 1, true)
    text = folder:checkPods {Shared = source:gsub("&once, ^{ install%(self, @selector%(sendEvent", "&other, ^{ install(self, @selector(sendEvent")}
    assert.not_matches("HH004", text, 1, true)
  end)

  it("only notes hooks that are silent where the silencer lacks what its own caller prepares", function()
    folder:writeExchange("Pods/Other/Other.m", "Other")
    local text, status = folder:checkPods {Screens = [=[
@interface ScreenAnalytics : NSObject
@end
@interface UIViewController (Screens)
+ (void)screens_swizzle;
@end
static ScreenAnalytics *shared;
@implementation ScreenAnalytics
- (instancetype)initWithKey:(NSString *)key {
  shared = self;
  [UIViewController screens_swizzle];
  return self;
}
+ (void)report {
  NSAssert(shared != nil, @"create it first");
}
@end
@implementation UIViewController (Screens)
+ (void)screens_swizzle {
  static dispatch_once_t once;
  dispatch_once(&once, ^{
    method_exchangeImplementations(class_getInstanceMethod(self, @selector(viewDidAppear:)),
      class_getInstanceMethod(self, @selector(screens_viewDidAppear:)));
  });
}
- (void)screens_viewDidAppear:(BOOL)animated {
  [ScreenAnalytics report];
  [self screens_viewDidAppear:animated];
}
@end
]=]}
    assert.equal(0, status)
    assert.matches("HH111  -[UIViewController viewDidAppear:]  Other, Screens: lost: the hook of Other", text, 1, true)
    assert.matches("it may follow from the call of +[UIViewController screens_swizzle] by the check", text, 1, true)
  end)

  it("finds that an SDK removes the observations of another one", function()
    local text, status = folder:checkPods {Cleaner = [=[
@implementation UIViewController (Cleaner)
+ (void)load {
  method_exchangeImplementations(class_getInstanceMethod(self, @selector(viewDidDisappear:)),
    class_getInstanceMethod(self, @selector(cleaner_viewDidDisappear:)));
}
- (void)cleaner_viewDidDisappear:(BOOL)animated {
  [self cleaner_viewDidDisappear:animated];
  [NSNotificationCenter.defaultCenter removeObserver:self];
}
@end
]=], Listener = [=[
@implementation UIViewController (Listener)
+ (void)load {
  method_exchangeImplementations(class_getInstanceMethod(self, @selector(viewDidLoad)),
    class_getInstanceMethod(self, @selector(listener_viewDidLoad)));
}
- (void)listener_viewDidLoad {
  [self listener_viewDidLoad];
  [NSNotificationCenter.defaultCenter addObserver:self selector:@selector(listener_active:)
    name:UIApplicationDidBecomeActiveNotification object:nil];
}
- (void)listener_active:(NSNotification *)notification {}
@end
]=]}
    assert.equal(1, status, text)
    assert.matches("(Cleaner, Listener)\n", text, 1, true)
    assert.matches("; Cleaner removes all observations of a CheckRootViewController\n", text, 1, true)
    assert.matches("\n  Cleaner: Pods/Cleaner/Cleaner.m:10\n", text, 1, true)
    assert.matches("\n  fix: Remove observations by removeObserver:name:object:", text, 1, true)
  end)

  it("starts each order without the variables of the one before", function()
    local text, status = folder:checkPods {Registry = [=[
NSMutableDictionary *RegistryTable;
@interface Registry : NSObject
@end
@implementation Registry
+ (void)load { RegistryTable = [NSMutableDictionary new]; }
+ (void)add:(Class)plugin { NSParameterAssert(RegistryTable); RegistryTable[NSStringFromClass(plugin)] = plugin; }
@end
]=], Plugin = [=[
@interface Registry : NSObject
+ (void)add:(Class)plugin;
@end
@interface Plugin : NSObject
@end
@implementation Plugin
+ (void)load { [Registry add:self]; }
@end
]=]}
    assert.equal(1, status, text)
    assert.not_matches("restored snapshot", text, 1, true)
    assert.matches("Invalid parameter not satisfying: RegistryTable", text, 1, true)
    assert.matches("orders: Plugin then Registry\n", text, 1, true)
  end)
end)
