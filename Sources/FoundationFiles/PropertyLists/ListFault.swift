/// The first fault of a property list, in the words of the parser of Core Foundation.
struct ListFault: Error, Equatable {
  let words: String

  init(_ words: String) { self.words = words }
}

/// Finds why data is not a property list.
///
/// The readers of `PropertyList` only fail; data that they refuse is read once more here, in the
/// order in which Core Foundation reads it. The messages are those of CFPropertyList.c and
/// CFOldStylePList.c.
struct ListDiagnosis {
  /// The fault of the XML format.
  let xml: String
  /// The fault of the OpenStep format, which is tried after XML.
  let oldStyle: String
  /// A line for the console, or nil.
  let warning: String?

  init(_ bytes: [UInt8]) {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var reader = XMLListDiagnosis(bytes, from: start)
    xml =
      Self.words { () throws(ListFault) in try reader.read() }
      ?? "Encountered unknown error during parse"
    guard let text = String(validating: bytes[start...], as: UTF8.self) else {
      (oldStyle, warning) = ("Conversion of string failed.", nil)
      return
    }
    var old = OldListDiagnosis(text)
    oldStyle =
      Self.words { () throws(ListFault) in try old.read() }
      ?? "Unknown error parsing property list around line \(old.line)"
    warning = old.warning
  }

  private static func words(_ read: () throws(ListFault) -> Void) -> String? {
    do {
      try read()
      return nil
    } catch {
      return error.words
    }
  }
}
