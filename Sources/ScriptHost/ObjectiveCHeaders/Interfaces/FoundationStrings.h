@interface NSString : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property (readonly) NSUInteger length;
- (unichar)characterAtIndex:(NSUInteger)index;
- (instancetype)init;
- (NSString *)substringFromIndex:(NSUInteger)index;
- (NSString *)substringToIndex:(NSUInteger)index;
- (void)getCharacters:(unichar *)buffer range:(NSRange)range;
- (void)getCharacters:(unichar *)buffer;
- (NSComparisonResult)compare:(NSString *)other;
- (NSComparisonResult)compare:(NSString *)other options:(NSStringCompareOptions)options;
- (NSComparisonResult)compare:(NSString *)other options:(NSStringCompareOptions)options range:(NSRange)range;
- (NSComparisonResult)compare:(NSString *)other options:(NSStringCompareOptions)options range:(NSRange)range locale:(nullable id)locale;
- (NSComparisonResult)caseInsensitiveCompare:(NSString *)other;
- (NSComparisonResult)localizedCompare:(NSString *)other;
- (NSComparisonResult)localizedCaseInsensitiveCompare:(NSString *)other;
- (NSComparisonResult)localizedStandardCompare:(NSString *)other;
- (BOOL)isEqualToString:(NSString *)other;
- (BOOL)hasPrefix:(NSString *)prefix;
- (BOOL)hasSuffix:(NSString *)suffix;
- (NSString *)commonPrefixWithString:(NSString *)other options:(NSStringCompareOptions)options;
- (BOOL)containsString:(NSString *)part;
- (BOOL)localizedCaseInsensitiveContainsString:(NSString *)part;
- (BOOL)localizedStandardContainsString:(NSString *)part;
- (NSRange)rangeOfString:(NSString *)part;
- (NSRange)rangeOfString:(NSString *)part options:(NSStringCompareOptions)options;
- (NSRange)rangeOfString:(NSString *)part options:(NSStringCompareOptions)options range:(NSRange)range;
- (NSRange)rangeOfString:(NSString *)part options:(NSStringCompareOptions)options range:(NSRange)range locale:(nullable NSLocale *)locale;
- (NSRange)rangeOfCharacterFromSet:(NSCharacterSet *)set;
- (NSRange)rangeOfCharacterFromSet:(NSCharacterSet *)set options:(NSStringCompareOptions)options;
- (NSRange)rangeOfCharacterFromSet:(NSCharacterSet *)set options:(NSStringCompareOptions)options range:(NSRange)range;
- (NSRange)rangeOfComposedCharacterSequenceAtIndex:(NSUInteger)index;
- (NSString *)stringByAppendingString:(NSString *)other;
- (NSString *)stringByAppendingFormat:(NSString *)format, ... NS_FORMAT_FUNCTION(1, 2);
@property (readonly) double doubleValue;
@property (readonly) float floatValue;
@property (readonly) int intValue;
@property (readonly) long long longLongValue;
- (unsigned long long)unsignedLongLongValue;
- (void)getLineStart:(nullable NSUInteger *)start end:(nullable NSUInteger *)end contentsEnd:(nullable NSUInteger *)contentsEnd forRange:(NSRange)range;
- (void)enumerateSubstringsInRange:(NSRange)range options:(NSStringEnumerationOptions)options usingBlock:(void (NS_NOESCAPE ^)(NSString *_Nullable substring, NSRange range, NSRange enclosing, BOOL *stop))block;
- (void)enumerateLinesUsingBlock:(void (NS_NOESCAPE ^)(NSString *line, BOOL *stop))block;
@property (nullable, readonly) const char *UTF8String NS_RETURNS_INNER_POINTER;
@property (readonly) NSStringEncoding fastestEncoding;
@property (readonly) NSStringEncoding smallestEncoding;
- (nullable NSData *)dataUsingEncoding:(NSStringEncoding)encoding;
- (nullable NSData *)dataUsingEncoding:(NSStringEncoding)encoding allowLossyConversion:(BOOL)lossy;
- (BOOL)canBeConvertedToEncoding:(NSStringEncoding)encoding;
- (nullable const char *)cStringUsingEncoding:(NSStringEncoding)encoding NS_RETURNS_INNER_POINTER;
- (BOOL)getCString:(char *)buffer maxLength:(NSUInteger)length encoding:(NSStringEncoding)encoding;
- (void)getCString:(char *)bytes maxLength:(NSUInteger)length range:(NSRange)range remainingRange:(nullable NSRangePointer)leftover;
- (NSUInteger)maximumLengthOfBytesUsingEncoding:(NSStringEncoding)encoding;
- (NSUInteger)lengthOfBytesUsingEncoding:(NSStringEncoding)encoding;
- (NSArray<NSString *> *)componentsSeparatedByString:(NSString *)separator;
- (NSArray<NSString *> *)componentsSeparatedByCharactersInSet:(NSCharacterSet *)separators;
- (NSString *)stringByTrimmingCharactersInSet:(NSCharacterSet *)set;
- (NSString *)stringByPaddingToLength:(NSUInteger)length withString:(NSString *)pad startingAtIndex:(NSUInteger)index;
- (NSString *)stringByFoldingWithOptions:(NSStringCompareOptions)options locale:(nullable NSLocale *)locale;
- (nullable NSString *)stringByApplyingTransform:(NSStringTransform)transform reverse:(BOOL)reverse;
- (NSString *)stringByReplacingOccurrencesOfString:(NSString *)target withString:(NSString *)replacement options:(NSStringCompareOptions)options range:(NSRange)range;
- (NSString *)stringByReplacingOccurrencesOfString:(NSString *)target withString:(NSString *)replacement;
- (NSString *)stringByReplacingCharactersInRange:(NSRange)range withString:(NSString *)replacement;
- (BOOL)writeToFile:(NSString *)path atomically:(BOOL)atomically encoding:(NSStringEncoding)encoding error:(NSError *_Nullable *_Nullable)error;
- (instancetype)initWithCharacters:(const unichar *)characters length:(NSUInteger)length;
- (nullable instancetype)initWithUTF8String:(const char *)text;
- (instancetype)initWithString:(NSString *)other;
- (instancetype)initWithFormat:(NSString *)format, ... NS_FORMAT_FUNCTION(1, 2);
- (instancetype)initWithFormat:(NSString *)format arguments:(va_list)arguments NS_FORMAT_FUNCTION(1, 0);
- (instancetype)initWithFormat:(NSString *)format locale:(nullable id)locale, ... NS_FORMAT_FUNCTION(1, 3);
- (nullable instancetype)initWithData:(NSData *)data encoding:(NSStringEncoding)encoding;
- (nullable instancetype)initWithBytes:(const void *)bytes length:(NSUInteger)length encoding:(NSStringEncoding)encoding;
- (nullable instancetype)initWithBytesNoCopy:(void *)bytes length:(NSUInteger)length encoding:(NSStringEncoding)encoding freeWhenDone:(BOOL)frees;
- (nullable instancetype)initWithCString:(const char *)text encoding:(NSStringEncoding)encoding;
- (nullable instancetype)initWithContentsOfFile:(NSString *)path encoding:(NSStringEncoding)encoding error:(NSError *_Nullable *_Nullable)error;
- (nullable instancetype)initWithContentsOfURL:(NSURL *)location encoding:(NSStringEncoding)encoding error:(NSError *_Nullable *_Nullable)error;
+ (instancetype)string;
+ (instancetype)stringWithString:(NSString *)other;
+ (instancetype)stringWithCharacters:(const unichar *)characters length:(NSUInteger)length;
+ (nullable instancetype)stringWithUTF8String:(const char *)text;
+ (instancetype)stringWithFormat:(NSString *)format, ... NS_FORMAT_FUNCTION(1, 2);
+ (instancetype)localizedStringWithFormat:(NSString *)format, ... NS_FORMAT_FUNCTION(1, 2);
+ (nullable instancetype)stringWithCString:(const char *)text encoding:(NSStringEncoding)encoding;
+ (nullable id)stringWithCString:(const char *)text;
+ (nullable id)stringWithCString:(const char *)text length:(NSUInteger)length;
- (nullable id)initWithCString:(const char *)text;
- (nullable id)initWithCString:(const char *)text length:(NSUInteger)length;
- (nullable const char *)cString NS_RETURNS_INNER_POINTER;
- (nullable const char *)lossyCString NS_RETURNS_INNER_POINTER;
+ (nullable instancetype)stringWithContentsOfFile:(NSString *)path encoding:(NSStringEncoding)encoding error:(NSError *_Nullable *_Nullable)error;
- (nullable instancetype)initWithContentsOfFile:(NSString *)path usedEncoding:(nullable NSStringEncoding *)encoding error:(NSError *_Nullable *_Nullable)error;
- (nullable instancetype)initWithContentsOfURL:(NSURL *)location usedEncoding:(nullable NSStringEncoding *)encoding error:(NSError *_Nullable *_Nullable)error;
+ (nullable instancetype)stringWithContentsOfFile:(NSString *)path usedEncoding:(nullable NSStringEncoding *)encoding error:(NSError *_Nullable *_Nullable)error;
+ (nullable instancetype)stringWithContentsOfURL:(NSURL *)location usedEncoding:(nullable NSStringEncoding *)encoding error:(NSError *_Nullable *_Nullable)error;
- (BOOL)writeToURL:(NSURL *)location atomically:(BOOL)atomically encoding:(NSStringEncoding)encoding error:(NSError *_Nullable *_Nullable)error;
- (BOOL)getBytes:(nullable void *)buffer maxLength:(NSUInteger)limit usedLength:(nullable NSUInteger *)used encoding:(NSStringEncoding)encoding options:(NSUInteger)options range:(NSRange)range remainingRange:(nullable NSRangePointer)rest;
+ (nullable instancetype)stringWithContentsOfURL:(NSURL *)location encoding:(NSStringEncoding)encoding error:(NSError *_Nullable *_Nullable)error;
+ (NSStringEncoding)defaultCStringEncoding;
@property (class, readonly) const NSStringEncoding *availableStringEncodings;
@property (readonly, copy) NSArray<NSString *> *pathComponents;
@property (readonly) const char *fileSystemRepresentation NS_RETURNS_INNER_POINTER;
- (NSString *)stringByAppendingPathComponent:(NSString *)component;
- (NSUInteger)completePathIntoString:(NSString *_Nullable *_Nullable)longest caseSensitive:(BOOL)isCaseSensitive matchesIntoArray:(NSArray<NSString *> *_Nullable *_Nullable)matches filterTypes:(nullable NSArray<NSString *> *)types;
- (nullable NSString *)stringByAppendingPathExtension:(NSString *)extension;
+ (NSString *)pathWithComponents:(NSArray<NSString *> *)components;
- (nullable NSString *)stringByAddingPercentEncodingWithAllowedCharacters:(NSCharacterSet *)allowed;
- (nullable NSString *)stringByAddingPercentEscapesUsingEncoding:(NSStringEncoding)encoding;
- (nullable NSString *)stringByReplacingPercentEscapesUsingEncoding:(NSStringEncoding)encoding;
@end

