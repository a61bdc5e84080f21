/// Complex numbers, which are immutable Lua values; `C.complexes` has their types.
extension Lowering {
  /// `10i`.
  func lowerImaginary(_ node: SyntaxNode) -> Lowered {
    guard let operand = node.operands.first else { return .none }
    return Lowered(text: "\(typeText(node.type))(0, \(value(operand).text))")
  }

  /// A number or a complex number of another type as a complex one.
  func complex(_ value: Lowered, _ from: CType, _ to: CType) -> Lowered {
    if from.isComplex, from.canonical == to.canonical { return value }
    return Lowered(text: "\(typeText(to))(\(asNumber(value, from).text))")
  }

  /// A braced list of a complex number's parts, `{re, im}`.
  func complexInitializer(_ parts: inout ArraySlice<SyntaxNode>, _ type: CType) -> Lowered {
    guard let first = parts.popFirst() else { return zero(type) }
    if first.type?.isComplex == true { return value(first) }
    let second = parts.popFirst()
    let (real, imaginary) = second.map { inOrder(first, $0) } ?? (value(first), .constant(0))
    return Lowered(text: "\(typeText(type))(\(real.text), \(imaginary.text))")
  }

  /// The field of the part that `__real__` or `__imag__` names; nil for another operator.
  private func partOfComplex(_ node: SyntaxNode) -> String? {
    guard node.kind == .unary else { return nil }
    return switch node.operation {
    case Operators.realPart: "re"
    case Operators.imaginaryPart: "im"
    default: nil
    }
  }

  /// `__real__ x` or `__imag__ x`, which can be assigned to; nil for another expression.
  func placeOfComplexPart(_ node: SyntaxNode) -> Place? {
    guard let part = partOfComplex(node), let operand = node.operands.first else { return nil }
    let outer = place(of: operand)
    guard let complex = operand.type, complex.isComplex else {
      return part == "re" ? outer : Place("0", node.type)
    }
    var result = Place("\(outer.text).\(part)", node.type)
    let description = typeText(complex)
    result.assignment = { value in
      let parts = part == "re" ? "\(value), \(outer.text).im" : "\(outer.text).re, \(value)"
      return outer.assignment("\(description)(\(parts))")
    }
    return result
  }

  /// `__real__ x`, `__imag__ x`, `-x` or `~x` for a complex number; nil for another expression.
  func lowerComplexUnary(_ node: SyntaxNode, _ operand: SyntaxNode) -> Lowered? {
    if let part = partOfComplex(node) {
      let inner = value(operand)
      if operand.type?.isComplex == true { return Lowered(text: "\(inner.prefix).\(part)") }
      return part == "re" ? inner : .constant(0)
    }
    guard node.operation == Operators.complement, node.type?.isComplex == true else { return nil }
    return Lowered(text: "\(helper("c")).conj(\(value(operand).text))")
  }

  /// A sum, difference, product or quotient.
  func complexArithmetic(
    _ operation: Int, _ left: Lowered, _ right: Lowered, _ type: CType
  ) -> Lowered {
    let word = [3: "*", 4: "/", 7: "-"][operation] ?? "+"
    let text = "\(left.operand(.power)) \(word) \(right.operand(.power))"
    if type.part.isFloating, !type.part.isFloat32 {
      return Lowered(text: text, precedence: .sum)
    }
    return Lowered(text: "\(typeText(type))(\(text))")
  }
}
