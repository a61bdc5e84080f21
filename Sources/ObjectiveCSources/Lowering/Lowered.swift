/// A lowered expression: its Lua text and the facts that the enclosing code needs.
struct Lowered {
  /// The precedence of Lua's operators.
  enum Precedence: Int, Comparable {
    case or = 1
    case and, comparison, bitOr, bitXor, bitAnd, shift, concatenation, sum, product, unary, power
    case atom

    static func < (left: Precedence, right: Precedence) -> Bool { left.rawValue < right.rawValue }
  }

  var text: String
  var precedence = Precedence.atom
  /// Whether the Lua value is a boolean where C has a number.
  var isBoolean = false
  /// Whether repeated or later evaluation gives the same value: a literal or a constant.
  var isConstant = false
  /// Whether the value is a structure to which there is no other reference.
  var isFresh = false
  /// The value of a constant integer; nil for any other expression.
  var integer: Int?
  /// The integer operand of an implicit conversion to `double`, which Lua's operators convert
  /// themselves.
  var converted: (text: String, precedence: Precedence)?

  /// The low bits of an integer before it was wrapped to its type, for operators that need no others.
  var lowBits: LowBits?

  static let none = Lowered(text: "nil", isConstant: true)

  static func constant(_ value: Int) -> Lowered {
    Lowered(text: LuaText.number(value), isConstant: true, integer: value)
  }

  static func boolean(_ value: Bool) -> Lowered {
    Lowered(text: value ? "true" : "false", isBoolean: true, isConstant: true)
  }

  /// The text as an operand of an operator.
  func operand(_ least: Precedence) -> String { precedence < least ? "(\(text))" : text }

  /// The integer before its conversion to `double`, or the value itself.
  var unconverted: Lowered {
    converted.map { Lowered(text: $0.text, precedence: $0.precedence) } ?? self
  }

  /// A value with the same low bits, the number of which is less than 64.
  func low(_ bits: Int) -> Lowered {
    guard let lowBits, lowBits.count >= bits else { return self }
    return Lowered(text: lowBits.text, precedence: lowBits.precedence)
  }

  /// Whether the text has a call, apart from parentheses for wrapping.
  var mayCall: Bool { (lowBits?.text ?? text).contains("(") }

  /// The text as the prefix of a call, an index or a message.
  var prefix: String {
    guard precedence == .atom, let first = text.utf8.first else { return "(\(text))" }
    let isName =
      first == UInt8(ascii: "_")
      || (first | 0x20 >= UInt8(ascii: "a") && first | 0x20 <= UInt8(ascii: "z"))
    let isLiteral = text == "nil" || text == "true" || text == "false" || text.hasPrefix("function")
    return (isName && !isLiteral) || first == UInt8(ascii: "(") ? text : "(\(text))"
  }

  /// Whether the text is a single name.
  var isName: Bool { LuaText.isName(text) }
}

/// The text of an integer before it was wrapped.
///
/// It is a class, since most expressions have none.
final class LowBits: Sendable {
  let text: String
  let precedence: Lowered.Precedence
  /// The number of bits that the wrapped value has in common with the text.
  let count: Int
  let isSigned: Bool

  init(of value: Lowered, count: Int, isSigned: Bool) {
    text = value.text
    precedence = value.precedence
    self.count = count
    self.isSigned = isSigned
  }
}