@interface NSMutableString : NSString
+ (instancetype)stringWithCapacity:(NSUInteger)capacity;
- (instancetype)initWithCapacity:(NSUInteger)capacity;
- (void)replaceCharactersInRange:(NSRange)range withString:(NSString *)other;
- (void)insertString:(NSString *)other atIndex:(NSUInteger)index;
- (void)appendString:(NSString *)other;
- (void)appendFormat:(NSString *)format, ... NS_FORMAT_FUNCTION(1, 2);
- (void)setString:(NSString *)other;
- (NSUInteger)replaceOccurrencesOfString:(NSString *)target withString:(NSString *)replacement options:(NSStringCompareOptions)options range:(NSRange)range;
- (BOOL)applyTransform:(NSStringTransform)transform reverse:(BOOL)reverse range:(NSRange)range updatedRange:(nullable NSRangePointer)result;
@end

@interface NSConstantString : NSString
@end

typedef NS_OPTIONS(NSUInteger, NSAttributedStringEnumerationOptions) {
  NSAttributedStringEnumerationReverse = 1 << 1,
  NSAttributedStringEnumerationLongestEffectiveRangeNotRequired = 1 << 20
};

@interface NSAttributedString : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property (readonly) NSUInteger length;
- (instancetype)initWithString:(NSString *)string;
- (instancetype)initWithString:(NSString *)string attributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attributes;
- (instancetype)initWithAttributedString:(NSAttributedString *)other;
- (NSDictionary<NSAttributedStringKey, id> *)attributesAtIndex:(NSUInteger)index effectiveRange:(nullable NSRangePointer)range;
- (nullable id)attribute:(NSAttributedStringKey)name atIndex:(NSUInteger)index effectiveRange:(nullable NSRangePointer)range;
- (NSDictionary<NSAttributedStringKey, id> *)attributesAtIndex:(NSUInteger)index longestEffectiveRange:(nullable NSRangePointer)range inRange:(NSRange)limit;
- (nullable id)attribute:(NSAttributedStringKey)name atIndex:(NSUInteger)index longestEffectiveRange:(nullable NSRangePointer)range inRange:(NSRange)limit;
- (BOOL)isEqualToAttributedString:(NSAttributedString *)other;
- (void)enumerateAttributesInRange:(NSRange)range options:(NSAttributedStringEnumerationOptions)options usingBlock:(void (NS_NOESCAPE ^)(NSDictionary<NSAttributedStringKey, id> *attributes, NSRange range, BOOL *stop))block;
- (void)enumerateAttribute:(NSAttributedStringKey)name inRange:(NSRange)range options:(NSAttributedStringEnumerationOptions)options usingBlock:(void (NS_NOESCAPE ^)(id _Nullable value, NSRange range, BOOL *stop))block;
@end

