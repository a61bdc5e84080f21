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

  /// Whether a parser goes on; if not, ``checkStop`` throws the error of a limit or an interrupt.
  package func goesOn() -> Bool {
    do { try checkStop() } catch { stopError = error }
    return stopError == nil
  }

  /// Writes bytes at an offset of a file, which grows if necessary.
  ///
  /// - Returns: the failure, or nil if it succeeded.
  /// - Complexity: O(bytes), and O(offset) beyond the end of the file.
  package func write(_ bytes: [UInt8], at offset: Int, of path: String) -> FileFailure? {
    do {
      try files.write(bytes, at: offset, of: path, at: absoluteTime)
      return nil
    } catch {
      return error
    }
  }

  /// Returns the bytes of a file.
  /// - Throws: ``FileFailure`` if there is no file at the path.
  package func read(_ path: String) throws(FileFailure) -> [UInt8] { try files.read(path) }
}
