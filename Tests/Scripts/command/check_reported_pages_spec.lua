--- Conflicts of hooks and delegates that were reported in public, each with the part of the SDK that leads to it.
local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local Folder = dofile(here .. "support/check_folder.lua")

-- An SDK that puts an object of its own in front of the delegate of each page.
local function before_pages(body)
  return ([[
#import <WebKit/WebKit.h>
@interface PageProxy : NSObject <WKNavigationDelegate>
@property (nonatomic, weak) id<WKNavigationDelegate> original;
@end
@implementation PageProxy
- (BOOL)respondsToSelector:(SEL)selector {
  return [super respondsToSelector:selector] || [self.original respondsToSelector:selector];
}
BODY
@end
@implementation WKWebView (PageProxy)
+ (void)load {
  method_exchangeImplementations(class_getInstanceMethod(self, @selector(setNavigationDelegate:)),
    class_getInstanceMethod(self, @selector(proxied_setNavigationDelegate:)));
}
- (void)proxied_setNavigationDelegate:(id<WKNavigationDelegate>)delegate {
  static char key;
  PageProxy *proxy = [PageProxy new];
  proxy.original = delegate;
  objc_setAssociatedObject(self, &key, proxy, OBJC_ASSOCIATION_RETAIN_NONATOMIC);
  [self proxied_setNavigationDelegate:proxy];
}
@end
]]):gsub("BODY", body)
end

describe("hookhost check", function()
  local folder
  before_each(function() folder = Folder.new() end)
  after_each(function() folder:remove() end)

  local function report(source)
    local text, status = folder:checkPods {Acme = source}
    assert.equal(1, status)
    return text
  end

  it("finds a page's proxy that responds for its original and does not forward (newrelic-ios-agent #398)", function()
    local text = report(before_pages [[
- (void)webView:(WKWebView *)view didFinishNavigation:(WKNavigation *)navigation {
  if ([self.original respondsToSelector:_cmd]) [self.original webView:view didFinishNavigation:navigation];
}]])
    assert.matches("error HH103  -[WKWebView setNavigationDelegate:]  (Acme)\n  unrecognized: drive: NSInvalidArgumentException: "
      .. "-[PageProxy webView:", text, 1, true)
  end)

  it("finds a page's proxy whose original is deallocated while the page loads (embrace-apple-sdk #169)", function()
    local text = report(before_pages [[
- (id)forwardingTargetForSelector:(SEL)selector { return self.original; }]])
    assert.matches("error HH103  -[WKWebView setNavigationDelegate:]  (Acme)\n  unrecognized: drive: NSInvalidArgumentException: "
      .. "-[PageProxy webView:", text, 1, true)
  end)

  it("finds no fault in a page's proxy that lets messages to a deallocated original pass", function()
    local text, status = folder:checkPods {Acme = before_pages [[
- (id)forwardingTargetForSelector:(SEL)selector { return self.original; }
- (NSMethodSignature *)methodSignatureForSelector:(SEL)selector { return [NSMethodSignature signatureWithObjCTypes:"v@:"]; }
- (void)forwardInvocation:(NSInvocation *)invocation {}]]}
    assert.equal(0, status)
    assert.not_matches("HH10", text)
  end)

  it("finds a controller that exchanges viewDidAppear: of all navigation controllers (serve-sim #71)", function()
    local text = report [[
@implementation UIImagePickerController (Camera)
+ (void)load {
  method_exchangeImplementations(class_getInstanceMethod(self, @selector(viewDidAppear:)),
    class_getInstanceMethod(self, @selector(camera_viewDidAppear:)));
}
- (void)camera_viewDidAppear:(BOOL)animated { [self camera_viewDidAppear:animated]; }
@end
]]
    assert.matches("error HH003  -[UIImagePickerController viewDidAppear:]  (Acme)\n", text, 1, true)
    assert.matches("-[UINavigationController camera_viewDidAppear:]: unrecognized selector", text, 1, true)
  end)

  it("finds a hook that does not return what the app's delegate has returned (facebook-ios-sdk #2205)", function()
    local text = report [[
static BOOL (*original)(id, SEL, UIApplication *, NSURL *, NSDictionary *);
static BOOL hook(id self, SEL _cmd, UIApplication *app, NSURL *url, NSDictionary *options) {
  original(self, _cmd, app, url, options);
  return NO;
}
@interface Links : NSObject
@end
@implementation Links
+ (void)start {
  Method method = class_getInstanceMethod([UIApplication.sharedApplication.delegate class], @selector(application:openURL:options:));
  original = (void *)method_setImplementation(method, (IMP)hook);
}
@end
]]
    assert.matches("error HH111  -[CheckAppDelegate application:openURL:options:]  (Acme)\n  lost: 'link accepted' came never instead of once",
      text, 1, true)
  end)

  it("finds one alias on a class and its subclass, which calls super (nui #275)", function()
    local text = report [[
static void install(Class cls) {
  SEL selector = @selector(didMoveToWindow), alias = NSSelectorFromString(@"nui_didMoveToWindow");
  Method original = class_getInstanceMethod(cls, selector), hook = class_getInstanceMethod(cls, alias);
  if (class_addMethod(cls, selector, method_getImplementation(hook), method_getTypeEncoding(hook)))
    class_replaceMethod(cls, alias, method_getImplementation(original), method_getTypeEncoding(original));
  else
    method_exchangeImplementations(original, hook);
}
@implementation UIView (Style)
- (void)nui_didMoveToWindow { [self nui_didMoveToWindow]; }
@end
@implementation UILabel (Style)
+ (void)load {
  install(UIView.class);
  install(UILabel.class);
}
- (void)nui_didMoveToWindow { [self nui_didMoveToWindow]; }
@end
]]
    assert.matches("error HH101  -[UIView didMoveToWindow]  (Acme)\n", text, 1, true)
  end)
end)
