/// The uses of a function's variables, which decide how they are stored.
final class VariableUses {
  /// The variables whose addresses are taken.
  private(set) var addressed: Set<Int> = []
  /// The variables that are changed after their declaration.
  private(set) var changed: Set<Int> = []
  /// The variables that blocks share: `__block`.
  private(set) var shared: Set<Int> = []
  /// The function's own variables, as opposed to those that a block captures.
  private(set) var declared: Set<Int> = []
  /// The variables that blocks capture.
  private(set) var captured: Set<Int> = []
  /// Whether memory is written that other names may refer to: through pointers, or in variables of
  /// the file.
  private(set) var writesElsewhere = false
  /// Whether `_cmd` is used.
  private(set) var usesCommand = false
  private(set) var hasGoto = false
  /// The number of `return` statements outside of blocks.
  private(set) var returns = 0

  /// Collects the uses in a function's parameters and body.
  init(_ nodes: [SyntaxNode], isShared: (SyntaxNode) -> Bool) {
    for node in nodes { node.forEach { note($0, isShared) } }
    for node in nodes { for child in node.children { noteCaptured(child) } }
  }

  private func noteCaptured(_ node: SyntaxNode) {
    if node.kind == .block {
      node.forEach { if let variable = $0.reference { captured.insert(variable.number) } }
    } else {
      if node.kind == .returnStatement { returns += 1 }
      for child in node.children { noteCaptured(child) }
    }
  }

  private func note(_ node: SyntaxNode, _ isShared: (SyntaxNode) -> Bool) {
    switch node.kind {
    case .unary where node.operation == Operators.addressOf:
      if let variable = base(node.operands.first, throughElements: false) {
        addressed.insert(variable.number)
      }
      if let variable = base(node.operands.first) { changed.insert(variable.number) }
    case .unary where Operators.isIncrement(node.operation): noteChange(node.operands.first)
    case .binary where node.operation == Operators.assign, .compoundAssignment:
      noteChange(node.operands.first)
      noteArray(node.operands.last)
    case .call:
      // The called function may write to an array of a structure.
      for operand in node.operands { noteArray(operand) }
    case .parameter: if let declaration = node.declaration { declared.insert(declaration.number) }
    case .variable:
      guard let declaration = node.declaration else { return }
      declared.insert(declaration.number)
      if isShared(node) { shared.insert(declaration.number) }
      noteArray(node.initialValue)
      if node.ownReference != nil { changed.insert(declaration.number) }
    case .reference:
      if node.name == "_cmd" { usesCommand = true }
    case .goto: hasGoto = true
    default: break
    }
  }

  private func noteChange(_ place: SyntaxNode?) {
    if let variable = base(place) {
      changed.insert(variable.number)
      if variable.kind == .variable, !declared.contains(variable.number) { writesElsewhere = true }
    } else {
      writesElsewhere = true
    }
  }

  /// Notes that an array of a structure becomes a pointer, through which it can be changed.
  private func noteArray(_ value: SyntaxNode?) {
    guard let inner = value?.underlying, inner.kind == .member, inner.type?.isArray == true,
      let variable = base(inner)
    else { return }
    changed.insert(variable.number)
  }

  /// The variable that a place is, or is a part of.
  ///
  /// - Parameter throughElements: Whether an element of an array in a structure counts as a part.
  private func base(_ node: SyntaxNode?, throughElements: Bool = true) -> Declaration? {
    guard let node else { return nil }
    switch node.kind {
    case .reference:
      guard let found = node.reference, found.kind == .variable || found.kind == .parameter else {
        return nil
      }
      return found
    case .parenthesis, .unexposed:
      return base(node.operands.first, throughElements: throughElements)
    case .member where node.reference?.kind == .field:
      guard let inner = node.operands.first, inner.type?.isPointer != true else { return nil }
      return base(inner, throughElements: throughElements)
    case .subscripting:
      // An element of an array that is a member; an array itself is not copied.
      guard throughElements, let inner = node.operands.first?.underlying,
        inner.type?.isArray == true, inner.kind == .member || inner.kind == .subscripting
      else { return nil }
      return base(inner)
    default: return nil
    }
  }

  func isAddressed(_ declaration: Declaration) -> Bool { addressed.contains(declaration.number) }
  func isChanged(_ declaration: Declaration) -> Bool { changed.contains(declaration.number) }
  func isDeclared(_ declaration: Declaration) -> Bool { declared.contains(declaration.number) }
  func isCaptured(_ declaration: Declaration) -> Bool { captured.contains(declaration.number) }
  /// Whether blocks share a variable; one that no block captures is an ordinary variable.
  func isShared(_ declaration: Declaration) -> Bool {
    shared.contains(declaration.number) && captured.contains(declaration.number)
  }
}

/// The numbers of operators in libclang (`CXBinaryOperatorKind`, `CXUnaryOperatorKind`).
enum Operators {
  static let assign = 22
  static let comma = 33
  static let postIncrement = 1
  static let postDecrement = 2
  static let preIncrement = 3
  static let preDecrement = 4
  static let addressOf = 5
  static let dereference = 6
  static let plus = 7
  static let minus = 8
  static let complement = 9
  static let not = 10
  static let realPart = 11
  static let imaginaryPart = 12
  static let extensionMark = 13

  static func isIncrement(_ operation: Int) -> Bool { (1...4).contains(operation) }
}
