// Pictures made of drawings, by Debian's librsvg2-2, which brings cairo. Whoever draws no PNG needs
// neither: they are loaded with the first one.

#ifndef CLUASHIMS_PICTURES_H
#define CLUASHIMS_PICTURES_H

#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// Why there is no picture.
typedef enum {
  bridge_picture_made,
  bridge_picture_needs_library,
  bridge_picture_is_no_drawing,
  bridge_picture_is_too_large,
} bridge_picture_result;

/// The bytes of a PNG file, to be given to `bridge_free_picture`.
typedef struct {
  uint8_t *_Nullable bytes;
  size_t count;
  size_t capacity;
  bridge_picture_result result;
} bridge_picture;

/// This function is provided because functions of a library that may be missing are found by name, and
/// cast. Draws an SVG document, each of its points `scale` pixels wide.
bridge_picture bridge_draw_png(const void *svg, size_t count, double scale);

/// This function is provided because what C has allocated C has to free.
void bridge_free_picture(bridge_picture picture);

#pragma clang assume_nonnull end

#endif
