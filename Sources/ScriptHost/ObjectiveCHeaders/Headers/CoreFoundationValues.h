// The rest of Core Foundation's values: numbers, data, dates, strings, lists, bundles, settings.
#ifndef HOOKHOST_CORE_FOUNDATION_VALUES_H
#define HOOKHOST_CORE_FOUNDATION_VALUES_H

typedef const struct CF_BRIDGED_TYPE(NSAttributedString) __CFAttributedString
  *CFAttributedStringRef;
typedef struct CF_BRIDGED_MUTABLE_TYPE(NSMutableAttributedString) __CFAttributedString
  *CFMutableAttributedStringRef;
typedef const struct CF_BRIDGED_TYPE(NSTimeZone) __CFTimeZone *CFTimeZoneRef;
typedef const struct CF_BRIDGED_TYPE(NSCharacterSet) __CFCharacterSet *CFCharacterSetRef;
typedef struct CF_BRIDGED_MUTABLE_TYPE(NSMutableCharacterSet) __CFCharacterSet *CFMutableCharacterSetRef;
typedef struct CF_BRIDGED_TYPE(NSCalendar) __CFCalendar *CFCalendarRef;
typedef struct CF_BRIDGED_TYPE(id) __CFBinaryHeap *CFBinaryHeapRef;
typedef const void *CFPropertyListRef;
typedef CFRetainCallBack CFArrayRetainCallBack, CFDictionaryRetainCallBack, CFSetRetainCallBack;
typedef CFReleaseCallBack CFArrayReleaseCallBack, CFDictionaryReleaseCallBack, CFSetReleaseCallBack;
typedef CFEqualCallBack CFArrayEqualCallBack, CFDictionaryEqualCallBack, CFSetEqualCallBack;
typedef CFHashCallBack CFDictionaryHashCallBack, CFSetHashCallBack;
typedef CFOptionFlags CFStringCompareFlags;
typedef CF_ENUM(CFIndex, CFNumberType) {
  kCFNumberSInt8Type = 1, kCFNumberSInt16Type, kCFNumberSInt32Type, kCFNumberSInt64Type,
  kCFNumberFloat32Type, kCFNumberFloat64Type, kCFNumberCharType, kCFNumberShortType,
  kCFNumberIntType, kCFNumberLongType, kCFNumberLongLongType, kCFNumberFloatType,
  kCFNumberDoubleType, kCFNumberCFIndexType, kCFNumberNSIntegerType, kCFNumberCGFloatType,
  kCFNumberMaxType = 16
};
enum {
  kCFStringEncodingMacRoman = 0, kCFStringEncodingWindowsLatin1 = 0x0500,
  kCFStringEncodingISOLatin1 = 0x0201, kCFStringEncodingNextStepLatin = 0x0B01,
  kCFStringEncodingUnicode = 0x0100, kCFStringEncodingUTF16 = 0x0100,
  kCFStringEncodingUTF16BE = 0x10000100, kCFStringEncodingUTF16LE = 0x14000100,
  kCFStringEncodingUTF32 = 0x0C000100, kCFStringEncodingGB_18030_2000 = 0x0632
};
#define kCFStringEncodingInvalidId 0xFFFFFFFFU
enum { kCFCompareCaseInsensitive = 1, kCFCompareBackwards = 4, kCFCompareAnchored = 8,
  kCFCompareNonliteral = 16, kCFCompareLocalized = 32, kCFCompareNumerically = 64,
  kCFCompareDiacriticInsensitive = 128, kCFCompareWidthInsensitive = 256,
  kCFCompareForcedOrdering = 512 };
typedef CF_ENUM(CFIndex, CFNotificationSuspensionBehavior) {
  CFNotificationSuspensionBehaviorDrop = 1, CFNotificationSuspensionBehaviorCoalesce,
  CFNotificationSuspensionBehaviorHold, CFNotificationSuspensionBehaviorDeliverImmediately
};
typedef void (*CFNotificationCallback)(
  CFNotificationCenterRef center, void *observer, CFNotificationName name, const void *object,
  CFDictionaryRef userInfo);
