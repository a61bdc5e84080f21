#import <UIKit/UIKit.h>
#import <objc/runtime.h>

// Sees what the app's delegate is sent: stands in front of it.
@interface DelegateProxy : NSProxy <UIApplicationDelegate>
+ (void)start;
@end

@implementation DelegateProxy {
  id<UIApplicationDelegate> _delegate;
}

+ (void)start {
  static DelegateProxy *proxy;
  proxy = [DelegateProxy alloc];
  proxy->_delegate = UIApplication.sharedApplication.delegate;
  UIApplication.sharedApplication.delegate = proxy;
}

- (BOOL)respondsToSelector:(SEL)selector {
  return [_delegate respondsToSelector:selector];
}

- (NSMethodSignature *)methodSignatureForSelector:(SEL)selector {
  return [(NSObject *)_delegate methodSignatureForSelector:selector];
}

- (void)forwardInvocation:(NSInvocation *)invocation {
  [invocation invokeWithTarget:_delegate];
}

@end
