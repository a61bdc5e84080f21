// Geometry, colors and contexts of Core Graphics.
#ifndef HOOKHOST_CORE_GRAPHICS_H
#define HOOKHOST_CORE_GRAPHICS_H
#include <CoreFoundation/CoreFoundation.h>
#include <hookhost/CMath.h>

extern const CGPoint CGPointZero;
extern const CGSize CGSizeZero;
extern const CGRect CGRectZero;
extern const CGRect CGRectNull;
extern const CGRect CGRectInfinite;
extern const CGAffineTransform CGAffineTransformIdentity;
typedef enum CGRectEdge : uint32_t {
  CGRectMinXEdge, CGRectMinYEdge, CGRectMaxXEdge, CGRectMaxYEdge
} CGRectEdge;

// These functions have no bodies here; hookhost implements them.
CGPoint CGPointMake(CGFloat x, CGFloat y);
CGSize CGSizeMake(CGFloat width, CGFloat height);
CGVector CGVectorMake(CGFloat dx, CGFloat dy);
CGRect CGRectMake(CGFloat x, CGFloat y, CGFloat width, CGFloat height);
CGFloat CGRectGetMinX(CGRect rect);
CGFloat CGRectGetMidX(CGRect rect);
CGFloat CGRectGetMaxX(CGRect rect);
CGFloat CGRectGetMinY(CGRect rect);
CGFloat CGRectGetMidY(CGRect rect);
CGFloat CGRectGetMaxY(CGRect rect);
CGFloat CGRectGetWidth(CGRect rect);
CGFloat CGRectGetHeight(CGRect rect);
_Bool CGPointEqualToPoint(CGPoint one, CGPoint other);
_Bool CGSizeEqualToSize(CGSize one, CGSize other);
_Bool CGRectEqualToRect(CGRect one, CGRect other);
CGRect CGRectStandardize(CGRect rect);
_Bool CGRectIsEmpty(CGRect rect);
_Bool CGRectIsNull(CGRect rect);
_Bool CGRectIsInfinite(CGRect rect);
CGRect CGRectInset(CGRect rect, CGFloat dx, CGFloat dy);
CGRect CGRectIntegral(CGRect rect);
CGRect CGRectUnion(CGRect one, CGRect other);
CGRect CGRectIntersection(CGRect one, CGRect other);
CGRect CGRectOffset(CGRect rect, CGFloat dx, CGFloat dy);
void CGRectDivide(CGRect rect, CGRect *slice, CGRect *rest, CGFloat amount, CGRectEdge edge);
_Bool CGRectContainsPoint(CGRect rect, CGPoint point);
_Bool CGRectContainsRect(CGRect rect, CGRect other);
_Bool CGRectIntersectsRect(CGRect rect, CGRect other);
CGAffineTransform CGAffineTransformMake(
  CGFloat a, CGFloat b, CGFloat c, CGFloat d, CGFloat tx, CGFloat ty);
CGAffineTransform CGAffineTransformMakeTranslation(CGFloat tx, CGFloat ty);
CGAffineTransform CGAffineTransformMakeScale(CGFloat sx, CGFloat sy);
CGAffineTransform CGAffineTransformMakeRotation(CGFloat angle);
_Bool CGAffineTransformIsIdentity(CGAffineTransform transform);
CGAffineTransform CGAffineTransformTranslate(CGAffineTransform transform, CGFloat tx, CGFloat ty);
CGAffineTransform CGAffineTransformScale(CGAffineTransform transform, CGFloat sx, CGFloat sy);
CGAffineTransform CGAffineTransformRotate(CGAffineTransform transform, CGFloat angle);
CGAffineTransform CGAffineTransformInvert(CGAffineTransform transform);
CGAffineTransform CGAffineTransformConcat(CGAffineTransform one, CGAffineTransform other);
_Bool CGAffineTransformEqualToTransform(CGAffineTransform one, CGAffineTransform other);
CGPoint CGPointApplyAffineTransform(CGPoint point, CGAffineTransform transform);
CGSize CGSizeApplyAffineTransform(CGSize size, CGAffineTransform transform);
CGRect CGRectApplyAffineTransform(CGRect rect, CGAffineTransform transform);

