internal import FoundationCore
package import SelectorRuntime

// no traps of count: the counts are 0 or 1.

/// Scans a string from its beginning to its end: numbers, words, the text before a delimiter.
///
/// The scanned values are additional return values, as for all out-parameters.
package final class NSScanner: RuntimeObject {
  private var text = UTF16Text()
  @Strong private var string: RuntimeObject?
  @Strong private var skipped: NSCharacterSet?
  @Strong private var locale: RuntimeObject?
  private var place = 0
  private var isCaseSensitive = false

  private func start(_ value: StringArgument?) throws -> NSScanner {
    guard let value else {
      throw RuntimeError(
        .invalidArgument, "*** -[NSConcreteScanner initWithString:]: nil string argument")
    }
    text = try value.text()
    string = foundation.string(text)
    let name = foundation.runtime.selector("whitespaceAndNewlineCharacterSet")
    skipped =
      try runtime.send(foundation.valueClass("NSCharacterSet"), name).object as? NSCharacterSet
    return self
  }

  /// Skips the characters to be skipped.
  private func skip() throws { place = try end(ofThoseIn: skipped?.members, true) }

  /// Returns the end of the characters from the scan location on that are in a set, or are not.
  private func end(ofThoseIn set: CharacterMembers?, _ wants: Bool) throws -> Int {
    let found = try text.firstScalar(in: place..<text.count, check: foundation.checkStop) {
      set?.contains($0.value) != wants
    }
    return found?.range.lowerBound ?? text.count
  }

  /// Scans with `find` after the skipped characters; a failure restores the location.
  private func scan(
    _ find: (ArraySlice<UInt16>) throws -> (count: Int, found: Value)?
  ) throws -> Value {
    let before = place
    try skip()
    guard let result = try find(text.units[place...]) else {
      place = before
      return .foreign(OutValues([.bool(false), .none]))
    }
    place += result.count
    return .foreign(OutValues([.bool(true), result.found]))
  }

  private func part(_ count: Int) -> (count: Int, found: Value) {
    (count, .object(foundation.string(text[place..<place + count])))
  }

  private func comparing(_ unit: UInt16) -> UInt16 {
    guard !isCaseSensitive, let scalar = Unicode.Scalar(unit) else { return unit }
    let lower = scalar.properties.lowercaseMapping.utf16
    return lower.count == 1 ? lower.first ?? unit : unit
  }

  /// Returns the index of a text at or after the scan location.
  /// - Parameters:
  ///   - sought: The text.
  ///   - isAnchored: Whether it must be at the scan location.
  private func place(of sought: UTF16Text, isAnchored: Bool) throws -> Int? {
    guard !sought.isEmpty, sought.count <= text.count - place else { return nil }
    let units = sought.units.map { comparing($0) }
    let search = TextSearch(units.count, isBackwards: false) { units[$0] == units[$1] }
    return search.firstMatch(
      in: text.count - place, isAnchored: isAnchored,
      { comparing(text.units[place + $0]) == units[$1] }, accepts: { _ in true }
    ).map { place + $0 }
  }
}

extension NSScanner {
  static func define(_ scanner: ClassDefinition<NSScanner>) {
    for name in ["scannerWithString:", "localizedScannerWithString:"] {
      scanner.classSide.method(name) { (cls, text: Value) -> Value in
        let concrete = cls.foundation.valueClass("NSConcreteScanner")
        let made = try concrete.make(cls.runtime.selector("initWithString:"), Arguments(text))
        if name == "localizedScannerWithString:" {
          let locales = cls.foundation.valueClass("NSLocale")
          (made.object as? NSScanner)?.locale =
            try cls.runtime.send(locales, cls.runtime.selector("currentLocale")).object
        }
        return made
      }
    }
    scanner.classSide.method("alloc") { (cls) -> RuntimeObject in
      cls.runtime.createInstance(
        cls.name == "NSScanner" ? cls.foundation.valueClass("NSConcreteScanner") : cls)
    }
    scanner.adopt(FoundationProtocols.copying)
    scanner.method("initWithString:") { (scanner, text: StringArgument?) -> NSScanner in
      try scanner.start(text)
    }
    scanner.readonly("string", .copy, of: "NSString") { $0.string }
    scanner.property("scanLocation", get: { $0.place }, set: { try $0.move(to: $1) })
    scanner.property(
      "charactersToBeSkipped", .copy, of: "NSCharacterSet", get: { $0.skipped },
      set: { $0.skipped = $1 })
    scanner.property(
      "caseSensitive", get: { $0.isCaseSensitive }, set: { $0.isCaseSensitive = $1 })
    scanner.property("locale", .strong, get: { $0.locale }, set: { $0.locale = $1 })
    scanner.readonly("atEnd", getter: "isAtEnd") { (scanner) -> Bool in
      let before = scanner.place
      defer { scanner.place = before }
      try scanner.skip()
      return scanner.place == scanner.text.count
    }
    scanner.method("copyWithZone:") { (scanner, _: Value) -> Value in
      let copy = scanner.runtime.createInstance(scanner.apparentClass)
      guard let copy = copy as? NSScanner else { return .none }
      (copy.text, copy.place, copy.isCaseSensitive) = (
        scanner.text, scanner.place, scanner.isCaseSensitive
      )
      (copy.string, copy.skipped, copy.locale) = (
        scanner.string, scanner.skipped, scanner.locale
      )
      return .object(copy)
    }
    defineTexts(scanner)
    defineNumbers(scanner)
  }

