-- C functions of the system, of Core Foundation and of Core Graphics, as sources call them.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local imported = dofile(here .. "support/import_source.lua")

local globals = require "hookhost.c".globals

describe("dispatch's functions for objects of several types", function()
  it("cancel, wait and notify", function()
    imported [[
      #import <Foundation/Foundation.h>
      int several(void) {
        __block int sum = 0;
        dispatch_block_t block = dispatch_block_create(0, ^{ sum += 1; });
        dispatch_cancel(block);
        dispatch_source_t source = dispatch_source_create(
          DISPATCH_SOURCE_TYPE_DATA_ADD, 0, 0, dispatch_get_main_queue());
        dispatch_cancel(source);
        dispatch_group_t group = dispatch_group_create();
        dispatch_group_enter(group);
        if (dispatch_testcancel(block) && dispatch_testcancel(source)) sum += 10;
        if (dispatch_wait(group, DISPATCH_TIME_NOW)) sum += 100;
        dispatch_group_leave(group);
        return sum;
      }
    ]]
    assert.equal(110, globals.several())
  end)
end)

describe("C's library", function()
  it("has the time of the virtual clock", function()
    imported [[
      #import <Foundation/Foundation.h>
      #include <time.h>
      #include <sys/time.h>
      double passed(void) {
        struct timeval start, end;
        gettimeofday(&start, NULL);
        usleep(250000);
        gettimeofday(&end, NULL);
        return (end.tv_sec - start.tv_sec) + (end.tv_usec - start.tv_usec) / 1e6;
      }
      long moment(void) {
        struct tm fields = {.tm_year = 100, .tm_mon = 1, .tm_mday = 29, .tm_hour = 12};
        return timegm(&fields);
      }
    ]]
    assert.near(0.25, globals.passed(), 1e-5)
    assert.equal(951825600, globals.moment())
  end)

  it("searches, parts and divides", function()
    imported [[
      #include <stdlib.h>
      #include <string.h>
      static int compare(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
      int found(void) {
        int list[] = {1, 3, 5, 7}, key = 5;
        int *place = bsearch(&key, list, 4, sizeof(int), compare);
        char text[] = "a,b,c", *rest = text;
        strsep(&rest, ",");
        char *second = strsep(&rest, ",");
        div_t parts = div(17, 5);
        return (int)(place - list) * 1000 + (second[0] == 'b') * 100 + parts.quot * 10 + parts.rem;
      }
    ]]
    assert.equal(2132, globals.found())
  end)
end)

describe("dispatch", function()
  it("accepts functions with a context, and blocks that can be cancelled", function()
    imported [[
      #import <Foundation/Foundation.h>
      static void add(void *context) { *(int *)context += 3; }
      int added(void) {
        int sum = 0;
        dispatch_queue_t queue = dispatch_queue_create("adding", NULL);
        dispatch_sync_f(queue, &sum, add);
        __block int run = 0;
        dispatch_block_t kept = dispatch_block_create(0, ^{ run += 1; });
        dispatch_block_t cancelled = dispatch_block_create(0, ^{ run += 10; });
        dispatch_block_cancel(cancelled);
        dispatch_sync(queue, kept);
        dispatch_sync(queue, cancelled);
        dispatch_block_wait(kept, DISPATCH_TIME_FOREVER);
        return sum * 100 + run;
      }
    ]]
    assert.equal(301, globals.added())
  end)
end)

describe("Core Foundation", function()
  it("has Foundation's objects", function()
    imported [[
      #import <Foundation/Foundation.h>
      long counted(void) {
        CFMutableDictionaryRef table = CFDictionaryCreateMutable(
          kCFAllocatorDefault, 0, &kCFTypeDictionaryKeyCallBacks, &kCFTypeDictionaryValueCallBacks);
        CFDictionarySetValue(table, CFSTR("key"), CFSTR("value"));
        BOOL isString = CFGetTypeID(CFDictionaryGetValue(table, CFSTR("key"))) == CFStringGetTypeID();
        long count = CFDictionaryGetCount(table) * 10 + isString;
        CFRelease(table);
        return count;
      }
    ]]
    assert.equal(11, globals.counted())
  end)
end)

describe("Core Graphics and Core Animation", function()
  it("calculate with rectangles and transforms", function()
    imported [[
      #import <UIKit/UIKit.h>
      BOOL divided(void) {
        CGRect slice, rest;
        CGRectDivide(CGRectMake(0, 0, 10, 20), &slice, &rest, 4, CGRectMinYEdge);
        return CGRectEqualToRect(slice, CGRectMake(0, 0, 10, 4)) && CGRectEqualToRect(rest, CGRectMake(0, 4, 10, 16))
          && CGRectIsNull(CGRectIntersection(slice, CGRectMake(50, 50, 1, 1)))
          && CGRectEqualToRect(CGRectIntegral(CGRectMake(0.5, 0.5, 1, 1)), CGRectMake(0, 0, 2, 2));
      }
      BOOL inverted(void) {
        CATransform3D t = CATransform3DTranslate(CATransform3DMakeScale(2, 4, 1), 3, 5, 0);
        return CATransform3DIsIdentity(CATransform3DConcat(t, CATransform3DInvert(t)));
      }
      CGFloat red(void) { return CGColorGetComponents([UIColor colorWithRed:0.25 green:0 blue:0 alpha:1].CGColor)[0]; }
      BOOL outlined(void) {
        CGMutablePathRef path = CGPathCreateMutable();
        CGPathMoveToPoint(path, NULL, 1, 2);
        CGPathAddLineToPoint(path, NULL, 11, 22);
        BOOL fits = CGRectEqualToRect(CGPathGetBoundingBox(path), CGRectMake(1, 2, 10, 20));
        CGPathRelease(path);
        return fits;
      }
    ]]
    assert.is_true(globals.divided())
    assert.is_true(globals.inverted())
    assert.equal(0.25, globals.red())
    assert.is_true(globals.outlined())
  end)
end)

describe("a table with pointer functions", function()
  it("compares by them, and returns them", function()
    local functions = objc.NSPointerFunctions:pointerFunctionsWithOptions_(
      objc.NSPointerFunctionsObjectPointerPersonality)
    functions:setIsEqualFunction_(function(a, b) return tostring(a):lower() == tostring(b):lower() end)
    local strong = objc.NSPointerFunctions:alloc():initWithOptions_(0)
    local map = objc.NSMapTable:alloc():initWithKeyPointerFunctions_valuePointerFunctions_capacity_(functions, strong, 0)
    map:setObject_forKey_("value", "Key")
    assert.equal("value", map:objectForKey_ "KEY")
    assert.is_nil(map:objectForKey_ "other")
    assert.equal(functions, map:keyPointerFunctions())
    local set = objc.NSHashTable:alloc():initWithPointerFunctions_capacity_(functions, 0)
    set:addObject_ "one"
    assert.is_true(set:containsObject_ "ONE")
  end)
end)

describe("a motion effect", function()
  it("is kept by the view that it is added to", function()
    local view = objc.UIView:new()
    local effect = objc.UIInterpolatingMotionEffect:alloc():initWithKeyPath_type_("center.x", 0)
    effect:setMaximumRelativeValue_(10)
    view:addMotionEffect_(effect)
    assert.same({effect}, view:motionEffects())
    assert.equal("center.x", effect:keyPath())
    view:removeMotionEffect_(effect)
    assert.same({}, view:motionEffects())
  end)
end)

describe("Foundation's headers", function()
  it("declare the version of the system, and name variables", function()
    imported [=[
      #import <UIKit/UIKit.h>
      int lowest(void) {
      #ifdef __IPHONE_OS_VERSION_MIN_REQUIRED
        return __IPHONE_OS_VERSION_MIN_REQUIRED;
      #else
        return 0;
      #endif
      }
      NSString *bound(void) {
        NSString *first = @"one", *second = @"two";
        NSDictionary *bindings = NSDictionaryOfVariableBindings(first, second);
        return [bindings[@"first"] stringByAppendingString:bindings[@"second"]];
      }
    ]=]
    assert.is_true(globals.lowest() >= 140000)
    assert.equal("onetwo", tostring(globals.bound()))
  end)

  it("declare tables that hold structures by pointers", function()
    imported [=[
      #import <Foundation/Foundation.h>
      typedef struct { int one, two; } Pair;
      static NSUInteger size(const void *item) { return sizeof(Pair); }
      int stored(void) {
        NSPointerFunctions *values = [NSPointerFunctions pointerFunctionsWithOptions:
          NSPointerFunctionsMallocMemory | NSPointerFunctionsStructPersonality | NSPointerFunctionsCopyIn];
        values.sizeFunction = size;
        NSPointerFunctions *keys = [NSPointerFunctions pointerFunctionsWithOptions:NSPointerFunctionsStrongMemory];
        NSMapTable *table = [[NSMapTable alloc] initWithKeyPointerFunctions:keys valuePointerFunctions:values capacity:0];
        Pair pair = {3, 4};
        [table setObject:(__bridge id)(void *)&pair forKey:@"pair"];
        Pair *found = (__bridge void *)[table objectForKey:@"pair"];
        return found->one * 10 + found->two;
      }
      int counted_parts(void) {
        CFMutableArrayRef array = CFArrayCreateMutable(NULL, 0, &kCFTypeArrayCallBacks);
        CFArrayAppendArray(array, (__bridge CFArrayRef)@[@"a", @"b", @"c", @"d"], CFRangeMake(1, 3));
        CFArrayRemoveValueAtIndex(array, 0);
        return (int)CFArrayGetCount(array) * 10
          + (int)CFArrayGetFirstIndexOfValue(array, CFRangeMake(0, 2), (__bridge const void *)@"d");
      }
      BOOL lacks(void) { return [NSBundle bundleWithPath:[[NSBundle mainBundle] pathForResource:@"none" ofType:@"lproj"]] == nil; }
      NSString *made(void) {
        CFStringRef string = CFStringCreateWithCString(NULL, "text", kCFStringEncodingUTF8);
        NSString *copy = [NSString stringWithString:(__bridge NSString *)string];
        CFRelease(string);
        return copy;
      }
    ]=]
    assert.equal(34, globals.stored())
    assert.is_true(globals.lacks())
    assert.equal(21, globals.counted_parts())
    assert.equal("text", tostring(globals.made()))
  end)

  it("declare missing frameworks, and allow categories that extend them", function()
    imported [=[
      #import <SafariServices/SafariServices.h>
      #import <mach-o/dyld.h>
      @interface SFSafariViewController (Sharing)
      - (void)share;
      @end
      @implementation SFSafariViewController (Sharing)
      - (void)share {}
      @end
      BOOL runsItself(void) { return _dyld_get_image_header(0)->filetype == MH_EXECUTE && _dyld_image_count() == 1; }
      id made(void) { return [SFSafariViewController new]; }
    ]=]
    assert.is_true(globals.runsItself())
    assert.error_matches(globals.made, "SFSafariViewController")
  end)

  it("allow a subclass to have a variable for a property that a category of the class declares", function()
    imported [=[
      #import <UIKit/UIKit.h>
      @interface Tinted : UIView
      @property (nonatomic, strong) UIColor *backgroundColor;
      @end
      @implementation Tinted
      - (UIColor *)kept { return _backgroundColor; }
      @end
      @interface Edited : UIViewController
      @property (nonatomic, getter=isEditing) BOOL editing;
      @property (nonatomic, strong) UITabBarController *tabBarController;
      @end
      @implementation Edited
      - (BOOL)keeps { return _editing && _tabBarController != nil; }
      @end
      BOOL keeps(void) {
        Edited *controller = [Edited new];
        controller.editing = YES;
        controller.tabBarController = [UITabBarController new];
        if (!controller.keeps) return NO;
        Tinted *view = [[Tinted alloc] initWithFrame:CGRectZero];
        view.backgroundColor = UIColor.redColor;
        return [view.kept isEqual:UIColor.redColor];
      }
    ]=]
    assert.is_true(globals.keeps())
  end)
end)

describe("functions of one name", function()
  it("are distinguished by their parameters", function()
    imported [=[
      #import <Foundation/Foundation.h>
      __attribute__((overloadable)) int sized(int number) { return 1; }
      __attribute__((overloadable)) int sized(NSString *text) { return 2; }
      __attribute__((overloadable)) int sized(int number, NSString *text) { return 3; }
    ]=]
    imported [=[
      #import <Foundation/Foundation.h>
      __attribute__((overloadable)) int sized(int number);
      __attribute__((overloadable)) int sized(NSString *text);
      __attribute__((overloadable)) int sized(int number, NSString *text);
      int all(void) { return sized(1) * 100 + sized(@"") * 10 + sized(1, @""); }
    ]=]
    assert.equal(123, globals.all())
  end)
end)

describe("functions and constants of accessibility", function()
  it("exist and do nothing", function()
    imported [=[
      #import <UIKit/UIKit.h>
      BOOL tell(UIView *view) {
        UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification, @"done");
        view.accessibilityTraits |= UIAccessibilityTraitButton | UIAccessibilityTraitSelected;
        return UIAccessibilityIsReduceMotionEnabled() || UIAccessibilityIsVoiceOverRunning();
      }
    ]=]
    local view = objc.UIView:new()
    assert.is_false(globals.tell(view))
    assert.equal(9, view:accessibilityTraits())
  end)
end)

describe("declarations that SDKs use", function()
  it("are in the headers", function()
    imported [=[
      #import <UIKit/UIKit.h>
      #import <AVFoundation/AVFoundation.h>
      #import <CoreTelephony/CTTelephonyNetworkInfo.h>
      #import <sys/sysctl.h>
      @interface Renewed : NSObject
      - (id)initAgain:(NSString *)name NS_REPLACES_RECEIVER;
      @end
      NSURLSessionTask *plain(AVAggregateAssetDownloadTask *task) { return task; }
      int frequency(void) { return HW_CPU_FREQ; }
      NSString *change(void) { return CTServiceRadioAccessTechnologyDidChangeNotification; }
    ]=]
    assert.equal(15, globals.frequency())
    assert.equal("CTServiceRadioAccessTechnologyDidChangeNotification", objc.unbox(globals.change()))
  end)
end)
