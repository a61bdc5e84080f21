// Core Foundation's character sets, number formatters and calendars, and further functions.
#ifndef HOOKHOST_CORE_FOUNDATION_FORMATS_H
#define HOOKHOST_CORE_FOUNDATION_FORMATS_H

typedef CF_ENUM(CFIndex, CFCharacterSetPredefinedSet) {
  kCFCharacterSetControl = 1, kCFCharacterSetWhitespace, kCFCharacterSetWhitespaceAndNewline,
  kCFCharacterSetDecimalDigit, kCFCharacterSetLetter, kCFCharacterSetLowercaseLetter,
  kCFCharacterSetUppercaseLetter, kCFCharacterSetNonBase, kCFCharacterSetDecomposable,
  kCFCharacterSetAlphaNumeric, kCFCharacterSetPunctuation, kCFCharacterSetIllegal,
  kCFCharacterSetCapitalizedLetter, kCFCharacterSetSymbol, kCFCharacterSetNewline
};
typedef struct CF_BRIDGED_TYPE(id) __CFNumberFormatter *CFNumberFormatterRef;
typedef CF_ENUM(CFIndex, CFNumberFormatterStyle) {
  kCFNumberFormatterNoStyle, kCFNumberFormatterDecimalStyle, kCFNumberFormatterCurrencyStyle,
  kCFNumberFormatterPercentStyle, kCFNumberFormatterScientificStyle,
  kCFNumberFormatterSpellOutStyle, kCFNumberFormatterOrdinalStyle,
  kCFNumberFormatterCurrencyISOCodeStyle = 8, kCFNumberFormatterCurrencyPluralStyle,
  kCFNumberFormatterCurrencyAccountingStyle
};
typedef CF_OPTIONS(CFOptionFlags, CFNumberFormatterOptionFlags) {
  kCFNumberFormatterParseIntegersOnly = 1
};
typedef CF_ENUM(CFIndex, CFNumberFormatterRoundingMode) {
  kCFNumberFormatterRoundCeiling, kCFNumberFormatterRoundFloor, kCFNumberFormatterRoundDown,
  kCFNumberFormatterRoundUp, kCFNumberFormatterRoundHalfEven, kCFNumberFormatterRoundHalfDown,
  kCFNumberFormatterRoundHalfUp
};
typedef CF_ENUM(CFIndex, CFNumberFormatterPadPosition) {
  kCFNumberFormatterPadBeforePrefix, kCFNumberFormatterPadAfterPrefix,
  kCFNumberFormatterPadBeforeSuffix, kCFNumberFormatterPadAfterSuffix
};
enum { kCFCalendarComponentsWrap = 1 };
enum { kCFRunLoopRunHandledSource = 4 };
typedef CFStringRef CFNumberFormatterKey, CFCalendarIdentifier;
extern const CFNumberFormatterKey kCFNumberFormatterCurrencyCode,
  kCFNumberFormatterDecimalSeparator, kCFNumberFormatterCurrencyDecimalSeparator,
  kCFNumberFormatterAlwaysShowDecimalSeparator, kCFNumberFormatterGroupingSeparator,
  kCFNumberFormatterUseGroupingSeparator, kCFNumberFormatterPercentSymbol,
  kCFNumberFormatterZeroSymbol, kCFNumberFormatterNaNSymbol, kCFNumberFormatterInfinitySymbol,
  kCFNumberFormatterMinusSign, kCFNumberFormatterPlusSign, kCFNumberFormatterCurrencySymbol,
  kCFNumberFormatterExponentSymbol, kCFNumberFormatterMinIntegerDigits,
  kCFNumberFormatterMaxIntegerDigits, kCFNumberFormatterMinFractionDigits,
  kCFNumberFormatterMaxFractionDigits, kCFNumberFormatterGroupingSize,
  kCFNumberFormatterSecondaryGroupingSize, kCFNumberFormatterRoundingMode,
  kCFNumberFormatterRoundingIncrement, kCFNumberFormatterFormatWidth,
  kCFNumberFormatterPaddingPosition, kCFNumberFormatterPaddingCharacter,
  kCFNumberFormatterMultiplier, kCFNumberFormatterPositivePrefix,
  kCFNumberFormatterPositiveSuffix, kCFNumberFormatterNegativePrefix,
  kCFNumberFormatterNegativeSuffix, kCFNumberFormatterPerMillSymbol,
  kCFNumberFormatterInternationalCurrencySymbol, kCFNumberFormatterCurrencyGroupingSeparator,
  kCFNumberFormatterIsLenient, kCFNumberFormatterUseSignificantDigits,
  kCFNumberFormatterMinSignificantDigits, kCFNumberFormatterMaxSignificantDigits;
extern const CFCalendarIdentifier kCFGregorianCalendar, kCFBuddhistCalendar, kCFChineseCalendar,
  kCFHebrewCalendar, kCFIslamicCalendar, kCFIslamicCivilCalendar, kCFJapaneseCalendar,
  kCFRepublicOfChinaCalendar, kCFPersianCalendar, kCFIndianCalendar, kCFISO8601Calendar;