typedef struct {
  CFIndex version;
  void *info;
  const void *(*retain)(const void *info);
  void (*release)(const void *info);
  CFStringRef (*copyDescription)(const void *info);
} CFRunLoopObserverContext, CFRunLoopTimerContext;
typedef struct {
  CFIndex version;
  void *info;
  const void *(*retain)(const void *info);
  void (*release)(const void *info);
  CFStringRef (*copyDescription)(const void *info);
  Boolean (*equal)(const void *info, const void *other);
  CFHashCode (*hash)(const void *info);
  void (*schedule)(void *info, CFRunLoopRef loop, CFRunLoopMode mode);
  void (*cancel)(void *info, CFRunLoopRef loop, CFRunLoopMode mode);
  void (*perform)(void *info);
} CFRunLoopSourceContext;
typedef struct {
  CFIndex version;
  const void *(*retain)(CFAllocatorRef allocator, const void *value);
  void (*release)(CFAllocatorRef allocator, const void *value);
  CFStringRef (*copyDescription)(const void *value);
  CFComparisonResult (*compare)(const void *one, const void *other, void *context);
} CFBinaryHeapCallBacks;
typedef struct {
  CFIndex version;
  void *info;
  const void *(*retain)(const void *info);
  void (*release)(const void *info);
  CFStringRef (*copyDescription)(const void *info);
} CFBinaryHeapCompareContext;
extern const CFNumberRef kCFNumberNaN, kCFNumberPositiveInfinity, kCFNumberNegativeInfinity;
extern const CFBinaryHeapCallBacks kCFStringBinaryHeapCallBacks;
extern const CFStringRef kCFPreferencesCurrentApplication;
extern const CFStringRef kCFPreferencesAnyApplication;
extern const CFStringRef kCFPreferencesCurrentHost;
extern const CFStringRef kCFPreferencesAnyHost;
extern const CFStringRef kCFPreferencesCurrentUser;
extern const CFStringRef kCFPreferencesAnyUser;
extern const CFStringRef kCFStringTransformToLatin, kCFStringTransformStripCombiningMarks,
  kCFStringTransformStripDiacritics, kCFStringTransformMandarinLatin, kCFStringTransformToXMLHex,
  kCFStringTransformToUnicodeName, kCFStringTransformFullwidthHalfwidth,
  kCFStringTransformLatinKatakana, kCFStringTransformLatinHiragana,
  kCFStringTransformHiraganaKatakana, kCFStringTransformLatinHangul, kCFStringTransformLatinArabic,
  kCFStringTransformLatinHebrew, kCFStringTransformLatinThai, kCFStringTransformLatinCyrillic,
  kCFStringTransformLatinGreek;

CF_IMPLICIT_BRIDGING_ENABLED
CFAllocatorRef CFAllocatorGetDefault(void);
CFNumberRef CFNumberCreate(CFAllocatorRef allocator, CFNumberType type, const void *value);
Boolean CFNumberGetValue(CFNumberRef number, CFNumberType type, void *value);
CFNumberType CFNumberGetType(CFNumberRef number);
CFIndex CFNumberGetByteSize(CFNumberRef number);
Boolean CFNumberIsFloatType(CFNumberRef number);
CFComparisonResult CFNumberCompare(CFNumberRef one, CFNumberRef other, void *context);
CFDataRef CFDataCreate(CFAllocatorRef allocator, const UInt8 *bytes, CFIndex count);
CFDataRef CFDataCreateCopy(CFAllocatorRef allocator, CFDataRef data);
CFMutableDataRef CFDataCreateMutable(CFAllocatorRef allocator, CFIndex capacity);
CFMutableDataRef CFDataCreateMutableCopy(
  CFAllocatorRef allocator, CFIndex capacity, CFDataRef data);
CFIndex CFDataGetLength(CFDataRef data);
const UInt8 *CFDataGetBytePtr(CFDataRef data);
UInt8 *CFDataGetMutableBytePtr(CFMutableDataRef data);
void CFDataGetBytes(CFDataRef data, CFRange range, UInt8 *bytes);
void CFDataAppendBytes(CFMutableDataRef data, const UInt8 *bytes, CFIndex count);
void CFDataSetLength(CFMutableDataRef data, CFIndex length);
void CFDataIncreaseLength(CFMutableDataRef data, CFIndex extra);
void CFDataReplaceBytes(
  CFMutableDataRef data, CFRange range, const UInt8 *bytes, CFIndex count);
