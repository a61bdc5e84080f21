#include "CEmbeddedFiles.h"

// `#embed` is C23's; clang has it in every language mode and says so.
#pragma clang diagnostic ignored "-Wc23-extensions"

#define BYTES(name) static const uint8_t name##_bytes[] = {
#define END };
#include "bytes.h"

static const struct {
  const uint8_t *bytes;
  size_t count;
} files[] = {
#define FILE(name) [name] = {name##_bytes, sizeof name##_bytes},
#include "files.h"
};

const uint8_t *embedded_file_bytes(EmbeddedFile file, size_t *count) {
  *count = files[file].count;
  return files[file].bytes;
}
