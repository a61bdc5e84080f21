extension Lowering {
  /// Lowers `@try`: its body is a function whose return value says how it was left.
  func lowerTry(_ node: SyntaxNode) {
    guard let body = node.operands.first(where: { $0.kind == .compound }) else { return }
    let catches = node.operands.filter { $0.kind == .catchClause }
    let finally = node.operands.first { $0.kind == .finallyClause }
    emit("", at: node)
    protected(labels(in: node)) { [self] in
      let first = "function() \(self.body(body)) end"
      let second = catches.isEmpty ? "nil" : handler(catches)
      let third = finally.flatMap { $0.operands.last }.map { "function() \(self.body($0)) end" }
      return "\(first), \(second)\(third.map { ", \($0)" } ?? "")"
    }
  }

  /// Calls a function of the module with function arguments for the bodies.
  ///
  /// The bodies may be left by `return`, `break` and `continue`, which run after the call.
  func protected(
    _ labels: Set<String>, by name: String = "try", _ functions: () -> String
  ) {
    guard let scope = function else { return }
    let (outerBarrier, outerFlows, outerTry) = (scope.barrier, scope.flows, scope.isInFunctionOfTry)
    let outerScopes = scope.scopes
    let (outerLabels, innerLabels) = (scope.outerLabels, scope.innerLabels)
    scope.outerLabels = []
    scope.innerLabels = labels
    scope.barrier = scope.targets.count
    scope.flows = []
    scope.isInFunctionOfTry = true
    scope.scopes = scope.scopes.map {
      var inner = FunctionScope.Scope()
      inner.names = $0.names
      return inner
    }
    let text = functions()
    let flows = scope.flows
    (scope.barrier, scope.flows, scope.isInFunctionOfTry) = (outerBarrier, outerFlows, outerTry)
    scope.scopes = outerScopes
    let jumps = scope.outerLabels
    (scope.outerLabels, scope.innerLabels) = (outerLabels, innerLabels)
    let attempt = helper(name)
    if flows.isEmpty && jumps.isEmpty { return emit("\(attempt)(\(text))") }
    let (flow, result) = (temporary("flow"), temporary("r"))
    emit("local \(flow), \(result) = \(attempt)(\(text))")
    if flows.contains(1) {
      let endings = scope.endings().joined(separator: " ")
      if scope.isInFunctionOfTry {
        scope.flows.insert(1)
        emit("if \(flow) == 1 then \(endings) return 1, \(result) end")
      } else {
        let answer = answersCounted(scope) ? leaving(scope, result) : result
        let list = scope.outs(behind: scope.result?.isVoid == true ? nil : answer)
        emit("if \(flow) == 1 then \(endings) return \(list) end")
      }
    }
    for label in jumps.sorted() {
      let depth = min(scope.labelDepths[label] ?? scope.scopes.count, scope.scopes.count)
      let endings = scope.endings(from: depth).joined(separator: " ")
      let isFurther = scope.innerLabels.map { !$0.contains(label) } ?? false
      if isFurther { scope.outerLabels.insert(label) }
      let jump = isFurther ? "return \(LuaText.quoted(label))" : "goto \(label)"
      emit("if \(flow) == \(LuaText.quoted(label)) then \(endings) \(jump) end")
    }
    for (number, isBreak) in [(2, true), (3, false)] where flows.contains(number) {
      guard let place = scope.targets.lastIndex(where: { isBreak || $0.isLoop }) else { continue }
      let depth = scope.targets[place].depth(isBreak: isBreak)
      let endings = scope.endings(from: depth).joined(separator: " ")
      let jump: String
      if place < scope.barrier {
        scope.flows.insert(number)
        jump = "return \(number)"
      } else if isBreak {
        scope.targets[place].isBroken = true
        jump = scope.targets[place].breakLabel.map { "goto \($0)" } ?? "break"
      } else {
        scope.targets[place].isContinued = true
        jump = "goto \(scope.targets[place].continueLabel)"
      }
      emit("if \(flow) == \(number) then \(endings) \(jump) end")
    }
  }

  /// The function that receives the thrown exception.
  private func handler(_ catches: [SyntaxNode]) -> String {
    guard let scope = function else { return "nil" }
    let caught = temporary("e")
    scope.caught.append(caught)
    defer { scope.caught.removeLast() }
    let text = collecting {
      for clause in catches {
        guard let body = clause.operands.last(where: { $0.kind == .compound }) else { continue }
        let (cls, variable) = declaredCatch(clause, body)
        emit(
          cls.isEmpty
            ? "do" : "if \(helper("isKind"))(\(caught), \(LuaText.quoted(runtimeName(cls)))) then",
          at: clause)
        inScope {
          if let variable {
            let name = declare(variable, in: scope)
            let keyword = name.contains(".") ? "" : "local "
            emit(
              scope.uses.isAddressed(variable)
                ? "\(keyword)\(name) = \(cell(caught, variable.type))"
                : "\(keyword)\(name) = \(caught)")
          }
          lowerStatements(body.operands)
        }
        if body.operands.last?.kind != .returnStatement { emit("do return end") }
        emit("end")
      }
      emit("error(\(caught), 0)")
    }
    return "function(\(caught)) \(text) end"
  }

  /// The class and the variable of a `@catch`, which libclang does not show.
  ///
  /// The class is read from the source text, the variable from a reference in the body.
  private func declaredCatch(
    _ clause: SyntaxNode, _ body: SyntaxNode
  ) -> (cls: String, variable: Declaration?) {
    let (cls, name) = writtenCatch(clause, body)
    let variable = name.flatMap { caughtVariable($0, in: body) }
    return (cls == "id" ? "" : cls, variable)
  }

  /// The text between the parentheses of a `@catch`: a class and a variable name.
  private func writtenCatch(
    _ clause: SyntaxNode, _ body: SyntaxNode
  ) -> (cls: String, name: String?) {
    let head = source(clause.spelledFile)?.text(clause.spelledStart, body.spelledStart) ?? ""
    let words = head.drop { $0 != "(" }.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    let qualifiers: Set<Substring> = ["const", "__strong", "__unused", "__unsafe_unretained"]
    let names = words.filter { !qualifiers.contains($0) }
    return (String(names.first ?? ""), names.count > 1 ? names.last.map(String.init) : nil)
  }

  /// The variable of a `@catch`, by a name that is not declared otherwise.
  ///
  /// A nested clause with the same name refers to its own variable.
  private func caughtVariable(_ name: String, in node: SyntaxNode) -> Declaration? {
    if node.kind == .reference, let found = node.reference, found.name == name,
      found.kind == .variable, function?.name(of: found.number) == nil,
      fileNames[found.number] == nil
    {
      return found
    }
    if node.kind == .catchClause, let body = node.operands.last(where: { $0.kind == .compound }),
      writtenCatch(node, body).name == name
    {
      return nil
    }
    for child in node.children {
      if let found = caughtVariable(name, in: child) { return found }
    }
    return nil
  }

  func lowerThrow(_ node: SyntaxNode) {
    let thrown = node.operands.first.map { value($0).text } ?? function?.caught.last ?? "nil"
    // ARC leaves a reference to what it throws to the pool.
    let operand = usesARC ? node.operands.first : nil
    let isOwned = operand.map { ", \(answersOwned($0))" } ?? ""
    emit("\(helper("throw"))(\(thrown)\(isOwned))", at: node)
  }

  func lowerSynchronized(_ node: SyntaxNode) {
    let operands = node.operands
    guard operands.count >= 2 else { return }
    emit("", at: node)
    guard usesARC, operands[0].underlying.kind != .selfExpression else {
      return lowerLocked(stable(value(operands[0]), "lock"), operands[1])
    }
    emit("do")
    let text = collecting {
      inScope {
        let lock = retainedLock(operands[0])
        lowerLocked(lock, operands[1])
      }
    }
    emit("\(text) end")
  }

  /// The variable of a lock, which ARC retains until the statement ends.
  private func retainedLock(_ node: SyntaxNode) -> String {
    let lock = temporary("lock")
    consumed.insert(ObjectIdentifier(node.underlying))
    let (value, held) = holdingTemporaries { self.value(node) }
    emit("local \(lock) do \(held.opening)")
    output += held.statements
    emit("\(lock) = \(counted(answersOwned(node) ? value.text : claimed(value, node).text, node))")
    emit("\(held.ending ?? "") end")
    for name in ["drop", "settle"] { _ = helper(name) }
    if let scope = function { scope.scopes[scope.scopes.count - 1].endings.append(.variable(lock)) }
    return lock
  }

  private func lowerLocked(_ lock: String, _ body: SyntaxNode) {
    protected(labels(in: body), by: "synchronized") { [self] in
      "\(lock), function() \(self.body(body)) end"
    }
  }

  /// The labels inside a statement.
  func labels(in node: SyntaxNode) -> Set<String> {
    var names = function?.entered?.targets(in: node) ?? []
    node.forEach { if $0.kind == .label { names.insert(labelName($0.name)) } }
    return names
  }

  /// Lowers `@autoreleasepool`; an object that an exception carries out moves to the outer pool.
  func lowerPool(_ node: SyntaxNode) {
    guard let body = node.operands.last, let scope = function else { return }
    let pool = temporary("pool")
    emit("do local \(pool) = \(helper("openPool"))()", at: node)
    let text = collecting {
      scope.scopes.append(FunctionScope.Scope())
      scope.scopes[scope.scopes.count - 1].endings.append(
        .statement(call(of: "drainPool", pool)))
      emit("do \(self.body(body)) end")
      emit("drainPool(\(pool))")
      scope.scopes.removeLast()
    }
    emit("\(text) end")
  }
}
