// The default behavior of the assertion handler.
#define HOOKHOST_ASSERTION(condition, text, ...) \
  do { \
    if (__builtin_expect(!(condition), 0)) { \
      [NSException raise:NSInternalInconsistencyException format:(text), ##__VA_ARGS__]; \
    } \
  } while (0)
#ifdef NS_BLOCK_ASSERTIONS
#define NSAssert(condition, text, ...) do { } while (0)
#define NSCAssert(condition, text, ...) do { } while (0)
#else
#define NSAssert(condition, text, ...) \
  HOOKHOST_ASSERTION(condition, text, ##__VA_ARGS__)
#define NSCAssert(condition, text, ...) \
  HOOKHOST_ASSERTION(condition, text, ##__VA_ARGS__)
#endif
#define NSAssert1(condition, text, one) NSAssert(condition, text, one)
#define NSAssert2(condition, text, one, two) NSAssert(condition, text, one, two)
#define NSAssert3(condition, text, one, two, three) \
  NSAssert(condition, text, one, two, three)
#define NSAssert4(condition, text, one, two, three, four) \
  NSAssert(condition, text, one, two, three, four)
#define NSAssert5(condition, text, one, two, three, four, five) \
  NSAssert(condition, text, one, two, three, four, five)
#define NSCAssert1(condition, text, one) NSCAssert(condition, text, one)
#define NSCAssert2(condition, text, one, two) NSCAssert(condition, text, one, two)
#define NSCAssert3(condition, text, one, two, three) \
  NSCAssert(condition, text, one, two, three)
#define NSParameterAssert(condition) \
  NSAssert((condition), @"Invalid parameter not satisfying: %@", @#condition)
#define NSCParameterAssert(condition) \
  NSCAssert((condition), @"Invalid parameter not satisfying: %@", @#condition)

@interface NSAssertionHandler : NSObject
@property (readonly, strong, class) NSAssertionHandler *currentHandler;
- (void)handleFailureInMethod:(SEL)selector object:(id)object file:(NSString *)file
                   lineNumber:(NSInteger)line description:(nullable NSString *)format, ...
  NS_FORMAT_FUNCTION(5, 6);
- (void)handleFailureInFunction:(NSString *)function file:(NSString *)file
                     lineNumber:(NSInteger)line description:(nullable NSString *)format, ...
  NS_FORMAT_FUNCTION(4, 5);
@end

@interface NSException : NSObject <NSCopying, NSSecureCoding>
@property (readonly, copy) NSExceptionName name;
@property (nullable, readonly, copy) NSDictionary *userInfo;
@property (readonly, copy) NSArray<NSNumber *> *callStackReturnAddresses;
+ (NSException *)exceptionWithName:(NSExceptionName)name reason:(nullable NSString *)reason userInfo:(nullable NSDictionary *)userInfo;
- (instancetype)initWithName:(NSExceptionName)name reason:(nullable NSString *)reason userInfo:(nullable NSDictionary *)userInfo;
- (void)raise NS_NORETURN;
+ (void)raise:(NSExceptionName)name format:(NSString *)format, ... NS_FORMAT_FUNCTION(2, 3);
+ (void)raise:(NSExceptionName)name format:(NSString *)format arguments:(va_list)arguments NS_FORMAT_FUNCTION(2, 0);
@end

@interface NSError : NSObject <NSCopying, NSSecureCoding>
@property (readonly, copy) NSErrorDomain domain;
@property (readonly, copy) NSDictionary<NSErrorUserInfoKey, id> *userInfo;
@property (nullable, readonly, copy) NSArray<NSString *> *localizedRecoveryOptions;
+ (instancetype)errorWithDomain:(NSErrorDomain)domain code:(NSInteger)code userInfo:(nullable NSDictionary<NSErrorUserInfoKey, id> *)userInfo;
- (instancetype)initWithDomain:(NSErrorDomain)domain code:(NSInteger)code userInfo:(nullable NSDictionary<NSErrorUserInfoKey, id> *)userInfo;
@end
