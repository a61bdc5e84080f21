--- Several faults in one run of `hookhost check`: one does not hide the others.
local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local Folder = dofile(here .. "support/check_folder.lua")

describe("hookhost check", function()
  local folder
  before_each(function() folder = Folder.new() end)
  after_each(function() folder:remove() end)

  local function report(sources) return folder:checkPods(sources) end

  -- An SDK that sets two methods and calls neither original.
  local silencer <const> = [=[
@interface Mute : NSObject
@end
@implementation Mute
+ (void)load {
  for (NSString *name in @[ @"viewDidAppear:", @"viewWillDisappear:" ]) {
    Method method = class_getInstanceMethod(UIViewController.class, NSSelectorFromString(name));
    method_setImplementation(method, imp_implementationWithBlock(^(id self, BOOL animated) {}));
  }
}
@end
]=]

  it("reports each method at which one SDK silences another", function()
    folder:writeExchange("Pods/Shown/Shown.m", "Shown")
    folder:writeExchange("Pods/Shown/Hidden.m", "Hidden", {selector = "viewWillDisappear:"})
    local text, status = report {Mute = silencer}
    assert.equal(1, status)
    assert.matches("error HH111  -[UIViewController viewDidAppear:]  (Mute, Shown)\n", text, 1, true)
    assert.matches("error HH111  -[UIViewController viewWillDisappear:]  (Mute, Shown)\n", text, 1, true)
  end)

  it("goes on after an exception that an SDK raises alone, and names the hook that raised it", function()
    folder:writeExchange("Pods/Shown/Shown.m", "Shown", {selector = "viewWillDisappear:"})
    local text, status = report {Mute = silencer .. [=[
@implementation UIView (Mute)
+ (void)load {
  method_exchangeImplementations(class_getInstanceMethod(self, @selector(addSubview:)),
    class_getInstanceMethod(self, @selector(mute_addSubview:)));
}
- (void)mute_addSubview:(UIView *)view {
  if ([view isKindOfClass:UIButton.class]) [NSException raise:@"Mute" format:@"no buttons"];
  [self mute_addSubview:view];
}
@end
]=]}
    assert.equal(1, status)
    assert.matches("error HH105  -[UIView addSubview:]  (Mute)\n  error: drive: Mute: no buttons", text, 1, true)
    assert.matches("error HH111  -[UIViewController viewWillDisappear:]  (Mute, Shown)\n", text, 1, true)
  end)

  it("uses the other parts of the app after an exception of each touch", function()
    local text, status = report {Lock = [=[
@implementation UIApplication (Lock)
+ (void)load {
  method_exchangeImplementations(class_getInstanceMethod(self, @selector(sendEvent:)),
    class_getInstanceMethod(self, @selector(lock_sendEvent:)));
}
- (void)lock_sendEvent:(UIEvent *)event {
  dispatch_sync(dispatch_get_main_queue(), ^{});
  [self lock_sendEvent:event];
}
@end
@implementation UIImage (Lock)
+ (void)load {
  method_exchangeImplementations(class_getClassMethod(self, @selector(imageNamed:)),
    class_getInstanceMethod(self, @selector(lock_imageNamed:)));
}
- (UIImage *)lock_imageNamed:(NSString *)name { return [self lock_imageNamed:name]; }
@end
]=]}
    assert.equal(1, status)
    assert.matches("error HH107  -[UIApplication sendEvent:]  (Lock)\n", text, 1, true)
    assert.matches("error HH103  +[UIImage imageNamed:]  (Lock)\n", text, 1, true)
  end)

  it("reports a hook that another SDK takes away beside an exception of that SDK", function()
    folder:writeExchange("Pods/Stays/Stays.m", "Stays", {selector = "viewDidDisappear:"})
    local text, status = report {Restores = [=[
static IMP original;
static void hook(id self, SEL _cmd, BOOL animated) { ((void (*)(id, SEL, BOOL))original)(self, _cmd, animated); }
@implementation UIButton (Restores)
+ (void)load {
  Method method = class_getInstanceMethod(UIViewController.class, @selector(viewDidDisappear:));
  original = method_setImplementation(method, (IMP)hook);
  [NSNotificationCenter.defaultCenter addObserverForName:UIApplicationWillTerminateNotification object:nil queue:nil
    usingBlock:^(NSNotification *note) { method_setImplementation(method, original); }];
}
- (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event {
  [NSException raise:@"Restores" format:@"no touches"];
}
@end
]=]}
    assert.equal(1, status)
    assert.matches("error: drive: Restores: no touches", text, 1, true)
    assert.matches("error HH004  -[UIViewController viewDidDisappear:]  (Restores, Stays)\n"
      .. "  Restores takes the hook of Stays away", text, 1, true)
  end)

  it("loads the other sources of an SDK if one lacks a function that was not read", function()
    folder:writeExchange("Pods/Shown/Shown.m", "Shown")
    local text, status = report {Mute = silencer, Table = [=[
extern int unreadFunction(void);
static int (*const functions[])(void) = {unreadFunction};
int firstResult(void) { return functions[0](); }
]=]}
    folder:write("Pods/Mute/Table.m", folder:read "Pods/Table/Table.m")
    os.execute(("rm -r '%s/Pods/Table'"):format(folder.path))
    text, status = folder:check()
    assert.equal(3, status)
    assert.matches("the function 'unreadFunction' is not available", text, 1, true)
    assert.matches("error HH111  -[UIViewController viewDidAppear:]  (Mute, Shown)\n", text, 1, true)
  end)

  it("names the method by which a callback reaches the app twice", function()
    local text, status = report {Net = [=[
@implementation UIView (Net)
- (void)net_layoutSubviews { [self net_layoutSubviews]; }
@end
@implementation NSURLSession (Net)
+ (void)load {
  method_exchangeImplementations(class_getInstanceMethod(UIView.class, @selector(layoutSubviews)),
    class_getInstanceMethod(UIView.class, @selector(net_layoutSubviews)));
  method_exchangeImplementations(class_getInstanceMethod(self, @selector(dataTaskWithRequest:completionHandler:)),
    class_getInstanceMethod(self, @selector(net_dataTaskWithRequest:completionHandler:)));
}
- (NSURLSessionDataTask *)net_dataTaskWithRequest:(NSURLRequest *)request
    completionHandler:(void (^)(NSData *, NSURLResponse *, NSError *))handler {
  return [self net_dataTaskWithRequest:request completionHandler:^(NSData *data, NSURLResponse *response, NSError *error) {
    handler(data, response, error);
    handler(data, response, error);
  }];
}
@end
]=]}
    assert.equal(1, status)
    assert.matches("error HH112  -[NSURLSession dataTaskWithRequest:completionHandler:]  (Net)\n", text, 1, true)
  end)
end)
