internal import SelectorRuntime

/// Reads and writes files for objects.
extension FoundationWorld {
  /// Writes a file.
  ///
  /// - Returns: the failure, or nil if it succeeded.
  package func write(
    _ bytes: [UInt8], to path: String, isAtomic: Bool = false
  ) -> FileFailure? {
    do {
      try files.write(bytes, to: path, at: absoluteTime, isAtomic: isAtomic)
      return nil
    } catch {
      return error
    }
  }

  /// Returns the bytes of a file.
  /// - Throws: ``FileFailure`` if there is no file at the path.
  package func read(_ path: String) throws(FileFailure) -> [UInt8] {
    try files.read(path)
  }
}
