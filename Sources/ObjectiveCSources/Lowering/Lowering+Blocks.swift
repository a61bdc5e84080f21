import StringSearch

extension Lowering {
  /// Lowers a block literal to a function, with copies of captured variables that change later.
  func lowerBlock(_ node: SyntaxNode) -> Lowered {
    let inner = node.children.first { $0.kind == .unexposedDeclaration } ?? node
    let parameters = inner.children.filter { $0.kind == .parameter }
    guard let body = inner.children.last(where: { $0.kind == .compound }) else { return .none }
    let captures = captures(of: body)
    let result = node.type?.pointee?.result
    let uses = VariableUses([inner], isShared: isShared)
    let scope = FunctionScope(parent: function, result: result, method: nil, uses: uses)
    for (number, name) in captures.copies { scope.names[number] = name }
    let text = lowerFunction(
      scope, parameters, body, isVariadic: node.type?.pointee?.isVariadic ?? false,
      boxesObjects: true)
    var literal = "function\(text)"
    let signature = node.type?.pointee.flatMap(blockSignature).map(LuaText.quoted)
    if captures.isEmpty {
      return Lowered(text: "\(helper("globalBlock"))(\(signature ?? "nil"), \(literal))")
    }
    if signature != nil || !captures.retained.isEmpty {
      let list = [signature ?? "nil", literal] + captures.retained
      literal = "\(helper("block"))(\(list.joined(separator: ", ")))"
    }
    if !captures.manual.isEmpty {
      let list = [literal] + captures.manual
      literal = "\(helper("manualBlock"))(\(list.joined(separator: ", ")))"
    }
    if !usesARC || uncopiedBlocks.contains(ObjectIdentifier(node)) {
      literal = call(of: "stackBlock", literal)
    }
    return Lowered(text: literal)
  }

  /// Notes a block literal that ARC does not copy: a receiver or a variadic argument.
  func leaveUncopied(_ node: SyntaxNode) {
    let inner = node.underlying
    if inner.kind == .block { uncopiedBlocks.insert(ObjectIdentifier(inner)) }
  }

  /// The type encoding of a block with that type; nil when it has no parameters and no result, which is the
  /// encoding of every block without an entry.
  private func blockSignature(_ type: CType) -> String? {
    let isVoid = type.result?.isVoid ?? true
    guard !isVoid || !type.parameters.isEmpty else { return nil }
    var offset = 8
    var text = ""
    for parameter in type.parameters {
      text += "\(parameter.extendedEncoding)\(offset)"
      offset += max(parameter.size, 4)
    }
    return "\(type.result?.extendedEncoding ?? "v")\(offset)@?0" + text
  }

  /// The variables that a block captures.
  private struct Captures {
    /// The numbers of the variables of which it has copies, and the names of the copies.
    var copies: [(Int, String)] = []
    /// The copies that a block under ARC retains, in clang's order: that of their first use.
    var retained: [String] = []
    /// The copies that a block retains when it is copied, in a source without ARC.
    var manual: [String] = []
    /// Whether it captures no variable; global and static variables are not captured.
    var isEmpty = true
  }

