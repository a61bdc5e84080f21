// Buffers of pixels.
#ifndef HOOKHOST_CORE_VIDEO_H
#define HOOKHOST_CORE_VIDEO_H
#include <CoreGraphics/CoreGraphics.h>
#include <OpenGLES/ES2/gl.h>

typedef struct CF_BRIDGED_TYPE(id) __CVBuffer *CVBufferRef;
typedef CVBufferRef CVImageBufferRef, CVPixelBufferRef;
typedef uint64_t CVOptionFlags;
typedef struct CVSMPTETime { SInt16 subframes; SInt16 subframeDivisor; UInt32 counter; UInt32 type;
  UInt32 flags; SInt16 hours; SInt16 minutes; SInt16 seconds; SInt16 frames; } CVSMPTETime;
typedef CF_OPTIONS(int32_t, CVTimeFlags) { kCVTimeIsIndefinite = 1 << 0 };
typedef struct { int64_t timeValue; int32_t timeScale; int32_t flags; } CVTime;
typedef struct { uint32_t version; int32_t videoTimeScale; int64_t videoTime; uint64_t hostTime;
  double rateScalar; int64_t videoRefreshPeriod; CVSMPTETime smpteTime; uint64_t flags;
  uint64_t reserved; } CVTimeStamp;
typedef int32_t CVReturn;
enum : CVReturn { kCVReturnSuccess, kCVReturnError = -6660, kCVReturnInvalidArgument = -6661,
  kCVReturnAllocationFailed = -6662, kCVReturnInvalidPixelFormat = -6680,
  kCVReturnInvalidSize = -6681, kCVReturnInvalidPixelBufferAttributes = -6682 };
typedef CF_ENUM(uint32_t, CVAttachmentMode) { kCVAttachmentMode_ShouldPropagate = 1 };
CVBufferRef CVBufferRetain(CVBufferRef);
void CVBufferRelease(CVBufferRef);
void CVBufferSetAttachment(CVBufferRef, CFStringRef, CFTypeRef, CVAttachmentMode);
CFTypeRef CVBufferGetAttachment(CVBufferRef, CFStringRef, CVAttachmentMode *);
void CVBufferRemoveAttachment(CVBufferRef, CFStringRef);
extern const CFStringRef kCVImageBufferYCbCrMatrixKey;
extern const CFStringRef kCVImageBufferYCbCrMatrix_ITU_R_601_4;
extern const CFStringRef kCVImageBufferColorPrimariesKey;
extern const CFStringRef kCVImageBufferColorPrimaries_ITU_R_709_2;
extern const CFStringRef kCVImageBufferTransferFunctionKey;
extern const CFStringRef kCVImageBufferTransferFunction_ITU_R_709_2;
CGSize CVImageBufferGetEncodedSize(CVImageBufferRef);
CGSize CVImageBufferGetDisplaySize(CVImageBufferRef);
CGRect CVImageBufferGetCleanRect(CVImageBufferRef);
enum : OSType { kCVPixelFormatType_1Monochrome = 1, kCVPixelFormatType_2Indexed,
  kCVPixelFormatType_4Indexed = 4, kCVPixelFormatType_8Indexed = 8,
  kCVPixelFormatType_1IndexedGray_WhiteIsZero = 33, kCVPixelFormatType_2IndexedGray_WhiteIsZero,
  kCVPixelFormatType_4IndexedGray_WhiteIsZero = 36,
  kCVPixelFormatType_8IndexedGray_WhiteIsZero = 40, kCVPixelFormatType_16BE555 = 16,
  kCVPixelFormatType_16LE555 = 'L555', kCVPixelFormatType_16LE5551 = '5551',
  kCVPixelFormatType_16BE565 = 'B565', kCVPixelFormatType_16LE565 = 'L565',
  kCVPixelFormatType_24RGB = 24, kCVPixelFormatType_24BGR = '24BG', kCVPixelFormatType_32ARGB = 32,
  kCVPixelFormatType_32BGRA = 'BGRA', kCVPixelFormatType_32ABGR = 'ABGR',
  kCVPixelFormatType_32RGBA = 'RGBA', kCVPixelFormatType_64ARGB = 'b64a',
  kCVPixelFormatType_48RGB = 'b48r', kCVPixelFormatType_32AlphaGray = 'b32a',
  kCVPixelFormatType_16Gray = 'b16g', kCVPixelFormatType_30RGB = 'R10k',
  kCVPixelFormatType_422YpCbCr8 = '2vuy', kCVPixelFormatType_4444YpCbCrA8 = 'v408',
  kCVPixelFormatType_4444YpCbCrA8R = 'r408', kCVPixelFormatType_4444AYpCbCr8 = 'y408',
  kCVPixelFormatType_4444AYpCbCr16 = 'y416', kCVPixelFormatType_444YpCbCr8 = 'v308',
  kCVPixelFormatType_422YpCbCr16 = 'v216', kCVPixelFormatType_422YpCbCr10 = 'v210',
  kCVPixelFormatType_444YpCbCr10 = 'v410', kCVPixelFormatType_420YpCbCr8Planar = 'y420',
  kCVPixelFormatType_420YpCbCr8PlanarFullRange = 'f420',
  kCVPixelFormatType_422YpCbCr_4A_8BiPlanar = 'a2vy',
  kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange = '420v',
  kCVPixelFormatType_420YpCbCr8BiPlanarFullRange = '420f',
  kCVPixelFormatType_422YpCbCr8_yuvs = 'yuvs', kCVPixelFormatType_422YpCbCr8FullRange = 'yuvf',
  kCVPixelFormatType_OneComponent8 = 'L008', kCVPixelFormatType_TwoComponent8 = '2C08' };
