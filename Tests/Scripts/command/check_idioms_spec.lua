--- Ways to hook that `hookhost check` follows through functions, macros, engines and links of other files.
local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local Folder = dofile(here .. "support/check_folder.lua")

local head = "#import <UIKit/UIKit.h>\n#import <objc/runtime.h>\n"

-- The source of a class with a method `+start`, after other declarations.
local function starting(name, body, before)
  return ("%s%s\n@interface %s : NSObject\n@end\n@implementation %s\n+ (void)start {\n%s\n}\n@end\n"):format(
    head, before or "", name, name, body)
end

describe("hookhost check", function()
  local folder
  before_each(function() folder = Folder.new() end)
  after_each(function() folder:remove() end)

  it("finds an original that a function of another file looks up by _cmd", function()
    folder:write("Pods/Store/Originals.m", head .. [[
static NSMutableDictionary *originals;
void StoreReplace(Class cls, SEL selector, IMP hook) {
  if (!originals) originals = [NSMutableDictionary new];
  Method method = class_getInstanceMethod(cls, selector);
  originals[NSStringFromSelector(selector)] = [NSValue valueWithPointer:(void *)method_setImplementation(method, hook)];
}
IMP StoreOriginal(id object, SEL name) { return (IMP)[originals[NSStringFromSelector(name)] pointerValue]; }
void StoreNote(SEL name) { NSCParameterAssert(NSStringFromSelector(name)); }
]])
    local declared = "void StoreReplace(Class, SEL, IMP);\nIMP StoreOriginal(id, SEL);\nvoid StoreNote(SEL);\n"
    local hook = declared .. "static void hook(id self, SEL _cmd, BOOL animated) {\n  StoreNote(_cmd);\n"
      .. "  IMP original = StoreOriginal(self, NAME);\n"
      .. "  if (original) ((void (*)(id, SEL, BOOL))original)(self, @selector(viewDidAppear:), animated);\n}"
    local body = "  StoreReplace([UIViewController class], @selector(viewDidAppear:), (IMP)hook);"
    folder:write("Pods/Store/Store.m", starting("Store", body, (hook:gsub("NAME", "_cmd"))))
    folder:writeExchange("Pods/Tracker/Tracker.m", "tracker")
    local text = folder:check()
    assert.matches("HH002  -[UIViewController viewDidAppear:]  (Store, Tracker)\n"
      .. "  Store finds its original by _cmd, which Tracker renames\n  Store: Pods/Store/Store.m:6,", text, 1, true)
    folder:write("Pods/Store/Store.m", starting("Store", body, (hook:gsub("NAME", "@selector(viewDidAppear:)"))))
    assert.not_matches("HH002", folder:check())
  end)

  it("calls an installer that hooks by a macro of an engine's header", function()
    folder:write("Pods/Engine/Engine.h", "#import <UIKit/UIKit.h>\n#define EngineHook(class, selector, block) \\\n"
      .. "  EngineSet(class, selector, block)\n#define EngineSet(class, selector, block) \\\n"
      .. "  [Engine set:selector of:class to:^(IMP old) { return (id)block; }]\n"
      .. "@interface Engine : NSObject\n+ (void)set:(SEL)selector of:(Class)cls to:(id (^)(IMP))make;\n@end\n")
    folder:write("Pods/Engine/Engine.m", head .. [[
#import "Engine.h"
@implementation Engine
+ (void)set:(SEL)selector of:(Class)cls to:(id (^)(IMP))make {
  Method method = class_getInstanceMethod(cls, selector);
  method_setImplementation(method, imp_implementationWithBlock(make(method_getImplementation(method))));
}
@end
]])
    folder:write("Pods/Twice/Twice.m", "#import <Engine/Engine.h>\n" .. starting("Twice", [[
  EngineHook([UIViewController class], @selector(viewWillAppear:), ^(id self, BOOL animated) {
    for (int i = 0; i < 2; i++) ((void (*)(id, SEL, BOOL))old)(self, @selector(viewWillAppear:), animated);
  });]]))
    folder:writeExchange("Pods/Tracker/Tracker.m", "tracker", {selector = "viewWillAppear:"})
    local text, status = folder:check()
    assert.equal(1, status)
    assert.matches("-viewWillAppear:  Twice  set, +[Twice start], Pods/Twice/Twice.m:", text, 1, true)
    assert.matches("error HH112  -[UIViewController viewWillAppear:]  (Tracker, Twice)", text, 1, true)
  end)

  it("finds an engine's subclass of one object that another SDK observes, with both lines", function()
    folder:write("Pods/Engine/Engine.h", "#import <Foundation/Foundation.h>\nvoid EngineWatch(id object, SEL selector);\n")
    folder:write("Pods/Engine/Engine.m", head .. [[
void EngineWatch(id object, SEL selector) {
  const char *name = [NSStringFromClass([object class]) stringByAppendingString:@"_Engine"].UTF8String;
  Class made = objc_getClass(name);
  if (!made) {
    made = objc_allocateClassPair(object_getClass(object), name, 0);
    objc_registerClassPair(made);
  }
  Method method = class_getInstanceMethod(made, selector);
  class_replaceMethod(made, selector, _objc_msgForward, method_getTypeEncoding(method));
  object_setClass(object, made);
}
]])
    folder:write("Pods/User/User.m", starting("User",
      "  EngineWatch(UIApplication.sharedApplication.keyWindow, @selector(setTag:));", "#import <Engine/Engine.h>"))
    folder:write("Pods/Watcher/Watcher.m", starting("Watcher", [[
  static Watcher *watcher;
  watcher = [Watcher new];
  [UIApplication.sharedApplication.keyWindow addObserver:watcher forKeyPath:@"rootViewController" options:0 context:NULL];
}
- (void)observeValueForKeyPath:(NSString *)path ofObject:(id)object change:(NSDictionary *)change context:(void *)context {]]))
    local text = folder:check()
    assert.matches("warning HH006  -[UIWindow class]  (User, Watcher)\n  User changes the class of a UIWindow; Watcher observes one "
      .. "by a key path\n  User: Pods/User/User.m:8\n  Watcher: Pods/Watcher/Watcher.m:10\n", text, 1, true)
    assert.matches("-setTag:  User  forwarding, +[User start], Pods/User/User.m:8,", text, 1, true)
  end)

  it("finds a completion handler of the system that a hook calls again", function()
    local hook = [[
  Class cls = [UIApplication.sharedApplication.delegate class];
  SEL selector = @selector(application:didReceiveRemoteNotification:fetchCompletionHandler:);
  Method method = class_getInstanceMethod(cls, selector);
  void (*old)(id, SEL, id, id, id) = (void *)method_getImplementation(method);
  method_setImplementation(method, imp_implementationWithBlock(^(id self, id app, id info, void (^done)(NSUInteger)) {
    old(self, selector, app, info, done);
    AGAIN
  }));]]
    folder:write("Pods/Push/Push.m", starting("Push", (hook:gsub("AGAIN", "done(0);"))))
    local text, status = folder:check()
    assert.equal(1, status)
    assert.matches("error HH108  -[CheckAppDelegate application:didReceiveRemoteNotification:fetchCompletionHandler:]  (Push)\n"
      .. "  completion: the completion handler of -[CheckAppDelegate application:didReceiveRemoteNotification:fetchCompletionHandler:] "
      .. "was called 2 times\n  Push: Pods/Push/Push.m:12\n", text, 1, true)
    folder:write("Pods/Push/Push.m", starting("Push", (hook:gsub("AGAIN", ""))))
    assert.equal(0, select(2, folder:check()))
  end)

  it("says once that two sources implement a class", function()
    folder:writeExchange("Pods/Acme/Acme.m", "acme")
    for _, name in ipairs {"One", "Two"} do
      folder:write(("Pods/Acme/%s.m"):format(name), head .. "@interface Same : NSObject\n@end\n@implementation Same\n@end\n")
    end
    local text, status = folder:check("--install none", "2>&1")
    assert.equal(0, status)
    assert.not_matches("objc%[", text)
    assert.matches("\n  Acme: class Same: implemented in both Pods/Acme/One.m and Pods/Acme/Two.m; one of the two is used\n",
      text, 1, true)
  end)

  it("leaves out a link that leads back to the sources of several SDKs", function()
    for _, name in ipairs {"One", "Two"} do folder:writeExchange(("Pods/%s/%s.m"):format(name, name), name) end
    folder:run "--version && ln -s .. Pods/loop"
    for _, arguments in ipairs {"", "--actors 'Pods/*'"} do
      local text, status = folder:check(arguments)
      assert.equal(0, status)
      assert.matches("\n  Pods/loop: a link to the sources of One, Two\n", text, 1, true)
      assert.matches("2 actors, 4 orders", text, 1, true)
    end
  end)

  it("names the sources that a total time limit leaves unread, once", function()
    for number = 1, 30 do folder:write(("Pods/Big/Part%d.m"):format(number), head) end
    local text, status = folder:check "--jobs 2 --total-time-limit 0.001"
    assert.equal(3, status)
    assert.matches("the total time limit of 0.001 s has passed; sources not read: 30, of Big; no actor was analysed", text, 1, true)
  end)

  it("runs the +initialize of classes that the app does not use", function()
    folder:write("Pods/Acme/Acme.m", head .. [[
@implementation UIImageView (Acme)
+ (void)initialize {
  if (self != [UIImageView class]) return;
  method_exchangeImplementations(class_getInstanceMethod(self, @selector(didMoveToWindow)),
                                 class_getInstanceMethod(self, @selector(acme_moved)));
}
- (void)acme_moved { [self acme_moved]; }
@end
]])
    local text, status = folder:check()
    assert.equal(1, status)
    assert.matches("error HH003  -[UIImageView didMoveToWindow]  (Acme)", text, 1, true)
    assert.matches("Pods/Acme/Acme.m:9, installed at Pods/Acme/Acme.m:6\n", text, 1, true)
    assert.no.matches("HH004", text, 1, true)
  end)

  it("calls an installer that does not raise, if another one changes the same", function()
    folder:write("Pods/Acme/Acme.m", head .. [[
static void swap(void) {
  method_exchangeImplementations(class_getInstanceMethod([UIView class], @selector(setAlpha:)),
                                 class_getInstanceMethod([UIView class], @selector(acme_setAlpha:)));
}
@implementation UIView (Acme)
- (void)acme_setAlpha:(CGFloat)alpha { [self acme_setAlpha:alpha]; }
@end
@interface Acme : NSObject
@end
@implementation Acme
+ (void)startAborting { swap(); [NSException raise:@"Aborted" format:@"no license"]; }
+ (void)startPlainly { swap(); }
@end
]])
    local text = folder:check()
    assert.matches("\n  -setAlpha:  Acme  exchange, +[Acme startPlainly], Pods/Acme/Acme.m:8, ", text, 1, true)
    assert.matches("\n  Acme: +[Acme startAborting]: raises: Aborted: no license", text, 1, true)
  end)

  it("sends an installer to an object of its class, whatever a shared object is", function()
    folder:write("Pods/Acme/Acme.m", head .. [[
@implementation UIControl (Acme)
+ (id)sharedCache { return [NSCache new]; }
- (void)installHooks {
  method_exchangeImplementations(class_getInstanceMethod([UIView class], @selector(setAlpha:)),
                                 class_getInstanceMethod([UIView class], @selector(acme_setAlpha:)));
}
@end
@implementation UIView (Acme)
- (void)acme_setAlpha:(CGFloat)alpha { [self acme_setAlpha:alpha]; }
@end
]])
    local text = folder:check()
    assert.matches("\n  -setAlpha:  Acme  exchange, -[UIControl installHooks], Pods/Acme/Acme.m:11, ", text, 1, true)
    assert.no.matches("raises", text, 1, true)
  end)

  it("says that no system sends a method any more", function()
    folder:writeExchange("Pods/Acme/Acme.m", "acme", {selector = "shouldAutorotateToInterfaceOrientation:"})
    local text = folder:check()
    assert.matches("\n  HH009  -[UIViewController shouldAutorotateToInterfaceOrientation:]  Acme: since iOS 6.0: not sent",
      text, 1, true)
  end)

  it("finds what a drive requires and an SDK breaks, with the line of the SDK", function()
    folder:write("Pods/Short/Short.m", head .. [=[
@implementation UILabel (Short)
+ (void)load {
  method_exchangeImplementations(class_getInstanceMethod(self, @selector(setText:)), class_getInstanceMethod(self, @selector(short_setText:)));
}
- (void)short_setText:(NSString *)text { [self short_setText:[text substringToIndex:1]]; }
@end
]=])
    folder:write("Pods/Wrap/Wrap.m", head .. [=[
@implementation UITextField (Wrap)
+ (void)load {
  method_exchangeImplementations(class_getInstanceMethod(self, @selector(setDelegate:)), class_getInstanceMethod(self, @selector(wrap_setDelegate:)));
}
- (void)wrap_setDelegate:(id)delegate { [self wrap_setDelegate:[NSObject new]]; }
@end
]=])
    folder:write("drive.lua", [[
local ctx, objc = ..., require "objc"
local label, field, owner = objc.UILabel:new(), objc.UITextField:new(), objc.NSObject:new()
label:setText_ "price"
field:setDelegate_(owner)
ctx.same(owner, field:delegate())
ctx.assert(label:text() == "price", "the price is shown")
]])
    local text, status = folder:check "--drive drive.lua"
    assert.equal(1, status)
    assert.matches("\nerror HH109  -[UITextField setDelegate:]  (Wrap)\n  identity: <NSObject", "\n" .. text, 1, true)
    assert.matches("\n  Wrap: Pods/Wrap/Wrap.m:7, installed at Pods/Wrap/Wrap.m:5\n", text, 1, true)
    assert.matches("\nerror HH104  -[UILabel setText:]  (Short)\n  assert: the price is shown\n"
      .. "  Short: Pods/Short/Short.m:7, installed at Pods/Short/Short.m:5\n", "\n" .. text, 1, true)
  end)

  it("takes no alias on NSObject for a hook, where a stub of the SDK's own class is exchanged with it", function()
    folder:write("Pods/Pusher/Pusher.m", [[
#import <UIKit/UIKit.h>
#import <objc/runtime.h>
@interface Pusher : NSObject
@end
@implementation Pusher
+ (void)start {
  static BOOL isStarted;
  if (isStarted) return;
  isStarted = YES;
  Class cls = [UIApplication.sharedApplication.delegate class];
  SEL selector = @selector(application:didRegisterForRemoteNotificationsWithDeviceToken:);
  SEL alias = @selector(pusher_application:didRegisterForRemoteNotificationsWithDeviceToken:);
  Method stub = class_getInstanceMethod(self, selector);
  class_addMethod(cls, selector, method_getImplementation(stub), method_getTypeEncoding(stub));
  method_exchangeImplementations(class_getInstanceMethod(cls, selector), class_getInstanceMethod(cls, alias));
}
- (void)application:(UIApplication *)app didRegisterForRemoteNotificationsWithDeviceToken:(NSData *)token {}
@end
@implementation NSObject (Pusher)
- (void)pusher_application:(UIApplication *)app didRegisterForRemoteNotificationsWithDeviceToken:(NSData *)token {
  [self pusher_application:app didRegisterForRemoteNotificationsWithDeviceToken:token];
}
@end
]])
    local text, status = folder:check()
    assert.equal(0, status, text)
    assert.matches("\n  -application:didRegisterForRemoteNotificationsWithDeviceToken:  Pusher  exchange, ", text, 1, true)
    assert.no.matches("-pusher_application:", text, 1, true)
  end)

  it("warns of one class that two SDKs define, but not of one in a category", function()
    local own = "@interface Reachability : NSObject\n@end\n@implementation Reachability\n@end\n"
    local text, status = folder:checkPods {One = own, Two = own, Three = "@implementation NSCache (Three)\n@end\n"}
    assert.equal(0, status)
    assert.matches("warning HH012  Reachability  (One, Two)\n  One and Two define the class Reachability; only one of the two "
      .. "is used\n  One: Pods/One/One.m:5\n  Two: Pods/Two/Two.m:5\n", text, 1, true)
    assert.equal(1, select(2, text:gsub("HH012", "")))
  end)

  it("names the methods of one class that two SDKs define in categories together", function()
    local text = folder:checkPods {
      One = "@implementation UIView (One)\n- (CGFloat)right { return 1; }\n- (CGFloat)left { return 0; }\n@end\n",
      Two = "@implementation UIView (Two)\n- (CGFloat)left { return 0; }\n- (CGFloat)right { return 2; }\n@end\n",
    }
    assert.matches("warning HH005  -[UIView left]  (One, Two)\n  One and Two define 2 methods of UIView in categories, of which only "
      .. "one is used: -[UIView left], -[UIView right]\n  One: Pods/One/One.m:5\n  Two: Pods/Two/Two.m:4\n", text, 1, true)
    assert.equal(1, select(2, text:gsub("HH005", "")))
  end)

  it("warns of a category that answers in place of a class only if another SDK hooks the method", function()
    local answers = "@implementation UINavigationController (AN)\n- (UIInterfaceOrientationMask)supportedInterfaceOrientations "
      .. "{ return UIInterfaceOrientationMaskPortrait; }\n@end\n"
    local text, status = folder:checkPods {Answers = answers}
    assert.equal(0, status)
    assert.matches("notes\n  HH007  -[UINavigationController supportedInterfaceOrientations]  Answers: ", text, 1, true)
    local drops = "@implementation UIViewController (DR)\n- (void)viewDidAppear:(BOOL)animated {}\n@end\n"
    assert.matches("warning HH007  -[UIViewController viewDidAppear:]  (Drops)", folder:checkPods {Drops = drops}, 1, true)
    text = folder:checkPods {Answers = answers, Hooks = [[
@implementation UINavigationController (Hooks)
+ (void)load {
  Method method = class_getInstanceMethod(self, @selector(supportedInterfaceOrientations));
  UIInterfaceOrientationMask (*original)(id, SEL) = (void *)method_getImplementation(method);
  class_replaceMethod(self, @selector(supportedInterfaceOrientations), imp_implementationWithBlock(^(id me) {
    return original(me, @selector(supportedInterfaceOrientations));
  }), method_getTypeEncoding(method));
}
@end
]]}
    assert.matches("warning HH007  -[UINavigationController supportedInterfaceOrientations]  (Answers)", text, 1, true)
  end)

  it("notes once what other systems do about the hooks of an SDK", function()
    local text = folder:checkPods {Guards = [[
@interface Guards : NSObject
@end
@implementation Guards
+ (void)load {
  for (NSString *name in @[@"__NSArrayI", @"__NSArrayM", @"__NSArray0"]) {
    Method method = class_getInstanceMethod(NSClassFromString(name), @selector(objectAtIndex:));
    id (*original)(id, SEL, NSUInteger) = (void *)method_getImplementation(method);
    class_replaceMethod(NSClassFromString(name), @selector(objectAtIndex:), imp_implementationWithBlock(^id (NSArray *me, NSUInteger at) {
      return at < me.count ? original(me, @selector(objectAtIndex:), at) : nil;
    }), method_getTypeEncoding(method));
  }
}
@end
]]}
    assert.matches("HH009  -[__NSArray0 objectAtIndex:]  Guards: since iOS 11.0 (arraySubscriptMethod): ", text, 1, true)
    assert.matches("; this is about 2 other hooks as well\n", text, 1, true)
    assert.equal(1, select(2, text:gsub("HH009", "")))
  end)
end)
