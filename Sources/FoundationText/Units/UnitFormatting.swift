internal import FoundationCore
package import SelectorRuntime

// no traps of abs: these are floating-point numbers, whose magnitudes exist.

/// Formats numbers with units for the United States.
enum UnitFormatting {
  /// `NSFormattingUnitStyle`.
  enum Style: Int {
    case short = 1
    case medium, long
  }

  /// The texts of a unit: its symbol, and its singular and plural names.
  struct Words {
    let symbol: String
    let short: String
    let one: String
    let many: String

    init(_ symbol: String, _ one: String, _ many: String, short: String? = nil) {
      (self.symbol, self.one, self.many) = (symbol, one, many)
      self.short = short ?? symbol
    }
  }

  /// Formats a number with at most three decimal places by default.
  static func text(_ number: Double, mostPlaces: Int = 3) -> String {
    var format = NumberFormat()
    format.style = .decimal
    format.mostFractionDigits = mostPlaces
    format.leastFractionDigits = 0
    guard number.isFinite else { return number.isNaN ? "NaN" : number < 0 ? "-∞" : "∞" }
    return format.text(of: DecimalNumber(number))
  }

  /// Returns the text of a unit for a number.
  static func unit(_ words: Words, _ number: Double, _ style: Style) -> String {
    switch style {
    case .short: words.short
    case .medium: words.symbol
    case .long: number == 1 ? words.one : words.many
    }
  }

  /// Joins a number and a unit; the short style has no space between them.
  static func joined(_ number: String, _ unit: String, _ style: Style) -> String {
    unit.hasPrefix("°") || style == .short ? number + unit : "\(number) \(unit)"
  }

  /// The singular and plural names of units, by symbol.
  static let words: [String: Words] = [
    "mm": Words("mm", "millimeter", "millimeters"), "cm": Words("cm", "centimeter", "centimeters"),
    "m": Words("m", "meter", "meters"), "km": Words("km", "kilometer", "kilometers"),
    "in": Words("in", "inch", "inches", short: "″"), "ft": Words("ft", "foot", "feet", short: "′"),
    "yd": Words("yd", "yard", "yards"), "mi": Words("mi", "mile", "miles"),
    "g": Words("g", "gram", "grams"), "kg": Words("kg", "kilogram", "kilograms"),
    "oz": Words("oz", "ounce", "ounces"), "lb": Words("lb", "pound", "pounds", short: "#"),
    "st": Words("st", "stone", "stones"), "J": Words("J", "joule", "joules"),
    "kJ": Words("kJ", "kilojoule", "kilojoules"), "cal": Words("cal", "calorie", "calories"),
    "kCal": Words("kcal", "kilocalorie", "kilocalories"),
    "°C": Words("°C", "degree Celsius", "degrees Celsius"),
    "°F": Words("°F", "degree Fahrenheit", "degrees Fahrenheit", short: "°"),
    "K": Words("K", "kelvin", "kelvins"), "s": Words("sec", "second", "seconds", short: "s"),
    "min": Words("min", "minute", "minutes", short: "m"),
    "hr": Words("hr", "hour", "hours", short: "h"),
    "m/s": Words("m/s", "meter per second", "meters per second"),
    "km/h": Words("km/h", "kilometer per hour", "kilometers per hour"),
    "mph": Words("mph", "mile per hour", "miles per hour"), "L": Words("L", "liter", "liters"),
    "mL": Words("mL", "milliliter", "milliliters"), "gal": Words("gal", "gallon", "gallons"),
    "°": Words("deg", "degree", "degrees", short: "°"),
  ]
}

/// Lengths, masses and energies: `NSLengthFormatter`, `NSMassFormatter`, `NSEnergyFormatter`.
struct UnitFormatterKind {
  /// A unit: its number in the header, its symbol, and its value in base units.
  struct Unit {
    let number: Int
    let symbol: String
    let size: Double
  }

  let name: String
  /// The base unit in selectors such as `stringFromMeters:`.
  let base: String
  let units: [Unit]
  /// The property that says what the measurement is of, such as a person's height.
  let use: String