void CFDataDeleteBytes(CFMutableDataRef data, CFRange range);
CFDateRef CFDateCreate(CFAllocatorRef allocator, CFAbsoluteTime moment);
CFAbsoluteTime CFDateGetAbsoluteTime(CFDateRef date);
CFTimeInterval CFDateGetTimeIntervalSinceDate(CFDateRef date, CFDateRef other);
CFArrayRef CFArrayCreate(
  CFAllocatorRef allocator, const void **values, CFIndex count, const CFArrayCallBacks *callbacks);
void CFArrayGetValues(CFArrayRef array, CFRange range, const void **values);
CFDictionaryRef CFDictionaryCreate(
  CFAllocatorRef allocator, const void **keys, const void **values, CFIndex count,
  const CFDictionaryKeyCallBacks *keyCallbacks, const CFDictionaryValueCallBacks *valueCallbacks);
CFDictionaryRef CFDictionaryCreateCopy(CFAllocatorRef allocator, CFDictionaryRef dictionary);
CFMutableDictionaryRef CFDictionaryCreateMutableCopy(
  CFAllocatorRef allocator, CFIndex capacity, CFDictionaryRef dictionary);
Boolean CFDictionaryContainsValue(CFDictionaryRef dictionary, const void *value);
Boolean CFDictionaryGetValueIfPresent(
  CFDictionaryRef dictionary, const void *key, const void **value);
void CFDictionaryGetKeysAndValues(
  CFDictionaryRef dictionary, const void **keys, const void **values);
void CFDictionaryReplaceValue(CFMutableDictionaryRef dictionary, const void *key, const void *value);
void CFDictionaryApplyFunction(
  CFDictionaryRef dictionary, void (*function)(const void *key, const void *value, void *context),
  void *context);
CFSetRef CFSetCreate(
  CFAllocatorRef allocator, const void **values, CFIndex count, const CFSetCallBacks *callbacks);
CFSetRef CFSetCreateCopy(CFAllocatorRef allocator, CFSetRef set);
CFMutableSetRef CFSetCreateMutableCopy(CFAllocatorRef allocator, CFIndex capacity, CFSetRef set);
CFIndex CFSetGetCount(CFSetRef set);
const void *CFSetGetValue(CFSetRef set, const void *value);
void CFSetGetValues(CFSetRef set, const void **values);
void CFSetRemoveAllValues(CFMutableSetRef set);
void CFSetApplyFunction(
  CFSetRef set, void (*function)(const void *value, void *context), void *context);
CFBinaryHeapRef CFBinaryHeapCreate(
  CFAllocatorRef allocator, CFIndex capacity, const CFBinaryHeapCallBacks *callbacks,
  const CFBinaryHeapCompareContext *context);
void CFBinaryHeapAddValue(CFBinaryHeapRef heap, const void *value);
CFIndex CFBinaryHeapGetCount(CFBinaryHeapRef heap);
const void *CFBinaryHeapGetMinimum(CFBinaryHeapRef heap);
Boolean CFBinaryHeapGetMinimumIfPresent(CFBinaryHeapRef heap, const void **value);
void CFBinaryHeapRemoveMinimumValue(CFBinaryHeapRef heap);
void CFBinaryHeapRemoveAllValues(CFBinaryHeapRef heap);
CFStringRef CFStringCreateWithCharacters(
  CFAllocatorRef allocator, const UniChar *characters, CFIndex count);
CFStringRef CFStringCreateWithBytes(
  CFAllocatorRef allocator, const UInt8 *bytes, CFIndex count, CFStringEncoding encoding,
  Boolean isExternal);
CFStringRef CFStringCreateWithBytesNoCopy(
  CFAllocatorRef allocator, const UInt8 *bytes, CFIndex count, CFStringEncoding encoding,
  Boolean isExternal, CFAllocatorRef deallocator);
CFStringRef CFStringCreateWithCStringNoCopy(
  CFAllocatorRef allocator, const char *characters, CFStringEncoding encoding,
  CFAllocatorRef deallocator);
CFStringRef CFStringCreateWithSubstring(CFAllocatorRef allocator, CFStringRef text, CFRange range);
CFArrayRef CFStringCreateArrayBySeparatingStrings(
  CFAllocatorRef allocator, CFStringRef text, CFStringRef separator);
CFStringRef CFStringCreateByCombiningStrings(
  CFAllocatorRef allocator, CFArrayRef texts, CFStringRef separator);
