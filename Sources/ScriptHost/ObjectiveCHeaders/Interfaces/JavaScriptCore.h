@protocol JSExport
@end

@interface JSVirtualMachine : NSObject
@end

@interface JSValue : NSObject
- (nullable id)toObject;
- (nullable NSString *)toString;
- (BOOL)toBool;
- (double)toDouble;
- (int32_t)toInt32;
- (nullable NSArray *)toArray;
- (nullable NSDictionary *)toDictionary;
- (nullable JSValue *)callWithArguments:(nullable NSArray *)arguments;
- (nullable JSValue *)invokeMethod:(nullable NSString *)method withArguments:(nullable NSArray *)arguments;
- (nullable JSValue *)objectForKeyedSubscript:(nullable id)key;
- (nullable JSValue *)objectAtIndexedSubscript:(NSUInteger)index;
- (void)setObject:(nullable id)object forKeyedSubscript:(nullable id)key;
- (void)setObject:(nullable id)object atIndexedSubscript:(NSUInteger)index;
@property (readonly) BOOL isUndefined, isNull, isBoolean, isNumber, isString, isObject;
@end

@interface JSContext : NSObject
+ (nullable JSContext *)currentContext;
- (nullable JSValue *)evaluateScript:(nullable NSString *)script;
@property (copy, nullable) void (^exceptionHandler)(JSContext *_Nullable context, JSValue *_Nullable exception);
- (nullable JSValue *)objectForKeyedSubscript:(nullable id)key;
- (void)setObject:(nullable id)object forKeyedSubscript:(nullable NSObject<NSCopying> *)key;
@end
