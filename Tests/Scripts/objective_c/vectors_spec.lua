-- SIMD vectors of C: element-wise operators, swizzles, conversions, memory, objects.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local printed = dofile(here .. "support/run_main.lua")

local TYPES = [=[
#include <stdarg.h>
typedef float float2_ __attribute__((ext_vector_type(2)));
typedef float float3_ __attribute__((ext_vector_type(3)));
typedef float float4_ __attribute__((ext_vector_type(4)));
typedef double double2_ __attribute__((ext_vector_type(2)));
typedef int int4_ __attribute__((ext_vector_type(4)));
typedef int v4si __attribute__((vector_size(16)));
typedef unsigned char bytes16 __attribute__((vector_size(16)));
typedef unsigned short shorts8 __attribute__((vector_size(16)));
typedef unsigned long longs2 __attribute__((vector_size(16)));
static void show(float4_ v) { printf("%g %g %g %g\n", v.x, v.y, v.z, v.w); }
static void showInts(int4_ v) { printf("%d %d %d %d\n", v.x, v.y, v.z, v.w); }
]=]
local function lines(statements, before) return printed(statements, TYPES .. (before or "")) end

describe("a vector", function()
  it("is made of elements, of one number or of another vector's elements", function()
    assert.equal("1 2 3 4\n7 7 7 7\n1 2 0 0\n4 3 2 1\n3 4 3 4\n0 0 0 0\n", lines [=[
      float4_ v = {1, 2, 3, 4};
      show(v); show((float4_)7); show((float4_){1, 2}); show(v.wzyx);
      v.xy = v.zw; show(v);
      float4_ none = {}; show(none);]=])
  end)

  it("names elements by letters, digits, halves and indices, which can be assigned to", function()
    assert.equal("9 2 3 8\n1 9 3 8\n1 2 11 12\n20 2 21 12\n1 2 3 16 8\n5 42\n", lines [=[
      float4_ v = {1, 2, 3, 4};
      v.s03 = (float2_){9, 8}; show(v);
      v.yx = v.xy; v.x = 1; show(v);
      v.hi = (float2_){11, 12}; v.y = 2; show(v);
      v.even = (float2_){20, 21}; show(v);
      float3_ t = {1, 2, 3}; printf("%g %g %g %zu %zu\n", t.r, t.g, t.b, sizeof t, sizeof t.xy);
      int i = 2; v[i] = 5; v[i + 1] += 30; printf("%g %g\n", v.z, v[3]);]=])
  end)

  it("calculates element by element, in the range of its elements", function()
    assert.equal([=[
3 5 7 9
0.100000001 1 0.333333343 0.25
-2 -4 0 -2
4 5 6 7
2 7 4 13
1 4 0 1
6148914691236517205 1
-1 18446744073709551615
]=], lines [=[
      float4_ v = {1, 2, 3, 4};
      show(2 * v + 1);
      v = 1 / (float4_){10, 1, 3, 4}; printf("%.9g %.9g %.9g %.9g\n", v.x, v.y, v.z, v.w);
      v4si q = {1, 2, 0, 0x7fffffff}; q = q + q; q = -q; q[3] -= 4; showInts(q);
      bytes16 b = {250, 251, 252, 253}; b += 10; printf("%d %d %d %d\n", b[0], b[1], b[2], b[3]);
      int4_ k = {8, 17, 34, 68}; k = k >> (int4_){2, 2, 3, 3}; k |= 1; k ^= 1; showInts(k | (int4_){0, 3, 0, 5} & 7);
      k = (int4_){-7, 8, 9, 10}; k = k % 3; showInts(k * k);
      longs2 l = {-1, 5}; l = l / 3; printf("%lu %lu\n", l[0], l[1]);
      l = (longs2){1, 1} - 2; printf("%ld %lu\n", l[0], l[1]);]=])
  end)

  it("compares element by element: all bits are set where it is true", function()
    assert.equal("-1 -1 0 0\n0 0 -1 -1\n255 0\n-1 0\n", lines [=[
      float4_ v = {1, 2, 3, 4};
      showInts(v < 3); showInts(!(v < 3));
      bytes16 b = {9, 1}; b = b > 4; printf("%d %d\n", b[0], b[1]);
      longs2 l = {-1, 2}; l = (longs2)(l > 3); printf("%ld %ld\n", l[0], l[1]);]=])
  end)

  it("converts elements, keeps bytes in casts, and is shuffled", function()
    assert.equal("1 3 -4 6\n1065353216 0 0 0\n10752 43520\n1 6 3 8\n1.5 2\n", lines [=[
      float4_ v = {1.5, 3, -4.9, 6};
      showInts(__builtin_convertvector(v, int4_));
      showInts((int4_)(float4_){1});
      bytes16 b = {0, 42, 0, 170}; shorts8 h = (shorts8)b; printf("%d %d\n", h[0], h[1]);
      float4_ a = {1, 2, 3, 4}, c = {5, 6, 7, 8};
      show(__builtin_shufflevector(a, c, 0, 5, 2, 7));
      double2_ d = __builtin_convertvector((float2_){1.5f, 2}, double2_); printf("%g %g\n", d.x, d.y);]=])
  end)

  it("is passed, returned, copied and stored as a value", function()
    assert.equal("2 4 6 8\n2 3 2 2\n1 2 3 4\n8\n100 3\n3 6 9 0\n42 3\n5 6 7 8\n1 50\n9 4\n", lines([=[
      float4_ v = {1, 2, 3, 4}, w = v;
      show(scaled(v, 2));
      float4_ a[2] = {{1, 2, 3, 4}}; change(&a[0]); show(a[0]); show(v);
      printf("%g\n", sum(2, v, (float4_){-1, -1, 0, 0}));
      struct matrix m = {{{3, 0, 0}, {0, 3, 0}, {0, 0, 3}}}, n = m;
      n.c[0].x = 100; printf("%g %g\n", n.c[0].x, m.c[0].x);
      show(product(&m, v.xyz));
      float *f = (float *)&w; f[2] = 42; printf("%g %g\n", w.z, f[2] / 14);
      float raw[8] = {1, 2, 3, 4, 5, 6, 7, 8}; show(*(float4_ *)(raw + 4));
      v4si y = {1, 2, 3, 4}; int *p = (int *)&y + 1; *p = 50; printf("%d %d\n", y[0], y[1]);
      union { float4_ v; float f[4]; } u = {.v = {1, 2, 3, 4}}; u.f[1] = 9; printf("%g %g\n", u.v.y, u.f[3]);]=], [=[
      struct matrix { float3_ c[3]; };
      static float4_ scaled(float4_ v, float s) { return v * s; }
      static void change(float4_ *p) { p->x += 1; p->yz = p->zy; (*p).w -= 2; }
      static float4_ product(struct matrix *m, float3_ v) {
        float3_ r = m->c[0] * v.x + m->c[1] * v.y + m->c[2] * v.z;
        return (float4_){r.x, r.y, r.z};
      }
      static float sum(int n, ...) {
        va_list list; va_start(list, n);
        float4_ t = 0;
        while (n-- > 0) t += va_arg(list, float4_);
        va_end(list);
        return t.x + t.y + t.z + t.w;
      }]=]))
  end)

  it("has swizzles in macros and in blocks", function()
    assert.equal("11\n4 3 1\n5\n7 2\n", lines([=[
      float4_ v = {1, 2, 3, 4}, w = {3, 4, 5, 6};
      printf("%g\n", DOT(v, w.xy));
      printf("%g %g %g\n", SWIZZLE(v, wz).x, SWIZZLE(v, z), FIRST(v.xyz));
      float (^block)(void) = ^{ return FIRST(v) + LAST(v); };
      printf("%g\n", block());
      SET(v, 7); printf("%g %g\n", v.x, v.y);]=], [=[
      #define DOT(a, b) ((a).x * (b).x + (a).y * (b).y)
      #define SWIZZLE(v, s) v.s
      #define FIRST(v) (v).x
      #define LAST(v) (v).w
      #define SET(v, value) do { (v).x = (value); } while (0)
    ]=]))
  end)
end)

