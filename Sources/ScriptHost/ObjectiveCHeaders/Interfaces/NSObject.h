typedef struct _NSZone NSZone;

@protocol NSObject
@property (readonly) NSUInteger hash;
@property (readonly) Class superclass;
@property (readonly, copy) NSString *description;
NS_ASSUME_NONNULL_END
- (BOOL)isEqual:(id)object;
NS_ASSUME_NONNULL_BEGIN
- (Class)class;
- (instancetype)self;
- (id)performSelector:(SEL)selector;
- (id)performSelector:(SEL)selector withObject:(nullable id)object;
- (id)performSelector:(SEL)selector withObject:(nullable id)one withObject:(nullable id)two;
- (BOOL)isProxy;
- (BOOL)isKindOfClass:(Class)cls;
- (BOOL)isMemberOfClass:(Class)cls;
- (BOOL)conformsToProtocol:(Protocol *)protocol;
- (BOOL)respondsToSelector:(SEL)selector;
- (instancetype)retain OBJC_ARC_UNAVAILABLE;
- (oneway void)release OBJC_ARC_UNAVAILABLE;
- (instancetype)autorelease OBJC_ARC_UNAVAILABLE;
- (NSUInteger)retainCount OBJC_ARC_UNAVAILABLE;
@optional
@property (readonly, copy) NSString *debugDescription;
@end

@interface NSObject <NSObject>
// A class may declare that its own `init` returns nil.
NS_ASSUME_NONNULL_END
- (instancetype)init;
NS_ASSUME_NONNULL_BEGIN
+ (instancetype)new;
+ (instancetype)allocWithZone:(nullable NSZone *)zone;
+ (instancetype)alloc;
- (id)copy;
- (id)mutableCopy;
+ (id)copyWithZone:(nullable NSZone *)zone;
+ (id)mutableCopyWithZone:(nullable NSZone *)zone;
+ (BOOL)instancesRespondToSelector:(SEL)selector;
+ (BOOL)conformsToProtocol:(Protocol *)protocol;
- (IMP)methodForSelector:(SEL)selector;
+ (IMP)methodForSelector:(SEL)selector;
+ (IMP)instanceMethodForSelector:(SEL)selector;
- (void)doesNotRecognizeSelector:(SEL)selector;
- (nullable id)forwardingTargetForSelector:(SEL)selector;
- (NSMethodSignature *)methodSignatureForSelector:(SEL)selector;
+ (NSMethodSignature *)instanceMethodSignatureForSelector:(SEL)selector;
+ (BOOL)isSubclassOfClass:(Class)cls;
+ (NSUInteger)hash;
+ (NSString *)debugDescription;
@end
