// More of Core Graphics: context state, layers, compound paths, color spaces.
#ifndef HOOKHOST_CORE_GRAPHICS_CONTEXTS_H
#define HOOKHOST_CORE_GRAPHICS_CONTEXTS_H

typedef enum CGTextDrawingMode : int32_t {
  kCGTextFill, kCGTextStroke, kCGTextFillStroke, kCGTextInvisible, kCGTextFillClip,
  kCGTextStrokeClip, kCGTextFillStrokeClip, kCGTextClip
} CGTextDrawingMode;
extern const CFStringRef kCGColorSpaceSRGB, kCGColorSpaceGenericRGB, kCGColorSpaceGenericRGBLinear,
  kCGColorSpaceDisplayP3, kCGColorSpaceExtendedSRGB, kCGColorSpaceLinearSRGB,
  kCGColorSpaceExtendedLinearSRGB, kCGColorSpaceAdobeRGB1998, kCGColorSpaceGenericGray,
  kCGColorSpaceGenericGrayGamma2_2, kCGColorSpaceExtendedGray, kCGColorSpaceLinearGray,
  kCGColorSpaceGenericCMYK, kCGColorSpaceITUR_709, kCGColorSpaceITUR_2020,
  kCGColorSpaceITUR_2100_HLG, kCGColorSpaceITUR_2100_PQ, kCGColorSpaceDisplayP3_HLG,
  kCGColorSpaceDisplayP3_PQ, kCGColorSpaceExtendedDisplayP3, kCGColorSpaceDCIP3;

CF_IMPLICIT_BRIDGING_ENABLED
void CGContextSetMiterLimit(CGContextRef context, CGFloat limit);
void CGContextSetFlatness(CGContextRef context, CGFloat flatness);
void CGContextSetRenderingIntent(CGContextRef context, CGColorRenderingIntent intent);
CGInterpolationQuality CGContextGetInterpolationQuality(CGContextRef context);
void CGContextAddLines(CGContextRef context, const CGPoint *points, size_t count);
void CGContextAddRects(CGContextRef context, const CGRect *rects, size_t count);
_Bool CGContextIsPathEmpty(CGContextRef context);
CGPoint CGContextGetPathCurrentPoint(CGContextRef context);
CGRect CGContextGetPathBoundingBox(CGContextRef context);
CGPathRef CGContextCopyPath(CGContextRef context);
_Bool CGContextPathContainsPoint(CGContextRef context, CGPoint point, CGPathDrawingMode mode);
void CGContextFillRects(CGContextRef context, const CGRect *rects, size_t count);
void CGContextStrokeRectWithWidth(CGContextRef context, CGRect rect, CGFloat width);
void CGContextStrokeLineSegments(CGContextRef context, const CGPoint *points, size_t count);
void CGContextClipToRects(CGContextRef context, const CGRect *rects, size_t count);
void CGContextResetClip(CGContextRef context);
void CGContextSetShadow(CGContextRef context, CGSize offset, CGFloat blur);
void CGContextSetGrayStrokeColor(CGContextRef context, CGFloat gray, CGFloat alpha);
void CGContextSetFillColor(CGContextRef context, const CGFloat *components);
void CGContextSetStrokeColor(CGContextRef context, const CGFloat *components);
void CGContextSetFillColorSpace(CGContextRef context, CGColorSpaceRef space);
void CGContextSetStrokeColorSpace(CGContextRef context, CGColorSpaceRef space);
void CGContextSetCMYKFillColor(
  CGContextRef context, CGFloat cyan, CGFloat magenta, CGFloat yellow, CGFloat black, CGFloat alpha);
void CGContextSetCMYKStrokeColor(
  CGContextRef context, CGFloat cyan, CGFloat magenta, CGFloat yellow, CGFloat black, CGFloat alpha);
void CGContextSetPatternPhase(CGContextRef context, CGSize phase);
void CGContextDrawTiledImage(CGContextRef context, CGRect rect, CGImageRef image);
void CGContextBeginTransparencyLayerWithRect(
  CGContextRef context, CGRect rect, CFDictionaryRef options);
void CGContextSetTextDrawingMode(CGContextRef context, CGTextDrawingMode mode);
void CGContextSetCharacterSpacing(CGContextRef context, CGFloat spacing);
void CGContextSetFont(CGContextRef context, CGFontRef font);
void CGContextSetFontSize(CGContextRef context, CGFloat size);
CGAffineTransform CGContextGetTextMatrix(CGContextRef context);
CGPoint CGContextGetTextPosition(CGContextRef context);
void CGContextSetAllowsFontSmoothing(CGContextRef context, _Bool allows);
void CGContextSetShouldSubpixelPositionFonts(CGContextRef context, _Bool positions);
void CGContextSetAllowsFontSubpixelPositioning(CGContextRef context, _Bool allows);
void CGContextSetShouldSubpixelQuantizeFonts(CGContextRef context, _Bool quantizes);
void CGContextSetAllowsFontSubpixelQuantization(CGContextRef context, _Bool allows);
void CGContextSynchronize(CGContextRef context);
CGAffineTransform CGContextGetUserSpaceToDeviceSpaceTransform(CGContextRef context);
CGPoint CGContextConvertPointToDeviceSpace(CGContextRef context, CGPoint point);
CGPoint CGContextConvertPointToUserSpace(CGContextRef context, CGPoint point);
CGSize CGContextConvertSizeToDeviceSpace(CGContextRef context, CGSize size);
CGSize CGContextConvertSizeToUserSpace(CGContextRef context, CGSize size);
CGRect CGContextConvertRectToDeviceSpace(CGContextRef context, CGRect rect);
CGRect CGContextConvertRectToUserSpace(CGContextRef context, CGRect rect);