typedef struct CF_BRIDGED_TYPE(id) CGColor *CGColorRef;
typedef struct CF_BRIDGED_TYPE(id) CGColorSpace *CGColorSpaceRef;
typedef struct CF_BRIDGED_TYPE(id) CGImage *CGImageRef;
typedef struct CF_BRIDGED_TYPE(id) CGContext *CGContextRef;
typedef const struct CF_BRIDGED_TYPE(id) CGPath *CGPathRef;
typedef struct CF_BRIDGED_MUTABLE_TYPE(id) CGPath *CGMutablePathRef;
typedef struct CF_BRIDGED_TYPE(id) CGGradient *CGGradientRef;
typedef struct CF_BRIDGED_TYPE(id) CGLayer *CGLayerRef;
typedef struct CF_BRIDGED_TYPE(id) CGFont *CGFontRef;
typedef struct CF_BRIDGED_TYPE(id) CGDataProvider *CGDataProviderRef;
typedef struct CF_BRIDGED_TYPE(id) CGPDFDocument *CGPDFDocumentRef;
typedef struct CF_BRIDGED_TYPE(id) CGPDFPage *CGPDFPageRef;
typedef uint32_t CGBitmapInfo;
typedef enum CGColorRenderingIntent : int32_t {
  kCGRenderingIntentDefault, kCGRenderingIntentAbsoluteColorimetric,
  kCGRenderingIntentRelativeColorimetric, kCGRenderingIntentPerceptual,
  kCGRenderingIntentSaturation
} CGColorRenderingIntent;
typedef unsigned short CGGlyph;
enum CGImageAlphaInfo : uint32_t {
  kCGImageAlphaNone, kCGImageAlphaPremultipliedLast, kCGImageAlphaPremultipliedFirst,
  kCGImageAlphaLast, kCGImageAlphaFirst, kCGImageAlphaNoneSkipLast, kCGImageAlphaNoneSkipFirst,
  kCGImageAlphaOnly
};
typedef enum CGImageAlphaInfo CGImageAlphaInfo;
typedef enum CGImageByteOrderInfo : uint32_t {
  kCGImageByteOrderMask = 0x7000, kCGImageByteOrderDefault = 0, kCGImageByteOrder16Little = 0x1000,
  kCGImageByteOrder32Little = 0x2000, kCGImageByteOrder16Big = 0x3000,
  kCGImageByteOrder32Big = 0x4000
} CGImageByteOrderInfo;
typedef enum CGImagePixelFormatInfo : uint32_t {
  kCGImagePixelFormatMask = 0xF0000, kCGImagePixelFormatPacked = 0,
  kCGImagePixelFormatRGB555 = 0x10000, kCGImagePixelFormatRGB565 = 0x20000,
  kCGImagePixelFormatRGB101010 = 0x30000, kCGImagePixelFormatRGBCIF10 = 0x40000
} CGImagePixelFormatInfo;
#define cg_nullable _Nullable
#define cg_nonnull _Nonnull
enum {
  kCGBitmapAlphaInfoMask = 0x1F, kCGBitmapFloatInfoMask = 0xF00, kCGBitmapFloatComponents = 0x100, kCGBitmapByteOrderMask = 0x7000, kCGBitmapByteOrderDefault = 0,
  kCGBitmapByteOrder16Little = 0x1000, kCGBitmapByteOrder32Little = 0x2000,
  kCGBitmapByteOrder16Big = 0x3000, kCGBitmapByteOrder32Big = 0x4000,
  kCGBitmapByteOrder16Host = kCGBitmapByteOrder16Little, kCGBitmapByteOrder32Host = kCGBitmapByteOrder32Little
};
typedef enum CGLineCap : int32_t {
  kCGLineCapButt, kCGLineCapRound, kCGLineCapSquare
} CGLineCap;
typedef enum CGLineJoin : int32_t {
  kCGLineJoinMiter, kCGLineJoinRound, kCGLineJoinBevel
} CGLineJoin;
typedef enum CGBlendMode : int32_t {
  kCGBlendModeNormal, kCGBlendModeMultiply, kCGBlendModeScreen, kCGBlendModeOverlay,
  kCGBlendModeDarken, kCGBlendModeLighten, kCGBlendModeColorDodge, kCGBlendModeColorBurn,
  kCGBlendModeSoftLight, kCGBlendModeHardLight, kCGBlendModeDifference, kCGBlendModeExclusion,
  kCGBlendModeHue, kCGBlendModeSaturation, kCGBlendModeColor, kCGBlendModeLuminosity,
  kCGBlendModeClear, kCGBlendModeCopy, kCGBlendModeSourceIn, kCGBlendModeSourceOut,
  kCGBlendModeSourceAtop, kCGBlendModeDestinationOver, kCGBlendModeDestinationIn,
  kCGBlendModeDestinationOut, kCGBlendModeDestinationAtop, kCGBlendModeXOR,
  kCGBlendModePlusDarker, kCGBlendModePlusLighter
} CGBlendMode;
typedef enum CGPathDrawingMode : int32_t {
  kCGPathFill, kCGPathEOFill, kCGPathStroke, kCGPathFillStroke, kCGPathEOFillStroke
} CGPathDrawingMode;
typedef enum CGInterpolationQuality : int32_t {
  kCGInterpolationDefault, kCGInterpolationNone, kCGInterpolationLow, kCGInterpolationHigh,
  kCGInterpolationMedium
} CGInterpolationQuality;
typedef enum CGColorSpaceModel : int32_t {
  kCGColorSpaceModelUnknown = -1, kCGColorSpaceModelMonochrome, kCGColorSpaceModelRGB,
  kCGColorSpaceModelCMYK, kCGColorSpaceModelLab, kCGColorSpaceModelDeviceN,
  kCGColorSpaceModelIndexed, kCGColorSpaceModelPattern, kCGColorSpaceModelXYZ
} CGColorSpaceModel;
enum { kCGGradientDrawsBeforeStartLocation = 1, kCGGradientDrawsAfterEndLocation = 2 };
typedef uint32_t CGGradientDrawingOptions;

