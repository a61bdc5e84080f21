internal import SelectorRuntime

extension FoundationWorld {
  /// Throws the error of the memory limit if that many elements do not fit.
  ///
  /// - Parameters:
  ///   - count: The number of elements, which may be any integer; a negative one needs no memory.
  ///   - size: The bytes of one element.
  package func checkMemory(_ count: Int, each size: Int) throws {
    let (bytes, overflows) = max(0, count).multipliedReportingOverflow(by: size)
    try checkMemory(overflows ? .max : bytes)
  }

  /// Throws the error of the memory limit if the results of converting a long text or data do not fit.
  ///
  /// - Parameter count: The number of units or bytes.
  package func checkConversion(of count: Int) throws {
    if count > 1 << 20 { try checkMemory(count, each: 4) }
  }

  /// Whether there is memory for an allocation; if not, the running message raises the limit's error.
  package func hasRoom(for bytes: Int) -> Bool {
    do { try checkMemory(bytes) } catch { runtime.postpone(error) }
    return runtime.pendingError == nil
  }

  /// The most bytes of a pattern, a type encoding or the text of a number or a date.
  package static let longestPattern = 1 << 20

  /// Throws an exception for a pattern that is too long to be parsed in a fraction of a second.
  package func checkPattern(_ pattern: String, _ message: String) throws {
    guard pattern.utf8.count > Self.longestPattern else { return }
    throw RuntimeError(
      .invalidArgument,
      "*** \(message): the text has \(pattern.utf8.count) bytes; the limit is "
        + "\(Self.longestPattern)")
  }
}

extension NSString {
  /// Returns the text for a conversion, whose result must fit in the memory limit.
  package final func convertible() throws -> UTF16Text {
    let text = try characters()
    try foundation.checkConversion(of: text.count)
    return text
  }
}