describe("a vector of an object", function()
  local CLASS = [=[
    @interface Body : NSObject {
      @public float4_ color;
      int after;
      float3_ trail[2];
    }
    @property float3_ position;
    @property (nonatomic) struct frame { float4_ columns[4]; } frame;
    @property (nonatomic, copy) float3_ (^moved)(float3_);
    @end
    @implementation Body
    + (float2_)origin { return (float2_){1, 2}; }
    - (float3_)by:(float3_)step times:(float)count { return self.position + step * count; }
    - (void)turn { _frame.columns[2].xy = _frame.columns[2].yx; color.w = 5; trail[1].z = 8; }
    @end
    static void show3(float3_ v) { printf("%g %g %g\n", v.x, v.y, v.z); }]=]

  it("is zero at first, and the result of a message to nil", function()
    assert.equal("0 0 0 0\n0 0 0\n0 0 0 0\n0 0 0\n0 0 0\n", lines([=[
      Body *body = [Body new], *none = nil;
      show(body->color); show3(body.position); show(body.frame.columns[1]);
      show3(none.position); show3([none by:body.position times:2]);]=], CLASS))
  end)

  it("is set by properties, variables and blocks", function()
    assert.equal("2 3 3 4 0\n3 4 5\n2 1\n5 8\n2 4 6\n101 2 3\n2 3 4\n1 2\n", lines([=[
      Body *body = [Body new];
      body->color = (float4_){1, 2, 3, 4}; body->color.xy += 1;
      printf("%g %g %g %g %d\n", body->color.x, body->color.y, body->color.z, body->color.w, body->after);
      body.position = (float3_){1, 2, 3};
      show3([body by:(float3_){4, 4, 4} times:0.5f]);
      struct frame f = {{[2] = {1, 2}}}; body.frame = f; [body turn];
      printf("%g %g\n", body.frame.columns[2].x, body.frame.columns[2].y);
      printf("%g %g\n", body->color.w, body->trail[1].z);
      __block float3_ total = {1, 2, 3};
      body.moved = ^(float3_ v) { total.x += 100; return v * 2; };
      show3(body.moved(body.position)); show3(total);
      SEL selector = @selector(by:times:);
      float3_ (*call)(id, SEL, float3_, float) = (void *)[body methodForSelector:selector];
      show3(call(body, selector, (float3_){1, 1, 1}, 1));
      float2_ origin = [Body origin]; printf("%g %g\n", origin.x, origin.y);]=], CLASS))
  end)

  it("has an empty encoding", function()
    assert.equal("[] {frame=[4]} T,V_position\n", (lines([=[
      printf("[%s] %s %s\n", @encode(float3_), @encode(struct frame),
             property_getAttributes(class_getProperty([Body class], "position")));]=],
      "#import <objc/runtime.h>\n" .. CLASS)))
  end)
end)
