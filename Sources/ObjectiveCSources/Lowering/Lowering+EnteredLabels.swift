/// Lowers statements that a jump enters from outside.
///
/// These are loops, branches and blocks that contain a label of an outer `goto` or `switch`, as in
/// Duff's device and in coroutines. Lua's `goto` cannot enter a block. Instead, a variable holds
/// the pending label: until it is reached, statements are skipped, conditions are not evaluated,
/// and the statements that contain the label are entered. Reaching the label clears the variable.
extension Lowering {
  /// Lowers a `switch` whose labels are entered; the target of `break` exists already.
  func lowerEntered(
    _ body: SyntaxNode, _ subject: String, _ entry: EnteredLabels, leaving end: String
  ) -> String {
    collecting {
      emit(choice(in: body, subject, entry, leaving: end))
      emit("do \(collecting { inScope { enter(body, entry) } }) end")
    }
  }

  /// Sets the pending label of a `switch`.
  private func choice(
    in body: SyntaxNode, _ subject: String, _ entry: EnteredLabels, leaving end: String
  ) -> String {
    collecting {
      var words = "if"
      var other = "goto \(end)"
      for label in EnteredLabels.labels(of: body) {
        guard let number = entry.number(of: label) else { continue }
        if label.kind == .defaultLabel {
          other = "\(entry.variable) = \(number)"
        } else {
          emit("\(words) \(test(of: label, subject)) then \(entry.variable) = \(number)")
          words = "elseif"
        }
      }
      emit(words == "if" ? other : "else \(other) end")
    }
  }

  /// Lowers a statement that is skipped, entered or run.
  func enter(_ node: SyntaxNode, _ entry: EnteredLabels) {
    if let target = entry.target(before: node), !node.isLabel { emit("::\(target)::") }
    if node.kind == .label {
      // The label is outside the test, where every `goto` of the block can reach it.
      noteLabels(of: node)
      if let inner = emitLabels(of: node) { enter(inner, entry) }
      return
    }
    guard let numbers = entry.numbers(in: node) else {
      return emit("if \(entry.variable) == 0 then \(collecting { lowerStatement(node) }) end")
    }
    switch node.kind {
    case .caseLabel, .defaultLabel:
      emitArrival(at: node)
      if let inner = node.operands.last { enter(inner, entry) }
    case .compound: enterBlock(node.operands, entry, numbers)
    case .ifStatement: enterBranches(node, entry, numbers)
    case .whileLoop, .doLoop, .forLoop: enterLoop(node, entry, numbers)
    case .switchStatement: enterSwitch(node, entry, numbers)
    default:
      emit(missing("a label inside this statement cannot be translated", at: node).text)
    }
  }

  /// Whether no label is pending, or one of these is.
  private func isReached(_ numbers: ClosedRange<Int>, _ entry: EnteredLabels) -> String {
    let (name, first, last) = (entry.variable, numbers.lowerBound, numbers.upperBound)
    let inside =
      first == last ? "\(name) == \(first)" : "\(name) >= \(first) and \(name) <= \(last)"
    return "\(name) == 0 or \(inside)"
  }

  private func enterBlock(
    _ statements: [SyntaxNode], _ entry: EnteredLabels, _ numbers: ClosedRange<Int>
  ) {
    emit("if \(isReached(numbers, entry)) then")
    emit(
      collecting {
        inScope {
          hoistVariables(of: statements)
          for statement in statements { noteLabels(of: statement) }
          for labelled in statements {
            guard let statement = emitLabels(of: labelled) else { continue }
            // A variable without an initial value is declared even if a jump skips its declaration.
            if statement.kind == .declaration, statement.children.allSatisfy({ $0.operation != 1 })
            {
              lowerStatement(statement)
            } else {
              enter(statement, entry)
            }
          }
        }
      })
    emit("end")
  }

  private func enterSwitch(
    _ node: SyntaxNode, _ entry: EnteredLabels, _ numbers: ClosedRange<Int>
  ) {
    guard let scope = function, let body = node.operands.last else { return }
    emit("if \(isReached(numbers, entry)) then", at: node)
    scope.targets.append(newTarget(isLoop: false, depth: scope.scopes.count))
    let end = scope.targets[scope.targets.count - 1].breakLabel ?? ""
    let asked = collecting {
      let subject = stable(value(node.operands[0]), "case")
      emit(choice(in: body, subject, entry, leaving: end))
    }
    emit("do if \(entry.variable) == 0 then \(asked) end")
    emit("do \(collecting { inScope { enter(body, entry) } }) end end")
    scope.targets.removeLast()
    emit("::\(end)::")
    emit("end")
  }

  private func enterBranches(
    _ node: SyntaxNode, _ entry: EnteredLabels, _ numbers: ClosedRange<Int>
  ) {
    let operands = node.operands
    guard operands.count >= 2 else { return }
    let branch = temporary("branch")
    emit("if \(isReached(numbers, entry)) then", at: node)
    emit("local \(branch)")
    let asked = collecting { emit("\(branch) = \(condition(operands[0]).text)") }
    if let inside = entry.numbers(in: operands[1]) {
      emit("if \(entry.variable) == 0 then \(asked) else")
      emit("\(branch) = \(isReached(inside, entry)) end")
    } else {
      emit("if \(entry.variable) == 0 then \(asked) else \(branch) = false end")
    }
    emit("if \(branch) then \(collecting { inScope { enter(operands[1], entry) } })")
    if operands.count > 2 { emit("else \(collecting { inScope { enter(operands[2], entry) } })") }
    emit("end end")
  }

  private func enterLoop(_ node: SyntaxNode, _ entry: EnteredLabels, _ numbers: ClosedRange<Int>) {
    guard let scope = function else { return }
    let parts = loopParts(of: node)
    guard let body = parts.body else { return }
    emit("if \(isReached(numbers, entry)) then", at: node)
    let text = collecting {
      inScope {
        if let first = parts.first {
          hoistVariables(of: [first])
          emit("if \(entry.variable) == 0 then \(collecting { lowerStatement(first) }) end")
        }
        let asked = collecting {
          guard let test = parts.test else { return }
          emit("if not (\(condition(test).text)) then break end")
        }
        emit("while true do")
        if node.kind != .doLoop, !asked.isEmpty {
          emit("if \(entry.variable) == 0 then \(asked) end")
        }
        scope.targets.append(newTarget(isLoop: true, depth: scope.scopes.count))
        let turn = collecting { inScope { enter(body, entry) } }
        let target = scope.targets.removeLast()
        emit("do \(turn) end")
        if target.isContinued { emit("::\(target.continueLabel)::") }
        if let step = parts.step {
          emit("do \(collecting { lowerStatement(step) }.withoutMarks) end")
        }
        if node.kind == .doLoop { emit(asked) }
        emit("end")
      }
    }
    emit("\(text) end")
  }

  private func loopParts(of node: SyntaxNode) -> LoopParts {
    let operands = node.operands
    switch node.kind {
    case .forLoop: return parts(of: node)
    case .doLoop where operands.count >= 2: return LoopParts(test: operands[1], body: operands[0])
    case .whileLoop where operands.count >= 2:
      return LoopParts(test: operands[0], body: operands[1])
    default: return LoopParts()
    }
  }
}