CF_IMPLICIT_BRIDGING_ENABLED
CGColorRef CGColorCreate(CGColorSpaceRef space, const CGFloat *components);
CGColorRef CGColorCreateCopyWithAlpha(CGColorRef color, CGFloat alpha);
CGColorRef CGColorRetain(CGColorRef color);
void CGColorRelease(CGColorRef color);
size_t CGColorGetNumberOfComponents(CGColorRef color);
const CGFloat *CGColorGetComponents(CGColorRef color);
CGFloat CGColorGetAlpha(CGColorRef color);
_Bool CGColorEqualToColor(CGColorRef one, CGColorRef other);
CGColorSpaceRef CGColorGetColorSpace(CGColorRef color);
CGColorSpaceRef CGColorSpaceCreateDeviceRGB(void);
CGColorSpaceRef CGColorSpaceCreateDeviceGray(void);
CGColorSpaceModel CGColorSpaceGetModel(CGColorSpaceRef space);
void CGColorSpaceRelease(CGColorSpaceRef space);
size_t CGImageGetWidth(CGImageRef image);
size_t CGImageGetHeight(CGImageRef image);
size_t CGImageGetBitsPerComponent(CGImageRef image);
size_t CGImageGetBytesPerRow(CGImageRef image);
CGImageAlphaInfo CGImageGetAlphaInfo(CGImageRef image);
CGBitmapInfo CGImageGetBitmapInfo(CGImageRef image);
const CGFloat *CGImageGetDecode(CGImageRef image);
CGColorSpaceRef CGImageGetColorSpace(CGImageRef image);
CGDataProviderRef CGImageGetDataProvider(CGImageRef image);
CGImageRef CGImageCreateWithImageInRect(CGImageRef image, CGRect rect);
CGImageRef CGImageRetain(CGImageRef image);
void CGImageRelease(CGImageRef image);
CGContextRef CGBitmapContextCreate(
  void *data, size_t width, size_t height, size_t bits, size_t row, CGColorSpaceRef space,
  uint32_t info);
CGImageRef CGBitmapContextCreateImage(CGContextRef context);
void *CGBitmapContextGetData(CGContextRef context);
CGContextRef CGContextRetain(CGContextRef context);
void CGContextRelease(CGContextRef context);
void CGContextSaveGState(CGContextRef context);
void CGContextRestoreGState(CGContextRef context);
void CGContextScaleCTM(CGContextRef context, CGFloat sx, CGFloat sy);
void CGContextTranslateCTM(CGContextRef context, CGFloat tx, CGFloat ty);
void CGContextRotateCTM(CGContextRef context, CGFloat angle);
void CGContextConcatCTM(CGContextRef context, CGAffineTransform transform);
void CGContextSetLineWidth(CGContextRef context, CGFloat width);
void CGContextSetLineCap(CGContextRef context, CGLineCap cap);
void CGContextSetLineJoin(CGContextRef context, CGLineJoin join);
void CGContextSetLineDash(
  CGContextRef context, CGFloat phase, const CGFloat *lengths, size_t count);
