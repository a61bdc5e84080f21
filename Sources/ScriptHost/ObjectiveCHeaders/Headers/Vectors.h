// Vectors, matrices and quaternions.
#ifndef HOOKHOST_VECTORS_H
#define HOOKHOST_VECTORS_H
#include <stdbool.h>
#include <stdint.h>

#define HOOKHOST_VECTOR(T, name, count) \
  typedef __attribute__((__ext_vector_type__(count))) T simd_##name##count; \
  typedef __attribute__((__ext_vector_type__(count), __aligned__(__alignof__(T)))) T simd_packed_##name##count; \
  typedef simd_##name##count vector_##name##count, simd_##name##count##_t; \
  typedef simd_packed_##name##count packed_##name##count;
#define HOOKHOST_VECTORS(T, name) \
  typedef T simd_##name##1, vector_##name##1; \
  HOOKHOST_VECTOR(T, name, 2) HOOKHOST_VECTOR(T, name, 3) HOOKHOST_VECTOR(T, name, 4) \
  HOOKHOST_VECTOR(T, name, 8) HOOKHOST_VECTOR(T, name, 16)
HOOKHOST_VECTORS(char, char)
HOOKHOST_VECTORS(unsigned char, uchar)
HOOKHOST_VECTORS(short, short)
HOOKHOST_VECTORS(unsigned short, ushort)
HOOKHOST_VECTORS(int, int)
HOOKHOST_VECTORS(unsigned int, uint)
HOOKHOST_VECTORS(long, long)
HOOKHOST_VECTORS(unsigned long, ulong)
HOOKHOST_VECTORS(float, float)
HOOKHOST_VECTORS(double, double)

