/// What a statement calculates, and what it holds until its end.
struct Held {
  /// The variables with what it holds; empty when it holds nothing.
  var opening = ""
  /// The statements in front of its value.
  var statements: [String] = []
  /// The statement that ends what it holds, where none of its variables has anything any more.
  var ending: String?
}

extension Lowering {
  /// Lowers what a statement calculates, which may hold something until its end.
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
      held.opening = "local \(list) = {} "
      held.ending = "\(helper("endTemporaries"))(\(list))"
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
    return (result, held)
  }

  /// Whether an expression is a call whose answer only its caller may have, without a reference.
  func mayBeAnswered(_ node: SyntaxNode) -> Bool {
    guard usesARC, node.kind == .call || node.kind == .message else { return false }
    return node.reference?.isSystem != true && node.type?.isRetainable == true
      && !answersOwned(node)
  }

  /// Whether a pointer or an object is the answer of such a call, behind casts and their bridges.
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
    let inner = node.underlying
    if mayBeAnswered(inner) { return Lowered(text: "\(helper("claim"))(\(value.text))") }
    guard consumed.contains(ObjectIdentifier(inner)), answersOwned(inner) else { return value }
    let isCopy = mayBeKnown(inner) ? ", true" : ""
    return Lowered(text: "\(helper("came"))(\(value.text)\(isCopy))")
  }

  /// A value that a statement only looks at, such as a condition: what it holds ends before the
  /// statement goes on.
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

  /// Writes a statement that nothing else of its function looks into.
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
