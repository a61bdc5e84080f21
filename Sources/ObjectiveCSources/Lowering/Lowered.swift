/// An expression in Lua, with what its surroundings have to know of it.
struct Lowered {
  /// How tightly Lua's operators bind.
  enum Precedence: Int, Comparable {
    case or = 1
    case and, comparison, bitOr, bitXor, bitAnd, shift, concatenation, sum, product, unary, power
    case atom

    static func < (left: Precedence, right: Precedence) -> Bool { left.rawValue < right.rawValue }
  }

  var text: String
  var precedence = Precedence.atom
  /// Whether it is true or false in Lua, whatever number C makes of it.
  var isBoolean = false
  /// Whether it can be evaluated again, or later, and gives the same: a literal, a constant.
  var isConstant = false
  /// Whether it is a structure that nobody else has.
  var isFresh = false
  /// Its value, when it is an integer that is known.
  var integer: Int?
  /// The integer whose conversion to `double` it is; beside a `double`, Lua's operators convert it.
  var converted: (text: String, precedence: Precedence)?

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

  /// The text in front of a call, an index or a message.
  var prefix: String {
    guard precedence == .atom, let first = text.utf8.first else { return "(\(text))" }
    let isName =
      first == UInt8(ascii: "_")
      || (first | 0x20 >= UInt8(ascii: "a") && first | 0x20 <= UInt8(ascii: "z"))
    let isLiteral = text == "nil" || text == "true" || text == "false" || text.hasPrefix("function")
    return (isName && !isLiteral) || first == UInt8(ascii: "(") ? text : "(\(text))"
  }

  /// Whether it is only a name.
  var isName: Bool { LuaText.isName(text) }
}
