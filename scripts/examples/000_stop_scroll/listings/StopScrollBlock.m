// The article's section "adding a callback", loaded after UIScrollView+Category.m.

#import <UIKit/UIKit.h>
#import <objc/runtime.h>

typedef void (^StopScrollBlock)(UIScrollView *scrollView);

@interface UIScrollView (StopScrollBlock)
@property(nonatomic, copy) StopScrollBlock stopScrollBlock;
@end

static const char p_stopScrollBlock = '\0';

@implementation UIScrollView (StopScrollBlock)

- (StopScrollBlock)stopScrollBlock {
    return objc_getAssociatedObject(self, &p_stopScrollBlock);
}

- (void)setStopScrollBlock:(StopScrollBlock)stopScrollBlock {
    objc_setAssociatedObject(self, &p_stopScrollBlock, stopScrollBlock, OBJC_ASSOCIATION_RETAIN_NONATOMIC);
}

- (void)stopScroll:(UIScrollView *)scrollView {
    if (self.stopScrollBlock) {
        self.stopScrollBlock(scrollView);
    }
}

@end
