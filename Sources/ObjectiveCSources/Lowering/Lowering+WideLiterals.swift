// no traps of narrow: the value is a byte of the source.

/// Literals with characters wider than a byte: `L"…"`, `u"…"` and `U"…"`.
extension Lowering {
  /// Whether a literal's characters are wider than a byte.
  func isWide(_ literal: SyntaxNode) -> Bool { (literal.type?.element?.integer?.bits ?? 8) > 8 }

  /// A literal as an array, including the terminating null.
  func lowerWideString(_ literal: SyntaxNode) -> Lowered {
    let element = literal.type?.element
    let units = Lowering.units(of: literal.name, bits: element?.integer?.bits ?? 32)
    let list = units.map(String.init).joined(separator: ", ")
    return Lowered(text: "\(helper("wide"))(\(typeText(element)), {\(list)})", isConstant: true)
  }

  /// An array that is initialized by such a literal.
  func wideCharacters(_ literal: SyntaxNode, _ type: CType) -> Lowered {
    let units = Lowering.units(of: literal.name, bits: type.element?.integer?.bits ?? 32)
    let count = type.count < 0 ? units.count + 1 : type.count
    let list = units.prefix(count).enumerated().map { "[\($0.offset)] = \($0.element)" }
    return Lowered(
      text: "\(helper("filledArray"))(\(typeText(type.element)), \(count), "
        + "{\(list.joined(separator: ", "))})", isFresh: true)
  }

  /// The code units of a literal that libclang spells with quotes and C escapes.
  static func units(of literal: String, bits: Int) -> [Int] {
    var scalars = literal.unicodeScalars[...]
    guard let open = scalars.firstIndex(of: "\"") else { return [] }
    scalars = scalars[scalars.index(after: open)...]
    if scalars.last == "\"" { scalars = scalars.dropLast() }
    var result: [Int] = []
    while let scalar = scalars.popFirst() {
      guard scalar == "\\", let escape = scalars.popFirst() else {
        append(scalar, bits, to: &result)
        continue
      }
      switch escape {
      case "x": result.append(number(&scalars, radix: 16, atMost: 8))
      case "u", "U":
        let code = number(&scalars, radix: 16, atMost: escape == "u" ? 4 : 8)
        append(Unicode.Scalar(UInt32(code)) ?? "?", bits, to: &result)
      case "0"..."7":
        let first = Int(String(escape)) ?? 0
        let rest = scalars.prefix(2).prefix { ("0"..."7").contains($0) }
        scalars = scalars.dropFirst(rest.count)
        result.append(rest.reduce(first) { $0 * 8 + (Int(String($1)) ?? 0) })
      default: result.append(escapes[escape] ?? Int(escape.value))
      }
    }
    return result
  }

  private static let escapes: [Unicode.Scalar: Int] = [
    "n": 10, "t": 9, "r": 13, "a": 7, "b": 8, "f": 12, "v": 11, "e": 27,
  ]

  private static func append(_ scalar: Unicode.Scalar, _ bits: Int, to result: inout [Int]) {
    if bits == 16 {
      result += String(Character(scalar)).utf16.map { Int($0) }
    } else {
      result.append(Int(scalar.value))
    }
  }

  private static func number(
    _ scalars: inout Substring.UnicodeScalarView, radix: Int, atMost count: Int
  ) -> Int {
    let digits = scalars.prefix(count).prefix { Int(String($0), radix: radix) != nil }
    scalars = scalars.dropFirst(digits.count)
    return Int(String(String.UnicodeScalarView(digits)), radix: radix) ?? 0
  }
}
