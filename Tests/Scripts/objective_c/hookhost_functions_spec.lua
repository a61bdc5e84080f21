-- <Hookhost/Hookhost.h>: fingers, the clock, the network and the app's life from Objective-C.
local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

local function program(statements, code)
  return run("#import <Hookhost/Hookhost.h>\n" .. (code or "") .. "\nint main(void) { @autoreleasepool {\n"
    .. statements .. "\n} return 0; }")
end

local target = [=[
static int saves;
@interface Target : NSObject @end
@implementation Target
- (void)save:(UIControl *)sender { saves++; }
- (void)pressed:(UILongPressGestureRecognizer *)press {
  if (press.state == UIGestureRecognizerStateBegan) printf("pressed\n");
}
- (void)pinched:(UIPinchGestureRecognizer *)pinch {
  if (pinch.state == UIGestureRecognizerStateEnded) printf("pinched to %.1f\n", pinch.scale);
}
@end
static UIButton *Button(Target *target) {
  UIButton *button = [UIButton buttonWithType:UIButtonTypeSystem];
  button.frame = CGRectMake(50, 100, 250, 250);
  [button addTarget:target action:@selector(save:) forControlEvents:UIControlEventTouchUpInside];
  [HHKeyWindow() addSubview:button];
  return button;
}
]=]

