// The C library of the system, whose module has another name on each of them.
//
// Modules import this one, so that no other file names a system's own module.

#if canImport(Glibc)
  @_exported public import Glibc
#elseif canImport(Musl)
  @_exported public import Musl
#elseif canImport(Android)
  @_exported public import Android
#else
  @_exported public import Darwin
#endif
