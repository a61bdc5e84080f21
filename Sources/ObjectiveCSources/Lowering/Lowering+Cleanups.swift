import StringSearch

/// Lowers `__attribute__((cleanup(f)))`.
///
/// The function is called with the variable's address at the end of its scope, also when an
/// exception is thrown. The variable has a guard, a to-be-closed Lua variable. The guard is also
/// called at the end of the scope, so that it runs in the right order among the releases of the
/// other variables.
extension Lowering {
  /// Declares the guard before the variable's value is evaluated.
  ///
  /// In a scope with labels the guards are declared first, like the variables.
  func declareGuard(of node: SyntaxNode, in scope: FunctionScope) {
    guard let variable = node.declaration, scope.guards[variable.number] == nil,
      cleanupFunction(of: node) != nil
    else { return }
    let name = temporary("guard")
    emit("local \(name) <close> = \(helper("cleanup"))()")
    scope.guards[variable.number] = name
  }

  /// Sets the guard's function once the variable is initialized.
  func setGuard(of node: SyntaxNode, _ name: String, in scope: FunctionScope) {
    guard let variable = node.declaration, let guardian = scope.guards[variable.number],
      let function = cleanupFunction(of: node)
    else { return }
    let declaration = tree.roots.first {
      $0.declaration?.kind == .function && $0.declaration?.name == function
    }?.declaration
    let known = declaration.map { functionName($0, at: node) } ?? "\(helper("c")).\(function)"
    let isPointer = scope.uses.isAddressed(variable) || variable.type?.isArray == true
    let address = isPointer ? name : cell(name, variable.type)
    emit("\(guardian).run = function() \(known)(\(address)) end")
    scope.scopes[scope.scopes.count - 1].endings.append(.statement("\(guardian)()"))
  }

  /// The function that the variable's attribute names; the attribute may come from a macro.
  private func cleanupFunction(of node: SyntaxNode) -> String? {
    node.children.lazy.filter(\.isAttribute)
      .compactMap { self.argument(ofAttribute: "cleanup", $0) }.first
  }
}
