--- More public reports of SDKs that break each other or an app, each with the same mistake in small sources.
local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local Folder = dofile(here .. "support/check_folder.lua")

describe("hookhost check", function()
  local folder
  before_each(function() folder = Folder.new() end)
  after_each(function() folder:remove() end)

  local function report(sources) return folder:checkPods(sources) end

  it("finds a hook that sends the name which it has taken (sentry-cocoa #2661)", function()
    local text, status = report {Screens = [=[
@implementation UIViewController (Screens)
+ (void)load {
  method_exchangeImplementations(class_getInstanceMethod(self, @selector(viewDidAppear:)),
    class_getInstanceMethod(self, @selector(screens_viewDidAppear:)));
}
- (void)screens_viewDidAppear:(BOOL)animated { [self viewDidAppear:animated]; }
@end
]=]}
    assert.equal(1, status)
    assert.matches("error HH101  -[UIViewController viewDidAppear:]  (Screens)\n", text, 1, true)
    assert.matches("Screens: Pods/Screens/Screens.m:8", text, 1, true)
  end)

  it("finds an alias that only some classes of tasks have (MTHawkeye #32)", function()
    local text, status = report {Hawk = [=[
@interface HawkObserver : NSObject
@end
@implementation HawkObserver
+ (void)load {
  Class cls = [[NSURLSession.sharedSession dataTaskWithURL:[NSURL URLWithString:@"https://hawk.example"]] class];
  SEL alias = NSSelectorFromString(@"hawk_resume");
  class_addMethod(cls, alias, imp_implementationWithBlock(^(NSURLSessionTask *task) {
    ((void (*)(id, SEL))[task methodForSelector:alias])(task, alias);
  }), "v@:");
  method_exchangeImplementations(class_getInstanceMethod(cls, @selector(resume)), class_getInstanceMethod(cls, alias));
}
@end
@interface HawkLoader : NSObject
@end
@implementation HawkLoader
+ (void)load {
  [NSNotificationCenter.defaultCenter addObserverForName:UIApplicationDidBecomeActiveNotification object:nil queue:nil
    usingBlock:^(NSNotification *note) {
      [[NSURLSession.sharedSession downloadTaskWithURL:[NSURL URLWithString:@"https://hawk.example/file"]] resume];
    }];
}
@end
]=]}
    assert.equal(1, status)
    assert.matches("error HH103  -[NSURLSessionTask resume]  (Hawk)\n", text, 1, true)
    assert.matches("unrecognized: drive: NSInvalidArgumentException: -[__NSCFLocalDownloadTask hawk_resume]", text, 1, true)
  end)

  it("finds one name of a method in two categories that return different things (FoundationExtension #6)", function()
    local text = report {Functional = [=[
@implementation NSMutableArray (Functional)
- (void)map:(id (^)(id))mapper {
  for (NSUInteger place = 0; place < self.count; place++) self[place] = mapper(self[place]);
}
@end
]=], Blocks = [=[
@implementation NSMutableArray (Blocks)
- (NSArray *)map:(id (^)(id))mapper {
  NSMutableArray *result = [NSMutableArray array];
  for (id value in self) [result addObject:mapper(value)];
  return result;
}
@end
]=]}
    assert.matches("warning HH005  -[NSMutableArray map:]  (Blocks, Functional)\n", text, 1, true)
    assert.matches("Blocks: Pods/Blocks/Blocks.m:4\n  Functional: Pods/Functional/Functional.m:4\n", text, 1, true)
  end)

  it("finds a fetch handler that a superclass and a hook both call (braze-unity-sdk #107)", function()
    local text, status = report {Braze = [=[
@interface BrazeHook : NSObject
@end
@implementation BrazeHook
+ (void)load {
  [NSNotificationCenter.defaultCenter addObserverForName:UIApplicationDidFinishLaunchingNotification object:nil
    queue:nil usingBlock:^(NSNotification *note) { [BrazeHook install]; }];
}
+ (void)install {
  SEL selector = @selector(application:didReceiveRemoteNotification:fetchCompletionHandler:);
  Method method = class_getInstanceMethod([UIApplication.sharedApplication.delegate class], selector);
  void (*original)(id, SEL, id, id, id) = (void *)method_getImplementation(method);
  method_setImplementation(method, imp_implementationWithBlock(
    ^(id self, UIApplication *application, NSDictionary *info, void (^done)(UIBackgroundFetchResult)) {
      original(self, selector, application, info, done);
      done(UIBackgroundFetchResultNoData);
    }));
}
@end
]=]}
    assert.equal(1, status)
    assert.matches("error HH108  -[CheckAppDelegate application:didReceiveRemoteNotification:fetchCompletionHandler:]  (Braze)\n", text, 1, true)
  end)

  it("finds a proxy that says it responds to all messages of a session (TrustKit #133)", function()
    local text, status = report {Trust = [=[
@interface TrustProxy : NSObject <NSURLSessionDelegate>
@property (nonatomic, strong) id original;
@end
@implementation TrustProxy
- (BOOL)respondsToSelector:(SEL)selector { return YES; }
- (id)forwardingTargetForSelector:(SEL)selector { return self.original; }
@end
@implementation NSURLSession (Trust)
+ (void)load {
  method_exchangeImplementations(
    class_getClassMethod(self, @selector(sessionWithConfiguration:delegate:delegateQueue:)),
    class_getClassMethod(self, @selector(trust_sessionWithConfiguration:delegate:delegateQueue:)));
}
+ (NSURLSession *)trust_sessionWithConfiguration:(NSURLSessionConfiguration *)configuration
    delegate:(id)delegate delegateQueue:(NSOperationQueue *)queue {
  TrustProxy *proxy = [TrustProxy new];
  proxy.original = delegate;
  return [self trust_sessionWithConfiguration:configuration delegate:proxy delegateQueue:queue];
}
@end
]=]}
    assert.equal(1, status)
    assert.matches("error HH103  +[NSURLSession sessionWithConfiguration:delegate:delegateQueue:]  (Trust)\n", text, 1, true)
  end)
end)
