typedef struct _NSZone NSZone;

@protocol NSObject
// As in Apple's header, nothing here has a nullability, so that a class may declare its own: an `init`
// or a `methodSignatureForSelector:` that returns nil.
NS_ASSUME_NONNULL_END
@property (readonly) NSUInteger hash;
@property (readonly) Class superclass;
@property (readonly, copy) NSString *description;
- (BOOL)isEqual:(id)object;
- (Class)class;
- (instancetype)self;
- (id)performSelector:(SEL)selector;
- (id)performSelector:(SEL)selector withObject:(id)object;
- (id)performSelector:(SEL)selector withObject:(id)one withObject:(id)two;
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
NS_ASSUME_NONNULL_BEGIN
@end

@interface NSObject <NSObject> { Class isa OBJC_ISA_AVAILABILITY; }
NS_ASSUME_NONNULL_END
- (instancetype)init;
+ (instancetype)new;
+ (instancetype)allocWithZone:(NSZone *)zone;
+ (instancetype)alloc;
- (id)copy;
- (id)mutableCopy;
+ (id)copyWithZone:(NSZone *)zone;
+ (id)mutableCopyWithZone:(NSZone *)zone;
+ (BOOL)instancesRespondToSelector:(SEL)selector;
+ (BOOL)conformsToProtocol:(Protocol *)protocol;
- (IMP)methodForSelector:(SEL)selector;
+ (IMP)methodForSelector:(SEL)selector;
+ (IMP)instanceMethodForSelector:(SEL)selector;
- (void)doesNotRecognizeSelector:(SEL)selector;
- (id)forwardingTargetForSelector:(SEL)selector;
- (NSMethodSignature *)methodSignatureForSelector:(SEL)selector;
+ (NSMethodSignature *)instanceMethodSignatureForSelector:(SEL)selector;
+ (BOOL)isSubclassOfClass:(Class)cls;
+ (NSUInteger)hash;
+ (NSString *)debugDescription;
NS_ASSUME_NONNULL_BEGIN
@end
