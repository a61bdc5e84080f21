// Sample buffers and descriptions of formats, declared only.
#ifndef HOOKHOST_CORE_MEDIA_SAMPLES_H
#define HOOKHOST_CORE_MEDIA_SAMPLES_H
#include <CoreAudioTypes/CoreAudioTypes.h>
#include <CoreVideo/CoreVideo.h>

typedef CFIndex CMItemCount;
typedef int32_t CMPersistentTrackID;
enum : CMPersistentTrackID { kCMPersistentTrackID_Invalid };
typedef FourCharCode CMMediaType;
enum : CMMediaType { kCMMediaType_Video = 'vide', kCMMediaType_Audio = 'soun',
  kCMMediaType_Muxed = 'muxx', kCMMediaType_Text = 'text', kCMMediaType_ClosedCaption = 'clcp',
  kCMMediaType_Subtitle = 'sbtl', kCMMediaType_TimeCode = 'tmcd', kCMMediaType_Metadata = 'meta' };
typedef CMFormatDescriptionRef CMAudioFormatDescriptionRef;
const AudioStreamBasicDescription
  *CMAudioFormatDescriptionGetStreamBasicDescription(CMAudioFormatDescriptionRef);
const AudioChannelLayout *CMAudioFormatDescriptionGetChannelLayout(CMAudioFormatDescriptionRef,
  size_t *);
typedef FourCharCode CMPixelFormatType;
enum : CMPixelFormatType { kCMPixelFormat_32ARGB = 32, kCMPixelFormat_32BGRA = 'BGRA',
  kCMPixelFormat_24RGB = 24, kCMPixelFormat_16BE555 = 16, kCMPixelFormat_16BE565 = 'B565',
  kCMPixelFormat_16LE555 = 'L555', kCMPixelFormat_16LE565 = 'L565',
  kCMPixelFormat_16LE5551 = '5551', kCMPixelFormat_422YpCbCr8 = '2vuy',
  kCMPixelFormat_422YpCbCr8_yuvs = 'yuvs', kCMPixelFormat_444YpCbCr8 = 'v308',
  kCMPixelFormat_4444YpCbCrA8 = 'v408', kCMPixelFormat_422YpCbCr16 = 'v216',
  kCMPixelFormat_422YpCbCr10 = 'v210', kCMPixelFormat_444YpCbCr10 = 'v410',
  kCMPixelFormat_8IndexedGray_WhiteIsZero = 40 };
typedef FourCharCode CMVideoCodecType;
enum : CMVideoCodecType { kCMVideoCodecType_422YpCbCr8 = 846624121,
  kCMVideoCodecType_Animation = 'rle ', kCMVideoCodecType_Cinepak = 'cvid',
  kCMVideoCodecType_JPEG = 'jpeg', kCMVideoCodecType_JPEG_OpenDML = 'dmb1',
  kCMVideoCodecType_SorensonVideo = 'SVQ1', kCMVideoCodecType_SorensonVideo3 = 'SVQ3',
  kCMVideoCodecType_H263 = 'h263', kCMVideoCodecType_H264 = 'avc1',
  kCMVideoCodecType_HEVC = 'hvc1', kCMVideoCodecType_HEVCWithAlpha = 'muxa',
  kCMVideoCodecType_DolbyVisionHEVC = 'dvh1', kCMVideoCodecType_MPEG4Video = 'mp4v',
  kCMVideoCodecType_MPEG2Video = 'mp2v', kCMVideoCodecType_MPEG1Video = 'mp1v',
  kCMVideoCodecType_VP9 = 'vp09', kCMVideoCodecType_DVCNTSC = 'dvc ',
  kCMVideoCodecType_DVCPAL = 'dvcp', kCMVideoCodecType_DVCProPAL = 'dvpp',
  kCMVideoCodecType_DVCPro50NTSC = 'dv5n', kCMVideoCodecType_DVCPro50PAL = 'dv5p',
  kCMVideoCodecType_DVCPROHD720p60 = 'dvhp', kCMVideoCodecType_DVCPROHD720p50 = 'dvhq',
  kCMVideoCodecType_DVCPROHD1080i60 = 'dvh6', kCMVideoCodecType_DVCPROHD1080i50 = 'dvh5',
  kCMVideoCodecType_DVCPROHD1080p30 = 'dvh3', kCMVideoCodecType_DVCPROHD1080p25 = 'dvh2',
  kCMVideoCodecType_AppleProRes4444XQ = 'ap4x', kCMVideoCodecType_AppleProRes4444 = 'ap4h',
  kCMVideoCodecType_AppleProRes422HQ = 'apch', kCMVideoCodecType_AppleProRes422 = 'apcn',
  kCMVideoCodecType_AppleProRes422LT = 'apcs', kCMVideoCodecType_AppleProRes422Proxy = 'apco',
  kCMVideoCodecType_AppleProResRAW = 'aprn', kCMVideoCodecType_AppleProResRAWHQ = 'aprh',
  kCMVideoCodecType_DisparityHEVC = 'dish', kCMVideoCodecType_DepthHEVC = 'deph',
  kCMVideoCodecType_AV1 = 'av01' };
