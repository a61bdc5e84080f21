/// `goto` statements and labels.
extension Lowering {
  /// Lowers `goto`, which ends the scopes that it leaves.
  func lowerGoto(_ node: SyntaxNode) {
    emit("", at: node)
    jump(node, to: node.children.first?.name ?? node.name)
  }

  /// Lowers `&&label` to a number that is unique in the function.
  func lowerAddressOfLabel(_ node: SyntaxNode) -> Lowered {
    let number = function?.entered?.number(of: node.children.first?.name ?? node.name)
    return Lowered(text: "\(number ?? 0)", isConstant: true)
  }

  /// Lowers `goto *address`.
  func lowerComputedGoto(_ node: SyntaxNode) {
    guard let operand = node.operands.first else { return }
    emit("", at: node)
    let address = stable(value(operand), "label")
    for (name, number) in function?.entered?.addressed ?? [] {
      emit("if \(address) == \(number) then")
      jump(node, to: name)
      emit("end")
    }
    emit("\(helper("missing"))(\(LuaText.quoted("no label of this function has that address")))")
  }

  private func jump(_ node: SyntaxNode, to name: String) {
    guard let scope = function else { return }
    var label = labelName(name)
    if let entry = scope.entered, let target = entry.target(of: node, to: name) {
      emit("\(entry.variable) = \(entry.number(of: name) ?? 0)")
      label = target
    }
    let depth = scope.labelDepths[label] ?? scope.scopes.count
    for line in scope.endings(from: min(depth, scope.scopes.count)) { emit(line) }
    if let inner = scope.innerLabels, !inner.contains(label) {
      scope.outerLabels.insert(label)
      return emit("do return \(LuaText.quoted(label)) end")
    }
    emit("goto \(label)")
  }

  /// Lowers statements that contain labels.
  ///
  /// A Lua `goto` must not enter the scope of a local, so the variables are declared first and
  /// other locals stay in a block of their own.
  func lowerLabelled(_ statements: [SyntaxNode]) {
    hoistVariables(of: statements)
    for statement in statements { noteLabels(of: statement) }
    for statement in statements {
      guard let inner = emitLabels(of: statement) else { continue }
      if let entry = function?.entered, entry.target(before: inner) != nil {
        enter(inner, entry)
      } else {
        emit("do \(collecting { lowerStatement(inner) }) end")
      }
    }
  }

  /// Whether a statement is a jump target: it has a label, or one in front for a label inside it.
  func isLabelled(_ statement: SyntaxNode) -> Bool {
    statement.kind == .label || function?.entered?.target(before: statement) != nil
  }

  /// Records the scope depth of the labels in front of a statement.
  func noteLabels(of statement: SyntaxNode) {
    guard let scope = function else { return }
    if let target = scope.entered?.target(before: statement) {
      scope.labelDepths[target] = scope.scopes.count
    }
    var inner: SyntaxNode? = statement
    while let label = inner, label.kind == .label {
      scope.labelDepths[labelName(label.name)] = scope.scopes.count
      inner = label.operands.last
    }
  }

  /// Writes the labels in front of a statement, and returns the statement; nil if there is none.
  func emitLabels(of statement: SyntaxNode) -> SyntaxNode? {
    var inner: SyntaxNode? = statement
    while let label = inner, label.kind == .label {
      emit("::\(labelName(label.name))::", at: label)
      emitArrival(at: label)
      inner = label.operands.last
    }
    return inner
  }

  /// Clears the pending label once it is reached.
  func emitArrival(at label: SyntaxNode) {
    guard let entry = function?.entered, let number = entry.number(of: label) else { return }
    emit("if \(entry.variable) == \(number) then \(entry.variable) = 0 end", at: label)
  }
}
