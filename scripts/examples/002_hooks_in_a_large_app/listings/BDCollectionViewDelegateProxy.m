// Plan 2, the listing: setDelegate: is hooked, and each delegate is wrapped in a proxy that tracks.
// The property is spelled bd_TrackerProxy throughout; the article's setter is setDd_TrackerProxy:.

#import <UIKit/UIKit.h>
#import "DelegateProxy.h"
#import "swizzleMethods.h"

/// 为 CollectionView delegate转发消息的proxy
@interface BDCollectionViewDelegateProxy : DelegateProxy <UICollectionViewDelegate>
@property (class, nonatomic, copy) void (^event)(NSString *text);
@end

static void (^trackEvent)(NSString *) = ^(NSString *text) {
    printf("track %s\n", text.UTF8String);
};

@implementation BDCollectionViewDelegateProxy

+ (void (^)(NSString *))event {
    return trackEvent;
}

+ (void)setEvent:(void (^)(NSString *))event {
    trackEvent = [event copy];
}

- (void)collectionView:(UICollectionView *)collectionView didSelectItemAtIndexPath:(NSIndexPath *)indexPath {
    //track event here
    trackEvent([NSString stringWithFormat:@"item %ld", (long)indexPath.item]);
    if ([self.target respondsToSelector:@selector(collectionView:didSelectItemAtIndexPath:)]) {
        [self.target collectionView:collectionView didSelectItemAtIndexPath:indexPath];

    }
}

- (BOOL)bd_isCollectionViewTrackerDecorator {
    return YES;
}

- (BOOL)respondsToSelector:(SEL)aSelector {
    if (aSelector == @selector(bd_isCollectionViewTrackerDecorator)) {
        return YES;
    }
    return [super respondsToSelector:aSelector];
}

@end

@interface UICollectionView (MyHook)
@property (nonatomic, strong) BDCollectionViewDelegateProxy *bd_TrackerProxy;
@end

@implementation UICollectionView (MyHook)

+ (void)load {
    static dispatch_once_t onceToken;
    dispatch_once(&onceToken, ^{
        swizzleMethods(self, @selector(setDelegate:), @selector(setMyDelegate:));
    });
}

- (void)setBd_TrackerProxy:(BDCollectionViewDelegateProxy *)object {
    objc_setAssociatedObject(self, @selector(bd_TrackerProxy), object, OBJC_ASSOCIATION_RETAIN_NONATOMIC);
}

- (BDCollectionViewDelegateProxy *)bd_TrackerProxy {
    BDCollectionViewDelegateProxy *bridge = objc_getAssociatedObject(self, @selector(bd_TrackerProxy));

    return bridge;
}

// Hook, setMyDelegate:和setDelegate:交换过了
- (void)setMyDelegate:(id)delegate {
    if (delegate == nil) {
        [self setMyDelegate:delegate];
        return;
    }

    // 不会释放，不重复设置
    if ([delegate respondsToSelector:@selector(bd_isCollectionViewTrackerDecorator)]) {
         [self setMyDelegate:delegate];
         return;
    }

    BDCollectionViewDelegateProxy *proxy = [[BDCollectionViewDelegateProxy alloc] initWithTarget:delegate];
    [self setMyDelegate:proxy];
    self.bd_TrackerProxy = proxy;

}

@end