void CGContextSetAlpha(CGContextRef context, CGFloat alpha);
void CGContextSetBlendMode(CGContextRef context, CGBlendMode mode);
void CGContextSetInterpolationQuality(CGContextRef context, CGInterpolationQuality quality);
void CGContextSetFillColorWithColor(CGContextRef context, CGColorRef color);
void CGContextSetStrokeColorWithColor(CGContextRef context, CGColorRef color);
void CGContextSetRGBFillColor(
  CGContextRef context, CGFloat red, CGFloat green, CGFloat blue, CGFloat alpha);
void CGContextSetRGBStrokeColor(
  CGContextRef context, CGFloat red, CGFloat green, CGFloat blue, CGFloat alpha);
void CGContextSetGrayFillColor(CGContextRef context, CGFloat gray, CGFloat alpha);
void CGContextSetShadowWithColor(
  CGContextRef context, CGSize offset, CGFloat blur, CGColorRef color);
void CGContextSetShouldAntialias(CGContextRef context, _Bool antialias);
void CGContextBeginPath(CGContextRef context);
void CGContextClosePath(CGContextRef context);
void CGContextMoveToPoint(CGContextRef context, CGFloat x, CGFloat y);
void CGContextAddLineToPoint(CGContextRef context, CGFloat x, CGFloat y);
void CGContextAddCurveToPoint(
  CGContextRef context, CGFloat x1, CGFloat y1, CGFloat x2, CGFloat y2, CGFloat x, CGFloat y);
void CGContextAddQuadCurveToPoint(
  CGContextRef context, CGFloat cx, CGFloat cy, CGFloat x, CGFloat y);
void CGContextAddArc(
  CGContextRef context, CGFloat x, CGFloat y, CGFloat radius, CGFloat start, CGFloat end,
  int clockwise);
void CGContextAddArcToPoint(
  CGContextRef context, CGFloat x1, CGFloat y1, CGFloat x2, CGFloat y2, CGFloat radius);
void CGContextAddRect(CGContextRef context, CGRect rect);
void CGContextAddEllipseInRect(CGContextRef context, CGRect rect);
void CGContextAddPath(CGContextRef context, CGPathRef path);
void CGContextDrawPath(CGContextRef context, CGPathDrawingMode mode);
void CGContextFillPath(CGContextRef context);
void CGContextEOFillPath(CGContextRef context);
void CGContextStrokePath(CGContextRef context);
void CGContextFillRect(CGContextRef context, CGRect rect);
void CGContextStrokeRect(CGContextRef context, CGRect rect);
void CGContextClearRect(CGContextRef context, CGRect rect);
void CGContextFillEllipseInRect(CGContextRef context, CGRect rect);
void CGContextStrokeEllipseInRect(CGContextRef context, CGRect rect);
void CGContextClip(CGContextRef context);
void CGContextEOClip(CGContextRef context);
void CGContextClipToRect(CGContextRef context, CGRect rect);
void CGContextClipToMask(CGContextRef context, CGRect rect, CGImageRef mask);
void CGContextDrawImage(CGContextRef context, CGRect rect, CGImageRef image);
CGRect CGContextGetClipBoundingBox(CGContextRef context);
CGAffineTransform CGContextGetCTM(CGContextRef context);
CGGradientRef CGGradientCreateWithColors(
  CGColorSpaceRef space, CFArrayRef colors, const CGFloat *locations);
CGGradientRef CGGradientCreateWithColorComponents(
  CGColorSpaceRef space, const CGFloat *components, const CGFloat *locations, size_t count);
void CGGradientRelease(CGGradientRef gradient);
void CGContextDrawLinearGradient(
  CGContextRef context, CGGradientRef gradient, CGPoint start, CGPoint end,
  CGGradientDrawingOptions options);
void CGContextDrawRadialGradient(
  CGContextRef context, CGGradientRef gradient, CGPoint startCenter, CGFloat startRadius,
  CGPoint endCenter, CGFloat endRadius, CGGradientDrawingOptions options);
CGMutablePathRef CGPathCreateMutable(void);
CGMutablePathRef CGPathCreateMutableCopy(CGPathRef path);
CGPathRef CGPathCreateCopy(CGPathRef path);
CGPathRef CGPathCreateWithRect(CGRect rect, const CGAffineTransform *transform);
CGPathRef CGPathCreateWithEllipseInRect(CGRect rect, const CGAffineTransform *transform);
CGPathRef CGPathCreateWithRoundedRect(
  CGRect rect, CGFloat width, CGFloat height, const CGAffineTransform *transform);