@interface NSMutableAttributedString : NSAttributedString
@property (readonly, strong) NSMutableString *mutableString;
- (void)replaceCharactersInRange:(NSRange)range withString:(NSString *)string;
- (void)setAttributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attributes range:(NSRange)range;
- (void)addAttribute:(NSAttributedStringKey)name value:(id)value range:(NSRange)range;
- (void)addAttributes:(NSDictionary<NSAttributedStringKey, id> *)attributes range:(NSRange)range;
- (void)removeAttribute:(NSAttributedStringKey)name range:(NSRange)range;
- (void)replaceCharactersInRange:(NSRange)range withAttributedString:(NSAttributedString *)other;
- (void)insertAttributedString:(NSAttributedString *)other atIndex:(NSUInteger)index;
- (void)appendAttributedString:(NSAttributedString *)other;
- (void)setAttributedString:(NSAttributedString *)other;
@end

@interface NSCharacterSet : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property (readonly, class, copy) NSCharacterSet *controlCharacterSet;
@property (readonly, class, copy) NSCharacterSet *whitespaceCharacterSet;
@property (readonly, class, copy) NSCharacterSet *whitespaceAndNewlineCharacterSet;
@property (readonly, class, copy) NSCharacterSet *newlineCharacterSet;
@property (readonly, class, copy) NSCharacterSet *decimalDigitCharacterSet;
@property (readonly, class, copy) NSCharacterSet *letterCharacterSet;
@property (readonly, class, copy) NSCharacterSet *lowercaseLetterCharacterSet;
@property (readonly, class, copy) NSCharacterSet *uppercaseLetterCharacterSet;
@property (readonly, class, copy) NSCharacterSet *alphanumericCharacterSet;
@property (readonly, class, copy) NSCharacterSet *punctuationCharacterSet;
@property (readonly, class, copy) NSCharacterSet *symbolCharacterSet;
@property (readonly, class, copy) NSCharacterSet *illegalCharacterSet;
@property (readonly, class, copy) NSCharacterSet *URLUserAllowedCharacterSet;
@property (readonly, class, copy) NSCharacterSet *URLPasswordAllowedCharacterSet;
@property (readonly, class, copy) NSCharacterSet *URLHostAllowedCharacterSet;
@property (readonly, class, copy) NSCharacterSet *URLPathAllowedCharacterSet;
@property (readonly, class, copy) NSCharacterSet *URLQueryAllowedCharacterSet;
@property (readonly, class, copy) NSCharacterSet *URLFragmentAllowedCharacterSet;
+ (instancetype)characterSetWithRange:(NSRange)range;
+ (instancetype)characterSetWithCharactersInString:(NSString *)text;
- (BOOL)characterIsMember:(unichar)character;
- (BOOL)longCharacterIsMember:(UTF32Char)character;
@end

