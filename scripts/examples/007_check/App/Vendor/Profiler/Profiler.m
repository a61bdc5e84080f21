#import "Profiler.h"
#import <UIKit/UIKit.h>
#import <objc/runtime.h>

// Measures screens: keeps the originals by name, and finds them by _cmd.
static NSMutableDictionary<NSString *, NSValue *> *originals;

static void profiledViewDidAppear(id self, SEL _cmd, BOOL animated) {
  void (*original)(id, SEL, BOOL) = [originals[NSStringFromSelector(_cmd)] pointerValue];
  if (original) original(self, _cmd, animated);
}

@implementation Profiler

+ (void)start {
  static dispatch_once_t once;
  dispatch_once(&once, ^{
    originals = [NSMutableDictionary dictionary];
    Method method = class_getInstanceMethod([UIViewController class], @selector(viewDidAppear:));
    IMP original = method_setImplementation(method, (IMP)profiledViewDidAppear);
    originals[@"viewDidAppear:"] = [NSValue valueWithPointer:(void *)original];
  });
}

@end
