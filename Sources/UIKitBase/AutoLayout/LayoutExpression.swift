/// A sum of variables with coefficients, from one or more constraints.
struct LayoutExpression {
  private(set) var terms: [(variable: Int32, coefficient: Double)] = []
  private(set) var constant = 0.0

  init(constant: Double = 0) { self.constant = constant }

  init(_ variable: Int32) { terms = [(variable, 1)] }

  /// Adds another expression; equal variables are merged.
  mutating func add(_ other: LayoutExpression, times factor: Double = 1) {
    constant += other.constant * factor
    for (variable, coefficient) in other.terms {
      if let place = terms.firstIndex(where: { $0.variable == variable }) {
        terms[place].coefficient += coefficient * factor
      } else {
        terms.append((variable, coefficient * factor))
      }
    }
  }

  static func + (left: LayoutExpression, right: LayoutExpression) -> LayoutExpression {
    var result = left
    result.add(right)
    return result
  }

  static func - (left: LayoutExpression, right: LayoutExpression) -> LayoutExpression {
    var result = left
    result.add(right, times: -1)
    return result
  }

  static func - (left: LayoutExpression, right: Double) -> LayoutExpression {
    left - LayoutExpression(constant: right)
  }

  static func * (left: LayoutExpression, factor: Double) -> LayoutExpression {
    var result = LayoutExpression()
    result.add(left, times: factor)
    return result
  }
}
