import StringSearch

/// The names of swizzles, which libclang does not show.
extension Lowering {
  /// The type of the vector of which a node names elements; nil for another expression.
  func vectorOfSwizzle(_ node: SyntaxNode) -> CType? {
    let operands = node.operands
    guard node.kind == .unexposed, operands.count == 1, let operand = operands.first,
      let type = operand.type, let vector = type.isPointer ? type.pointee : type, vector.isVector,
      operand.spelledStart == node.spelledStart, operand.start == node.start
    else { return nil }
    if operand.end != node.end || operand.spelledEnd != node.spelledEnd { return vector }
    // In a macro both end where the use of the macro ends; a swizzle has another type.
    guard node.spelledStart != node.start || node.spelledFile != node.file, let own = node.type
    else { return nil }
    if own.isVector, !type.isPointer {
      return own.count != vector.count && typeText(own.element) == typeText(vector.element)
        ? vector : nil
    }
    return own.isVector || own.isArithmetic ? vector : nil
  }

  /// The name of the elements in a swizzle, such as `xyz`.
  ///
  /// One in a macro is read from clang's print of the function, or from the macro's body.
  func nameOfElements(_ node: SyntaxNode) -> String {
    let (start, name) = Lowering.splitAtLastName(written(node)[...])
    if start.hasSuffix(".") || start.hasSuffix("->") { return name }
    if let printed = printedElements[ObjectIdentifier(node)] { return printed }
    var rest = Substring(head(node, 200))
    if rest.first == "(" {
      var depth = 0
      rest = rest.drop { character in
        depth += character == "(" ? 1 : character == ")" ? -1 : 0
        return depth > 0
      }.dropFirst()
    } else {
      rest = rest.drop { $0.isLetter || $0.isNumber || $0 == "_" }
    }
    rest = rest.drop { " .->".contains($0) }
    return String(rest.prefix { $0.isLetter || $0.isNumber })
  }

  private static func splitAtLastName(_ text: Substring) -> (start: Substring, name: String) {
    let name = text.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return (text.dropLast(name.count), String(name.reversed()))
  }

  /// The names of the swizzles in functions that clang has printed.
  ///
  /// The members of a function have the same order in the print as in the tree, innermost first.
  func findPrintedElements() -> [ObjectIdentifier: String] {
    var result: [ObjectIdentifier: String] = [:]
    for root in tree.roots {
      root.forEach { function in
        guard let number = function.declaration?.number, let print = tree.prints[number] else {
          return
        }
        let pieces = print.replacing("\\\"", with: "").split(
          separator: "\"", omittingEmptySubsequences: false)
        let code = stride(from: 0, to: pieces.count, by: 2).map { pieces[$0] }
        var names = Lowering.memberNames(in: code.joined(separator: "\"\""))[...]
        forEachMember(function) { node in
          if let known = node.reference?.name {
            if let index = names.firstIndex(of: known) { names = names[(index + 1)...] }
            return
          }
          let isElement = node.type?.isVector != true
          names = names.drop { name in
            let count = Lowering.elements(name, 16).count
            return isElement ? count != 1 : count < 2
          }
          result[ObjectIdentifier(node)] = names.popFirst()
        }
      }
    }
    return result
  }

  /// Calls the body for each member and each swizzle; for those of an operand first.
  private func forEachMember(_ node: SyntaxNode, _ body: (SyntaxNode) -> Void) {
    // clang prints no bodies of blocks.
    if node.kind == .block { return }
    for child in node.children { forEachMember(child, body) }
    if node.kind == .member || vectorOfSwizzle(node) != nil { body(node) }
  }

  /// The names after `.` and `->` in a printed function; those of designators and numbers are not
  /// members.
  private static func memberNames(in text: String) -> [String] {
    var result: [String] = []
    var rest = text[...]
    while let dot = rest.firstIndex(where: { $0 == "." || $0 == ">" }) {
      let before = rest[..<dot].last
      let isArrow = rest[dot] == ">" && before == "-"
      let isMember = rest[dot] == "." && (before.map { $0.isLetter || ")]_".contains($0) } ?? false)
      let isNumbered = rest[dot] == "." && before?.isNumber == true
      let word = Lowering.splitAtLastName(rest[..<dot]).name
      rest = rest[rest.index(after: dot)...]
      guard isArrow || isMember || isNumbered && word.first?.isNumber == false else { continue }
      let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      if !name.isEmpty { result.append(String(name)) }
    }
    return result
  }

  /// The elements that a swizzle names, as `xyzw`, `rgba`, `s01ef`, `lo`, `hi`, `even` or `odd`.
  static func elements(_ name: String, _ count: Int) -> [Int] {
    let half = (count + 1) / 2
    switch name {
    case "lo": return Array(stride(from: 0, to: half, by: 1))
    case "hi": return Array(stride(from: half, to: half * 2, by: 1))
    case "even": return Array(stride(from: 0, to: half * 2, by: 2))
    case "odd": return Array(stride(from: 1, to: half * 2, by: 2))
    default: break
    }
    if let first = name.first, first == "s" || first == "S", name.count > 1 {
      return name.dropFirst().compactMap(\.hexDigitValue)
    }
    let indices: [Character: Int] = [
      "x": 0, "y": 1, "z": 2, "w": 3, "r": 0, "g": 1, "b": 2, "a": 3,
    ]
    let found = name.compactMap { indices[$0] }
    return found.count == name.count ? found : []
  }
}
