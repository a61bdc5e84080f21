package import SelectorRuntime

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

  /// The path of a file URL, as an object or a text; nil for what is none.
  package func path(ofFileURL value: Value) -> String? {
    let text: String
    switch value {
    case .object(let url as NSURL): text = url.absoluteString
    case .string(let string): text = string
    default: return nil
    }
    guard let url = URLText(text), url.scheme == "file" else { return nil }
    return url.path
  }

}