  private func move(to place: Int) throws {
    guard place >= 0, place <= text.count else {
      throw RuntimeError(
        .range,
        "*** -[NSConcreteScanner setScanLocation:]: Index \(UInt(bitPattern: place)) out of "
          + "bounds; string length \(text.count)")
    }
    self.place = place
  }

  private static func defineTexts(_ scanner: ClassDefinition<NSScanner>) {
    scanner.method("scanString:intoString:") {
      (scanner, sought: StringArgument, _: Value) -> Value in
      let sought = try sought.text()
      return try scanner.scan { _ in
        try scanner.place(of: sought, isAnchored: true).map { _ in scanner.part(sought.count) }
      }
    }
    scanner.method("scanUpToString:intoString:") {
      (scanner, sought: StringArgument, _: Value) -> Value in
      let sought = try sought.text()
      return try scanner.scan { _ in
        let end = try scanner.place(of: sought, isAnchored: false) ?? scanner.text.count
        return end > scanner.place ? scanner.part(end - scanner.place) : nil
      }
    }
    for (name, wants) in [
      ("scanCharactersFromSet:intoString:", true),
      ("scanUpToCharactersFromSet:intoString:", false),
    ] {
      scanner.method(name) { (scanner, set: NSCharacterSet, _: Value) -> Value in
        try scanner.scan { _ in
          let end = try scanner.end(ofThoseIn: set.members, wants)
          return end > scanner.place ? scanner.part(end - scanner.place) : nil
        }
      }
    }
  }

  private static func defineNumbers(_ scanner: ClassDefinition<NSScanner>) {
    let integers: [(String, ClosedRange<Int64>)] = [
      ("scanInt:", Int64(Int32.min)...Int64(Int32.max)),
      ("scanInteger:", Int64.min...Int64.max), ("scanLongLong:", Int64.min...Int64.max),
    ]
    for (name, range) in integers {
      scanner.method(name) { (scanner, _: Value) -> Value in
        try scanner.scan { units in
          guard let number = ScannedNumber(integerIn: units) else { return nil }
          let integer = min(max(number.integer, range.lowerBound), range.upperBound)
          return (number.count, .integer(integer))
        }
      }
    }
    scanner.method("scanUnsignedLongLong:") { (scanner, _: Value) -> Value in
      try scanner.scan { units in
        ScannedNumber(integerIn: units).map { ($0.count, .integer($0.unsigned)) }
      }
    }
    for name in ["scanFloat:", "scanDouble:", "scanDecimal:"] {
      scanner.method(name) { (scanner, _: Value) -> Value in
        try scanner.scan { units in
          ScannedNumber(decimalIn: units).map { number in
            let double = name == "scanFloat:" ? Double(Float(number.double)) : number.double
            return (number.count, .number(double))
          }
        }
      }
    }
    for (name, largest) in [
      ("scanHexInt:", UInt64(UInt32.max)), ("scanHexLongLong:", UInt64.max),
    ] {
      scanner.method(name) { (scanner, _: Value) -> Value in
        try scanner.scan { units in
          ScannedNumber(hexIn: units, largest: largest).map { ($0.count, .integer($0.integer)) }
        }
      }
    }
    for name in ["scanHexFloat:", "scanHexDouble:"] {
      scanner.method(name) { (scanner, _: Value) -> Value in
        try scanner.scan { units in
          ScannedNumber(floatingHexIn: units).map { number in
            let isSingle = name == "scanHexFloat:"
            return (number.count, .number(isSingle ? Double(Float(number.double)) : number.double))
          }
        }
      }
    }
  }
}

/// A number at the beginning of some units, and the number of units that it consists of.
private struct ScannedNumber {
  let count: Int
  var integer: Int64 = 0
  /// The bits of the unsigned number.
  private(set) var unsigned: Int64 = 0
  var double = 0.0

