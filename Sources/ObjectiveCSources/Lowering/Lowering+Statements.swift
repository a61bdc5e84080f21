import StringSearch

extension Lowering {
  /// Lowers a body in a new scope, and ends the variables that it declares.
  func inScope(_ body: () -> Void) {
    guard let scope = function else { return body() }
    scope.scopes.append(FunctionScope.Scope())
    let before = output
    output = []
    body()
    let lines = (scope.scopes.last?.declarations).map { $0 + output } ?? output
    output = before
    guard scope.scopes.last?.hasShared == true else {
      output += lines
      for line in scope.endings(from: scope.scopes.count - 1) { emit(line) }
      return scope.leaveScope()
    }
    // A shared variable stays as it is for the blocks that have it, so its object can be released only after its scope.
    emit("do")
    output += lines
    for line in scope.endings(from: scope.scopes.count - 1, settles: false) { emit(line) }
    emit("end \(helper("settle"))()")
    scope.leaveScope()
  }

  /// Lowers the statements of a block.
  ///
  /// - Parameter isJumpPoint: Whether the first one is lowered as a point of `longjmp` already.
  func lowerStatements(_ statements: [SyntaxNode], isJumpPoint: Bool = false) {
    if statements.contains(where: isLabelled) {
      return lowerLabelled(statements)
    }
    for (place, statement) in statements.enumerated() {
      if place > 0 || !isJumpPoint, self.isJumpPoint(statement) {
        return lowerJumpPoint(statements[place...])
      }
      guard statement.kind != .declaration else {
        lowerStatement(statement)
        continue
      }
      // Its temporaries end with it: Lua allows 200 variables at a time.
      let text = collecting {
        guard statement.isExpression else { return lowerStatement(statement) }
        emit(holdingTemporaries { lowerStatement(statement) }.1)
      }
      let hasTemporaries =
        statement.isExpression
        ? text.contains("local ") : text.withoutMarks.drop { $0 == " " }.hasPrefix("local ")
      output.append(hasTemporaries ? "do \(text) end" : text)
    }
  }

  /// Lowers a statement; a deeply nested one becomes a separate function.
  func lowerStatement(_ node: SyntaxNode) {
    depth.statements += 1
    defer { depth.statements -= 1 }
    guard depth.statements > SourceDepth.mostStatements, canBeOutlined(node) else {
      return lowerStatementInPlace(node)
    }
    let outer = depth
    depth = SourceDepth()
    defer { depth = outer }
    lowerOutlined(node) { [self] in lowerStatementInPlace(node) }
  }

  private func lowerStatementInPlace(_ node: SyntaxNode) {
    switch node.kind {
    case .compound:
      emit("do", at: node)
      let text = collecting { inScope { lowerStatements(node.operands) } }
      emit("\(text) end")
    case .declaration: lowerDeclaration(node)
    case .ifStatement: lowerIf(node)
    case .whileLoop, .doLoop, .forLoop, .forIn: lowerLoop(node)
    case .switchStatement: lowerSwitch(node)
    case .breakStatement, .continueStatement: lowerLeave(node)
    case .returnStatement: lowerReturn(node)
    case .goto: lowerGoto(node)
    case .label: lowerLabelled([node])
    case .caseLabel, .defaultLabel: if let inner = node.operands.last { lowerStatement(inner) }
    case .tryStatement: lowerTry(node)
    case .throwStatement: lowerThrow(node)
    case .synchronized: lowerSynchronized(node)
    case .pool: lowerPool(node)
    case .empty: break
    case .assembly: lowerAssembly(node)
    case .indirectGoto: lowerComputedGoto(node)
    case .unexposedStatement: for child in node.operands { lowerStatement(child) }
    default:
      // A type that is declared in a function has nothing to run.
      if node.isExpression { lowerExpressionStatement(node) }
    }
  }

  func labelName(_ name: String) -> String { LuaText.isName(name) ? name : name + "_" }

