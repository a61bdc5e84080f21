@interface NSObject (NSKeyValueCoding)
@property (class, readonly) BOOL accessInstanceVariablesDirectly;
- (nullable id)valueForKey:(NSString *)key;
- (void)setValue:(nullable id)value forKey:(NSString *)key;
- (BOOL)validateValue:(inout id _Nullable *_Nonnull)value forKey:(NSString *)key error:(NSError *_Nullable *_Nullable)error;
- (BOOL)validateValue:(inout id _Nullable *_Nonnull)value forKeyPath:(NSString *)path error:(NSError *_Nullable *_Nullable)error;
- (NSMutableArray *)mutableArrayValueForKey:(NSString *)key;
- (NSMutableSet *)mutableSetValueForKey:(NSString *)key;
- (NSMutableOrderedSet *)mutableOrderedSetValueForKey:(NSString *)key;
- (nullable id)valueForKeyPath:(NSString *)path;
- (void)setValue:(nullable id)value forKeyPath:(NSString *)path;
- (NSMutableArray *)mutableArrayValueForKeyPath:(NSString *)path;
- (nullable id)valueForUndefinedKey:(NSString *)key;
- (void)setValue:(nullable id)value forUndefinedKey:(NSString *)key;
- (void)setNilValueForKey:(NSString *)key;
- (NSDictionary<NSString *, id> *)dictionaryWithValuesForKeys:(NSArray<NSString *> *)keys;
- (void)setValuesForKeysWithDictionary:(NSDictionary<NSString *, id> *)values;
@end

@interface NSObject (NSKeyValueObserving)
- (void)observeValueForKeyPath:(nullable NSString *)path ofObject:(nullable id)object change:(nullable NSDictionary<NSKeyValueChangeKey, id> *)change context:(nullable void *)context;
- (void)addObserver:(NSObject *)observer forKeyPath:(NSString *)path options:(NSKeyValueObservingOptions)options context:(nullable void *)context;
- (void)removeObserver:(NSObject *)observer forKeyPath:(NSString *)path context:(nullable void *)context;
- (void)removeObserver:(NSObject *)observer forKeyPath:(NSString *)path;
- (void)willChangeValueForKey:(NSString *)key;
- (void)didChangeValueForKey:(NSString *)key;
- (void)willChange:(NSKeyValueChange)kind valuesAtIndexes:(NSIndexSet *)indexes forKey:(NSString *)key;
- (void)didChange:(NSKeyValueChange)kind valuesAtIndexes:(NSIndexSet *)indexes forKey:(NSString *)key;
- (void)willChangeValueForKey:(NSString *)key withSetMutation:(NSKeyValueSetMutationKind)kind usingObjects:(NSSet *)objects;
- (void)didChangeValueForKey:(NSString *)key withSetMutation:(NSKeyValueSetMutationKind)kind usingObjects:(NSSet *)objects;
+ (NSSet<NSString *> *)keyPathsForValuesAffectingValueForKey:(NSString *)key;
+ (BOOL)automaticallyNotifiesObserversForKey:(NSString *)key;
@property (nullable) void *observationInfo;
@end

@interface NSObject (NSDelayedPerforming)
- (void)performSelector:(SEL)selector withObject:(nullable id)argument afterDelay:(NSTimeInterval)delay inModes:(NSArray<NSRunLoopMode> *)modes;
- (void)performSelector:(SEL)selector withObject:(nullable id)argument afterDelay:(NSTimeInterval)delay;
+ (void)cancelPreviousPerformRequestsWithTarget:(id)target selector:(SEL)selector object:(nullable id)argument;
+ (void)cancelPreviousPerformRequestsWithTarget:(id)target;
- (void)performSelectorOnMainThread:(SEL)selector withObject:(nullable id)argument waitUntilDone:(BOOL)waits;
- (void)performSelectorOnMainThread:(SEL)selector withObject:(nullable id)argument waitUntilDone:(BOOL)waits modes:(nullable NSArray<NSString *> *)modes;
- (void)performSelector:(SEL)selector onThread:(NSThread *)thread withObject:(nullable id)argument waitUntilDone:(BOOL)waits;
- (void)performSelectorInBackground:(SEL)selector withObject:(nullable id)argument;
@end

