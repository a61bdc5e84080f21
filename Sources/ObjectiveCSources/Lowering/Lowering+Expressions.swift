import StringSearch

extension Lowering {
  /// The value of an expression as its C type requires: a Lua boolean only for `BOOL`.
  func value(_ node: SyntaxNode) -> Lowered {
    let lowered = lower(node)
    guard let type = node.type else { return lowered }
    if type.isBool { return asBoolean(lowered, type) }
    return lowered.isBoolean && type.isArithmetic ? asNumber(lowered, type) : lowered
  }

  /// An expression as a Lua boolean.
  func condition(_ node: SyntaxNode) -> Lowered {
    let lowered = lower(node)
    return asBoolean(lowered, node.type)
  }

  func asBoolean(_ lowered: Lowered, _ type: CType?) -> Lowered {
    if lowered.isBoolean { return lowered }
    if let integer = lowered.integer { return .boolean(integer != 0) }
    guard let type else { return lowered }
    if type.isBool {
      var result = lowered
      result.isBoolean = true
      return result
    }
    let zero = type.isComplex ? "\(typeText(type))()" : type.isArithmetic ? "0" : "nil"
    return Lowered(
      text: "\(lowered.operand(.bitOr)) ~= \(zero)", precedence: .comparison, isBoolean: true,
      isConstant: lowered.isConstant)
  }

  func asNumber(_ lowered: Lowered, _ type: CType) -> Lowered {
    guard lowered.isBoolean else { return lowered }
    let (one, zero) = type.isFloating ? ("1.0", "0.0") : ("1", "0")
    if lowered.text == "true" { return Lowered(text: one, isConstant: true, integer: 1) }
    if lowered.text == "false" { return Lowered(text: zero, isConstant: true, integer: 0) }
    return Lowered(text: "(\(lowered.operand(.comparison)) and \(one) or \(zero))")
  }

  /// The type of an expression; for a property, the type of its declaration.
  func type(of node: SyntaxNode) -> CType? {
    guard let type = node.type, case .other = type.kind else { return node.type }
    // Without a property, dot syntax calls a method.
    return node.reference?.type ?? wantedType ?? type
  }

  /// The Lua value of an expression; a deeply nested one becomes a separate function.
  func lower(_ node: SyntaxNode) -> Lowered {
    depth.expressions += 1
    defer { depth.expressions -= 1 }
    guard depth.expressions > SourceDepth.mostExpressions else { return lowerInPlace(node) }
    let outer = depth
    depth = SourceDepth()
    defer { depth = outer }
    return outlined { [self] in lowerInPlace(node) }
  }

  private func lowerInPlace(_ node: SyntaxNode) -> Lowered {
    if let type = node.type, case .other = type.kind {} else { wantedType = node.type }
    switch node.kind {
    case .unexposed: return lowerUnexposed(node)
    case .parenthesis: return node.operands.last.map { lower($0) } ?? .none
    case .integer, .character, .sizeOf: return lowerNumber(node)
    case .addressOfLabel: return lowerAddressOfLabel(node)
    case .floating: return lowerNumber(node)
    case .imaginary: return lowerImaginary(node)
    case .string where isWide(node): return lowerWideString(node)
    case .string:
      let bytes = stringBytes(node)
      return lowerMarkedAvailability(String(decoding: bytes, as: UTF8.self))
        ?? Lowered(text: LuaText.quoted(bytes), isConstant: true)
    case .objectString: return lowerObjectString(node)
    case .objectBoolean:
      if case .integer(let value) = node.evaluation { return .boolean(value != 0) }
      return .boolean(head(node, 10).hasSuffix("yes"))
    case .selfExpression: return Lowered(text: name(ofSelf: node))
    case .reference: return lowerReference(node)
    case .member: return lowerMember(node)
    case .subscripting: return read(place(of: node))
    case .unary: return lowerUnary(node)
    case .binary: return lowerBinary(node)
    case .compoundAssignment: return lowerCompoundAssignment(node, isUsed: true)
    case .conditional: return lowerConditional(node)
    case .cast, .bridgedCast: return lowerCast(node)
    case .compoundLiteral: return lowerCompoundLiteral(node)
    case .initializerList: return lowerInitializer(node)
    case .statementExpression: return lowerStatementExpression(node)
    case .call: return lowerCall(node)
    case .message: return lowerMessage(node)
    case .block: return lowerBlock(node)
    case .selector:
      let selector = words(of: node, "@selector")?.filter {
        !$0.isWhitespace && $0 != "(" && $0 != ")"
      }
      guard let name = node.name.isEmpty ? selector : node.name, !name.isEmpty else {
        return missing("the selector of a macro cannot be read", at: node)
      }
      return Lowered(text: "\(helper("sel"))(\(LuaText.quoted(name)))", isConstant: true)
    case .encode: return lowerEncoding(node)
    case .protocolExpression:
      let name = runtimeName(ofProtocol: node.children.first?.name ?? node.name)
      return Lowered(text: "\(helper("protocol"))(\(LuaText.quoted(name)))")
    case .availability: return lowerAvailability(node)
    case .genericSelection: return lowerGenericSelection(node)
    default:
      return missing("this expression (kind \(node.rawKind)) cannot be translated", at: node)
    }
  }

