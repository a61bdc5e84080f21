typedef NSInteger NSFormattingUnitStyle;
typedef NSInteger NSFormattingContext;
typedef NSInteger NSLengthFormatterUnit;
typedef NSInteger NSMassFormatterUnit;
typedef NSInteger NSEnergyFormatterUnit;
typedef NSUInteger NSMeasurementFormatterUnitOptions;
typedef NSUInteger NSByteCountFormatterUnits;
typedef NSInteger NSByteCountFormatterCountStyle;
typedef NSInteger NSDateComponentsFormatterUnitsStyle;
typedef NSUInteger NSDateComponentsFormatterZeroFormattingBehavior;
typedef NSUInteger NSDateIntervalFormatterStyle;
typedef NSInteger NSPersonNameComponentsFormatterStyle;
typedef NSUInteger NSPersonNameComponentsFormatterOptions;
typedef NSUInteger NSNumberFormatterBehavior;
typedef NSUInteger NSNumberFormatterPadPosition;
typedef NSUInteger NSDateFormatterBehavior;
typedef NSInteger NSTimeZoneNameStyle;
typedef NSString *NSValueTransformerName;
typedef NSUInteger NSPredicateOperatorType;
typedef NSUInteger NSComparisonPredicateModifier;
typedef NSUInteger NSComparisonPredicateOptions;
typedef NSUInteger NSCompoundPredicateType;

@protocol NSDecimalNumberBehaviors
- (NSRoundingMode)roundingMode;
- (short)scale;
- (nullable NSDecimalNumber *)exceptionDuringOperation:(SEL)operation error:(NSCalculationError)error leftOperand:(NSDecimalNumber *)left rightOperand:(nullable NSDecimalNumber *)right;
@end

@interface NSDecimalNumberHandler : NSObject <NSDecimalNumberBehaviors, NSCoding>
+ (instancetype)decimalNumberHandlerWithRoundingMode:(NSRoundingMode)mode scale:(short)scale raiseOnExactness:(BOOL)exact raiseOnOverflow:(BOOL)overflow raiseOnUnderflow:(BOOL)underflow raiseOnDivideByZero:(BOOL)divideByZero;
- (instancetype)initWithRoundingMode:(NSRoundingMode)mode scale:(short)scale raiseOnExactness:(BOOL)exact raiseOnOverflow:(BOOL)overflow raiseOnUnderflow:(BOOL)underflow raiseOnDivideByZero:(BOOL)divideByZero;
+ (NSDecimalNumberHandler *)defaultDecimalNumberHandler;
- (NSRoundingMode)roundingMode;
- (short)scale;
@end

@interface NSLengthFormatter : NSFormatter
- (NSString *)unitStringFromMeters:(double)number usedUnit:(nullable NSInteger *)unit;
@end

@interface NSMassFormatter : NSFormatter
- (NSString *)unitStringFromKilograms:(double)number usedUnit:(nullable NSInteger *)unit;
@end

@interface NSEnergyFormatter : NSFormatter
- (NSString *)unitStringFromJoules:(double)number usedUnit:(nullable NSInteger *)unit;
@end

@interface NSMeasurement<UnitType : NSUnit *> : NSObject <NSCopying, NSSecureCoding>
@property (readonly, copy) UnitType unit;
@property (readonly) double doubleValue;
- (instancetype)initWithDoubleValue:(double)value unit:(UnitType)unit;
- (NSMeasurement *)measurementByConvertingToUnit:(NSUnit *)unit;
- (NSMeasurement<UnitType> *)measurementByAddingMeasurement:(NSMeasurement<UnitType> *)measurement;
- (NSMeasurement<UnitType> *)measurementBySubtractingMeasurement:(NSMeasurement<UnitType> *)measurement;
@end

@interface NSArchiver : NSCoder
- (instancetype)initForWritingWithMutableData:(NSMutableData *)data;
@property (readonly, retain) NSMutableData *archiverData;
- (void)encodeRootObject:(id)object;
+ (NSData *)archivedDataWithRootObject:(id)object;
+ (BOOL)archiveRootObject:(id)object toFile:(NSString *)path;
@end

@interface NSUnarchiver : NSCoder
- (nullable instancetype)initForReadingWithData:(NSData *)data;
@property (getter=isAtEnd, readonly) BOOL atEnd;
+ (nullable id)unarchiveObjectWithData:(NSData *)data;
+ (nullable id)unarchiveObjectWithFile:(NSString *)path;
@end

@interface NSUndoManager : NSObject
- (void)registerUndoWithTarget:(id)target selector:(SEL)selector object:(nullable id)object;
- (void)registerUndoWithTarget:(id)target handler:(void (^)(id target))handler;
- (id)prepareWithInvocationTarget:(id)target;
@property (copy) NSArray<NSString *> *runLoopModes;
@end

@interface NSExpression : NSObject <NSCopying, NSSecureCoding>
+ (NSExpression *)expressionWithFormat:(NSString *)format, ...;
+ (NSExpression *)expressionWithFormat:(NSString *)format argumentArray:(NSArray *)arguments;
@end

@interface NSURL (Resources)
- (BOOL)checkResourceIsReachableAndReturnError:(NSError *_Nullable *_Nullable)error;
- (nullable NSDictionary<NSURLResourceKey, id> *)resourceValuesForKeys:(NSArray<NSURLResourceKey> *)keys error:(NSError *_Nullable *_Nullable)error;
- (BOOL)getResourceValue:(out id _Nullable *_Nonnull)value forKey:(NSURLResourceKey)key error:(out NSError *_Nullable *_Nullable)error;
@end
