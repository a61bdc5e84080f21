// The types and functions of Core Foundation that sources mix with Foundation's objects.
#ifndef HOOKHOST_CORE_FOUNDATION_H
#define HOOKHOST_CORE_FOUNDATION_H
#include <objc/objc.h>
#include <libkern/OSByteOrder.h>
#include <hookhost/Names.h>

typedef const void *CFTypeRef;
typedef unsigned long CFTypeID;
typedef unsigned long CFOptionFlags;
typedef unsigned long CFHashCode;
typedef signed long CFIndex;
typedef double CFTimeInterval;
typedef CFTimeInterval CFAbsoluteTime;
typedef uint32_t CFStringEncoding;
typedef CFIndex CFComparisonResult;
typedef struct { CFIndex location, length; } CFRange;
typedef const struct CF_BRIDGED_TYPE(id) __CFAllocator *CFAllocatorRef;
typedef const struct CF_BRIDGED_TYPE(NSString) __CFString *CFStringRef;
typedef struct CF_BRIDGED_MUTABLE_TYPE(NSMutableString) __CFString *CFMutableStringRef;
typedef const struct CF_BRIDGED_TYPE(NSArray) __CFArray *CFArrayRef;
typedef struct CF_BRIDGED_MUTABLE_TYPE(NSMutableArray) __CFArray *CFMutableArrayRef;
typedef const struct CF_BRIDGED_TYPE(NSDictionary) __CFDictionary *CFDictionaryRef;
typedef struct CF_BRIDGED_MUTABLE_TYPE(NSMutableDictionary) __CFDictionary *CFMutableDictionaryRef;
typedef const struct CF_BRIDGED_TYPE(NSSet) __CFSet *CFSetRef;
typedef struct CF_BRIDGED_MUTABLE_TYPE(NSMutableSet) __CFSet *CFMutableSetRef;
typedef const struct CF_BRIDGED_TYPE(NSNumber) __CFNumber *CFNumberRef;
typedef const struct CF_BRIDGED_TYPE(NSNumber) __CFBoolean *CFBooleanRef;
typedef const struct CF_BRIDGED_TYPE(NSData) __CFData *CFDataRef;
typedef struct CF_BRIDGED_MUTABLE_TYPE(NSMutableData) __CFData *CFMutableDataRef;
typedef const struct CF_BRIDGED_TYPE(NSDate) __CFDate *CFDateRef;
typedef const struct CF_BRIDGED_TYPE(NSURL) __CFURL *CFURLRef;
typedef struct CF_BRIDGED_TYPE(NSError) __CFError *CFErrorRef;
typedef const struct CF_BRIDGED_TYPE(NSNull) __CFNull *CFNullRef;
typedef const struct CF_BRIDGED_TYPE(NSLocale) __CFLocale *CFLocaleRef;
typedef const struct CF_BRIDGED_TYPE(id) __CFUUID *CFUUIDRef;
typedef struct CF_BRIDGED_TYPE(id) __CFBundle *CFBundleRef;
typedef struct CF_BRIDGED_MUTABLE_TYPE(id) __CFRunLoop *CFRunLoopRef;
typedef struct CF_BRIDGED_MUTABLE_TYPE(id) __CFRunLoopSource *CFRunLoopSourceRef;
typedef struct CF_BRIDGED_MUTABLE_TYPE(id) __CFRunLoopObserver *CFRunLoopObserverRef;
typedef struct CF_BRIDGED_MUTABLE_TYPE(NSTimer) __CFRunLoopTimer *CFRunLoopTimerRef;
typedef struct CF_BRIDGED_MUTABLE_TYPE(NSInputStream) __CFReadStream *CFReadStreamRef;
typedef struct CF_BRIDGED_MUTABLE_TYPE(NSOutputStream) __CFWriteStream *CFWriteStreamRef;
typedef CFStringRef CFRunLoopMode;
typedef int32_t CFRunLoopRunResult;
typedef CFStringRef CFNotificationName;
typedef struct CF_BRIDGED_TYPE(id) __CFNotificationCenter *CFNotificationCenterRef;
typedef struct CFUUIDBytes { uint8_t byte0, byte1, byte2, byte3, byte4, byte5, byte6, byte7, byte8,
  byte9, byte10, byte11, byte12, byte13, byte14, byte15; } CFUUIDBytes;
