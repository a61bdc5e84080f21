// The functions of <complex.h>; those of `float` and of `long double` have the same suffixes.
#ifndef HOOKHOST_COMPLEX_NUMBERS_H
#define HOOKHOST_COMPLEX_NUMBERS_H
#define complex _Complex
#define _Complex_I (__extension__ 1.0iF)
#undef I
#define I _Complex_I
#define CMPLX(x, y) ((double _Complex){x, y})
#define CMPLXF(x, y) ((float _Complex){x, y})
#define CMPLXL(x, y) ((long double _Complex){x, y})

#define HOOKHOST_COMPLEX_1(name) \
  double _Complex name(double _Complex z); \
  float _Complex name##f(float _Complex z); \
  long double _Complex name##l(long double _Complex z);
#define HOOKHOST_COMPLEX_PART(name) \
  double name(double _Complex z); \
  float name##f(float _Complex z); \
  long double name##l(long double _Complex z);

HOOKHOST_COMPLEX_PART(creal)
HOOKHOST_COMPLEX_PART(cimag)
HOOKHOST_COMPLEX_PART(cabs)
HOOKHOST_COMPLEX_PART(carg)
HOOKHOST_COMPLEX_1(conj)
HOOKHOST_COMPLEX_1(cproj)
HOOKHOST_COMPLEX_1(cexp)
HOOKHOST_COMPLEX_1(clog)
HOOKHOST_COMPLEX_1(csqrt)
HOOKHOST_COMPLEX_1(csin)
HOOKHOST_COMPLEX_1(ccos)
HOOKHOST_COMPLEX_1(ctan)
HOOKHOST_COMPLEX_1(casin)
HOOKHOST_COMPLEX_1(cacos)
HOOKHOST_COMPLEX_1(catan)
HOOKHOST_COMPLEX_1(csinh)
HOOKHOST_COMPLEX_1(ccosh)
HOOKHOST_COMPLEX_1(ctanh)
HOOKHOST_COMPLEX_1(casinh)
HOOKHOST_COMPLEX_1(cacosh)
HOOKHOST_COMPLEX_1(catanh)
double _Complex cpow(double _Complex x, double _Complex y);
float _Complex cpowf(float _Complex x, float _Complex y);
long double _Complex cpowl(long double _Complex x, long double _Complex y);
#endif
