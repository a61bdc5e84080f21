internal import FoundationCore
internal import SelectorRuntime

/// The limits of offsets and sizes.
extension NSFileHandle {
  /// The largest size of a file in bytes, as of `ftruncate`.
  private static let largestSize = 1 << 32

  /// Raises for a size that no file can have, and for one that does not fit in the memory limit.
  func checkSize(_ method: String, _ length: Int) throws {
    guard length >= 0 else { throw failure(method, "Invalid argument") }
    guard length <= Self.largestSize else { throw failure(method, "File too large") }
    try foundation.checkMemory(length)
  }

  /// The failure of a handle that does not allow an operation, or, with EINVAL in errno.h, of an
  /// argument that is not valid.
  static func refusal(_ path: String, isValid: Bool) -> FileFailure {
    isValid
      ? FileFailure(.noPermissionToRead, path) : FileFailure(.cannotRead, path, systemError: 22)
  }
}
