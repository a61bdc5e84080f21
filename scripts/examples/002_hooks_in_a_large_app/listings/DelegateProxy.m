// Plan 2: the forwarding that the article leaves out of DelegateProxy.

#import "DelegateProxy.h"

@implementation DelegateProxy

- (instancetype)initWithTarget:(id)target {
    _target = target;
    return self;
}

- (NSMethodSignature *)methodSignatureForSelector:(SEL)aSelector {
    // A deallocated target responds to nothing.
    return [self.target methodSignatureForSelector:aSelector] ?: [NSObject instanceMethodSignatureForSelector:@selector(init)];
}

- (void)forwardInvocation:(NSInvocation *)anInvocation {
    if (self.target) {
        [anInvocation invokeWithTarget:self.target];
    }
}

- (BOOL)respondsToSelector:(SEL)aSelector {
    return [self.target respondsToSelector:aSelector];
}

@end
