package import SelectorRuntime

// no traps of narrow: the value is a byte.

/// Formats a string with arguments, as `stringWithFormat:`, `NSLog` and predicates do.
///
/// The arguments are the values of a message. A number is read as the C type of the directive, so
/// `%d` prints the lower 32 bits of a number that `%ld` prints whole. Where C would read a missing
/// argument, or a number in place of an object, this throws.
package struct TextFormat {
  private let format: UTF16Text
  private let arguments: [Value]
  /// The calling method or function, for error messages.
  private let caller: String
  /// Returns the text of a value for `%@`.
  private let describe: (Value) throws -> UTF16Text
  /// The number format of a locale; nil uses C's format.
  private let numbers: FormatNumbers?
  private var next = 0
  /// Returns the address of a value that is neither an object nor a number.
  var addressOf: (Value) throws -> UInt64? = { _ in nil }

  /// Reads characters from host-language memory, up to a limit.
  var charactersOf: (Value, Int?) throws -> String? = { _, _ in nil }

  /// Throws a memory error if the text would become too large.
  var checkMemory: (_ bytes: Int) throws -> Void = { _ in }

  /// Throws to stop the filling of a long format.
  var checkStop: () throws -> Void = {}

  /// Creates a format with its arguments.
  package init(
    _ format: UTF16Text, _ arguments: [Value], caller: String,
    describe: @escaping (Value) throws -> UTF16Text
  ) { self.init(format, arguments, caller: caller, numbers: nil, describe: describe) }

  /// Creates a format with the numbers of a locale.
  init(
    _ format: UTF16Text, _ arguments: [Value], caller: String, numbers: FormatNumbers?,
    describe: @escaping (Value) throws -> UTF16Text
  ) {
    self.format = format
    self.arguments = arguments
    self.caller = caller
    self.numbers = numbers
    self.describe = describe
  }

  /// Returns the text with every directive replaced.
  ///
  /// - Throws: `RuntimeError` for a directive that is unknown, has no argument, or has an argument
  ///   of another type; and errors of `description`.
  package mutating func filled() throws -> UTF16Text {
    var result: [UInt16] = []
    var reader = FormatReader(units: format.units, index: 0)
    var directives = 0
    while reader.index < format.count {
      let unit = format.units[reader.index]
      reader.index += 1
      guard unit == 0x25 else {
        result.append(unit)
        continue
      }
      directives += 1
      if directives % 1024 == 0 { try checkStop() }
      let directive = reader.directive()
      guard let conversion = directive.conversion else { break }
      if conversion == "%" {
        result.append(0x25)
      } else {
        let units = try text(of: directive, conversion).units
        if units.count > 1 << 16 { try checkMemory(2 * (result.count + units.count)) }
        result += units
      }
    }
    return UTF16Text(result)
  }

  private mutating func text(
    of directive: FormatDirective, _ conversion: Character
  ) throws -> UTF16Text {
    var field = FormatField(directive)
    field.numbers = numbers
    if let width = try amount(directive.width, conversion) {
      field.width = Int(width.magnitude)
      field.isLeftAligned = field.isLeftAligned || width < 0
    }
    if let precision = try amount(directive.precision, conversion), precision >= 0 {
      field.precision = precision
    }
    guard "@diuDUxXoOfFeEgGaAcCsSp".contains(conversion) else {
      throw RuntimeError(.invalidArgument, "\(caller): unknown conversion '%\(conversion)'")
    }
    let value = try argument(directive.place, conversion)
    switch conversion {
    case "@": return field.padded(field.cut(try describe(value)))
    case "p": return field.padded(UTF16Text(try address(of: value)))
    case "s", "S":
      return field.padded(field.cut(try characters(of: value, conversion, field.precision)))
    case "c", "C": return field.padded(try character(value, conversion))
    case "f", "F", "e", "E", "g", "G", "a", "A":
      return field.number(try number(value, conversion), conversion)
    default:
      return field.integer(
        try integer(value, conversion), conversion, bits: directive.bits(of: conversion))
    }
  }

  private mutating func argument(_ place: Int?, _ conversion: Character) throws -> Value {
    let index = place.map { $0 - 1 } ?? next
    if place == nil { next += 1 }
    guard arguments.indices.contains(index) else {
      throw RuntimeError(
        .invalidArgument, "\(caller): '%\(conversion)' has no argument \(index + 2)")
    }
    return arguments[index]
  }

  private mutating func amount(
    _ amount: FormatDirective.Amount?, _ conversion: Character
  ) throws -> Int? {
    let number: Int? =
      switch amount {
      case nil: nil
      case .fixed(let number): number
      // C reads an `int`.
      case .next: Int(Int32(truncatingIfNeeded: try integer(argument(nil, conversion), "*")))
      case .place(let place):
        Int(Int32(truncatingIfNeeded: try integer(argument(place, conversion), "*")))
      }
    guard let number, number.magnitude > Self.largestAmount else { return number }
    throw RuntimeError(
      .invalidArgument,
      "\(caller): the width or precision \(number) of '%\(conversion)' is larger than "
        + "\(Self.largestAmount)")
  }

  /// The largest width or precision: more is a mistake, and would exhaust memory.
  private static let largestAmount: UInt = 1 << 24
}

