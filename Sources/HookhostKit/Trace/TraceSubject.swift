/// The property of `hookhost trace --why OBJECT.PROPERTY`.
struct TraceSubject: Equatable {
  /// The name of a class, or of a global variable.
  let object: String
  let property: String

  /// Parses the option's value.
  ///
  /// - Throws: ``CommandLineError`` if it is not two names with a dot between them.
  init(_ text: String) throws {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    func isName(_ part: Substring) -> Bool {
      !part.isEmpty && part.allSatisfy { $0 == "_" || $0.isLetter || $0.isNumber }
    }
    guard parts.count == 2, parts.allSatisfy(isName) else {
      throw CommandLineError.badValue(
        option: "--why", value: text,
        expected: "an object and a property, such as UIScrollView.contentOffset")
    }
    object = String(parts[0])
    property = String(parts[1])
  }

  /// Whether a selector sets the property: `setContentOffset:`, `setContentOffset:animated:`.
  func isSet(by selector: String) -> Bool {
    let head =
      property.hasPrefix("is") && property.dropFirst(2).first?.isUppercase == true
      ? property.dropFirst(2) : property[...]
    return selector.hasPrefix("set\(head.prefix(1).uppercased())\(head.dropFirst()):")
  }
}
