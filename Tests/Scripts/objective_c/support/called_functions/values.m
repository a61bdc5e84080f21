// Calls the functions of geometry, Foundation and time that the module `uikit` answers.
#import <UIKit/UIKit.h>
#import <mach/mach_time.h>
#import <time.h>
#define CHECK(condition) if (!(condition)) printf("line %d: %s\n", __LINE__, #condition)
#define SAME(text, expected) \
  do { NSString *t = (text); if (![t isEqual:(expected)]) printf("line %d: %s\n", __LINE__, t.UTF8String); } while (0)

static void callTransforms(void) {
  CGAffineTransform scale = CGAffineTransformMakeScale(2, 3), move = CGAffineTransformMakeTranslation(10, 20);
  CHECK(scale.a == 2 && scale.d == 3 && move.tx == 10 && move.ty == 20);
  CGAffineTransform quarter = CGAffineTransformMakeRotation(M_PI_2);
  CHECK(fabs(quarter.a) < 1e-9 && fabs(quarter.b - 1) < 1e-9);
  CGAffineTransform both = CGAffineTransformConcat(scale, move);
  CHECK(both.a == 2 && both.tx == 10 && both.ty == 20);
  CHECK(CGAffineTransformTranslate(scale, 10, 20).tx == 20);
  CHECK(CGAffineTransformScale(move, 2, 2).a == 2);
  CHECK(fabs(CGAffineTransformRotate(CGAffineTransformIdentity, M_PI).a + 1) < 1e-9);
  CHECK(CGAffineTransformInvert(scale).a == 0.5);
  CHECK(CGAffineTransformIsIdentity(CGAffineTransformIdentity) && !CGAffineTransformIsIdentity(scale));
  CGPoint point = CGPointApplyAffineTransform(CGPointMake(1, 1), both);
  CHECK(point.x == 12 && point.y == 23);
  SAME(NSStringFromCGAffineTransform(scale), @"[2, 0, 0, 3, 0, 0]");
  CHECK(CGAffineTransformFromString(@"[2, 0, 0, 3, 4, 5]").ty == 5);
  CATransform3D spin = CATransform3DMakeRotation(M_PI, 0, 0, 1), deep = CATransform3DMakeTranslation(1, 2, 3);
  CHECK(fabs(spin.m11 + 1) < 1e-9 && deep.m43 == 3);
  CHECK(CATransform3DConcat(CATransform3DMakeScale(2, 2, 2), deep).m33 == 2);
}

static void callTexts(void) {
  SAME(NSStringFromCGPoint(CGPointMake(1, 2.5)), @"{1, 2.5}");
  SAME(NSStringFromCGSize(CGSizeMake(1, 2)), @"{1, 2}");
  SAME(NSStringFromCGRect(CGRectMake(1, 2, 3, 4)), @"{{1, 2}, {3, 4}}");
  SAME(NSStringFromCGVector(CGVectorMake(1, 2)), @"{1, 2}");
  SAME(NSStringFromUIEdgeInsets(UIEdgeInsetsMake(1, 2, 3, 4)), @"{1, 2, 3, 4}");
  SAME(NSStringFromDirectionalEdgeInsets(NSDirectionalEdgeInsetsMake(1, 2, 3, 4)), @"{1, 2, 3, 4}");
  SAME(NSStringFromUIOffset(UIOffsetMake(1, 2)), @"{1, 2}");
  SAME(NSStringFromRange(NSMakeRange(1, 2)), @"{1, 2}");
  CHECK(CGPointFromString(@"{1, 2.5}").y == 2.5);
  CHECK(CGSizeFromString(@"{1, 2}").height == 2);
  CHECK(CGRectFromString(@"{{1, 2}, {3, 4}}").size.width == 3);
  CHECK(CGVectorFromString(@"{1, 2}").dy == 2);
  CHECK(UIEdgeInsetsFromString(@"{1, 2, 3, 4}").right == 4);
  CHECK(UIOffsetFromString(@"{1, 2}").vertical == 2);
  CHECK(NSRangeFromString(@"{1, 2}").length == 2);
  CHECK(CGRectFromString(@"nonsense").size.width == 0);
}

static void callAreas(void) {
  CGRect one = CGRectMake(0, 0, 10, 10), other = CGRectMake(5, 5, 10, 10);
  CHECK(CGRectUnion(one, other).size.width == 15);
  CHECK(CGRectContainsRect(one, CGRectMake(1, 1, 2, 2)) && !CGRectContainsRect(one, other));
  NSRange common = NSIntersectionRange(NSMakeRange(0, 5), NSMakeRange(3, 5));
  CHECK(common.location == 3 && common.length == 2);
  CHECK(NSUnionRange(NSMakeRange(0, 2), NSMakeRange(8, 2)).length == 10);
}

static void callFoundation(void) {
  SAME(NSStringFromClass([NSString class]), @"NSString");
  CHECK(NSStringFromClass(Nil) == nil);
  SAME(NSStringFromSelector(@selector(a:b:)), @"a:b:");
  SEL none = NULL;
  CHECK(NSStringFromSelector(none) == nil);
  CHECK([NSHomeDirectory() hasPrefix:@"/"] && NSTemporaryDirectory().length > 0);
  NSArray *folders = NSSearchPathForDirectoriesInDomains(NSDocumentDirectory, NSUserDomainMask, YES);
  CHECK([folders.firstObject hasSuffix:@"/Documents"] && folders.count == 1);
  SAME(NSLocalizedString(@"missing", @"a comment"), @"missing");
  SAME(NSLocalizedStringFromTable(@"missing", @"Table", nil), @"missing");
  CHECK(NSProtocolFromString(@"NSCopying") == @protocol(NSCopying) && NSProtocolFromString(@"None") == nil);
  CHECK(CFGetTypeID((__bridge CFTypeRef)@"text") == CFStringGetTypeID());
  SAME(NSStringFromProtocol(@protocol(NSCopying)), @"NSCopying");
  NSMapTable *table = [NSMapTable strongToStrongObjectsMapTable];
  NSMapInsert(table, @"key", @"value");
  void *key = NULL, *value = NULL;
  CHECK(NSMapMember(table, @"key", &key, &value) && [(__bridge NSString *)value isEqual:@"value"]);
}

static void callImages(void) {
  UIGraphicsBeginImageContextWithOptions(CGSizeMake(2, 2), NO, 1);
  UIImage *image = UIGraphicsGetImageFromCurrentImageContext();
  UIGraphicsEndImageContext();
  CHECK(UIImagePNGRepresentation(image).length > 8 && UIImageJPEGRepresentation(image, 0.5).length > 8);
}

static void callClocks(void) {
  CHECK(CACurrentMediaTime() >= 86400 && CFAbsoluteTimeGetCurrent() > 0);
  struct timespec now;
  CHECK(clock_gettime(CLOCK_MONOTONIC, &now) == 0 && now.tv_sec >= 86400);
  CHECK(clock_gettime_nsec_np(CLOCK_UPTIME_RAW) > 0 && mach_absolute_time() > 0 && clock() >= 0);
}

int main(void) {
  @autoreleasepool {
    callTransforms();
    callTexts();
    callAreas();
    callFoundation();
    callImages();
    callClocks();
  }
  return 0;
}