describe("Hookhost.h", function()
  it("touches views with options, with plain values, or without any", function()
    assert.equal("1 2 4 6 7 8 0\n", (program([=[
      Target *target = [Target new];
      UIButton *button = Button(target);
      HHTap(button);
      printf("%d ", saves);
      HHTap(button, CGPointMake(5, 5));
      printf("%d ", saves);
      HHTap(button, 2);
      printf("%d ", saves);
      HHTap(button, @{@"at": [NSValue valueWithCGPoint:CGPointMake(20, 20)], @"count": @2});
      printf("%d ", saves);
      HHTap(button, nil);
      printf("%d ", saves);
      UIView *hit = HHTap(button);
      printf("%d %d\n", saves, hit != nil);
    ]=], target)))
  end)

  it("presses, pinches, drags and flicks", function()
    assert.equal("pressed\npinched to 2.0\n300 0\nflicked 1\n", (program([=[
      Target *target = [Target new];
      UIView *view = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 390, 844)];
      [view addGestureRecognizer:[[UILongPressGestureRecognizer alloc] initWithTarget:target action:@selector(pressed:)]];
      [view addGestureRecognizer:[[UIPinchGestureRecognizer alloc] initWithTarget:target action:@selector(pinched:)]];
      [HHKeyWindow() addSubview:view];
      HHPress(view, 0.8);
      HHPinch(view, 2);
      UIScrollView *scroll = [[UIScrollView alloc] initWithFrame:view.bounds];
      scroll.contentSize = CGSizeMake(390, 10000);
      [view addSubview:scroll];
      HHDrag(scroll, @{@"by": [NSValue valueWithCGPoint:CGPointMake(0, -310)], @"hold": @0.2});
      printf("%.0f ", scroll.contentOffset.y);
      HHDrag(scroll, CGPointMake(100, 400), CGPointMake(100, 900));
      HHRunUntilIdle();
      printf("%.0f\n", scroll.contentOffset.y);
      HHFlick(scroll, CGVectorMake(0, -200));
      HHRunUntilIdle(HHNow() + 10);
      printf("flicked %d\n", scroll.contentOffset.y > 200);
    ]=], target)))
  end)

  it("moves single fingers, types, and takes snapshots", function()
    assert.equal("1 0\nHello\n1\n", (program([=[
      Target *target = [Target new];
      UIButton *button = Button(target);
      HHFingerRef finger = HHTouch(button);
      printf("%d ", button.isHighlighted);
      HHFingerMove(finger, CGVectorMake(0, 400));
      printf("%d\n", button.isHighlighted);
      HHFingerCancel(finger);
      UITextField *field = [[UITextField alloc] initWithFrame:CGRectMake(0, 400, 200, 40)];
      [HHKeyWindow() addSubview:field];
      HHTap(field);
      HHTypeText(@"Hello");
      printf("%s\n", field.text.UTF8String);
      HHSnapshotRef snapshot = HHSnapshot();
      double before = HHNow();
      HHRun(10);
      HHRestore(snapshot);
      printf("%d\n", HHNow() == before);
    ]=], target)))
  end)

  it("answers requests, and launches apps", function()
    local text = program([=[
      HHRespond(@"https://example.com/*", @{@"status": @201, @"body": @"text", @"headers": @{@"X-A": @"b"}});
      HHNetworkAnswerRef other = HHRespond(@"https://b.com/", ^NSDictionary *(NSURLRequest *request) {
        return @{@"body": request.URL.host};
      });
      for (NSString *address in @[@"https://example.com/a", @"https://b.com/"]) {
        [[NSURLSession.sharedSession dataTaskWithURL:[NSURL URLWithString:address]
            completionHandler:^(NSData *data, NSURLResponse *response, NSError *error) {
          printf("%ld %s\n", (long)[(NSHTTPURLResponse *)response statusCode],
              [[NSString alloc] initWithData:data encoding:NSUTF8StringEncoding].UTF8String);
        }] resume];
        HHRunUntilIdle();
      }
      printf("%d %d %lu\n", HHNetworkAnswerRemove(other), HHNetworkAnswerRemove(other), (unsigned long)HHRequests().count);
      HHSetOffline();
      printf("%d\n", HHIsOffline());
      id delegate = HHLaunch(@"Delegate", @{@"url": @"app://x"});
      HHBackground();
      printf("%s\n", object_getClassName(delegate));
    ]=], [=[
      @interface Delegate : UIResponder <UIApplicationDelegate> @end
      @implementation Delegate
      - (BOOL)application:(UIApplication *)app openURL:(NSURL *)url options:(NSDictionary *)options {
        printf("%s\n", url.absoluteString.UTF8String);
        return YES;
      }
      - (void)applicationDidEnterBackground:(UIApplication *)application { printf("background\n"); }
      @end]=])
    assert.equal("201 text\n200 b.com\n1 0 2\n1\napp://x\nbackground\nDelegate\n", text)
  end)

  it("names the C function in an error, and what was wrong", function()
    local text, status = program "UIView *none = nil; HHTap(none);"
    assert.equal(1, status)
    assert.matches("HHTap: argument 1 must be a UIView, got nil", text, 1, true)
    assert.matches("HHTap: unknown option 'cuont' (did you mean 'count'?)",
      (program "HHTap(HHKeyWindow(), @{@\"cuont\": @2});"), 1, true)
    assert.matches("HHOpenNotification: no notification has the identifier 'x'",
      (program "HHOpenNotification(@\"x\");"), 1, true)
    assert.matches("HHFingerLift: argument 1 must not be NULL", (program "HHFingerLift(NULL);"), 1, true)
  end)

  it("has a page in the help for each function", function()
    local lowest = 0
    while arg[lowest - 1] do lowest = lowest - 1 end
    local pipe = assert(io.popen(("'%s' help HHTap"):format(arg[lowest])))
    local page = pipe:read "a"
    pipe:close()
    assert.matches("function of <Hookhost/Hookhost.h>, which is gesture.tap in Lua", page, 1, true)
    assert.matches("UIView *HHTap(UIView *view, CGPoint at);", page, 1, true)
  end)

  it("catches a failing run of random gestures", function()
    assert.equal("2 of them are enough\n", (program([=[
      __block int count = 0;
      @try {
        HHMonkey(@{@"setup": ^{ count = 0; }, @"check": ^BOOL { return ++count < 2; }});
      } @catch (NSException *exception) {
        NSRange range = [exception.reason rangeOfString:@"2 of them are enough"];
        printf("%s\n", [exception.reason substringWithRange:range].UTF8String);
      }
    ]=])))
  end)

  it("declares every function of its modules, with the text of the reference", function()
    local lowest = 0
    while arg[lowest - 1] do lowest = lowest - 1 end
    local folder = os.tmpname()
    os.remove(folder)
    assert(os.execute(("'%s' --emit-objc-headers '%s'"):format(arg[lowest], folder)))
    local file <close> = assert(io.open(folder .. "/Hookhost/Hookhost.h"))
    local header = file:read "a"
    os.execute(("rm -r '%s'"):format(folder))
    local missing = {}
    for module, others in pairs {gesture = {}, runloop = {}, network = {},
      uikit = {type = "HHTypeText", rotate = "HHRotateDevice"}} do
      for name, value in pairs(_G[module]) do
        local is_function = type(value) == "function" and name:find "^%l"
        local c = others[name] or "HH" .. name:gsub("^%l", string.upper)
        if is_function and not header:find(" %*?" .. c .. "%(") then missing[#missing + 1] = module .. "." .. name end
      end
    end
    assert.same({}, missing)
  end)
end)
