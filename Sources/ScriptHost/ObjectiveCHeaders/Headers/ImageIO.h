// Reading and writing image files.
#ifndef HOOKHOST_IMAGE_IO_H
#define HOOKHOST_IMAGE_IO_H
#include <CoreGraphics/CoreGraphics.h>

typedef struct CF_BRIDGED_TYPE(id) CGImageSource *CGImageSourceRef;
typedef struct CF_BRIDGED_TYPE(id) CGImageDestination *CGImageDestinationRef;
typedef CF_ENUM(int32_t, CGImageSourceStatus) {
  kCGImageStatusUnexpectedEOF = -5, kCGImageStatusInvalidData, kCGImageStatusUnknownType,
  kCGImageStatusReadingHeader, kCGImageStatusIncomplete, kCGImageStatusComplete
};
typedef CF_ENUM(uint32_t, CGImagePropertyOrientation) {
  kCGImagePropertyOrientationUp = 1, kCGImagePropertyOrientationUpMirrored,
  kCGImagePropertyOrientationDown, kCGImagePropertyOrientationDownMirrored,
  kCGImagePropertyOrientationLeftMirrored, kCGImagePropertyOrientationRight,
  kCGImagePropertyOrientationRightMirrored, kCGImagePropertyOrientationLeft
};
extern const CFStringRef kCGImageSourceTypeIdentifierHint, kCGImageSourceShouldCache,
  kCGImageSourceShouldCacheImmediately, kCGImageSourceShouldAllowFloat,
  kCGImageSourceCreateThumbnailFromImageIfAbsent, kCGImageSourceCreateThumbnailFromImageAlways,
  kCGImageSourceThumbnailMaxPixelSize, kCGImageSourceCreateThumbnailWithTransform,
  kCGImageSourceSubsampleFactor, kCGImageSourceDecodeRequest, kCGImageSourceDecodeToHDR,
  kCGImageSourceDecodeToSDR, kCGImageSourceDecodeRequestOptions,
  kCGImageSourceGenerateImageSpecificLumaScaling;
extern const CFStringRef kCGImageDestinationLossyCompressionQuality,
  kCGImageDestinationBackgroundColor, kCGImageDestinationImageMaxPixelSize,
  kCGImageDestinationEmbedThumbnail, kCGImageDestinationMergeMetadata,
  kCGImageDestinationMetadata, kCGImageDestinationOrientation, kCGImageDestinationDateTime,
  kCGImageDestinationOptimizeColorForSharing, kCGImageDestinationPreserveGainMap,
  kCGImageDestinationEncodeRequest, kCGImageDestinationEncodeToSDR,
  kCGImageDestinationEncodeToISOHDR, kCGImageDestinationEncodeToISOGainmap,
  kCGImageDestinationEncodeRequestOptions, kCGImageDestinationEncodeBaseIsSDR;
extern const CFStringRef kCGImagePropertyJFIFIsProgressive, kCGImagePropertyPNGInterlaceType,
  kCGImagePropertyPNGGamma, kCGImagePropertyPNGsRGBIntent, kCGImagePropertyJFIFVersion;
extern const CFStringRef kCGImagePropertyTIFFDictionary, kCGImagePropertyGIFDictionary,
  kCGImagePropertyJFIFDictionary, kCGImagePropertyExifDictionary, kCGImagePropertyPNGDictionary,
  kCGImagePropertyIPTCDictionary, kCGImagePropertyGPSDictionary, kCGImagePropertyHEICSDictionary,
  kCGImagePropertyWebPDictionary, kCGImagePropertyFileSize, kCGImagePropertyPixelHeight,
  kCGImagePropertyPixelWidth, kCGImagePropertyDPIHeight, kCGImagePropertyDPIWidth,
  kCGImagePropertyDepth, kCGImagePropertyOrientation, kCGImagePropertyHasAlpha,
  kCGImagePropertyColorModel, kCGImagePropertyProfileName, kCGImagePropertyWidth,
  kCGImagePropertyHeight, kCGImagePropertyThumbnailImages, kCGImagePropertyGIFLoopCount,
  kCGImagePropertyGIFDelayTime, kCGImagePropertyGIFUnclampedDelayTime,
  kCGImagePropertyAPNGLoopCount, kCGImagePropertyAPNGDelayTime,
  kCGImagePropertyAPNGUnclampedDelayTime, kCGImagePropertyHEICSLoopCount,
  kCGImagePropertyHEICSDelayTime, kCGImagePropertyHEICSUnclampedDelayTime,
  kCGImagePropertyWebPLoopCount, kCGImagePropertyWebPDelayTime,
  kCGImagePropertyWebPUnclampedDelayTime, kCGImagePropertyExifUserComment,
  kCGImagePropertyTIFFOrientation, kCGImagePropertyTIFFSoftware, kCGImagePropertyTIFFDateTime;
CF_IMPLICIT_BRIDGING_ENABLED
CFArrayRef CGImageSourceCopyTypeIdentifiers(void);
CGImageSourceRef CGImageSourceCreateWithData(CFDataRef data, CFDictionaryRef options);
CGImageSourceRef CGImageSourceCreateWithURL(CFURLRef url, CFDictionaryRef options);
CGImageSourceRef CGImageSourceCreateWithDataProvider(
  CGDataProviderRef provider, CFDictionaryRef options);
CGImageSourceRef CGImageSourceCreateIncremental(CFDictionaryRef options);
void CGImageSourceUpdateData(CGImageSourceRef source, CFDataRef data, _Bool isFinal);
CFStringRef CGImageSourceGetType(CGImageSourceRef source);
size_t CGImageSourceGetCount(CGImageSourceRef source);
CGImageSourceStatus CGImageSourceGetStatus(CGImageSourceRef source);
CGImageSourceStatus CGImageSourceGetStatusAtIndex(CGImageSourceRef source, size_t index);
CFDictionaryRef CGImageSourceCopyProperties(CGImageSourceRef source, CFDictionaryRef options);
CFDictionaryRef CGImageSourceCopyPropertiesAtIndex(
  CGImageSourceRef source, size_t index, CFDictionaryRef options);
CGImageRef CGImageSourceCreateImageAtIndex(
  CGImageSourceRef source, size_t index, CFDictionaryRef options);
CGImageRef CGImageSourceCreateThumbnailAtIndex(
  CGImageSourceRef source, size_t index, CFDictionaryRef options);
void CGImageSourceRemoveCacheAtIndex(CGImageSourceRef source, size_t index);
CFArrayRef CGImageDestinationCopyTypeIdentifiers(void);
CGImageDestinationRef CGImageDestinationCreateWithData(
  CFMutableDataRef data, CFStringRef type, size_t count, CFDictionaryRef options);
CGImageDestinationRef CGImageDestinationCreateWithURL(
  CFURLRef url, CFStringRef type, size_t count, CFDictionaryRef options);
void CGImageDestinationSetProperties(
  CGImageDestinationRef destination, CFDictionaryRef properties);
void CGImageDestinationAddImage(
  CGImageDestinationRef destination, CGImageRef image, CFDictionaryRef properties);
void CGImageDestinationAddImageFromSource(
  CGImageDestinationRef destination, CGImageSourceRef source, size_t index,
  CFDictionaryRef properties);
_Bool CGImageDestinationFinalize(CGImageDestinationRef destination);
CF_IMPLICIT_BRIDGING_DISABLED

#endif
