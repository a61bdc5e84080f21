import StringSearch

extension Lowering {
  private static let ownNames = Set(
    """
    C _cmd absentClass add addBytes alloc answerLater answers argumentList array assign assignParts atomic autorelease autoreleasing available block blockLayout
    boxedValue bridged buffer byte c capture case cast cell char characters came claim class class_ cleanup constantArray constantDictionary consumed consumedArgument
    copyArguments cstr declareProtocol define described dictionary diff diffBytes discard drainPool drop each eachPointer endAnswers endListed endTemporaries error
    exact extend f32 field filledArray frameAddress getIvar getter give globalBlock globals heldIvar hold idiv imod imp
    implement instance integer isKind ivarAddress jumpPoint keep keepParts leave leaveParts lend listPointer loaded lock make manualBlock markJump math missing more msgSend
    msgSendSuper msgSendSuper2 named newArray nextArgument number obj objc openPool orderedSetOf out outlined own owned pcall pointed pointer pooled
    property protocol putForeignIvar received receivers record release release_later replace replaceParts retain retainArgument retainCount row runOutlined sar section sel self send sentTo settled spread
    setForeignIvar setHeldIvar setIvar setOf setter settle sharedCell signed sizeOfArray stackBlock stopPointer str strong strongCell structurePointer super
    swap symbol synchronized take temporary temporaryParts temporaryReceiver text throw toint toint32 touint touint32 transferred try udiv ult umod union unlock
    unretained unsignedFloat untyped weak wide writableText
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// Lowers the parameters and the body of a function: `(a, b) … end`.
  func lowerFunction(
    _ scope: FunctionScope, _ parameters: [SyntaxNode], _ body: SyntaxNode, isVariadic: Bool,
    leading: [String] = [], boxesObjects: Bool, outs: OutParameters = OutParameters()
  ) -> String {
    let outer = function
    function = scope
    defer { function = outer }
    scope.isVariadic = isVariadic
    var variables = 0
    body.forEach { if $0.kind == .variable { variables += 1 } }
    var prologue: [String] = []
    if variables + parameters.count > Lowering.roomForLocals {
      let table = temporary("locals")
      scope.tableOfLocals = table
      prologue.append("local \(table) = {}")
    }
    let retained = retainedParameters(parameters, body, scope)
    var list = leading
    for name in leading { scope.scopes[0].names.insert(name) }
    for (place, parameter) in parameters.enumerated() {
      guard let declaration = parameter.declaration else { continue }
      let name = declare(declaration, in: scope, isParameter: true)
      if outs.places.contains(place) {
        // Native code expects this value to be returned after the result.
        scope.outParameters.append(name)
        if outs.given.contains(place) { list.append(name) }
        let initial = outs.given.contains(place) ? name : "nil"
        prologue.append("local \(name) = \(cell(initial, declaration.type?.pointee))")
        if scope.uses.isAddressed(declaration) {
          prologue.append("\(name) = \(cell(name, declaration.type))")
        }
        continue
      }
      list.append(name)
      prologue += self.prologue(of: declaration, name, at: place, scope, boxesObjects)
      if isConsumed(parameter) {
        prologue.append(releasingConsumed(name, scope))
      } else if retained.contains(declaration.number),
        !ownedVariables.contains(declaration.number)
      {
        prologue.append(retaining(name, scope))
      }
    }
    if isVariadic { list.append("...") }
    if let entered = EnteredLabels(body) {
      entered.variable = temporary("entry")
      scope.entered = entered
      prologue.append("local \(entered.variable) = 0")
    }
    if usesARC, scope.parent == nil, scope.method?.consumesReceiver == true {
      prologue.append(releasingConsumed("self", scope))
    }
    if scope.method != nil, scope.parent == nil, isInitializer(scope) {
      prologue.append("if C.usesARC then C.born(self) end")
    }
    let lowered = collecting { lowerBody(body, scope) }
    if let first = scope.firstAnswer { prologue.append("local \(first) = answers.count") }
    let statements = collecting { output += prologue + scope.scopes[0].declarations + [lowered] }
    let end = "\(mark(ofEnd: body))end"
    let head = "(\(list.joined(separator: ", ")))"
    guard scope.sharesObjects else { return "\(head) \(statements) \(end)" }
    // The object may be in a variable of the function itself until that returns.
    let more = isVariadic ? "..." : ""
    let inner = "(function(\(more)) \(statements) \(end))(\(more))"
    return "\(head) return \(helper("settled"))(\(inner)) end"
  }

  /// The line mark of the closing brace of a body.
  private func mark(ofEnd body: SyntaxNode) -> String {
    guard body.file == mainFile, let file = source(mainFile), body.end <= file.bytes.count else {
      return ""
    }
    let line = lineNumber(at: body.end - 1, in: file)
    var column = 1
    var place = body.end - 2
    while place >= 0, file.bytes[place] != 10 {
      column += 1
      place -= 1
    }
    return line > body.line ? LineLayout.mark(line, column) : ""
  }

  private func lineNumber(at offset: Int, in file: SourceFile) -> Int {
    if lineStarts.isEmpty {
      lineStarts = [0]
      for (place, byte) in file.bytes.enumerated() where byte == 10 { lineStarts.append(place + 1) }
    }
    var (low, high) = (0, lineStarts.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  private func lowerBody(_ body: SyntaxNode, _ scope: FunctionScope) {
    lowerStatements(body.operands)
    guard let last = body.operands.last, last.kind == .returnStatement else {
      leaveFunction(scope)
      return
    }
  }

  /// Writes the end of a body, if it can be reached.
  private func leaveFunction(_ scope: FunctionScope) {
    for line in scope.endings(settles: !scope.sharesObjects) { emit(line) }
    if !scope.outParameters.isEmpty {
      emit("return \(scope.outs(behind: nil))")
    }
  }

  /// `return`.
  func lowerReturn(_ node: SyntaxNode) {
    guard let scope = function else { return }
    let moved = node.operands.first.flatMap { endingStructure($0, scope) }
    // Also of what a block literal in the returned expression captures.
    func endings() -> [String] {
      scope.endings(without: moved, settles: !scope.sharesObjects)
    }
    if scope.isInFunctionOfTry { scope.flows.insert(1) }
    guard let expression = node.operands.first else {
      for line in endings() { emit(line) }
      if scope.isInFunctionOfTry { return emit("do return 1 end", at: node) }
      return emit("do return \(scope.outs(behind: nil)) end", at: node)
    }
    if scope.result?.isVoid == true {
      emit(holdingTemporaries { lowerStatement(expression) }.1)
      for line in endings() { emit(line) }
      emit(scope.isInFunctionOfTry ? "do return 1 end" : "do return end", at: node)
      return
    }
    emit("", at: node)
    passOn(expression)
    let (result, held) = holdingTemporaries { returnedValue(expression, scope) }
    lowerReturn(result, expression, held, endings(), scope)
  }

  /// Notes the calls whose results a function returns as they are.
  private func passOn(_ expression: SyntaxNode) {
    let inner = expression.retainedOperand
    consumed.insert(ObjectIdentifier(inner))
    if !usesARC, inner.kind == .conditional { inner.operands.suffix(2).forEach(passOn) }
  }

  private func returnedValue(_ expression: SyntaxNode, _ scope: FunctionScope) -> Lowered {
    let isMoved = endingStructure(expression, scope) != nil
    var result = isMoved ? value(expression) : owningCopy(value(expression), expression.type)
    if let type = scope.result, type.isBool { result = asBoolean(result, expression.type) }
    return result
  }

  /// Whether a structure is passed by copying it, because the function changes it or may change the
  /// caller's own through another name.
  func mustCopy(_ parameter: Declaration, _ scope: FunctionScope) -> Bool {
    scope.uses.isChanged(parameter) || scope.uses.writesElsewhere
  }

  /// The local structure that a function returns, so that it need not be copied or released.
  ///
  /// A parameter may be the caller's own structure, unless the function changes it.
  private func endingStructure(_ expression: SyntaxNode, _ scope: FunctionScope) -> String? {
    let node = expression.underlying
    guard node.kind == .reference, expression.type?.isRecord == true,
      let variable = node.reference,
      variable.kind == .variable || variable.kind == .parameter && mustCopy(variable, scope),
      scope.uses.isDeclared(variable), !scope.uses.isAddressed(variable),
      !scope.uses.isCaptured(variable)
    else { return nil }
    return scope.names[variable.number]
  }

  private func lowerReturn(
    _ value: Lowered, _ expression: SyntaxNode, _ held: Held, _ endings: [String],
    _ scope: FunctionScope
  ) {
    var result = value
    let endings = (held.ending.map { [$0] } ?? []) + endings
    // Code around the function of a `@try` ends variables and pools too, so the reference is passed
    // on.
    let goesAlong = scope.isInFunctionOfTry && answersCounted(scope)
    if returnsOnlySelf(expression, scope) {
      for line in endings { emit(line) }
      return emit("do return \(scope.outs(behind: result.text)) end")
    }
    guard goesAlong || !endings.isEmpty && !result.isConstant else {
      if held.ending == nil { output += held.statements } else { emit(held) }
      for line in endings.dropFirst(held.ending == nil ? 0 : 1) { emit(line) }
      result.text = answered(result.text, expression, scope)
      let first = scope.isInFunctionOfTry ? "1, " : ""
      if scope.outParameters.isEmpty, callsSystem(expression.underlying) {
        result = Lowered(text: "(\(result.text))")
      }
      let values = scope.isInFunctionOfTry ? result.text : scope.outs(behind: result.text)
      return emit("do return \(first)\(values) end")
    }
    let name = temporary("r")
    let isCounted = goesAlong || usesARC && expression.type?.isRetainable == true
    let text =
      isCounted ? "\(helper("own"))(\(claimed(result, expression).text))" : result.text
    if held.statements.isEmpty {
      emit("\(held.opening)local \(name) = \(text)")
    } else {
      emit("\(held.opening)local \(name) do")
      output += held.statements
      emit("\(name) = \(text) end")
    }
    for line in endings { emit(line) }
    if goesAlong { return emit("do return 1, \(name) end") }
    result = Lowered(text: isCounted ? leaving(scope, name) : name)
    if scope.isInFunctionOfTry { return emit("do return 1, \(result.text) end") }
    emit("do return \(scope.outs(behind: result.text)) end")
  }

  /// Whether a method under ARC has one `return`, of `self`: clang neither retains nor autoreleases it.
  private func returnsOnlySelf(_ expression: SyntaxNode, _ scope: FunctionScope) -> Bool {
    usesARC && expression.underlying.kind == .selfExpression && scope.uses.returns == 1
      && scope.method != nil && scope.parent == nil && !scope.answersOwned
      && !scope.isInFunctionOfTry
  }

  /// Whether a call is one of a system's function, or through a pointer to a function.
  ///
  /// It must not become a Lua tail call: the calling function must be on the stack, since changes of
  /// methods and errors are recorded with its file and line.
  private func callsSystem(_ node: SyntaxNode) -> Bool {
    if node.kind == .cast || node.kind == .parenthesis || node.kind == .unexposed {
      return node.operands.last.map { callsSystem($0.underlying) } ?? false
    }
    guard node.kind == .call, let callee = node.operands.first else { return false }
    guard let target = calledFunction(callee) else { return callee.type?.isBlock != true }
    return target.isSystem
  }

  /// A result that ARC returns and no variable has held.
  ///
  /// The pool holds it, unless the caller claims it or the method's name promises a reference.
  private func answered(
    _ text: String, _ expression: SyntaxNode, _ scope: FunctionScope
  ) -> String {
    let inner = expression.retainedOperand
    let consumesReceiver = usesARC && scope.parent == nil && isInitializer(scope)
    if consumesReceiver, text == "nil" { emit("C.endReceiver(self)") }
    guard usesARC, expression.type?.isRetainable == true, inner.type?.isRetainable == true,
      text != "nil"
    else { return text }
    let isGiven = scope.answersOwned
    if mayBeAnswered(inner), !isGiven { return text }
    let isOwned = answersOwned(inner)
    let isNamed = scope.method.map { MethodFamily.answersOwned($0.name) } ?? false
    if isGiven && (isOwned || inner.kind == .selfExpression && isInitializer(scope)) {
      return isNamed ? text : "C.countedNew(\(text))"
    }
    let name = stable(Lowered(text: text), "r")
    let claims = isGiven && mayBeAnswered(inner)
    let given = claims ? "givenAnswer" : "givenReference"
    let function = isGiven ? given : isOwned ? "pooledAnswer" : "lentAnswer"
    let mark = isGiven || !isOwned ? "" : knownMark(inner) == ", true" ? ", true" : ""
    let first = claims ? ", \(firstAnswer(of: scope))" : mark
    emit("C.\(function)(\(name)\(first))\(consumesReceiver ? " C.endReceiver(self)" : "")")
    return name
  }

  func isInitializer(_ scope: FunctionScope) -> Bool {
    scope.method.map { MethodFamily.isInitializer($0.name, $0) } ?? false
  }

  /// Whether a function returns an object whose references ARC counts.
  func answersCounted(_ scope: FunctionScope) -> Bool {
    usesARC && scope.result?.isRetainable == true
  }

  /// A returned result, whose reference the caller or the pool takes over.
  func leaving(_ scope: FunctionScope, _ name: String) -> String {
    "\(helper(scope.answersOwned ? "give" : "autorelease"))(\(name))"
  }

  /// Declares a variable in the innermost scope and returns its Lua name.
  func declare(
    _ variable: Declaration, in scope: FunctionScope, isParameter: Bool = false
  ) -> String {
    var base = variable.name.isEmpty ? "_" : LuaText.withoutDollars(variable.name)
    if !LuaText.isName(base) || reservedNames.contains(base) { base += "_" }
    if !LuaText.isName(base) { base = "v_\(variable.number)" }
    var name = base
    var count = 1
    while isTaken(name, scope) {
      count += 1
      name = "\(base)_\(count)"
    }
    let last = scope.scopes.count - 1
    scope.scopes[last].names.insert(name)
    if let table = scope.tableOfLocals, !isParameter, !scope.uses.isShared(variable),
      scope.count >= Lowering.roomForLocals
    {
      name = "\(table).\(name)"
    } else {
      scope.scopes[last].count += 1
    }
    scope.names[variable.number] = name
    return name
  }

  /// The number of Lua locals for a function's variables; the rest is left for temporaries.
  static let roomForLocals = 100

  private func isTaken(_ name: String, _ scope: FunctionScope) -> Bool {
    scope.isVisible(name) || takenFileNames.contains(name)
  }

  /// Names that the generated text uses itself.
  var reservedNames: Set<String> { Lowering.ownNames }

  /// A function of the file.
  func lowerFunctionDefinition(_ node: SyntaxNode) {
    guard let declaration = node.declaration,
      let body = node.children.last(where: { $0.kind == .compound }),
      let name = fileNames[declaration.number]
    else { return }
    // If the function returns a function pointer, that one's parameters precede its own.
    // A function that was called before its definition has a type without parameters.
    let count = declaration.type?.parameters.count ?? 0
    let isUntyped = count == 0 && declaration.type?.isVariadic == true
    let written = node.children.filter { $0.kind == .parameter }
    let parameters = isUntyped ? written : written.suffix(count)
    let uses = VariableUses([node], isShared: isShared)
    let scope = FunctionScope(
      parent: nil, result: declaration.type?.result, method: nil, uses: uses,
      answersOwned: declaration.ownership == .retained)
    let text = lowerFunction(
      scope, parameters, body, isVariadic: declaration.type?.isVariadic ?? false,
      boxesObjects: takesSelf(parameters))
    emit("function \(name)\(text)", at: node)
    definedFunctions.insert(declaration.number)
    if !declaration.isStatic || declaration.name == "main" {
      emit("\(helper("globals"))\(LuaText.field(linkName(of: declaration))) = \(name)")
    }
    if declaration.name == "main" { definesMain = true }
    for child in node.children where child.isAttribute {
      let words = attribute(child)
      let priority = Int(words.filter(\.isNumber)) ?? 65535
      if words.contains("constructor") { constructors.append((priority, name)) }
      // As clang does, a constructor registers it.
      if words.contains("destructor") {
        constructors.append((priority, "function() \(helper("c")).atexit(\(name)) end"))
      }
    }
  }

  /// Whether a C function can be a method's implementation: its first parameter is the receiver.
  private func takesSelf(_ parameters: [SyntaxNode]) -> Bool {
    parameters.count >= 2 && parameters[0].type?.isObject == true
      && parameters[1].type?.isSelector == true
  }
}
