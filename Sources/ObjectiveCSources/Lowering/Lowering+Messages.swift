// no traps of count: the counts are those of lists and columns that this file computes, and not
// negative.

import StringSearch

extension Lowering {
  /// The category of the properties that a source uses but no header declares.
  package static let undeclaredCategory = "HookhostUndeclared"

  /// The receiver of a message.
  enum Receiver {
    /// An expression that is never nil.
    case sure(String)
    /// An expression that may be nil.
    case unsure(Lowered, CType?)
    /// `super`: the implementation of the superclass.
    case superclass

    /// The expression; nil for `super`.
    var text: String? {
      switch self {
      case .sure(let text): text
      case .unsure(let lowered, _): lowered.text
      case .superclass: nil
      }
    }
  }

  func lowerMessage(_ node: SyntaxNode) -> Lowered {
    let selector = selector(of: node)
    let operands = node.operands
    if let cls = receivingClass(node) {
      if weaklyImportedClasses.contains(where: { classText($0) == cls }) {
        return held(message(.unsure(Lowered(text: cls), nil), selector, operands, node), node)
      }
      if let absent = absentClass(cls, selector) { return absent }
      return held(message(.sure(cls), selector, operands, node), node)
    }
    // The receiver is an operand, unless it is `super`, which a macro may hide.
    let isWithoutReceiver = operands.count <= selector.count { $0 == ":" }
    if isWithoutReceiver || isSentToSuper(node) {
      return message(.superclass, selector, operands, node)
    }
    guard let first = operands.first else { return .none }
    leaveUncopied(first)
    let arguments = Array(operands.dropFirst())
    // An initializer consumes its receiver's reference.
    let isInitializer = MethodFamily.isInitializer(selector, node.reference)
    let isConsumed = consumesReceiver(node)
    if isInitializer || isConsumed { consumed.insert(ObjectIdentifier(first.underlying)) }
    if first.underlying.kind == .selfExpression, !isConsumed {
      let result = message(.sure(name(ofSelf: first.underlying)), selector, arguments, node)
      return isInitializer ? result : held(result, node)
    }
    return held(message(.unsure(.none, nil), selector, arguments, node, receiver: first), node)
  }

  /// The selector of a message; if it is undeclared, the selector is read from the source text.
  func selector(of node: SyntaxNode) -> String {
    guard node.name.isEmpty else { return node.name }
    let written = source(node.spelledFile)?.selector(
      ofMessageFrom: node.spelledStart, to: node.spelledEnd)
    if let written, !written.isEmpty { return written }
    return source(node.file)?.selector(ofMessageFrom: node.start, to: node.end) ?? ""
  }

  /// The Lua name of the class that is the receiver of a message.
  func receivingClass(_ node: SyntaxNode) -> String? {
    guard let first = node.children.first, first.isTypeName else {
      return receivingClassOfDot(node)
    }
    let name = first.type?.declaration?.name ?? first.name
    if first.kind == .classReference { return classText(first.name) }
    return classText(name)
  }

  /// The class in `Class.property`, for which clang has no node.
  private func receivingClassOfDot(_ node: SyntaxNode) -> String? {
    guard node.kind == .member, node.operands.isEmpty else { return nil }
    let name = head(node, 128).prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
    return name.isEmpty || name == "super" ? nil : classText(String(name))
  }

  /// An absent class whose `class` or `self` is requested, so that it can be compared with others.
  private func absentClass(_ cls: String, _ selector: String) -> Lowered? {
    guard selector == "class" || selector == "self",
      let name = absentClasses.first(where: { classText($0) == cls })
    else { return nil }
    return Lowered(text: "\(helper("absentClass"))(\(LuaText.quoted(name)))")
  }

  func classText(_ name: String) -> String {
    weaklyImportedClasses.contains(name)
      ? "objc.getClass(\(LuaText.quoted(runtimeName(name))))"
      : "objc\(LuaText.field(runtimeName(name)))"
  }

