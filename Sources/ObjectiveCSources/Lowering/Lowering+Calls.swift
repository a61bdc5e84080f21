import StringSearch

extension Lowering {
  /// The Lua name of a C function of the file or of the library.
  func functionName(_ declaration: Declaration, at node: SyntaxNode) -> String {
    if let known = fileNames[declaration.number] { return known }
    need(declaration, at: node)
    return "\(helper("c"))\(LuaText.field(linkName(of: declaration)))"
  }

  /// The name of a function in other sources: with its parameter types if it is overloaded.
  func linkName(of function: Declaration) -> String {
    guard overloadedNames.contains(function.name), let type = function.type else {
      return function.name
    }
    return "\(function.name)(\(type.parameters.map(\.canonical).joined(separator: ", ")))"
  }

  func lowerCall(_ node: SyntaxNode) -> Lowered {
    guard let callee = node.operands.first else { return Lowered.none }
    let arguments = Array(node.operands.dropFirst())
    let target = calledFunction(callee)
    if let target, target.isSystem || fileNames[target.number] == nil,
      let special = specialCall(target.name, node, callee, arguments)
    {
      return special
    }
    passReferences(of: arguments, to: target)
    let structures = target?.isSystem == true ? [] : newStructures(in: arguments)
    var lowered: [Lowered]
    let function: String
    if let target {
      let isDirect = isDirectCall(callee)
      if !isDirect { need(target, at: node) }
      function =
        isDirect
        ? functionName(target, at: node) : helper("c") + LuaText.field(linkName(of: target))
      if let type = target.type, type.isVariadic {
        arguments.dropFirst(type.parameters.count).forEach(leaveUncopied)
      }
      let values = values(arguments, keepsAnswers: true, writesBack: !target.isSystem)
      lowered = described(values, arguments, of: target)
    } else {
      let all = values([callee] + arguments, keepsAnswers: true, writesBack: true)
      function = all[0].prefix
      lowered = Array(all.dropFirst())
    }
    lowered = storing(structures, retainingConsumed(lowered, arguments, of: target))
    // Core Foundation functions return a boolean where C has `Boolean`, an integer.
    let isTruth = target?.isSystem == true && node.type?.spelling == "Boolean"
    var result = Lowered(
      text: "\(function)(\(argumentList(lowered.map(\.text))))",
      isBoolean: node.type?.isBool == true || isTruth, isFresh: node.type?.isRecord == true)
    // One function serves all overloads of a vector function.
    if let target, target.isSystem, target.name.hasPrefix("simd_"), node.type?.isFloat32 == true {
      result.text = "\(helper("f32"))(\(result.text))"
    }
    if let target, target.isSystem, node.type?.isPointer == true || node.type?.isObject == true,
      MethodFamily.functionAnswersOwned(target.name)
        || !usesARC && MethodFamily.createsDispatchObject(target.name)
    {
      // It may be one that there was, which then has one more reference.
      if !usesARC || node.type?.isRetainable != true {
        result.text = "\(helper("owned"))(\(result.text), true)"
      }
    }
    // The library or a block may return a plain Lua value.
    if boxes(node.type), target.map({ fileNames[$0.number] == nil }) ?? false {
      result.text = objectText(result.text, node.type)
    }
    result = writingBack(arguments, result, node)
    guard usesARC else { return received(result, node) }
    return ending(structures, lowered, arguments, after: held(result, node), node)
  }

  /// The arguments of a call, adjusted for variadic and Core Foundation functions.
  ///
  /// A structure that is passed to a variadic function gets its type description. A Core Foundation
  /// function keeps a reference to an argument that only the caller references.
  private func described(
    _ values: [Lowered], _ arguments: [SyntaxNode], of target: Declaration
  ) -> [Lowered] {
    var result = values
    guard let type = target.type, !target.isSystem else {
      // Core Foundation collections are Lua tables, which do not retain.
      guard MethodFamily.isCoreFoundation(target.name) else { return values }
      for (place, argument) in arguments.enumerated() where isAnswered(argument) {
        result[place] = Lowered(text: "\(helper("lend"))(\(values[place].text))")
      }
      return result
    }
    guard type.isVariadic else { return values }
    for place in values.indices.dropFirst(type.parameters.count)
    where arguments[place].type?.isRecord == true {
      let record = typeArgument(arguments[place].type)
      result[place].text = "\(helper("described"))(\(values[place].text)\(record))"
    }
    return result
  }

  /// The function that is called by name, ignoring casts and parentheses.
  func calledFunction(_ node: SyntaxNode) -> Declaration? {
    if let found = node.reference, node.kind == .reference, found.kind == .function {
      return found
    }
    switch node.kind {
    case .unexposed, .parenthesis, .cast:
      return node.operands.last.flatMap { calledFunction($0) }
    default: return nil
    }
  }