  func name(ofSelf node: SyntaxNode) -> String {
    node.reference.flatMap { function?.name(of: $0.number) } ?? "self"
  }

  func isNull(_ node: SyntaxNode) -> Bool {
    let inner = node.underlying
    if inner.kind == .cast || inner.kind == .bridgedCast, let last = inner.operands.last {
      // `NULL` is a zero that is cast to a pointer.
      if inner.type?.isArithmetic != true, case .integer(0) = last.underlying.evaluation {
        return true
      }
      return isNull(last)
    }
    if case .integer(0) = inner.evaluation, node.type?.isArithmetic != true { return true }
    return inner.rawKind == 123
  }

  private func lowerNumber(_ node: SyntaxNode) -> Lowered {
    let isFloating = node.type?.isFloating ?? false
    switch node.evaluation {
    case .integer(let integer): return .constant(integer)
    case .floating(let number) where isFloating:
      return Lowered(text: LuaText.number(number), isConstant: true)
    // A constant that is no integer of 64 bits has no defined value in C.
    case .floating(let number): return .constant(Int(exactly: number.rounded(.towardZero)) ?? .min)
    default:
      if node.kind == .sizeOf, let operand = node.operands.first, let type = operand.type {
        if !type.isArray, let size = sizeOfWrittenArray(node) { return size }
        guard type.isArray, type.count < 0 else { return .constant(type.size) }
        // A variable-length array.
        return Lowered(text: "\(helper("sizeOfArray"))(\(value(operand).text))")
      }
      if node.kind == .sizeOf, let type = arrayType(of: node) {
        let text = ([LuaText.number(type.elementSize)] + type.counts).joined(separator: " * ")
        return Lowered(text: text, precedence: .product)
      }
      return missing("the value of '\(spelled(node))' is not known when it is read", at: node)
    }
  }

  private func lowerUnexposed(_ node: SyntaxNode) -> Lowered {
    if let result = lowerVectorExpression(node) { return result }
    let operands = node.operands
    switch node.evaluation {
    case .integer(let integer) where operands.allSatisfy({ $0.kind == .memberReference }):
      if node.type?.isBool == true { return .boolean(integer != 0) }
      if node.type?.isArithmetic == true { return .constant(integer) }
    case .floating where operands.isEmpty: return lowerNumber(node)
    default: break
    }
    // A conversion begins with its operand, which may begin with one of the words below.
    if operands.count == 1, let first = operands.first, first.spelledStart == node.spelledStart,
      first.spelledFile == node.spelledFile, first.start == node.start
    {
      return convert(lower(first), from: first.type, to: node.type, at: node)
    }
    let start = head(node, 16)
    let word = start.filter { !$0.isWhitespace }
    if word.hasPrefix("__builtin_va_arg") || word.hasPrefix("va_arg(") {
      return lowerNextArgument(node)
    }
    if start.hasPrefix("__builtin_types"), case .integer(let value) = node.evaluation {
      return .constant(value)
    }
    if start.hasPrefix("__c11_atomic_"), let atomic = lowerAtomic(node) { return atomic }
    guard let first = operands.first else {
      if start.hasPrefix("@[") { return lowerArrayLiteral(node, []) }
      if start.hasPrefix("@{") { return lowerDictionaryLiteral(node, []) }
      // An expression without a source position is an implicit initial value.
      if node.reference == nil, node.line == 0 { return zero(node.type) }
      return lowerReference(node)
    }
    // An expression that begins with a literal may be an element of it; both begin at the same
    // position.
    let isLiteral = first.spelledStart != node.spelledStart || first.spelledFile != node.spelledFile
    if isLiteral, start.hasPrefix("@[") { return lowerArrayLiteral(node, operands) }
    if isLiteral, start.hasPrefix("@{") { return lowerDictionaryLiteral(node, operands) }
    if operands.count == 1, start.hasPrefix("@"), let type = node.type, type.isObject {
      return lowerBoxed(first)
    }
    if operands.count == 2 {
      return lowerObjectSubscript(node, first, operands[1])
    }
    if operands.count == 1 {
      return convert(lower(first), from: first.type, to: node.type, at: node)
    }
    if start.hasPrefix("__builtin_choose"), operands.count == 3 {
      if case .integer(let chosen) = operands[0].evaluation {
        return lower(operands[chosen != 0 ? 1 : 2])
      }
    }
    if operands.count == 3 { return lowerElvis(node, operands[0], operands[2]) }
    if operands.count == 4 { return lowerElvis(node, operands[0], operands[3]) }
    return missing("this expression cannot be translated: \(spelled(node).prefix(40))", at: node)
  }