@interface NSObject (NSCoderMethods)
@property (class, readonly) NSInteger version;
+ (void)setVersion:(NSInteger)version;
@property (readonly) Class classForCoder;
- (nullable id)awakeAfterUsingCoder:(NSCoder *)coder;
- (nullable id)replacementObjectForCoder:(NSCoder *)coder;
@property (nullable, readonly) Class classForKeyedArchiver;
+ (BOOL)isAccessibilityElement;
@end

@interface NSProxy <NSObject>
+ (id)alloc;
+ (id)allocWithZone:(nullable NSZone *)zone;
- (void)forwardInvocation:(NSInvocation *)invocation;
- (nullable NSMethodSignature *)methodSignatureForSelector:(SEL)selector;
@property (readonly, copy) NSString *description;
@property (readonly, copy) NSString *debugDescription;
+ (BOOL)respondsToSelector:(SEL)selector;
@end

@interface NSMethodSignature : NSObject
+ (nullable NSMethodSignature *)signatureWithObjCTypes:(const char *)types;
@property (readonly) NSUInteger numberOfArguments;
- (const char *)getArgumentTypeAtIndex:(NSUInteger)index NS_RETURNS_INNER_POINTER;
@property (readonly) NSUInteger frameLength;
@property (readonly) const char *methodReturnType NS_RETURNS_INNER_POINTER;
@property (readonly) NSUInteger methodReturnLength;
@end

@interface NSInvocation : NSObject
+ (NSInvocation *)invocationWithMethodSignature:(NSMethodSignature *)signature;
@property (readonly, strong) NSMethodSignature *methodSignature;
@property (nullable, assign) id target;
@property SEL selector;
- (void)getReturnValue:(void *)value;
- (void)setReturnValue:(void *)value;
- (void)getArgument:(void *)argument atIndex:(NSInteger)index;
- (void)setArgument:(void *)argument atIndex:(NSInteger)index;
- (void)invokeWithTarget:(id)target;
- (void)invokeUsingIMP:(IMP)implementation;
@end

@interface NSNotification : NSObject <NSCopying, NSCoding>
@property (readonly, copy) NSNotificationName name;
@property (nullable, readonly, copy) NSDictionary *userInfo;
- (instancetype)initWithName:(NSNotificationName)name object:(nullable id)object userInfo:(nullable NSDictionary *)userInfo;
+ (instancetype)notificationWithName:(NSNotificationName)name object:(nullable id)object;
+ (instancetype)notificationWithName:(NSNotificationName)name object:(nullable id)object userInfo:(nullable NSDictionary *)userInfo;
@end

@interface NSNotificationCenter : NSObject
@property (class, readonly, strong) NSNotificationCenter *defaultCenter;
- (void)addObserver:(id)observer selector:(SEL)selector name:(nullable NSNotificationName)name object:(nullable id)object;
- (void)postNotificationName:(NSNotificationName)name object:(nullable id)object;
- (void)postNotificationName:(NSNotificationName)name object:(nullable id)object userInfo:(nullable NSDictionary *)userInfo;
- (void)removeObserver:(id)observer;
- (void)removeObserver:(id)observer name:(nullable NSNotificationName)name object:(nullable id)object;
- (id<NSObject>)addObserverForName:(nullable NSNotificationName)name object:(nullable id)object queue:(nullable NSOperationQueue *)queue usingBlock:(void (^)(NSNotification *notification))block;
@end

