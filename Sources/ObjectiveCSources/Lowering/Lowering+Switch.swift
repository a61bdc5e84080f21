import StringSearch

extension Lowering {
  /// The statements after one group of labels of a `switch`.
  private struct Case {
    var tests: [String] = []
    var isDefault = false
    var statements: [SyntaxNode] = []

    /// Whether control continues with the next group.
    var fallsThrough: Bool { !(statements.last.map(Lowering.leaves) ?? false) }
  }

  func lowerSwitch(_ node: SyntaxNode) {
    let operands = node.operands
    guard operands.count >= 2, let scope = function else { return }
    emit("do", at: node)
    let subject = stable(looking { value(operands[0]) }, "case")
    let body = operands[operands.count - 1]
    scope.targets.append(newTarget(isLoop: false, depth: scope.scopes.count))
    if let entry = scope.entered, entry.hasLabels(of: body) {
      let end = scope.targets[scope.targets.count - 1].breakLabel ?? ""
      emit("do \(lowerEntered(body, subject, entry, leaving: end)) end")
      scope.targets.removeLast()
      emit("::\(end)::")
      emit("end")
      return
    }
    let cases = cases(in: body, subject)
    let falls = cases.dropLast().contains { $0.fallsThrough }
    let text = falls ? jumps(cases, subject) : branches(cases)
    let target = scope.targets.removeLast()
    emit(text)
    if target.isBroken || falls, let label = target.breakLabel { emit("::\(label)::") }
    emit("end")
  }

  private func cases(in body: SyntaxNode, _ subject: String) -> [Case] {
    var result: [Case] = []
    for statement in body.kind == .compound ? body.operands : [body] {
      guard statement.kind == .caseLabel || statement.kind == .defaultLabel else {
        if result.isEmpty { continue }
        result[result.count - 1].statements.append(statement)
        continue
      }
      var next = Case()
      var inner: SyntaxNode? = statement
      while let label = inner, label.kind == .caseLabel || label.kind == .defaultLabel {
        if label.kind == .defaultLabel {
          next.isDefault = true
        } else {
          next.tests.append(test(of: label, subject))
        }
        inner = label.operands.last
      }
      if let inner { next.statements = [inner] }
      result.append(next)
    }
    return result
  }

  /// The condition for a `case` label, which may be a range.
  func test(of label: SyntaxNode, _ subject: String) -> String {
    let bounds = label.operands.dropLast().map { value($0).text }
    let type = label.operands.first?.type
    if bounds.count == 2, type?.integer?.bits == 64, type?.integer?.isSigned == false {
      let ult = helper("ult")
      return "not \(ult)(\(subject), \(bounds[0])) and not \(ult)(\(bounds[1]), \(subject))"
    }
    if bounds.count == 2 { return "\(subject) >= \(bounds[0]) and \(subject) <= \(bounds[1])" }
    return "\(subject) == \(bounds.first ?? "nil")"
  }

  private static func leaves(_ node: SyntaxNode) -> Bool {
    switch node.kind {
    case .breakStatement, .returnStatement, .continueStatement, .goto, .throwStatement: true
    case .compound: node.operands.last.map(leaves) ?? false
    case .ifStatement:
      node.operands.count == 3 && leaves(node.operands[1]) && leaves(node.operands[2])
    default: false
    }
  }

  private func branches(_ cases: [Case]) -> String {
    collecting {
      let tested = cases.filter { !$0.isDefault }
      for (place, next) in tested.enumerated() {
        let test = next.tests.map { $0.contains(" and ") ? "(\($0))" : $0 }
        let words = "\(place == 0 ? "if" : "elseif") \(test.joined(separator: " or ")) then"
        if let first = next.statements.first { emit(words, at: first) } else { emit(words) }
        emit(statements(of: next))
      }
      if let last = cases.first(where: { $0.isDefault }) {
        emit(tested.isEmpty ? "do" : "else")
        emit(statements(of: last))
        emit("end")
      } else if !tested.isEmpty {
        emit("end")
      }
    }
  }

  /// The statements of a case without the final `break`.
  private func statements(of next: Case) -> String {
    var list = next.statements
    if list.last?.kind == .breakStatement { list.removeLast() }
    if list.count == 1, list[0].kind == .compound, list[0].operands.last?.kind == .breakStatement {
      list = Array(list[0].operands.dropLast())
    }
    return collecting { inScope { lowerStatements(list) } }
  }

  private func jumps(_ cases: [Case], _ subject: String) -> String {
    guard let target = function?.targets.last, let end = target.breakLabel else { return "" }
    let labels = cases.indices.map { "case_\($0 + 1)_\(end)" }
    return collecting {
      var words = "if"
      for (next, label) in zip(cases, labels) where !next.tests.isEmpty {
        emit("\(words) \(next.tests.joined(separator: " or ")) then goto \(label)")
        words = "elseif"
      }
      let other = cases.firstIndex { $0.isDefault }.map { labels[$0] } ?? end
      emit(words == "if" ? "goto \(other)" : "else goto \(other) end")
      for (next, label) in zip(cases, labels) {
        emit("::\(label)::")
        emit("do \(collecting { inScope { lowerStatements(next.statements) } }) end")
      }
    }
  }
}
