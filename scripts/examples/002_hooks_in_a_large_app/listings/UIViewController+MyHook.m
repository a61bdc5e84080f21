// The preface: two methods of UIViewController are hooked, which note when a page comes and goes.

#import <UIKit/UIKit.h>
#import "swizzleMethods.h"

@interface UIViewController (MyHook)

@end

@implementation UIViewController (MyHook)

+ (void)load {
    static dispatch_once_t onceToken;
    dispatch_once(&onceToken, ^{
        /// 常规的 Method Swizzle封装
        swizzleMethods(self, @selector(viewDidAppear:), @selector(my_viewDidAppear:));
        /// 更多Hook
        swizzleMethods(self, @selector(viewDidDisappear:), @selector(my_viewDidDisappear:));
    });
}

- (void)my_viewDidAppear:(BOOL)animated {
    /// 一些Hook需要的逻辑
    objc_setAssociatedObject(self, @selector(my_viewDidAppear:), @(CACurrentMediaTime()), OBJC_ASSOCIATION_RETAIN_NONATOMIC);

    /// 这里调用Hook后的方法，其实现其实已经是原方法了。
    [self my_viewDidAppear: animated];
}

- (void)my_viewDidDisappear:(BOOL)animated {
    NSNumber *appeared = objc_getAssociatedObject(self, @selector(my_viewDidAppear:));
    printf("%s was on the screen for %.1f s\n", NSStringFromClass([self class]).UTF8String, CACurrentMediaTime() - appeared.doubleValue);
    [self my_viewDidDisappear: animated];
}

@end
