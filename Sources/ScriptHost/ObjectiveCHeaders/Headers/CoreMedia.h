// Media times and their ranges.
#ifndef HOOKHOST_CORE_MEDIA_H
#define HOOKHOST_CORE_MEDIA_H
#include <CoreGraphics/CoreGraphics.h>

typedef int64_t CMTimeValue;
typedef int32_t CMTimeScale;
typedef uint32_t CMTimeFlags;
typedef struct CMTime {
  CMTimeValue value;
  CMTimeScale timescale;
  CMTimeFlags flags;
  int64_t epoch;
} CMTime;
typedef struct CMTimeRange { CMTime start, duration; } CMTimeRange;
typedef struct CMTimeMapping { CMTimeRange source, target; } CMTimeMapping;
typedef struct CF_BRIDGED_TYPE(id) opaqueCMSampleBuffer *CMSampleBufferRef;
typedef const struct CF_BRIDGED_TYPE(id) opaqueCMFormatDescription *CMFormatDescriptionRef;
typedef CMFormatDescriptionRef CMVideoFormatDescriptionRef;
typedef struct { int32_t width, height; } CMVideoDimensions;
enum { kCMTimeFlags_Valid = 1, kCMTimeFlags_HasBeenRounded = 2, kCMTimeFlags_PositiveInfinity = 4,
  kCMTimeFlags_NegativeInfinity = 8, kCMTimeFlags_Indefinite = 16,
  kCMTimeFlags_ImpliedValueFlagsMask = 28 };
enum { kCMTimeMaxTimescale = 0x7fffffff };
typedef CF_ENUM(uint32_t, CMTimeRoundingMethod) {
  kCMTimeRoundingMethod_RoundHalfAwayFromZero = 1, kCMTimeRoundingMethod_RoundTowardZero,
  kCMTimeRoundingMethod_RoundAwayFromZero, kCMTimeRoundingMethod_QuickTime,
  kCMTimeRoundingMethod_RoundTowardPositiveInfinity,
  kCMTimeRoundingMethod_RoundTowardNegativeInfinity,
  kCMTimeRoundingMethod_Default = kCMTimeRoundingMethod_RoundHalfAwayFromZero
};
#define kCMTimeInvalid ((CMTime){0, 0, 0, 0})
#define kCMTimeZero ((CMTime){0, 1, kCMTimeFlags_Valid, 0})
#define kCMTimeIndefinite ((CMTime){0, 0, kCMTimeFlags_Valid | kCMTimeFlags_Indefinite, 0})
#define kCMTimePositiveInfinity \
  ((CMTime){0, 0, kCMTimeFlags_Valid | kCMTimeFlags_PositiveInfinity, 0})
#define kCMTimeNegativeInfinity \
  ((CMTime){0, 0, kCMTimeFlags_Valid | kCMTimeFlags_NegativeInfinity, 0})
#define kCMTimeRangeZero ((CMTimeRange){kCMTimeZero, kCMTimeZero})
#define kCMTimeRangeInvalid ((CMTimeRange){kCMTimeInvalid, kCMTimeInvalid})
#define kCMTimeMappingInvalid ((CMTimeMapping){kCMTimeRangeInvalid, kCMTimeRangeInvalid})
#define CMTIME_IS_VALID(time) ((_Bool)(((time).flags & kCMTimeFlags_Valid) != 0))
#define CMTIME_IS_INVALID(time) (!CMTIME_IS_VALID(time))
#define CMTIME_IS_INDEFINITE(time) \
  ((_Bool)(CMTIME_IS_VALID(time) && ((time).flags & kCMTimeFlags_Indefinite) != 0))
#define CMTIME_IS_NUMERIC(time) ((_Bool)(((time).flags & 29) == kCMTimeFlags_Valid))
#define CMTIME_HAS_BEEN_ROUNDED(time) \
  ((_Bool)(CMTIME_IS_NUMERIC(time) && ((time).flags & kCMTimeFlags_HasBeenRounded) != 0))
#define CMTIME_IS_POSITIVE_INFINITY(time) \
  ((_Bool)(CMTIME_IS_VALID(time) && ((time).flags & kCMTimeFlags_PositiveInfinity) != 0))
#define CMTIME_IS_NEGATIVE_INFINITY(time) \
  ((_Bool)(CMTIME_IS_VALID(time) && ((time).flags & kCMTimeFlags_NegativeInfinity) != 0))
