import StringSearch

/// The method families whose names say that the caller owns the result.
enum MethodFamily {
  private static let owning = ["alloc", "new", "copy", "mutableCopy", "init"]
  /// The name prefixes of functions that follow Core Foundation's ownership rule.
  private static let coreFoundations = [
    "CF", "CG", "CM", "CN", "CT", "CV", "SC", "Sec", "UT", "UIGraphics",
  ]

  /// Whether a method of that name returns an object that the caller has to release.
  static func answersOwned(_ selector: String) -> Bool { owning.contains { belongs(selector, $0) } }

  static func isInitializer(_ selector: String) -> Bool { belongs(selector, "init") }

  /// Whether a method returns an object that the caller has to release; attributes precede the name.
  static func answersOwned(_ selector: String, _ declaration: Declaration?) -> Bool {
    switch declaration?.ownership {
    case .retained, .initializer: true
    case .unretained, .withoutFamily: false
    case .byName, nil: answersOwned(selector)
    }
  }

  /// Whether a method is an initializer; `objc_method_family` precedes the name.
  static func isInitializer(_ selector: String, _ declaration: Declaration?) -> Bool {
    switch declaration?.ownership {
    case .initializer: true
    case .withoutFamily: false
    case .retained, .unretained, .byName, nil: isInitializer(selector)
    }
  }

  /// Whether a method may return its receiver, retained once more.
  static func isCopy(_ selector: String) -> Bool { belongs(selector, "copy") }

  /// Whether a message may return anything: clang claims its result only where it retains it.
  static func performsSelector(_ selector: String) -> Bool {
    selector.prefix { $0 != ":" } == "performSelector"
  }

  /// Whether a name begins with a family's name, not followed by a lowercase letter.
  private static func belongs(_ selector: String, _ family: String) -> Bool {
    let name = selector.drop { $0 == "_" }
    guard name.hasPrefix(family) else { return false }
    return name.dropFirst(family.count).first.map { !$0.isLowercase } ?? true
  }

  /// Whether a C function belongs to Core Foundation or a similar library.
  static func isCoreFoundation(_ name: String) -> Bool {
    coreFoundations.contains { name.hasPrefix($0) }
  }

  /// Whether the caller has to release the result of a C function.
  ///
  /// The names of Core Foundation functions say so.
  static func functionAnswersOwned(_ name: String) -> Bool {
    if ["class_createInstance", "object_copy", "NSAllocateObject", "NSCopyObject"].contains(name) {
      return true
    }
    return isCoreFoundation(name) && (name.contains("Create") || name.contains("Copy"))
  }

  /// Whether a source without ARC has to release the result of a function with `dispatch_release`.
  static func createsDispatchObject(_ name: String) -> Bool {
    name.hasPrefix("dispatch_") && name.contains("_create") && !name.contains("_block_")
  }
}

extension Lowering {
  /// Whether an expression is a message or a call that returns a retained object.
  func answersOwned(_ node: SyntaxNode) -> Bool {
    let inner = node.underlying
    guard inner.type?.isRetainable == true else { return false }
    if inner.kind == .message { return MethodFamily.answersOwned(inner.name, inner.reference) }
    guard inner.kind == .call, let callee = inner.operands.first,
      let function = calledFunction(callee)
    else { return false }
    return function.isSystem
      ? MethodFamily.functionAnswersOwned(function.name) : function.ownership == .retained
  }

  /// Whether what comes with a reference may be an object that others have: a copy, or the result of a source's C
  /// function.
  ///
  /// The system's functions that return objects create them.
  func mayBeKnown(_ node: SyntaxNode) -> Bool {
    guard node.kind == .call else { return MethodFamily.isCopy(node.name) }
    return node.operands.first.flatMap(calledFunction)?.isSystem != true
  }

  /// The argument that follows such a result for the functions that count it; empty for other results.
  ///
  /// The functions of a source and the methods of a family that it declares count what they return
  /// themselves.
  func knownMark(_ node: SyntaxNode) -> String {
    guard mayBeKnown(node) else { return "" }
    let isCounted =
      node.kind == .call || node.reference?.isSystem == false && !isPlainCopy(node.name)
    return isCounted ? ", \"own\"" : ", true"
  }

  private func isPlainCopy(_ selector: String) -> Bool {
    selector == "copy" || selector == "copyWithZone:"
  }

  /// The functions of the module that count references for a source without ARC.
  private static let counting = [
    "retain": "retain", "release": "release", "autorelease": "release_later",
    "retainCount": "retainCount",
  ]

  /// A message of manual reference counting, which is counted by hand; nil for any other.
  func countingMessage(
    _ selector: String, to receiver: Receiver, isReturned: Bool
  ) -> Lowered? {
    guard !usesARC, var function = Lowering.counting[selector] else { return nil }
    // ARC claims what is answered so.
    if isReturned, selector == "autorelease" { function = "answerLater" }
    let text: String
    switch receiver {
    case .superclass: return nil
    case .sure(let name): text = name
    case .unsure(let lowered, _): text = lowered.text
    }
    let call = "\(helper(function))(\(text))"
    return Lowered(text: selector == "retainCount" ? "(\(call) or 0)" : call)
  }

