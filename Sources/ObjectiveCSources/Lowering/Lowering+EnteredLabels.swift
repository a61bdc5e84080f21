/// A `switch` with labels inside its loops, branches and blocks, as in Duff's device and coroutines.
///
/// No jump of Lua's enters a block. A variable says which label is on its way instead: as long as it
/// does, statements are passed over, conditions are not asked, and what has the label inside is
/// entered. The label ends that.
extension Lowering {
  /// The labels of such a `switch`, in their order, and the variable.
  struct Entry {
    let name: String
    let labels: [SyntaxNode]

    /// The numbers of the labels inside a statement; labels are numbered from 1 on.
    func numbers(in node: SyntaxNode) -> ClosedRange<Int>? {
      let inside = labels.indices.filter { Lowering.contains(node, labels[$0]) }
      guard let first = inside.first, let last = inside.last else { return nil }
      return first + 1...last + 1
    }
  }

  /// The labels of a `switch` that stand in a statement of its body, at any depth.
  static func labels(of body: SyntaxNode) -> [SyntaxNode] {
    guard body.kind != .switchStatement else { return [] }
    let own = body.kind == .caseLabel || body.kind == .defaultLabel ? [body] : []
    return own + body.children.flatMap(labels(of:))
  }

  private static func contains(_ node: SyntaxNode, _ label: SyntaxNode) -> Bool {
    node === label || node.children.contains { contains($0, label) }
  }

  /// Lowers the body; the target of `break` is there already.
  func lowerEntered(_ body: SyntaxNode, _ subject: String, leaving end: String) -> String {
    let entry = Entry(name: temporary("entry"), labels: Lowering.labels(of: body))
    return collecting {
      emit("local \(entry.name) = 0")
      var words = "if"
      for (place, label) in entry.labels.enumerated() where label.kind == .caseLabel {
        emit("\(words) \(test(of: label, subject)) then \(entry.name) = \(place + 1)")
        words = "elseif"
      }
      let other = entry.labels.firstIndex { $0.kind == .defaultLabel }
      let last = other.map { "\(entry.name) = \($0 + 1)" } ?? "goto \(end)"
      emit(words == "if" ? last : "else \(last) end")
      emit("do \(collecting { inScope { enter(body, entry) } }) end")
    }
  }

  /// Lowers a statement that is passed over, entered or run.
  private func enter(_ node: SyntaxNode, _ entry: Entry) {
    guard let numbers = entry.numbers(in: node) else {
      return emit("if \(entry.name) == 0 then \(collecting { lowerStatement(node) }) end")
    }
    switch node.kind {
    case .caseLabel, .defaultLabel:
      emit("if \(entry.name) == \(numbers.lowerBound) then \(entry.name) = 0 end", at: node)
      if let inner = node.operands.last { enter(inner, entry) }
    case .label:
      noteLabels(of: node)
      if let inner = emitLabels(of: node) { enter(inner, entry) }
    case .compound: enterBlock(node.operands, entry, numbers)
    case .ifStatement: enterBranches(node, entry, numbers)
    case .whileLoop, .doLoop, .forLoop: enterLoop(node, entry, numbers)
    default:
      emit(missing("a case label inside this statement cannot be translated", at: node).text)
    }
  }

  /// Whether nothing is on its way, or one of these labels.
  private func isReached(_ numbers: ClosedRange<Int>, _ entry: Entry) -> String {
    let (name, first, last) = (entry.name, numbers.lowerBound, numbers.upperBound)
    let inside =
      first == last ? "\(name) == \(first)" : "\(name) >= \(first) and \(name) <= \(last)"
    return "\(name) == 0 or \(inside)"
  }

  private func enterBlock(
    _ statements: [SyntaxNode], _ entry: Entry, _ numbers: ClosedRange<Int>
  ) {
    emit("if \(isReached(numbers, entry)) then")
    emit(
      collecting {
        inScope {
          hoistVariables(of: statements)
          for statement in statements { noteLabels(of: statement) }
          for labelled in statements {
            guard let statement = emitLabels(of: labelled) else { continue }
            // A variable without a value is there for whoever jumps over it, too.
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

  private func enterBranches(
    _ node: SyntaxNode, _ entry: Entry, _ numbers: ClosedRange<Int>
  ) {
    let operands = node.operands
    guard operands.count >= 2 else { return }
    let branch = temporary("branch")
    emit("if \(isReached(numbers, entry)) then", at: node)
    emit("local \(branch)")
    let asked = collecting { emit("\(branch) = \(condition(operands[0]).text)") }
    if let inside = entry.numbers(in: operands[1]) {
      emit("if \(entry.name) == 0 then \(asked) else")
      emit("\(branch) = \(isReached(inside, entry)) end")
    } else {
      emit("if \(entry.name) == 0 then \(asked) else \(branch) = false end")
    }
    emit("if \(branch) then \(collecting { inScope { enter(operands[1], entry) } })")
    if operands.count > 2 { emit("else \(collecting { inScope { enter(operands[2], entry) } })") }
    emit("end end")
  }

  private func enterLoop(_ node: SyntaxNode, _ entry: Entry, _ numbers: ClosedRange<Int>) {
    guard let scope = function else { return }
    let parts = loopParts(of: node)
    guard let body = parts.body else { return }
    emit("if \(isReached(numbers, entry)) then", at: node)
    let text = collecting {
      inScope {
        if let first = parts.first {
          hoistVariables(of: [first])
          emit("if \(entry.name) == 0 then \(collecting { lowerStatement(first) }) end")
        }
        let asked = collecting {
          guard let test = parts.test else { return }
          emit("if not (\(condition(test).text)) then break end")
        }
        emit("while true do")
        if node.kind != .doLoop, !asked.isEmpty { emit("if \(entry.name) == 0 then \(asked) end") }
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
