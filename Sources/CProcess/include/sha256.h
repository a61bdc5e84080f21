#ifndef SHA256_H
#define SHA256_H

#include <stddef.h>

// Computes the SHA-256 digest of some bytes (FIPS 180-4).
//
// This function is provided because a digest of whole files must be as fast in a debug build, and because
// Foundation must not be loaded for it.
void bridge_sha256(const void *bytes, size_t count, unsigned char digest[32]);

#endif
