FOUNDATION_EXPORT NSString *const NSCurrentLocaleDidChangeNotification;
FOUNDATION_EXPORT NSNotificationName const NSSystemClockDidChangeNotification;
FOUNDATION_EXPORT NSCalendarIdentifier const NSCalendarIdentifierGregorian;
FOUNDATION_EXPORT NSCalendarIdentifier const NSCalendarIdentifierISO8601;
FOUNDATION_EXPORT NSLocaleKey const NSLocaleLanguageCode;
FOUNDATION_EXPORT NSLocaleKey const NSLocaleCountryCode;
FOUNDATION_EXPORT NSLocaleKey const NSLocaleIdentifier;
FOUNDATION_EXPORT NSString *const NSGregorianCalendar;
typedef NS_OPTIONS(NSUInteger, NSCalendarUnit) {
  NSCalendarUnitEra = 2, NSCalendarUnitYear = 4, NSCalendarUnitMonth = 8, NSCalendarUnitDay = 16,
  NSCalendarUnitHour = 32, NSCalendarUnitMinute = 64, NSCalendarUnitSecond = 128,
  NSCalendarUnitWeekday = 512, NSCalendarUnitWeekdayOrdinal = 1024, NSCalendarUnitQuarter = 2048,
  NSCalendarUnitWeekOfMonth = 4096, NSCalendarUnitWeekOfYear = 8192,
  NSCalendarUnitYearForWeekOfYear = 16384, NSCalendarUnitNanosecond = 32768,
  NSCalendarUnitCalendar = 1 << 20, NSCalendarUnitTimeZone = 1 << 21, NSEraCalendarUnit = 2,
  NSYearCalendarUnit = 4, NSMonthCalendarUnit = 8, NSDayCalendarUnit = 16, NSHourCalendarUnit = 32,
  NSMinuteCalendarUnit = 64, NSSecondCalendarUnit = 128, NSWeekCalendarUnit = 256,
  NSWeekdayCalendarUnit = 512, NSWeekdayOrdinalCalendarUnit = 1024, NSQuarterCalendarUnit = 2048,
  NSWeekOfMonthCalendarUnit = 4096, NSWeekOfYearCalendarUnit = 8192,
  NSYearForWeekOfYearCalendarUnit = 16384, NSCalendarCalendarUnit = 1048576,
  NSTimeZoneCalendarUnit = 2097152, NSCalendarUnitDayOfYear = 1 << 16
};
typedef NS_OPTIONS(NSUInteger, NSCalendarOptions) {
  NSCalendarWrapComponents = 1, NSCalendarMatchStrictly = 2, NSCalendarSearchBackwards = 4,
  NSCalendarMatchPreviousTimePreservingSmallerUnits = 256,
  NSCalendarMatchNextTimePreservingSmallerUnits = 512, NSCalendarMatchNextTime = 1024,
  NSCalendarMatchFirst = 4096, NSCalendarMatchLast = 8192
};
typedef NS_ENUM(NSUInteger, NSDateFormatterStyle) {
  NSDateFormatterNoStyle, NSDateFormatterShortStyle, NSDateFormatterMediumStyle,
  NSDateFormatterLongStyle, NSDateFormatterFullStyle
};
typedef NS_ENUM(NSUInteger, NSNumberFormatterStyle) {
  NSNumberFormatterNoStyle, NSNumberFormatterDecimalStyle, NSNumberFormatterCurrencyStyle,
  NSNumberFormatterPercentStyle, NSNumberFormatterScientificStyle, NSNumberFormatterSpellOutStyle,
  NSNumberFormatterOrdinalStyle = 6, NSNumberFormatterCurrencyISOCodeStyle = 8,
  NSNumberFormatterCurrencyPluralStyle = 9, NSNumberFormatterCurrencyAccountingStyle = 10
};
typedef NS_ENUM(NSUInteger, NSNumberFormatterRoundingMode) {
  NSNumberFormatterRoundCeiling, NSNumberFormatterRoundFloor, NSNumberFormatterRoundDown,
  NSNumberFormatterRoundUp, NSNumberFormatterRoundHalfEven, NSNumberFormatterRoundHalfDown,
  NSNumberFormatterRoundHalfUp
};
typedef NS_ENUM(NSUInteger, NSRoundingMode) {
  NSRoundPlain, NSRoundDown, NSRoundUp, NSRoundBankers
};

