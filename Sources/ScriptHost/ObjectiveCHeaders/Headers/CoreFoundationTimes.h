// Core Foundation's time zones, locales and date formatters, and its errors.
#ifndef HOOKHOST_CORE_FOUNDATION_TIMES_H
#define HOOKHOST_CORE_FOUNDATION_TIMES_H

typedef struct CF_BRIDGED_TYPE(id) __CFDateFormatter *CFDateFormatterRef;
typedef CF_ENUM(CFIndex, CFDateFormatterStyle) {
  kCFDateFormatterNoStyle, kCFDateFormatterShortStyle, kCFDateFormatterMediumStyle,
  kCFDateFormatterLongStyle, kCFDateFormatterFullStyle
};
typedef CF_OPTIONS(CFOptionFlags, CFCalendarUnit) {
  kCFCalendarUnitEra = 2, kCFCalendarUnitYear = 4, kCFCalendarUnitMonth = 8,
  kCFCalendarUnitDay = 16, kCFCalendarUnitHour = 32, kCFCalendarUnitMinute = 64,
  kCFCalendarUnitSecond = 128, kCFCalendarUnitWeek = 256, kCFCalendarUnitWeekday = 512,
  kCFCalendarUnitWeekdayOrdinal = 1024, kCFCalendarUnitQuarter = 2048,
  kCFCalendarUnitWeekOfMonth = 4096, kCFCalendarUnitWeekOfYear = 8192,
  kCFCalendarUnitYearForWeekOfYear = 16384
};
typedef CF_ENUM(CFIndex, CFTimeZoneNameStyle) {
  kCFTimeZoneNameStyleStandard, kCFTimeZoneNameStyleShortStandard,
  kCFTimeZoneNameStyleDaylightSaving, kCFTimeZoneNameStyleShortDaylightSaving,
  kCFTimeZoneNameStyleGeneric, kCFTimeZoneNameStyleShortGeneric
};
typedef struct {
  SInt32 year;
  SInt8 month, day, hour, minute;
  double second;
} CFGregorianDate;
typedef CFStringRef CFLocaleIdentifier, CFLocaleKey, CFDateFormatterKey, CFErrorDomain;
extern const CFLocaleKey kCFLocaleIdentifier, kCFLocaleLanguageCode, kCFLocaleCountryCode,
  kCFLocaleScriptCode, kCFLocaleVariantCode, kCFLocaleCurrencySymbol, kCFLocaleCurrencyCode,
  kCFLocaleDecimalSeparator, kCFLocaleGroupingSeparator, kCFLocaleUsesMetricSystem,
  kCFLocaleMeasurementSystem, kCFLocaleCalendar;
extern const CFDateFormatterKey kCFDateFormatterIsLenient, kCFDateFormatterTimeZone,
  kCFDateFormatterCalendar, kCFDateFormatterAMSymbol, kCFDateFormatterPMSymbol;
extern const CFErrorDomain kCFErrorDomainPOSIX, kCFErrorDomainOSStatus, kCFErrorDomainMach,
  kCFErrorDomainCocoa;
extern const CFStringRef kCFErrorLocalizedDescriptionKey, kCFErrorLocalizedFailureReasonKey,
  kCFErrorLocalizedRecoverySuggestionKey, kCFErrorDescriptionKey, kCFErrorUnderlyingErrorKey,
  kCFErrorURLKey, kCFErrorFilePathKey;

CF_IMPLICIT_BRIDGING_ENABLED
CFTypeID CFTimeZoneGetTypeID(void);
CFTimeZoneRef CFTimeZoneCopySystem(void);
void CFTimeZoneResetSystem(void);
CFTimeZoneRef CFTimeZoneCopyDefault(void);
void CFTimeZoneSetDefault(CFTimeZoneRef zone);
CFArrayRef CFTimeZoneCopyKnownNames(void);
CFTimeZoneRef CFTimeZoneCreate(CFAllocatorRef allocator, CFStringRef name, CFDataRef data);
CFTimeZoneRef CFTimeZoneCreateWithName(
  CFAllocatorRef allocator, CFStringRef name, Boolean triesAbbreviation);
CFTimeZoneRef CFTimeZoneCreateWithTimeIntervalFromGMT(
  CFAllocatorRef allocator, CFTimeInterval seconds);
