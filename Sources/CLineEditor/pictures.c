#include "pictures.h"

#include "CSharedLibrary.h"
#include "picture_bytes.h"

#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

// The declarations of librsvg's and cairo's public headers that are used here.
typedef struct {
  double x, y, width, height;
} rectangle;

typedef struct {
  void *(*read)(const void *, size_t, void **);
  int (*size)(void *, double *, double *);
  int (*draw)(void *, void *, const rectangle *, void **);
  void (*release)(void *);
  void *(*make_surface)(int, int, int);
  int (*surface_status)(void *);
  void (*end_surface)(void *);
  void *(*begin)(void *);
  void (*end)(void *);
  int (*write)(void *, int (*)(void *, const unsigned char *, unsigned), void *);
} drawing_library;

// CAIRO_FORMAT_ARGB32, CAIRO_STATUS_SUCCESS, CAIRO_STATUS_WRITE_ERROR
enum { argb = 0, success = 0, write_error = 11 };

// Cairo's limit for the side of an image.
enum { longest_side = 32767 };

// The library stays loaded, because the types that it registers cannot be removed.
static bool load(drawing_library *functions) {
  void *library = dlopen("librsvg-2.so.2", RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE);
  if (library == NULL) return false;
  static const shared_library_function wanted[] = {
      {"rsvg_handle_new_from_data", offsetof(drawing_library, read)},
      {"rsvg_handle_get_intrinsic_size_in_pixels", offsetof(drawing_library, size)},
      {"rsvg_handle_render_document", offsetof(drawing_library, draw)},
      {"g_object_unref", offsetof(drawing_library, release)},
      {"cairo_image_surface_create", offsetof(drawing_library, make_surface)},
      {"cairo_surface_status", offsetof(drawing_library, surface_status)},
      {"cairo_surface_destroy", offsetof(drawing_library, end_surface)},
      {"cairo_create", offsetof(drawing_library, begin)},
      {"cairo_destroy", offsetof(drawing_library, end)},
      {"cairo_surface_write_to_png_stream", offsetof(drawing_library, write)},
      {NULL, 0},
  };
  bool is_complete = shared_library_find(library, "", "", wanted, functions) == NULL;
  dlclose(library);
  return is_complete;
}

int bridge_append_to_picture(void *closure, const unsigned char *bytes, unsigned count) {
  bridge_picture *picture = closure;
  if (picture->capacity - picture->count < count) {
    size_t capacity = 2 * picture->capacity + count;
    uint8_t *grown = realloc(picture->bytes, capacity);
    if (grown == NULL) return write_error;
    picture->bytes = grown;
    picture->capacity = capacity;
  }
  memcpy(picture->bytes + picture->count, bytes, count);
  picture->count += count;
  return success;
}

static bridge_picture_result draw(const drawing_library *library, void *svg, double scale,
                                  bridge_picture *picture) {
  double width, height;
  if (!library->size(svg, &width, &height)) return bridge_picture_is_no_drawing;
  rectangle page = {0, 0, width * scale, height * scale};
  if (!(page.width <= longest_side && page.height <= longest_side))
    return bridge_picture_is_too_large;
  void *surface = library->make_surface(argb, (int)(page.width + 0.5), (int)(page.height + 0.5));
  bridge_picture_result result = bridge_picture_is_too_large;
  if (library->surface_status(surface) == success) {
    void *cairo = library->begin(surface);
    bool is_drawn = library->draw(svg, cairo, &page, NULL);
    library->end(cairo);
    if (!is_drawn) result = bridge_picture_is_no_drawing;
    else if (library->write(surface, bridge_append_to_picture, picture) == success) result = bridge_picture_made;
  }
  library->end_surface(surface);
  return result;
}

bridge_picture bridge_draw_png(const void *svg, size_t count, double scale) {
  bridge_picture picture = {.bytes = NULL, .result = bridge_picture_needs_library};
  drawing_library library;
  if (!load(&library)) return picture;
  void *handle = library.read(svg, count, NULL);
  picture.result = bridge_picture_is_no_drawing;
  if (handle == NULL) return picture;
  picture.result = draw(&library, handle, scale, &picture);
  library.release(handle);
  return picture;
}

void bridge_free_picture(bridge_picture picture) { free(picture.bytes); }