@protocol NSSecureCoding <NSCoding>
@property (class, readonly) BOOL supportsSecureCoding;
@end

@protocol NSCoding
- (void)encodeWithCoder:(NSCoder *)coder;
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end

@interface NSValue : NSObject <NSCopying, NSSecureCoding>
- (void)getValue:(void *)value size:(NSUInteger)size;
- (void)getValue:(void *)value;
@property (readonly) const char *objCType NS_RETURNS_INNER_POINTER;
- (instancetype)initWithBytes:(const void *)value objCType:(const char *)type;
+ (NSValue *)valueWithBytes:(const void *)value objCType:(const char *)type;
+ (NSValue *)value:(const void *)value withObjCType:(const char *)type;
+ (NSValue *)valueWithNonretainedObject:(nullable id)object;
+ (NSValue *)valueWithPointer:(nullable const void *)pointer;
+ (NSValue *)valueWithRange:(NSRange)range;
@property (nullable, readonly) void *pointerValue;
- (BOOL)isEqualToValue:(NSValue *)other;
@end

@interface NSNumber : NSValue
- (NSNumber *)initWithChar:(char)value;
- (NSNumber *)initWithInt:(int)value;
- (NSNumber *)initWithFloat:(float)value;
- (NSNumber *)initWithDouble:(double)value;
- (NSNumber *)initWithBool:(BOOL)value;
- (NSNumber *)initWithInteger:(NSInteger)value;
- (NSNumber *)initWithUnsignedInteger:(NSUInteger)value;
- (NSNumber *)initWithLong:(long)value;
- (NSNumber *)initWithUnsignedLong:(unsigned long)value;
- (NSNumber *)initWithLongLong:(long long)value;
- (NSNumber *)initWithUnsignedLongLong:(unsigned long long)value;
+ (NSNumber *)numberWithChar:(char)value;
+ (NSNumber *)numberWithUnsignedChar:(unsigned char)value;
+ (NSNumber *)numberWithShort:(short)value;
+ (NSNumber *)numberWithUnsignedShort:(unsigned short)value;
+ (NSNumber *)numberWithInt:(int)value;
+ (NSNumber *)numberWithUnsignedInt:(unsigned int)value;
+ (NSNumber *)numberWithLong:(long)value;
+ (NSNumber *)numberWithUnsignedLong:(unsigned long)value;
+ (NSNumber *)numberWithLongLong:(long long)value;
+ (NSNumber *)numberWithUnsignedLongLong:(unsigned long long)value;
+ (NSNumber *)numberWithFloat:(float)value;
+ (NSNumber *)numberWithDouble:(double)value;
+ (NSNumber *)numberWithBool:(BOOL)value;
+ (NSNumber *)numberWithInteger:(NSInteger)value;
+ (NSNumber *)numberWithUnsignedInteger:(NSUInteger)value;
@property (readonly) char charValue;
@property (readonly) unsigned char unsignedCharValue;
@property (readonly) short shortValue;
@property (readonly) unsigned short unsignedShortValue;
@property (readonly) int intValue;
@property (readonly) unsigned int unsignedIntValue;
@property (readonly) long longValue;
@property (readonly) unsigned long unsignedLongValue;
@property (readonly) long long longLongValue;
@property (readonly) unsigned long long unsignedLongLongValue;
@property (readonly) float floatValue;
@property (readonly) double doubleValue;
@property (readonly) NSUInteger unsignedIntegerValue;
@property (readonly) NSDecimal decimalValue;
- (NSComparisonResult)compare:(NSNumber *)other;
- (BOOL)isEqualToNumber:(NSNumber *)other;
@end