typedef CFOptionFlags CFRunLoopActivity;
enum {
  kCFRunLoopEntry = 1,
  kCFRunLoopBeforeTimers = 2,
  kCFRunLoopBeforeSources = 4,
  kCFRunLoopBeforeWaiting = 32,
  kCFRunLoopAfterWaiting = 64,
  kCFRunLoopExit = 128,
  kCFRunLoopAllActivities = 0x0FFFFFFF,
};
enum { kCFCompareLessThan = -1, kCFCompareEqualTo, kCFCompareGreaterThan };
enum { kCFNotFound = -1 };
enum { kCFStringEncodingUTF8 = 0x08000100, kCFStringEncodingASCII = 0x0600 };
enum { kCFRunLoopRunFinished = 1, kCFRunLoopRunStopped, kCFRunLoopRunTimedOut };

typedef const void *(*CFRetainCallBack)(CFAllocatorRef allocator, const void *value);
typedef void (*CFReleaseCallBack)(CFAllocatorRef allocator, const void *value);
typedef CFStringRef (*CFCopyDescriptionCallBack)(const void *value);
typedef Boolean (*CFEqualCallBack)(const void *one, const void *other);
typedef CFHashCode (*CFHashCallBack)(const void *value);
typedef struct {
  CFIndex version;
  CFRetainCallBack retain;
  CFReleaseCallBack release;
  CFCopyDescriptionCallBack copyDescription;
  CFEqualCallBack equal;
  CFHashCallBack hash;
} CFDictionaryKeyCallBacks;
typedef struct {
  CFIndex version;
  CFRetainCallBack retain;
  CFReleaseCallBack release;
  CFCopyDescriptionCallBack copyDescription;
  CFEqualCallBack equal;
} CFDictionaryValueCallBacks;
typedef CFDictionaryValueCallBacks CFArrayCallBacks;
typedef CFDictionaryKeyCallBacks CFSetCallBacks;
extern const CFDictionaryKeyCallBacks kCFTypeDictionaryKeyCallBacks;
extern const CFDictionaryKeyCallBacks kCFCopyStringDictionaryKeyCallBacks;
extern const CFDictionaryValueCallBacks kCFTypeDictionaryValueCallBacks;
extern const CFArrayCallBacks kCFTypeArrayCallBacks;
extern const CFSetCallBacks kCFTypeSetCallBacks;

CF_IMPLICIT_BRIDGING_ENABLED
CFMutableDictionaryRef CFDictionaryCreateMutable(
  CFAllocatorRef allocator, CFIndex capacity, const CFDictionaryKeyCallBacks *keys,
  const CFDictionaryValueCallBacks *values);
void CFDictionarySetValue(CFMutableDictionaryRef dictionary, const void *key, const void *value);
void CFDictionaryAddValue(CFMutableDictionaryRef dictionary, const void *key, const void *value);
void CFDictionaryRemoveValue(CFMutableDictionaryRef dictionary, const void *key);
void CFDictionaryRemoveAllValues(CFMutableDictionaryRef dictionary);
Boolean CFDictionaryContainsKey(CFDictionaryRef dictionary, const void *key);
CFMutableArrayRef CFArrayCreateMutable(
  CFAllocatorRef allocator, CFIndex capacity, const CFArrayCallBacks *callbacks);
void CFArrayAppendValue(CFMutableArrayRef array, const void *value);
CFMutableSetRef CFSetCreateMutable(
  CFAllocatorRef allocator, CFIndex capacity, const CFSetCallBacks *callbacks);