@interface NSMutableCharacterSet : NSCharacterSet
+ (NSMutableCharacterSet *)controlCharacterSet;
+ (NSMutableCharacterSet *)whitespaceCharacterSet;
+ (NSMutableCharacterSet *)whitespaceAndNewlineCharacterSet;
+ (NSMutableCharacterSet *)decimalDigitCharacterSet;
+ (NSMutableCharacterSet *)letterCharacterSet;
+ (NSMutableCharacterSet *)lowercaseLetterCharacterSet;
+ (NSMutableCharacterSet *)uppercaseLetterCharacterSet;
+ (NSMutableCharacterSet *)nonBaseCharacterSet;
+ (NSMutableCharacterSet *)alphanumericCharacterSet;
+ (NSMutableCharacterSet *)decomposableCharacterSet;
+ (NSMutableCharacterSet *)illegalCharacterSet;
+ (NSMutableCharacterSet *)punctuationCharacterSet;
+ (NSMutableCharacterSet *)capitalizedLetterCharacterSet;
+ (NSMutableCharacterSet *)symbolCharacterSet;
+ (NSMutableCharacterSet *)newlineCharacterSet;
@end

@interface NSTextCheckingResult : NSObject <NSCopying, NSSecureCoding>
@property (readonly) NSTextCheckingType resultType;
@property (readonly) NSUInteger numberOfRanges;
@property (nullable, readonly, copy) NSURL *URL;
- (NSRange)rangeAtIndex:(NSUInteger)index;
@end