  /// An expression statement: its value is not used.
  private func lowerExpressionStatement(_ node: SyntaxNode) {
    let inner = node.underlying
    emit("", at: node)
    switch inner.kind {
    case .binary where inner.operation == Operators.assign:
      if inner.operands.count == 2 {
        _ = lowerAssignment(inner, inner.operands[0], inner.operands[1], isUsed: false)
      }
    case .binary where inner.operation == Operators.comma:
      for operand in inner.operands { lowerUnused(operand) }
    case .compoundAssignment: _ = lowerCompoundAssignment(inner, isUsed: false)
    case .unary where Operators.isIncrement(inner.operation):
      if let operand = inner.operands.first { _ = lowerIncrement(inner, operand, isUsed: false) }
    case .statementExpression:
      if let body = inner.operands.first { lowerStatement(body) }
    case .cast where inner.type?.isVoid == true:
      if let operand = inner.operands.last { lowerStatement(operand) }
    default:
      let lowered = lower(inner)
      if usesARC, inner.type?.isRetainable == true, inner.kind == .message || inner.kind == .call {
        if lowered.text.hasPrefix("temporary(") { return emit(lowered.text) }
        emit("\(ofAnswer("discard", lowered.text)) \(helper("settle"))()")
        return
      }
      let text = asStatement(lowered.unwrapped)
      if !text.isEmpty { emit(text) }
    }
  }

  private func lowerIf(_ node: SyntaxNode) {
    inConditionScope { lowerBranches(node) }
  }

  private func lowerBranches(_ node: SyntaxNode) {
    let operands = node.operands
    guard operands.count >= 2 else { return }
    emit("", at: node)
    let test = looking { condition(operands[0]) }
    if test.text == "true" || test.text == "false" {
      // A branch that is never taken because of a constant condition is omitted.
      let taken = test.text == "true" ? operands[1] : operands.dropFirst(2).first
      if let taken {
        emit("do")
        let text = body(taken)
        emit("\(text) end")
      }
      return
    }
    emit("if \(test.text) then")
    emit(body(operands[1]))
    var rest = operands.dropFirst(2).first
    while let next = rest {
      if next.kind == .ifStatement, next.operands.count >= 2 {
        var inner = Lowered.none
        let statements = collecting { inner = looking { condition(next.operands[0]) } }
        if statements.isEmpty, inner.text != "true", inner.text != "false" {
          emit("elseif \(inner.text) then", at: next)
          emit(body(next.operands[1]))
          rest = next.operands.dropFirst(2).first
          continue
        }
      }
      emit("else")
      emit(body(next))
      rest = nil
    }
    emit("end")
  }

  /// The statements of a branch or a loop body, in a scope of their own.
  func body(_ node: SyntaxNode) -> String {
    collecting {
      inScope {
        lowerStatements(node.kind == .compound ? node.operands : [node])
      }
    }
  }

  private func lowerDeclaration(_ node: SyntaxNode) {
    for child in node.children {
      if child.kind == .typeName { lowerArrayType(child) }
      guard child.kind == .variable, let variable = child.declaration, let scope = function else {
        continue
      }
      if variable.isExtern || fileVariables.contains(variable.number) { continue }
      if variable.isStatic {
        lowerStaticLocal(child, variable, scope)
        continue
      }
      lowerLocal(child, variable, scope)
      if namesItself(child, in: scope) { assignInitialValue(of: child) }
    }
  }

