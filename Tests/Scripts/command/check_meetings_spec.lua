--- Conflicts of two SDKs of which at least one changes no method that the other names.
local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local Folder = dofile(here .. "support/check_folder.lua")

local screens <const> = [=[
@implementation UIViewController (Screens)
+ (void)load {
  method_exchangeImplementations(class_getInstanceMethod(self, @selector(viewDidAppear:)),
    class_getInstanceMethod(self, @selector(screens_viewDidAppear:)));
}
- (void)screens_viewDidAppear:(BOOL)animated { [self screens_viewDidAppear:animated]; }
@end
]=]

-- An SDK that changes the class of the app's object, in front of its superclass.
local function event_sdk(name)
  return ([=[
@interface NAMEApplication : UIApplication
@end
@implementation NAMEApplication
- (void)sendEvent:(UIEvent *)event { [super sendEvent:event]; }
@end
@interface NAME : NSObject
@end
@implementation NAME
+ (void)start { object_setClass(UIApplication.sharedApplication, NAMEApplication.class); }
@end
]=]):gsub("NAME", name) .. ""
end

describe("hookhost check", function()
  local folder
  before_each(function() folder = Folder.new() end)
  after_each(function() folder:remove() end)

  local function assert_found(sources, ...)
    local text = folder:checkPods(sources)
    for _, part in ipairs {...} do assert.matches(part, text, 1, true) end
    return text
  end

  it("finds an exchange with a method that only another SDK defines", function()
    assert_found({Screens = screens, Other = [=[
@interface Other : NSObject
@end
@implementation Other
+ (void)load {
  method_exchangeImplementations(class_getInstanceMethod(UIViewController.class, @selector(viewDidAppear:)),
    class_getInstanceMethod(UIViewController.class, @selector(screens_viewDidAppear:)));
}
@end
]=]}, "error HH111  -[UIViewController viewDidAppear:]  (Other, Screens)\n", "\n  Screens: Pods/Screens/Screens.m:8",
      "\n  Other: Pods/Other/Other.m:")
  end)

  it("calls an installer that names the method of another SDK by a string", function()
    assert_found({Screens = screens, Other = [=[
static void exchange(NSString *first, NSString *second) {
  Method one = class_getInstanceMethod(UIViewController.class, NSSelectorFromString(first));
  Method two = class_getInstanceMethod(UIViewController.class, NSSelectorFromString(second));
  if (one && two) method_exchangeImplementations(one, two);
}
@interface Other : NSObject
@end
@implementation Other
+ (void)start {
  SEL selector = NSSelectorFromString(@"screens_viewDidAppear:");
  exchange(@"viewDidAppear:", NSStringFromSelector(selector));
}
@end
]=]}, "error HH111  -[UIViewController viewDidAppear:]  (Other, Screens)\n")
  end)

  it("finds that an object loses the class that another SDK has given it", function()
    local text = assert_found({First = event_sdk "First", Second = event_sdk "Second"},
      "error HH111  -[UIApplication sendEvent:]  (First, Second)\n", "\n  First: Pods/First/First.m:6",
      "\n  Second: Pods/Second/Second.m:6", "fix: Change the method of the class, or use a proxy",
      "-sendEvent:  First  isa, +[First start], Pods/First/First.m:6, ran ")
    assert.is_nil(text:find("HH005", 1, true))
  end)

  it("finds that a class between two of the system hides a hook", function()
    assert_found({Layout = [=[
@implementation UIViewController (Layout)
+ (void)load {
  method_exchangeImplementations(class_getInstanceMethod(self, @selector(viewWillLayoutSubviews)),
    class_getInstanceMethod(self, @selector(layout_viewWillLayoutSubviews)));
}
- (void)layout_viewWillLayoutSubviews { [self layout_viewWillLayoutSubviews]; }
@end
]=], Between = [=[
@interface BetweenController : UIViewController
@end
@implementation BetweenController
- (void)viewWillLayoutSubviews {}
@end
@interface Between : NSObject
@end
@implementation Between
+ (void)start { class_setSuperclass(UINavigationController.class, BetweenController.class); }
@end
]=]}, "error HH111  -[UIViewController viewWillLayoutSubviews]  (Between, Layout)\n", "\n  Between: Pods/Between/Between.m:6")
  end)

  it("finds forwarded messages that another SDK's forwardInvocation: does not pass on", function()
    folder:write("Pods/Engine/Engine.h", [=[
#import <Foundation/Foundation.h>
@interface Engine : NSObject
+ (void)hook:(SEL)selector of:(Class)cls;
@end
]=])
    assert_found({Engine = [=[
static void forward(id self, SEL _cmd, NSInvocation *invocation) {
  invocation.selector = NSSelectorFromString([@"engine_" stringByAppendingString:NSStringFromSelector(invocation.selector)]);
  [invocation invoke];
}
#import "Engine.h"
@implementation Engine
+ (void)hook:(SEL)selector of:(Class)cls {
  Method method = class_getInstanceMethod(cls, selector);
  SEL alias = NSSelectorFromString([@"engine_" stringByAppendingString:NSStringFromSelector(selector)]);
  class_addMethod(cls, alias, method_getImplementation(method), method_getTypeEncoding(method));
  class_replaceMethod(cls, @selector(forwardInvocation:), (IMP)forward, "v@:@");
  class_replaceMethod(cls, selector, _objc_msgForward, method_getTypeEncoding(method));
}
@end
]=], User = [=[
#import "Engine.h"
@interface User : NSObject
@end
@implementation User
+ (void)start { [Engine hook:@selector(viewDidAppear:) of:UIViewController.class]; }
@end
]=], Guard = [=[
static void refuse(id self, SEL _cmd, NSInvocation *invocation) { NSLog(@"%@", NSStringFromSelector(invocation.selector)); }
@interface Guard : NSObject
@end
@implementation Guard
+ (void)start { class_replaceMethod(UIViewController.class, @selector(forwardInvocation:), (IMP)refuse, "v@:@"); }
@end
]=]}, "error HH111  ", "(Guard, User)\n", "\n  Guard: Pods/Guard/Guard.m:3", "\n  User: Pods/User/User.m:")
  end)

  it("names the line of the SDK that observes by a library", function()
    folder:write("Pods/Library/Library.h", [=[
#import <Foundation/Foundation.h>
@interface LibraryObserver : NSObject
+ (void)watch:(NSObject *)object path:(NSString *)path;
@end
]=])
    assert_found({Library = [=[
#import "Library.h"
@implementation LibraryObserver
+ (void)watch:(NSObject *)object path:(NSString *)path {
  static LibraryObserver *shared;
  if (!shared) shared = [self new];
  [object addObserver:shared forKeyPath:path options:0 context:NULL];
}
- (void)observeValueForKeyPath:(NSString *)path ofObject:(id)object change:(NSDictionary *)change context:(void *)context {}
@end
]=], Titles = [=[
#import "Library.h"
@implementation UIViewController (Titles)
+ (void)load {
  method_exchangeImplementations(class_getInstanceMethod(self, @selector(loadView)),
    class_getInstanceMethod(self, @selector(titles_loadView)));
}
- (void)titles_loadView {
  [self titles_loadView];
  [LibraryObserver watch:self path:@"title"];
}
@end
]=], Changer = [=[
@implementation UIViewController (Changer)
+ (void)load {
  method_exchangeImplementations(class_getInstanceMethod(self, @selector(viewDidLoad)),
    class_getInstanceMethod(self, @selector(changer_viewDidLoad)));
}
- (void)changer_viewDidLoad {
  [self changer_viewDidLoad];
  static int number;
  const char *name = [NSString stringWithFormat:@"Changed%d", number++].UTF8String;
  Class cls = objc_allocateClassPair(object_getClass(self), name, 0);
  objc_registerClassPair(cls);
  object_setClass(self, cls);
}
@end
]=]}, "warning HH006  ", "(Changer, Titles)\n", "\n  Changer: Pods/Changer/Changer.m:", "\n  Titles: Pods/Titles/Titles.m:11\n")
  end)
end)
