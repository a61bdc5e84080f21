// Core Foundation's attributed strings, further string functions, and searches in collections.
#ifndef HOOKHOST_CORE_FOUNDATION_TEXTS_H
#define HOOKHOST_CORE_FOUNDATION_TEXTS_H

enum {
  kCFStringEncodingMacJapanese = 1, kCFStringEncodingISOLatin2 = 0x0202,
  kCFStringEncodingISOLatin9 = 0x020F, kCFStringEncodingDOSLatinUS = 0x0400,
  kCFStringEncodingDOSRussian = 0x0419, kCFStringEncodingDOSJapanese = 0x0420,
  kCFStringEncodingDOSChineseSimplif = 0x0421, kCFStringEncodingWindowsLatin2 = 0x0501,
  kCFStringEncodingWindowsCyrillic = 0x0502, kCFStringEncodingWindowsGreek = 0x0503,
  kCFStringEncodingGBK_95 = 0x0631, kCFStringEncodingISO_2022_JP = 0x0820,
  kCFStringEncodingEUC_JP = 0x0920, kCFStringEncodingEUC_CN = 0x0930,
  kCFStringEncodingEUC_KR = 0x0940, kCFStringEncodingShiftJIS = 0x0A01,
  kCFStringEncodingKOI8_R = 0x0A02, kCFStringEncodingBig5 = 0x0A03,
  kCFStringEncodingHZ_GB_2312 = 0x0A05, kCFStringEncodingNonLossyASCII = 0x0BFF
};
typedef void (*CFArrayApplierFunction)(const void *value, void *context);
typedef void (*CFSetApplierFunction)(const void *value, void *context);
typedef void (*CFDictionaryApplierFunction)(const void *key, const void *value, void *context);
typedef CFComparisonResult (*CFComparatorFunction)(
  const void *one, const void *other, void *context);

CF_IMPLICIT_BRIDGING_ENABLED
CFIndex CFDictionaryGetCountOfKey(CFDictionaryRef dictionary, const void *key);
CFIndex CFDictionaryGetCountOfValue(CFDictionaryRef dictionary, const void *value);
CFIndex CFArrayGetCountOfValue(CFArrayRef array, CFRange range, const void *value);
CFIndex CFArrayGetLastIndexOfValue(CFArrayRef array, CFRange range, const void *value);
void CFArrayExchangeValuesAtIndices(CFMutableArrayRef array, CFIndex one, CFIndex other);
void CFArraySortValues(
  CFMutableArrayRef array, CFRange range, CFComparatorFunction comparator, void *context);
CFStringEncoding CFStringGetSystemEncoding(void);
CFStringEncoding CFStringGetSmallestEncoding(CFStringRef text);
CFStringEncoding CFStringGetFastestEncoding(CFStringRef text);
CFIndex CFStringGetBytes(
  CFStringRef text, CFRange range, CFStringEncoding encoding, UInt8 loss, Boolean isExternal,
  UInt8 *bytes, CFIndex size, CFIndex *used);
CFStringRef CFStringGetNameOfEncoding(CFStringEncoding encoding);
Boolean CFStringFindCharacterFromSet(
  CFStringRef text, CFCharacterSetRef set, CFRange range, CFStringCompareFlags flags,
  CFRange *found);
Boolean CFStringFindWithOptions(
  CFStringRef text, CFStringRef part, CFRange range, CFStringCompareFlags flags, CFRange *found);
void CFStringInsert(CFMutableStringRef text, CFIndex index, CFStringRef inserted);
void CFStringDelete(CFMutableStringRef text, CFRange range);
void CFStringReplace(CFMutableStringRef text, CFRange range, CFStringRef replacement);
void CFStringReplaceAll(CFMutableStringRef text, CFStringRef replacement);
CFIndex CFStringFindAndReplace(
  CFMutableStringRef text, CFStringRef part, CFStringRef replacement, CFRange range,
  CFStringCompareFlags flags);
void CFStringTrimWhitespace(CFMutableStringRef text);
void CFStringCapitalize(CFMutableStringRef text, CFLocaleRef locale);
void CFStringAppendFormat(
  CFMutableStringRef text, CFDictionaryRef options, CFStringRef format, ...);
CFDataRef CFStringCreateExternalRepresentation(
  CFAllocatorRef allocator, CFStringRef text, CFStringEncoding encoding, UInt8 lossByte);
CFStringRef CFStringCreateFromExternalRepresentation(
  CFAllocatorRef allocator, CFDataRef data, CFStringEncoding encoding);
CFTypeID CFAttributedStringGetTypeID(void);
CFAttributedStringRef CFAttributedStringCreate(
  CFAllocatorRef allocator, CFStringRef text, CFDictionaryRef attributes);
CFAttributedStringRef CFAttributedStringCreateWithSubstring(
  CFAllocatorRef allocator, CFAttributedStringRef text, CFRange range);
CFAttributedStringRef CFAttributedStringCreateCopy(
  CFAllocatorRef allocator, CFAttributedStringRef text);
CFMutableAttributedStringRef CFAttributedStringCreateMutable(
  CFAllocatorRef allocator, CFIndex limit);
CFMutableAttributedStringRef CFAttributedStringCreateMutableCopy(
  CFAllocatorRef allocator, CFIndex limit, CFAttributedStringRef text);
CFStringRef CFAttributedStringGetString(CFAttributedStringRef text);
CFIndex CFAttributedStringGetLength(CFAttributedStringRef text);
CFDictionaryRef CFAttributedStringGetAttributes(
  CFAttributedStringRef text, CFIndex index, CFRange *range);
CFTypeRef CFAttributedStringGetAttribute(
  CFAttributedStringRef text, CFIndex index, CFStringRef name, CFRange *range);
CFDictionaryRef CFAttributedStringGetAttributesAndLongestEffectiveRange(
  CFAttributedStringRef text, CFIndex index, CFRange limit, CFRange *range);
CFTypeRef CFAttributedStringGetAttributeAndLongestEffectiveRange(
  CFAttributedStringRef text, CFIndex index, CFStringRef name, CFRange limit, CFRange *range);
CFMutableStringRef CFAttributedStringGetMutableString(CFMutableAttributedStringRef text);
void CFAttributedStringReplaceString(
  CFMutableAttributedStringRef text, CFRange range, CFStringRef replacement);
void CFAttributedStringReplaceAttributedString(
  CFMutableAttributedStringRef text, CFRange range, CFAttributedStringRef replacement);
void CFAttributedStringSetAttributes(
  CFMutableAttributedStringRef text, CFRange range, CFDictionaryRef attributes,
  Boolean clearsOthers);
void CFAttributedStringSetAttribute(
  CFMutableAttributedStringRef text, CFRange range, CFStringRef name, CFTypeRef value);
void CFAttributedStringRemoveAttribute(
  CFMutableAttributedStringRef text, CFRange range, CFStringRef name);
void CFAttributedStringBeginEditing(CFMutableAttributedStringRef text);
void CFAttributedStringEndEditing(CFMutableAttributedStringRef text);
CF_IMPLICIT_BRIDGING_DISABLED

#endif