  private func lowerLocal(_ node: SyntaxNode, _ variable: Declaration, _ scope: FunctionScope) {
    emit("", at: node)
    let initial = namesItself(node, in: scope) ? nil : node.initialValue
    var value = Lowered.none
    let type = variable.type
    declareGuard(of: node, in: scope)
    // A block may refer to itself, so its variable is declared before its value.
    let isRecursive = type?.isBlock == true || scope.uses.isShared(variable)
    let isHoisted = scope.names[variable.number] != nil
    var name = scope.names[variable.number] ?? ""
    if isRecursive, !isHoisted {
      name = declare(variable, in: scope)
      emit(declaration(of: name))
      declareToken(of: variable, name, in: scope)
    }
    // A variable that does not retain leaves the result of a call to its statement.
    if let initial, isHeldStrongly(type) || type?.isRecord == true {
      consumed.insert(ObjectIdentifier(initial.retainedOperand))
    }
    var held = Held()
    let before = collecting {
      // Under ARC an array of objects without an initializer is filled with nil.
      if type?.isArray == true, type?.count ?? 0 < 0, initial?.kind != .initializerList {
        value = variableArray(node, type)
      } else if let initial {
        (value, held) = holdingTemporaries { self.initial(initial, type, variable.name) }
      } else {
        value = zero(type, named: variable.name)
      }
    }
    if type?.isBool == true { value = asBoolean(value, initial?.type ?? type) }
    if !isRecursive && !isHoisted { name = declare(variable, in: scope) }
    var isDeclared = isRecursive || isHoisted || name.contains(".")
    let hasStatements = !before.isEmpty || held.ending != nil || !held.statements.isEmpty
    if hasStatements {
      // The temporaries of the value end before the variable does.
      if !isDeclared { emit("local \(name)") }
      emit("do \(held.opening)\(before)")
      if held.ending != nil { emit("do") }
      output += held.statements
      isDeclared = true
    }
    defer {
      if let ending = held.ending { emit("end \(ending)") }
      if hasStatements { emit("end") }
    }
    let isTaken =
      countsReferences(variable, scope) && !isHoisted && !scope.uses.isAddressed(variable)
      && type?.isWeak != true && !isAutoreleasing(type) && initial.map(answersOwned) == true
    if let initial, isHeldStrongly(type), !isTaken { value = claimed(value, initial) }
    var text = value.text
    if type?.isWeak == true {
      weakVariables.insert(variable.number)
      text = call(of: "weak", text)
    } else if usesARC, type?.isUnsafe == true, !scope.uses.isAddressed(variable) {
      weakVariables.insert(variable.number)
      if text != "nil" { text = call(of: "unretained", text) }
    } else if isAutoreleasing(type) {
      if text != "nil" { text = call(of: "autoreleasing", text) }
    } else if countsReferences(variable, scope) {
      ownedVariables.insert(variable.number)
      let isCell = scope.uses.isAddressed(variable)
      if isHoisted && !isCell {
        // A backward jump may run the declaration again.
        text = "\(helper("swap"))(\(name), \(text))"
        _ = helper("settle")
      } else if isCell {
        text = "\(helper("strongCell"))(\(text == "nil" ? "" : text))"
      } else if text != "nil" {
        text = counted(text, initial)
      }
      let held = isCell ? (isHoisted ? "\(name) and \(name)[0]" : "\(name)[0]") : name
      scope.scopes[scope.scopes.count - 1].endings.append(.variable(held))
      for name in ["drop", "settle"] { _ = helper(name) }
    } else if isHeldStrongly(type) {
      if text != "nil" { text = call(of: "keep", text) }
      if scope.uses.isShared(variable) {
        for name in ["leave", "settle"] { _ = helper(name) }
        scope.sharesObjects = true
        scope.scopes[scope.scopes.count - 1].endings.append(
          .shared(
            scope.uses.isAddressed(variable) ? "\(name)[0]" : name,
            token: sharedTokens[variable.number]))
      }
    }
    if scope.uses.isAddressed(variable), type?.isArray != true,
      !ownedVariables.contains(variable.number)
    {
      let isKept = scope.uses.isShared(variable) && isHeldStrongly(type)
      text = isKept ? call(of: "sharedCell", text) : cell(text, type)
    }
    if isDeclared && text == "nil" {
      if name.contains(".") { emit("\(name) = nil") }
      return setGuard(of: node, name, in: scope)
    }
    let keyword = isDeclared ? "" : "local "
    emit(text == "nil" && !isDeclared ? "local \(name)" : "\(keyword)\(name) = \(text)")
    if !scope.uses.isShared(variable) { endParts(of: variable, name, in: scope) }
    setGuard(of: node, name, in: scope)
  }

  /// The statement that declares a variable; empty for a field of the table of variables.
  func declaration(of name: String) -> String { name.contains(".") ? "" : "local \(name)" }

