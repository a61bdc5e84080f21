#include "CEmbeddedFiles.h"

#include "CZlib.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>

// `#embed` is C23's; clang has it in every language mode and says so.
#pragma clang diagnostic ignored "-Wc23-extensions"

// A length of 0 is that of a file on its own.
#define BYTES(name)                                                                                \
  enum { name##_start = 0, name##_length = 0 };                                                    \
  static const uint8_t name##_bytes[] = {
#define END };
// A release program has most files compressed, some of them joined; scripts/lib/compress writes this header
// for it.
#if __has_include(<compressed_bytes.h>)
#include <compressed_bytes.h>
#else
#include "bytes.h"
#endif

static const struct {
  const uint8_t *bytes;
  size_t count;
  // The position of a file that is joined with others, once they are decompressed.
  size_t start;
  size_t length;
} files[] = {
#define FILE(name) [name] = {name##_bytes, sizeof name##_bytes, name##_start, name##_length},
#include "files.h"
#undef FILE
};

// MARK: Compressed files

// The parts of a file that gzip wrote: two bytes that no text begins with, and the size at its end.
static bool is_compressed(const uint8_t *bytes, size_t count) {
  return count > 18 && bytes[0] == 0x1f && bytes[1] == 0x8b;
}

static size_t whole_count(const uint8_t *bytes, size_t count) {
  const uint8_t *end = bytes + count;
  return end[-4] | (size_t)end[-3] << 8 | (size_t)end[-2] << 16 | (size_t)end[-1] << 24;
}

// Writes the decompressed bytes to `whole`; false if zlib is missing or the data is damaged.
static bool decompress(const uint8_t *bytes, size_t count, uint8_t *whole, size_t room) {
  enum { gzip_header = 31, finish = 4, stream_end = 1 };
  static zlib_library *library;
  if (library == NULL) library = zlib_library_load();
  if (library == NULL) return false;
  int code;
  zlib_settings settings = {.inflates = true, .window_bits = gzip_header};
  zlib_stream *stream = zlib_stream_create(library, settings, &code);
  if (stream == NULL) return false;
  zlib_step step = zlib_stream_step(stream, bytes, count, whole, room, finish);
  zlib_stream_free(stream);
  return step.code == stream_end && step.written == room;
}

// The decompressed file, or the files that are joined, stay in memory. A script's memory limit does not
// count them, as it does not count the program itself.
static const uint8_t *decompressed(EmbeddedFile file, size_t count) {
  static const uint8_t *kept[sizeof files / sizeof *files];
  if (kept[file] != NULL) return kept[file];
  // Joined files are kept by the first of them.
  size_t first = 0;
  while (files[first].bytes != files[file].bytes) first++;
  if (kept[first] != NULL) return kept[file] = kept[first];
  uint8_t *whole = mmap(NULL, count, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (whole == MAP_FAILED || !decompress(files[file].bytes, files[file].count, whole, count)) {
    fputs("hookhost: a part of the program cannot be decompressed; "
          "is zlib (Debian's package zlib1g) installed?\n", stderr);
    exit(EXIT_FAILURE);
  }
  kept[first] = kept[file] = whole;
  return whole;
}

const uint8_t *embedded_file_bytes(EmbeddedFile file, size_t *count) {
  const uint8_t *bytes = files[file].bytes;
  *count = files[file].count;
  if (!is_compressed(bytes, *count)) return bytes;
  *count = whole_count(bytes, *count);
  bytes = decompressed(file, *count);
  if (files[file].length > 0) *count = files[file].length;
  return bytes + files[file].start;
}
