internal import SelectorRuntime

/// The reading and writing of objects' files.
extension FoundationWorld {
  /// Writes a file.
  ///
  /// - Returns: why that was impossible, or nil.
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

  /// The bytes of a file.
  /// - Throws: ``FileFailure`` when there is no such file.
  package func read(_ path: String) throws(FileFailure) -> [UInt8] {
    try files.read(path)
  }
}
