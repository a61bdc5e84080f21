/// Variables whose initializers name the variables themselves.
///
/// In C the scope of a variable begins before its initializer: `struct node ring = {&ring, &ring}`.
/// Such a variable is declared with zero, which ARC stores too, and its initializer is assigned to it.
extension Lowering {
  /// Whether the initializer of a variable names it; a variable that blocks share is declared
  /// before its value anyway.
  func namesItself(_ node: SyntaxNode, in scope: FunctionScope) -> Bool {
    guard let variable = node.declaration, !scope.uses.isShared(variable) else { return false }
    return node.ownReference != nil
  }

  /// Assigns the initializer of a declared variable.
  func assignInitialValue(of node: SyntaxNode) {
    guard let target = node.ownReference, let value = node.initialValue else { return }
    emit(
      holdingTemporaries {
        guard target.type?.isArray == true else {
          _ = lowerAssignment(node, target, value, isUsed: false)
          return
        }
        let name = place(of: target).text
        let list = stable(initial(value, target.type, node.name), "list")
        emit("for i = 0, \(list).count - 1 do \(name)[i] = \(list)[i] end")
      }.1)
  }
}