void CFSetAddValue(CFMutableSetRef set, const void *value);
void CFSetRemoveValue(CFMutableSetRef set, const void *value);
Boolean CFSetContainsValue(CFSetRef set, const void *value);
extern const CFAllocatorRef kCFAllocatorDefault;
extern const CFAllocatorRef kCFAllocatorSystemDefault;
extern const CFAllocatorRef kCFAllocatorNull;
extern const CFBooleanRef kCFBooleanTrue;
extern const CFBooleanRef kCFBooleanFalse;
extern const CFNullRef kCFNull;
extern const CFStringRef kCFRunLoopDefaultMode;
extern const CFStringRef kCFRunLoopCommonModes;
extern const CFStringRef kCFBundleVersionKey;
extern const CFStringRef kCFBundleNameKey;
extern const CFStringRef kCFBundleExecutableKey;
extern const CFStringRef kCFBundleIdentifierKey;
extern const double kCFCoreFoundationVersionNumber;
#define kCFCoreFoundationVersionNumber_iPhoneOS_2_0 478.23
#define kCFCoreFoundationVersionNumber_iPhoneOS_2_1 478.26
#define kCFCoreFoundationVersionNumber_iPhoneOS_2_2 478.29
#define kCFCoreFoundationVersionNumber_iPhoneOS_3_0 478.47
#define kCFCoreFoundationVersionNumber_iPhoneOS_3_1 478.52
#define kCFCoreFoundationVersionNumber_iPhoneOS_3_2 478.61
#define kCFCoreFoundationVersionNumber_iOS_4_0 550.32
#define kCFCoreFoundationVersionNumber_iOS_4_1 550.38
#define kCFCoreFoundationVersionNumber_iOS_4_2 550.52
#define kCFCoreFoundationVersionNumber_iOS_4_3 550.52
#define kCFCoreFoundationVersionNumber_iOS_5_0 675.00
#define kCFCoreFoundationVersionNumber_iOS_5_1 690.10
#define kCFCoreFoundationVersionNumber_iOS_6_0 793.00
#define kCFCoreFoundationVersionNumber_iOS_6_1 793.00
#define kCFCoreFoundationVersionNumber_iOS_7_0 847.20
#define kCFCoreFoundationVersionNumber_iOS_7_1 847.24
#define kCFCoreFoundationVersionNumber_iOS_8_0 1140.1
#define kCFCoreFoundationVersionNumber_iOS_8_1 1141.14
#define kCFCoreFoundationVersionNumber_iOS_8_2 1142.16
#define kCFCoreFoundationVersionNumber_iOS_8_3 1144.17
#define kCFCoreFoundationVersionNumber_iOS_8_4 1145.15
#define kCFCoreFoundationVersionNumber_iOS_8_x_Max 1199
#define kCFCoreFoundationVersionNumber_iOS_9_0 1240.1
#define kCFCoreFoundationVersionNumber_iOS_9_1 1241.11
#define kCFCoreFoundationVersionNumber_iOS_9_2 1242.13
#define kCFCoreFoundationVersionNumber_iOS_9_3 1242.13
#define kCFCoreFoundationVersionNumber_iOS_9_4 1280.38
#define kCFCoreFoundationVersionNumber_iOS_9_x_Max 1299
#define kCFCoreFoundationVersionNumber_iOS_10_0 1348.00
#define kCFCoreFoundationVersionNumber_iOS_10_1 1348.00
#define kCFCoreFoundationVersionNumber_iOS_10_2 1348.22
#define kCFCoreFoundationVersionNumber_iOS_10_3 1349.56
#define kCFCoreFoundationVersionNumber_iOS_10_x_Max 1399
#define kCFCoreFoundationVersionNumber_iOS_11_0 1443.00
extern const CFTimeInterval kCFAbsoluteTimeIntervalSince1970;

CFTypeRef CFAutorelease(CFTypeRef CF_CONSUMED object);
CFTypeRef CFRetain(CFTypeRef object);
CFIndex CFGetRetainCount(CFTypeRef object);
CFTypeID CFGetTypeID(CFTypeRef object);
CFStringRef CFCopyDescription(CFTypeRef object);
CFStringRef CFCopyTypeIDDescription(CFTypeID type);
Boolean CFEqual(CFTypeRef one, CFTypeRef other);
CFHashCode CFHash(CFTypeRef object);
void CFShow(CFTypeRef object);
CFTypeID CFStringGetTypeID(void);
CFTypeID CFArrayGetTypeID(void);
CFTypeID CFDictionaryGetTypeID(void);
CFTypeID CFNumberGetTypeID(void);
CFTypeID CFBooleanGetTypeID(void);
CFStringRef CFStringCreateWithCString(
  CFAllocatorRef allocator, const char *characters, CFStringEncoding encoding);
CFStringRef CFStringCreateCopy(CFAllocatorRef allocator, CFStringRef string);
CFMutableStringRef CFStringCreateMutable(CFAllocatorRef allocator, CFIndex limit);
CFMutableStringRef CFStringCreateMutableCopy(
  CFAllocatorRef allocator, CFIndex limit, CFStringRef string);
void CFStringAppend(CFMutableStringRef string, CFStringRef appended);
CFIndex CFStringGetLength(CFStringRef string);
UniChar CFStringGetCharacterAtIndex(CFStringRef string, CFIndex index);
const char *CFStringGetCStringPtr(CFStringRef string, CFStringEncoding encoding);
const UniChar *CFStringGetCharactersPtr(CFStringRef string);
CFIndex CFArrayGetCount(CFArrayRef array);
const void *CFArrayGetValueAtIndex(CFArrayRef array, CFIndex index);
CFIndex CFArrayGetFirstIndexOfValue(CFArrayRef array, CFRange range, const void *value);
Boolean CFArrayContainsValue(CFArrayRef array, CFRange range, const void *value);
void CFArrayApplyFunction(
  CFArrayRef array, CFRange range, void (*function)(const void *value, void *context), void *context);
