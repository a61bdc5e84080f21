#pragma once

#include <stdint.h>

#include "libclang.h"

// What attributes say of the reference to a result, and whether a method is an initializer.
enum {
  // The method family of the name says so.
  ownership_by_name,
  // `ns_returns_retained`, or the family of an allocating or copying method.
  ownership_retained,
  // `ns_returns_not_retained` or `ns_returns_autoreleased`.
  ownership_unretained,
  // `objc_method_family(init)`.
  ownership_of_initializer,
  // `objc_method_family(none)`.
  ownership_without_family,
};

// What the attributes of a method or a function say of references.
typedef struct {
  // Of the reference to its result: one of the constants.
  int result;
  // Which references it releases: bit 0 for the receiver's, bit n for that of the n-th argument.
  uint64_t consumed;
} declared_references;

// Returns what the attributes of a method or a function say of references.
declared_references references_of(libclang *clang, CXCursor declaration);