typedef void (*CGBitmapContextReleaseDataCallback)(void *info, void *data);
CGContextRef CGBitmapContextCreateWithData(
  void *data, size_t width, size_t height, size_t bits, size_t row, CGColorSpaceRef space,
  uint32_t info, CGBitmapContextReleaseDataCallback release, void *releaseInfo);
size_t CGBitmapContextGetBitsPerComponent(CGContextRef context);
size_t CGBitmapContextGetBitsPerPixel(CGContextRef context);
CGColorSpaceRef CGBitmapContextGetColorSpace(CGContextRef context);
CGImageAlphaInfo CGBitmapContextGetAlphaInfo(CGContextRef context);
CGBitmapInfo CGBitmapContextGetBitmapInfo(CGContextRef context);
CGLayerRef CGLayerCreateWithContext(CGContextRef context, CGSize size, CFDictionaryRef options);
CGLayerRef CGLayerRetain(CGLayerRef layer);
void CGLayerRelease(CGLayerRef layer);
CGSize CGLayerGetSize(CGLayerRef layer);
CGContextRef CGLayerGetContext(CGLayerRef layer);
void CGContextDrawLayerInRect(CGContextRef context, CGRect rect, CGLayerRef layer);
void CGContextDrawLayerAtPoint(CGContextRef context, CGPoint point, CGLayerRef layer);

void CGPathAddLines(
  CGMutablePathRef path, const CGAffineTransform *m, const CGPoint *points, size_t count);
void CGPathAddRects(
  CGMutablePathRef path, const CGAffineTransform *m, const CGRect *rects, size_t count);
void CGPathAddRoundedRect(
  CGMutablePathRef path, const CGAffineTransform *m, CGRect rect, CGFloat width, CGFloat height);
void CGPathAddRelativeArc(
  CGMutablePathRef path, const CGAffineTransform *m, CGFloat x, CGFloat y, CGFloat radius,
  CGFloat start, CGFloat delta);
CGPathRef CGPathCreateCopyByTransformingPath(CGPathRef path, const CGAffineTransform *m);
CGMutablePathRef CGPathCreateMutableCopyByTransformingPath(
  CGPathRef path, const CGAffineTransform *m);

CGColorSpaceRef CGColorSpaceRetain(CGColorSpaceRef space);
CGColorSpaceRef CGColorSpaceCreateDeviceCMYK(void);
CGColorSpaceRef CGColorSpaceCreateWithName(CFStringRef name);
CFStringRef CGColorSpaceCopyName(CGColorSpaceRef space);
size_t CGColorSpaceGetNumberOfComponents(CGColorSpaceRef space);
bool CGColorSpaceIsWideGamutRGB(CGColorSpaceRef space);
bool CGColorSpaceUsesExtendedRange(CGColorSpaceRef space);
bool CGColorSpaceUsesITUR_2100TF(CGColorSpaceRef space);
bool CGColorSpaceIsPQBased(CGColorSpaceRef space);
bool CGColorSpaceIsHLGBased(CGColorSpaceRef space);
CGColorRef CGColorCreateCopy(CGColorRef color);
CGColorRef CGColorCreateGenericGray(CGFloat white, CGFloat alpha);
CGColorRef CGColorCreateGenericRGB(CGFloat red, CGFloat green, CGFloat blue, CGFloat alpha);
CGColorRef CGColorCreateSRGB(CGFloat red, CGFloat green, CGFloat blue, CGFloat alpha);
CGGradientRef CGGradientRetain(CGGradientRef gradient);
CFTypeID CGPathGetTypeID(void);
CFTypeID CGColorSpaceGetTypeID(void);
CFTypeID CGContextGetTypeID(void);
CFTypeID CGGradientGetTypeID(void);
CGImageRef CGImageMaskCreate(
  size_t width, size_t height, size_t bits, size_t pixelBits, size_t row,
  CGDataProviderRef provider, const CGFloat *decode, _Bool interpolates);
_Bool CGImageIsMask(CGImageRef image);
CFDictionaryRef CGPointCreateDictionaryRepresentation(CGPoint point);
CFDictionaryRef CGSizeCreateDictionaryRepresentation(CGSize size);
CFDictionaryRef CGRectCreateDictionaryRepresentation(CGRect rect);
_Bool CGPointMakeWithDictionaryRepresentation(CFDictionaryRef dictionary, CGPoint *point);
_Bool CGSizeMakeWithDictionaryRepresentation(CFDictionaryRef dictionary, CGSize *size);
_Bool CGRectMakeWithDictionaryRepresentation(CFDictionaryRef dictionary, CGRect *rect);
CF_IMPLICIT_BRIDGING_DISABLED

#endif