CFArrayRef CFArrayCreateCopy(CFAllocatorRef allocator, CFArrayRef array);
CFMutableArrayRef CFArrayCreateMutableCopy(CFAllocatorRef allocator, CFIndex capacity, CFArrayRef array);
void CFArrayAppendArray(CFMutableArrayRef array, CFArrayRef other, CFRange range);
void CFArrayInsertValueAtIndex(CFMutableArrayRef array, CFIndex index, const void *value);
void CFArraySetValueAtIndex(CFMutableArrayRef array, CFIndex index, const void *value);
void CFArrayRemoveValueAtIndex(CFMutableArrayRef array, CFIndex index);
void CFArrayRemoveAllValues(CFMutableArrayRef array);
CFIndex CFDictionaryGetCount(CFDictionaryRef dictionary);
const void *CFDictionaryGetValue(CFDictionaryRef dictionary, const void *key);
Boolean CFBooleanGetValue(CFBooleanRef boolean);
CFAbsoluteTime CFAbsoluteTimeGetCurrent(void);
CFUUIDRef CFUUIDCreate(CFAllocatorRef allocator);
CFComparisonResult CFDateCompare(CFDateRef one, CFDateRef other, void *context);
CFStringRef CFUUIDCreateString(CFAllocatorRef allocator, CFUUIDRef identifier);
CFStringRef CFURLCreateStringByAddingPercentEscapes(
  CFAllocatorRef allocator, CFStringRef string, CFStringRef unescaped, CFStringRef escaped,
  CFStringEncoding encoding);
CFStringRef CFURLCreateStringByReplacingPercentEscapes(
  CFAllocatorRef allocator, CFStringRef string, CFStringRef left);
CFStringRef CFURLCreateStringByReplacingPercentEscapesUsingEncoding(
  CFAllocatorRef allocator, CFStringRef string, CFStringRef left, CFStringEncoding encoding);
CFRunLoopRef CFRunLoopGetCurrent(void);
CFRunLoopRef CFRunLoopGetMain(void);
void CFRunLoopRun(void);
int32_t CFRunLoopRunInMode(CFRunLoopMode mode, CFTimeInterval seconds, Boolean afterSource);
void CFRunLoopStop(CFRunLoopRef loop);
void CFRunLoopWakeUp(CFRunLoopRef loop);
Boolean CFRunLoopIsWaiting(CFRunLoopRef loop);
CFAbsoluteTime CFRunLoopGetNextTimerFireDate(CFRunLoopRef loop, CFRunLoopMode mode);
CFRunLoopTimerRef CFRunLoopTimerCreateWithHandler(
  CFAllocatorRef allocator, CFAbsoluteTime moment, CFTimeInterval interval, CFOptionFlags flags,
  CFIndex order, void (^block)(CFRunLoopTimerRef timer));
void CFRunLoopAddTimer(CFRunLoopRef loop, CFRunLoopTimerRef timer, CFRunLoopMode mode);
void CFRunLoopTimerInvalidate(CFRunLoopTimerRef timer);
CFStringRef CFRunLoopCopyCurrentMode(CFRunLoopRef loop);
CFRunLoopObserverRef CFRunLoopObserverCreateWithHandler(
  CFAllocatorRef allocator, CFOptionFlags activities, Boolean repeats, CFIndex order,
  void (^block)(CFRunLoopObserverRef observer, CFRunLoopActivity activity));
void CFRunLoopAddObserver(CFRunLoopRef loop, CFRunLoopObserverRef observer, CFRunLoopMode mode);
void CFRunLoopRemoveObserver(CFRunLoopRef loop, CFRunLoopObserverRef observer, CFRunLoopMode mode);
void CFRunLoopObserverInvalidate(CFRunLoopObserverRef observer);
void CFRunLoopPerformBlock(CFRunLoopRef loop, CFTypeRef mode, void (^block)(void));
CF_IMPLICIT_BRIDGING_DISABLED
void CFRelease(CFTypeRef object);
CFTypeRef CFMakeCollectable(CFTypeRef object);
#if defined(__OBJC__) && !__has_feature(objc_arc)
#define NSMakeCollectable(object) ((id)CFMakeCollectable(object))
#endif