extension TextFormat {
  private func refusal(_ value: Value, _ conversion: Character) -> RuntimeError {
    RuntimeError(.invalidArgument, "\(caller): '%\(conversion)' cannot print \(value.typeName)")
  }

  /// Returns the bits of an integer; a BOOL is 0 or 1, nil is 0, and a number loses its fraction.
  private func integer(_ value: Value, _ conversion: Character) throws -> UInt64 {
    switch value {
    case .none: return 0
    case .bool(let bool): return bool ? 1 : 0
    case .integer(let integer): return UInt64(bitPattern: integer)
    case .number(let number):
      let whole = number.rounded(.towardZero)
      if let integer = Int64(exactly: whole) { return UInt64(bitPattern: integer) }
      if let integer = UInt64(exactly: whole) { return integer }
      throw refusal(value, conversion)
    // Descriptions printed addresses with `0x%x` before `%p` existed.
    case .object(let object) where conversion == "x" || conversion == "X":
      return UInt64(object.addressNumber)
    default: throw refusal(value, conversion)
    }
  }

  private func number(_ value: Value, _ conversion: Character) throws -> Double {
    switch value {
    case .number(let number): return number
    case .none, .bool, .integer: return Double(Int64(bitPattern: try integer(value, conversion)))
    default: throw refusal(value, conversion)
    }
  }

  /// Returns the text of a C string or of an array of `unichar`.
  private func characters(
    of value: Value, _ conversion: Character, _ limit: Int?
  ) throws -> UTF16Text {
    switch value {
    case .none: return "(null)"
    case .string(let string): return UTF16Text(string)
    case .selector(let selector): return UTF16Text(selector.name)
    // A number in place of a C string would crash a device.
    case .bool, .integer, .number: return try describe(value)
    case .foreign:
      guard let text = try charactersOf(value, limit) else { throw refusal(value, conversion) }
      return UTF16Text(text)
    default: throw refusal(value, conversion)
    }
  }

  private func character(_ value: Value, _ conversion: Character) throws -> UTF16Text {
    let code = try integer(value, conversion)
    if conversion == "C" { return UTF16Text([UInt16(truncatingIfNeeded: code)]) }
    let byte = UInt8(truncatingIfNeeded: code)
    return byte == 0 ? UTF16Text() : UTF16Text([UInt16(byte)])
  }

  private func address(of value: Value) throws -> String {
    let number: UInt64? =
      switch value {
      case .none: 0
      case .object(let object): UInt64(object.addressNumber)
      case .integer(let integer): UInt64(bitPattern: integer)
      default: try addressOf(value)
      }
    return "0x" + String(number ?? 0, radix: 16)
  }
}

extension FormatDirective {
  /// Returns the size of an integer's C type in bits.
  func bits(of conversion: Character) -> Int {
    switch length {
    case "hh": 8
    case "h": 16
    case "": "DUO".contains(conversion) ? 64 : 32
    default: 64
    }
  }
}