@interface NSDecimalNumber : NSNumber
+ (NSDecimalNumber *)decimalNumberWithString:(nullable NSString *)text;
+ (NSDecimalNumber *)decimalNumberWithDecimal:(NSDecimal)decimal;
- (instancetype)initWithDecimal:(NSDecimal)decimal;
+ (NSDecimalNumber *)decimalNumberWithMantissa:(unsigned long long)mantissa exponent:(short)exponent isNegative:(BOOL)isNegative;
- (instancetype)initWithMantissa:(unsigned long long)mantissa exponent:(short)exponent isNegative:(BOOL)isNegative;
@property (class, readonly, copy) NSDecimalNumber *zero;
@property (class, readonly, copy) NSDecimalNumber *one;
@property (class, readonly, copy) NSDecimalNumber *notANumber;
- (NSDecimalNumber *)decimalNumberByAdding:(NSDecimalNumber *)other;
- (NSDecimalNumber *)decimalNumberBySubtracting:(NSDecimalNumber *)other;
- (NSDecimalNumber *)decimalNumberByMultiplyingBy:(NSDecimalNumber *)other;
- (NSDecimalNumber *)decimalNumberByDividingBy:(NSDecimalNumber *)other;
@end

@interface NSNull : NSObject <NSCopying, NSSecureCoding>
+ (NSNull *)null;
@end

@interface NSUUID : NSObject <NSCopying, NSSecureCoding>
+ (instancetype)UUID;
- (instancetype)init;
- (nullable instancetype)initWithUUIDString:(NSString *)text;
@end

@interface NSData : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property (readonly) NSUInteger length;
@property (readonly) const void *bytes NS_RETURNS_INNER_POINTER;
- (void)getBytes:(void *)buffer length:(NSUInteger)length;
- (void)getBytes:(void *)buffer range:(NSRange)range;
- (void)getBytes:(void *)buffer;
- (BOOL)isEqualToData:(NSData *)other;
- (NSRange)rangeOfData:(NSData *)data options:(NSDataSearchOptions)options range:(NSRange)range;
- (void)enumerateByteRangesUsingBlock:(void (NS_NOESCAPE ^)(const void *bytes, NSRange range, BOOL *stop))block;
- (BOOL)writeToFile:(NSString *)path atomically:(BOOL)atomically;
- (BOOL)writeToURL:(NSURL *)location atomically:(BOOL)atomically;
- (BOOL)writeToFile:(NSString *)path options:(NSDataWritingOptions)options error:(NSError *_Nullable *_Nullable)error;
- (BOOL)writeToURL:(NSURL *)location options:(NSDataWritingOptions)options error:(NSError *_Nullable *_Nullable)error;
+ (instancetype)data;
+ (instancetype)dataWithBytes:(nullable const void *)bytes length:(NSUInteger)length;
+ (instancetype)dataWithBytesNoCopy:(void *)bytes length:(NSUInteger)length;
+ (instancetype)dataWithBytesNoCopy:(void *)bytes length:(NSUInteger)length freeWhenDone:(BOOL)frees;
+ (nullable instancetype)dataWithContentsOfFile:(NSString *)path;
+ (nullable instancetype)dataWithContentsOfURL:(NSURL *)location;
+ (nullable instancetype)dataWithContentsOfFile:(NSString *)path options:(NSDataReadingOptions)options error:(NSError *_Nullable *_Nullable)error;
+ (nullable instancetype)dataWithContentsOfURL:(NSURL *)location options:(NSDataReadingOptions)options error:(NSError *_Nullable *_Nullable)error;
+ (instancetype)dataWithData:(NSData *)other;
- (instancetype)initWithBytes:(nullable const void *)bytes length:(NSUInteger)length;
- (instancetype)initWithBytesNoCopy:(void *)bytes length:(NSUInteger)length;
- (instancetype)initWithBytesNoCopy:(void *)bytes length:(NSUInteger)length freeWhenDone:(BOOL)frees;
- (nullable instancetype)initWithContentsOfFile:(NSString *)path;
- (nullable instancetype)initWithContentsOfURL:(NSURL *)location;
- (nullable instancetype)initWithContentsOfFile:(NSString *)path options:(NSDataReadingOptions)options error:(NSError *_Nullable *_Nullable)error;
- (nullable instancetype)initWithContentsOfURL:(NSURL *)location options:(NSDataReadingOptions)options error:(NSError *_Nullable *_Nullable)error;
- (instancetype)initWithData:(NSData *)other;
- (nullable instancetype)initWithBase64EncodedString:(NSString *)text options:(NSDataBase64DecodingOptions)options;
- (nullable instancetype)initWithBase64EncodedData:(NSData *)data options:(NSDataBase64DecodingOptions)options;
- (NSString *)base64EncodedStringWithOptions:(NSDataBase64EncodingOptions)options;
- (NSData *)base64EncodedDataWithOptions:(NSDataBase64EncodingOptions)options;
@end

