#pragma once

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

// Returns what the attributes of a method or a function say of the reference to its result.
int declared_ownership(libclang *clang, CXCursor declaration);
