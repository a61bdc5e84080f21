// Plan 1, the listing: whatever is set as the delegate has its class swizzled. As printed, the original
// setter gets nil; a script may have it get the delegate, and swizzle in another way.

#import <UIKit/UIKit.h>
#import "swizzleMethods.h"

@interface UICollectionView (MyHook)
@property (class, nonatomic) BOOL asPrinted;
@property (class, nonatomic, copy) void (^swizzleDelegate)(id delegate, SEL originalSel, id owner, SEL swizzledSel);
@end

static BOOL asPrinted = YES;

static void (^swizzleMethodsXXX)(id, SEL, id, SEL) = ^(id delegate, SEL originalSel, id owner, SEL swizzledSel) {
    Class cls = object_getClass(delegate);
    Method swizzled = class_getInstanceMethod(object_getClass(owner), swizzledSel);
    class_addMethod(cls, swizzledSel, method_getImplementation(swizzled), method_getTypeEncoding(swizzled));
    method_exchangeImplementations(class_getInstanceMethod(cls, originalSel), class_getInstanceMethod(cls, swizzledSel));
};

@implementation UICollectionView (MyHook)

+ (BOOL)asPrinted {
    return asPrinted;
}

+ (void)setAsPrinted:(BOOL)printed {
    asPrinted = printed;
}

+ (void (^)(id, SEL, id, SEL))swizzleDelegate {
    return swizzleMethodsXXX;
}

+ (void)setSwizzleDelegate:(void (^)(id, SEL, id, SEL))swizzle {
    swizzleMethodsXXX = [swizzle copy];
}

+ (void)load {
    static dispatch_once_t onceToken;
    dispatch_once(&onceToken, ^{
        swizzleMethods(self, @selector(setDelegate:), @selector(setMyDelegate:));
    });
}

// Hook, setMyDelegate:和setDelegate:交换过
- (void)setMyDelegate:(id)delegate {
    if (delegate != nil) {
        /// 常规Method Swizzle
        swizzleMethodsXXX(delegate, @selector(collectionView:didSelectItemAtIndexPath:), self, @selector(my_collectionView:didSelectItemAtIndexPath:));

    }

    [self setMyDelegate:asPrinted ? nil : delegate];
}

- (void)my_collectionView:(UICollectionView *)ccollectionView didSelectItemAtIndexPath:(NSIndexPath *)index {
  /// 一些Hook需要的逻辑
  printf("track\n");

  /// 这里调用Hook后的方法，其实现其实已经是原方法了。
  [self my_collectionView:ccollectionView didSelectItemAtIndexPath:index];
}

@end