  /// Whether ARC retains a variable's value: not if it is shared, pointed to or a constant.
  func countsReferences(_ variable: Declaration, _ scope: FunctionScope) -> Bool {
    guard usesARC, let type = variable.type, type.isRetainable, !type.isUnretained else {
      return false
    }
    return !scope.uses.isShared(variable)
  }

  /// The initial value of a variable.
  func initial(_ node: SyntaxNode, _ type: CType?, _ name: String) -> Lowered {
    if let type, type.isArray {
      if let literal = array(under: node), literal.kind == .string {
        return characters(literal, type)
      }
    }
    // A property has a placeholder for a type where it is read.
    return owningCopy(value(node), type ?? node.type)
  }

  /// A variable-length array.
  private func variableArray(_ node: SyntaxNode, _ type: CType?) -> Lowered {
    let counts = arrayType(of: node)?.counts ?? counts(in: node)
    guard let count = counts.first else { return zero(type) }
    let element = calculatedType(type?.element, counts.dropFirst())
    return Lowered(
      text: "\(helper("newArray"))(\(element), \(count), \(LuaText.quoted(node.name)))")
  }

  /// The text of a type that may have variable dimensions.
  private func calculatedType(_ type: CType?, _ counts: ArraySlice<String>) -> String {
    guard let type, type.isArray, type.count < 0, let count = counts.first else {
      return typeText(type)
    }
    return "{\(calculatedType(type.element, counts.dropFirst())), \(count)}"
  }

  private func lowerStaticLocal(
    _ node: SyntaxNode, _ variable: Declaration, _ scope: FunctionScope
  ) {
    let base =
      (scope.method?.name.prefix { $0 != ":" }).map { "\($0)_\(variable.name)" }
      ?? variable.name
    let name = declareInFile(variable, base)
    if scope.uses.isAddressed(variable), variable.type?.isArray != true {
      fileCells.insert(variable.number)
    }
    let text =
      node.initialValue.map { initial($0, variable.type, variable.name) }
      ?? zero(variable.type, named: variable.name)
    let isBoolean = variable.type?.isBool == true
    let plain = isBoolean ? asBoolean(text, node.operands.last?.type ?? variable.type) : text
    let isCell = fileCells.contains(variable.number)
    // The value may contain its own address, so the cell is created first.
    if isCell { fileInitializers.append("\(name) = \(cell("nil", variable.type))") }
    guard plain.text != "nil" else { return }
    let assignment = "\(name)\(isCell ? "[0]" : "") = \(plain.text)"
    // Functions exist only after the file's definitions.
    if node.operation == 1, node.operands.last.map(refersToFunctions) == true {
      lateVariables.insert(variable.number)
      lateValues.append(assignment)
    } else {
      fileInitializers.append(assignment)
    }
    let section = collecting { enterSection(node, variable) }
    if !section.isEmpty { fileInitializers.append(section) }
  }

  /// Whether a value refers to functions of the file, also through other variables.
  private func refersToFunctions(_ value: SyntaxNode) -> Bool {
    var result = false
    value.forEach { node in
      guard let reference = node.reference else { return }
      if reference.kind == .function, fileNames[reference.number] != nil { result = true }
      if lateVariables.contains(reference.number) { result = true }
    }
    return result
  }
}

extension Lowered {
  /// The expression without the conversion of its result.
  var unwrapped: Lowered {
    var text = self.text
    for boxing in ["obj(", "setOf(", "orderedSetOf("]
    where text.hasPrefix(boxing) && LuaText.endsWithFirstBracket(text) {
      text = String(text.dropFirst(boxing.count).dropLast())
      break
    }
    for ending in [" or 0)", " or 0.0)", " or false)"]
    where text.hasPrefix("(") && text.hasSuffix(ending) && LuaText.endsWithFirstBracket(text) {
      text = String(text.dropFirst().dropLast(ending.count))
    }
    var result = self
    result.text = text
    // A receiver that may be nil is in front.
    let receiver = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    if text != self.text, text.dropFirst(receiver.count).hasPrefix(" and ") {
      result.precedence = .and
    }
    return result
  }
}
