internal import LuaBridge

/// The headers that sources include, written once for each program.
enum SourceHeaders {
  /// The folder with the headers, which are made when they are not there.
  ///
  /// - Throws: ``SourceError`` when they cannot be written.
  static func folder() throws -> String {
    if let named = ProcessContext.variable("HOOKHOST_HEADERS") {
      return String(decoding: named, as: UTF8.self)
    }
    throw SourceError(message: "no headers")
  }
}