@interface NSPredicate : NSObject <NSSecureCoding, NSCopying>
+ (NSPredicate *)predicateWithFormat:(NSString *)format argumentArray:(nullable NSArray *)arguments;
+ (NSPredicate *)predicateWithFormat:(NSString *)format, ...;
+ (NSPredicate *)predicateWithFormat:(NSString *)format arguments:(va_list)arguments;
+ (NSPredicate *)predicateWithValue:(BOOL)value;
+ (NSPredicate *)predicateWithBlock:(BOOL (^)(id _Nullable object, NSDictionary<NSString *, id> *_Nullable bindings))block;
- (instancetype)predicateWithSubstitutionVariables:(NSDictionary<NSString *, id> *)variables;
- (BOOL)evaluateWithObject:(nullable id)object;
- (BOOL)evaluateWithObject:(nullable id)object substitutionVariables:(nullable NSDictionary<NSString *, id> *)variables;
@end

@interface NSSortDescriptor : NSObject <NSSecureCoding, NSCopying>
+ (instancetype)sortDescriptorWithKey:(nullable NSString *)key ascending:(BOOL)ascending;
+ (instancetype)sortDescriptorWithKey:(nullable NSString *)key ascending:(BOOL)ascending selector:(nullable SEL)selector;
+ (instancetype)sortDescriptorWithKey:(nullable NSString *)key ascending:(BOOL)ascending comparator:(NSComparator)comparator;
- (instancetype)initWithKey:(nullable NSString *)key ascending:(BOOL)ascending comparator:(NSComparator)comparator;
@property (readonly) NSComparator comparator;
@property (readonly, strong) id reversedSortDescriptor;
- (NSComparisonResult)compareObject:(id)one toObject:(id)other;
@end

@interface NSCoder : NSObject
- (void)encodeValueOfObjCType:(const char *)type at:(const void *)address;
- (void)decodeValueOfObjCType:(const char *)type at:(void *)address;
- (void)decodeValueOfObjCType:(const char *)type at:(void *)address size:(NSUInteger)size;
- (void)encodeArrayOfObjCType:(const char *)type count:(NSUInteger)count at:(const void *)array;
- (void)decodeArrayOfObjCType:(const char *)type count:(NSUInteger)count at:(void *)array;
- (void)encodeValuesOfObjCTypes:(const char *)types, ...;
- (void)decodeValuesOfObjCTypes:(const char *)types, ...;
- (void)encodeBytes:(nullable const void *)bytes length:(NSUInteger)length;
- (void)encodeBytes:(nullable const uint8_t *)bytes length:(NSUInteger)length forKey:(NSString *)key;
- (void)encodeObject:(nullable id)object forKey:(NSString *)key;
- (void)encodeConditionalObject:(nullable id)object forKey:(NSString *)key;
- (void)encodeBool:(BOOL)value forKey:(NSString *)key;
- (void)encodeInt:(int)value forKey:(NSString *)key;
- (void)encodeInteger:(NSInteger)value forKey:(NSString *)key;
- (void)encodeInt64:(int64_t)value forKey:(NSString *)key;
- (void)encodeFloat:(float)value forKey:(NSString *)key;
- (void)encodeDouble:(double)value forKey:(NSString *)key;
- (void)encodeBytes:(nullable const uint8_t *)bytes length:(NSUInteger)length forKey:(NSString *)key;
- (nullable id)decodeObjectOfClasses:(nullable NSSet<Class> *)classes forKey:(NSString *)key;
- (int)decodeIntForKey:(NSString *)key;
- (int64_t)decodeInt64ForKey:(NSString *)key;
- (float)decodeFloatForKey:(NSString *)key;
- (double)decodeDoubleForKey:(NSString *)key;
- (nullable id)decodeTopLevelObjectOfClasses:(nullable NSSet<Class> *)classes forKey:(NSString *)key error:(NSError *_Nullable *_Nullable)error;
@end

@interface NSKeyedArchiver : NSCoder
+ (NSData *)archivedDataWithRootObject:(id)object;
+ (nullable NSData *)archivedDataWithRootObject:(id)object requiringSecureCoding:(BOOL)secure error:(NSError *_Nullable *_Nullable)error;
+ (BOOL)archiveRootObject:(id)object toFile:(NSString *)path;
- (instancetype)initForWritingWithMutableData:(NSMutableData *)data;
@end

