// zlib, as in Debian's zlib1g. It is loaded with the first data that is compressed, and not linked.

#ifndef CZLIB_H
#define CZLIB_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// The library's functions.
typedef struct zlib_library zlib_library;

/// These functions are provided because functions of a library that may be missing are found by
/// name, and cast. Loads the library, which stays loaded; NULL when it is not installed.
zlib_library *_Nullable zlib_library_load(void);

/// A stream that is compressed or decompressed.
typedef struct zlib_stream zlib_stream;

/// The arguments of `deflateInit2`; `inflateInit2` uses only the window bits.
typedef struct {
  bool inflates;
  int level, window_bits, memory_level, strategy;
} zlib_settings;

/// Creates a stream; NULL after an error, whose code is written to `code`.
zlib_stream *_Nullable zlib_stream_create(const zlib_library *library, zlib_settings settings,
                                          int *code);
/// Frees a stream, and returns the code: an error if not all of its data was written.
int zlib_stream_free(zlib_stream *stream);

/// The result of a step: the code, and the numbers of bytes that were read and written.
typedef struct {
  int code;
  size_t read, written;
} zlib_step;

/// Calls `inflate` or `deflate` once, with at most 2 GiB.
zlib_step zlib_stream_step(zlib_stream *stream, const uint8_t *_Nullable input, size_t count,
                           uint8_t *_Nullable output, size_t room, int flush);
/// Begins again with the same settings; returns the code.
int zlib_stream_reset(zlib_stream *stream);
/// The message of the last error; NULL without one.
const char *_Nullable zlib_stream_message(const zlib_stream *stream);
/// The checksum of the data so far.
uint64_t zlib_stream_checksum(const zlib_stream *stream);
/// The largest size of compressed data of a size.
uint64_t zlib_stream_bound(zlib_stream *stream, uint64_t size);
uint64_t zlib_bound(const zlib_library *library, uint64_t size);

/// Continues a checksum: CRC-32 or Adler-32.
uint64_t zlib_checksum(const zlib_library *library, bool is_crc, uint64_t sum,
                       const uint8_t *_Nullable bytes, size_t count);

#pragma clang assume_nonnull end

#endif
