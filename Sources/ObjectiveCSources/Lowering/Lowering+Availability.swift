// The versions that `@available` and `__builtin_available` check. libclang does not report them, so
// they are read from the source text. A version that is named by a macro or passed as a macro
// argument is not in that text: such a source is parsed again with ``AvailabilityText/arguments``,
// which make the preprocessor write the expanded versions into a string literal.

/// The text between the parentheses of an availability check.
package struct AvailabilityText {
  /// The prefix of a literal that is an availability check.
  private static let mark = "hookhost.available "

  /// The clang arguments that turn availability checks into marked literals.
  package static let arguments = [
    "-Davailable(...)=__HOOKHOST_VERSIONS(__VA_ARGS__)",
    "-D__builtin_available(...)=__HOOKHOST_VERSIONS(__VA_ARGS__)",
    "-D__HOOKHOST_VERSIONS(...)=\"\(mark)\" #__VA_ARGS__",
    "-Wno-objc-literal-conversion",
  ]

  /// The entries, one for each platform; the last one is `*`.
  private let entries: [[Substring]]

  /// Parses an expression such as `@available(iOS 13.0, *)`.
  init(expression: String) {
    let inside = expression.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }
    entries = AvailabilityText.entries(inside)
  }

  /// Parses a marked literal; nil for any other literal.
  init?(literal: String) {
    guard literal.hasPrefix(AvailabilityText.mark) else { return nil }
    entries = AvailabilityText.entries(literal.dropFirst(AvailabilityText.mark.count))
  }

  private static func entries(_ text: Substring) -> [[Substring]] {
    text.split(separator: ",").map { $0.split { $0 == " " || $0 == "\n" || $0 == "\t" } }
  }

  /// The requirement for iOS: a minimum version, none, or one that could not be read.
  enum Requirement: Equatable {
    case version([Int])
    case always
    case unknown
  }

  /// The requirement for iOS: the version of its entry, or else that of `*`.
  var requirement: Requirement {
    let names: Set<Substring> = ["iOS", "ios", "iOSApplicationExtension", "ios_app_extension"]
    guard let entry = entries.first(where: { $0.first.map(names.contains) ?? false }) else {
      // A macro may supply the platform's name.
      let isWhole = entries.allSatisfy {
        $0 == ["*"] || $0.count == 2 && $0[1].first?.isNumber == true
      }
      let isPlatform = entries.allSatisfy { $0.first.map(AvailabilityText.isPlatform) ?? false }
      return isWhole && isPlatform ? .always : .unknown
    }
    guard entry.count == 2 else { return .unknown }
    let parts = entry[1].split { $0 == "." || $0 == "_" }.map { Int($0) }
    let numbers = parts.compactMap { $0 }
    guard numbers.count == parts.count, 1...3 ~= numbers.count else { return .unknown }
    return .version(numbers)
  }

  private static func isPlatform(_ name: Substring) -> Bool {
    let known = [
      "*", "macos", "macosx", "tvos", "watchos", "maccatalyst", "visionos", "xros", "driverkit",
    ]
    let lowered = name.lowercased()
    return known.contains(lowered)
      || known.contains { lowered.hasPrefix($0) && lowered.hasSuffix("extension") }
  }
}

extension Lowering {
  /// Lowers `@available(…)`, which is evaluated each time it is reached.
  func lowerAvailability(_ node: SyntaxNode) -> Lowered {
    lowered(AvailabilityText(expression: written(node)))
  }

  /// Lowers a marked literal of an availability check; nil for any other literal.
  func lowerMarkedAvailability(_ literal: String) -> Lowered? {
    AvailabilityText(literal: literal).map(lowered)
  }

  private func lowered(_ text: AvailabilityText) -> Lowered {
    switch text.requirement {
    case .always: return .boolean(true)
    case .unknown:
      hasUnreadVersions = true
      return .boolean(true)
    case .version(let numbers):
      let list = numbers.map(String.init).joined(separator: ", ")
      return Lowered(text: call(of: "available", list), isBoolean: true)
    }
  }
}