#define HOOKHOST_MATRIX(name, columns_, rows) \
  typedef struct { simd_##name##rows columns[columns_]; } simd_##name##columns_##x##rows; \
  typedef simd_##name##columns_##x##rows matrix_##name##columns_##x##rows;
#define HOOKHOST_MATRICES(name) \
  HOOKHOST_MATRIX(name, 2, 2) HOOKHOST_MATRIX(name, 3, 2) HOOKHOST_MATRIX(name, 4, 2) \
  HOOKHOST_MATRIX(name, 2, 3) HOOKHOST_MATRIX(name, 3, 3) HOOKHOST_MATRIX(name, 4, 3) \
  HOOKHOST_MATRIX(name, 2, 4) HOOKHOST_MATRIX(name, 3, 4) HOOKHOST_MATRIX(name, 4, 4)
HOOKHOST_MATRICES(float)
HOOKHOST_MATRICES(double)
typedef struct { simd_float4 vector; } simd_quatf;
typedef struct { simd_double4 vector; } simd_quatd;

#define matrix_identity_float2x2 ((simd_float2x2){{{1, 0}, {0, 1}}})
#define matrix_identity_float3x3 ((simd_float3x3){{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}})
#define matrix_identity_float4x4 \
  ((simd_float4x4){{{1, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}, {0, 0, 0, 1}}})
#define matrix_identity_double2x2 ((simd_double2x2){{{1, 0}, {0, 1}}})
#define matrix_identity_double3x3 ((simd_double3x3){{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}})
#define matrix_identity_double4x4 \
  ((simd_double4x4){{{1, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}, {0, 0, 0, 1}}})
#define vector2(x, y) ((__attribute__((__ext_vector_type__(2))) __typeof__(x)){(x), (y)})
#define vector3(x, y, z) ((__attribute__((__ext_vector_type__(3))) __typeof__(x)){(x), (y), (z)})
#define vector4(x, y, z, w) \
  ((__attribute__((__ext_vector_type__(4))) __typeof__(x)){(x), (y), (z), (w)})

#pragma clang attribute push(__attribute__((overloadable)), apply_to = function)
// A function with its older name.
#define HOOKHOST_NAMES(result, name, ...) \
  result simd_##name(__VA_ARGS__); result vector_##name(__VA_ARGS__);
#define HOOKHOST_PRECISIONS(result, name, ...) HOOKHOST_NAMES(result, name, __VA_ARGS__) \
  result simd_precise_##name(__VA_ARGS__); result simd_fast_##name(__VA_ARGS__);
#define HOOKHOST_ANY_ELEMENTS(V, S) \
  HOOKHOST_NAMES(V, abs, V) HOOKHOST_NAMES(V, min, V, V) HOOKHOST_NAMES(V, max, V, V) \
  HOOKHOST_NAMES(V, clamp, V, V, V)
#define HOOKHOST_ANY_VECTOR(V, S) HOOKHOST_ANY_ELEMENTS(V, S) \
  HOOKHOST_NAMES(S, reduce_add, V) HOOKHOST_NAMES(S, reduce_min, V) \
  HOOKHOST_NAMES(S, reduce_max, V) HOOKHOST_NAMES(bool, equal, V, V)
#define HOOKHOST_WHOLE_VECTOR(V, S) HOOKHOST_ANY_VECTOR(V, S) \
  HOOKHOST_NAMES(bool, any, V) HOOKHOST_NAMES(bool, all, V) HOOKHOST_NAMES(V, bitselect, V, V, V)
#define HOOKHOST_FLOAT_ELEMENTS(V, S) HOOKHOST_ANY_ELEMENTS(V, S) \
  HOOKHOST_NAMES(V, sign, V) HOOKHOST_NAMES(V, mix, V, V, V) HOOKHOST_NAMES(V, lerp, V, V, V) \
  HOOKHOST_PRECISIONS(V, recip, V) HOOKHOST_PRECISIONS(V, rsqrt, V) HOOKHOST_NAMES(V, fract, V) \
  HOOKHOST_NAMES(V, step, V, V) HOOKHOST_NAMES(V, smoothstep, V, V, V) \
  HOOKHOST_NAMES(V, muladd, V, V, V)
#define HOOKHOST_FLOAT_VECTOR(V, S) HOOKHOST_FLOAT_ELEMENTS(V, S) HOOKHOST_ANY_VECTOR(V, S) \
  HOOKHOST_NAMES(S, dot, V, V) HOOKHOST_PRECISIONS(V, project, V, V) \
  HOOKHOST_PRECISIONS(S, length, V) HOOKHOST_NAMES(S, length_squared, V) \
  HOOKHOST_PRECISIONS(S, distance, V, V) HOOKHOST_NAMES(S, distance_squared, V, V) \
  HOOKHOST_PRECISIONS(V, normalize, V) HOOKHOST_NAMES(V, reflect, V, V) \
  HOOKHOST_NAMES(V, refract, V, V, S) HOOKHOST_NAMES(S, norm_one, V) HOOKHOST_NAMES(S, norm_inf, V) \
  HOOKHOST_NAMES(bool, almost_equal_elements, V, V, S) \
  HOOKHOST_NAMES(bool, almost_equal_elements_relative, V, V, S) V simd_mix(V, V, S);
#define HOOKHOST_SIZES(F, name) F(simd_##name##2, simd_##name##1) F(simd_##name##3, simd_##name##1) \
  F(simd_##name##4, simd_##name##1) F(simd_##name##8, simd_##name##1)
HOOKHOST_FLOAT_ELEMENTS(float, float)
HOOKHOST_FLOAT_ELEMENTS(double, double)
HOOKHOST_SIZES(HOOKHOST_FLOAT_VECTOR, float)
HOOKHOST_SIZES(HOOKHOST_FLOAT_VECTOR, double)
HOOKHOST_SIZES(HOOKHOST_WHOLE_VECTOR, char)
HOOKHOST_SIZES(HOOKHOST_WHOLE_VECTOR, uchar)
HOOKHOST_SIZES(HOOKHOST_WHOLE_VECTOR, short)
HOOKHOST_SIZES(HOOKHOST_WHOLE_VECTOR, ushort)
HOOKHOST_SIZES(HOOKHOST_WHOLE_VECTOR, int)
HOOKHOST_SIZES(HOOKHOST_WHOLE_VECTOR, uint)
HOOKHOST_SIZES(HOOKHOST_WHOLE_VECTOR, long)
HOOKHOST_SIZES(HOOKHOST_WHOLE_VECTOR, ulong)
#define HOOKHOST_SELECTIONS(name, mask, count) \
  HOOKHOST_NAMES(simd_##name##count, select, simd_##name##count, simd_##name##count, simd_##mask##count) \
  simd_##name##count simd_bitselect(simd_##name##count, simd_##name##count, simd_##mask##count);
#define HOOKHOST_SPACE(V2, V3) \
  HOOKHOST_NAMES(V3, cross, V2, V2) HOOKHOST_NAMES(V3, cross, V3, V3)
HOOKHOST_SELECTIONS(float, int, 2) HOOKHOST_SELECTIONS(float, int, 3) HOOKHOST_SELECTIONS(float, int, 4)
HOOKHOST_SELECTIONS(double, long, 2) HOOKHOST_SELECTIONS(double, long, 3) HOOKHOST_SELECTIONS(double, long, 4)
HOOKHOST_SPACE(simd_float2, simd_float3)
HOOKHOST_SPACE(simd_double2, simd_double3)

// Vectors from numbers and vectors.
#define HOOKHOST_MAKE(S, name) HOOKHOST_MAKE_OF(S, name, simd_##name##2, simd_##name##3, simd_##name##4)
#define HOOKHOST_MAKE_OF(S, name, V2, V3, V4) \
  V2 simd_make_##name##2(S, S); V2 simd_make_##name##2(S); V2 simd_make_##name##2(V2); \
  V2 simd_make_##name##2(V3); V2 simd_make_##name##2(V4); V2 simd_make_##name##2_undef(S); \
  V3 simd_make_##name##3(S, S, S); V3 simd_make_##name##3(S, V2); V3 simd_make_##name##3(V2, S); \
  V3 simd_make_##name##3(S); V3 simd_make_##name##3(V2); V3 simd_make_##name##3(V3); \
  V3 simd_make_##name##3(V4); V3 simd_make_##name##3_undef(V2); \
  V4 simd_make_##name##4(S, S, S, S); V4 simd_make_##name##4(S, S, V2); \
  V4 simd_make_##name##4(S, V2, S); V4 simd_make_##name##4(V2, S, S); V4 simd_make_##name##4(V2, V2); \
  V4 simd_make_##name##4(S, V3); V4 simd_make_##name##4(V3, S); V4 simd_make_##name##4(S); \
  V4 simd_make_##name##4(V2); V4 simd_make_##name##4(V3); V4 simd_make_##name##4(V4); \
  V4 simd_make_##name##4_undef(V2); V4 simd_make_##name##4_undef(V3);
HOOKHOST_MAKE(char, char)
HOOKHOST_MAKE(unsigned char, uchar)
HOOKHOST_MAKE(short, short)
HOOKHOST_MAKE(unsigned short, ushort)
HOOKHOST_MAKE(int, int)
HOOKHOST_MAKE(unsigned int, uint)
HOOKHOST_MAKE(long, long)
HOOKHOST_MAKE(unsigned long, ulong)
HOOKHOST_MAKE(float, float)
HOOKHOST_MAKE(double, double)

// Vectors of another element type.
#define HOOKHOST_CONVERSIONS(to, from) simd_##to##2 simd_##to(simd_##from##2); \
  simd_##to##3 simd_##to(simd_##from##3); simd_##to##4 simd_##to(simd_##from##4);
#define HOOKHOST_CONVERSIONS_TO(to) \
  HOOKHOST_CONVERSIONS(to, char) HOOKHOST_CONVERSIONS(to, uchar) \
  HOOKHOST_CONVERSIONS(to, short) HOOKHOST_CONVERSIONS(to, ushort) \
  HOOKHOST_CONVERSIONS(to, int) HOOKHOST_CONVERSIONS(to, uint) \
  HOOKHOST_CONVERSIONS(to, long) HOOKHOST_CONVERSIONS(to, ulong) \
  HOOKHOST_CONVERSIONS(to, float) HOOKHOST_CONVERSIONS(to, double)
HOOKHOST_CONVERSIONS_TO(char) HOOKHOST_CONVERSIONS_TO(uchar)
HOOKHOST_CONVERSIONS_TO(short) HOOKHOST_CONVERSIONS_TO(ushort)
HOOKHOST_CONVERSIONS_TO(int) HOOKHOST_CONVERSIONS_TO(uint)
HOOKHOST_CONVERSIONS_TO(long) HOOKHOST_CONVERSIONS_TO(ulong)
HOOKHOST_CONVERSIONS_TO(float) HOOKHOST_CONVERSIONS_TO(double)

// Matrices: M has columns of type V and rows of type R, N is transposed.
#define HOOKHOST_MATRIX_FUNCTIONS(M, N, V, R, S) \
  M simd_add(M, M); M simd_sub(M, M); M simd_mul(S, M); V simd_mul(M, R); R simd_mul(V, M); \
  N simd_transpose(M); M simd_linear_combination(S, M, S, M); bool simd_equal(M, M); \
  bool simd_almost_equal_elements(M, M, S); M matrix_add(M, M); M matrix_sub(M, M); \
  M matrix_scale(S, M); V matrix_multiply(M, R); R matrix_multiply(V, M); N matrix_transpose(M); \
  M matrix_linear_combination(S, M, S, M);
#define HOOKHOST_SQUARE_FUNCTIONS(M, S, V, ...) \
  M simd_inverse(M); S simd_determinant(M); M simd_diagonal_matrix(V); M matrix_invert(M); \
  S matrix_determinant(M); M matrix_from_diagonal(V);
#define HOOKHOST_PRODUCTS(name, c, r) HOOKHOST_PRODUCT(name, c, r, 2) HOOKHOST_PRODUCT(name, c, r, 3) \
  HOOKHOST_PRODUCT(name, c, r, 4)
#define HOOKHOST_PRODUCT(name, c, r, n) \
  simd_##name##n##x##r simd_mul(simd_##name##c##x##r, simd_##name##n##x##c); \
  simd_##name##n##x##r matrix_multiply(simd_##name##c##x##r, simd_##name##n##x##c);
#define HOOKHOST_COLUMNS(name, r) HOOKHOST_COLUMNS_OF(name, r, simd_##name##r)
#define HOOKHOST_COLUMNS_OF(name, r, V) \
  simd_##name##2x##r simd_matrix(V, V); simd_##name##3x##r simd_matrix(V, V, V); \
  simd_##name##4x##r simd_matrix(V, V, V, V); simd_##name##2x##r matrix_from_columns(V, V); \
  simd_##name##3x##r matrix_from_columns(V, V, V); simd_##name##4x##r matrix_from_columns(V, V, V, V); \
  simd_##name##r##x2 simd_matrix_from_rows(V, V); simd_##name##r##x3 simd_matrix_from_rows(V, V, V); \
  simd_##name##r##x4 simd_matrix_from_rows(V, V, V, V); simd_##name##r##x2 matrix_from_rows(V, V); \
  simd_##name##r##x3 matrix_from_rows(V, V, V); simd_##name##r##x4 matrix_from_rows(V, V, V, V);
#define HOOKHOST_SHAPE(name, c, r) \
  HOOKHOST_MATRIX_FUNCTIONS(simd_##name##c##x##r, simd_##name##r##x##c, simd_##name##r, simd_##name##c, name) \
  HOOKHOST_PRODUCTS(name, c, r)
#define HOOKHOST_SHAPES(name) HOOKHOST_SHAPE(name, 2, 2) HOOKHOST_SHAPE(name, 2, 3) \
  HOOKHOST_SHAPE(name, 2, 4) HOOKHOST_SHAPE(name, 3, 2) HOOKHOST_SHAPE(name, 3, 3) \
  HOOKHOST_SHAPE(name, 3, 4) HOOKHOST_SHAPE(name, 4, 2) HOOKHOST_SHAPE(name, 4, 3) \
  HOOKHOST_SHAPE(name, 4, 4) HOOKHOST_COLUMNS(name, 2) HOOKHOST_COLUMNS(name, 3) \
  HOOKHOST_COLUMNS(name, 4) HOOKHOST_SQUARE_FUNCTIONS(simd_##name##2x2, name, simd_##name##2) \
  HOOKHOST_SQUARE_FUNCTIONS(simd_##name##3x3, name, simd_##name##3) \
  HOOKHOST_SQUARE_FUNCTIONS(simd_##name##4x4, name, simd_##name##4)
HOOKHOST_SHAPES(float)
HOOKHOST_SHAPES(double)

#define HOOKHOST_QUATERNIONS(Q, S, V3, V4, M3, M4) \
  Q simd_quaternion(S, S, S, S); Q simd_quaternion(V4); Q simd_quaternion(S, V3); \
  Q simd_quaternion(V3, V3); Q simd_quaternion(M3); Q simd_quaternion(M4); \
  S simd_real(Q); V3 simd_imag(Q); S simd_angle(Q); V3 simd_axis(Q); Q simd_conjugate(Q); \
  Q simd_inverse(Q); Q simd_negate(Q); Q simd_normalize(Q); S simd_length(Q); S simd_dot(Q, Q); \
  Q simd_add(Q, Q); Q simd_sub(Q, Q); Q simd_mul(Q, Q); Q simd_mul(Q, S); Q simd_mul(S, Q); \
  V3 simd_act(Q, V3); Q simd_slerp(Q, Q, S); Q simd_slerp_longest(Q, Q, S); bool simd_equal(Q, Q); \
  M3 simd_matrix3x3(Q); M4 simd_matrix4x4(Q);
HOOKHOST_QUATERNIONS(simd_quatf, float, simd_float3, simd_float4, simd_float3x3, simd_float4x4)
HOOKHOST_QUATERNIONS(simd_quatd, double, simd_double3, simd_double4, simd_double3x3, simd_double4x4)
#pragma clang attribute pop
#endif
