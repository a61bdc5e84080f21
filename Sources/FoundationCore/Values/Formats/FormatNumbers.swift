internal import SelectorRuntime
import StringSearch

/// The number format of a locale: the decimal point and the thousands separator.
package struct FormatNumbers {
  let point: String
  private let separator: String

  /// The number format of the United States.
  package static let american = FormatNumbers(point: ".", separator: ",")

  private init(point: String, separator: String) {
    (self.point, self.separator) = (point, separator)
  }

  /// Creates the format of a locale, or of a dictionary with a `NSDecimalSeparator`.
  ///
  /// It fails without a locale.
  init?(_ locale: Value, in world: FoundationWorld) throws {
    if let locale = locale.object as? NSLocale {
      let text: (String) throws -> String? = { key in
        String.from(try locale.send("objectForKey:", key), in: world.runtime)
      }
      point = try text("kCFLocaleDecimalSeparatorKey") ?? "."
      separator = try text("kCFLocaleGroupingSeparatorKey") ?? ""
      return
    }
    guard let entries = try world.entries(of: locale) else { return nil }
    func sign(_ key: String) throws -> String? {
      for entry in entries where try world.characters(of: entry.key)?.string == key {
        return try world.characters(of: entry.value)?.string
      }
      return nil
    }
    guard let point = try sign("NSDecimalSeparator") else { return nil }
    (self.point, separator) = (point, try sign("NSThousandsSeparator") ?? "")
  }

  /// Returns a number in the locale's format with C's decimal point; a point ends the number unless
  /// it is the locale's.
  func plain(_ number: String) -> String {
    guard point != ".", !point.isEmpty else { return number }
    return String(number.prefix { $0 != "." }).replacing(point, with: ".")
  }

  /// Returns a number in C's format with the locale's separators.
  package func text(of number: String) -> String {
    let whole = number.prefix { $0.isNumber }
    var rest = String(number.dropFirst(whole.count))
    if rest.hasPrefix(".") { rest = point + rest.dropFirst() }
    // A number in scientific notation has one digit before the point.
    guard whole.count > 3, !separator.isEmpty else { return whole + rest }
    var grouped = ""
    for (place, digit) in whole.enumerated() {
      if place > 0, (whole.count - place) % 3 == 0 { grouped += separator }
      grouped.append(digit)
    }
    return grouped + rest
  }
}
