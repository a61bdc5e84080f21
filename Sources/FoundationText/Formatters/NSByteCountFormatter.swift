package import FoundationCore
package import SelectorRuntime

// no traps of abs: these are floating-point numbers, whose magnitudes exist.

/// Formats byte counts: `NSByteCountFormatter`.
package enum ByteCountFormatting {
  private static let symbols = ["bytes", "KB", "MB", "GB", "TB", "PB", "EB"]

  static func define(_ formatter: ClassDefinition<FieldedObject>) {
    formatter.field("allowedUnits", usual: 0)
    formatter.field("countStyle", usual: 0)
    formatter.field("allowsNonnumericFormatting", usual: true)
    formatter.field("includesUnit", usual: true)
    formatter.field("includesCount", usual: true)
    formatter.field("includesActualByteCount", usual: false)
    formatter.field("adaptive", getter: "isAdaptive", usual: true)
    formatter.field("zeroPadsFractionDigits", usual: false)
    formatter.field("formattingContext", usual: 0)
    formatter.method("stringFromByteCount:") { (formatter, count: Int) -> String in
      text(count, formatter)
    }
    formatter.method("stringForObjectValue:") { (formatter, value: Value) -> String? in
      guard let count = Double.from(value, in: formatter.runtime) else { return nil }
      return text(Int(clamping: Int64(max(-9e18, min(9e18, count)))), formatter)
    }
    func count(_ measurement: RuntimeObject) throws -> Int {
      let bytes = try measurement.send(
        "measurementByConvertingToUnit:",
        measurement.foundation.runtime.lookUpClass("NSUnitInformationStorage")?.send("bytes")
          ?? Value.none)
      let number = try bytes.object?.send("doubleValue") ?? .none
      return Int(nearestTo: Double.from(number, in: measurement.runtime) ?? 0)
    }
    formatter.method("stringFromMeasurement:") {
      (formatter, measurement: RuntimeObject) -> String in
      text(try count(measurement), formatter)
    }
    formatter.classSide.method("stringFromMeasurement:countStyle:") {
      (cls, measurement: RuntimeObject, style: Int) -> Value in
      try cls.send("stringFromByteCount:countStyle:", count(measurement), style)
    }
    formatter.classSide.method("stringFromByteCount:countStyle:") {
      (cls, count: Int, style: Int) -> String in
      guard let made = cls.runtime.createInstance(cls) as? FieldedObject else { return "" }
      made["countStyle"] = .integer(Int64(style))
      return text(count, made)
    }
    formatter.fieldsAreCopied()
    formatter.fieldsAreCoded()
  }

  private static func text(_ count: Int, _ formatter: FieldedObject) -> String {
    func flag(_ name: String, _ usual: Bool) -> Bool { formatter.flag(name, usual: usual) }
    let style = formatter.number("countStyle").flatMap { Int(exactly: $0) } ?? 0
    let step = style == 1 || style == 3 ? 1024.0 : 1000.0
    let allowed = formatter.number("allowedUnits").flatMap { Int(exactly: $0) } ?? 0
    let units = symbols.indices.filter { allowed == 0 || allowed & 1 << $0 != 0 }
    let magnitude = abs(Double(count))
    // Finds the largest unit whose rounded value is at least one; bytes are not rounded.
    func size(_ unit: Int) -> Double { (0..<unit).reduce(1.0) { size, _ in size * step } }
    let isAdaptive = flag("adaptive", true)
    let unit =
      units.last {
        $0 < 2 || !isAdaptive
          ? magnitude >= size($0) : rounded(magnitude / size($0), places($0, formatter)) >= 1
      } ?? units.first ?? 0
    let number = Double(count) / size(unit)
    let includesUnit = flag("includesUnit", true)
    let includesCount = flag("includesCount", true)
    var name = symbols[unit]
    if unit == 0, count.magnitude == 1 { name = "byte" }
    if count == 0, allowed == 0, flag("allowsNonnumericFormatting", true) { name = "KB" }
    let digits: String
    if count == 0, flag("allowsNonnumericFormatting", true) {
      digits = "Zero"
    } else {
      let places = isAdaptive ? places(unit, formatter) : placesOfThreeDigits(number)
      digits = numberText(number, places, flag("zeroPadsFractionDigits", false))
    }
    var parts: [String] = []
    if includesCount { parts.append(digits) }
    if includesUnit { parts.append(name) }
    var text = parts.joined(separator: " ")
    if flag("includesActualByteCount", false), unit > 0, includesUnit, includesCount {
      text += " (\(numberText(Double(count), 0, false)) \(count.magnitude == 1 ? "byte" : "bytes"))"
    }
    return text
  }

  /// Returns the adaptive number of decimal places of a unit.
  ///
  /// Kilobytes have none, megabytes one, larger units two.
  private static func places(_ unit: Int, _ formatter: FieldedObject) -> Int {
    unit < 2 ? 0 : unit == 2 ? 1 : 2
  }

  /// Returns the number of decimal places that shows at least three significant digits.
  private static func placesOfThreeDigits(_ number: Double) -> Int {
    var places = 2
    var size = abs(number)
    if size == 0 { return 0 }
    while size >= 10, places > 0 { (size, places) = (size / 10, places - 1) }
    while size < 1, places < 20 { (size, places) = (size * 10, places + 1) }
    return places
  }

  private static func rounded(_ number: Double, _ places: Int) -> Double {
    let scale = places == 0 ? 1.0 : places == 1 ? 10 : 100
    return (number * scale).rounded() / scale
  }

  private static func numberText(_ number: Double, _ places: Int, _ padsZeros: Bool) -> String {
    var format = NumberFormat()
    format.style = .decimal
    format.mostFractionDigits = places
    format.leastFractionDigits = padsZeros ? places : 0
    return format.text(of: DecimalNumber(number))
  }
}

extension FoundationClasses {
  package static let byteCountFormatter = NativeClass<FieldedObject>(
    "NSByteCountFormatter", superclass: formatter, ByteCountFormatting.define)
}