  /// Determines what a block captures, and declares copies of variables.
  ///
  /// Copied are the variables that are changed after their declaration and are not `__block`;
  /// variables owned by ARC are set to nil at the end of their scopes.
  private func captures(of body: SyntaxNode) -> Captures {
    var own: Set<Int> = []
    var seen: Set<Int> = []
    var captured: [Declaration] = []
    var usesOwnSelf = false
    /// The number of variables that are used before `self`; nil if that is not used.
    var countBeforeSelf: Int?
    body.forEachEvaluated { node in
      let isSelf =
        node.kind == .selfExpression || node.reference?.name == "self"
        || node.kind == .member && node.reference?.kind == .ivar && node.operands.isEmpty
        || usesSuper(node)
      if isSelf, countBeforeSelf == nil { countBeforeSelf = captured.count }
      if let declared = node.declaration {
        own.insert(declared.number)
        usesOwnSelf = usesOwnSelf || declared.name == "self"
      }
      guard node.kind == .reference || node.kind == .selfExpression, let variable = node.reference,
        variable.kind == .variable || variable.kind == .parameter,
        seen.insert(variable.number).inserted
      else { return }
      captured.append(variable)
    }
    var result = Captures()
    let capturesSelf =
      countBeforeSelf != nil && usesARC && !usesOwnSelf && !captured.contains { $0.name == "self" }
    var indexOfSelf = capturesSelf ? countBeforeSelf : nil
    for (place, variable) in captured.enumerated() where !own.contains(variable.number) {
      if let index = indexOfSelf, place >= index {
        result.retained.append("self")
        indexOfSelf = nil
      }
      guard let name = function?.name(of: variable.number), !variable.isStatic,
        let scope = definingScope(of: variable)
      else { continue }
      result.isEmpty = false
      let uses = scope.uses
      if !usesARC, !uses.isShared(variable), variable.type?.isRetainable == true {
        result.manual.append(uses.isAddressed(variable) ? "\(name)[0]" : name)
      }
      let holdsWeakly = isWeak(variable)
      let isField = name.contains(".")
      let isOwned = ownedVariables.contains(variable.number) && !uses.isShared(variable)
      // A structure parameter may be shared with the caller, and one with references is released.
      let references = references(in: variable.type)
      let isLent =
        variable.kind == .parameter && variable.type?.isRecord == true || !references.isEmpty
      if uses.isShared(variable) || !(uses.isChanged(variable) || isField || isOwned || isLent) {
        let isHeld = !uses.isShared(variable) && !holdsWeakly && isHeldStrongly(variable.type)
        if isHeld { result.retained.append(uses.isAddressed(variable) ? "\(name)[0]" : name) }
        if let token = sharedTokens[variable.number] { result.retained.append(token) }
        continue
      }
      guard variable.type?.isArray != true else { continue }
      let copy = temporary(variable.name)
      let current = uses.isAddressed(variable) ? "\(name)[0]" : name
      let isHeld = isHeldStrongly(variable.type) && !holdsWeakly
      let value = isHeld ? current : copied(Lowered(text: current), variable.type).text
      let inside = uses.isAddressed(variable) ? "\(copy)[0]" : copy
      // A block releases what it captured last first, but the fields of a structure in their order.
      result.retained += references.reversed().map { inside + $0 }
      if isHeld { result.retained.append(inside) }
      emit(
        uses.isAddressed(variable)
          ? "local \(copy) = \(cell(value, variable.type))" : "local \(copy) = \(value)")
      if isOwned, isHeld, uses.isChanged(variable) { keepUntilScopeEnds(inside) }
      result.copies.append((variable.number, copy))
      if uses.isAddressed(variable) { copiedCells.insert(variable.number) }
    }
    if indexOfSelf != nil { result.retained.append("self") }
    if countBeforeSelf != nil {
      if !usesARC, !result.manual.contains("self") { result.manual.append("self") }
      if !usesOwnSelf { result.isEmpty = false }
    }
    return result
  }

  /// Retains what a block literal captures until the scope around the literal ends, as clang does.
  ///
  /// The variable that it was copied from may have another value by then.
  private func keepUntilScopeEnds(_ value: String) {
    guard let scope = function, let last = scope.scopes.indices.last,
      scope.count < Lowering.roomForLocals
    else { return }
    let name = temporary("captured")
    scope.scopes[last].captures.append(name)
    scope.scopes[last].endings.append(.variable(name))
    scope.scopes[last].count += 1
    for helper in ["drop", "settle"] { _ = self.helper(helper) }
    emit("\(name) = \(helper("swap"))(\(name), \(value))")
  }

  /// Whether blocks share a variable, because it is `__block`.
  ///
  /// clang predefines `__block` as a macro, so the attribute is in no file.
  func isShared(_ variable: SyntaxNode) -> Bool {
    variable.children.contains { child in
      child.isAttribute
        && (source(child.spelledFile) == nil || attribute(child).contains("blocks"))
    }
  }

  /// The name of what says how many blocks, beside its scope, have a variable that they share; it is nil
  /// while no source counts by hand.
  func declareToken(of variable: Declaration, _ name: String, in scope: FunctionScope) {
    guard scope.uses.isShared(variable), isHeldStrongly(variable.type), !name.contains(".") else {
      return
    }
    let token = temporary("shared")
    let inside = scope.uses.isAddressed(variable) ? "\(name)[0]" : name
    sharedTokens[variable.number] = token
    emit("local \(token) = C.shared(function() return \(inside) end)")
  }

  private func definingScope(of variable: Declaration) -> FunctionScope? {
    var scope = function
    while let current = scope {
      if current.names[variable.number] != nil { return current }
      scope = current.parent
    }
    return nil
  }
}