  /// The result of a message or a call that is not stored, kept alive until the statement ends.
  ///
  /// The same is done for the references in a structure.
  func held(_ result: Lowered, _ node: SyntaxNode) -> Lowered {
    guard usesARC, let temporaries = function?.temporaries else { return result }
    let hasParts = node.type?.isRecord == true && holdsReferences(node.type)
    guard !consumed.contains(ObjectIdentifier(node)) else { return result }
    guard hasParts || answersOwned(node) else {
      if mayBeAnswered(node) { temporaries.mayBeAnswered = true }
      return result
    }
    let name = list(of: temporaries)
    if hasParts {
      let parts = helper("temporaryParts")
      return Lowered(
        text: "\(parts)(\(name), \(result.text), \(typeText(node.type)))", isFresh: result.isFresh)
    }
    return Lowered(text: "\(helper("temporary"))(\(name), \(result.text)\(knownMark(node)))")
  }

  /// A pointer whose reference is transferred to ARC; it is released when the statement ends.
  func transferred(_ pointer: Lowered) -> Lowered {
    guard let temporaries = function?.temporaries else {
      return Lowered(text: call(of: "transferred", pointer.text))
    }
    let name = list(of: temporaries)
    return Lowered(text: "\(helper("temporary"))(\(name), \(pointer.text), true, true)")
  }

  /// An object with a reference that ARC hands over.
  func retained(_ object: Lowered) -> Lowered {
    Lowered(text: call(of: "retain", object.text))
  }

  /// The receiver of an initializer that is not a new object.
  ///
  /// The initializer consumes a reference, so a receiver that a variable holds is retained first.
  func consumedReceiver(_ receiver: Lowered, _ node: SyntaxNode, isInitializer: Bool) -> Lowered {
    guard usesARC, isInitializer, !answersOwned(node) else {
      return receiver
    }
    return Lowered(text: call(of: "consumed", receiver.text))
  }

  /// The result of a message or a function in a source without ARC, or of a performed selector.
  ///
  /// A result from a source with ARC stays in the autorelease pool.
  ///
  /// - Parameter first: the variable with the number of answers before the message.
  func received(_ result: Lowered, _ node: SyntaxNode, since first: String? = nil) -> Lowered {
    guard node.type?.isRetainable == true, !answersOwned(node),
      !consumed.contains(ObjectIdentifier(node)),
      MethodFamily.performsSelector(node.name) || !usesARC && node.reference?.isSystem != true
    else { return result }
    guard let first else { return Lowered(text: ofAnswer("received", result.text)) }
    return Lowered(text: "\(helper("received"))(\(result.text), \(first))")
  }

  /// Evaluates the operands of a message, one of which may be its result, and counts the answers.
  func countAnswers(before receiver: inout Receiver, _ operands: inout [String]) -> String {
    if case .unsure(let operand, let type) = receiver {
      receiver = .unsure(Lowered(text: stable(operand)), type)
    }
    operands = operands.map { stable(Lowered(text: $0)) }
    return stable(Lowered(text: "\(helper("answers")).count"), "first")
  }

  /// The first value of a variable, counted.
  func counted(_ text: String, _ initial: SyntaxNode?) -> String {
    guard let initial, answersOwned(initial) else { return call(of: "own", text) }
    let mark = knownMark(initial.underlying)
    // An object that one call has created is counted already.
    if text.hasPrefix("make("), let separator = text.firstRange(of: ") or ") {
      let messages = text[separator.upperBound...]
      return "(\(text[..<separator.upperBound])\(helper("take"))(\(messages)\(mark)))"
    }
    return "\(helper("take"))(\(text)\(mark))"
  }

  /// The result of a message, counted; one call creates an object if the root class's methods would.
  func created(
    _ result: Lowered, of selector: String, to receiver: Receiver, _ node: SyntaxNode
  ) -> Lowered {
    let messages = countedResult(result, of: selector, to: receiver, node)
    guard node.reference?.isSystem == true else { return messages }
    let cls: Substring
    switch receiver {
    case .sure(let name) where selector == "new": cls = name[...]
    case .unsure(let object, _) where selector == "init": cls = allocatedClass(object.text)
    default: return messages
    }
    guard cls.hasPrefix("objc."), LuaText.isName(String(cls.dropFirst("objc.".count))) else {
      return messages
    }
    let arguments = selector == "new" ? "\(cls), true" : String(cls)
    return Lowered(
      text: "\(helper("make"))(\(arguments)) or \(messages.text)", precedence: .or)
  }

  /// The class in the text of an `alloc` message; empty for other texts.
  private func allocatedClass(_ text: String) -> Substring {
    let (start, end) = usesARC ? ("", ":alloc()") : ("alloc(", ")")
    guard text.hasPrefix(start), text.hasSuffix(end) else { return "" }
    return text.dropFirst(start.count).dropLast(end.count)
  }

  /// The result of a message in a source without ARC; a retained result is counted.
  ///
  /// A method that attributes alone say to return a retained object has counted it.
  func countedResult(
    _ result: Lowered, of selector: String, to receiver: Receiver, _ node: SyntaxNode
  ) -> Lowered {
    guard !usesARC, node.type?.isRetainable == true else { return result }
    guard MethodFamily.answersOwned(selector),
      MethodFamily.answersOwned(selector, node.reference)
    else { return result }
    if MethodFamily.isInitializer(selector, node.reference) {
      switch receiver {
      case .superclass: return result
      case .sure("self"): return result
      default: break
      }
    }
    if selector == "alloc", case .sure(let cls) = receiver {
      return Lowered(text: call(of: "alloc", cls))
    }
    guard MethodFamily.isCopy(selector), knownMark(node) == ", true" else {
      return Lowered(text: call(of: "owned", result.text))
    }
    // A copy may be the receiver itself.
    var original = "true"
    if case .unsure(let lowered, _) = receiver, lowered.isName { original = lowered.text }
    return Lowered(text: "\(helper("owned"))(\(result.text), \(original))")
  }
}
