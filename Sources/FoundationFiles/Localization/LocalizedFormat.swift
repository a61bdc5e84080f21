internal import FoundationCore
internal import SelectorRuntime

/// Replaces the variables of a localized format, such as `%#@files@`, by their variants.
///
/// The result is a format for the same arguments in which each directive has the number of its
/// argument. A directive without a number uses the next argument; in a variant, the first one is
/// that of the variable, as in Core Foundation's formats.
struct LocalizedFormat {
  /// The dictionaries of the variables, by name.
  let variables: PropertyList
  let arguments: [Value]
  /// The locale whose plural rules choose the variants; see ``PluralRules``.
  let locale: String?
  let world: FoundationWorld

  /// Returns a format without variables.
  ///
  /// - Throws: `RuntimeError` if a variable contains itself, and if the format becomes too large.
  func text(of format: UTF16Text) throws -> UTF16Text {
    var result: [UInt16] = []
    try expand(format, from: 1, inside: [], into: &result)
    return UTF16Text(result)
  }

  /// Appends a format whose first argument has a number, inside of the variants of other variables.
  private func expand(
    _ format: UTF16Text, from first: Int, inside names: [String], into result: inout [UInt16]
  ) throws {
    try world.checkStop()
    try world.checkMemory(2 * (result.count + format.count))
    var scanner = FormatScanner(rest: format.units[...], next: first)
    while let unit = scanner.rest.popFirst() {
      guard unit == FormatScanner.percent else {
        result.append(unit)
        continue
      }
      let place = scanner.place()
      let flags = scanner.remove("-+ #0'")
      if flags.contains("#"), let name = scanner.variable() {
        try replace(name, argument: place ?? scanner.following(), inside: names, into: &result)
        continue
      }
      let width = scanner.amount()
      let point = scanner.remove(".")
      let precision = point.isEmpty ? "" : scanner.amount()
      let length = scanner.remove("hlLqzjt")
      guard let conversion = scanner.rest.popFirst() else { return }
      guard conversion != FormatScanner.percent else {
        result += [conversion, conversion]
        continue
      }
      let argument = place ?? scanner.following()
      result += "%\(argument)$\(flags)\(width)\(point)\(precision)\(length)".utf16
      result.append(conversion)
    }
  }

  /// Appends the variant of a variable; without the variable, its argument is printed as an object.
  private func replace(
    _ name: String, argument: Int, inside names: [String], into result: inout [UInt16]
  ) throws {
    guard let variable = variables[name], case .dictionary = variable else {
      result += "%\(argument)$@".utf16
      return
    }
    guard !names.contains(name) else {
      throw RuntimeError(
        .invalidArgument, "the variable '\(name)' of a localized format contains itself")
    }
    guard let variant = variant(of: variable, argument: argument) else { return }
    try expand(variant, from: argument, inside: names + [name], into: &result)
  }

  /// Returns the text of a variable for an argument; nil if the dictionary has none.
  private func variant(of variable: PropertyList, argument: Int) -> UTF16Text? {
    guard variable["NSStringFormatSpecTypeKey"]?.text?.string == "NSStringPluralRuleType" else {
      return nil
    }
    var categories = ["other"]
    if let number = number(argument, type: variable["NSStringFormatValueTypeKey"]?.text) {
      categories.insert(PluralRules.category(of: number, locale: locale), at: 0)
      // Every language can have a text for zero.
      if number.isZero { categories.insert("zero", at: 0) }
    }
    return categories.lazy.compactMap { variable[$0]?.text }.first
  }

  /// Returns the number of an argument, as the C type of a directive; nil for another object.
  private func number(_ argument: Int, type: UTF16Text?) -> Double? {
    guard arguments.indices.contains(argument - 1) else { return nil }
    let number: Double? =
      switch arguments[argument - 1] {
      case .none: 0
      case .bool(let truth): truth ? 1 : 0
      case .integer(let integer): Double(integer)
      case .number(let number): number
      case let value: world.numberContent(of: value)?.double
      }
    let isInteger = type?.string.last.map { "diuDUxXoO".contains($0) } ?? false
    return isInteger ? number?.rounded(.towardZero) : number
  }
}

extension PropertyList {
  /// The text of a string, or nil.
  var text: UTF16Text? {
    if case .string(let text) = self { text } else { nil }
  }
}

/// Reads the directives of a format, and counts the arguments of those without a number.
private struct FormatScanner {
  /// The characters `%`, `*` and `@`.
  static let percent: UInt16 = 0x25
  private static let star: UInt16 = 0x2A
  private static let at: UInt16 = 0x40
  private static let nameUnits = Set(
    "_0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".utf16)

  var rest: ArraySlice<UInt16>
  /// The number of the next argument, from 1.
  var next: Int

  /// Returns the number of the next argument, and passes over it.
  mutating func following() -> Int {
    defer { next += 1 }
    return next
  }

  /// Removes the leading characters that are in a set, and returns them.
  mutating func remove(_ set: String) -> String {
    let found = rest.prefix { set.utf16.contains($0) }
    rest = rest[found.endIndex...]
    return String(decoding: found, as: UTF16.self)
  }

  /// Removes and returns the number of an argument, such as `2$`.
  mutating func place() -> Int? {
    var ahead = self
    guard let number = Int(ahead.remove("0123456789")), ahead.remove("$") == "$" else { return nil }
    self = ahead
    return number
  }

  /// Removes a width or a precision; the argument of a `*` gets its number.
  mutating func amount() -> String {
    guard rest.first == Self.star else { return remove("0123456789") }
    rest.removeFirst()
    return "*\(place() ?? following())$"
  }

  /// Removes and returns the name of a variable between two `@`.
  mutating func variable() -> String? {
    guard rest.first == Self.at else { return nil }
    let name = rest.dropFirst().prefix { Self.nameUnits.contains($0) }
    guard rest[name.endIndex...].first == Self.at else { return nil }
    rest = rest[name.endIndex...].dropFirst()
    return String(decoding: name, as: UTF16.self)
  }
}
