-- Complex numbers of C.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local printed = dofile(here .. "support/run_main.lua")

describe("a complex number", function()
  it("is added, multiplied, divided and compared", function()
    assert.equal("5 3|-1 7|1 2|-2 -1|1 0|0 1", printed([[
      double complex a = 2 + 1.0 * I, b = 3 + 2.0 * I, c = a + b, d = (1 + 2 * I) * (1 + 3.0 * I) + 4 + 2 * I;
      printf("%g %g|%g %g|", creal(c), cimag(c), creal(d), cimag(d));
      double complex q = (double complex)(-3 + 4 * I) / (1 + 2 * I);
      printf("%g %g|%g %g|%d %d|%d %d", creal(q), cimag(q), creal(-a), cimag(-a), a == 2 + I, a == 2, !a, !!b);]],
      "#include <complex.h>"))
  end)

  it("has parts that can be assigned to", function()
    assert.equal("7 2 7 -2 9 0 4", printed([[
      _Complex int n = 25 + 2i;
      __real__ n = 7;
      _Complex int m = ~n;
      n += 2;
      printf("%d %d %d %d ", __real__ n - 2, __imag__ n, __real__ m, __imag__ m);
      __imag__ n = 0;
      printf("%d %d %d", __real__ n, __imag__ n, __real__ (n - 5));]], "#include <complex.h>"))
  end)

  it("is stored in structures, arrays, variables of objects and memory", function()
    assert.equal("1 -1 2 -2 3 -3 4 8", printed([[
      struct wave wave = {1 - I, {0, 2 - 2 * I}};
      struct wave copy = wave;
      wave.first = 0;
      Signal *signal = [Signal new];
      [signal setLevel:3 - 3.0f * I];
      float complex *p = malloc(2 * sizeof *p);
      p[1] = 4;
      float parts[2];
      memcpy(parts, &p[1], sizeof parts);
      printf("%g %g %g %g %g %g %g %zu", creal(copy.first), cimag(copy.first), creal(copy.rest[1]),
        cimag(copy.rest[1]), crealf(signal.level), cimagf([signal level]), parts[0], sizeof *p);]], [[
      #include <complex.h>
      struct wave { double complex first, rest[2]; };
      @interface Signal : NSObject { float complex _kept; }
      @property float complex level;
      @end
      @implementation Signal
      - (float complex)level { return _kept; }
      - (void)setLevel:(float complex)level { _kept = level; }
      @end]]))
  end)

  it("has the functions of complex.h", function()
    assert.equal("5 -4 2 1 -1.00 0.00 0.74 1.03 -1.00", printed([[
      double complex z = 3 - 4 * I, root = csqrt(z), turn = cexp(M_PI * I), s = csin(0.5 + I);
      printf("%g %g %g %g %.2f %.2f ", cabs(z), cimag(conj(conj(z))), creal(root), -cimag(root), creal(turn),
        cimag(turn) + 0.0);
      printf("%.2f %.2f %.2f", creal(s), cimag(s), creal(cpow(I, 2)));]], "#include <complex.h>\n#include <math.h>"))
  end)

  it("is zero as the result of a message to nil and as an unset property", function()
    assert.equal("0 0 0 0 0 0 1 2", printed([[
      Wave *wave = [Wave new], *none = nil;
      double complex number = [none twice:3], *p = &number;
      printf("%g %g ", creal(*p), cimag(*p));
      printf("%g %g %g %g ", creal(wave.phase), cimag(none.phase), creal(wave->start), cimag(wave->start));
      wave.phase = 1 + 2 * I; printf("%g %g", creal(wave.phase), cimag(wave.phase));]], [[
      #include <complex.h>
      @interface Wave : NSObject { @public double complex start; }
      @property double complex phase;
      - (double complex)twice:(double complex)number;
      @end
      @implementation Wave
      - (double complex)twice:(double complex)number { return 2 * number; }
      @end]]))
  end)

  it("is copied with the structure that it is a field of", function()
    assert.equal("1 2 3 9", printed([[
      struct value a = {1 + 2 * I, 5}, b = {3 + 4 * I, 6}, *p = &a;
      struct value kept = a;
      *p = b; a.number += 5 * I;
      printf("%g %g %g %g", creal(kept.number), cimag(kept.number), creal(p->number), cimag(a.number));]],
      "#include <complex.h>\nstruct value { double complex number; int count; };\n"))
  end)
end)