void CGPathMoveToPoint(CGMutablePathRef path, const CGAffineTransform *m, CGFloat x, CGFloat y);
void CGPathAddLineToPoint(CGMutablePathRef path, const CGAffineTransform *m, CGFloat x, CGFloat y);
void CGPathAddCurveToPoint(
  CGMutablePathRef path, const CGAffineTransform *m, CGFloat x1, CGFloat y1, CGFloat x2, CGFloat y2,
  CGFloat x, CGFloat y);
void CGPathAddQuadCurveToPoint(
  CGMutablePathRef path, const CGAffineTransform *m, CGFloat cx, CGFloat cy, CGFloat x, CGFloat y);
void CGPathAddArc(
  CGMutablePathRef path, const CGAffineTransform *m, CGFloat x, CGFloat y, CGFloat radius,
  CGFloat start, CGFloat end, _Bool clockwise);
void CGPathAddArcToPoint(
  CGMutablePathRef path, const CGAffineTransform *m, CGFloat x1, CGFloat y1, CGFloat x2, CGFloat y2,
  CGFloat radius);
void CGPathAddRect(CGMutablePathRef path, const CGAffineTransform *m, CGRect rect);
void CGPathAddEllipseInRect(CGMutablePathRef path, const CGAffineTransform *m, CGRect rect);
void CGPathAddPath(CGMutablePathRef path, const CGAffineTransform *m, CGPathRef other);
void CGPathCloseSubpath(CGMutablePathRef path);
CGRect CGPathGetBoundingBox(CGPathRef path);
CGRect CGPathGetPathBoundingBox(CGPathRef path);
CGPoint CGPathGetCurrentPoint(CGPathRef path);
_Bool CGPathIsEmpty(CGPathRef path);
_Bool CGPathContainsPoint(
  CGPathRef path, const CGAffineTransform *m, CGPoint point, _Bool isEvenOdd);
_Bool CGPathEqualToPath(CGPathRef one, CGPathRef other);
CGPathRef CGPathRetain(CGPathRef path);
void CGPathRelease(CGPathRef path);
size_t CGImageGetBitsPerPixel(CGImageRef image);
CGColorRenderingIntent CGImageGetRenderingIntent(CGImageRef image);
_Bool CGImageGetShouldInterpolate(CGImageRef image);
CFStringRef CGImageGetUTType(CGImageRef image);
CGImageRef CGImageCreate(
  size_t width, size_t height, size_t bits, size_t pixelBits, size_t row, CGColorSpaceRef space,
  CGBitmapInfo info, CGDataProviderRef provider, const CGFloat *decode, _Bool interpolates,
  CGColorRenderingIntent intent);
CGImageRef CGImageCreateCopy(CGImageRef image);
CGImageRef CGImageCreateWithMask(CGImageRef image, CGImageRef mask);
CGImageRef CGImageCreateWithPNGDataProvider(
  CGDataProviderRef provider, const CGFloat *decode, _Bool interpolates,
  CGColorRenderingIntent intent);
CGImageRef CGImageCreateWithJPEGDataProvider(
  CGDataProviderRef provider, const CGFloat *decode, _Bool interpolates,
  CGColorRenderingIntent intent);
CFTypeID CGImageGetTypeID(void);
size_t CGBitmapContextGetWidth(CGContextRef context);
size_t CGBitmapContextGetHeight(CGContextRef context);
size_t CGBitmapContextGetBytesPerRow(CGContextRef context);
void CGContextBeginTransparencyLayer(CGContextRef context, CFDictionaryRef options);
void CGContextEndTransparencyLayer(CGContextRef context);
void CGContextSetAllowsAntialiasing(CGContextRef context, _Bool allows);
void CGContextSetTextMatrix(CGContextRef context, CGAffineTransform matrix);
void CGContextSetTextPosition(CGContextRef context, CGFloat x, CGFloat y);
void CGContextSetShouldSmoothFonts(CGContextRef context, _Bool smooths);
void CGContextFlush(CGContextRef context);
void CGContextDrawPDFPage(CGContextRef context, CGPDFPageRef page);
typedef struct CF_BRIDGED_TYPE(id) CGDataConsumer *CGDataConsumerRef;
typedef enum CGPathElementType : int32_t {
  kCGPathElementMoveToPoint, kCGPathElementAddLineToPoint, kCGPathElementAddQuadCurveToPoint,
  kCGPathElementAddCurveToPoint, kCGPathElementCloseSubpath
} CGPathElementType;
typedef struct CGPathElement { CGPathElementType type; CGPoint *points; } CGPathElement;
typedef void (*CGPathApplierFunction)(void *information, const CGPathElement *element);
typedef void (^CGPathApplyBlock)(const CGPathElement *element);
void CGPathApply(CGPathRef path, void *information, CGPathApplierFunction function);
void CGPathApplyWithBlock(CGPathRef path, CGPathApplyBlock block);
typedef enum CGPatternTiling : int32_t {
  kCGPatternTilingNoDistortion, kCGPatternTilingConstantSpacingMinimalDistortion,
  kCGPatternTilingConstantSpacing
} CGPatternTiling;
typedef enum CGPDFBox : int32_t {
  kCGPDFMediaBox, kCGPDFCropBox, kCGPDFBleedBox, kCGPDFTrimBox, kCGPDFArtBox
} CGPDFBox;
CGDataConsumerRef CGDataConsumerCreateWithCFData(CFMutableDataRef data);
void CGDataConsumerRelease(CGDataConsumerRef consumer);
CGContextRef CGPDFContextCreate(
  CGDataConsumerRef consumer, const CGRect *box, CFDictionaryRef information);
