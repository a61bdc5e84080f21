internal import FoundationCore
internal import SelectorRuntime

/// Strings of notifications, and strings that are validated against a format.
extension NSString {
  static func defineVariants(_ string: ClassDefinition<NSString>) {
    // The strings of `.stringsdict` files have variants; see LocalizedString.
    string.method("variantFittingPresentationWidth:") { (string, _: Int) -> NSString in string }
    let cls = string.classSide
    // The text of a notification is looked up in the main bundle when it is shown.
    cls.method("localizedUserNotificationStringForKey:arguments:") {
      (cls, key: String, arguments: Value) -> Value in
      let format = try cls.foundation.localizedString(key, table: nil)
      let values = try cls.foundation.elements(of: arguments) ?? []
      return try cls.runtime.send(
        cls, cls.runtime.selector("stringWithFormat:"), Arguments([format] + values))
    }
    for (name, plain) in [
      ("stringWithValidatedFormat:validFormatSpecifiers:error:", "stringWithFormat:"),
      (
        "localizedStringWithValidatedFormat:validFormatSpecifiers:error:",
        "localizedStringWithFormat:"
      ),
    ] {
      cls.raw(name, types: "@@:@@^@") { receiver, selector, arguments in
        let format = try arguments.value(0, as: String.self, receiver, selector)
        let valid = try arguments.value(1, as: String.self, receiver, selector)
        let values = Array(arguments.values.dropFirst(3))
        guard specifiers(format) == specifiers(valid) else {
          // NSFormattingError of FoundationErrors.h.
          let error = receiver.foundation.error(
            domain: "NSCocoaErrorDomain", code: 2048,
            "Format '\(format)' does not match expected '\(valid)'")
          return OutValues.answer(.none, [error.messageValue], to: arguments[2])
        }
        let made = try receiver.runtime.send(
          receiver, receiver.runtime.selector(plain), Arguments([.string(format)] + values))
        return OutValues.answer(made, [.none], to: arguments[2])
      }
    }
  }

  /// Returns the conversion specifiers of a format in argument order, without widths and flags.
  private static func specifiers(_ format: String) -> [String] {
    var (found, rest): ([(Int, String)], Substring) = ([], format[...])
    while let place = rest.firstIndex(of: "%") {
      rest = rest[rest.index(after: place)...]
      if rest.first == "%" {
        rest.removeFirst()
        continue
      }
      var position = found.count
      let digits = rest.prefix { $0.isNumber }
      if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
        position = (Int(digits) ?? 1) - 1
        rest = rest.dropFirst(digits.count + 1)
      }
      rest = rest.drop { "0123456789.+-# *'".contains($0) }
      let size = rest.prefix { "lhqzjtL".contains($0) }
      rest = rest.dropFirst(size.count)
      guard let letter = rest.popFirst() else { break }
      found.append((position, size + String(letter)))
    }
    return found.sorted { $0.0 < $1.0 }.map(\.1)
  }
}
