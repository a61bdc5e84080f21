import StringSearch

extension Lowering {
  /// The clauses of a `for` statement, each of which may be absent.
  struct LoopParts {
    var first: SyntaxNode?
    var test: SyntaxNode?
    var step: SyntaxNode?
    var body: SyntaxNode?
  }

  func lowerLoop(_ node: SyntaxNode) {
    emit("", at: node)
    switch node.kind {
    case .forIn: lowerForIn(node)
    case .forLoop: lowerFor(node)
    case .doLoop:
      let operands = node.operands
      guard operands.count >= 2 else { return }
      loop(body: operands[0], test: operands[1])
    default:
      let operands = node.operands
      guard operands.count >= 2 else { return }
      loop(test: operands[0], step: nil, body: operands[1])
    }
  }

  private func negated(_ test: Lowered) -> String {
    if test.text == "true" { return "false" }
    if test.text == "false" { return "true" }
    return "not \(test.operand(.unary))"
  }

  /// Lowers a loop that tests last.
  ///
  /// The objects of literals in the test are released with the scope around the loop.
  /// clang overwrites those of the previous iteration without a release: they leak on a device too.
  private func loop(body: SyntaxNode, test node: SyntaxNode) {
    guard let scope = function, let inner = scope.scopes.indices.last else { return }
    emit("repeat")
    let (text, _) = turn(body)
    emit(text)
    if isWaiting(for: node, body) { emit(turnOfOthers) }
    let count = scope.scopes[inner].captures.count
    var test = Lowered.none
    let statements = collecting { test = looking { condition(node) } }
    let literals = scope.scopes[inner].captures.dropFirst(count)
    if !literals.isEmpty { emit("\(literals.joined(separator: ", ")) = nil") }
    if !statements.isEmpty { emit(statements) }
    emit("until \(negated(test))")
  }

  /// Lowers a loop that tests first: what the literals of its clauses hold is released when a round ends.
  private func loop(test: SyntaxNode?, step: SyntaxNode?, body: SyntaxNode) {
    guard let scope = function else { return }
    let depth = scope.scopes.count
    scope.scopes.append(FunctionScope.Scope())
    var first = Lowered.boolean(true)
    let statements = collecting { if let test { first = looking { condition(test) } } }
    let leaving = scope.endings(from: depth).joined(separator: " ")
    let (text, _) = turn(body, outside: depth)
    let last = step.map { step in collecting { lowerStatement(step) }.withoutMarks } ?? ""
    emit(statements.isEmpty ? "while \(first.text) do" : "while true do")
    output += scope.scopes[depth].declarations
    if !statements.isEmpty {
      emit("\(statements) if \(negated(first)) then \(leaving) break end")
    }
    emit(text)
    if step == nil, isWaiting(for: test, body) { emit(turnOfOthers) }
    if step != nil { emit(last) }
    for line in scope.endings(from: depth) { emit(line) }
    emit("end")
    scope.leaveScope()
  }

  /// The statements of one iteration, and the label that `continue` jumps to.
  ///
  /// - Parameter depth: the number of scopes outside the loop; nil for all that are open.
  private func turn(
    _ body: SyntaxNode, outside depth: Int? = nil
  ) -> (String, FunctionScope.Target) {
    guard let scope = function else { return ("", newTarget(isLoop: true, depth: 0)) }
    scope.targets.append(newTarget(isLoop: true, depth: depth ?? scope.scopes.count))
    var text = self.body(body)
    let target = scope.targets.removeLast()
    if target.isContinued {
      text = "do \(text) end ::\(target.continueLabel)::"
    }
    return (text, target)
  }

  func newTarget(isLoop: Bool, depth: Int) -> FunctionScope.Target {
    temporaries += 1
    return FunctionScope.Target(
      isLoop: isLoop, continueLabel: "continue_\(temporaries)",
      breakLabel: isLoop ? nil : "break_\(temporaries)", depth: depth,
      roundDepth: function?.scopes.count ?? depth)
  }

  private func lowerFor(_ node: SyntaxNode) {
    let parts = parts(of: node)
    guard let body = parts.body else { return }
    emit("do")
    let text = collecting {
      inScope {
        if let counted = countedLoop(parts, body) { return emit(counted) }
        if let first = parts.first { lowerStatement(first) }
        loop(test: parts.test, step: parts.step, body: body)
      }
    }
    emit("\(text) end")
  }

