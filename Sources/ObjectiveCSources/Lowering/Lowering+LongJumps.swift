/// `setjmp` and `longjmp`: a jump runs the statement that called `setjmp` again, with another value.
///
/// That statement and those that follow it in its block become a function, in which an error with
/// the jump ends. Variables keep their values. A jump after the end of the block is an error.
extension Lowering {
  private static let names: Set<String> = ["setjmp", "_setjmp", "sigsetjmp"]

  /// Whether a statement calls `setjmp` itself, not in a block of statements that it contains.
  func isJumpPoint(_ node: SyntaxNode) -> Bool {
    usesJumpPoints && callsSetjmp(node)
  }

  /// Whether the source calls `setjmp`.
  static func usesJumpPoints(_ tree: SyntaxTree) -> Bool {
    tree.declarations.values.contains { $0.kind == .function && names.contains($0.name) }
  }

  private func callsSetjmp(_ node: SyntaxNode) -> Bool {
    switch node.kind {
    case .compound, .block: false
    case .call where node.operands.first.flatMap(calledFunction).map(isSetjmp) == true: true
    default: node.operands.contains(where: callsSetjmp)
    }
  }

  private func isSetjmp(_ function: Declaration) -> Bool {
    function.isSystem && Lowering.names.contains(function.name)
  }

  /// Lowers a statement that calls `setjmp`, and those that follow it.
  func lowerJumpPoint(_ statements: ArraySlice<SyntaxNode>) {
    guard let scope = function else { return }
    let point = temporary("point")
    let outer = scope.jumpPoint
    let labels = statements.reduce(into: Set<String>()) { $0.formUnion(self.labels(in: $1)) }
    protected(labels, by: "jumpPoint") { [self] in
      scope.jumpPoint = point
      let text = collecting { inScope { lowerStatements(Array(statements), isJumpPoint: true) } }
      return "function(\(point)) \(text) end"
    }
    scope.jumpPoint = outer
  }

  /// A call of `setjmp`; nil where its statement is not such a point.
  func markedJump(_ arguments: [SyntaxNode]) -> Lowered? {
    guard let point = function?.jumpPoint, let buffer = arguments.first else { return nil }
    return Lowered(text: "\(helper("markJump"))(\(value(buffer).text), \(point))")
  }
}
