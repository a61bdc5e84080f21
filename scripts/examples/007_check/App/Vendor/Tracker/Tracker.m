#import <UIKit/UIKit.h>
#import <objc/runtime.h>

// Counts screens: adds the method if the class inherits it, else exchanges the two.
@implementation UIViewController (Tracker)

+ (void)startTracking {
  static dispatch_once_t once;
  dispatch_once(&once, ^{
    SEL selector = @selector(viewDidAppear:), alias = @selector(tracker_viewDidAppear:);
    Method original = class_getInstanceMethod(self, selector);
    Method hook = class_getInstanceMethod(self, alias);
    if (class_addMethod(self, selector, method_getImplementation(hook), method_getTypeEncoding(hook))) {
      class_replaceMethod(self, alias, method_getImplementation(original), method_getTypeEncoding(original));
    } else {
      method_exchangeImplementations(original, hook);
    }
  });
}

- (void)tracker_viewDidAppear:(BOOL)animated {
  [self tracker_viewDidAppear:animated];
}

@end