CFComparisonResult CFStringCompare(CFStringRef one, CFStringRef other, CFStringCompareFlags flags);
CFRange CFStringFind(CFStringRef text, CFStringRef part, CFStringCompareFlags flags);
Boolean CFStringHasPrefix(CFStringRef text, CFStringRef prefix);
Boolean CFStringHasSuffix(CFStringRef text, CFStringRef suffix);
Boolean CFStringGetCString(
  CFStringRef text, char *memory, CFIndex size, CFStringEncoding encoding);
void CFStringGetCharacters(CFStringRef text, CFRange range, UniChar *characters);
typedef struct { CFStringRef theString; CFRange rangeToBuffer; } CFStringInlineBuffer;
void CFStringInitInlineBuffer(CFStringRef text, CFStringInlineBuffer *buffer, CFRange range);
UniChar CFStringGetCharacterFromInlineBuffer(CFStringInlineBuffer *buffer, CFIndex index);
SInt32 CFStringGetIntValue(CFStringRef text);
double CFStringGetDoubleValue(CFStringRef text);
CFIndex CFStringGetMaximumSizeForEncoding(CFIndex length, CFStringEncoding encoding);
void CFStringAppendCharacters(CFMutableStringRef text, const UniChar *characters, CFIndex count);
void CFStringAppendCString(
  CFMutableStringRef text, const char *characters, CFStringEncoding encoding);
void CFStringUppercase(CFMutableStringRef text, CFLocaleRef locale);
void CFStringLowercase(CFMutableStringRef text, CFLocaleRef locale);
typedef CF_ENUM(CFIndex, CFStringNormalizationForm) {
  kCFStringNormalizationFormD, kCFStringNormalizationFormKD, kCFStringNormalizationFormC,
  kCFStringNormalizationFormKC
};
void CFStringNormalize(CFMutableStringRef text, CFStringNormalizationForm form);
Boolean CFStringTransform(
  CFMutableStringRef text, CFRange *range, CFStringRef transform, Boolean isReversed);
Boolean CFStringGetSurrogatePairForLongCharacter(UTF32Char character, UniChar *surrogates);
UTF32Char CFStringGetLongCharacterForSurrogatePair(UniChar high, UniChar low);
Boolean CFStringIsSurrogateHighCharacter(UniChar character);
Boolean CFStringIsSurrogateLowCharacter(UniChar character);
unsigned long CFStringConvertEncodingToNSStringEncoding(CFStringEncoding encoding);
CFStringEncoding CFStringConvertNSStringEncodingToEncoding(unsigned long encoding);
CFStringEncoding CFStringConvertIANACharSetNameToEncoding(CFStringRef name);
CFStringRef CFStringConvertEncodingToIANACharSetName(CFStringEncoding encoding);
CFTypeID CFDataGetTypeID(void);
CFTypeID CFDateGetTypeID(void);
CFTypeID CFSetGetTypeID(void);
CFTypeID CFNullGetTypeID(void);
CFTypeID CGColorGetTypeID(void);
CFURLRef CFURLCreateWithString(CFAllocatorRef allocator, CFStringRef text, CFURLRef base);
CFStringRef CFURLGetString(CFURLRef url);
CFBundleRef CFBundleGetMainBundle(void);
CFStringRef CFBundleGetIdentifier(CFBundleRef bundle);
CFTypeRef CFBundleGetValueForInfoDictionaryKey(CFBundleRef bundle, CFStringRef key);
CFDictionaryRef CFBundleGetInfoDictionary(CFBundleRef bundle);
CFURLRef CFBundleCopyBundleURL(CFBundleRef bundle);
CFURLRef CFBundleCopyResourcesDirectoryURL(CFBundleRef bundle);
CFURLRef CFBundleCopyResourceURL(
  CFBundleRef bundle, CFStringRef name, CFStringRef type, CFStringRef folder);
CFStringRef CFBundleCopyLocalizedString(
  CFBundleRef bundle, CFStringRef key, CFStringRef value, CFStringRef table);
CFPropertyListRef CFPreferencesCopyAppValue(CFStringRef key, CFStringRef application);
void CFPreferencesSetAppValue(CFStringRef key, CFPropertyListRef value, CFStringRef application);
CFPropertyListRef CFPreferencesCopyValue(
  CFStringRef key, CFStringRef application, CFStringRef user, CFStringRef host);
