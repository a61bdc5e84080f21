// The functions of <math.h>; those of `float` and of `long double` have the same suffixes.
#ifndef HOOKHOST_C_MATH_H
#define HOOKHOST_C_MATH_H
#include <hookhost/CTypes.h>
#define HUGE 3.40282347e+38F

typedef float float_t;
typedef double double_t;
#define HOOKHOST_MATH_1(name) \
  double name(double x); \
  float name##f(float x); \
  long double name##l(long double x);
#define HOOKHOST_MATH_2(name) \
  double name(double x, double y); \
  float name##f(float x, float y); \
  long double name##l(long double x, long double y);

HOOKHOST_MATH_1(acos)
HOOKHOST_MATH_1(asin)
HOOKHOST_MATH_1(atan)
HOOKHOST_MATH_1(cos)
HOOKHOST_MATH_1(sin)
HOOKHOST_MATH_1(tan)
HOOKHOST_MATH_1(acosh)
HOOKHOST_MATH_1(asinh)
HOOKHOST_MATH_1(atanh)
HOOKHOST_MATH_1(cosh)
HOOKHOST_MATH_1(sinh)
HOOKHOST_MATH_1(tanh)
HOOKHOST_MATH_1(exp)
HOOKHOST_MATH_1(exp2)
HOOKHOST_MATH_1(expm1)
HOOKHOST_MATH_1(log)
HOOKHOST_MATH_1(log10)
HOOKHOST_MATH_1(log2)
HOOKHOST_MATH_1(log1p)
HOOKHOST_MATH_1(logb)
HOOKHOST_MATH_1(fabs)
HOOKHOST_MATH_1(cbrt)
HOOKHOST_MATH_1(sqrt)
HOOKHOST_MATH_1(erf)
HOOKHOST_MATH_1(erfc)
HOOKHOST_MATH_1(lgamma)
HOOKHOST_MATH_1(tgamma)
HOOKHOST_MATH_1(ceil)
HOOKHOST_MATH_1(floor)
HOOKHOST_MATH_1(nearbyint)
HOOKHOST_MATH_1(rint)
HOOKHOST_MATH_1(round)
HOOKHOST_MATH_1(trunc)
HOOKHOST_MATH_2(atan2)
HOOKHOST_MATH_2(hypot)
HOOKHOST_MATH_2(pow)
HOOKHOST_MATH_2(fmod)
HOOKHOST_MATH_2(remainder)
HOOKHOST_MATH_2(copysign)
HOOKHOST_MATH_2(nextafter)
HOOKHOST_MATH_2(fdim)
HOOKHOST_MATH_2(fmax)
HOOKHOST_MATH_2(fmin)
long lrint(double x);
long lrintf(float x);
long lround(double x);
long lroundf(float x);
long long llround(double x);
long long llroundf(float x);
double fma(double x, double y, double z);
double frexp(double x, int *exponent);
double ldexp(double x, int exponent);
double scalbn(double x, int exponent);
double modf(double x, double *whole);
float modff(float x, float *whole);
int ilogb(double x);
int ilogbf(float x);
long long llrint(double x);
long long llrintf(float x);
long lrintl(long double x);
long long llrintl(long double x);
long lroundl(long double x);
long long llroundl(long double x);
float fmaf(float x, float y, float z);
float frexpf(float x, int *exponent);
float ldexpf(float x, int exponent);
float scalbnf(float x, int exponent);
double scalbln(double x, long exponent);
double remquo(double x, double y, int *quotient);
double nan(const char *text);
float nanf(const char *text);
double __exp10(double x);
double __sinpi(double x);
double __cospi(double x);
#undef HOOKHOST_MATH_1
#undef HOOKHOST_MATH_2

#define HUGE_VAL __builtin_huge_val()
#define HUGE_VALF __builtin_huge_valf()
#define HUGE_VALL __builtin_huge_vall()
#define INFINITY __builtin_inff()
#define NAN __builtin_nanf("")
#define isnan(x) __builtin_isnan(x)
#define isinf(x) __builtin_isinf(x)
#define isfinite(x) __builtin_isfinite(x)
#define isnormal(x) __builtin_isnormal(x)
#define signbit(x) __builtin_signbit(x)
#define isgreater(x, y) __builtin_isgreater(x, y)
#define isless(x, y) __builtin_isless(x, y)
#define isgreaterequal(x, y) ((x) >= (y))
#define islessequal(x, y) ((x) <= (y))
#define islessgreater(x, y) ((x) < (y) || (x) > (y))
#define isunordered(x, y) ((x) != (x) || (y) != (y))
#define FP_NAN 1
#define FP_INFINITE 2
#define FP_ZERO 3
#define FP_NORMAL 4
#define FP_SUBNORMAL 5
#define fpclassify(x) \
  ((x) != (x) ? FP_NAN : (x) == 0 ? FP_ZERO : __builtin_isinf(x) ? FP_INFINITE \
     : ((x) < 0 ? -(x) : (x)) < __DBL_MIN__ ? FP_SUBNORMAL : FP_NORMAL)
#define M_E 2.71828182845904523536028747135266250
#define M_LOG2E 1.44269504088896340735992468100189214
#define M_LOG10E 0.434294481903251827651128918916605082
#define M_LN2 0.693147180559945309417232121458176568
#define M_LN10 2.30258509299404568401799145468436421
#define M_PI 3.14159265358979323846264338327950288
#define M_PI_2 1.57079632679489661923132169163975144
#define M_PI_4 0.785398163397448309615660845819875721
#define M_1_PI 0.318309886183790671537767526745028724
#define M_2_PI 0.636619772367581343075535053490057448
#define M_2_SQRTPI 1.12837916709551257389615890312154517
#define M_SQRT2 1.41421356237309504880168872420969808
#define M_SQRT1_2 0.707106781186547524400844362104849039
#define MAXFLOAT __FLT_MAX__

#endif
