--- Hooks of public reports that recurse, run again or change what others set: `hookhost check` finds each one.
local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local Folder = dofile(here .. "support/check_folder.lua")

local function exchanging(alias, method)
  return ("+ (void)load { method_exchangeImplementations(class_getInstanceMethod(self, @selector(%s)), "
    .. "class_getInstanceMethod(self, @selector(%s_%s))); }\n"):format(method, alias, method)
end

describe("hookhost check", function()
  local folder
  before_each(function() folder = Folder.new() end)
  after_each(function() folder:remove() end)

  it("finds originals kept by class, which a call to super looks up again (facebook-ios-sdk #1318)", function()
    local text, status = folder:checkPods {Swizzler = [=[
static NSMutableDictionary<NSString *, NSValue *> *originals;
static void hooked(id self, SEL _cmd, UITableView *list, NSIndexPath *path) {
  for (Class cls = object_getClass(self); cls; cls = class_getSuperclass(cls)) {
    NSValue *original = originals[NSStringFromClass(cls)];
    if (original) return ((void (*)(id, SEL, id, id))original.pointerValue)(self, _cmd, list, path);
  }
}
static void swizzle(Class cls) {
  if (!originals) originals = [NSMutableDictionary new];
  Method method = class_getInstanceMethod(cls, @selector(tableView:didSelectRowAtIndexPath:));
  originals[NSStringFromClass(cls)] = [NSValue valueWithPointer:(void *)method_setImplementation(method, (IMP)hooked)];
}
@interface BaseList : UITableViewController
@end
@implementation BaseList
- (void)tableView:(UITableView *)list didSelectRowAtIndexPath:(NSIndexPath *)path { NSLog(@"base"); }
@end
@interface FileList : BaseList
@end
@implementation FileList
- (void)tableView:(UITableView *)list didSelectRowAtIndexPath:(NSIndexPath *)path {
  [super tableView:list didSelectRowAtIndexPath:path];
}
@end
@implementation UIViewController (Swizzler)
+ (void)load {
  swizzle(BaseList.class);
  swizzle(FileList.class);
  method_exchangeImplementations(class_getInstanceMethod(self, @selector(viewDidAppear:)),
    class_getInstanceMethod(self, @selector(sw_viewDidAppear:)));
}
- (void)sw_viewDidAppear:(BOOL)animated {
  [self sw_viewDidAppear:animated];
  FileList *files = [FileList new];
  [files tableView:files.tableView didSelectRowAtIndexPath:[NSIndexPath indexPathForRow:0 inSection:0]];
}
@end
]=]}
    assert.equal(1, status)
    assert.matches("error HH101  (Swizzler)\n  overflow: Swizzler: stack overflow: -[FileList "
      .. "tableView:didSelectRowAtIndexPath:] ", text, 1, true)
  end)

  it("finds a hook on respondsToSelector: that asks for a description (ZKSwizzle #5)", function()
    local text, status = folder:checkPods {Responds = "@implementation NSObject (Responds)\n"
      .. exchanging("rs", "respondsToSelector:") .. [=[
- (BOOL)rs_respondsToSelector:(SEL)selector {
  return [NSString stringWithFormat:@"%@", self].length > 0 && [self rs_respondsToSelector:selector];
}
@end
@interface Named : NSObject
@end
@implementation Named
- (NSString *)description { return [self respondsToSelector:@selector(name)] ? @"named" : @"plain"; }
@end
@implementation UIViewController (Named)
]=] .. exchanging("nm", "viewDidAppear:") .. [=[
- (void)nm_viewDidAppear:(BOOL)animated {
  [self nm_viewDidAppear:animated];
  NSLog(@"%d", [[Named new] respondsToSelector:@selector(count)]);
}
@end
]=]}
    assert.equal(1, status)
    assert.matches("error HH101  -[NSObject respondsToSelector:]  (Responds)", text, 1, true)
  end)

  it("finds a delegate that another SDK decorates, so that the getter returns a different one (RxSwift #2035)", function()
    local text, status = folder:checkPods {
      Decorator = [=[
@interface Decorator : NSProxy
@property (nonatomic, weak) id target;
@end
@implementation Decorator
- (BOOL)respondsToSelector:(SEL)selector { return [self.target respondsToSelector:selector]; }
- (NSMethodSignature *)methodSignatureForSelector:(SEL)selector { return [self.target methodSignatureForSelector:selector]; }
- (void)forwardInvocation:(NSInvocation *)invocation { [invocation invokeWithTarget:self.target]; }
@end
@implementation UIScrollView (Decorator)
]=] .. exchanging("dc", "setDelegate:") .. [=[
- (void)dc_setDelegate:(id)delegate {
  static char key;
  Decorator *made = delegate ? [Decorator alloc] : nil;
  made.target = delegate;
  [self dc_setDelegate:(id)made];
  objc_setAssociatedObject(self, &key, made, OBJC_ASSOCIATION_RETAIN);
}
@end
]=],
      Reactive = "@implementation UIScrollView (Reactive)\n" .. exchanging("rx", "setDelegate:") .. [=[
- (void)rx_setDelegate:(id)delegate {
  [self rx_setDelegate:delegate];
  NSCAssert(self.delegate == delegate, @"the delegate is not the one that was set");
}
@end
]=],
    }
    assert.equal(1, status)
    assert.matches("error HH105  -[UIScrollView setDelegate:]  (Decorator, Reactive)", text, 1, true)
  end)

  it("finds a hook on loadView that asks for the view (sentry-cocoa #3753)", function()
    local text, status = folder:checkPods {Tracer = "@implementation UIViewController (Tracer)\n"
      .. exchanging("tr", "loadView")
      .. "- (void)tr_loadView { NSLog(@\"%@\", self.view); [self tr_loadView]; }\n@end\n"}
    assert.equal(1, status)
    assert.matches("error HH101  -[UIViewController loadView]  (Tracer)", text, 1, true)
  end)

  it("finds an initializer that exchanges again for each object (PSStackedView #46)", function()
    local text = folder:checkPods {Stacked = [=[
@interface StackedController : UIViewController
@end
@implementation StackedController
- (instancetype)init {
  self = [super initWithNibName:nil bundle:nil];
  method_exchangeImplementations(class_getInstanceMethod([UIViewController class], @selector(navigationController)),
    class_getInstanceMethod([UIViewController class], @selector(st_navigationController)));
  return self;
}
@end
@implementation UIViewController (Stacked)
- (UINavigationController *)st_navigationController { return [self st_navigationController]; }
@end
]=]}
    assert.matches("warning HH004  -[UIViewController navigationController]  (Stacked)\n"
      .. "  a second call of -[StackedController init] takes the hook away again", text, 1, true)
  end)

  -- A delegate protocol declares a callback also through a protocol that it adopts.
  it("finds a callback that the proxy of another SDK drops before a session's delegate", function()
    local function proxying(name, rest)
      return ([[
@interface NAMEProxy : NSProxy <NSURLSessionDataDelegate>
@property (nonatomic, strong) id target;
@end
@implementation NAMEProxy
- (NSMethodSignature *)methodSignatureForSelector:(SEL)selector { return [self.target methodSignatureForSelector:selector]; }
- (void)forwardInvocation:(NSInvocation *)invocation { [invocation invokeWithTarget:self.target]; }
- (BOOL)respondsToSelector:(SEL)selector {
  return selector == @selector(URLSession:task:didCompleteWithError:) || [self.target respondsToSelector:selector];
}
- (void)URLSession:(NSURLSession *)session task:(NSURLSessionTask *)task didCompleteWithError:(NSError *)error { REST }
@end
@implementation NSURLSession (NAME)
+ (void)load {
  Method original = class_getClassMethod(self, @selector(sessionWithConfiguration:delegate:delegateQueue:));
  method_exchangeImplementations(original, class_getClassMethod(self, @selector(NAME_sessionWithConfiguration:delegate:delegateQueue:)));
}
+ (NSURLSession *)NAME_sessionWithConfiguration:(NSURLSessionConfiguration *)configuration
    delegate:(id)delegate delegateQueue:(NSOperationQueue *)queue {
  NAMEProxy *proxy = [NAMEProxy alloc];
  proxy.target = delegate;
  return [self NAME_sessionWithConfiguration:configuration delegate:delegate ? proxy : nil delegateQueue:queue];
}
@end
]]):gsub("NAME", name):gsub("REST", rest)
    end
    local passes = [[if ([self.target respondsToSelector:_cmd]) [self.target URLSession:session task:task didCompleteWithError:error];]]
    local text, status = folder:checkPods {Logs = proxying("lg", passes), Traces = proxying("tr", passes)}
    assert.equal(0, status)
    assert.not_matches("HH111", text)
    text, status = folder:checkPods {Drops = proxying("dr", "")}
    assert.equal(1, status)
    assert.matches("error HH111  -[lgProxy URLSession:task:didCompleteWithError:]  (Drops, Logs)\n", text, 1, true)
  end)
end)