CFStringRef CFTimeZoneGetName(CFTimeZoneRef zone);
CFDataRef CFTimeZoneGetData(CFTimeZoneRef zone);
CFTimeInterval CFTimeZoneGetSecondsFromGMT(CFTimeZoneRef zone, CFAbsoluteTime moment);
CFStringRef CFTimeZoneCopyAbbreviation(CFTimeZoneRef zone, CFAbsoluteTime moment);
Boolean CFTimeZoneIsDaylightSavingTime(CFTimeZoneRef zone, CFAbsoluteTime moment);
CFTimeInterval CFTimeZoneGetDaylightSavingTimeOffset(CFTimeZoneRef zone, CFAbsoluteTime moment);
CFAbsoluteTime CFTimeZoneGetNextDaylightSavingTimeTransition(
  CFTimeZoneRef zone, CFAbsoluteTime moment);
CFStringRef CFTimeZoneCopyLocalizedName(
  CFTimeZoneRef zone, CFTimeZoneNameStyle style, CFLocaleRef locale);
CFAbsoluteTime CFGregorianDateGetAbsoluteTime(CFGregorianDate date, CFTimeZoneRef zone);
CFGregorianDate CFAbsoluteTimeGetGregorianDate(CFAbsoluteTime moment, CFTimeZoneRef zone);
CFTypeID CFLocaleGetTypeID(void);
CFLocaleRef CFLocaleCopyCurrent(void);
CFLocaleRef CFLocaleGetSystem(void);
CFLocaleRef CFLocaleCreate(CFAllocatorRef allocator, CFLocaleIdentifier identifier);
CFLocaleIdentifier CFLocaleGetIdentifier(CFLocaleRef locale);
CFTypeRef CFLocaleGetValue(CFLocaleRef locale, CFLocaleKey key);
CFStringRef CFLocaleCopyDisplayNameForPropertyValue(
  CFLocaleRef locale, CFLocaleKey key, CFStringRef value);
CFArrayRef CFLocaleCopyPreferredLanguages(void);
CFArrayRef CFLocaleCopyAvailableLocaleIdentifiers(void);
CFTypeID CFDateFormatterGetTypeID(void);
CFDateFormatterRef CFDateFormatterCreate(
  CFAllocatorRef allocator, CFLocaleRef locale, CFDateFormatterStyle dateStyle,
  CFDateFormatterStyle timeStyle);
CFStringRef CFDateFormatterCreateDateFormatFromTemplate(
  CFAllocatorRef allocator, CFStringRef pattern, CFOptionFlags options, CFLocaleRef locale);
CFLocaleRef CFDateFormatterGetLocale(CFDateFormatterRef formatter);
CFDateFormatterStyle CFDateFormatterGetDateStyle(CFDateFormatterRef formatter);
CFDateFormatterStyle CFDateFormatterGetTimeStyle(CFDateFormatterRef formatter);
CFStringRef CFDateFormatterGetFormat(CFDateFormatterRef formatter);
void CFDateFormatterSetFormat(CFDateFormatterRef formatter, CFStringRef format);
CFStringRef CFDateFormatterCreateStringWithDate(
  CFAllocatorRef allocator, CFDateFormatterRef formatter, CFDateRef date);
CFStringRef CFDateFormatterCreateStringWithAbsoluteTime(
  CFAllocatorRef allocator, CFDateFormatterRef formatter, CFAbsoluteTime moment);
CFDateRef CFDateFormatterCreateDateFromString(
  CFAllocatorRef allocator, CFDateFormatterRef formatter, CFStringRef text, CFRange *range);
Boolean CFDateFormatterGetAbsoluteTimeFromString(
  CFDateFormatterRef formatter, CFStringRef text, CFRange *range, CFAbsoluteTime *moment);
void CFDateFormatterSetProperty(
  CFDateFormatterRef formatter, CFDateFormatterKey key, CFTypeRef value);
CFTypeRef CFDateFormatterCopyProperty(CFDateFormatterRef formatter, CFDateFormatterKey key);
CFTypeID CFErrorGetTypeID(void);
CFErrorRef CFErrorCreate(
  CFAllocatorRef allocator, CFErrorDomain domain, CFIndex code, CFDictionaryRef userInfo);
CFErrorDomain CFErrorGetDomain(CFErrorRef error);
CFIndex CFErrorGetCode(CFErrorRef error);
CFDictionaryRef CFErrorCopyUserInfo(CFErrorRef error);
CFStringRef CFErrorCopyDescription(CFErrorRef error);
CFStringRef CFErrorCopyFailureReason(CFErrorRef error);
CFStringRef CFErrorCopyRecoverySuggestion(CFErrorRef error);
CF_IMPLICIT_BRIDGING_DISABLED

#endif
