local lowest = 0
while arg[lowest - 1] do lowest = lowest - 1 end

local function output_of(command)
  local pipe = assert(io.popen(command .. " 2>&1"))
  local output = pipe:read "a"
  return output, select(3, pipe:close())
end

local function clang()
  for _, path in ipairs {"clang", "/opt/swift/usr/bin/clang", "clang-14", "clang-19"} do
    if select(2, output_of(("command -v %s"):format(path))) == 0 then return path end
  end
end

describe("headers of Objective-C", function()
  local folder

  setup(function()
    folder = os.tmpname()
    os.remove(folder)
    assert.same({"", 0}, {output_of(("'%s' --emit-objc-headers '%s'"):format(arg[lowest], folder))})
  end)

  teardown(function() os.execute(("rm -rf '%s'"):format(folder)) end)

  local function read(name)
    local file = assert(io.open(folder .. "/" .. name))
    return file:read "a", file:close()
  end

  -- Clang's diagnostics for a source that includes the headers.
  local function compiled(source, options)
    local compiler = clang()
    if not compiler then return pending "there is no clang" end
    local name = folder .. "/source.m"
    local file = assert(io.open(name, "w"))
    file:write(source)
    file:close()
    return (output_of(("'%s' -fsyntax-only -fobjc-arc -fblocks -target arm64-apple-ios15.0 -nostdinc "
      .. "-fno-caret-diagnostics %s '%s' '%s'"):format(compiler, options or "-isystem", folder, name)))
  end

  it("compile without a warning", function()
    assert.equal("", compiled([[
      #import <UIKit/UIKit.h>
      #import <WebKit/WebKit.h>
      #import <XCTest/XCTest.h>
      #include <math.h>
      #include <pthread.h>
    ]], "-Wall -I") or "")
  end)

  it("declare every constant of the modules", function()
    local headers = {"CoreData/CoreData.h", "CoreLocation/CoreLocation.h", "Foundation/Foundation.h",
      "QuartzCore/QuartzCore.h", "UIKit/UIKit.h", "UserNotifications/UserNotifications.h", "WebKit/WebKit.h",
      "CoreGraphics/CoreGraphics.h", "objc/objc.h", "objc/NSObject.h", "dispatch/dispatch.h",
      "hookhost/CTypes.h", "hookhost/Macros.h", "CFNetwork/CFNetwork.h"}
    local words, missing = {}, {}
    for _, name in ipairs(headers) do
      for word in read(name):gmatch "[%a_][%w_]*" do words[word] = true end
    end
    for _, module in ipairs {uikit, objc} do
      for name, value in pairs(module) do
        if type(value) ~= "function" and type(value) ~= "table" and name:find "^k?%u%u" and not words[name] then
          missing[#missing + 1] = name
        end
      end
    end
    table.sort(missing)
    assert.same({}, missing)
  end)

  it("have Apple's enumerations where a source implements a method", function()
    assert.equal("", compiled([[
      #import <CoreLocation/CoreLocation.h>
      #import <UIKit/UIKit.h>
      #import <UserNotifications/UserNotifications.h>
      @interface Rows : NSObject <UITableViewDataSource, UITableViewDelegate, UIWebViewDelegate,
        CLLocationManagerDelegate, UNUserNotificationCenterDelegate>
      @end
      @implementation Rows
      - (NSInteger)tableView:(UITableView *)view numberOfRowsInSection:(NSInteger)section { return 0; }
      - (UITableViewCell *)tableView:(UITableView *)view cellForRowAtIndexPath:(NSIndexPath *)path {
        return nil;
      }
      - (void)tableView:(UITableView *)view commitEditingStyle:(UITableViewCellEditingStyle)style
          forRowAtIndexPath:(NSIndexPath *)path {}
      - (UITableViewCellEditingStyle)tableView:(UITableView *)view
                 editingStyleForRowAtIndexPath:(NSIndexPath *)path {
        return UITableViewCellEditingStyleDelete;
      }
      - (void)locationManager:(CLLocationManager *)manager
          didChangeAuthorizationStatus:(CLAuthorizationStatus)status {}
      - (void)userNotificationCenter:(UNUserNotificationCenter *)center
             willPresentNotification:(UNNotification *)notification
               withCompletionHandler:(void (^)(UNNotificationPresentationOptions))handler {
        handler(UNNotificationPresentationOptionAlert);
      }
      - (void)scrollViewWillEndDragging:(UIScrollView *)view withVelocity:(CGPoint)velocity
          targetContentOffset:(inout CGPoint *)target {
        [(id<UIScrollViewDelegate>)view.delegate scrollViewWillEndDragging:view withVelocity:velocity
          targetContentOffset:target];
      }
      - (BOOL)webView:(UIWebView *)view shouldStartLoadWithRequest:(NSURLRequest *)request
          navigationType:(UIWebViewNavigationType)type { return YES; }
      @end
      @interface Look : UISlider
      @end
      @implementation Look
      - (void)setThumbImage:(UIImage *)image forState:(UIControlState)state {}
      - (void)motionCancelled:(UIEventSubtype)motion withEvent:(UIEvent *)event {}
      @end
    ]], "-Wall -I") or "")
  end)

  it("declare the classes of results, and allow nullability annotations", function()
    assert.equal("", compiled([[
      #import <UIKit/UIKit.h>
      #import <UserNotifications/UserNotifications.h>
      #import <WebKit/WebKit.h>
      void use(UINavigationBarAppearance *look, UISegmentedControl *control) {
        look.buttonAppearance.normal.titleTextAttributes = [control titleTextAttributesForState:UIControlStateNormal];
        UNUserNotificationCenter.currentNotificationCenter.delegate = nil;
        [WKWebsiteDataStore.defaultDataStore.httpCookieStore getAllCookies:^(NSArray *cookies) {}];
        NSLog(@"%@ %f", NSUnitLength.meters.symbol, [control imageForSegmentAtIndex:0].size.width);
      }
      @interface Mover : NSObject <UIViewControllerAnimatedTransitioning>
      @end
      @implementation Mover
      - (NSTimeInterval)transitionDuration:(nullable id<UIViewControllerContextTransitioning>)context { return 1; }
      - (void)animateTransition:(nonnull id<UIViewControllerContextTransitioning>)context {}
      @end
      @interface Maybe : NSObject
      @end
      @implementation Maybe
      - (nullable instancetype)init { return nil; }
      - (nullable NSMethodSignature *)methodSignatureForSelector:(SEL)selector { return nil; }
      - (nullable id)copy { return nil; }
      @end
      NSArray *streamKeys(void) {
        return @[(__bridge id)kCFStreamPropertySSLPeerTrust, (__bridge id)kCFStreamSSLValidatesCertificateChain];
      }
    ]], "-Wall -I") or "")
  end)

  it("declare old names of C and UIKit", function()
    assert.equal("", compiled([[
      #import <UIKit/UIKit.h>
      #import <CoreLocation/CoreLocation.h>
      #include <stdatomic.h>
      #include <limits.h>
      #include <sys/file.h>
      static atomic_int_fast32_t number;
      #import <SystemConfiguration/SystemConfiguration.h>
      static NSUncaughtExceptionHandler *handler;
      static SCNetworkConnectionFlags flags;
      static __darwin_time_t seconds;
      void use(void) {
        flags = seconds;
        handler = NSGetUncaughtExceptionHandler();
        number = UITextAlignmentRight + (LONG_LONG_MAX == LLONG_MAX) + (int)kCLLocationCoordinate2DInvalid.latitude;
      }
    ]], "-Wall -I") or "")
  end)

  it("compile with manual reference counting", function()
    assert.equal("", compiled("#import <UIKit/UIKit.h>\n", "-fno-objc-arc -Wall -I") or "")
  end)

  it("declare type parameters, block parameters and results", function()
    assert.equal("", compiled([[
      #import <UIKit/UIKit.h>
      NSUInteger count(NSArray<UIView *> *views, NSError **error) {
        __block NSUInteger count = views.firstObject.subviews.lastObject.subviews.count;
        [views enumerateObjectsUsingBlock:^(UIView *view, NSUInteger index, BOOL *stop) {
          count += view.subviews.count + index;
          *stop = [NSString stringWithFormat:@"%@ %d", view, 1].length > 3;
        }];
        UIButton *button = [views.firstObject viewWithTag:3];
        [UIView animateWithDuration:1 animations:^{ button.alpha = 0; }];
        return count + [NSMutableArray arrayWithObjects:@1, @2, nil].count;
      }
    ]]) or "")
  end)

  it("declare the runtime's functions, dispatch and C", function()
    assert.equal("", compiled([[
      #import <Foundation/Foundation.h>
      #import <objc/runtime.h>
      #import <objc/message.h>
      #include <string.h>
      void swizzle(Class cls, SEL one, SEL other) {
        static dispatch_once_t once;
        dispatch_once(&once, ^{
          Method method = class_getInstanceMethod(cls, one);
          if (!class_addMethod(cls, one, method_getImplementation(method), method_getTypeEncoding(method))) {
            method_exchangeImplementations(method, class_getInstanceMethod(cls, other));
          }
          ((void (*)(id, SEL))objc_msgSend)(cls, other);
          NSCAssert(strcmp(sel_getName(one), "x") != 0, @"no %@", NSStringFromClass(cls));
        });
      }
    ]]) or "")
  end)

  it("warn of a declared member that does not exist", function()
    local said = compiled "#import <CoreBluetooth/CoreBluetooth.h>\nvoid f(void) { [CBCentralManager new]; }\n"
    if said then assert.matches("CBCentralManager", said, 1, true) end
    local text = read "UIKit/UIKit.h"
    assert.matches("HOOKHOST_MISSING", read "Foundation/Foundation.h", 1, true)
    assert.not_matches("- %(void%)addSubview:[^;]*HOOKHOST_MISSING", text)
    assert.not_matches("%)searchField;", text)
  end)

  it("have a class that no file declares, from the types of the runtime", function()
    local text = read "UIKit/UIKit.h"
    local slider = text:match "\n@interface UISlider : UIControl\n(.-)@end"
    assert.matches("@property %(nonatomic[^\n]*%) CGFloat minimumValue;", slider)
    assert.matches("- %(void%)setValue:%(CGFloat%)%w+ animated:%(BOOL%)%w+;", slider)
  end)

  it("declare the messages that only the runtime's protocols have", function()
    assert.equal("", compiled [=[
#import <UIKit/UIKit.h>
CGRect use(id<UICoordinateSpace> space, id<UIDynamicItem> item, id<NSURLConnectionDelegate> delegate, id<UITextInput> input,
           id<UIApplicationDelegate> application, NSURLConnection *connection, NSURLProtectionSpace *where, UITextRange *range) {
  CGPoint point = [space convertPoint:CGPointZero toCoordinateSpace:space];
  item.center = point;
  BOOL answer = [delegate connection:connection canAuthenticateAgainstProtectionSpace:where];
  [application application:UIApplication.sharedApplication didChangeStatusBarOrientation:UIInterfaceOrientationPortrait];
  NSNumber *number = [[NSNumber alloc] initWithLong:(long)NSFoundationVersionNumber10_11_Max];
  return answer || number.boolValue ? [input firstRectForRange:range] : CGRectZero;
}
@interface View : UITextView <UITextViewDelegate> @end
@implementation View
- (BOOL)textView:(UITextView *)view shouldInteractWithURL:(NSURL *)url inRange:(NSRange)range
     interaction:(UITextItemInteraction)interaction { return YES; }
@end
]=])
  end)

  it("have the flags of a protocol as properties", function()
    local animating = read("UIKit/UIKit.h"):match "\n@protocol UIViewAnimating(.-)\n@end"
    assert.matches("@property (nonatomic, readonly, getter=isRunning) BOOL running;", animating, 1, true)
    assert.matches("@property (nonatomic, getter=isReversed) BOOL reversed;", animating, 1, true)
    assert.not_matches("setReversed:", animating, 1, true)
    assert.matches("- (void)stopAnimation:(BOOL)", animating, 1, true)
  end)

  it("have the colors of particles and of replicas as CGColorRef", function()
    for class, property in pairs {CAEmitterCell = "color", CAReplicatorLayer = "instanceColor"} do
      local interface = read("QuartzCore/QuartzCore.h"):match("\n@interface " .. class .. " (.-)\n@end")
      assert.matches("CGColorRef " .. property .. ";", interface, 1, true)
    end
  end)

  it("have a file for each class, and modules", function()
    assert.matches("#include <UIKit/UIKit.h>", read "UIKit/UISlider.h", 1, true)
    assert.matches("\nmodule UIKit ", read "module.modulemap", 1, true)
  end)

  it("leave foreign files as they are", function()
    local place = folder .. "/foreign"
    os.execute(("mkdir -p '%s/UIKit' && echo '// mine' > '%s/UIKit/UIKit.h'"):format(place, place))
    local output, status = output_of(("'%s' --emit-objc-headers '%s'"):format(arg[lowest], place))
    assert.equal(1, status)
    assert.matches("UIKit.h' is not a file that hookhost wrote", output, 1, true)
  end)
end)
