// The first pit, the customer's side: a bridge that sits between a web view and its delegate, and
// a hook of setDelegate: that keeps it there. forwardsBridge is the line that was missing.

#import <UIKit/UIKit.h>
#import "swizzleMethods.h"

@interface WebViewJavascriptBridge : NSObject <UIWebViewDelegate>
@property (class, nonatomic) BOOL forwardsBridge;
@property (class, nonatomic, copy) void (^log)(NSString *text);
@property (nonatomic, weak) id<UIWebViewDelegate> webViewDelegate;
+ (instancetype)bridgeForWebView:(UIWebView *)webView;
@end

static BOOL forwardsBridge = NO;
static void (^logText)(NSString *) = ^(NSString *text) {
    printf("%s\n", text.UTF8String);
};

@implementation WebViewJavascriptBridge

+ (BOOL)forwardsBridge {
    return forwardsBridge;
}

+ (void)setForwardsBridge:(BOOL)forwards {
    forwardsBridge = forwards;
}

+ (void (^)(NSString *))log {
    return logText;
}

+ (void)setLog:(void (^)(NSString *))log {
    logText = [log copy];
}

+ (instancetype)bridgeForWebView:(UIWebView *)webView {
    WebViewJavascriptBridge *bridge = [[self alloc] init];
    webView.delegate = bridge; // the first of the two calls
    return bridge;
}

- (BOOL)webView:(UIWebView *)webView shouldStartLoadWithRequest:(NSURLRequest *)request navigationType:(UIWebViewNavigationType)navigationType {
    logText(@"bridge");
    if (![self.webViewDelegate respondsToSelector:_cmd]) {
        return YES;
    }
    return [self.webViewDelegate webView:webView shouldStartLoadWithRequest:request navigationType:navigationType];
}

@end

@interface UIWebView (JSBridge)

@end

@implementation UIWebView (JSBridge)

- (void)setJsBridge:(id)object {
    objc_setAssociatedObject(self, @selector(jsBridge), object, OBJC_ASSOCIATION_RETAIN_NONATOMIC);
}

- (WebViewJavascriptBridge *)jsBridge {
    WebViewJavascriptBridge *bridge = objc_getAssociatedObject(self, @selector(jsBridge));
    return bridge;
}

+ (void)load {
    static dispatch_once_t onceToken;
    dispatch_once(&onceToken, ^{
        swizzleMethods(self, @selector(setDelegate:), @selector(setJSBridgeDelegate:));
        swizzleMethods(self, @selector(initWithFrame:), @selector(initJSWithFrame:));
    });

}

- (instancetype)initJSWithFrame:(CGRect)frame {
    self = [self initJSWithFrame:frame];
    if (self) {
        WebViewJavascriptBridge *bridge = [WebViewJavascriptBridge bridgeForWebView:self];
        [self setJsBridge:bridge];
    }
    return self;
}

/// webview.delegate = xxx 会被调用多次且传入的对象不一样
- (void)setJSBridgeDelegate:(id)delegate {
    WebViewJavascriptBridge *bridge = self.jsBridge;
    if (delegate == nil || bridge == nil) {
        [self setJSBridgeDelegate:delegate];
    } else if (bridge == delegate) {
        [self setJSBridgeDelegate:delegate];
    } else {
        /// 第一次进入这里传入 bridge
        /// 第二次进入这里传入一个delegate
        if (![delegate isKindOfClass:[WebViewJavascriptBridge class]]) {
            [bridge setWebViewDelegate:delegate];
            /// 下面这一行代码是客户缺少的
            /// fix with this
            if (forwardsBridge) {
                [self setJSBridgeDelegate:bridge];
            }
        } else {
            [self setJSBridgeDelegate:delegate];
        }
    }
}

@end
