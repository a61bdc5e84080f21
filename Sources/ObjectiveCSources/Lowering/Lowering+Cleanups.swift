/// `__attribute__((cleanup(f)))`: the function gets the variable's address at the end of its scope,
/// also when an exception passes.
///
/// A guard stands for it, a variable that Lua closes on every way out. It is called where the scope
/// ends as well, so that it comes between the ends of the variables around it.
extension Lowering {
  /// Declares the guard, which is there before the variable's value is calculated.
  ///
  /// In a scope with labels the guards come first, as the variables do.
  func declareGuard(of node: SyntaxNode, in scope: FunctionScope) {
    guard let variable = node.declaration, scope.guards[variable.number] == nil,
      cleanupFunction(of: node) != nil
    else { return }
    let name = temporary("guard")
    emit("local \(name) <close> = \(helper("cleanup"))()")
    scope.guards[variable.number] = name
  }

  /// Tells the guard the function, once the variable has its value.
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

  /// The function that a variable's attribute names, which may stand in a macro with others.
  private func cleanupFunction(of node: SyntaxNode) -> String? {
    for attribute in node.children where attribute.isAttribute {
      let line = head(attribute, 160).prefix { !";={\n".contains($0) }
      for words in [written(attribute), String(line)] {
        guard let start = words.firstRange(of: "cleanup")?.upperBound else { continue }
        let name = words[start...].drop { "_ (".contains($0) }
          .prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        if !name.isEmpty { return String(name) }
      }
    }
    return nil
  }
}