void CGPDFContextBeginPage(CGContextRef context, CFDictionaryRef information);
void CGPDFContextEndPage(CGContextRef context);
void CGPDFContextClose(CGContextRef context);
CGPDFDocumentRef CGPDFDocumentCreateWithProvider(CGDataProviderRef provider);
CGPDFDocumentRef CGPDFDocumentCreateWithURL(CFURLRef url);
size_t CGPDFDocumentGetNumberOfPages(CGPDFDocumentRef document);
CGPDFPageRef CGPDFDocumentGetPage(CGPDFDocumentRef document, size_t number);
void CGPDFDocumentRelease(CGPDFDocumentRef document);
CGRect CGPDFPageGetBoxRect(CGPDFPageRef page, CGPDFBox box);
CGAffineTransform CGPDFPageGetDrawingTransform(
  CGPDFPageRef page, CGPDFBox box, CGRect rect, int rotate, _Bool keepsRatio);
size_t CGPDFPageGetPageNumber(CGPDFPageRef page);
CGPDFDocumentRef CGPDFDocumentRetain(CGPDFDocumentRef document);
CGPDFPageRef CGPDFPageRetain(CGPDFPageRef page);
void CGPDFPageRelease(CGPDFPageRef page);
CGDataConsumerRef CGDataConsumerCreateWithURL(CFURLRef url);
CGDataConsumerRef CGDataConsumerRetain(CGDataConsumerRef consumer);
CGContextRef CGPDFContextCreateWithURL(
  CFURLRef url, const CGRect *box, CFDictionaryRef information);
void CGContextBeginPage(CGContextRef context, const CGRect *box);
void CGContextEndPage(CGContextRef context);
CGFontRef CGFontCreateWithDataProvider(CGDataProviderRef provider);
CGFontRef CGFontCreateWithFontName(CFStringRef name);
CFStringRef CGFontCopyPostScriptName(CGFontRef font);
CFStringRef CGFontCopyFullName(CGFontRef font);
CFArrayRef CGFontCopyTableTags(CGFontRef font);
CFDataRef CGFontCopyTableForTag(CGFontRef font, uint32_t tag);
size_t CGFontGetNumberOfGlyphs(CGFontRef font);
int CGFontGetUnitsPerEm(CGFontRef font);
int CGFontGetAscent(CGFontRef font);
int CGFontGetDescent(CGFontRef font);
int CGFontGetLeading(CGFontRef font);
int CGFontGetCapHeight(CGFontRef font);
int CGFontGetXHeight(CGFontRef font);
CGFontRef CGFontRetain(CGFontRef font);
void CGFontRelease(CGFontRef font);
CFDataRef CGDataProviderCopyData(CGDataProviderRef provider);
CGDataProviderRef CGDataProviderCreateWithData(
  void *info, const void *data, size_t size,
  void (*release)(void *info, const void *data, size_t size));
CGDataProviderRef CGDataProviderCreateWithURL(CFURLRef url);
CGDataProviderRef CGDataProviderRetain(CGDataProviderRef provider);
CGDataProviderRef CGDataProviderCreateWithCFData(CFDataRef data);
void CGDataProviderRelease(CGDataProviderRef provider);
CF_IMPLICIT_BRIDGING_DISABLED

#include <hookhost/CoreGraphicsContexts.h>
#include <hookhost/CoreGraphicsDocuments.h>

#endif
