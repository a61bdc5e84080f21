internal import CStandardLibrary

/// The functions of expressions, by selector, as NSExpression.h lists them.
enum PredicateFunction {
  static let selectors: [String] = [
    "sum:", "count:", "min:", "max:", "average:", "median:", "mode:", "stddev:", "add:to:",
    "from:subtract:", "multiply:by:", "divide:by:", "modulus:by:", "sqrt:", "log:", "ln:",
    "raise:toPower:", "exp:", "ceiling:", "abs:", "trunc:", "floor:", "uppercase:", "lowercase:",
    "length:", "distinct:", "now", "first:", "last:", "reversed:", "bitwiseAnd:with:",
    "bitwiseOr:with:", "bitwiseXor:with:", "leftshift:by:", "rightshift:by:", "onesComplement:",
    "random", "randomn:", "noindex:",
  ]

  /// The operators of arithmetic functions, so that they are printed as they were parsed.
  static let infix = [
    "add:to:": "+", "from:subtract:": "-", "multiply:by:": "*", "divide:by:": "/",
    "raise:toPower:": "**",
  ]

  /// Returns the result of a function of two integers, or nil for an unknown function.
  static func integral(_ selector: String, _ left: Int64, _ right: Int64) -> Int64? {
    switch selector {
    case "add:to:": left &+ right
    case "from:subtract:": left &- right
    case "multiply:by:": left &* right
    case "modulus:by:":
      right == 0 ? nil : left.remainderReportingOverflow(dividingBy: right).partialValue
    case "divide:by:":
      right == 0 ? nil : left.dividedReportingOverflow(by: right).partialValue
    case "bitwiseAnd:with:": left & right
    case "bitwiseOr:with:": left | right
    case "bitwiseXor:with:": left ^ right
    case "leftshift:by:": left << right
    case "rightshift:by:": left >> right
    default: nil
    }
  }

  /// Returns the result of a function of two numbers, or nil for an unknown function.
  static func real(_ selector: String, _ left: Double, _ right: Double) -> Double? {
    switch selector {
    case "add:to:": left + right
    case "from:subtract:": left - right
    case "multiply:by:": left * right
    case "divide:by:": left / right
    case "modulus:by:": left.truncatingRemainder(dividingBy: right)
    case "raise:toPower:": pow(left, right)
    default: nil
    }
  }

  /// Returns the result of a function of one number, or nil for an unknown function.
  static func unary(_ selector: String, _ number: Double) -> Double? {
    switch selector {
    case "sqrt:": number.squareRoot()
    case "ceiling:": number.rounded(.up)
    case "floor:": number.rounded(.down)
    case "trunc:": number.rounded(.towardZero)
    case "abs:": number.magnitude
    case "exp:": CStandardLibrary.exp(number)
    case "ln:": CStandardLibrary.log(number)
    case "log:": log10(number)
    default: nil
    }
  }
}
