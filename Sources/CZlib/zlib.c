#include "CZlib.h"

#include "CSharedLibrary.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

// z_stream
typedef struct {
  const uint8_t *next_in;
  unsigned avail_in;
  unsigned long total_in;
  uint8_t *next_out;
  unsigned avail_out;
  unsigned long total_out;
  const char *message;
  void *state, *allocate, *release, *opaque;
  int data_type;
  unsigned long checksum, reserved;
} stream_fields;

// The declarations of zlib.h that are used here; they are stable since version 1.2.
#define FUNCTIONS(F)                                                                              \
  F(int, deflateInit2_, (stream_fields *, int, int, int, int, int, const char *, int))            \
  F(int, deflate, (stream_fields *, int))                                                         \
  F(int, deflateEnd, (stream_fields *))                                                           \
  F(int, deflateReset, (stream_fields *))                                                         \
  F(unsigned long, deflateBound, (stream_fields *, unsigned long))                                \
  F(int, inflateInit2_, (stream_fields *, int, const char *, int))                                \
  F(int, inflate, (stream_fields *, int))                                                         \
  F(int, inflateEnd, (stream_fields *))                                                           \
  F(int, inflateReset, (stream_fields *))                                                         \
  F(unsigned long, compressBound, (unsigned long))                                                \
  F(unsigned long, crc32, (unsigned long, const uint8_t *, unsigned))                             \
  F(unsigned long, adler32, (unsigned long, const uint8_t *, unsigned))

#define SLOT(RESULT, NAME, PARAMETERS) {#NAME, offsetof(zlib_library, NAME)},

struct zlib_library {
  FUNCTIONS(SHARED_LIBRARY_FIELD)
};

struct zlib_stream {
  const zlib_library *library;
  bool inflates;
  stream_fields fields;
};

zlib_library *zlib_library_load(void) {
  static const shared_library_function wanted[] = {FUNCTIONS(SLOT){NULL, 0}};
  void *library = shared_library_open("libz.so.1");
  zlib_library *made = library == NULL ? NULL : calloc(1, sizeof *made);
  if (made != NULL && shared_library_find(library, "", "", wanted, made) == NULL) return made;
  free(made);
  if (library != NULL) dlclose(library);
  return NULL;
}

zlib_stream *zlib_stream_create(const zlib_library *library, zlib_settings settings, int *code) {
  // Z_MEM_ERROR, Z_DEFLATED; the version that the declarations need
  enum { no_memory = -4, deflated = 8 };
  static const char version[] = "1.2.0";
  zlib_stream *made = calloc(1, sizeof *made);
  if (made == NULL) {
    *code = no_memory;
    return NULL;
  }
  made->library = library;
  made->inflates = settings.inflates;
  int size = (int)sizeof made->fields;
  *code = settings.inflates
              ? library->inflateInit2_(&made->fields, settings.window_bits, version, size)
              : library->deflateInit2_(&made->fields, settings.level, deflated,
                                       settings.window_bits, settings.memory_level,
                                       settings.strategy, version, size);
  if (*code == 0) return made;
  free(made);
  return NULL;
}

int zlib_stream_free(zlib_stream *stream) {
  int code = stream->inflates ? stream->library->inflateEnd(&stream->fields)
                              : stream->library->deflateEnd(&stream->fields);
  free(stream);
  return code;
}

zlib_step zlib_stream_step(zlib_stream *stream, const uint8_t *input, size_t count, uint8_t *output,
                           size_t room, int flush) {
  static const uint8_t nothing[1] = {0};
  uint8_t nowhere[1];
  size_t most = INT32_MAX;
  unsigned given = (unsigned)(count < most ? count : most);
  unsigned available = (unsigned)(room < most ? room : most);
  stream_fields *fields = &stream->fields;
  fields->next_in = input == NULL ? nothing : input;
  fields->avail_in = input == NULL ? 0 : given;
  fields->next_out = output == NULL ? nowhere : output;
  fields->avail_out = output == NULL ? 0 : available;
  unsigned before_in = fields->avail_in, before_out = fields->avail_out;
  zlib_step step = {0};
  step.code = stream->inflates ? stream->library->inflate(fields, flush)
                               : stream->library->deflate(fields, flush);
  step.read = before_in - fields->avail_in;
  step.written = before_out - fields->avail_out;
  // The caller's buffers are valid only during the call.
  fields->next_in = NULL;
  fields->next_out = NULL;
  return step;
}

int zlib_stream_reset(zlib_stream *stream) {
  return stream->inflates ? stream->library->inflateReset(&stream->fields)
                          : stream->library->deflateReset(&stream->fields);
}

const char *zlib_stream_message(const zlib_stream *stream) { return stream->fields.message; }

uint64_t zlib_stream_checksum(const zlib_stream *stream) { return stream->fields.checksum; }

uint64_t zlib_stream_bound(zlib_stream *stream, uint64_t size) {
  if (stream->inflates) return stream->library->compressBound(size);
  return stream->library->deflateBound(&stream->fields, size);
}

uint64_t zlib_bound(const zlib_library *library, uint64_t size) {
  return library->compressBound(size);
}

uint64_t zlib_checksum(const zlib_library *library, bool is_crc, uint64_t sum, const uint8_t *bytes,
                       size_t count) {
  static const uint8_t nothing[1] = {0};
  if (bytes == NULL) bytes = nothing;
  // Lengths are 32 bits wide.
  while (count > 0) {
    unsigned part = (unsigned)(count < INT32_MAX ? count : INT32_MAX);
    sum = is_crc ? library->crc32(sum, bytes, part) : library->adler32(sum, bytes, part);
    bytes += part;
    count -= part;
  }
  return sum;
}