extern const CFLocaleKey kCFLocaleCalendarIdentifier, kCFLocaleCollationIdentifier,
  kCFLocaleCollatorIdentifier, kCFLocaleExemplarCharacterSet,
  kCFLocaleQuotationBeginDelimiterKey, kCFLocaleQuotationEndDelimiterKey,
  kCFLocaleAlternateQuotationBeginDelimiterKey, kCFLocaleAlternateQuotationEndDelimiterKey;

CF_IMPLICIT_BRIDGING_ENABLED
CFTypeID CFCharacterSetGetTypeID(void);
CFCharacterSetRef CFCharacterSetGetPredefined(CFCharacterSetPredefinedSet identifier);
CFCharacterSetRef CFCharacterSetCreateWithCharactersInRange(
  CFAllocatorRef allocator, CFRange range);
CFCharacterSetRef CFCharacterSetCreateWithCharactersInString(
  CFAllocatorRef allocator, CFStringRef characters);
CFCharacterSetRef CFCharacterSetCreateWithBitmapRepresentation(
  CFAllocatorRef allocator, CFDataRef bitmap);
CFDataRef CFCharacterSetCreateBitmapRepresentation(
  CFAllocatorRef allocator, CFCharacterSetRef set);
CFCharacterSetRef CFCharacterSetCreateInvertedSet(CFAllocatorRef allocator, CFCharacterSetRef set);
CFCharacterSetRef CFCharacterSetCreateCopy(CFAllocatorRef allocator, CFCharacterSetRef set);
CFMutableCharacterSetRef CFCharacterSetCreateMutable(CFAllocatorRef allocator);
CFMutableCharacterSetRef CFCharacterSetCreateMutableCopy(
  CFAllocatorRef allocator, CFCharacterSetRef set);
Boolean CFCharacterSetIsCharacterMember(CFCharacterSetRef set, UniChar character);
Boolean CFCharacterSetIsLongCharacterMember(CFCharacterSetRef set, UTF32Char character);
Boolean CFCharacterSetIsSupersetOfSet(CFCharacterSetRef set, CFCharacterSetRef other);
Boolean CFCharacterSetHasMemberInPlane(CFCharacterSetRef set, CFIndex plane);
void CFCharacterSetAddCharactersInRange(CFMutableCharacterSetRef set, CFRange range);
void CFCharacterSetRemoveCharactersInRange(CFMutableCharacterSetRef set, CFRange range);
void CFCharacterSetAddCharactersInString(CFMutableCharacterSetRef set, CFStringRef characters);
void CFCharacterSetRemoveCharactersInString(CFMutableCharacterSetRef set, CFStringRef characters);
void CFCharacterSetUnion(CFMutableCharacterSetRef set, CFCharacterSetRef other);
void CFCharacterSetIntersect(CFMutableCharacterSetRef set, CFCharacterSetRef other);
void CFCharacterSetInvert(CFMutableCharacterSetRef set);

CFTypeID CFNumberFormatterGetTypeID(void);
CFNumberFormatterRef CFNumberFormatterCreate(
  CFAllocatorRef allocator, CFLocaleRef locale, CFNumberFormatterStyle style);
CFLocaleRef CFNumberFormatterGetLocale(CFNumberFormatterRef formatter);
CFNumberFormatterStyle CFNumberFormatterGetStyle(CFNumberFormatterRef formatter);
CFStringRef CFNumberFormatterGetFormat(CFNumberFormatterRef formatter);
void CFNumberFormatterSetFormat(CFNumberFormatterRef formatter, CFStringRef format);
CFStringRef CFNumberFormatterCreateStringWithNumber(
  CFAllocatorRef allocator, CFNumberFormatterRef formatter, CFNumberRef number);
CFStringRef CFNumberFormatterCreateStringWithValue(
  CFAllocatorRef allocator, CFNumberFormatterRef formatter, CFNumberType type, const void *value);
CFNumberRef CFNumberFormatterCreateNumberFromString(
  CFAllocatorRef allocator, CFNumberFormatterRef formatter, CFStringRef text, CFRange *range,
  CFOptionFlags options);
Boolean CFNumberFormatterGetValueFromString(
  CFNumberFormatterRef formatter, CFStringRef text, CFRange *range, CFNumberType type,
  void *value);
void CFNumberFormatterSetProperty(
  CFNumberFormatterRef formatter, CFNumberFormatterKey key, CFTypeRef value);
CFTypeRef CFNumberFormatterCopyProperty(CFNumberFormatterRef formatter, CFNumberFormatterKey key);

CFTypeID CFCalendarGetTypeID(void);
CFCalendarRef CFCalendarCopyCurrent(void);
CFCalendarRef CFCalendarCreateWithIdentifier(
  CFAllocatorRef allocator, CFCalendarIdentifier identifier);