@interface NSMutableData : NSData
@property (readonly) void *mutableBytes NS_RETURNS_INNER_POINTER;
@property NSUInteger length;
- (void)appendBytes:(const void *)bytes length:(NSUInteger)length;
- (void)appendData:(NSData *)other;
- (void)increaseLengthBy:(NSUInteger)amount;
- (void)replaceBytesInRange:(NSRange)range withBytes:(const void *)bytes;
- (void)replaceBytesInRange:(NSRange)range withBytes:(nullable const void *)bytes length:(NSUInteger)length;
- (void)setData:(NSData *)data;
+ (nullable instancetype)dataWithCapacity:(NSUInteger)capacity;
+ (nullable instancetype)dataWithLength:(NSUInteger)length;
- (instancetype)initWithCapacity:(NSUInteger)capacity;
- (instancetype)initWithLength:(NSUInteger)length;
@end

@interface NSDate : NSObject <NSCopying, NSSecureCoding>
@property (readonly) NSTimeInterval timeIntervalSinceReferenceDate;
@property (class, readonly) NSTimeInterval timeIntervalSinceReferenceDate;
@property (readonly) NSTimeInterval timeIntervalSinceNow;
@property (readonly) NSTimeInterval timeIntervalSince1970;
- (instancetype)init;
- (instancetype)initWithTimeIntervalSinceReferenceDate:(NSTimeInterval)seconds;
- (instancetype)initWithTimeIntervalSinceNow:(NSTimeInterval)seconds;
- (instancetype)initWithTimeIntervalSince1970:(NSTimeInterval)seconds;
- (instancetype)initWithTimeInterval:(NSTimeInterval)seconds sinceDate:(NSDate *)date;
+ (instancetype)dateWithTimeIntervalSinceNow:(NSTimeInterval)seconds;
+ (instancetype)dateWithTimeIntervalSinceReferenceDate:(NSTimeInterval)seconds;
+ (instancetype)dateWithTimeIntervalSince1970:(NSTimeInterval)seconds;
+ (instancetype)dateWithTimeInterval:(NSTimeInterval)seconds sinceDate:(NSDate *)date;
@property (class, readonly, copy) NSDate *distantFuture;
@property (class, readonly, copy) NSDate *distantPast;
@property (class, readonly, copy) NSDate *now;
- (NSTimeInterval)timeIntervalSinceDate:(NSDate *)other;
- (instancetype)dateByAddingTimeInterval:(NSTimeInterval)seconds;
- (NSDate *)earlierDate:(NSDate *)other;
- (NSDate *)laterDate:(NSDate *)other;
- (NSComparisonResult)compare:(NSDate *)other;
- (BOOL)isEqualToDate:(NSDate *)other;
@end

@interface NSDateComponents : NSObject <NSCopying, NSSecureCoding>
@property (nullable, copy) NSCalendar *calendar;
@property (nullable, copy) NSTimeZone *timeZone;
@property (nullable, readonly, copy) NSDate *date;
@end

