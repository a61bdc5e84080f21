// Exceptions before the language supported them.
#define NS_DURING @try {
#define NS_HANDLER } @catch (NSException *localException) {
#define NS_ENDHANDLER }
#define NS_VALUERETURN(value, type) return (value)
#define NS_VOIDRETURN return

FOUNDATION_EXPORT NSString *NSFullUserName(void);
FOUNDATION_EXPORT NSString *_Nullable NSHomeDirectoryForUser(NSString *_Nullable name);

FOUNDATION_EXPORT NSZone *NSCreateZone(NSUInteger start, NSUInteger grain, BOOL canFree);
FOUNDATION_EXPORT void NSRecycleZone(NSZone *zone);
FOUNDATION_EXPORT void NSSetZoneName(NSZone *_Nullable zone, NSString *name);
FOUNDATION_EXPORT NSString *_Nullable NSZoneName(NSZone *_Nullable zone);
FOUNDATION_EXPORT NSZone *_Nullable NSZoneFromPointer(void *pointer);
FOUNDATION_EXPORT void *NSZoneMalloc(NSZone *_Nullable zone, NSUInteger size);
FOUNDATION_EXPORT void *NSZoneCalloc(NSZone *_Nullable zone, NSUInteger count, NSUInteger size);
FOUNDATION_EXPORT void *NSZoneRealloc(NSZone *_Nullable zone, void *_Nullable pointer, NSUInteger size);
FOUNDATION_EXPORT void NSZoneFree(NSZone *_Nullable zone, void *pointer);

// A decimal number that is not an object.
typedef struct {
  signed int _exponent : 8;
  unsigned int _length : 4, _isNegative : 1, _isCompact : 1, _reserved : 18;
  unsigned short _mantissa[8];
} NSDecimal;
typedef NS_ENUM(NSUInteger, NSCalculationError) {
  NSCalculationNoError = 0, NSCalculationLossOfPrecision, NSCalculationUnderflow,
  NSCalculationOverflow, NSCalculationDivideByZero
};
#define NSDecimalMaxSize 8
#define NSDecimalNoScale SHRT_MAX
FOUNDATION_EXPORT NSCalculationError NSDecimalAdd(NSDecimal *result, const NSDecimal *left, const NSDecimal *right, NSRoundingMode mode);
FOUNDATION_EXPORT NSCalculationError NSDecimalSubtract(NSDecimal *result, const NSDecimal *left, const NSDecimal *right, NSRoundingMode mode);
FOUNDATION_EXPORT NSCalculationError NSDecimalMultiply(NSDecimal *result, const NSDecimal *left, const NSDecimal *right, NSRoundingMode mode);
FOUNDATION_EXPORT NSCalculationError NSDecimalDivide(NSDecimal *result, const NSDecimal *left, const NSDecimal *right, NSRoundingMode mode);
FOUNDATION_EXPORT NSCalculationError NSDecimalPower(NSDecimal *result, const NSDecimal *number, NSUInteger power, NSRoundingMode mode);
FOUNDATION_EXPORT NSCalculationError NSDecimalMultiplyByPowerOf10(NSDecimal *result, const NSDecimal *number, short power, NSRoundingMode mode);
FOUNDATION_EXPORT NSCalculationError NSDecimalNormalize(NSDecimal *one, NSDecimal *other, NSRoundingMode mode);
FOUNDATION_EXPORT void NSDecimalRound(NSDecimal *result, const NSDecimal *number, NSInteger scale, NSRoundingMode mode);
FOUNDATION_EXPORT void NSDecimalCompact(NSDecimal *number);
FOUNDATION_EXPORT void NSDecimalCopy(NSDecimal *result, const NSDecimal *number);
FOUNDATION_EXPORT NSComparisonResult NSDecimalCompare(const NSDecimal *left, const NSDecimal *right);
FOUNDATION_EXPORT BOOL NSDecimalIsNotANumber(const NSDecimal *number);
FOUNDATION_EXPORT void NSDecimalFromString(NSDecimal *result, NSString *text, id _Nullable locale);
FOUNDATION_EXPORT void NSDecimalFromComponents(NSDecimal *result, unsigned long long mantissa, short exponent, BOOL isNegative);
FOUNDATION_EXPORT double NSDecimalDouble(const NSDecimal *number);
FOUNDATION_EXPORT void NSDecimalMax(NSDecimal *result);
FOUNDATION_EXPORT void NSDecimalMin(NSDecimal *result);
FOUNDATION_EXPORT NSString *NSDecimalString(const NSDecimal *number, id _Nullable locale);

