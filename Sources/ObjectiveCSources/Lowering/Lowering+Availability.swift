// Which system `@available` and `__builtin_available` ask for. libclang does not tell it, so that it is read
// from the source's own text. A version that a macro names or gets as an argument does not stand there: such
// a source is read once more with ``AvailabilityText/arguments``, by which the preprocessor itself writes the
// expanded versions into a literal.

/// The text in the brackets of an availability check.
package struct AvailabilityText {
  /// Begins a literal that is an availability check.
  private static let mark = "hookhost.available "

  /// clang's arguments for a reading in which availability checks are marked literals.
  package static let arguments = [
    "-Davailable(...)=__HOOKHOST_VERSIONS(__VA_ARGS__)",
    "-D__builtin_available(...)=__HOOKHOST_VERSIONS(__VA_ARGS__)",
    "-D__HOOKHOST_VERSIONS(...)=\"\(mark)\" #__VA_ARGS__",
    "-Wno-objc-literal-conversion",
  ]

  /// An entry for a platform; the last one is `*`.
  private let entries: [[Substring]]

  /// Reads an expression, `@available(iOS 13.0, *)`.
  init(expression: String) {
    let inside = expression.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }
    entries = AvailabilityText.entries(inside)
  }

  /// Reads a literal of a marked reading; nil for any other.
  init?(literal: String) {
    guard literal.hasPrefix(AvailabilityText.mark) else { return nil }
    entries = AvailabilityText.entries(literal.dropFirst(AvailabilityText.mark.count))
  }

  private static func entries(_ text: Substring) -> [[Substring]] {
    text.split(separator: ",").map { $0.split { $0 == " " || $0 == "\n" || $0 == "\t" } }
  }

  /// Where it counts: from a version of iOS on, everywhere, or nobody can tell.
  enum Requirement: Equatable {
    case version([Int])
    case always
    case unknown
  }

  /// What it asks of iOS: the version of its entry, or the `*` for all other platforms.
  var requirement: Requirement {
    let names: Set<Substring> = ["iOS", "ios", "iOSApplicationExtension", "ios_app_extension"]
    guard let entry = entries.first(where: { $0.first.map(names.contains) ?? false }) else {
      // A macro may bring the platform's name.
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
  /// `@available(…)`, which is asked for anew whenever it is reached.
  func lowerAvailability(_ node: SyntaxNode) -> Lowered {
    lowered(AvailabilityText(expression: written(node)))
  }

  /// A literal that the preprocessor has written for an availability check; nil for any other.
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
      return Lowered(text: "\(helper("available"))(\(list))", isBoolean: true)
    }
  }
}