#define CMTIME_COMPARE_INLINE(one, order, other) ((_Bool)(CMTimeCompare(one, other) order 0))
#define CMTIMERANGE_IS_VALID(range) \
  ((_Bool)(CMTIME_IS_VALID((range).start) && CMTIME_IS_VALID((range).duration) && \
    (range).duration.epoch == 0 && (range).duration.value >= 0))
#define CMTIMERANGE_IS_INVALID(range) (!CMTIMERANGE_IS_VALID(range))
#define CMTIMERANGE_IS_INDEFINITE(range) \
  ((_Bool)(CMTIMERANGE_IS_VALID(range) && \
    (CMTIME_IS_INDEFINITE((range).start) || CMTIME_IS_INDEFINITE((range).duration))))
#define CMTIMERANGE_IS_EMPTY(range) \
  ((_Bool)(CMTIMERANGE_IS_VALID(range) && CMTimeCompare((range).duration, kCMTimeZero) == 0))
CMTime CMTimeMake(int64_t value, int32_t timescale);
CMTime CMTimeMakeWithEpoch(int64_t value, int32_t timescale, int64_t epoch);
CMTime CMTimeMakeWithSeconds(double seconds, int32_t timescale);
double CMTimeGetSeconds(CMTime time);
CMTime CMTimeConvertScale(CMTime time, int32_t timescale, CMTimeRoundingMethod method);
int32_t CMTimeCompare(CMTime one, CMTime other);
CMTime CMTimeAdd(CMTime one, CMTime other);
CMTime CMTimeSubtract(CMTime one, CMTime other);
CMTime CMTimeMultiply(CMTime time, int32_t multiplier);
CMTime CMTimeMultiplyByFloat64(CMTime time, double multiplier);
CMTime CMTimeMultiplyByRatio(CMTime time, int32_t multiplier, int32_t divisor);
CMTime CMTimeMinimum(CMTime one, CMTime other);
CMTime CMTimeMaximum(CMTime one, CMTime other);
CMTime CMTimeAbsoluteValue(CMTime time);
void CMTimeShow(CMTime time);
CMTimeRange CMTimeRangeMake(CMTime start, CMTime duration);
CMTimeRange CMTimeRangeFromTimeToTime(CMTime start, CMTime end);
CMTime CMTimeRangeGetEnd(CMTimeRange range);
CMTimeRange CMTimeRangeGetUnion(CMTimeRange range, CMTimeRange other);
CMTimeRange CMTimeRangeGetIntersection(CMTimeRange range, CMTimeRange other);
_Bool CMTimeRangeEqual(CMTimeRange range, CMTimeRange other);
_Bool CMTimeRangeContainsTime(CMTimeRange range, CMTime time);
_Bool CMTimeRangeContainsTimeRange(CMTimeRange range, CMTimeRange other);
CMTime CMTimeClampToRange(CMTime time, CMTimeRange range);
CMTime CMTimeFoldIntoRange(CMTime time, CMTimeRange range);
CMTime CMTimeMapTimeFromRangeToRange(CMTime time, CMTimeRange from, CMTimeRange to);
CMTime CMTimeMapDurationFromRangeToRange(CMTime duration, CMTimeRange from, CMTimeRange to);
void CMTimeRangeShow(CMTimeRange range);
CMTimeMapping CMTimeMappingMake(CMTimeRange source, CMTimeRange target);
CMTimeMapping CMTimeMappingMakeEmpty(CMTimeRange target);
extern const CFStringRef kCMTimeValueKey, kCMTimeScaleKey, kCMTimeEpochKey, kCMTimeFlagsKey,
  kCMTimeRangeStartKey, kCMTimeRangeDurationKey;
CF_IMPLICIT_BRIDGING_ENABLED
CFDictionaryRef CMTimeCopyAsDictionary(CMTime time, CFAllocatorRef allocator);
CMTime CMTimeMakeFromDictionary(CFDictionaryRef dictionary);
CFStringRef CMTimeCopyDescription(CFAllocatorRef allocator, CMTime time);
CFDictionaryRef CMTimeRangeCopyAsDictionary(CMTimeRange range, CFAllocatorRef allocator);
CMTimeRange CMTimeRangeMakeFromDictionary(CFDictionaryRef dictionary);
CFStringRef CMTimeRangeCopyDescription(CFAllocatorRef allocator, CMTimeRange range);
CF_IMPLICIT_BRIDGING_DISABLED
#include <hookhost/CoreMediaSamples.h>

#endif