enum { NS_UnknownByteOrder, NS_LittleEndian, NS_BigEndian };
typedef struct { unsigned int v; } NSSwappedFloat;
typedef struct { unsigned long long v; } NSSwappedDouble;
FOUNDATION_EXPORT long NSHostByteOrder(void);
FOUNDATION_EXPORT unsigned short NSSwapShort(unsigned short value);
FOUNDATION_EXPORT unsigned short NSSwapBigShortToHost(unsigned short value);
FOUNDATION_EXPORT unsigned short NSSwapHostShortToBig(unsigned short value);
FOUNDATION_EXPORT unsigned short NSSwapLittleShortToHost(unsigned short value);
FOUNDATION_EXPORT unsigned short NSSwapHostShortToLittle(unsigned short value);
FOUNDATION_EXPORT unsigned int NSSwapInt(unsigned int value);
FOUNDATION_EXPORT unsigned int NSSwapBigIntToHost(unsigned int value);
FOUNDATION_EXPORT unsigned int NSSwapHostIntToBig(unsigned int value);
FOUNDATION_EXPORT unsigned int NSSwapLittleIntToHost(unsigned int value);
FOUNDATION_EXPORT unsigned int NSSwapHostIntToLittle(unsigned int value);
FOUNDATION_EXPORT unsigned long NSSwapLong(unsigned long value);
FOUNDATION_EXPORT unsigned long NSSwapBigLongToHost(unsigned long value);
FOUNDATION_EXPORT unsigned long NSSwapHostLongToBig(unsigned long value);
FOUNDATION_EXPORT unsigned long NSSwapLittleLongToHost(unsigned long value);
FOUNDATION_EXPORT unsigned long NSSwapHostLongToLittle(unsigned long value);
FOUNDATION_EXPORT unsigned long long NSSwapLongLong(unsigned long long value);
FOUNDATION_EXPORT unsigned long long NSSwapBigLongLongToHost(unsigned long long value);
FOUNDATION_EXPORT unsigned long long NSSwapHostLongLongToBig(unsigned long long value);
FOUNDATION_EXPORT unsigned long long NSSwapLittleLongLongToHost(unsigned long long value);
FOUNDATION_EXPORT unsigned long long NSSwapHostLongLongToLittle(unsigned long long value);
FOUNDATION_EXPORT NSSwappedFloat NSSwapHostFloatToBig(float value);
FOUNDATION_EXPORT NSSwappedFloat NSSwapHostFloatToLittle(float value);
FOUNDATION_EXPORT NSSwappedFloat NSConvertHostFloatToSwapped(float value);
FOUNDATION_EXPORT NSSwappedFloat NSSwapFloat(NSSwappedFloat value);
FOUNDATION_EXPORT float NSSwapBigFloatToHost(NSSwappedFloat value);
FOUNDATION_EXPORT float NSSwapLittleFloatToHost(NSSwappedFloat value);
FOUNDATION_EXPORT float NSConvertSwappedFloatToHost(NSSwappedFloat value);
FOUNDATION_EXPORT NSSwappedDouble NSSwapHostDoubleToBig(double value);
FOUNDATION_EXPORT NSSwappedDouble NSSwapHostDoubleToLittle(double value);
FOUNDATION_EXPORT NSSwappedDouble NSConvertHostDoubleToSwapped(double value);
FOUNDATION_EXPORT NSSwappedDouble NSSwapDouble(NSSwappedDouble value);
FOUNDATION_EXPORT double NSSwapBigDoubleToHost(NSSwappedDouble value);
FOUNDATION_EXPORT double NSSwapLittleDoubleToHost(NSSwappedDouble value);
FOUNDATION_EXPORT double NSConvertSwappedDoubleToHost(NSSwappedDouble value);