@interface NSRegularExpression : NSObject <NSCopying, NSSecureCoding>
+ (nullable NSRegularExpression *)regularExpressionWithPattern:(NSString *)pattern options:(NSRegularExpressionOptions)options error:(NSError *_Nullable *_Nullable)error;
- (nullable instancetype)initWithPattern:(NSString *)pattern options:(NSRegularExpressionOptions)options error:(NSError *_Nullable *_Nullable)error;
@property (readonly) NSRegularExpressionOptions options;
@property (readonly) NSUInteger numberOfCaptureGroups;
- (void)enumerateMatchesInString:(NSString *)text options:(NSMatchingOptions)options range:(NSRange)range usingBlock:(void (NS_NOESCAPE ^)(NSTextCheckingResult *_Nullable result, NSMatchingFlags flags, BOOL *stop))block;
- (NSArray<NSTextCheckingResult *> *)matchesInString:(NSString *)text options:(NSMatchingOptions)options range:(NSRange)range;
- (NSUInteger)numberOfMatchesInString:(NSString *)text options:(NSMatchingOptions)options range:(NSRange)range;
- (nullable NSTextCheckingResult *)firstMatchInString:(NSString *)text options:(NSMatchingOptions)options range:(NSRange)range;
- (NSRange)rangeOfFirstMatchInString:(NSString *)text options:(NSMatchingOptions)options range:(NSRange)range;
- (NSString *)stringByReplacingMatchesInString:(NSString *)text options:(NSMatchingOptions)options range:(NSRange)range withTemplate:(NSString *)replacement;
- (NSUInteger)replaceMatchesInString:(NSMutableString *)text options:(NSMatchingOptions)options range:(NSRange)range withTemplate:(NSString *)replacement;
@end

@interface NSScanner : NSObject <NSCopying>
+ (instancetype)scannerWithString:(NSString *)text;
- (instancetype)initWithString:(NSString *)text;
@property NSUInteger scanLocation;
- (BOOL)scanInt:(nullable int *)result;
- (BOOL)scanInteger:(nullable NSInteger *)result;
- (BOOL)scanLongLong:(nullable long long *)result;
- (BOOL)scanFloat:(nullable float *)result;
- (BOOL)scanDouble:(nullable double *)result;
- (BOOL)scanDecimal:(nullable NSDecimal *)result;
- (BOOL)scanUnsignedLongLong:(nullable unsigned long long *)result;
- (BOOL)scanHexInt:(nullable unsigned *)result;
- (BOOL)scanHexFloat:(nullable float *)result;
- (BOOL)scanHexDouble:(nullable double *)result;
- (BOOL)scanHexLongLong:(nullable unsigned long long *)result;
- (BOOL)scanString:(NSString *)text intoString:(NSString *_Nullable *_Nullable)result;
- (BOOL)scanCharactersFromSet:(NSCharacterSet *)set intoString:(NSString *_Nullable *_Nullable)result;
- (BOOL)scanUpToString:(NSString *)text intoString:(NSString *_Nullable *_Nullable)result;
- (BOOL)scanUpToCharactersFromSet:(NSCharacterSet *)set intoString:(NSString *_Nullable *_Nullable)result;
@end