@interface NSCalendar : NSObject <NSCopying, NSSecureCoding>
@property (class, readonly, copy) NSCalendar *currentCalendar;
@property (class, readonly, strong) NSCalendar *autoupdatingCurrentCalendar;
+ (nullable NSCalendar *)calendarWithIdentifier:(NSCalendarIdentifier)identifier;
- (nullable id)initWithCalendarIdentifier:(NSCalendarIdentifier)identifier;
@property (readonly, copy) NSCalendarIdentifier calendarIdentifier;
@property (copy) NSTimeZone *timeZone;
@property NSUInteger firstWeekday;
- (BOOL)rangeOfUnit:(NSCalendarUnit)unit startDate:(NSDate *_Nullable *_Nullable)start interval:(nullable double *)interval forDate:(NSDate *)date;
- (void)getEra:(out NSInteger *)era year:(out NSInteger *)year month:(out NSInteger *)month day:(out NSInteger *)day fromDate:(NSDate *)date;
- (void)getEra:(out NSInteger *)era yearForWeekOfYear:(out NSInteger *)year weekOfYear:(out NSInteger *)week weekday:(out NSInteger *)weekday fromDate:(NSDate *)date;
- (void)getHour:(out NSInteger *)hour minute:(out NSInteger *)minute second:(out NSInteger *)second nanosecond:(out NSInteger *)nanosecond fromDate:(NSDate *)date;
- (NSRange)rangeOfUnit:(NSCalendarUnit)smaller inUnit:(NSCalendarUnit)larger forDate:(NSDate *)date;
- (nullable NSDate *)dateFromComponents:(NSDateComponents *)components;
- (NSDateComponents *)components:(NSCalendarUnit)units fromDate:(NSDate *)date;
- (nullable NSDate *)dateByAddingComponents:(NSDateComponents *)components toDate:(NSDate *)date options:(NSCalendarOptions)options;
- (NSDateComponents *)components:(NSCalendarUnit)units fromDate:(NSDate *)start toDate:(NSDate *)end options:(NSCalendarOptions)options;
- (NSInteger)component:(NSCalendarUnit)unit fromDate:(NSDate *)date;
- (nullable NSDate *)dateByAddingUnit:(NSCalendarUnit)unit value:(NSInteger)value toDate:(NSDate *)date options:(NSCalendarOptions)options;
@end

@interface NSTimeZone : NSObject <NSCopying, NSSecureCoding>
@property (class, readonly, copy) NSTimeZone *systemTimeZone;
@property (class, copy) NSTimeZone *defaultTimeZone;
@property (class, readonly, copy) NSTimeZone *localTimeZone;
+ (nullable instancetype)timeZoneWithName:(NSString *)name;
+ (instancetype)timeZoneForSecondsFromGMT:(NSInteger)seconds;
+ (nullable instancetype)timeZoneWithAbbreviation:(NSString *)abbreviation;
@end

@interface NSLocale : NSObject <NSCopying, NSSecureCoding>
@property (class, readonly, copy) NSLocale *currentLocale;
@property (class, readonly, copy) NSLocale *systemLocale;
@property (class, readonly, strong) NSLocale *autoupdatingCurrentLocale;
@property (class, readonly, copy) NSArray<NSString *> *preferredLanguages;
@property (readonly, copy) NSString *languageCode;
- (nullable id)objectForKey:(NSLocaleKey)key;
- (nullable NSString *)displayNameForKey:(NSLocaleKey)key value:(id)value;
@end

@interface NSFormatter : NSObject <NSCopying, NSCoding>
- (BOOL)getObjectValue:(out id _Nullable *_Nullable)object forString:(NSString *)text errorDescription:(out NSString *_Nullable *_Nullable)error;
@end

@interface NSDateFormatter : NSFormatter
- (BOOL)getObjectValue:(out id _Nullable *_Nullable)object forString:(NSString *)text range:(inout nullable NSRange *)range error:(out NSError *_Nullable *_Nullable)error;
@property (null_resettable, copy) NSString *dateFormat;
@property NSDateFormatterStyle dateStyle;
@property NSDateFormatterStyle timeStyle;
@property (null_resettable, copy) NSLocale *locale;
@property (null_resettable, copy) NSTimeZone *timeZone;
@property (null_resettable, copy) NSCalendar *calendar;
- (NSString *)stringFromDate:(NSDate *)date;
- (nullable NSDate *)dateFromString:(NSString *)text;
+ (NSString *)localizedStringFromDate:(NSDate *)date dateStyle:(NSDateFormatterStyle)dateStyle timeStyle:(NSDateFormatterStyle)timeStyle;
@end