typedef CF_ENUM(CVOptionFlags, CVPixelBufferLockFlags) { kCVPixelBufferLock_ReadOnly = 1 };
typedef struct CVPlanarComponentInfo { int32_t offset; uint32_t rowBytes; } CVPlanarComponentInfo;
typedef struct CVPlanarPixelBufferInfo_YCbCrBiPlanar { CVPlanarComponentInfo componentInfoY;
  CVPlanarComponentInfo componentInfoCbCr; } CVPlanarPixelBufferInfo_YCbCrBiPlanar;
extern const CFStringRef kCVPixelBufferPixelFormatTypeKey;
extern const CFStringRef kCVPixelBufferWidthKey;
extern const CFStringRef kCVPixelBufferHeightKey;
extern const CFStringRef kCVPixelBufferBytesPerRowAlignmentKey;
extern const CFStringRef kCVPixelBufferCGBitmapContextCompatibilityKey;
extern const CFStringRef kCVPixelBufferCGImageCompatibilityKey;
extern const CFStringRef kCVPixelBufferIOSurfacePropertiesKey;
extern const CFStringRef kCVPixelBufferOpenGLESCompatibilityKey;
extern const CFStringRef kCVPixelBufferMetalCompatibilityKey;
CFTypeID CVPixelBufferGetTypeID(void);
CVPixelBufferRef CVPixelBufferRetain(CVPixelBufferRef);
void CVPixelBufferRelease(CVPixelBufferRef);
CVReturn CVPixelBufferCreate(CFAllocatorRef, size_t, size_t, OSType, CFDictionaryRef,
  CVPixelBufferRef *);
typedef void (*CVPixelBufferReleaseBytesCallback)(void *, const void *);
CVReturn CVPixelBufferCreateWithBytes(CFAllocatorRef, size_t, size_t, OSType, void *, size_t,
  CVPixelBufferReleaseBytesCallback, void *, CFDictionaryRef, CVPixelBufferRef *);
typedef void (*CVPixelBufferReleasePlanarBytesCallback)(void *, const void *, size_t, size_t,
  const void *[ ]);
CVReturn CVPixelBufferCreateWithPlanarBytes(CFAllocatorRef, size_t, size_t, OSType, void *, size_t,
  size_t, void *[ ], size_t [ ], size_t [ ], size_t [ ], CVPixelBufferReleasePlanarBytesCallback,
  void *, CFDictionaryRef, CVPixelBufferRef *);
CVReturn CVPixelBufferLockBaseAddress(CVPixelBufferRef, CVPixelBufferLockFlags);
CVReturn CVPixelBufferUnlockBaseAddress(CVPixelBufferRef, CVPixelBufferLockFlags);
size_t CVPixelBufferGetWidth(CVPixelBufferRef);
size_t CVPixelBufferGetHeight(CVPixelBufferRef);
OSType CVPixelBufferGetPixelFormatType(CVPixelBufferRef);
void *CVPixelBufferGetBaseAddress(CVPixelBufferRef);
size_t CVPixelBufferGetBytesPerRow(CVPixelBufferRef);
size_t CVPixelBufferGetDataSize(CVPixelBufferRef);
Boolean CVPixelBufferIsPlanar(CVPixelBufferRef);
size_t CVPixelBufferGetPlaneCount(CVPixelBufferRef);
size_t CVPixelBufferGetWidthOfPlane(CVPixelBufferRef, size_t);
size_t CVPixelBufferGetHeightOfPlane(CVPixelBufferRef, size_t);
void *CVPixelBufferGetBaseAddressOfPlane(CVPixelBufferRef, size_t);
size_t CVPixelBufferGetBytesPerRowOfPlane(CVPixelBufferRef, size_t);
void CVPixelBufferGetExtendedPixels(CVPixelBufferRef, size_t *, size_t *, size_t *, size_t *);
CVReturn CVPixelBufferFillExtendedPixels(CVPixelBufferRef);
typedef struct CF_BRIDGED_TYPE(id) __CVPixelBufferPool *CVPixelBufferPoolRef;
CVReturn CVPixelBufferPoolCreatePixelBuffer(CFAllocatorRef, CVPixelBufferPoolRef,
  CVPixelBufferRef *);
typedef CVImageBufferRef CVOpenGLESTextureRef;
GLenum CVOpenGLESTextureGetTarget(CVOpenGLESTextureRef);
GLuint CVOpenGLESTextureGetName(CVOpenGLESTextureRef);
typedef struct CF_BRIDGED_TYPE(id) __CVOpenGLESTextureCache *CVOpenGLESTextureCacheRef;
#ifdef __OBJC__
typedef EAGLContext *CVEAGLContext;
#else
typedef void *CVEAGLContext;
#endif
CVReturn CVOpenGLESTextureCacheCreate(CFAllocatorRef, CFDictionaryRef, CVEAGLContext,
  CFDictionaryRef, CVOpenGLESTextureCacheRef *);
CVReturn CVOpenGLESTextureCacheCreateTextureFromImage(CFAllocatorRef, CVOpenGLESTextureCacheRef,
  CVImageBufferRef, CFDictionaryRef, GLenum, GLint, GLsizei, GLsizei, GLenum, GLenum, size_t,
  CVOpenGLESTextureRef *);
void CVOpenGLESTextureCacheFlush(CVOpenGLESTextureCacheRef, CVOptionFlags);

#endif