  /// Whether the receiver is `super`.
  func isSentToSuper(_ node: SyntaxNode) -> Bool {
    let words = head(node, 64)
    guard words.hasPrefix("[super") else { return false }
    let next = source(node.spelledFile).map { file -> Bool in
      var place = node.spelledStart + 1
      while place < file.bytes.count, file.bytes[place] <= 32 { place += 1 }
      let end = place + 5
      guard end < file.bytes.count else { return false }
      let byte = file.bytes[end]
      return
        !(byte == UInt8(ascii: "_")
        || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
        || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")))
    }
    return next ?? false
  }

  /// Lowers a message expression.
  func message(
    _ receiver: Receiver, _ selector: String, _ arguments: [SyntaxNode], _ node: SyntaxNode,
    receiver receiverNode: SyntaxNode? = nil
  ) -> Lowered {
    var arguments = arguments
    let outs = outParameters(of: selector, arguments.map(\.type))
    let isNative = node.reference?.isSystem ?? false
    let fixed = selector.filter { $0 == ":" }.count
    let isFormat =
      isNative && (selector.contains("ormat:") || selector.hasSuffix("lineNumber:description:"))
    if node.reference?.isSystem != false && !isFormat,
      node.reference?.type?.isVariadic == true || arguments.count > fixed,
      let last = arguments.last, isNull(last), arguments.count > 1
    {
      // C ends a list of objects with nil; Lua knows the number of arguments. A nil after a format
      // is an argument.
      arguments.removeLast()
    }
    let rest = isFormat ? arguments.dropFirst(fixed).map { ObjectIdentifier($0) } : []
    let receivers = receiverNode.map { [$0] } ?? []
    let writesBack = outs.isEmpty && !isNative
    passReferences(of: arguments, to: node.reference)
    let structures = isNative || !outs.isEmpty ? [] : newStructures(in: arguments)
    let all = values(receivers + arguments, keepsAnswers: true, writesBack: writesBack) { [self] in
      isNative
        ? nativeArgument($0, isRest: rest.contains(ObjectIdentifier($0)))
        : copied(value($0), $0.type)
    }
    let ownValues = Array(all.dropFirst(receivers.count))
    var passed = retainingConsumed(ownValues, arguments, of: node.reference)
    var receiver = receiver
    if let receiverNode {
      let isInitializer = MethodFamily.isInitializer(selector, node.reference)
      let operands = CallOperands(receivers + arguments, runsSource: !isNative)
      var first = listed(all[0], receiverNode, in: operands)
      if !structures.isEmpty, first.text != "nil" { first = Lowered(text: stable(first, "a")) }
      passed = releasingUnsent(passed, of: node.reference, to: &first)
      let given =
        consumesReceiver(node)
        ? withReference(first, receiverNode)
        : consumedReceiver(first, receiverNode, isInitializer: isInitializer)
      receiver = .unsure(given, receiverNode.type)
    }
    passed = storing(structures, passed)
    var given = passed.map(\.text)
    let isReturned = consumed.contains(ObjectIdentifier(node))
    if let counted = countingMessage(selector, to: receiver, isReturned: isReturned) {
      return counted
    }
    if let buffered = bufferMessage(selector, to: receiver, given, arguments, node) {
      return countedResult(buffered, of: selector, to: receiver, node)
    }
    if !outs.isEmpty {
      return reading(outs, given, arguments, receiver, selector, node)
    }
    let performs = usesARC && !isReturned && MethodFamily.performsSelector(selector)
    let first = performs ? countAnswers(before: &receiver, &given) : nil
    var result = sent(receiver, selector, given, node)
    result = created(result, of: selector, to: receiver, node)
    // An accessor of the source itself may return its stored structure.
    result.isFresh = node.type?.isRecord == true && isNative
    result.isBoolean = node.type?.isBool == true
    result = writingBack(arguments, result, node)
    result = received(result, node, since: first)
    return ending(structures, passed, arguments, after: result, node)
  }

  /// An argument of a native method: a pointer to constant characters is passed as a string.
  ///
  /// In variadic arguments, a pointer to mutable characters is passed as a string too.
  private func nativeArgument(_ node: SyntaxNode, isRest: Bool) -> Lowered {
    let lowered = value(node)
    let isText = node.type?.canonical == "const char *" || isRest && node.type?.isCString == true
    guard isText, !lowered.isConstant else { return lowered }
    return Lowered(text: call(of: "cstr", lowered.text))
  }

  func sent(
    _ receiver: Receiver, _ selector: String, _ arguments: [String], _ node: SyntaxNode,
    answer: CType? = nil
  ) -> Lowered {
    let answer = answer ?? node.type
    let selector = linkedSelector(selector, of: node.reference)
    let isOwn = node.reference.map { $0.isMethod && !$0.isSystem } ?? false
    if answersUntyped(node, selector), boxes(answer), let receiver = receiver.text {
      let list = [receiver, LuaText.quoted(selector)] + arguments
      return Lowered(text: "\(helper("untyped"))(\(list.joined(separator: ", ")))")
    }
    switch receiver {
    case .superclass:
      return boxed(Lowered(text: call(superText(), selector, arguments)), answer, isOwn)
    case .sure(let text):
      // A class's `alloc` returns an object, also where the type may have plain values.
      if selector == "alloc" { return Lowered(text: call(text, selector, arguments)) }
      return boxed(Lowered(text: call(text, selector, arguments)), answer, isOwn)
    case .unsure(let lowered, let type):
      if isNeverNil(lowered, type) {
        return boxed(
          Lowered(text: call(lowered.prefix, selector, arguments)), answer, isOwn)
      }
      // Lua reads an exception's fields without a message, also those that are nil.
      let cls = type?.pointee?.declaration?.name ?? ""
      let isTyped = !cls.isEmpty && cls != "NSException" && !boxes(type)
      let isSimple = arguments.allSatisfy { !$0.contains("(") }
      if lowered.isName, isTyped, isSimple {
        let result = Lowered(
          text: "\(lowered.text) and \(call(lowered.text, selector, arguments))", precedence: .and)
        return guarded(result, answer, isOwn)
      }
      let list = [lowered.text, LuaText.quoted(selector)] + arguments
      let result = Lowered(
        text: "\(helper("send"))(\(argumentList(list)))")
      return guarded(result, answer, isOwn)
    }
  }

  /// Whether an undeclared message is assumed to return an object.
  ///
  /// This applies to messages that no header declares and to `performSelector:` methods.
  private func answersUntyped(_ node: SyntaxNode, _ selector: String) -> Bool {
    guard let declaration = node.reference else { return true }
    let performing = [
      "performSelector:", "performSelector:withObject:", "performSelector:withObject:withObject:",
    ]
    return performing.contains(selector)
      || declaration.parent?.name == Lowering.undeclaredCategory
  }

  private func boxed(_ lowered: Lowered, _ type: CType?, _ isOwn: Bool) -> Lowered {
    // A property of a structure or a vector type returns nil until it is set.
    if isOwn, type?.isRecord == true || type?.isVector == true || type?.isComplex == true {
      return answering(lowered, type)
    }
    guard !isOwn, boxes(type) else { return lowered }
    return Lowered(text: objectText(lowered.text, type))
  }

  private func guarded(_ lowered: Lowered, _ type: CType?, _ isOwn: Bool) -> Lowered {
    if isOwn, type?.isObject == true {
      return lowered.precedence == .atom ? lowered : Lowered(text: "(\(lowered.text))")
    }
    guard type?.isVoid == true || type?.isObject == true && !boxes(type) else {
      return answering(lowered, type)
    }
    return lowered.precedence == .atom ? lowered : Lowered(text: "(\(lowered.text))")
  }

  /// The Lua text of `super(self)` in a method.
  func superText() -> String { "super(\(function?.name(of: -1) ?? "self"))" }

  /// Whether an expression is a newly created object, or `self`.
  private func isNeverNil(_ lowered: Lowered, _ type: CType?) -> Bool {
    lowered.text.hasSuffix(":alloc()") && lowered.text.hasPrefix("objc")
      || lowered.text.hasPrefix("alloc(objc")
      || lowered.text.hasPrefix("str(")
  }

  /// A message in Lua: a method call where the spelling is unambiguous, else by its exact selector.
  ///
  /// An exception without `userInfo` has no such method in Lua.
  func call(_ receiver: String, _ selector: String, _ arguments: [String]) -> String {
    let spelling = selector.replacing(":", with: "_")
    let isClear =
      LuaText.isName(spelling) && !(selector.contains("_") && selector.contains(":"))
      && selector != "userInfo"
    if isClear { return "\(receiver):\(spelling)(\(argumentList(arguments)))" }
    let list = [receiver, LuaText.quoted(selector)] + arguments
    return "\(helper("exact"))(\(argumentList(list)))"
  }

  /// The arguments of a call.
  ///
  /// A Lua function has 255 registers, so a long list is passed as a table.
  func argumentList(_ list: [String]) -> String {
    let most = 100
    guard list.count > most else { return list.joined(separator: ", ") }
    let rest = list[20...]
    let table = "\(helper("spread"))(\(rest.count), {\(rest.joined(separator: ", "))})"
    return (list[..<20] + [table]).joined(separator: ", ")
  }

  /// Lowers `object.property` to a message.
  func lowerProperty(_ node: SyntaxNode) -> Lowered {
    guard let declaration = node.reference else { return .none }
    let getter = declaration.kind == .property ? declaration.getter : declaration.name
    return propertyMessage(node, getter, [])
  }

  private func propertyMessage(
    _ node: SyntaxNode, _ selector: String, _ arguments: [String]
  ) -> Lowered {
    let type = type(of: node)
    if arguments.isEmpty, isBufferMessage(selector), let first = node.operands.first,
      let buffered = bufferMessage(selector, to: .unsure(value(first), nil), [], [], node)
    {
      return buffered
    }
    let linked = linkedSelector(selector, of: node.reference)
    if let cls = receivingClass(node) {
      if let absent = absentClass(cls, selector) { return absent }
      return boxed(Lowered(text: call(cls, linked, arguments)), type, false)
    }
    guard let first = node.operands.first else {
      return boxed(Lowered(text: call(superText(), selector, arguments)), type, false)
    }
    if first.underlying.kind == .selfExpression {
      let isOwn = type?.isRecord == true && node.reference?.isSystem == false
      let text = call(name(ofSelf: first.underlying), linked, arguments)
      var result = boxed(Lowered(text: text), type, isOwn)
      result.isBoolean = type?.isBool == true
      result.isFresh = type?.isRecord == true && node.reference?.isSystem == true
      return result
    }
    var result = sent(
      .unsure(value(first), self.type(of: first)), selector, arguments, node, answer: type)
    result.isBoolean = type?.isBool == true
    result.isFresh = type?.isRecord == true && node.reference?.isSystem == true
    return result
  }

  /// A property as an assignable place.
  func placeOfProperty(_ node: SyntaxNode) -> Place {
    guard let declaration = node.reference else { return Place("nil", node.type) }
    let setter: String
    if declaration.kind == .property {
      setter = declaration.setter
    } else if declaration.name.hasSuffix(":") {
      setter = linkedSelector(declaration.name, of: declaration)
    } else {
      setter = "set" + declaration.name.prefix(1).uppercased() + declaration.name.dropFirst() + ":"
    }
    let getter =
      declaration.kind == .property
      ? declaration.getter : LoweringNames.getter(ofSetter: declaration.name)
    let read: (String, [String]) -> Lowered
    if let cls = receivingClass(node) {
      read = { [self] in Lowered(text: call(cls, $0, $1)) }
    } else if let first = node.operands.first {
      if first.underlying.kind == .selfExpression {
        let name = name(ofSelf: first.underlying)
        read = { [self] in Lowered(text: call(name, $0, $1)) }
      } else {
        let text = stable(value(first))
        let send = helper("send")
        read = { selector, arguments in
          let list = [text, LuaText.quoted(selector)] + arguments
          return Lowered(text: "\(send)(\(list.joined(separator: ", ")))")
        }
      }
    } else {
      let text = superText()
      read = { [self] in Lowered(text: call(text, $0, $1)) }
    }
    let type = type(of: node)
    var place = Place(answering(read(getter, []), type).text, type)
    place.assignment = { read(setter, [$0]).text }
    return place
  }
}

enum LoweringNames {
  /// The getter of a setter: `title` for `setTitle:`.
  static func getter(ofSetter name: String) -> String {
    guard name.hasPrefix("set"), name.hasSuffix(":") else { return name }
    let base = name.dropFirst(3).dropLast()
    return base.prefix(1).lowercased() + base.dropFirst()
  }
}

extension SyntaxNode {
  /// The expression without parentheses and implicit conversions.
  var underlying: SyntaxNode {
    guard kind == .unexposed || kind == .parenthesis, operands.count == 1 else { return self }
    // A literal with one element begins before its operand, and is not merely a conversion of it.
    let begins =
      operands[0].spelledStart == spelledStart && operands[0].spelledFile == spelledFile
    return kind == .parenthesis || begins ? operands[0].underlying : self
  }
}