CF_INLINE CFRange CFRangeMake(CFIndex location, CFIndex length) {
  CFRange range = {location, length};
  return range;
}
CF_INLINE CFRange __CFRangeMake(CFIndex location, CFIndex length) {
  return CFRangeMake(location, length);
}
CF_INLINE uint16_t CFSwapInt16(uint16_t value) { return __builtin_bswap16(value); }
CF_INLINE uint32_t CFSwapInt32(uint32_t value) { return __builtin_bswap32(value); }
CF_INLINE uint64_t CFSwapInt64(uint64_t value) { return __builtin_bswap64(value); }
CF_INLINE uint16_t CFSwapInt16HostToBig(uint16_t value) { return CFSwapInt16(value); }
CF_INLINE uint16_t CFSwapInt16BigToHost(uint16_t value) { return CFSwapInt16(value); }
CF_INLINE uint16_t CFSwapInt16HostToLittle(uint16_t value) { return value; }
CF_INLINE uint16_t CFSwapInt16LittleToHost(uint16_t value) { return value; }
CF_INLINE uint32_t CFSwapInt32HostToBig(uint32_t value) { return CFSwapInt32(value); }
CF_INLINE uint32_t CFSwapInt32BigToHost(uint32_t value) { return CFSwapInt32(value); }
CF_INLINE uint32_t CFSwapInt32HostToLittle(uint32_t value) { return value; }
CF_INLINE uint32_t CFSwapInt32LittleToHost(uint32_t value) { return value; }
CF_INLINE uint64_t CFSwapInt64HostToBig(uint64_t value) { return CFSwapInt64(value); }
CF_INLINE uint64_t CFSwapInt64BigToHost(uint64_t value) { return CFSwapInt64(value); }
CF_INLINE uint64_t CFSwapInt64HostToLittle(uint64_t value) { return value; }
CF_INLINE uint64_t CFSwapInt64LittleToHost(uint64_t value) { return value; }

typedef struct { uint32_t v; } CFSwappedFloat32;
typedef struct { uint64_t v; } CFSwappedFloat64;
CFSwappedFloat32 CFConvertFloat32HostToSwapped(float value);
float CFConvertFloat32SwappedToHost(CFSwappedFloat32 value);
CFSwappedFloat64 CFConvertFloat64HostToSwapped(double value);
double CFConvertFloat64SwappedToHost(CFSwappedFloat64 value);
#define CFConvertFloatHostToSwapped(value) CFConvertFloat32HostToSwapped(value)
#define CFConvertFloatSwappedToHost(value) CFConvertFloat32SwappedToHost(value)
#define CFConvertDoubleHostToSwapped(value) CFConvertFloat64HostToSwapped(value)
#define CFConvertDoubleSwappedToHost(value) CFConvertFloat64SwappedToHost(value)

#define MIN(one, other) \
  ({ __typeof__(one) __one = (one); __typeof__(other) __other = (other); \
     __one < __other ? __one : __other; })
#define MAX(one, other) \
  ({ __typeof__(one) __one = (one); __typeof__(other) __other = (other); \
     __one < __other ? __other : __one; })
#define ABS(value) ({ __typeof__(value) __value = (value); __value < 0 ? -__value : __value; })
#define CFSTR(text) ((CFStringRef)__builtin___CFStringMakeConstantString("" text ""))

typedef double CGFloat;
#define CGFLOAT_DEFINED 1
#define CGFLOAT_IS_DOUBLE 1
#define CGFLOAT_TYPE double
#define CGFLOAT_MIN DBL_MIN
#define CGFLOAT_MAX DBL_MAX
#define CGFLOAT_EPSILON DBL_EPSILON
#define NSTIMEINTERVAL_DEFINED 1
typedef struct __attribute__((objc_boxable)) CGPoint { CGFloat x, y; } CGPoint;
typedef struct __attribute__((objc_boxable)) CGSize { CGFloat width, height; } CGSize;
typedef struct __attribute__((objc_boxable)) CGVector { CGFloat dx, dy; } CGVector;
typedef struct __attribute__((objc_boxable)) CGRect { CGPoint origin; CGSize size; } CGRect;
typedef struct __attribute__((objc_boxable)) CGAffineTransform {
  CGFloat a, b, c, d, tx, ty;
} CGAffineTransform;

#include <hookhost/CoreFoundationValues.h>
#include <hookhost/CoreFoundationTimes.h>
#include <hookhost/CoreFoundationTexts.h>
#include <hookhost/CoreFoundationAddresses.h>
#include <hookhost/CoreFoundationFormats.h>
#include <hookhost/CoreFoundationTrees.h>
#include <hookhost/CoreFoundationStreams.h>

#endif
