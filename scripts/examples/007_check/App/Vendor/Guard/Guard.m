#import <UIKit/UIKit.h>
#import <objc/runtime.h>

// Watches screens: replaces the method, and does not call the original.
@interface Guard : NSObject
+ (void)install;
@end

@implementation Guard

+ (void)install {
  Method method = class_getInstanceMethod([UIViewController class], @selector(viewDidAppear:));
  method_setImplementation(method, imp_implementationWithBlock(^(UIViewController *page, BOOL animated) {
    page.accessibilityLabel = @"guarded";
  }));
}

@end