  /// `a ?: b`.
  private func lowerElvis(
    _ node: SyntaxNode, _ first: SyntaxNode, _ second: SyntaxNode
  ) -> Lowered {
    let left = value(first)
    var right = Lowered.none
    let statements = collecting { right = value(second) }
    if statements.isEmpty, node.type?.isArithmetic != true {
      return Lowered(
        text: "\(left.operand(.or)) or \(right.operand(.and))", precedence: .or)
    }
    let result = temporary()
    emit("local \(result) = \(left.text)")
    let test = asBoolean(Lowered(text: result), first.type)
    emit("if not (\(test.text)) then \(statements) \(result) = \(right.text) end")
    return Lowered(text: result)
  }

  private func lowerConditional(_ node: SyntaxNode) -> Lowered {
    let operands = node.operands
    guard operands.count == 3 else { return .none }
    let test = condition(operands[0])
    var left = Lowered.none
    var right = Lowered.none
    let before = collecting { left = value(operands[1]) }
    let after = collecting { right = value(operands[2]) }
    if node.type?.isVoid == true {
      emit("if \(test.text) then \(before) \(asStatement(left))")
      emit("else \(after) \(asStatement(right)) end")
      return .none
    }
    let isTrue =
      node.type?.isFloating == true || node.type?.integer != nil || node.type?.isRecord == true
      || node.type?.isVector == true
      || left.text == "true" || left.text.hasPrefix("str(")
    if before.isEmpty, after.isEmpty, isTrue {
      return Lowered(
        text: "(\(test.operand(.comparison)) and \(left.operand(.comparison)) "
          + "or \(right.operand(.comparison)))", isFresh: left.isFresh && right.isFresh)
    }
    let result = temporary()
    emit("local \(result)")
    emit("if \(test.text) then \(before) \(result) = \(left.text)")
    emit("else \(after) \(result) = \(right.text) end")
    return Lowered(text: result, isBoolean: node.type?.isBool == true)
  }

  /// A value that is not used, as a statement.
  func asStatement(_ lowered: Lowered) -> String {
    if lowered.isConstant || lowered.isName || lowered.text.isEmpty { return "" }
    if lowered.precedence == .and, let split = lowered.text.firstRange(of: " and "),
      LuaText.isName(String(lowered.text[..<split.lowerBound]))
    {
      let head = lowered.text[..<split.lowerBound]
      return "if \(head) then \(lowered.text[split.upperBound...]) end"
    }
    let isCall =
      lowered.precedence == .atom && lowered.text.hasSuffix(")") && !lowered.text.hasPrefix("(")
    return isCall ? lowered.text : "local _ = \(lowered.text)"
  }

  private func lowerStatementExpression(_ node: SyntaxNode) -> Lowered {
    guard let body = node.operands.first else { return .none }
    var statements = body.operands
    let last = statements.last.map { $0.isExpression } == true ? statements.removeLast() : nil
    let isUsed = node.type?.isVoid != true && last != nil
    let result = temporary()
    if isUsed { emit("local \(result)") }
    let text = collecting {
      inScope {
        lowerStatements(statements + (isUsed ? [] : last.map { [$0] } ?? []))
        guard isUsed, let last else { return }
        lowerResult(last, to: result)
      }
    }
    emit("do \(text) end")
    return isUsed ? Lowered(text: result) : .none
  }

  private func lowerReference(_ node: SyntaxNode) -> Lowered {
    guard let declaration = node.reference else {
      if node.name == "_cmd" { return Lowered(text: "_cmd") }
      return missing("'\(spelled(node))' cannot be translated", at: node)
    }
    switch declaration.kind {
    case .enumerator: return .constant(declaration.value)
    case .function: return Lowered(text: functionName(declaration, at: node))
    default:
      if declaration.name == "_cmd" && declaration.isSystem == false && declaration.line == 0 {
        return Lowered(text: "_cmd")
      }
      return read(place(of: node))
    }
  }

  private func lowerMember(_ node: SyntaxNode) -> Lowered {
    guard let declaration = node.reference else { return read(place(of: node)) }
    if declaration.kind == .property || declaration.isMethod { return lowerProperty(node) }
    return read(place(of: node))
  }
}