CFCalendarIdentifier CFCalendarGetIdentifier(CFCalendarRef calendar);
CFLocaleRef CFCalendarCopyLocale(CFCalendarRef calendar);
void CFCalendarSetLocale(CFCalendarRef calendar, CFLocaleRef locale);
CFTimeZoneRef CFCalendarCopyTimeZone(CFCalendarRef calendar);
void CFCalendarSetTimeZone(CFCalendarRef calendar, CFTimeZoneRef zone);
CFIndex CFCalendarGetFirstWeekday(CFCalendarRef calendar);
void CFCalendarSetFirstWeekday(CFCalendarRef calendar, CFIndex weekday);
CFIndex CFCalendarGetMinimumDaysInFirstWeek(CFCalendarRef calendar);
void CFCalendarSetMinimumDaysInFirstWeek(CFCalendarRef calendar, CFIndex days);
CFRange CFCalendarGetMinimumRangeOfUnit(CFCalendarRef calendar, CFCalendarUnit unit);
CFRange CFCalendarGetMaximumRangeOfUnit(CFCalendarRef calendar, CFCalendarUnit unit);
CFRange CFCalendarGetRangeOfUnit(
  CFCalendarRef calendar, CFCalendarUnit smaller, CFCalendarUnit bigger, CFAbsoluteTime moment);
CFIndex CFCalendarGetOrdinalityOfUnit(
  CFCalendarRef calendar, CFCalendarUnit smaller, CFCalendarUnit bigger, CFAbsoluteTime moment);
Boolean CFCalendarGetTimeRangeOfUnit(
  CFCalendarRef calendar, CFCalendarUnit unit, CFAbsoluteTime moment, CFAbsoluteTime *start,
  CFTimeInterval *interval);
Boolean CFCalendarComposeAbsoluteTime(
  CFCalendarRef calendar, CFAbsoluteTime *moment, const char *units, ...);
Boolean CFCalendarDecomposeAbsoluteTime(
  CFCalendarRef calendar, CFAbsoluteTime moment, const char *units, ...);
Boolean CFCalendarAddComponents(
  CFCalendarRef calendar, CFAbsoluteTime *moment, CFOptionFlags options, const char *units, ...);
Boolean CFCalendarGetComponentDifference(
  CFCalendarRef calendar, CFAbsoluteTime start, CFAbsoluteTime end, CFOptionFlags options,
  const char *units, ...);

CFLocaleRef CFLocaleCreateCopy(CFAllocatorRef allocator, CFLocaleRef locale);
CFLocaleIdentifier CFLocaleCreateCanonicalLocaleIdentifierFromString(
  CFAllocatorRef allocator, CFStringRef identifier);
CFLocaleIdentifier CFLocaleCreateCanonicalLanguageIdentifierFromString(
  CFAllocatorRef allocator, CFStringRef identifier);
CFDictionaryRef CFLocaleCreateComponentsFromLocaleIdentifier(
  CFAllocatorRef allocator, CFLocaleIdentifier identifier);
CFLocaleIdentifier CFLocaleCreateLocaleIdentifierFromComponents(
  CFAllocatorRef allocator, CFDictionaryRef components);
CFArrayRef CFLocaleCopyISOLanguageCodes(void);
CFArrayRef CFLocaleCopyISOCountryCodes(void);
CFArrayRef CFLocaleCopyISOCurrencyCodes(void);
CFArrayRef CFLocaleCopyCommonISOCurrencyCodes(void);

CFErrorRef CFErrorCreateWithUserInfoKeysAndValues(
  CFAllocatorRef allocator, CFErrorDomain domain, CFIndex code, const void *const *keys,
  const void *const *values, CFIndex count);
void CFStringPad(
  CFMutableStringRef text, CFStringRef padding, CFIndex length, CFIndex indexInPadding);
CFIndex CFArrayBSearchValues(
  CFArrayRef array, CFRange range, const void *value, CFComparatorFunction comparator,
  void *context);
CFDataRef CFDataCreateWithBytesNoCopy(
  CFAllocatorRef allocator, const UInt8 *bytes, CFIndex length, CFAllocatorRef deallocator);
CFStringRef CFURLCopyResourceSpecifier(CFURLRef url);
CFStringRef CFURLCopyParameterString(CFURLRef url, CFStringRef left);
CFStringRef CFURLCopyStrictPath(CFURLRef url, Boolean *isAbsolute);
CFURLRef CFURLCreateWithFileSystemPathRelativeToBase(
  CFAllocatorRef allocator, CFStringRef path, CFURLPathStyle style, Boolean isDirectory,
  CFURLRef base);
CF_IMPLICIT_BRIDGING_DISABLED
void *CFAllocatorAllocate(CFAllocatorRef allocator, CFIndex size, CFOptionFlags hint);
void *CFAllocatorReallocate(
  CFAllocatorRef allocator, void *memory, CFIndex size, CFOptionFlags hint);
void CFAllocatorDeallocate(CFAllocatorRef allocator, void *memory);

#endif