@interface NSKeyedUnarchiver : NSCoder
+ (nullable id)unarchiveObjectWithData:(NSData *)data;
+ (nullable id)unarchivedObjectOfClass:(Class)cls fromData:(NSData *)data error:(NSError *_Nullable *_Nullable)error;
+ (nullable id)unarchivedObjectOfClasses:(NSSet<Class> *)classes fromData:(NSData *)data error:(NSError *_Nullable *_Nullable)error;
+ (nullable NSArray *)unarchivedArrayOfObjectsOfClass:(Class)cls fromData:(NSData *)data error:(NSError *_Nullable *_Nullable)error;
+ (nullable NSArray *)unarchivedArrayOfObjectsOfClasses:(NSSet<Class> *)classes fromData:(NSData *)data error:(NSError *_Nullable *_Nullable)error;
+ (nullable NSDictionary *)unarchivedDictionaryWithKeysOfClass:(Class)keys objectsOfClass:(Class)values fromData:(NSData *)data error:(NSError *_Nullable *_Nullable)error;
+ (nullable NSDictionary *)unarchivedDictionaryWithKeysOfClasses:(NSSet<Class> *)keys objectsOfClasses:(NSSet<Class> *)values fromData:(NSData *)data error:(NSError *_Nullable *_Nullable)error;
+ (nullable id)unarchiveTopLevelObjectWithData:(NSData *)data error:(NSError *_Nullable *_Nullable)error;
- (nullable instancetype)initForReadingFromData:(NSData *)data error:(NSError *_Nullable *_Nullable)error;
- (instancetype)initForReadingWithData:(NSData *)data;
@end

@interface NSJSONSerialization : NSObject
+ (NSInteger)writeJSONObject:(id)object toStream:(NSOutputStream *)stream options:(NSUInteger)options error:(NSError *_Nullable *_Nullable)error;
+ (BOOL)isValidJSONObject:(id)object;
+ (nullable NSData *)dataWithJSONObject:(id)object options:(NSJSONWritingOptions)options error:(NSError *_Nullable *_Nullable)error;
+ (nullable id)JSONObjectWithData:(NSData *)data options:(NSJSONReadingOptions)options error:(NSError *_Nullable *_Nullable)error;
@end

@interface NSPropertyListSerialization : NSObject
+ (nullable id)propertyListWithStream:(NSInputStream *)stream options:(NSUInteger)options format:(nullable NSPropertyListFormat *)format error:(NSError *_Nullable *_Nullable)error;
+ (NSInteger)writePropertyList:(id)list toStream:(NSOutputStream *)stream format:(NSPropertyListFormat)format options:(NSUInteger)options error:(NSError *_Nullable *_Nullable)error;
+ (BOOL)propertyList:(id)list isValidForFormat:(NSPropertyListFormat)format;
+ (nullable NSData *)dataWithPropertyList:(id)list format:(NSPropertyListFormat)format options:(NSPropertyListWriteOptions)options error:(NSError *_Nullable *_Nullable)error;
+ (nullable NSData *)dataFromPropertyList:(id)list format:(NSPropertyListFormat)format errorDescription:(out NSString *_Nullable *_Nullable)error;
+ (nullable id)propertyListFromData:(NSData *)data mutabilityOption:(NSPropertyListMutabilityOptions)options format:(nullable NSPropertyListFormat *)format errorDescription:(out NSString *_Nullable *_Nullable)error;
+ (nullable id)propertyListWithData:(NSData *)data options:(NSPropertyListReadOptions)options format:(nullable NSPropertyListFormat *)format error:(NSError *_Nullable *_Nullable)error;
@end

@interface NSAutoreleasePool : NSObject
+ (void)addObject:(id)object OBJC_ARC_UNAVAILABLE;
- (void)addObject:(id)object OBJC_ARC_UNAVAILABLE;
- (void)drain OBJC_ARC_UNAVAILABLE;
@end

@interface NSValueTransformer : NSObject
+ (void)setValueTransformer:(nullable NSValueTransformer *)transformer forName:(NSString *)name;
+ (nullable NSValueTransformer *)valueTransformerForName:(NSString *)name;
+ (Class)transformedValueClass;
@end
