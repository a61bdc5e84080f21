// Linear equations of LAPACK; image buffers of vImage, declared only.
#ifndef HOOKHOST_ACCELERATE_H
#define HOOKHOST_ACCELERATE_H
#include <CoreGraphics/CoreGraphics.h>

typedef int __CLPK_integer, __CLPK_logical;
typedef float __CLPK_real;
typedef double __CLPK_doublereal;
typedef struct { __CLPK_real r, i; } __CLPK_complex;
typedef struct { __CLPK_doublereal r, i; } __CLPK_doublecomplex;
int sgetrf_(
  __CLPK_integer *m, __CLPK_integer *n, __CLPK_real *a, __CLPK_integer *lda, __CLPK_integer *ipiv,
  __CLPK_integer *info);
int dgetrf_(
  __CLPK_integer *m, __CLPK_integer *n, __CLPK_doublereal *a, __CLPK_integer *lda,
  __CLPK_integer *ipiv, __CLPK_integer *info);
int sgetri_(
  __CLPK_integer *n, __CLPK_real *a, __CLPK_integer *lda, __CLPK_integer *ipiv, __CLPK_real *work,
  __CLPK_integer *lwork, __CLPK_integer *info);
int dgetri_(
  __CLPK_integer *n, __CLPK_doublereal *a, __CLPK_integer *lda, __CLPK_integer *ipiv,
  __CLPK_doublereal *work, __CLPK_integer *lwork, __CLPK_integer *info);
int sgesv_(
  __CLPK_integer *n, __CLPK_integer *nrhs, __CLPK_real *a, __CLPK_integer *lda,
  __CLPK_integer *ipiv, __CLPK_real *b, __CLPK_integer *ldb, __CLPK_integer *info);
int dgesv_(
  __CLPK_integer *n, __CLPK_integer *nrhs, __CLPK_doublereal *a, __CLPK_integer *lda,
  __CLPK_integer *ipiv, __CLPK_doublereal *b, __CLPK_integer *ldb, __CLPK_integer *info);

typedef unsigned long vImagePixelCount;
typedef long vImage_Error;
typedef uint32_t vImage_Flags;
typedef uint8_t Pixel_8, Pixel_88[2], Pixel_8888[4];
typedef struct vImage_Buffer {
  void *data;
  vImagePixelCount height, width;
  size_t rowBytes;
} vImage_Buffer;
typedef struct vImage_CGImageFormat {
  uint32_t bitsPerComponent, bitsPerPixel;
  CGColorSpaceRef colorSpace;
  CGBitmapInfo bitmapInfo;
  uint32_t version;
  const CGFloat *decode;
  CGColorRenderingIntent renderingIntent;
} vImage_CGImageFormat;
typedef CGAffineTransform vImage_CGAffineTransform, vImage_AffineTransform_Double;
typedef struct vImageConverter *vImageConverterRef;
enum {
  kvImageNoError = 0, kvImageNoFlags = 0, kvImageLeaveAlphaUnchanged = 1, kvImageCopyInPlace = 2,
  kvImageBackgroundColorFill = 4, kvImageEdgeExtend = 8, kvImageDoNotTile = 16,
  kvImageHighQualityResampling = 32, kvImageTruncateKernel = 64, kvImageGetTempBufferSize = 128,
  kvImagePrintDiagnosticsToConsole = 256, kvImageNoAllocate = 512
};
vImage_Error vImageBuffer_Init(
  vImage_Buffer *buffer, vImagePixelCount height, vImagePixelCount width, uint32_t bits,
  vImage_Flags flags);
vImage_Error vImageBuffer_InitWithCGImage(
  vImage_Buffer *buffer, vImage_CGImageFormat *format, const CGFloat *background, CGImageRef image,
  vImage_Flags flags);
CGImageRef vImageCreateCGImageFromBuffer(
  const vImage_Buffer *buffer, const vImage_CGImageFormat *format,
  void (*release)(void *info, void *memory), void *info, vImage_Flags flags, vImage_Error *error);
vImage_Error vImageBoxConvolve_ARGB8888(
  const vImage_Buffer *from, const vImage_Buffer *to, void *memory, vImagePixelCount left,
  vImagePixelCount top, uint32_t height, uint32_t width, const uint8_t *background,
  vImage_Flags flags);
vImage_Error vImageMatrixMultiply_ARGB8888(
  const vImage_Buffer *from, const vImage_Buffer *to, const int16_t matrix[16], int32_t divisor,
  const int16_t *before, const int32_t *after, vImage_Flags flags);
vImage_Error vImageAffineWarpCG_ARGB8888(
  const vImage_Buffer *from, const vImage_Buffer *to, void *memory,
  const vImage_CGAffineTransform *transform, const uint8_t *background, vImage_Flags flags);
vImage_Error vImageHorizontalReflect_ARGB8888(
  const vImage_Buffer *from, const vImage_Buffer *to, vImage_Flags flags);
vImage_Error vImageVerticalReflect_ARGB8888(
  const vImage_Buffer *from, const vImage_Buffer *to, vImage_Flags flags);
#define HOOKHOST_SCALE(name) \
  vImage_Error name( \
    const vImage_Buffer *from, const vImage_Buffer *to, void *memory, vImage_Flags flags)
