// The first pit, MySDK's side: each delegate of a web view gets a proxy, and the last one is kept.
// As printed, the branch for nil does not return; returnsAfterNil says whether it does here.

#import <UIKit/UIKit.h>
#import "DelegateProxy.h"
#import "swizzleMethods.h"

@interface BDWebViewDelegateProxy : DelegateProxy <UIWebViewDelegate>
@property (class, nonatomic) BOOL returnsAfterNil;
@property (class, nonatomic, copy) void (^log)(NSString *text);
@end

static BOOL returnsAfterNil = YES;
static void (^logText)(NSString *) = ^(NSString *text) {
    printf("%s\n", text.UTF8String);
};

@implementation BDWebViewDelegateProxy

+ (BOOL)returnsAfterNil {
    return returnsAfterNil;
}

+ (void)setReturnsAfterNil:(BOOL)returns {
    returnsAfterNil = returns;
}

+ (void (^)(NSString *))log {
    return logText;
}

+ (void)setLog:(void (^)(NSString *))log {
    logText = [log copy];
}

- (BOOL)webView:(UIWebView *)webView shouldStartLoadWithRequest:(NSURLRequest *)request navigationType:(UIWebViewNavigationType)navigationType {
    logText(@"track");
    return [self.target webView:webView shouldStartLoadWithRequest:request navigationType:navigationType];
}

@end

@interface UIWebView (MyHook)
@property (nonatomic, strong) BDWebViewDelegateProxy *bd_TrackerDecorator;
@end

@implementation UIWebView (MyHook)

+ (void)load {
    static dispatch_once_t onceToken;
    dispatch_once(&onceToken, ^{
        swizzleMethods(self, @selector(setDelegate:), @selector(setWebViewDelegate:));
    });
}

- (void)setBd_TrackerDecorator:(BDWebViewDelegateProxy *)object {
    objc_setAssociatedObject(self, @selector(bd_TrackerDecorator), object, OBJC_ASSOCIATION_RETAIN_NONATOMIC);
}

- (BDWebViewDelegateProxy *)bd_TrackerDecorator {
    return objc_getAssociatedObject(self, @selector(bd_TrackerDecorator));
}

// Hook, setWebViewDelegate:和setDelegate:交换过
- (void)setWebViewDelegate:(id)delegate {
    if (delegate == nil) {
        [self setWebViewDelegate:delegate];
        if (returnsAfterNil) {
            return;
        }
    }
    BDWebViewDelegateProxy *proxy = [[BDWebViewDelegateProxy alloc] initWithTarget:delegate];
    self.bd_TrackerDecorator = proxy;
    [self setWebViewDelegate:proxy];
}

@end
