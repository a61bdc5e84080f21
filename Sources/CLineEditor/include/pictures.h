// Renders SVG documents with Debian's librsvg2-2, which includes cairo. Both are loaded with the
// first PNG file.

#ifndef CLINEEDITOR_PICTURES_H
#define CLINEEDITOR_PICTURES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// The result of rendering.
typedef enum {
  bridge_picture_made,
  bridge_picture_needs_library,
  bridge_picture_is_no_drawing,
  bridge_picture_is_too_large,
} bridge_picture_result;

/// The bytes of a PNG file, to be freed by `bridge_free_picture`.
typedef struct {
  uint8_t *_Nullable bytes;
  size_t count;
  size_t capacity;
  bridge_picture_result result;
} bridge_picture;

/// This function is provided because functions of a library that may be missing are found by name,
/// and cast. Renders an SVG document with `scale` pixels per point.
bridge_picture bridge_draw_png(const void *svg, size_t count, double scale);

/// This function is provided because C must free what it has allocated.
void bridge_free_picture(bridge_picture picture);

/// The result of a comparison of two PNG images, pixel by pixel.
typedef struct {
  // bridge_picture_is_no_drawing if one of the images cannot be read; then `is_second` says which one.
  bridge_picture picture;
  bool is_second;
  // The sizes in pixels, and the number of pixels that differ or that only one image has.
  int width, height, other_width, other_height;
  size_t differing;
} bridge_picture_comparison;

/// This function is provided because functions of a library that may be missing are found by name,
/// and cast. Compares two PNG images. The picture shows both and their difference; it must be freed. It
/// is empty if the images are alike.
bridge_picture_comparison bridge_compare_png(
    const void *first, size_t count, const void *second, size_t second_count);

#pragma clang assume_nonnull end

#endif
