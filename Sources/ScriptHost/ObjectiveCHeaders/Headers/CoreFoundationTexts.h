// Core Foundation's attributed strings, further string functions, and searches in collections.
#ifndef HOOKHOST_CORE_FOUNDATION_TEXTS_H
#define HOOKHOST_CORE_FOUNDATION_TEXTS_H

enum {
  kCFStringEncodingMacJapanese = 1, kCFStringEncodingISOLatin2 = 0x0202,
  kCFStringEncodingISOLatin9 = 0x020F, kCFStringEncodingDOSLatinUS = 0x0400,
  kCFStringEncodingDOSRussian = 0x041B, kCFStringEncodingDOSJapanese = 0x0420,
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

// CFStringEncodingExt.h
enum {
  kCFStringEncodingMacChineseTrad = 2, kCFStringEncodingMacKorean = 3,
  kCFStringEncodingMacArabic = 4, kCFStringEncodingMacHebrew = 5, kCFStringEncodingMacGreek = 6,
  kCFStringEncodingMacCyrillic = 7, kCFStringEncodingMacDevanagari = 9,
  kCFStringEncodingMacGurmukhi = 10, kCFStringEncodingMacGujarati = 11,
  kCFStringEncodingMacOriya = 12, kCFStringEncodingMacBengali = 13, kCFStringEncodingMacTamil = 14,
  kCFStringEncodingMacTelugu = 15, kCFStringEncodingMacKannada = 16,
  kCFStringEncodingMacMalayalam = 17, kCFStringEncodingMacSinhalese = 18,
  kCFStringEncodingMacBurmese = 19, kCFStringEncodingMacKhmer = 20, kCFStringEncodingMacThai = 21,
  kCFStringEncodingMacLaotian = 22, kCFStringEncodingMacGeorgian = 23,
  kCFStringEncodingMacArmenian = 24, kCFStringEncodingMacChineseSimp = 25,
  kCFStringEncodingMacTibetan = 26, kCFStringEncodingMacMongolian = 27,
  kCFStringEncodingMacEthiopic = 28, kCFStringEncodingMacCentralEurRoman = 29,
  kCFStringEncodingMacVietnamese = 30, kCFStringEncodingMacExtArabic = 31,
  kCFStringEncodingMacSymbol = 33, kCFStringEncodingMacDingbats = 34,
  kCFStringEncodingMacTurkish = 35, kCFStringEncodingMacCroatian = 36,
  kCFStringEncodingMacIcelandic = 37, kCFStringEncodingMacRomanian = 38,
  kCFStringEncodingMacCeltic = 39, kCFStringEncodingMacGaelic = 40,
  kCFStringEncodingMacFarsi = 0x8C, kCFStringEncodingMacUkrainian = 0x98,
  kCFStringEncodingMacInuit = 0xEC, kCFStringEncodingMacVT100 = 0xFC,
  kCFStringEncodingMacHFS = 0xFF, kCFStringEncodingISOLatin3 = 0x203,
  kCFStringEncodingISOLatin4 = 0x204, kCFStringEncodingISOLatinCyrillic = 0x205,
  kCFStringEncodingISOLatinArabic = 0x206, kCFStringEncodingISOLatinGreek = 0x207,
  kCFStringEncodingISOLatinHebrew = 0x208, kCFStringEncodingISOLatin5 = 0x209,
  kCFStringEncodingISOLatin6 = 0x20A, kCFStringEncodingISOLatinThai = 0x20B,
  kCFStringEncodingISOLatin7 = 0x20D, kCFStringEncodingISOLatin8 = 0x20E,
  kCFStringEncodingISOLatin10 = 0x210, kCFStringEncodingDOSGreek = 0x405,
  kCFStringEncodingDOSBalticRim = 0x406, kCFStringEncodingDOSLatin1 = 0x410,
  kCFStringEncodingDOSGreek1 = 0x411, kCFStringEncodingDOSLatin2 = 0x412,
  kCFStringEncodingDOSCyrillic = 0x413, kCFStringEncodingDOSTurkish = 0x414,
  kCFStringEncodingDOSPortuguese = 0x415, kCFStringEncodingDOSIcelandic = 0x416,
  kCFStringEncodingDOSHebrew = 0x417, kCFStringEncodingDOSCanadianFrench = 0x418,
  kCFStringEncodingDOSArabic = 0x419, kCFStringEncodingDOSNordic = 0x41A,
  kCFStringEncodingDOSGreek2 = 0x41C, kCFStringEncodingDOSThai = 0x41D,
  kCFStringEncodingDOSKorean = 0x422, kCFStringEncodingDOSChineseTrad = 0x423,
  kCFStringEncodingWindowsLatin5 = 0x504, kCFStringEncodingWindowsHebrew = 0x505,
  kCFStringEncodingWindowsArabic = 0x506, kCFStringEncodingWindowsBalticRim = 0x507,
  kCFStringEncodingWindowsVietnamese = 0x508, kCFStringEncodingWindowsKoreanJohab = 0x510,
  kCFStringEncodingANSEL = 0x601, kCFStringEncodingJIS_X0201_76 = 0x620,
  kCFStringEncodingJIS_X0208_83 = 0x621, kCFStringEncodingJIS_X0208_90 = 0x622,
  kCFStringEncodingJIS_X0212_90 = 0x623, kCFStringEncodingJIS_C6226_78 = 0x624,
  kCFStringEncodingShiftJIS_X0213 = 0x628, kCFStringEncodingShiftJIS_X0213_MenKuTen = 0x629,
  kCFStringEncodingGB_2312_80 = 0x630, kCFStringEncodingKSC_5601_87 = 0x640,
  kCFStringEncodingKSC_5601_92_Johab = 0x641, kCFStringEncodingCNS_11643_92_P1 = 0x651,
  kCFStringEncodingCNS_11643_92_P2 = 0x652, kCFStringEncodingCNS_11643_92_P3 = 0x653,
  kCFStringEncodingISO_2022_JP_2 = 0x821, kCFStringEncodingISO_2022_JP_1 = 0x822,
  kCFStringEncodingISO_2022_JP_3 = 0x823, kCFStringEncodingISO_2022_CN = 0x830,
  kCFStringEncodingISO_2022_CN_EXT = 0x831, kCFStringEncodingISO_2022_KR = 0x840,
  kCFStringEncodingEUC_TW = 0x931, kCFStringEncodingMacRomanLatin1 = 0xA04,
  kCFStringEncodingBig5_HKSCS_1999 = 0xA06, kCFStringEncodingVISCII = 0xA07,
  kCFStringEncodingKOI8_U = 0xA08, kCFStringEncodingBig5_E = 0xA09,
  kCFStringEncodingNextStepJapanese = 0xB02, kCFStringEncodingEBCDIC_US = 0xC01,
  kCFStringEncodingEBCDIC_CP037 = 0xC02, kCFStringEncodingUTF7 = 0x04000100,
  kCFStringEncodingUTF7_IMAP = 0x0A10
};
const CFStringEncoding *CFStringGetListOfAvailableEncodings(void);
Boolean CFStringIsEncodingAvailable(CFStringEncoding encoding);

#endif