  static let all: [UnitFormatterKind] = [
    UnitFormatterKind(
      name: "NSLengthFormatter", base: "Meters",
      units: [
        Unit(number: 8, symbol: "mm", size: 1e-3), Unit(number: 9, symbol: "cm", size: 1e-2),
        Unit(number: 11, symbol: "m", size: 1), Unit(number: 14, symbol: "km", size: 1000),
        Unit(number: 1281, symbol: "in", size: 0.0254),
        Unit(number: 1282, symbol: "ft", size: 0.3048),
        Unit(number: 1283, symbol: "yd", size: 0.9144),
        Unit(number: 1284, symbol: "mi", size: 1609.344),
      ], use: "forPersonHeightUse"),
    UnitFormatterKind(
      name: "NSMassFormatter", base: "Kilograms",
      units: [
        Unit(number: 11, symbol: "g", size: 1e-3), Unit(number: 14, symbol: "kg", size: 1),
        Unit(number: 1537, symbol: "oz", size: 0.028349523125),
        Unit(number: 1538, symbol: "lb", size: 0.45359237),
        Unit(number: 1539, symbol: "st", size: 6.35029318),
      ], use: "forPersonMassUse"),
    UnitFormatterKind(
      name: "NSEnergyFormatter", base: "Joules",
      units: [
        Unit(number: 11, symbol: "J", size: 1), Unit(number: 14, symbol: "kJ", size: 1000),
        Unit(number: 1793, symbol: "cal", size: 4.184),
        Unit(number: 1794, symbol: "kCal", size: 4184),
      ], use: "forFoodEnergyUse"),
  ]

  /// Returns the unit that is customary in the United States for an amount of base units.
  func natural(_ amount: Double, isForPeople: Bool) -> Unit {
    let symbols: [String] =
      switch name {
      case "NSLengthFormatter":
        isForPeople
          ? ["in", "ft"] : ["in", "ft", "yd", "mi"].filter { $0 != "yd" || abs(amount) < 1609.344 }
      case "NSMassFormatter": isForPeople ? ["lb"] : ["oz", "lb"]
      default: isForPeople ? ["cal", "kCal"] : ["cal", "kCal"]
      }
    let candidates = symbols.compactMap { symbol in units.first { $0.symbol == symbol } }
    return candidates.last { abs(amount) >= $0.size } ?? candidates[0]
  }

  func define(_ formatter: ClassDefinition<FieldedObject>) {
    let kind = self
    formatter.numberFormatterIsMade()
    formatter.field("unitStyle", usual: UnitFormatting.Style.medium.rawValue)
    let getter = "is" + use.prefix(1).uppercased() + use.dropFirst()
    formatter.field(use, getter: getter, usual: false)
    formatter.method("stringFromValue:unit:") {
      (formatter, value: Double, number: Int) -> String in
      try kind.text(value, kind.unit(number), formatter)
    }
    formatter.method("unitStringFromValue:unit:") {
      (formatter, value: Double, number: Int) -> String in
      kind.unitText(value, kind.unit(number), formatter)
    }
    formatter.method("stringFrom\(base):") { (formatter, amount: Double) -> String in
      let unit = kind.natural(amount, isForPeople: formatter.flag(kind.use))
      return try kind.text(amount / unit.size, unit, formatter)
    }
    formatter.method("unitStringFrom\(base):usedUnit:") {
      (formatter, amount: Double, _: Value) -> Value in
      let unit = kind.natural(amount, isForPeople: formatter.flag(kind.use))
      let text = kind.unitText(amount / unit.size, unit, formatter)
      return .foreign(OutValues([.string(text), .integer(Int64(unit.number))]))
    }
    formatter.method("stringForObjectValue:") { (formatter, value: Value) -> String? in
      guard let amount = Double.from(value, in: formatter.runtime) else { return nil }
      let unit = kind.natural(amount, isForPeople: formatter.flag(kind.use))
      return try kind.text(amount / unit.size, unit, formatter)
    }
    formatter.method("getObjectValue:forString:errorDescription:") {
      (_, _: Value, _: String?, _: Value) -> Value in
      .foreign(OutValues([.bool(false), .none, .none]))
    }
    formatter.fieldsAreCopied()
    formatter.fieldsAreCoded()
  }

  private func unit(_ number: Int) -> Unit { units.first { $0.number == number } ?? units[0] }

  private func style(_ formatter: FieldedObject) -> UnitFormatting.Style {
    UnitFormatting.Style(rawValue: Int(nearestTo: formatter.number("unitStyle") ?? 2)) ?? .medium
  }

  private func unitText(_ value: Double, _ unit: Unit, _ formatter: FieldedObject) -> String {
    let words =
      UnitFormatting.words[unit.symbol]
      ?? UnitFormatting.Words(unit.symbol, unit.symbol, unit.symbol)
    return UnitFormatting.unit(words, value, style(formatter))
  }

  private func text(_ value: Double, _ unit: Unit, _ formatter: FieldedObject) throws -> String {
    let number = try formatter.numberText(value)
    return UnitFormatting.joined(number, unitText(value, unit, formatter), style(formatter))
  }
}

