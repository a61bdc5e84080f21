// Media times.
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
typedef struct { CMTime start, duration; } CMTimeRange;
typedef struct CF_BRIDGED_TYPE(id) opaqueCMSampleBuffer *CMSampleBufferRef;
typedef const struct CF_BRIDGED_TYPE(id) opaqueCMFormatDescription *CMFormatDescriptionRef;
typedef CMFormatDescriptionRef CMVideoFormatDescriptionRef;
typedef struct CF_BRIDGED_TYPE(id) __CVBuffer *CVBufferRef;
typedef CVBufferRef CVImageBufferRef, CVPixelBufferRef;
typedef struct { int32_t width, height; } CMVideoDimensions;
enum { kCMTimeFlags_Valid = 1, kCMTimeFlags_HasBeenRounded = 2, kCMTimeFlags_PositiveInfinity = 4,
  kCMTimeFlags_NegativeInfinity = 8, kCMTimeFlags_Indefinite = 16 };
#define kCMTimeInvalid ((CMTime){0, 0, 0, 0})
#define kCMTimeZero ((CMTime){0, 1, kCMTimeFlags_Valid, 0})
#define kCMTimeIndefinite ((CMTime){0, 0, kCMTimeFlags_Valid | kCMTimeFlags_Indefinite, 0})
#define kCMTimePositiveInfinity \
  ((CMTime){0, 0, kCMTimeFlags_Valid | kCMTimeFlags_PositiveInfinity, 0})
#define CMTIME_IS_VALID(time) ((_Bool)(((time).flags & kCMTimeFlags_Valid) != 0))
#define CMTIME_IS_INVALID(time) (!CMTIME_IS_VALID(time))
#define CMTIME_IS_INDEFINITE(time) \
  ((_Bool)(CMTIME_IS_VALID(time) && ((time).flags & kCMTimeFlags_Indefinite) != 0))
#define CMTIME_IS_NUMERIC(time) ((_Bool)(((time).flags & 29) == kCMTimeFlags_Valid))
CMTime CMTimeMake(int64_t value, int32_t timescale);
CMTime CMTimeMakeWithSeconds(double seconds, int32_t timescale);
double CMTimeGetSeconds(CMTime time);
int32_t CMTimeCompare(CMTime one, CMTime other);
CMTime CMTimeAdd(CMTime one, CMTime other);
CMTime CMTimeSubtract(CMTime one, CMTime other);
CMTimeRange CMTimeRangeMake(CMTime start, CMTime duration);

#endif
