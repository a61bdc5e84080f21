-- The functions of <simd/simd.h>: vectors, matrices, quaternions, and SceneKit's conversions.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local printed = dofile(here .. "support/run_main.lua")

local SHOW = [=[
#include <simd/simd.h>
static void show(simd_float3 v) { printf("%.6g %.6g %.6g\n", v.x, v.y, v.z); }
static void show4(simd_float4 v) { printf("%.6g %.6g %.6g %.6g\n", v.x, v.y, v.z, v.w); }
]=]
local function lines(statements) return printed(statements, SHOW) end

describe("<simd/simd.h>", function()
  it("has geometry of vectors", function()
    assert.equal([=[
12 3.74166 77 8.18535
27 6 -13
0.267261 0.534522 0.801784
-0.246753 3.55844 1.12987
0.623377 -0.779221 0.935065
0 0 -2
3 6 -5
]=], lines [=[
      simd_float3 a = {1, 2, 3}, b = simd_make_float3(4, -5, 6);
      printf("%g %g %g %g\n", simd_dot(a, b), simd_length(a), simd_length_squared(b), simd_distance(a, b));
      show(simd_cross(a, b)); show(simd_normalize(a));
      show(simd_reflect(a, simd_normalize(b))); show(simd_project(a, b));
      show(simd_cross(simd_make_float2(1, 2), simd_make_float2(3, 4)));
      printf("%g %g %g\n", simd_norm_inf(a), simd_reduce_add(a), simd_reduce_min(b));]=])
  end)

  it("has functions of each element", function()
    assert.equal([=[
1 -5 3
4 -1 5
2.5 -1.5 4.5
4 5 6
1 -1 1
0 1 1
0.15625 0.5 0.84375
0.25 0.5 0.75
4 -5 3
1 0 1 0
1.10000002
2 5 7 2
]=], lines [=[
      simd_float3 a = {1, 2, 3}, b = {4, -5, 6};
      show(simd_min(a, b)); show(simd_clamp(b, -1, 5)); show(simd_mix(a, b, 0.5)); show(simd_abs(b));
      show(simd_sign(b)); show(simd_step(2, a)); show(simd_smoothstep(0, 4, a)); show(simd_fract(a / 4));
      simd_int3 mask = {-1, -1, 0}; show(simd_select(a, b, mask));
      printf("%d %d %d %d\n", simd_any(a > 2), simd_all(a > 2), simd_equal(a, a), simd_equal(a, b));
      printf("%.9g\n", simd_mix(1.f, 2.f, 0.1f));
      simd_int3 n = simd_int(a * 2.5f); simd_double2 d = simd_double(a.xy);
      printf("%d %d %d %g\n", n.x, n.y, n.z, d.y);]=])
  end)

  it("makes vectors from numbers and vectors", function()
    assert.equal("1 2 3 9\n1 2 4 -5\n1 2 3\n1 2 0 0\n7 8\n", lines [=[
      simd_float3 a = {1, 2, 3}, b = {4, -5, 6};
      show4(simd_make_float4(a, 9)); show4(simd_make_float4(a.xy, b.xy));
      show(simd_make_float3(simd_make_float4(a, 9))); show4(simd_make_float4(a.xy));
      simd_float2 v = vector2(7.f, 8.f); printf("%g %g\n", v.x, v.y);]=])
  end)

  it("multiplies, transposes and inverts matrices", function()
    assert.equal([=[
3 8 -3.1031 -3
0.000 0.000 0.000 1.000
33
0 0 -1 0
2 -5 2
-4 3
0 3 0
1 0
0 0 3 0
]=], lines [=[
      simd_float3 a = {1, 2, 3}, b = {4, -5, 6};
      float near = 0.1, far = 100, depth = far / (near - far);
      simd_float4x4 m = {{{3, 0, 0, 0}, {0, 4, 0, 0}, {0, 0, depth, -1}, {0, 0, near * depth, 0}}};
      show4(simd_mul(m, simd_make_float4(a, 1)));
      simd_float4 last = simd_abs(simd_mul(m, simd_inverse(m)).columns[3]);
      printf("%.3f %.3f %.3f %.3f\n", last.x, last.y, last.z, last.w);
      printf("%g\n", simd_determinant(simd_matrix(a, b, simd_make_float3(1, 1, 0))));
      show4(simd_transpose(m).columns[3]); show(simd_matrix_from_rows(a, b, a).columns[1]);
      simd_float2x2 r = simd_matrix(vector2(0.f, 1.f), vector2(-1.f, 0.f));
      simd_float2 turned = matrix_multiply(r, vector2(3.f, 4.f)); printf("%g %g\n", turned.x, turned.y);
      matrix_float3x3 z = matrix_identity_float3x3; z = simd_add(z, simd_mul(2.f, z)); show(z.columns[1]);
      printf("%d %d\n", simd_equal(z, z), simd_equal(z, matrix_identity_float3x3));
      show4(simd_diagonal_matrix(simd_make_float4(1, 2, 3, 4)).columns[2]);]=])
  end)

  it("turns vectors by quaternions", function()
    assert.equal([=[
0 0 0.707107 0.707107
-2 1 3
-2 1 3
0 0 0.382683 0.92388
1.5708
0 0 1
0 0 0.707107 0.707107
0 0 0 1
0 0 -1 0
]=], lines [=[
      simd_float3 a = {1, 2, 3};
      simd_quatf q = simd_quaternion((float)M_PI_2, simd_make_float3(0, 0, 1));
      show4(q.vector); show(simd_act(q, a)); show(simd_mul(simd_matrix3x3(q), a));
      show4(simd_slerp(q, simd_quaternion(0.f, 0.f, 0.f, 1.f), 0.5f).vector);
      printf("%g\n", simd_angle(q)); show(simd_axis(q));
      show4(simd_quaternion(simd_matrix4x4(q)).vector); show4(simd_mul(q, simd_inverse(q)).vector);
      show4(simd_quaternion(simd_make_float3(0, 1, 0), simd_make_float3(0, -1, 0)).vector);]=])
  end)

  it("converts SceneKit's structures", function()
    assert.equal("1 2 3\n4 5 6\n7 1\n", printed([=[
      SCNVector3 v = SCNVector3FromFloat3(simd_make_float3(1, 2, 3)); printf("%g %g %g\n", v.x, v.y, v.z);
      simd_float3 s = SCNVector3ToFloat3((SCNVector3){4, 5, 6}); printf("%g %g %g\n", s.x, s.y, s.z);
      simd_float4x4 m = matrix_identity_float4x4; m.columns[3].x = 7;
      SCNMatrix4 matrix = SCNMatrix4FromMat4(m);
      printf("%g %g\n", matrix.m41, SCNMatrix4ToMat4(matrix).columns[1].y);]=],
      "#import <SceneKit/SceneKit.h>\n"))
  end)
end)