extension ClassDefinition where Instance == FieldedObject {
  /// Defines the number formatter, which is created on first use.
  fileprivate func numberFormatterIsMade() {
    property(
      "numberFormatter", .copy, of: "NSNumberFormatter",
      get: { (formatter) -> NSNumberFormatter? in
        if let own = formatter["numberFormatter"].object as? NSNumberFormatter { return own }
        let cls = formatter.foundation.valueClass("NSNumberFormatter")
        guard let made = formatter.runtime.createInstance(cls) as? NSNumberFormatter else {
          return nil
        }
        made.format.style = .decimal
        formatter["numberFormatter"] = .object(made)
        return made
      },
      set: { (formatter, numbers: NSNumberFormatter?) in
        formatter["numberFormatter"] = numbers.messageValue
      })
  }
}

extension FieldedObject {
  /// Returns a Boolean property.
  func flag(_ name: String, usual: Bool = false) -> Bool {
    has(name) ? Bool.from(self[name], in: runtime) ?? usual : usual
  }

  /// Formats a number with the `numberFormatter` field, or with the default format.
  func numberText(_ value: Double) throws -> String {
    guard let formatter = self["numberFormatter"].object else { return UnitFormatting.text(value) }
    let text = try runtime.send(
      formatter, runtime.selector("stringFromNumber:"), Arguments(.number(value)))
    return String.from(text, in: runtime) ?? UnitFormatting.text(value)
  }
}

/// Formats measurements: `NSMeasurementFormatter`.
enum MeasurementFormatting {
  static func define(_ formatter: ClassDefinition<FieldedObject>) {
    formatter.field("unitOptions", usual: 0)
    formatter.field("unitStyle", usual: UnitFormatting.Style.medium.rawValue)
    formatter.field("locale", .copy, of: "NSLocale", usual: RuntimeObject?.none)
    formatter.numberFormatterIsMade()
    formatter.method("stringFromMeasurement:") {
      (formatter, measurement: NSMeasurement) -> String in
      try text(measurement, formatter)
    }
    formatter.method("stringFromUnit:") { (formatter, unit: NSUnit) -> String in
      let words = UnitFormatting.words[unit.symbol]
      return words.map { UnitFormatting.unit($0, 0, style(formatter)) } ?? unit.symbol
    }
    formatter.method("stringForObjectValue:") { (formatter, value: Value) -> String? in
      guard let measurement = value.object as? NSMeasurement else { return nil }
      return try text(measurement, formatter)
    }
    formatter.fieldsAreCopied()
    formatter.fieldsAreCoded()
  }

  private static func style(_ formatter: FieldedObject) -> UnitFormatting.Style {
    UnitFormatting.Style(rawValue: Int(nearestTo: formatter.number("unitStyle") ?? 2)) ?? .medium
  }

  private static func text(
    _ measurement: NSMeasurement, _ formatter: FieldedObject
  ) throws -> String {
    let options = Int(nearestTo: formatter.number("unitOptions") ?? 0)
    var (value, symbol) = (measurement.value, measurement.unit?.symbol ?? "")
    // Without the provided-unit option, the unit is converted to one customary in the United
    // States.
    if options & 1 == 0, let unit = measurement.unit {
      if let kind = UnitFormatterKind.all.first(where: { kind in
        kind.units.contains { $0.symbol == symbol } && kind.name != "NSEnergyFormatter"
      }), let base = try? unit.converted(value, toBase: true) {
        let natural = kind.natural(base, isForPeople: false)
        (value, symbol) = (base / natural.size, natural.symbol)
      } else if symbol == "°C" {
        (value, symbol) = (value * 9 / 5 + 32, "°F")
      } else if symbol == "km/h" {
        (value, symbol) = (value / 1.609344, "mph")
      }
    }
    let number = try formatter.numberText(value)
    let words = UnitFormatting.words[symbol]
    var name = words.map { UnitFormatting.unit($0, value, style(formatter)) } ?? symbol
    if options & 4 != 0, symbol.hasPrefix("°") { name = "°" }
    return UnitFormatting.joined(number, name, style(formatter))
  }
}

extension FoundationClasses {
  @NativeClassList package static var unitFormatters: [NativeClassDeclaration] {
    UnitFormatterKind.all.map { kind in
      NativeClass<FieldedObject>(kind.name, superclass: formatter) { kind.define($0) }
    }
    NativeClass<FieldedObject>(
      "NSMeasurementFormatter", superclass: formatter, MeasurementFormatting.define)
  }
}
