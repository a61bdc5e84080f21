/// A directive of a format: the argument that it prints, and its notation.
///
/// The grammar is that of `printf` with the additions of `CFString`:
///
///     %[n$][-+ #0'][width][.precision][length]conversion
///
/// The width and the precision may be `*` or `*n$`.
struct FormatDirective {
  /// A width or a precision.
  enum Amount {
    case fixed(Int)
    /// The next argument.
    case next
    /// The number of an argument, from 1.
    case place(Int)
  }

  /// The number of the argument, from 1; nil for the next one.
  var place: Int?
  var isLeftAligned = false
  var showsPlus = false
  var showsBlank = false
  var isAlternate = false
  var padsWithZeros = false
  var width: Amount?
  var precision: Amount?
  /// The length modifier, such as `ll`.
  var length = ""
  /// The conversion letter; nil at the end of an incomplete format.
  var conversion: Character?
}

/// Parses the directives of a format.
struct FormatReader {
  let units: [UInt16]
  var index: Int

  private var letter: Character? {
    guard index < units.count, let scalar = Unicode.Scalar(units[index]) else { return nil }
    return Character(scalar)
  }

  /// Parses the characters after a `%`.
  mutating func directive() -> FormatDirective {
    var directive = FormatDirective()
    directive.place = place()
    readFlags(&directive)
    directive.width = amount()
    if letter == "." {
      index += 1
      directive.precision = amount() ?? .fixed(0)
    }
    while let letter, "hlLqzjt".contains(letter) {
      directive.length.append(letter)
      index += 1
    }
    directive.conversion = letter
    if directive.conversion != nil { index += 1 }
    return directive
  }

  private mutating func readFlags(_ directive: inout FormatDirective) {
    while let letter {
      switch letter {
      case "-": directive.isLeftAligned = true
      case "+": directive.showsPlus = true
      case " ": directive.showsBlank = true
      case "#": directive.isAlternate = true
      case "0": directive.padsWithZeros = true
      // Thousands are separated only with a locale.
      case "'": break
      default: return
      }
      index += 1
    }
  }

  private mutating func number() -> Int? {
    var result: Int?
    while let digit = letter?.wholeNumberValue, units[index] < 0x80 {
      // Clamped, so that more digits do not overflow.
      result = min((result ?? 0) * 10 + digit, 1_000_000)
      index += 1
    }
    return result
  }

  /// Parses a number before `$`; other numbers are left for the flags and the width.
  private mutating func place() -> Int? {
    let start = index
    if let number = number(), letter == "$" {
      index += 1
      return number
    }
    index = start
    return nil
  }

  private mutating func amount() -> FormatDirective.Amount? {
    guard letter == "*" else { return number().map { .fixed($0) } }
    index += 1
    return place().map { .place($0) } ?? .next
  }
}
