/// SIMD vectors, which are immutable Lua values; `C.vectors` has their types.
///
/// A value is a table of its elements. An assignment to an element or to a swizzle assigns a changed
/// copy to the place of the vector.
extension Lowering {
  /// The description of a vector type: `C.vectors.fx4`.
  func vectorTypeText(_ type: CType) -> String {
    "C.vectors.\(typeText(type.element).filter { $0 != "\"" })x\(type.count)"
  }

  /// Converts from or to a vector: a number becomes each of the elements, other vectors keep their
  /// bytes.
  func vector(_ value: Lowered, _ from: CType, _ to: CType) -> Lowered {
    if from.isVector, to.isVector {
      let (source, target) = (vectorTypeText(from), vectorTypeText(to))
      return source == target ? value : Lowered(text: "\(target).of(\(value.text))")
    }
    if from.isVector {
      return Lowered(text: "C.vectors.bits(\(value.text), \(typeText(to)))")
    }
    return Lowered(text: "\(vectorTypeText(to)).splat(\(asNumber(value, from).text))")
  }

  /// A braced list of elements, or a whole vector.
  func vectorInitializer(_ parts: inout ArraySlice<SyntaxNode>, _ type: CType) -> Lowered {
    if let first = parts.first, first.type?.isVector == true {
      parts.removeFirst()
      return value(first)
    }
    let elements = values(Array(parts.prefix(type.count))).map(\.text)
    parts = parts.dropFirst(type.count)
    return Lowered(text: "\(vectorTypeText(type))(\(elements.joined(separator: ", ")))")
  }

  /// A sum, product or another operation on each of the elements, by the metatable of the type.
  func vectorArithmetic(_ operation: Int, _ left: Lowered, _ right: Lowered) -> Lowered {
    let words: [Int: (String, Lowered.Precedence)] = [
      3: ("*", .product), 4: ("/", .product), 5: ("%", .product), 7: ("-", .sum),
      8: ("<<", .shift), 9: (">>", .shift), 17: ("&", .bitAnd), 18: ("~", .bitXor),
      19: ("|", .bitOr),
    ]
    let (word, precedence) = words[operation] ?? ("+", .sum)
    return binary(left, word, right, precedence)
  }

  /// A comparison of each of the elements: -1 where it is true.
  func vectorComparison(
    _ word: String, _ left: Lowered, _ right: Lowered, _ type: CType?
  ) -> Lowered {
    Lowered(text: "\(typeText(type)).compare(\"\(word)\", \(left.text), \(right.text))")
  }

  /// `!v`; nil for another expression.
  func lowerVectorNot(_ node: SyntaxNode, _ operand: SyntaxNode) -> Lowered? {
    guard node.operation == Operators.not, let type = operand.type, type.isVector else {
      return nil
    }
    return vectorComparison("==", value(operand), zero(type), node.type)
  }

  /// Elements of a vector, `__builtin_convertvector` or `__builtin_shufflevector`; nil for another
  /// expression.
  func lowerVectorExpression(_ node: SyntaxNode) -> Lowered? {
    if let part = placeOfVectorPart(node) { return read(part) }
    let operands = node.operands
    guard let type = node.type, type.isVector, let first = operands.first,
      first.type?.isVector == true,
      first.start != node.start || first.spelledStart != node.spelledStart
    else { return nil }
    let texts = values(operands).map(\.text).joined(separator: ", ")
    let function = operands.count == 1 ? "converted" : "shuffled"
    return Lowered(text: "\(vectorTypeText(type)).\(function)(\(texts))")
  }

  /// `v.x`, `v.zyx`, `p->lo` or `v[i]`, which can be assigned to; nil for another expression.
  func placeOfVectorPart(_ node: SyntaxNode) -> Place? {
    let operands = node.operands
    guard node.kind == .subscripting || node.kind == .unexposed, let operand = operands.first,
      let type = operand.type
    else { return nil }
    if node.kind == .subscripting {
      guard type.isVector else { return nil }
      let outer = place(of: operand)
      let index = value(operands[1])
      let number = index.integer.map { LuaText.number($0 + 1) } ?? "\(stable(index, "i")) + 1"
      return part([number], of: outer, type, node.type)
    }
    guard let vector = vectorOfSwizzle(node) else { return nil }
    let name = nameOfElements(node)
    let outer = type.isPointer ? placeOfTarget(operand, vector) : place(of: operand)
    let numbers = Lowering.elements(name, vector.count).map { LuaText.number($0 + 1) }
    return part(numbers, of: outer, vector, node.type)
  }

  /// The place of one or more elements of a vector; the numbers begin with 1.
  private func part(
    _ numbers: [String], of outer: Place, _ vector: CType, _ type: CType?
  ) -> Place {
    let list = numbers.joined(separator: ", ")
    let isElement = type?.isVector != true
    func address() -> String? {
      guard isElement, let start = outer.address else { return nil }
      let codes = "\(typeText(type)), \(vectorTypeText(vector))"
      return "\(helper("add"))(\(helper("cast"))(\(start), \(codes)), \(list) - 1)"
    }
    var result = Place(
      isElement ? "\(outer.text)[\(list)]" : "\(typeText(type)).picked(\(outer.text), \(list))",
      type, address: address())
    let description = vectorTypeText(vector)
    result.assignment = {
      outer.assignment("\(description).changed(\(outer.text), \($0), \(list))")
    }
    return result
  }
}
