// Patterns, and the objects of PDF documents, declared only.
#ifndef HOOKHOST_CORE_GRAPHICS_DOCUMENTS_H
#define HOOKHOST_CORE_GRAPHICS_DOCUMENTS_H
#include <CoreGraphics/CoreGraphics.h>

CGColorSpaceRef CGColorSpaceCreatePattern(CGColorSpaceRef);
typedef struct CGPattern *CGPatternRef;
typedef void (*CGPatternDrawPatternCallback)(void *, CGContextRef);
typedef void (*CGPatternReleaseInfoCallback)(void *);
typedef struct CGPatternCallbacks { unsigned int version; CGPatternDrawPatternCallback drawPattern;
  CGPatternReleaseInfoCallback releaseInfo; } CGPatternCallbacks;
CGPatternRef CGPatternCreate(void *, CGRect, CGAffineTransform, CGFloat, CGFloat, CGPatternTiling,
  _Bool, const CGPatternCallbacks *);
void CGPatternRelease(CGPatternRef);
CGColorRef CGColorGetConstantColor(CFStringRef);
CGColorRef CGColorCreateWithPattern(CGColorSpaceRef, CGPatternRef, const CGFloat *);
extern const CFStringRef kCGColorWhite;
extern const CFStringRef kCGColorBlack;
CGPathRef CGPathCreateCopyByStrokingPath(CGPathRef, const CGAffineTransform *, CGFloat, CGLineCap,
  CGLineJoin, CGFloat);
CGPathRef CGPathCreateCopyByDashingPath(CGPathRef, const CGAffineTransform *, CGFloat,
  const CGFloat *, size_t);
_Bool CGPathIsRect(CGPathRef, CGRect *);
typedef struct CGPDFDictionary *CGPDFDictionaryRef;
typedef struct CGPDFArray *CGPDFArrayRef;
typedef long int CGPDFInteger;
typedef CGFloat CGPDFReal;
typedef struct CGPDFObject *CGPDFObjectRef;
typedef CF_ENUM(int32_t, CGPDFObjectType) { kCGPDFObjectTypeNull = 1, kCGPDFObjectTypeBoolean,
  kCGPDFObjectTypeInteger, kCGPDFObjectTypeReal, kCGPDFObjectTypeName, kCGPDFObjectTypeString,
  kCGPDFObjectTypeArray, kCGPDFObjectTypeDictionary, kCGPDFObjectTypeStream };
CGPDFObjectType CGPDFObjectGetType(CGPDFObjectRef);
_Bool CGPDFObjectGetValue(CGPDFObjectRef, CGPDFObjectType, void *);
typedef struct CGPDFString *CGPDFStringRef;
const unsigned char *CGPDFStringGetBytePtr(CGPDFStringRef);
CFStringRef CGPDFStringCopyTextString(CGPDFStringRef);
size_t CGPDFArrayGetCount(CGPDFArrayRef);
_Bool CGPDFArrayGetInteger(CGPDFArrayRef, size_t, CGPDFInteger *);
_Bool CGPDFArrayGetNumber(CGPDFArrayRef, size_t, CGPDFReal *);
_Bool CGPDFArrayGetString(CGPDFArrayRef, size_t, CGPDFStringRef *);
_Bool CGPDFArrayGetArray(CGPDFArrayRef, size_t, CGPDFArrayRef *);
_Bool CGPDFArrayGetDictionary(CGPDFArrayRef, size_t, CGPDFDictionaryRef *);
_Bool CGPDFDictionaryGetName(CGPDFDictionaryRef, const char *, const char **);
_Bool CGPDFDictionaryGetString(CGPDFDictionaryRef, const char *, CGPDFStringRef *);
_Bool CGPDFDictionaryGetArray(CGPDFDictionaryRef, const char *, CGPDFArrayRef *);
_Bool CGPDFDictionaryGetDictionary(CGPDFDictionaryRef, const char *, CGPDFDictionaryRef *);
typedef void (*CGPDFDictionaryApplierFunction)(const char *, CGPDFObjectRef, void *);
void CGPDFDictionaryApplyFunction(CGPDFDictionaryRef, CGPDFDictionaryApplierFunction, void *);
int CGPDFPageGetRotationAngle(CGPDFPageRef);
CGPDFDictionaryRef CGPDFPageGetDictionary(CGPDFPageRef);
_Bool CGPDFDocumentIsEncrypted(CGPDFDocumentRef);
_Bool CGPDFDocumentUnlockWithPassword(CGPDFDocumentRef, const char *);
_Bool CGPDFDocumentIsUnlocked(CGPDFDocumentRef);
CGPDFDictionaryRef CGPDFDocumentGetCatalog(CGPDFDocumentRef);
void CGContextShowGlyphsAtPositions(CGContextRef, const CGGlyph *, const CGPoint *, size_t);

#endif