  private func isDirectCall(_ node: SyntaxNode) -> Bool {
    switch node.kind {
    case .reference: true
    case .unexposed, .parenthesis, .cast: node.operands.last.map(isDirectCall) ?? false
    default: false
    }
  }

  /// Functions that are not lowered to calls.
  private func specialCall(
    _ name: String, _ node: SyntaxNode, _ callee: SyntaxNode, _ arguments: [SyntaxNode]
  ) -> Lowered? {
    switch name {
    case "objc_msgSend", "objc_msgSend_stret", "objc_msgSend_fpret", "objc_msgSend_fp2ret":
      return dynamicMessage("msgSend", node, arguments, skipping: name.hasSuffix("_stret") ? 0 : 0)
    case "objc_msgSendSuper2", "objc_msgSendSuper2_stret":
      return dynamicMessage("msgSendSuper2", node, arguments, skipping: 0)
    case "objc_msgSendSuper", "objc_msgSendSuper_stret":
      return dynamicMessage("msgSendSuper", node, arguments, skipping: 0)
    case "__builtin_va_start", "va_start":
      guard let list = arguments.first else { return Lowered.none }
      emit(place(of: list).assignment("\(helper("argumentList"))(...)"))
      return Lowered.none
    case "__builtin_va_end", "va_end": return Lowered.none
    case "__builtin_va_copy", "va_copy":
      guard arguments.count == 2 else { return nil }
      emit(
        place(of: arguments[0]).assignment(
          "\(helper("copyArguments"))(\(value(arguments[1]).text))"))
      return Lowered.none
    case "__builtin_expect", "__builtin_expect_with_probability":
      return arguments.first.map { lower($0) }
    case "CFBridgingRelease":
      guard usesARC, let argument = arguments.first else { return nil }
      return transferred(Lowered(text: "\(helper("obj"))(\(value(argument).text))"))
    case "setjmp", "_setjmp", "sigsetjmp": return markedJump(arguments)
    case "__builtin_constant_p": return .constant(0)
    case "__builtin_unreachable", "__builtin_trap":
      return Lowered(text: "\(helper("missing"))(\"the program trapped\")")
    case "__builtin_object_size": return .constant(-1)
    case "__builtin_prefetch": return Lowered.none
    case _ where name.hasPrefix("__builtin_") && name.hasSuffix("_overflow"):
      return reportingOverflow(name, arguments)
    case "__builtin_return_address": return Lowered.none
    case "__builtin_frame_address": return Lowered(text: "\(helper("frameAddress"))()")
    case "__builtin___memcpy_chk", "__builtin___memset_chk", "__builtin___strcpy_chk":
      return nil
    default: return nil
    }
  }

  /// A sum, difference or product that reports whether its result fits.
  private func reportingOverflow(_ name: String, _ arguments: [SyntaxNode]) -> Lowered? {
    guard arguments.count == 3 else { return nil }
    let operation = ["add", "sub"].first { name.contains($0) } ?? "mul"
    let texts = zip(values(arguments), arguments).map { value, node in
      "\(value.text), \(typeText(node.type?.isPointer == true ? node.type?.pointee : node.type))"
    }
    let function = "\(helper("c")).__builtin_\(operation)_overflow"
    return Lowered(text: "\(function)(\(texts.joined(separator: ", ")))", isBoolean: true)
  }

  private func dynamicMessage(
    _ function: String, _ node: SyntaxNode, _ arguments: [SyntaxNode], skipping: Int
  ) -> Lowered {
    let list = values(arguments).map(\.text).joined(separator: ", ")
    var result = Lowered(text: "\(helper(function))(\(list))")
    result = answering(result, node.type)
    result.isFresh = node.type?.isRecord == true
    return result
  }

  /// `va_arg(list, type)`.
  func lowerNextArgument(_ node: SyntaxNode) -> Lowered {
    // For an array type the count precedes the list.
    guard let list = node.operands.last else { return Lowered.none }
    // An array type reads the bytes of the argument.
    let elements = node.type?.isArray == true ? typeArgument(node.type?.element) : ""
    let next = Lowered(text: "\(helper("nextArgument"))(\(value(list).text)\(elements))")
    return boxes(node.type) ? Lowered(text: objectText(next.text, node.type)) : next
  }

  /// The result of a message to a receiver that may be nil: zero of its type for nil.
  func answering(_ lowered: Lowered, _ type: CType?) -> Lowered {
    var result = lowered
    guard let type else { return result }
    switch type.valueKind {
    case .bool:
      result.text = "(\(lowered.text) or false)"
      result.isBoolean = true
    case .integer: result.text = "(\(lowered.text) or 0)"
    case .floating: result.text = "(\(lowered.text) or 0.0)"
    case .record, .complex, .vector:
      result.text = "(\(lowered.text) or \(zero(type).text))"
    default:
      if boxes(type) {
        result.text = objectText(lowered.text, type)
      } else if lowered.precedence != .atom {
        result.text = "(\(lowered.text))"
      }
    }
    result.precedence = .atom
    return result
  }
}