@interface NSNumberFormatter : NSFormatter
- (BOOL)getObjectValue:(out id _Nullable *_Nullable)object forString:(NSString *)text range:(inout nullable NSRange *)range error:(out NSError *_Nullable *_Nullable)error;
@property NSNumberFormatterStyle numberStyle;
@property (null_resettable, copy) NSLocale *locale;
@property (null_resettable, copy) NSString *positiveFormat;
@property (null_resettable, copy) NSString *groupingSeparator;
@property (null_resettable, copy) NSString *decimalSeparator;
@property NSUInteger minimumFractionDigits;
@property NSUInteger maximumFractionDigits;
@property NSUInteger minimumIntegerDigits;
@property NSUInteger maximumIntegerDigits;
@property NSUInteger maximumSignificantDigits;
@property NSUInteger minimumSignificantDigits;
@property NSNumberFormatterRoundingMode roundingMode;
- (nullable NSString *)stringFromNumber:(NSNumber *)number;
- (nullable NSNumber *)numberFromString:(NSString *)text;
+ (NSString *)localizedStringFromNumber:(NSNumber *)number numberStyle:(NSNumberFormatterStyle)style;
@end

@interface NSURL : NSObject <NSCopying, NSSecureCoding>
@property (readonly) const char *fileSystemRepresentation NS_RETURNS_INNER_POINTER;
- (nullable instancetype)initWithString:(NSString *)text;
- (nullable instancetype)initWithString:(NSString *)text relativeToURL:(nullable NSURL *)base;
+ (nullable instancetype)URLWithString:(NSString *)text;
+ (nullable instancetype)URLWithString:(NSString *)text relativeToURL:(nullable NSURL *)base;
- (instancetype)initFileURLWithPath:(NSString *)path;
- (instancetype)initFileURLWithPath:(NSString *)path isDirectory:(BOOL)isDirectory;
+ (NSURL *)fileURLWithPath:(NSString *)path;
+ (NSURL *)fileURLWithPath:(NSString *)path isDirectory:(BOOL)isDirectory;
@property (nullable, readonly, copy) NSString *absoluteString;
@property (nullable, readonly, copy) NSURL *baseURL;
@property (nullable, readonly, copy) NSString *resourceSpecifier;
@property (nullable, readonly, copy) NSNumber *port;
@property (nullable, readonly, copy) NSString *password;
@property (nullable, readonly, copy) NSString *relativePath;
@property (nullable, readonly, copy) NSArray<NSString *> *pathComponents;
@property (getter=isFileURL, readonly) BOOL fileURL;
@property (nullable, readonly, copy) NSURL *standardizedURL;
@property (nullable, readonly, copy) NSURL *URLByDeletingLastPathComponent;
@property (nullable, readonly, copy) NSURL *URLByDeletingPathExtension;
- (BOOL)checkResourceIsReachableAndReturnError:(NSError *_Nullable *_Nullable)error;
- (BOOL)setResourceValue:(nullable id)value forKey:(NSURLResourceKey)key error:(NSError *_Nullable *_Nullable)error;
@end

@interface NSURLQueryItem : NSObject <NSCopying, NSSecureCoding>
- (instancetype)initWithName:(NSString *)name value:(nullable NSString *)value;
+ (instancetype)queryItemWithName:(NSString *)name value:(nullable NSString *)value;
@end

@interface NSURLComponents : NSObject <NSCopying>
- (nullable instancetype)initWithURL:(NSURL *)location resolvingAgainstBaseURL:(BOOL)resolves;
+ (nullable instancetype)componentsWithURL:(NSURL *)location resolvingAgainstBaseURL:(BOOL)resolves;
- (nullable instancetype)initWithString:(NSString *)text;
+ (nullable instancetype)componentsWithString:(NSString *)text;
@property (nullable, readonly, copy) NSURL *URL;
@property (nullable, copy) NSNumber *port;
@property (nullable, copy) NSArray<NSURLQueryItem *> *queryItems;
@end
