--- `hookhost check`: who hooks what in a folder of SDKs, and which pairs break.
local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local Folder = dofile(here .. "support/check_folder.lua")

describe("hookhost check", function()
  local folder
  before_each(function() folder = Folder.new() end)
  after_each(function() folder:remove() end)

  it("finds nothing in SDKs that call the original", function()
    folder:writeExchange("Pods/Acme/Acme.m", "acme")
    folder:writeManager("Pods/Bolt/Bolt.m", "Bolt")
    local text, status = folder:check()
    assert.equal(0, status)
    assert.matches("2 actors, 4 orders: 1 note", text, 1, true)
    assert.matches("HH001  -[UIViewController viewDidAppear:]  Acme, Bolt", text, 1, true)
    assert.matches("-viewDidAppear:  Acme  exchange, +load, Pods/Acme/Acme.m:12, ran", text, 1, true)
    assert.matches("-viewDidAppear:  Bolt  set, -[BoltManager start], Pods/Bolt/Bolt.m:15, ran", text, 1, true)
  end)

  it("names the SDK that silences another one, with both lines", function()
    folder:writeExchange("Pods/Acme/Acme.m", "acme")
    folder:writeManager("Pods/Guard/Guard.m", "Guard", "")
    local text, status = folder:check()
    assert.equal(1, status)
    assert.matches("error HH111  -[UIViewController viewDidAppear:]  (Acme, Guard)", text, 1, true)
    assert.matches("Acme: Pods/Acme/Acme.m:12, installed at Pods/Acme/Acme.m:", text, 1, true)
    assert.matches("Guard: Pods/Guard/Guard.m:15", text, 1, true)
    assert.matches("warning HH007  -[UIViewController viewDidAppear:]  (Guard)", text, 1, true)
  end)

  it("runs no order of SDKs that do not meet", function()
    folder:writeExchange("Pods/Acme/Acme.m", "acme")
    folder:writeExchange("Pods/Bolt/Bolt.m", "bolt", {selector = "viewWillAppear:"})
    assert.matches("2 actors, 2 orders: no findings", folder:check(), 1, true)
  end)

  it("finds a lookup by _cmd beside an exchange", function()
    folder:writeExchange("Pods/Acme/Acme.m", "acme")
    folder:write("Pods/Profiler/Profiler.m", [[
#import <UIKit/UIKit.h>
#import <objc/runtime.h>
static NSMutableDictionary *originals;
static void hook(id self, SEL _cmd, BOOL animated) {
  void (*original)(id, SEL, BOOL) = [originals[NSStringFromSelector(_cmd)] pointerValue];
  original(self, _cmd, animated);
}
__attribute__((constructor)) static void install(void) {
  originals = [NSMutableDictionary dictionary];
  Method method = class_getInstanceMethod([UIViewController class], @selector(viewDidAppear:));
  originals[@"viewDidAppear:"] = [NSValue valueWithPointer:method_setImplementation(method, (IMP)hook)];
}
]])
    local text, status = folder:check()
    assert.equal(1, status)
    assert.matches("error HH002  -[UIViewController viewDidAppear:]  (Acme, Profiler)", text, 1, true)
    assert.matches("Profiler  set, constructor", text, 1, true)
  end)

  it("finds a bare exchange of an inherited method", function()
    folder:write("Pods/Bare/Bare.m", [[
#import <UIKit/UIKit.h>
#import <objc/runtime.h>
@implementation UIButton (Bare)
+ (void)load {
  method_exchangeImplementations(class_getInstanceMethod(self, @selector(sendAction:to:forEvent:)),
                                 class_getInstanceMethod(self, @selector(bare_sendAction:to:forEvent:)));
}
- (void)bare_sendAction:(SEL)action to:(id)target forEvent:(UIEvent *)event {
  [self bare_sendAction:action to:target forEvent:event];
}
@end
]])
    local text, status = folder:check()
    assert.equal(1, status)
    assert.matches("error HH003  -[UIButton sendAction:to:forEvent:]  (Bare)", text, 1, true)
    assert.matches("Pods/Bare/Bare.m:8, installed at Pods/Bare/Bare.m:5", text, 1, true)
  end)

  it("finds an installer that a second call undoes, and one name in two categories", function()
    folder:write("Pods/Twice/Twice.m", [[
#import <UIKit/UIKit.h>
#import <objc/runtime.h>
@implementation UIViewController (Twice)
+ (void)twiceInstall {
  method_exchangeImplementations(class_getInstanceMethod(self, @selector(viewDidAppear:)),
                                 class_getInstanceMethod(self, @selector(x_viewDidAppear:)));
}
- (void)x_viewDidAppear:(BOOL)animated { [self x_viewDidAppear:animated]; }
@end
]])
    folder:writeExchange("Pods/Other/Other.m", "x")
    local text = folder:check()
    assert.matches("warning HH004  -[UIViewController viewDidAppear:]  (Twice)", text, 1, true)
    assert.matches("a second call of +[UIViewController twiceInstall]", text, 1, true)
    assert.matches("error HH005  -[UIViewController x_viewDidAppear:]  (Other, Twice)", text, 1, true)
  end)

  it("warns once of a method for own use that two categories define", function()
    for _, name in ipairs {"Left", "Right"} do
      folder:write(("Pods/%s/%s.m"):format(name, name), (([[
#import <UIKit/UIKit.h>
#import <objc/runtime.h>
@implementation UIViewController (NAME)
- (BOOL)isOnTop { return self.view.window != nil; }
+ (void)load {
  Method method = class_getInstanceMethod(self, @selector(viewDidAppear:));
  void (*original)(id, SEL, BOOL) = (void *)method_getImplementation(method);
  method_setImplementation(method, imp_implementationWithBlock(^(UIViewController *page, BOOL animated) {
    [page isOnTop];
    original(page, @selector(viewDidAppear:), animated);
  }));
}
@end
]]):gsub("NAME", name)))
    end
    local text, status = folder:check()
    assert.equal(0, status, text)
    assert.matches("warning HH005  -[UIViewController isOnTop]  (Left, Right)", text, 1, true)
  end)

  it("goes on beside an SDK that cannot be read: status 3", function()
    folder:writeExchange("Pods/Acme/Acme.m", "acme")
    folder:writeManager("Pods/Guard/Guard.m", "Guard", "")
    folder:write("Pods/Torn/Torn.m", "@implementation Torn\n- (void)a { int b = ; }\n@end\n")
    local text, status = folder:check()
    -- The status is the same with findings about the others.
    assert.equal(3, status)
    assert.matches("error HH111", text, 1, true)
    assert.matches("Torn: not read: Pods/Torn/Torn.m:2:21: error: expected expression", text, 1, true)
    assert.matches("-viewDidAppear:  Acme", text, 1, true)
  end)

  it("survives installers that loop, exit, raise, show alerts, and use the network", function()
    folder:write("Pods/Wild/Wild.m", [==[
#import <UIKit/UIKit.h>
#import <objc/runtime.h>
@interface Wild : NSObject
@end
@implementation Wild
+ (void)change {
  Method method = class_getInstanceMethod([UIViewController class], @selector(viewDidLoad));
  void (*original)(id, SEL) = (void *)method_getImplementation(method);
  method_setImplementation(method, imp_implementationWithBlock(^(id self) { original(self, @selector(viewDidLoad)); }));
}
+ (void)startLoop { while (1) {} [self change]; }
+ (void)startExit { exit(3); [self change]; }
+ (void)startRaise { [self change]; [NSException raise:@"Wild" format:@"no key"]; }
+ (void)startAlert {
  [[[UIAlertView alloc] initWithTitle:@"a" message:@"b" delegate:nil cancelButtonTitle:@"c" otherButtonTitles:nil] show];
  [self change];
}
+ (void)startRequest {
  [[NSURLSession.sharedSession dataTaskWithURL:[NSURL URLWithString:@"https://wild.example"]] resume];
  [self change];
}
+ (void)startWith:(NSString *)key { class_addMethod(self, @selector(key), 0, 0); }
@end
]==])
    local text, status = folder:check "--time-limit 6"
    assert.equal(0, status)
    assert.matches("Wild: +[Wild startLoop]: ", text, 1, true)
    assert.matches("Wild: +[Wild startExit]: ", text, 1, true)
    assert.matches("Wild: +[Wild startRaise]: raises: Wild", text, 1, true)
    assert.matches("Wild: +[Wild startWith:]: asks for arguments", text, 1, true)
    assert.matches("-viewDidLoad  Wild  set", text, 1, true)
  end)

  it("loads SDKs together whose +load methods need each other's classes", function()
    for name, other in pairs {Left = "Right", Right = "Left"} do
      local path = ("Pods/%s/%s.m"):format(name, name)
      folder:writeManager(path, name)
      folder:write(path, folder:read(path) .. ([[
@implementation NAMEManager (Load)
+ (void)load {
  NSAssert(NSClassFromString(@"OTHERManager"), @"no other manager");
  [[self sharedInstance] start];
}
@end
]]):gsub("NAME", name):gsub("OTHER", other))
    end
    local text, status = folder:check "--install none"
    assert.equal(0, status, text)
    assert.matches("Left: +load: raises without Right, which is loaded with it", text, 1, true)
    assert.matches("-viewDidAppear:  Right  set, +load, Pods/Right/Right.m:", text, 1, true)
    assert.matches("2 actors, 4 orders", text, 1, true)
  end)

  it("writes the same bytes whatever the number of processes", function()
    folder:writeExchange("Pods/Acme/Acme.m", "acme")
    folder:writeManager("Pods/Guard/Guard.m", "Guard", "")
    local one = folder:check "--output json"
    assert.equal(one, (folder:check "--output json --jobs 3"))
  end)

  it("adds models of SDKs that ship no source", function()
    folder:writeExchange("Pods/Acme/Acme.m", "acme")
    local text, status = folder:check "--model Sentry --model 'new relic'"
    assert.equal(0, status)
    assert.matches("Sentry: model, from https://docs.sentry.io", text, 1, true)
    assert.matches("-viewDidAppear:  New Relic  replace, model", text, 1, true)
    assert.matches("no model is named 'Sentri'", folder:check("--model Sentri", "2>&1"), 1, true)
    folder:write("own.lua", 'return {{name = "Own", methods = {{"NoClass", "a"}}}}')
    text, status = folder:check "--model own.lua"
    assert.equal(3, status)
    assert.matches("Own: .*NoClass", text)
  end)

  it("runs every model that comes with it", function()
    folder:writeExchange("Pods/Acme/Acme.m", "acme", {selector = "viewWillDisappear:"})
    local names = {}
    for name in folder:check "--models":gmatch "\n?(%w[%w ]-)  http" do names[#names + 1] = ("--model '%s'"):format(name) end
    assert.is_true(#names >= 10)
    -- A part of the orders shows that each model finds its classes and methods.
    local text, status = folder:check("--shard 1/9 " .. table.concat(names, " "))
    assert.equal(0, status, text)
  end)

  it("runs an app whose delegate has a window, which SDKs ask for", function()
    folder:writeExchange("Pods/Acme/Acme.m", "acme")
    folder:write("Pods/Hud/Hud.m", [=[
#import <UIKit/UIKit.h>
@interface Hud : NSObject @end
@implementation Hud
+ (void)load {
  [NSNotificationCenter.defaultCenter addObserver:self selector:@selector(show)
    name:UIApplicationDidBecomeActiveNotification object:nil];
}
+ (void)show {
  UIWindow *window = UIApplication.sharedApplication.delegate.window;
  NSAssert(window.rootViewController != nil, @"no window");
  [window addSubview:[UIView new]];
}
@end
]=])
    local text, status = folder:check()
    assert.equal(0, status, text)
    assert.matches("no findings", text, 1, true)
    assert.is_nil(text:find "raises")
  end)

  it("shares the sources of a large actor among workers, with the same report", function()
    folder:writeExchange("Pods/Acme/Acme.m", "acme")
    for number = 1, 25 do
      local body = number == 7 and "unfinished(;" or "return;"
      folder:write(("Pods/Acme/Part%d.m"):format(number),
        ("#import <UIKit/UIKit.h>\nvoid part%d(void) { %s }\n"):format(number, body))
    end
    local shared, status = folder:check "--jobs 2"
    assert.equal(3, status)
    assert.matches("Acme: 26 sources, 1 not read", shared, 1, true)
    assert.matches("Part7.m", shared, 1, true)
    assert.equal(shared, (folder:check "--jobs 1"))
  end)
end)
