--- `hookhost check`: installers that an SDK itself calls, and sources that cannot be read.
local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local Folder = dofile(here .. "support/check_folder.lua")
local head = "#import <UIKit/UIKit.h>\n#import <objc/runtime.h>\n"

-- A class that exchanges two methods of controllers each time that `+exchange` is called.
local guard = head .. [[
static void swap(SEL selector, SEL alias) {
  method_exchangeImplementations(class_getInstanceMethod(UIViewController.class, selector),
                                 class_getInstanceMethod(UIViewController.class, alias));
}
@implementation UIViewController (Guard)
- (void)guard_viewDidAppear:(BOOL)animated { [self guard_viewDidAppear:animated]; }
- (void)guard_viewDidDisappear:(BOOL)animated { [self guard_viewDidDisappear:animated]; }
@end
@interface Guard : NSObject
@end
@implementation Guard
+ (void)exchange {
  swap(@selector(viewDidAppear:), @selector(guard_viewDidAppear:));
  swap(@selector(viewDidDisappear:), @selector(guard_viewDidDisappear:));
}
CALLER
@end
]]

describe("hookhost check", function()
  local folder
  before_each(function() folder = Folder.new() end)
  after_each(function() folder:remove() end)

  local function report(caller)
    folder:write("Pods/Guard/Guard.m", (guard:gsub("CALLER", caller)))
    return folder:check()
  end

  it("warns once of an installer that takes several hooks away again", function()
    local text = report ""
    assert.matches("warning HH004  -[UIViewController viewDidAppear:]  (Guard)\n"
      .. "  a second call of +[Guard exchange] takes 2 hooks away again\n", text, 1, true)
    assert.matches("1 actor, 1 order: 1 warning\n$", text)
  end)

  it("calls what calls an installer: it may guard the call", function()
    local text = report "+ (void)start { static dispatch_once_t once; dispatch_once(&once, ^{ [self exchange]; }); }"
    assert.matches("1 actor, 1 order: no findings\n$", text)
    text = report "+ (void)start { [self exchange]; }"
    assert.matches("a second call of +[Guard start] takes 2 hooks away again", text, 1, true)
  end)

  it("only notes an installer whose caller asks for arguments, such as a switch", function()
    local text, status = report [[
+ (void)setOn:(BOOL)isOn { static BOOL was; if (was != isOn) [Guard exchange]; was = isOn; }]]
    assert.equal(0, status)
    assert.matches("HH004  -[UIViewController viewDidAppear:]  Guard: a second call of +[Guard exchange], "
      .. "which +[Guard setOn:] makes, takes 2 hooks away again", text, 1, true)
  end)

  it("only notes an installer whose caller did nothing, such as one without its settings", function()
    local text, status = report "+ (void)start { if (NSProcessInfo.processInfo.arguments.count > 99) [Guard exchange]; }"
    assert.equal(0, status)
    assert.matches("which +[Guard start] makes, takes 2 hooks away again", text, 1, true)
  end)

  it("says once that a prefix header is absent", function()
    folder:write("Acme/Acme.podspec", [[
Pod::Spec.new do |s|
  s.name = 'Acme'
  s.version = '1.0'
  s.source_files = '*.{h,m}'
  s.prefix_header_file = 'Acme-Prefix.pch'
end
]])
    for number = 1, 5 do
      folder:write(("Acme/Part%d.m"):format(number),
        ("#import <UIKit/UIKit.h>\nint part%d(void) { return kAcmeWidth; }\n"):format(number))
    end
    local text, status = folder:check()
    assert.equal(3, status)
    assert.matches("\n  Acme: the prefix header Acme/Acme-Prefix.pch, which its project names, is not in the folder: "
      .. "5 sources do not compile\n", text, 1, true)
    assert.equal(3, select(2, text:gsub("Acme: not read: ", "")))
    assert.matches("\n  Acme: 2 more are not read, see --output json\n", text, 1, true)
    local json = folder:check "--output json"
    assert.equal(5, select(2, json:gsub('"file": "Acme/Part%d.m"', "")))
  end)

  it("names sources that fail at the same line of a header in one sentence", function()
    folder:write("Acme/Acme.h", "#import <Foundation/Foundation.h>\nAcmeHandle acmeProgram(void);\n")
    for _, name in ipairs {"Blur", "Crop", "Edge"} do folder:write(("Acme/%s.m"):format(name), '#import "Acme.h"\n') end
    local text, status = folder:check()
    assert.equal(3, status)
    assert.matches("\n  Acme: not read: Acme/Blur.m and 2 more: Acme/Acme.h:2:1: error: unknown type name 'AcmeHandle'\n",
      text, 1, true)
    assert.no.matches("Acme/Crop.m", text, 1, true)
  end)

  it("calls the installers of an SDK whose threads go on", function()
    local text = report [[
+ (void)load {
  dispatch_async(dispatch_get_global_queue(0, 0), ^{ for (;;) [NSThread sleepForTimeInterval:0.02]; });
  [NSThread sleepForTimeInterval:0.1];
}
+ (void)start { static dispatch_once_t once; dispatch_once(&once, ^{ [self exchange]; }); }]]
    assert.matches("\n  -viewDidAppear:  Guard  exchange, +[Guard start]", text, 1, true)
    assert.matches("1 actor, 1 order: no findings\n$", text)
  end)

  it("names a method of a known class before one whose class only runs show", function()
    folder:write("Pods/Loose/Loose.m", head .. [[
@implementation UIViewController (Loose)
+ (void)looseInstall:(NSString *)name {
  Class cls = objc_getClass(name.UTF8String);
  method_exchangeImplementations(class_getInstanceMethod(cls, @selector(viewDidLayoutSubviews)),
                                 class_getInstanceMethod(cls, @selector(loose_layout)));
}
+ (void)load {
  method_exchangeImplementations(class_getInstanceMethod(self, @selector(viewDidAppear:)),
                                 class_getInstanceMethod(self, @selector(loose_viewDidAppear:)));
}
- (void)loose_viewDidAppear:(BOOL)animated {}
- (void)loose_layout { [self loose_layout]; }
@end
]])
    folder:writeExchange("Pods/Other/Other.m", "other")
    local text = folder:check()
    assert.matches("\n?\n  -viewDidLayoutSubviews  Loose  exchange, +[UIViewController looseInstall:]", text, 1, true)
    assert.no.matches("error HH%d+  %-%[%?", text)
    assert.matches("error HH111  -[UIViewController viewDidAppear:]  (Loose, Other)", text, 1, true)
  end)

  it("finds an exchange that a notification makes again before the app is used", function()
    local text, status = report [[
- (instancetype)init {
  self = [super init];
  [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(active:)
    name:UIApplicationDidBecomeActiveNotification object:nil];
  return self;
}
- (void)active:(NSNotification *)note { [Guard exchange]; }
- (void)start { [Guard exchange]; }
]]
    assert.equal(1, status)
    assert.matches("error HH004  -[UIViewController viewDidAppear:]  (Guard)\n"
      .. "  another change of its own takes 2 hooks away again\n", text, 1, true)
  end)

  it("loads a screen that hooks once more", function()
    local text = report [[
@end
@interface GuardedController : UIViewController
@end
@implementation GuardedController
- (void)viewDidLoad {
  [super viewDidLoad];
  method_exchangeImplementations(class_getInstanceMethod(UIViewController.class, @selector(viewWillAppear:)),
                                 class_getInstanceMethod(UIViewController.class, @selector(guard_viewDidAppear:)));
}
]]
    assert.matches("  a second call of -[GuardedController viewDidLoad] takes the hook away again\n", text, 1, true)
  end)

  it("launches the app's delegate that hooks", function()
    folder:writeExchange("Pods/Other/Other.m", "other")
    folder:write("Pods/Shop/AppDelegate.m", head .. [[
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@end
@implementation AppDelegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
  if (application.delegate == nil) return NO;
  class_replaceMethod(UIViewController.class, @selector(viewDidAppear:),
    imp_implementationWithBlock(^(UIViewController *me, BOOL animated) { me.title = @"Seen"; }), "v@:B");
  return YES;
}
@end
]])
    assert.matches("error HH111  -[UIViewController viewDidAppear:]  (Other, Shop)\n", (folder:check()), 1, true)
  end)
end)