OSStatus CMVideoFormatDescriptionCreateForImageBuffer(CFAllocatorRef, CVImageBufferRef,
  CMVideoFormatDescriptionRef *);
CMVideoDimensions CMVideoFormatDescriptionGetDimensions(CMVideoFormatDescriptionRef);
CGRect CMVideoFormatDescriptionGetCleanAperture(CMVideoFormatDescriptionRef, Boolean);
typedef FourCharCode CMTextFormatType;
enum : CMTextFormatType { kCMTextFormatType_QTText = 'text', kCMTextFormatType_3GText = 'tx3g' };
typedef CFTypeRef CMAttachmentBearerRef;
typedef uint32_t CMAttachmentMode;
enum : CMAttachmentMode { kCMAttachmentMode_ShouldPropagate = 1 };
CFTypeRef CMGetAttachment(CMAttachmentBearerRef, CFStringRef, CMAttachmentMode *);
void CMSetAttachment(CMAttachmentBearerRef, CFStringRef, CFTypeRef, CMAttachmentMode);
CFDictionaryRef CMCopyDictionaryOfAttachments(CFAllocatorRef, CMAttachmentBearerRef,
  CMAttachmentMode);
typedef struct OpaqueCMBlockBuffer *CMBlockBufferRef;
enum : uint32_t { kCMSampleBufferFlag_AudioBufferList_Assure16ByteAlignment = (1L<<0) };
typedef struct { CMTime duration; CMTime presentationTimeStamp; CMTime decodeTimeStamp;
  } CMSampleTimingInfo;
typedef OSStatus (*CMSampleBufferMakeDataReadyCallback)(CMSampleBufferRef, void *);
OSStatus CMSampleBufferCreateForImageBuffer(CFAllocatorRef, CVImageBufferRef, Boolean,
  CMSampleBufferMakeDataReadyCallback, void *, CMVideoFormatDescriptionRef,
  const CMSampleTimingInfo *, CMSampleBufferRef *);
OSStatus CMSampleBufferCreateCopy(CFAllocatorRef, CMSampleBufferRef, CMSampleBufferRef *);
OSStatus CMSampleBufferCreateCopyWithNewTiming(CFAllocatorRef, CMSampleBufferRef, CMItemCount,
  const CMSampleTimingInfo *, CMSampleBufferRef *);
CMBlockBufferRef CMSampleBufferGetDataBuffer(CMSampleBufferRef);
CVImageBufferRef CMSampleBufferGetImageBuffer(CMSampleBufferRef);
OSStatus CMSampleBufferGetAudioBufferListWithRetainedBlockBuffer(CMSampleBufferRef, size_t *,
  AudioBufferList *, size_t, CFAllocatorRef, CFAllocatorRef, uint32_t, CMBlockBufferRef *);
Boolean CMSampleBufferDataIsReady(CMSampleBufferRef);
OSStatus CMSampleBufferInvalidate(CMSampleBufferRef);
CMItemCount CMSampleBufferGetNumSamples(CMSampleBufferRef);
CMTime CMSampleBufferGetDuration(CMSampleBufferRef);
CMTime CMSampleBufferGetPresentationTimeStamp(CMSampleBufferRef);
CMTime CMSampleBufferGetOutputPresentationTimeStamp(CMSampleBufferRef);
OSStatus CMSampleBufferGetSampleTimingInfoArray(CMSampleBufferRef, CMItemCount,
  CMSampleTimingInfo *, CMItemCount *);
CMFormatDescriptionRef CMSampleBufferGetFormatDescription(CMSampleBufferRef);
typedef struct OpaqueCMClock *CMClockRef;
CMClockRef CMClockGetHostTimeClock(void);
CMTime CMClockGetTime(CMClockRef);

#endif