void CFPreferencesSetValue(
  CFStringRef key, CFPropertyListRef value, CFStringRef application, CFStringRef user,
  CFStringRef host);
Boolean CFPreferencesSynchronize(CFStringRef application, CFStringRef user, CFStringRef host);
Boolean CFPreferencesAppSynchronize(CFStringRef application);
CFNotificationCenterRef CFNotificationCenterGetLocalCenter(void);
CFNotificationCenterRef CFNotificationCenterGetDarwinNotifyCenter(void);
void CFNotificationCenterAddObserver(
  CFNotificationCenterRef center, const void *observer, CFNotificationCallback callback,
  CFStringRef name, const void *object, CFNotificationSuspensionBehavior behaviour);
void CFNotificationCenterRemoveObserver(
  CFNotificationCenterRef center, const void *observer, CFNotificationName name, const void *object);
void CFNotificationCenterRemoveEveryObserver(
  CFNotificationCenterRef center, const void *observer);
void CFNotificationCenterPostNotification(
  CFNotificationCenterRef center, CFNotificationName name, const void *object,
  CFDictionaryRef userInfo, Boolean isImmediate);
void CFRunLoopRemoveTimer(CFRunLoopRef loop, CFRunLoopTimerRef timer, CFRunLoopMode mode);
CFRunLoopTimerRef CFRunLoopTimerCreate(
  CFAllocatorRef allocator, CFAbsoluteTime moment, CFTimeInterval interval, CFOptionFlags flags,
  CFIndex order, void (*function)(CFRunLoopTimerRef timer, void *info),
  CFRunLoopTimerContext *context);
CFRunLoopObserverRef CFRunLoopObserverCreate(
  CFAllocatorRef allocator, CFOptionFlags activities, Boolean repeats, CFIndex order,
  void (*function)(CFRunLoopObserverRef observer, CFRunLoopActivity activity, void *info),
  CFRunLoopObserverContext *context);
CFRunLoopSourceRef CFRunLoopSourceCreate(
  CFAllocatorRef allocator, CFIndex order, CFRunLoopSourceContext *context);
void CFRunLoopAddSource(CFRunLoopRef loop, CFRunLoopSourceRef source, CFRunLoopMode mode);
void CFRunLoopRemoveSource(CFRunLoopRef loop, CFRunLoopSourceRef source, CFRunLoopMode mode);
Boolean CFRunLoopContainsSource(CFRunLoopRef loop, CFRunLoopSourceRef source, CFRunLoopMode mode);
void CFRunLoopSourceSignal(CFRunLoopSourceRef source);
void CFRunLoopSourceInvalidate(CFRunLoopSourceRef source);
Boolean CFRunLoopSourceIsValid(CFRunLoopSourceRef source);
CFIndex CFRunLoopSourceGetOrder(CFRunLoopSourceRef source);
void CFRunLoopSourceGetContext(CFRunLoopSourceRef source, CFRunLoopSourceContext *context);
typedef enum {
  kCFPropertyListImmutable, kCFPropertyListMutableContainers,
  kCFPropertyListMutableContainersAndLeaves,
} CFPropertyListMutabilityOptions;
typedef enum {
  kCFPropertyListOpenStepFormat = 1, kCFPropertyListXMLFormat_v1_0 = 100,
  kCFPropertyListBinaryFormat_v1_0 = 200,
} CFPropertyListFormat;
CFPropertyListRef CFPropertyListCreateWithData(
  CFAllocatorRef allocator, CFDataRef data, CFOptionFlags options, CFPropertyListFormat *format,
  CFErrorRef *error);
CFDataRef CFPropertyListCreateData(
  CFAllocatorRef allocator, CFPropertyListRef list, CFPropertyListFormat format,
  CFOptionFlags options, CFErrorRef *error);
CFPropertyListRef CFPropertyListCreateDeepCopy(
  CFAllocatorRef allocator, CFPropertyListRef list, CFOptionFlags options);
Boolean CFPropertyListIsValid(CFPropertyListRef list, CFPropertyListFormat format);
CFStringRef CFStringCreateWithFormat(
  CFAllocatorRef allocator, CFDictionaryRef options, CFStringRef format, ...);
CF_IMPLICIT_BRIDGING_DISABLED

#endif