// Geometry types under their old names.
typedef NSPoint *NSPointPointer;
typedef NSSize *NSSizePointer;
typedef NSRect *NSRectPointer;
// The Mac's name for UIKit's type: sources for both systems define it like this themselves.
typedef struct __attribute__((objc_boxable)) UIEdgeInsets {
  CGFloat top, left, bottom, right;
} UIEdgeInsets, NSEdgeInsets;
#define NSZeroPoint CGPointZero
#define NSZeroSize CGSizeZero
#define NSZeroRect CGRectZero
FOUNDATION_EXPORT NSPoint NSMakePoint(CGFloat x, CGFloat y);
FOUNDATION_EXPORT NSSize NSMakeSize(CGFloat width, CGFloat height);
FOUNDATION_EXPORT NSRect NSMakeRect(CGFloat x, CGFloat y, CGFloat width, CGFloat height);
FOUNDATION_EXPORT NSEdgeInsets NSEdgeInsetsMake(CGFloat top, CGFloat left, CGFloat bottom, CGFloat right);
FOUNDATION_EXPORT BOOL NSEdgeInsetsEqual(NSEdgeInsets one, NSEdgeInsets other);
FOUNDATION_EXPORT CGFloat NSMinX(NSRect rect);
FOUNDATION_EXPORT CGFloat NSMinY(NSRect rect);
FOUNDATION_EXPORT CGFloat NSMidX(NSRect rect);
FOUNDATION_EXPORT CGFloat NSMidY(NSRect rect);
FOUNDATION_EXPORT CGFloat NSMaxX(NSRect rect);
FOUNDATION_EXPORT CGFloat NSMaxY(NSRect rect);
FOUNDATION_EXPORT CGFloat NSWidth(NSRect rect);
FOUNDATION_EXPORT CGFloat NSHeight(NSRect rect);
FOUNDATION_EXPORT BOOL NSEqualPoints(NSPoint one, NSPoint other);
FOUNDATION_EXPORT BOOL NSEqualSizes(NSSize one, NSSize other);
FOUNDATION_EXPORT BOOL NSEqualRects(NSRect one, NSRect other);
FOUNDATION_EXPORT BOOL NSIsEmptyRect(NSRect rect);
FOUNDATION_EXPORT BOOL NSPointInRect(NSPoint point, NSRect rect);
FOUNDATION_EXPORT BOOL NSMouseInRect(NSPoint point, NSRect rect, BOOL isFlipped);
FOUNDATION_EXPORT BOOL NSContainsRect(NSRect one, NSRect other);
FOUNDATION_EXPORT BOOL NSIntersectsRect(NSRect one, NSRect other);
FOUNDATION_EXPORT NSRect NSInsetRect(NSRect rect, CGFloat dx, CGFloat dy);
FOUNDATION_EXPORT NSRect NSOffsetRect(NSRect rect, CGFloat dx, CGFloat dy);
FOUNDATION_EXPORT NSRect NSIntegralRect(NSRect rect);
FOUNDATION_EXPORT NSRect NSIntegralRectWithOptions(NSRect rect, NSAlignmentOptions options);
FOUNDATION_EXPORT void NSDivideRect(
  NSRect rect, NSRect *slice, NSRect *rest, CGFloat amount, NSRectEdge edge);
FOUNDATION_EXPORT NSRect NSUnionRect(NSRect one, NSRect other);
FOUNDATION_EXPORT NSRect NSIntersectionRect(NSRect one, NSRect other);
@interface NSValue (NSValueGeometryExtensions)
+ (NSValue *)valueWithPoint:(NSPoint)point;
+ (NSValue *)valueWithSize:(NSSize)size;
+ (NSValue *)valueWithRect:(NSRect)rect;
@property (readonly) NSPoint pointValue;
@property (readonly) NSSize sizeValue;
@property (readonly) NSRect rectValue;
@end

FOUNDATION_EXPORT NSString *NSStringFromPoint(NSPoint point);
FOUNDATION_EXPORT NSString *NSStringFromSize(NSSize size);
FOUNDATION_EXPORT NSString *NSStringFromRect(NSRect rect);
FOUNDATION_EXPORT NSPoint NSPointFromString(NSString *text);
FOUNDATION_EXPORT NSSize NSSizeFromString(NSString *text);
FOUNDATION_EXPORT NSRect NSRectFromString(NSString *text);
FOUNDATION_EXPORT CGPoint NSPointToCGPoint(NSPoint point);
FOUNDATION_EXPORT NSPoint NSPointFromCGPoint(CGPoint point);
FOUNDATION_EXPORT CGSize NSSizeToCGSize(NSSize size);
FOUNDATION_EXPORT NSSize NSSizeFromCGSize(CGSize size);
FOUNDATION_EXPORT CGRect NSRectToCGRect(NSRect rect);
FOUNDATION_EXPORT NSRect NSRectFromCGRect(CGRect rect);
