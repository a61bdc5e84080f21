import StringSearch

/// A lowered statement and the temporaries that it keeps alive until its end.
struct Held {
  /// The declarations of the temporaries; empty if there are none.
  var opening = ""
  /// The statements that precede its value.
  var statements: [String] = []
  /// The statement that releases the temporaries; nil if there are none.
  var ending: String?
}

/// The operands of a call that may release the objects of the others.
struct CallOperands {
  /// Whether a function or a method of a source is called.
  let runsSource: Bool
  /// The operands that run code: calls, messages, blocks, and statement expressions.
  let running: [ObjectIdentifier]

  init(_ operands: [SyntaxNode], runsSource: Bool) {
    self.runsSource = runsSource
    running = operands.map(\.underlying)
      .filter { [.call, .message, .block, .statementExpression].contains($0.kind) }
      .map { ObjectIdentifier($0) }
  }
}

extension Lowering {
  /// Lowers a body and collects the temporaries that it retains.
  func holdingTemporaries<Result>(_ body: () -> Result) -> (Result, Held) {
    guard let scope = function else { return (body(), Held()) }
    let (outer, before) = (scope.temporaries, output)
    let temporaries = FunctionScope.Temporaries()
    if usesARC { scope.temporaries = temporaries }
    output = []
    let result = body()
    var held = Held(statements: output)
    (scope.temporaries, output) = (outer, before)
    let list = temporaries.name
    if let list {
      if usesARC { inOrder(temporaries.receivers, list, &held.statements) }
      held.opening = "local \(list) = {} "
      held.ending = call(of: "endTemporaries", list)
    }
    if temporaries.mayBeAnswered {
      let (answers, mark) = (helper("answers"), temporary("mark"))
      held.opening += "local \(mark) = \(answers).count "
      let settling = list == nil ? " \(helper("settle"))()" : ""
      let ending =
        "if \(answers).count > \(mark) then \(helper("endAnswers"))(\(mark))\(settling) end"
      held.ending = (held.ending.map { $0 + " " } ?? "") + ending
    }
    if list != nil { held.ending?.append(" \(helper("settle"))()") }
    for receiver in temporaries.receivers.reversed() {
      endReceiver(receiver, isInList: list != nil, in: &held)
    }
    return (result, held)
  }

  /// Whether an expression is a call whose result only its caller may reference, without a retain.
  func mayBeAnswered(_ node: SyntaxNode) -> Bool {
    guard usesARC, node.kind == .call || node.kind == .message else { return false }
    return (node.reference?.isSystem != true || MethodFamily.performsSelector(node.name))
      && node.type?.isRetainable == true && !answersOwned(node)
  }

  /// Whether a variable refers to the result of such a call until the statement ends.
  ///
  /// ARC releases it then, and a collection during a later call must not find it unreferenced. The
  /// number is limited, since Lua allows 200 variables at a time.
  func keepsAnswer(_ node: SyntaxNode) -> Bool {
    guard mayBeAnswered(node.underlying), let temporaries = function?.temporaries,
      temporaries.kept < 20, !consumed.contains(ObjectIdentifier(node.underlying))
    else { return false }
    temporaries.kept += 1
    return true
  }

  /// Whether a pointer or an object is the result of such a call, ignoring casts and bridges.
  func isAnswered(_ node: SyntaxNode) -> Bool {
    guard usesARC, node.type?.isPointer == true || node.type?.isObject == true else { return false }
    if mayBeAnswered(node) { return true }
    switch node.kind {
    case .cast, .bridgedCast, .parenthesis, .unexposed:
      return node.operands.last.map(isAnswered) ?? false
    default: return false
    }
  }

  /// The answer of such a call, which a variable takes over; so it does with a reference that comes
  /// with a message.
  func claimed(_ value: Lowered, _ node: SyntaxNode) -> Lowered {
    guard usesARC, value.text != "nil" else { return value }
    let inner = node.retainedOperand
    if mayBeAnswered(inner) { return Lowered(text: ofAnswer("claim", value.text)) }
    guard consumed.contains(ObjectIdentifier(inner)), answersOwned(inner) else { return value }
    return Lowered(text: "\(helper("came"))(\(value.text)\(knownMark(inner)))")
  }

  /// A helper's call for what another function may have answered since this one was called.
  ///
  /// An object may be an answer that a statement of a caller still holds: that one is not claimed.
  func ofAnswer(_ helper: String, _ value: String) -> String {
    let first = function.map { ", \(firstAnswer(of: $0))" } ?? ""
    return "\(self.helper(helper))(\(value)\(first))"
  }

  func firstAnswer(of scope: FunctionScope) -> String {
    let first = scope.firstAnswer ?? temporary("first")
    scope.firstAnswer = first
    _ = helper("answers")
    return first
  }

