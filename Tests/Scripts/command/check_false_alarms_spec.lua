--- What `hookhost check` blames on an app and what it does not: names that hookhost lacks, hooks that an SDK switches off
local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local Folder = dofile(here .. "support/check_folder.lua")

local function exchanging(class, name, method, body)
  local alias = name .. "_" .. method
  return ([[
@implementation CLASS (NAME)
+ (void)load {
  method_exchangeImplementations(class_getInstanceMethod(self, @selector(METHOD)), class_getInstanceMethod(self, @selector(ALIAS)));
}
- (void)HEAD { [self CALL]; BODY }
@end
]]):gsub("%u%u%u%u+", {
    CLASS = class, NAME = name, METHOD = method, ALIAS = alias, BODY = body,
    HEAD = alias:gsub(":", ":(BOOL)animated"), CALL = alias:gsub(":", ":animated"),
  })
end

describe("hookhost check", function()
  local folder
  before_each(function() folder = Folder.new() end)
  after_each(function() folder:remove() end)

  it("does not blame an app for a value that a missing constant leaves nil", function()
    local text, status = folder:checkPods {Lacky = [[
extern NSString *const kOtherFrameworkName;
@interface Settings : NSObject
@property (nonatomic) NSString *name;
@end
@implementation Settings
+ (instancetype)shared { static Settings *one; if (!one) one = [self new]; return one; }
@end
@interface Starter : NSObject
@end
@implementation Starter
+ (void)load { Settings.shared.name = kOtherFrameworkName; }
@end
]] .. exchanging("UIViewController", "lk", "viewWillAppear:", "NSLog(@\"%@\", @[Settings.shared.name]);")}
    assert.equal(3, status)
    assert.not_matches("error HH", text)
    assert.matches("HH105  -[UIViewController viewWillAppear:]  Lacky: ", text, 1, true)
    assert.matches("; it may follow from the constant 'kOtherFrameworkName', which hookhost does not have", text, 1, true)
  end)

  it("does not blame an app for a value that a source which was not read leaves nil", function()
    folder:write("Pods/Partly/Colors.m", "@implementation Colors\n+ (void)load { unfinished(; }\n@end\n")
    local function partly(value)
      return folder:checkPods {Partly = [[
@interface Colors : NSObject
+ (id)white;
@end
static NSMutableArray *loaded;
]] .. exchanging("UIViewController", "pt", "viewWillAppear:", ("NSLog(@\"%@\", @[VALUE]);"):gsub("VALUE", value))}
    end
    local text, status = partly "loaded.firstObject"
    assert.equal(3, status)
    assert.not_matches("error HH", text)
    assert.matches("; it may follow from Pods/Partly/Colors.m, which was not read", text, 1, true)
    text = partly "[Colors white]"
    assert.not_matches("error HH", text)
    assert.matches("; it may follow from the class 'Colors', which hookhost does not have", text, 1, true)
  end)

  it("checks a pod that has the name of another platform and uses nothing of it", function()
    local text = folder:checkPods {Watch = exchanging("UIViewController", "wt", "viewWillAppear:", "")}
    assert.matches("\n  Watch: 1 source\n", "\n" .. text, 1, true)
    folder:write("Pods/Mac/Mac.m", "#import <AppKit/AppKit.h>\n")
    assert.matches("Pods/Mac: for macOS", folder:check(), 1, true)
  end)

  it("names the functions and methods that hookhost lacks, and goes on", function()
    local text, status = folder:checkPods {
      Lacky = "extern void OtherFrameworkStart(int);\n"
        .. exchanging("UIViewController", "lk", "viewWillAppear:", "OtherFrameworkStart(2);"),
      Sends = exchanging("UITableView", "sn", "reloadData", "[(id)self methodOfOtherFramework];"),
      Silent = [[
@interface Silent : NSObject
@end
@implementation Silent
+ (void)load {
  IMP hook = imp_implementationWithBlock(^(UIViewController *me, BOOL animated) { NSLog(@"%@", me); });
  class_replaceMethod([UIViewController class], @selector(viewWillAppear:), hook, "v@:B");
}
@end
]],
    }
    assert.equal(3, status)
    assert.not_matches("error HH10[35]", text)
    assert.matches("Lacky: uses the function 'OtherFrameworkStart' (Pods/Lacky/Lacky.m:8), which hookhost does not have",
      text, 1, true)
    assert.matches("Sends: uses the method 'methodOfOtherFramework' (Pods/Sends/Sends.m:7), which hookhost", text, 1, true)
    assert.not_matches("Silent then Lacky", text)
    assert.matches("error HH111  -[UIViewController viewWillAppear:]  (Lacky, Silent)", text, 1, true)
  end)

  it("finds no fault in a hook that its own SDK switches on and off", function()
    local switch = [[
@interface Pauser : NSObject
@end
@implementation Pauser
static BOOL isOn;
+ (void)exchange {
  method_exchangeImplementations(class_getInstanceMethod([UIViewController class], @selector(viewWillAppear:)),
    class_getInstanceMethod([UIViewController class], @selector(ps_viewWillAppear:)));
}
+ (void)load {
  NSNotificationCenter *center = [NSNotificationCenter defaultCenter];
  [center addObserver:self selector:@selector(on) name:UIApplicationDidBecomeActiveNotification object:nil];
  [center addObserver:self selector:@selector(off) name:UIApplicationWillResignActiveNotification object:nil];
}
+ (void)on { if (!isOn) { isOn = YES; [self exchange]; } }
+ (void)off { OFF }
@end
@implementation UIViewController (Pauser)
- (void)ps_viewWillAppear:(BOOL)animated { [self ps_viewWillAppear:animated]; }
@end
]]
    assert.not_matches("HH004", (folder:checkPods {Pauser = switch:gsub("OFF", "if (isOn) { isOn = NO; [self exchange]; }")}))
    assert.matches("error HH004  -[UIViewController viewWillAppear:]  (Pauser)",
      folder:checkPods {Pauser = switch:gsub("OFF", "isOn = NO;")}, 1, true)
  end)

  it("finds a block with a parameter for the selector, which it does not get", function()
    local text, status = folder:checkPods {Blocky = [[
@interface Blocky : NSObject
@end
@implementation Blocky
+ (void)load {
  Method method = class_getInstanceMethod([UITextField class], @selector(becomeFirstResponder));
  BOOL (*original)(id, SEL) = (void *)method_getImplementation(method);
  method_setImplementation(method, imp_implementationWithBlock(^BOOL (id me, SEL command) {
    return original(me, @selector(becomeFirstResponder));
  }));
  Method other = class_getInstanceMethod([UITextField class], @selector(resignFirstResponder));
  method_setImplementation(other, imp_implementationWithBlock(^BOOL (id me) { return YES; }));
}
@end
]]}
    assert.equal(1, status)
    assert.matches("error HH011  -[UITextField becomeFirstResponder]  (Blocky)\n  the block has one parameter more than the "
      .. "method: a block receives no selector", text, 1, true)
    assert.not_matches("HH011  -[UITextField resign", text, 1, true)
  end)

  it("does not name one of several shared methods for a failure whose line is not known", function()
    local function both(name, body)
      return exchanging("UIViewController", name, "viewWillAppear:", "") .. exchanging("UIViewController", name .. "2",
        "viewDidAppear:", body)
    end
    local text = folder:checkPods {
      First = both("fi", 'if (NSClassFromString(@"SecondMark")) exit(3);'),
      Second = both("se", "") .. "@interface SecondMark : NSObject\n@end\n@implementation SecondMark\n@end\n",
    }
    assert.matches("error HH105  (First, Second)\n  error: drive: it ends the process; its line is not known: First and Second meet in 2 methods, "
      .. "of which -[UIViewController viewDidAppear:] is one\n", text, 1, true)
  end)

  it("says that a callback of a rotation comes too late for a delegate that is set", function()
    assert.matches("warning HH008  -[CheckAppDelegate application:didChangeStatusBarOrientation:]  (Turns)", folder:checkPods {
      Turns = [[
@interface Turns : NSObject
@end
@implementation Turns
+ (void)start {
  IMP turned = imp_implementationWithBlock(^(id me, UIApplication *app, NSInteger old) { NSLog(@"%ld", (long)old); });
  class_addMethod([[UIApplication sharedApplication].delegate class], @selector(application:didChangeStatusBarOrientation:),
    turned, "v@:@q");
}
@end
]],
    }, 1, true)
  end)

  it("counts a method that is added to a delegate and exchanged with one of a category", function()
    local text = folder:checkPods {Adds = [[
@interface Adds : NSObject
@end
@implementation Adds
+ (void)start {
  static dispatch_once_t once;
  dispatch_once(&once, ^{
    Class cls = [UIApplication sharedApplication].delegate.class;
    SEL selector = @selector(application:didFailToRegisterForRemoteNotificationsWithError:);
    Method own = class_getInstanceMethod(self, selector);
    class_addMethod(cls, selector, method_getImplementation(own), method_getTypeEncoding(own));
    method_exchangeImplementations(class_getInstanceMethod(cls, selector), class_getInstanceMethod(cls, @selector(adds_app:failed:)));
  });
}
- (void)application:(UIApplication *)app didFailToRegisterForRemoteNotificationsWithError:(NSError *)error {}
@end
@implementation NSObject (Adds)
- (void)adds_app:(UIApplication *)app failed:(NSError *)error { [self adds_app:app failed:error]; }
@end
]]}
    assert.not_matches("HH008", text)
    assert.equal(2, select(2, text:gsub("ran once", "")))
  end)

  it("goes on after a message to a class that hookhost lacks", function()
    local text = folder:checkPods {
      Lacky = "#import <Other/Other.h>\n" .. exchanging("UIViewController", "lk", "viewWillAppear:", "")
        :gsub("load {", "load { NSLog(@\"%%@\", [[OtherCenter centerNamed:@\"a\"] state]);"),
      Silent = exchanging("UIViewController", "sl", "viewWillAppear:", ""):gsub("%[self [^;]+;", ""),
    }
    assert.matches("Lacky: uses the class 'OtherCenter' (Pods/Lacky/Lacky.m:5), which hookhost does not have", text, 1, true)
    assert.not_matches("raise", text:gsub("an exception that follows", ""))
    assert.matches("error HH111  -[UIViewController viewWillAppear:]  (Lacky, Silent)", text, 1, true)
  end)

  it("compares with a class that hookhost lacks", function()
    local text = folder:checkPods {Lacky = "#import <Other/Other.h>\n" .. exchanging("UIViewController", "lk", "viewWillAppear:",
      "if ([self isKindOfClass:[OtherController class]]) abort();")}
    assert.matches("-viewWillAppear:  Lacky  exchange, +load, Pods/Lacky/Lacky.m:8, ran", text, 1, true)
    assert.not_matches("HH105", text)
  end)

  it("only notes that screens appear more often, where an SDK lets presented ones cover them", function()
    local text, status = folder:checkPods {Covers = [[
@implementation UIViewController (Covers)
+ (void)load {
  method_exchangeImplementations(class_getInstanceMethod(self, @selector(presentViewController:animated:completion:)),
    class_getInstanceMethod(self, @selector(cv_presentViewController:animated:completion:)));
}
- (void)cv_presentViewController:(UIViewController *)other animated:(BOOL)animated completion:(void (^)(void))completion {
  other.modalPresentationStyle = UIModalPresentationFullScreen;
  [self cv_presentViewController:other animated:animated completion:completion];
}
@end
]]}
    assert.equal(0, status)
    assert.matches("it may follow from a presentation that covers the screen", text, 1, true)
  end)

  it("counts an inherited original for objects of the hooked class only", function()
    local text, status = folder:checkPods {
      Cells = exchanging("UITableView", "cl", "reloadData", "") .. [[
@interface CellHook : NSObject
@end
@implementation CellHook
+ (void)load {
  SEL selector = @selector(respondsToSelector:);
  Method method = class_getInstanceMethod(UITableViewCell.class, selector);
  BOOL (*original)(id, SEL, SEL) = (void *)method_getImplementation(method);
  class_addMethod(UITableViewCell.class, selector,
    imp_implementationWithBlock(^(id self, SEL name) { return original(self, selector, name); }), method_getTypeEncoding(method));
  [[NSNotificationCenter defaultCenter] addObserverForName:UIApplicationDidEnterBackgroundNotification
    object:nil queue:nil usingBlock:^(NSNotification *note) { if (!objc_getClass("Quiet")) [note respondsToSelector:_cmd]; }];
}
@end
]],
      Quiet = exchanging("UITableView", "qt", "reloadData", "") .. "@interface Quiet : NSObject\n@end\n@implementation Quiet\n@end\n",
    }
    assert.equal(0, status)
    assert.not_matches("HH111", text)
  end)

  it("counts a function that hooks several methods for each of them", function()
    local text, status = folder:checkPods {Guard = [[
static void guard(NSString *name, SEL selector) {
  Class class = NSClassFromString(name);
  Method original = class_getInstanceMethod(class, @selector(substringFromIndex:)), hook = class_getInstanceMethod(class, selector);
  IMP inner = method_getImplementation(original);
  class_addMethod(class, @selector(substringFromIndex:), method_getImplementation(hook), method_getTypeEncoding(hook));
  class_replaceMethod(class, selector, inner, method_getTypeEncoding(hook));
}
@implementation NSMutableString (Guard)
- (NSString *)gd_substringFromIndex:(NSUInteger)index { return [self gd_substringFromIndex:index]; }
+ (void)gd_guardBuffers { guard(@"__NSCFString", @selector(gd_substringFromIndex:)); }
+ (void)load {
  [[NSNotificationCenter defaultCenter] addObserverForName:UIApplicationDidEnterBackgroundNotification
    object:nil queue:nil usingBlock:^(NSNotification *note) { [[NSMutableString stringWithString:@"ab"] substringFromIndex:1]; }];
}
@end
@implementation NSString (Guard)
- (NSString *)gd_substringFromIndex:(NSUInteger)index { return [self gd_substringFromIndex:index]; }
+ (void)gd_guardTexts { guard(@"__NSCFConstantString", @selector(gd_substringFromIndex:)); }
@end
]]}
    assert.equal(0, status)
    assert.not_matches("HH007", text)
  end)

  it("types no text where a hook keeps the touches", function()
    local text = folder:checkPods {Keeps = exchanging("UIWindow", "kp", "sendEvent:", "")
      :gsub("%[self [^;]+;", ""):gsub("BOOL%)", "id)")}
    assert.not_matches("HH105", text)
    assert.matches("error HH111  -[UIWindow sendEvent:]  (Keeps)\n  lost: 'button tapped' came never", text, 1, true)
  end)

  it("only notes an exception that a caller of the installer in the SDK may prevent", function()
    local report = [[
@interface Report : NSObject
@end
@implementation Report
static NSString *key;
+ (void)install {
  Method method = class_getInstanceMethod([UIViewController class], @selector(viewDidAppear:));
  void (*original)(id, SEL, BOOL) = (void *)method_getImplementation(method);
  method_setImplementation(method, imp_implementationWithBlock(^(id me, BOOL animated) {
    NSAssert(key, @"the report has no key");
    original(me, @selector(viewDidAppear:), animated);
  }));
}
SETUP
@end
]]
    local text, status = folder:checkPods {Report = report:gsub("SETUP", "+ (void)setUpWithKey:(NSString *)text { key = text; [self install]; }")}
    assert.equal(0, status)
    assert.matches("HH105  -[UIViewController viewDidAppear:]  Report: error: drive: NSInternalInconsistencyException: "
      .. "the report has no key (at Pods/Report/Report.m:11); it may follow from the call of +[Report install] by the check: "
      .. "+[Report setUpWithKey:], which calls it, may prepare it", text, 1, true)
    assert.matches("error HH105", folder:checkPods {Report = report:gsub("SETUP", "")}, 1, true)
  end)

  it("says that subclasses do not call super only of a hook on the superclass", function()
    local function hooking(class)
      return folder:checkPods {Traits = ([[
@implementation CLASS (Traits)
+ (void)load {
  SEL selector = @selector(traitCollectionDidChange:), alias = @selector(traits_traitCollectionDidChange:);
  Method hook = class_getInstanceMethod(self, alias), original = class_getInstanceMethod(self, selector);
  if (class_addMethod(self, selector, method_getImplementation(hook), method_getTypeEncoding(hook)))
    class_replaceMethod(self, alias, method_getImplementation(original), method_getTypeEncoding(original));
  else
    method_exchangeImplementations(original, hook);
}
- (void)traits_traitCollectionDidChange:(UITraitCollection *)before { [self traits_traitCollectionDidChange:before]; }
@end
]]):gsub("CLASS", class)}
    end
    assert.matches("HH009  -[UIView traitCollectionDidChange:]", hooking "UIView", 1, true)
    assert.not_matches("HH009", hooking "UISwitch", 1, true)
  end)
end)
