import StringSearch

/// Loops without a body, which wait until another thread changes what they test.
///
/// Simulated threads switch where they block, so each round of such a loop lets other threads run.
extension Lowering {
  /// The statement that lets other threads run and the virtual time pass.
  var turnOfOthers: String { "\(helper("c")).sched_yield()" }

  /// Whether a loop does nothing but test a condition that only another thread can change.
  func isWaiting(for test: SyntaxNode?, _ body: SyntaxNode) -> Bool {
    isWithoutEffect(body) && (test.map(isObservation) ?? true)
  }

  private func isWithoutEffect(_ body: SyntaxNode) -> Bool {
    switch body.kind {
    case .empty, .continueStatement: true
    case .compound: body.children.allSatisfy(isWithoutEffect)
    default: false
    }
  }

  /// Whether an expression changes nothing except a lock that it tries to take.
  private func isObservation(_ node: SyntaxNode) -> Bool {
    switch node.kind {
    case .compoundAssignment, .statementExpression, .block: return false
    case .binary where node.operation == Operators.assign: return false
    case .unary where Operators.isIncrement(node.operation): return false
    case .message where node.operands.count > 1: return false
    case .call where !isAtomic(node) && (node.operands.count > 1 || isSystem(node)): return false
    default: return node.children.allSatisfy(isObservation)
    }
  }

  private func isSystem(_ call: SyntaxNode) -> Bool {
    call.operands.first?.underlying.reference?.isSystem == true
  }

  private func isAtomic(_ call: SyntaxNode) -> Bool {
    let name = call.operands.first?.underlying.reference?.name ?? ""
    return ["tomic", "__sync_", "try", "Try"].contains { name.contains($0) }
  }
}
