#include "pictures.h"

#include "CSharedLibrary.h"
#include "picture_bytes.h"

#include <dlfcn.h>
#include <string.h>

// The declarations of cairo's public header that are used here.
typedef struct {
  void *(*read)(int (*)(void *, unsigned char *, unsigned), void *);
  void *(*make_surface)(int, int, int);
  int (*status)(void *);
  void (*end_surface)(void *);
  unsigned char *(*data)(void *);
  int (*width)(void *), (*height)(void *), (*stride)(void *);
  void (*flush)(void *), (*mark)(void *);
  void *(*begin)(void *);
  void (*end)(void *);
  void (*set_source)(void *, void *, double, double);
  void (*paint)(void *);
  int (*write)(void *, int (*)(void *, const unsigned char *, unsigned), void *);
} picture_library;

// CAIRO_FORMAT_ARGB32, CAIRO_STATUS_SUCCESS, CAIRO_STATUS_READ_ERROR
enum { argb = 0, success = 0, read_error = 10 };

// The space around the three parts of a picture of a difference, in pixels, and its colors.
enum { gap = 20 };
static const uint32_t page_color = 0xFFD4D4D8, difference_color = 0xFFE11D48;

// The library stays loaded, as for drawing.
static bool load(picture_library *functions) {
  void *library = dlopen("libcairo.so.2", RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE);
  if (library == NULL) return false;
  static const shared_library_function wanted[] = {
      {"cairo_image_surface_create_from_png_stream", offsetof(picture_library, read)},
      {"cairo_image_surface_create", offsetof(picture_library, make_surface)},
      {"cairo_surface_status", offsetof(picture_library, status)},
      {"cairo_surface_destroy", offsetof(picture_library, end_surface)},
      {"cairo_image_surface_get_data", offsetof(picture_library, data)},
      {"cairo_image_surface_get_width", offsetof(picture_library, width)},
      {"cairo_image_surface_get_height", offsetof(picture_library, height)},
      {"cairo_image_surface_get_stride", offsetof(picture_library, stride)},
      {"cairo_surface_flush", offsetof(picture_library, flush)},
      {"cairo_surface_mark_dirty", offsetof(picture_library, mark)},
      {"cairo_create", offsetof(picture_library, begin)},
      {"cairo_destroy", offsetof(picture_library, end)},
      {"cairo_set_source_surface", offsetof(picture_library, set_source)},
      {"cairo_paint", offsetof(picture_library, paint)},
      {"cairo_surface_write_to_png_stream", offsetof(picture_library, write)},
      {NULL, 0},
  };
  bool is_complete = shared_library_find(library, "", "", wanted, functions) == NULL;
  dlclose(library);
  return is_complete;
}

typedef struct {
  const unsigned char *bytes;
  size_t left;
} reading;

static int take(void *closure, unsigned char *to, unsigned count) {
  reading *from = closure;
  if (from->left < count) return read_error;
  memcpy(to, from->bytes, count);
  from->bytes += count;
  from->left -= count;
  return success;
}

static void paint(const picture_library *library, void *on, void *surface, int x, int y) {
  void *cairo = library->begin(on);
  library->set_source(cairo, surface, x, y);
  library->paint(cairo);
  library->end(cairo);
}

// A surface with the pixels of a PNG image in one format; NULL if it cannot be read.
static void *read_png(const picture_library *library, const void *bytes, size_t count) {
  reading from = {bytes, count};
  void *surface = library->read(take, &from);
  void *made = NULL;
  if (library->status(surface) == success) {
    made = library->make_surface(argb, library->width(surface), library->height(surface));
    if (library->status(made) == success) {
      paint(library, made, surface, 0, 0);
      library->flush(made);
    } else {
      library->end_surface(made);
      made = NULL;
    }
  }
  library->end_surface(surface);
  return made;
}

// A pixel of a surface, and whether there is one at that position.
static bool pixel(const picture_library *library, void *surface, int x, int y, uint32_t *value) {
  if (x >= library->width(surface) || y >= library->height(surface)) return false;
  memcpy(value, library->data(surface) + (size_t)y * (size_t)library->stride(surface) + (size_t)x * 4, 4);
  return true;
}

static void set_pixel(const picture_library *library, void *surface, int x, int y, uint32_t value) {
  memcpy(library->data(surface) + (size_t)y * (size_t)library->stride(surface) + (size_t)x * 4, &value, 4);
}

// Whether a pixel differs; a pixel that both images have in common is stored.
static bool differs(
    const picture_library *library, void *first, void *second, int x, int y, uint32_t *common) {
  uint32_t other = 0;
  bool is_first = pixel(library, first, x, y, common);
  return !pixel(library, second, x, y, &other) || !is_first || other != *common;
}

// A pixel of the third part: what both images have is pale.
static uint32_t pale(uint32_t color) {
  uint32_t red = color >> 16 & 255, green = color >> 8 & 255, blue = color & 255;
  uint32_t gray = 192 + (red * 3 + green * 6 + blue) / 10 / 4;
  return 0xFF000000 | gray << 16 | gray << 8 | gray;
}

static void show(
    const picture_library *library, void *first, void *second, int width, int height,
    bridge_picture *picture) {
  void *page = library->make_surface(argb, 3 * width + 4 * gap, height + 2 * gap);
  picture->result = bridge_picture_is_too_large;
  if (library->status(page) == success) {
    for (int y = 0; y < height + 2 * gap; y++)
      for (int x = 0; x < 3 * width + 4 * gap; x++) set_pixel(library, page, x, y, page_color);
    for (int y = 0; y < height; y++)
      for (int x = 0; x < width; x++) {
        uint32_t common = 0;
        bool is_different = differs(library, first, second, x, y, &common);
        set_pixel(library, page, 3 * gap + 2 * width + x, gap + y,
                  is_different ? difference_color : pale(common));
      }
    library->mark(page);
    paint(library, page, first, gap, gap);
    paint(library, page, second, 2 * gap + width, gap);
    library->flush(page);
    if (library->write(page, bridge_append_to_picture, picture) == success) picture->result = bridge_picture_made;
  }
  library->end_surface(page);
}

static void compare(
    const picture_library *library, void *first, void *second, bridge_picture_comparison *result) {
  result->width = library->width(first);
  result->height = library->height(first);
  result->other_width = library->width(second);
  result->other_height = library->height(second);
  int width = result->width > result->other_width ? result->width : result->other_width;
  int height = result->height > result->other_height ? result->height : result->other_height;
  uint32_t common = 0;
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      if (differs(library, first, second, x, y, &common)) result->differing++;
  result->picture.result = bridge_picture_made;
  if (result->differing > 0) show(library, first, second, width, height, &result->picture);
}

bridge_picture_comparison bridge_compare_png(
    const void *first, size_t count, const void *second, size_t second_count) {
  bridge_picture_comparison result = {.picture = {.bytes = NULL, .result = bridge_picture_needs_library}};
  picture_library library;
  if (!load(&library)) return result;
  result.picture.result = bridge_picture_is_no_drawing;
  void *one = read_png(&library, first, count);
  if (one == NULL) return result;
  void *other = read_png(&library, second, second_count);
  if (other != NULL) compare(&library, one, other, &result);
  else result.is_second = true;
  if (other != NULL) library.end_surface(other);
  library.end_surface(one);
  return result;
}