  /// An operand whose value is not used, as of a comma: its result lives until the statement ends.
  func lowerUnused(_ node: SyntaxNode) {
    let inner = node.underlying
    if inner.kind == .cast, inner.type?.isVoid == true, let operand = inner.operands.last {
      return lowerUnused(operand)
    }
    guard usesARC, function?.temporaries != nil else { return lowerStatement(node) }
    if inner.kind == .statementExpression, inner.type?.isRetainable == true {
      _ = value(inner)
      return
    }
    guard mayBeAnswered(inner) else { return lowerStatement(node) }
    let text = asStatement(lower(inner).unwrapped)
    if !text.isEmpty { emit(text) }
  }

  /// The result of a statement expression: it lives as long as the statement around that does, unlike its own
  /// temporaries.
  func lowerResult(_ last: SyntaxNode, to name: String) {
    var isHeld = false
    emit(
      holdingTemporaries {
        let isCounted = usesARC && last.type?.isRetainable == true
        if isCounted, mayBeAnswered(last.underlying) {
          consumed.insert(ObjectIdentifier(last.underlying))
        }
        let result = copied(value(last), last.type)
        isHeld = isCounted && result.text != "nil" && function?.temporaries != nil
        emit(
          isHeld
            ? "\(name) = \(helper("own"))(\(claimed(result, last).text))"
            : "\(name) = \(result.text)")
      }.1)
    guard isHeld, let temporaries = function?.temporaries else { return }
    emit("\(helper("hold"))(\(list(of: temporaries)), \(name))")
  }

  /// The list of a statement's temporaries, which the statement declares.
  func list(of temporaries: FunctionScope.Temporaries) -> String {
    let name = temporaries.name ?? temporary("held")
    temporaries.name = name
    return name
  }

  /// A receiver or an argument of a call; the object of a weak variable or of a property is retained
  /// until the statement ends.
  ///
  /// The call or another operand may release the last other reference to it. Most calls do not: a
  /// strong property is read without a retain if no other operand runs code.
  func loaded(_ value: Lowered, _ node: SyntaxNode, in call: CallOperands) -> Lowered {
    guard usesARC, let temporaries = function?.temporaries, isLoaded(node, in: call) else {
      return value
    }
    return Lowered(text: "\(helper("loaded"))(\(list(of: temporaries)), \(value.text))")
  }

  /// Whether the statement retains the object that an operand of a call reads.
  func isLoaded(_ node: SyntaxNode, in call: CallOperands) -> Bool {
    let inner = node.withoutObjectCasts
    let runsOthers =
      call.running.contains { $0 != ObjectIdentifier(node.underlying) }
      || function?.temporaries?.callsWithLaterSource ?? 0 > 0
    return isProperty(inner)
      ? isWeakProperty(inner) && call.runsSource || runsOthers && mayReadProperty(inner)
      : inner.type?.isWeak == true || runsOthers && mayReadProperty(inner)
  }

  private func isWeakProperty(_ node: SyntaxNode) -> Bool {
    node.reference?.kind == .property && node.reference?.hasAttribute(.weak) == true
  }

  /// Whether the evaluation of an expression calls a function or a method of a source.
  func runsSource(_ node: SyntaxNode) -> Bool {
    switch node.kind {
    case .block: false
    case .statementExpression: true
    case .call where node.operands.first.flatMap(calledFunction)?.isSystem != true: true
    case .message where node.reference?.isSystem != true: true
    default: node.operands.contains(where: runsSource)
    }
  }

  /// Whether an expression reads a property of a source that refers to an object, or is a message
  /// that may do so.
  func mayReadProperty(_ node: SyntaxNode) -> Bool {
    guard let declaration = node.reference, !declaration.isSystem else { return false }
    if declaration.kind == .property {
      return declaration.type?.isRetainable == true
        && ![.assign, .unsafeUnretained].contains { declaration.hasAttribute($0) }
    }
    return declaration.kind == .instanceMethod && !declaration.name.hasSuffix(":")
      && mayBeAnswered(node)
  }

  /// A value that is only tested, such as a condition: its temporaries end before the statement
  /// runs.
  func looking(_ body: () -> Lowered) -> Lowered {
    let (value, held) = holdingTemporaries(body)
    guard let ending = held.ending else {
      output += held.statements
      return value
    }
    let name = temporary("seen")
    emit("local \(name) do \(held.opening)do")
    output += held.statements
    emit("\(name) = \(value.text) end \(ending) end")
    return Lowered(text: name, isBoolean: value.isBoolean)
  }

  /// Lowers an `if`: what the block literals of its condition capture is released when it ends.
  func inConditionScope(_ body: () -> Void) {
    guard let scope = function else { return body() }
    scope.scopes.append(FunctionScope.Scope())
    let text = collecting(body)
    defer { scope.leaveScope() }
    guard let declarations = scope.scopes.last?.declarations, !declarations.isEmpty else {
      return output.append(text)
    }
    emit("do")
    output += declarations + [text] + scope.endings(from: scope.scopes.count - 1)
    emit("end")
  }

  /// Emits a statement and its temporaries; no other statement uses the variables of either.
  func emit(_ held: Held) {
    guard let ending = held.ending else { return output += held.statements }
    emit(held.opening)
    let isBlock = held.statements.contains { $0.contains("local ") }
    if isBlock { emit("do") }
    output += held.statements
    if isBlock { emit("end") }
    emit(ending)
  }
}