  /// Lowers a loop that counts up to a constant bound to a numeric Lua `for`.
  private func countedLoop(_ parts: LoopParts, _ body: SyntaxNode) -> String? {
    guard let first = parts.first, first.kind == .declaration, first.children.count == 1,
      let node = first.children.first, node.operation == 1, let variable = node.declaration,
      variable.type?.integer != nil, let start = node.operands.last,
      let test = parts.test, test.kind == .binary, test.operation == 11 || test.operation == 13,
      test.operands.count == 2, test.operands[0].underlying.reference === variable,
      let step = parts.step, step.kind == .unary,
      step.operation == Operators.postIncrement || step.operation == Operators.preIncrement,
      step.operands.first?.reference === variable, let scope = function
    else { return nil }
    // A Lua loop cannot be left by a jump over more than 2¹⁷ instructions.
    guard body.end - body.start < 200_000,
      scope.tableOfLocals == nil || scope.count < Lowering.roomForLocals
    else { return nil }
    let uses = VariableUses([body], isShared: isShared)
    guard !uses.isChanged(variable), !scope.uses.isAddressed(variable),
      test.operands[0].type?.integer?.bits == variable.type?.integer?.bits
    else { return nil }
    let bound = test.operands[1]
    var limit = Lowered.none
    let isUnsigned = test.operands[0].type?.integer?.isSigned == false
    let statements = collecting { limit = value(bound) }
    guard statements.isEmpty else { return nil }
    if limit.integer == nil {
      guard !isUnsigned, let known = bound.underlying.reference,
        bound.underlying.kind == .reference,
        known.kind == .parameter || known.kind == .variable, !scope.uses.isChanged(known),
        scope.names[known.number] != nil, limit.isName
      else { return nil }
    }
    if isUnsigned, limit.integer ?? -1 < 0 { return nil }
    var from = Lowered.none
    let before = collecting { from = value(start) }
    guard before.isEmpty else { return nil }
    let last: String
    if let known = limit.integer {
      last = "\(test.operation == 11 ? known - 1 : known)"
    } else {
      last = test.operation == 11 ? "\(limit.operand(.sum)) - 1" : limit.text
    }
    let name = declare(variable, in: scope)
    let (text, _) = turn(body)
    return "for \(name) = \(from.text), \(last) do \(text) end"
  }

  /// Identifies the clauses of a `for`: libclang omits those that are absent.
  func parts(of node: SyntaxNode) -> LoopParts {
    var rest = node.operands
    var parts = LoopParts()
    parts.body = rest.popLast()
    if rest.count == 3 {
      (parts.first, parts.test, parts.step) = (rest[0], rest[1], rest[2])
      return parts
    }
    let semicolons = source(node.spelledFile)?.semicolons(after: node.spelledStart) ?? []
    for part in rest {
      let place = part.spelledStart
      if semicolons.count == 2, part.spelledFile == node.spelledFile {
        if place < semicolons[0] {
          parts.first = part
        } else if place < semicolons[1] {
          parts.test = part
        } else {
          parts.step = part
        }
      } else if part.kind == .declaration {
        parts.first = part
      } else if parts.test == nil {
        parts.test = part
      } else {
        parts.step = part
      }
    }
    return parts
  }

  private func lowerForIn(_ node: SyntaxNode) {
    let operands = node.operands
    guard operands.count >= 3, let scope = function else { return }
    // The collection is retained until the loop ends.
    let (collection, held) = holdingTemporaries { value(operands[1]) }
    if held.ending != nil { emit("do \(held.opening)") }
    output += held.statements
    defer { if let ending = held.ending { emit("\(ending) end") } }
    scope.scopes.append(FunctionScope.Scope())
    var assigned = ""
    var name = temporary("element")
    if operands[0].kind == .declaration, let variable = operands[0].children.first?.declaration {
      let declared = declare(variable, in: scope)
      if declared.contains(".") {
        assigned =
          scope.uses.isAddressed(variable)
          ? "\(declared) = \(cell(name, variable.type))" : "\(declared) = \(name)"
      } else {
        name = declared
        if scope.uses.isAddressed(variable) {
          assigned = "local \(name) = \(cell(name, variable.type))"
        }
      }
    } else {
      assigned = place(of: operands[0]).assignment(name)
    }
    // The pointers of a pointer array may be NULL, which does not end the loop.
    let hasNull = operands[1].type?.spelling.hasPrefix("NSPointerArray") == true
    let elements =
      hasNull ? "_, \(name) in \(helper("eachPointer"))" : "\(name) in \(helper("each"))"
    emit("for \(elements)(\(collection.text)) do \(assigned)")
    let (text, target) = turn(operands[operands.count - 1])
    emit("\(text) end")
    scope.scopes.removeLast()
    if assigned.contains(" = "), operands[0].kind != .declaration, !target.isBroken {
      emit(place(of: operands[0]).assignment("nil"))
    }
  }

  /// Lowers `break` and `continue`.
  func lowerLeave(_ node: SyntaxNode) {
    guard let scope = function else { return }
    let isBreak = node.kind == .breakStatement
    guard let place = scope.targets.lastIndex(where: { isBreak || $0.isLoop }) else { return }
    for line in scope.endings(from: scope.targets[place].depth(isBreak: isBreak)) { emit(line) }
    if place < scope.barrier {
      emit("do return \(isBreak ? 2 : 3) end", at: node)
      if isBreak { scope.flows.insert(2) } else { scope.flows.insert(3) }
      return
    }
    if isBreak {
      scope.targets[place].isBroken = true
      emit(scope.targets[place].breakLabel.map { "goto \($0)" } ?? "break", at: node)
    } else {
      scope.targets[place].isContinued = true
      emit("goto \(scope.targets[place].continueLabel)", at: node)
    }
  }
}

extension Lowering {
  /// Declares the variables of some statements in front of those statements.
  func hoistVariables(of statements: [SyntaxNode]) {
    guard let scope = function else { return }
    for statement in statements {
      let declared = statement.unlabelled
      guard declared.kind == .declaration else { continue }
      for child in declared.children {
        guard child.kind == .variable, let variable = child.declaration, !variable.isStatic else {
          continue
        }
        emit(declaration(of: declare(variable, in: scope)))
        declareGuard(of: child, in: scope)
      }
    }
  }
}

extension String {
  /// The text without its line marks, for text that is placed before earlier source.
  var withoutMarks: String {
    var result = ""
    var isMark = false
    for scalar in unicodeScalars {
      if scalar == "\u{E000}" {
        isMark = true
      } else if scalar == "\u{E001}" {
        isMark = false
      } else if !isMark {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