HOOKHOST_SCALE(vImageScale_ARGB8888);
HOOKHOST_SCALE(vImageScale_ARGB16U);
HOOKHOST_SCALE(vImageScale_ARGBFFFF);
HOOKHOST_SCALE(vImageScale_Planar8);
HOOKHOST_SCALE(vImageScale_Planar16U);
HOOKHOST_SCALE(vImageScale_PlanarF);
#undef HOOKHOST_SCALE
#define HOOKHOST_CONVERT(name) \
  vImage_Error name(const vImage_Buffer *from, const vImage_Buffer *to, vImage_Flags flags)
HOOKHOST_CONVERT(vImageConvert_ARGB8888toRGB888);
HOOKHOST_CONVERT(vImageConvert_ARGB16UtoRGB16U);
HOOKHOST_CONVERT(vImageConvert_ARGBFFFFtoRGBFFF);
HOOKHOST_CONVERT(vImageConvert_RGBA8888toRGB888);
#undef HOOKHOST_CONVERT
vImage_Error vImagePermuteChannels_ARGB8888(
  const vImage_Buffer *from, const vImage_Buffer *to, const uint8_t map[4], vImage_Flags flags);
vImage_Error vImagePremultiplyData_RGBA8888(
  const vImage_Buffer *from, const vImage_Buffer *to, vImage_Flags flags);
vImage_Error vImageConvert_AnyToAny(
  const vImageConverterRef converter, const vImage_Buffer *from, const vImage_Buffer *to,
  void *memory, vImage_Flags flags);
vImageConverterRef vImageConverter_CreateWithCGImageFormat(
  const vImage_CGImageFormat *from, const vImage_CGImageFormat *to, const CGFloat *background,
  vImage_Flags flags, vImage_Error *error);
void vImageConverter_Release(vImageConverterRef converter);
typedef unsigned long vDSP_Length;
typedef long vDSP_Stride;
typedef struct DSPComplex { float real; float imag; } DSPComplex;
typedef struct DSPSplitComplex { float *realp; float *imagp; } DSPSplitComplex;
typedef int FFTDirection;
typedef int FFTRadix;
enum { kFFTDirection_Forward = 1 };
enum { kFFTRadix2 };
typedef struct OpaqueFFTSetup *FFTSetup;
FFTSetup vDSP_create_fftsetup(vDSP_Length, FFTRadix);
void vDSP_destroy_fftsetup(FFTSetup);
void vDSP_ctoz(const DSPComplex *, vDSP_Stride, const DSPSplitComplex *, vDSP_Stride, vDSP_Length);
void vDSP_fft_zrip(FFTSetup, const DSPSplitComplex *, vDSP_Stride, vDSP_Length, FFTDirection);
void vDSP_vadd(const float *, vDSP_Stride, const float *, vDSP_Stride, float *, vDSP_Stride,
  vDSP_Length);
void vDSP_vmul(const float *, vDSP_Stride, const float *, vDSP_Stride, float *, vDSP_Stride,
  vDSP_Length);
void vDSP_vsmul(const float *, vDSP_Stride, const float *, float *, vDSP_Stride, vDSP_Length);
void vDSP_vsmulD(const double *, vDSP_Stride, const double *, double *, vDSP_Stride, vDSP_Length);
void vDSP_vsq(const float *, vDSP_Stride, float *, vDSP_Stride, vDSP_Length);
void vDSP_vspdp(const float *, vDSP_Stride, double *, vDSP_Stride, vDSP_Length);
void vDSP_zvabs(const DSPSplitComplex *, vDSP_Stride, float *, vDSP_Stride, vDSP_Length);
void vDSP_vsadd(const float *, vDSP_Stride, const float *, float *, vDSP_Stride, vDSP_Length);
void vDSP_vsaddD(const double *, vDSP_Stride, const double *, double *, vDSP_Stride, vDSP_Length);
void vDSP_vsdiv(const float *, vDSP_Stride, const float *, float *, vDSP_Stride, vDSP_Length);
void vDSP_hamm_window(float *, vDSP_Length, int);
void vDSP_maxmgv(const float *, vDSP_Stride, float *, vDSP_Length);
void vDSP_maxmgvi(const float *, vDSP_Stride, float *, vDSP_Length *, vDSP_Length);
void vDSP_meamgv(const float *, vDSP_Stride, float *, vDSP_Length);
void vDSP_vclip(const float *, vDSP_Stride, const float *, const float *, float *, vDSP_Stride,
  vDSP_Length);
void vDSP_vflt16(const short *, vDSP_Stride, float *, vDSP_Stride, vDSP_Length);
void vDSP_vramp(const float *, const float *, float *, vDSP_Stride, vDSP_Length);
void vDSP_vrampD(const double *, const double *, double *, vDSP_Stride, vDSP_Length);
void vDSP_vsmsa(const float *, vDSP_Stride, const float *, const float *, float *, vDSP_Stride,
  vDSP_Length);
void vDSP_vrampmul(const float *, vDSP_Stride, float *, const float *, float *, vDSP_Stride,
  vDSP_Length);
void vDSP_vrampmul2(const float *, const float *, vDSP_Stride, float *, const float *, float *,
  float *, vDSP_Stride, vDSP_Length);

#endif