  /// Parses an integer; one that is out of range is clamped.
  ///
  /// Spaces may follow the sign, as in CFStringScanner.c.
  init?(integerIn units: ArraySlice<UInt16>) {
    let isNegative = units.first == 0x2D
    let isSigned = isNegative || units.first == 0x2B
    let spaces = units.dropFirst().prefix { $0 == 0x20 || (0x09...0x0D).contains($0) }
    let start = isSigned ? 1 + spaces.count : 0
    let digits = Self.ascii(units.dropFirst(start)).prefix { ("0"..."9").contains($0) }
    guard !digits.isEmpty else { return nil }
    count = start + digits.count
    integer = Int64((isNegative ? "-" : "") + digits) ?? (isNegative ? .min : .max)
    unsigned = isNegative ? 0 : Int64(bitPattern: UInt64(String(digits)) ?? .max)
  }

  /// Parses a number with a decimal point and an exponent.
  init?(decimalIn units: ArraySlice<UInt16>) {
    let text = Self.ascii(units)
    var end = text.startIndex
    func digits() -> Bool {
      let start = end
      while end < text.endIndex, ("0"..."9").contains(text[end]) { end = text.index(after: end) }
      return end > start
    }
    if let first = text.first, first == "-" || first == "+" { end = text.index(after: end) }
    var hasDigits = digits()
    if end < text.endIndex, text[end] == "." {
      let point = end
      end = text.index(after: end)
      let hasFraction = digits()
      if !hasDigits && !hasFraction { end = point }
      hasDigits = hasDigits || hasFraction
    }
    guard hasDigits else { return nil }
    if end < text.endIndex, text[end] == "e" || text[end] == "E" {
      let before = end
      end = text.index(after: end)
      if end < text.endIndex, text[end] == "-" || text[end] == "+" { end = text.index(after: end) }
      if !digits() { end = before }
    }
    let number = text[..<end]
    count = number.count
    let plain = number.hasSuffix(".") ? number.dropLast() : number
    double = Double(plain.first == "+" ? plain.dropFirst() : plain) ?? 0
  }

  /// Parses a hexadecimal integer, with or without `0x`.
  init?(hexIn units: ArraySlice<UInt16>, largest: UInt64) {
    let text = Self.ascii(units)
    let hasMark = text.lowercased().hasPrefix("0x")
    let digits = text.dropFirst(hasMark ? 2 : 0).prefix { $0.isHexDigit }
    guard !digits.isEmpty else { return nil }
    count = (hasMark ? 2 : 0) + digits.count
    let value = min(UInt64(digits, radix: 16) ?? .max, largest)
    integer = Int64(bitPattern: value)
  }

  /// Parses a number in the format of C's `%a`: `0x`, hexadecimal digits with a point, and an
  /// exponent.
  init?(floatingHexIn units: ArraySlice<UInt16>) {
    let text = Self.ascii(units)
    let sign = text.first == "-" || text.first == "+" ? 1 : 0
    let rest = text.dropFirst(sign)
    guard rest.lowercased().hasPrefix("0x") else { return nil }
    let whole = rest.dropFirst(2).prefix { $0.isHexDigit }
    var behind = rest.dropFirst(2 + whole.count)
    var fraction = Substring()
    if behind.first == "." {
      fraction = behind.dropFirst().prefix { $0.isHexDigit }
      behind = behind.dropFirst(1 + fraction.count)
    }
    guard !whole.isEmpty || !fraction.isEmpty else { return nil }
    var length = text.count - behind.count
    var exponent = "0"
    if let mark = behind.first, mark == "p" || mark == "P" {
      let signed = behind.dropFirst().first.map { $0 == "-" || $0 == "+" } == true ? 1 : 0
      let digits = behind.dropFirst(1 + signed).prefix { ("0"..."9").contains($0) }
      if !digits.isEmpty {
        exponent = String(behind.dropFirst().prefix(signed)) + digits
        length += 1 + signed + digits.count
      }
    }
    let written =
      "0x\(whole.isEmpty ? "0" : whole).\(fraction.isEmpty ? "0" : fraction)p\(exponent)"
    count = length
    double = (Double(written) ?? .infinity) * (text.first == "-" ? -1 : 1)
  }

  /// Returns the signs, points, letters and digits of ASCII at the beginning of some units.
  private static func ascii(_ units: ArraySlice<UInt16>) -> String {
    let word = units.prefix {
      (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20)
        || [0x2B, 0x2D, 0x2E].contains($0)
    }
    return String(decoding: UTF16Text.utf8(of: word), as: UTF8.self)
  }
}
