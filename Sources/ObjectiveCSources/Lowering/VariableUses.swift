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
  /// Whether `_cmd` is used.
  private(set) var usesCommand = false
  private(set) var hasGoto = false

  /// Collects the uses in a function's parameters and body.
  init(_ nodes: [SyntaxNode], isShared: (SyntaxNode) -> Bool) {
    for node in nodes { node.forEach { note($0, isShared) } }
    for node in nodes { for child in node.children { noteCaptured(child) } }
  }

  private func noteCaptured(_ node: SyntaxNode) {
    if node.kind == .block {
      node.forEach { if let variable = $0.reference { captured.insert(variable.number) } }
    } else {
      for child in node.children { noteCaptured(child) }
    }
  }

  private func note(_ node: SyntaxNode, _ isShared: (SyntaxNode) -> Bool) {
    switch node.kind {
    case .unary where node.operation == Operators.addressOf:
      if let variable = base(node.operands.first, throughMembers: true) {
        addressed.insert(variable.number)
        changed.insert(variable.number)
      }
    case .unary where Operators.isIncrement(node.operation):
      if let variable = base(node.operands.first, throughMembers: true) {
        changed.insert(variable.number)
      }
    case .binary where node.operation == Operators.assign, .compoundAssignment:
      if let variable = base(node.operands.first, throughMembers: true) {
        changed.insert(variable.number)
      }
    case .parameter: if let declaration = node.declaration { declared.insert(declaration.number) }
    case .variable:
      guard let declaration = node.declaration else { return }
      declared.insert(declaration.number)
      if isShared(node) { shared.insert(declaration.number) }
    case .reference:
      if node.name == "_cmd" { usesCommand = true }
    case .goto: hasGoto = true
    default: break
    }
  }

  /// The variable that a place is, or is a part of.
  private func base(_ node: SyntaxNode?, throughMembers: Bool) -> Declaration? {
    guard let node else { return nil }
    switch node.kind {
    case .reference:
      guard let found = node.reference, found.kind == .variable || found.kind == .parameter else {
        return nil
      }
      return found
    case .parenthesis, .unexposed:
      return base(node.operands.first, throughMembers: throughMembers)
    case .member where node.reference?.kind == .field:
      guard let inner = node.operands.first, inner.type?.isPointer != true else { return nil }
      return base(inner, throughMembers: true)
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
  static let extensionMark = 13

  static func isIncrement(_ operation: Int) -> Bool { (1...4).contains(operation) }
}
