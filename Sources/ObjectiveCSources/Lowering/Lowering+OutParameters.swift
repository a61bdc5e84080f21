/// The parameters of a native method that are pointers for additional results.
///
/// Native code has no pointers: such a parameter is omitted, and its value is returned after the
/// result. A method of the same name in a source returns it that way as well, for any sender.
package struct OutParameters: Sendable {
  /// The indexes of the out-parameters in the parameter list.
  package var places: [Int]
  /// The indexes of those whose value before the call is passed as well.
  package var given: Set<Int>
  /// The indexes of pointers to structures, which native code receives as the structures
  /// themselves.
  package var filled: Set<Int> = []

  package init(_ places: [Int] = [], given: Set<Int> = []) {
    self.places = places
    self.given = given
  }

  package var isEmpty: Bool { places.isEmpty && filled.isEmpty }
}

extension Lowering {
  /// The out-parameters of a selector; all KVC validation methods have the same form.
  ///
  /// A method of a source may have the name of a native one and other parameters, such as
  /// `validateName:error:` with a string: its parameters are ordinary ones.
  ///
  /// - Parameter types: The types of the parameters or of the arguments.
  func outParameters(of selector: String, _ types: [CType?]) -> OutParameters {
    let known = host.outParameters[selector] ?? exchanged(selector, types) ?? validation(selector)
    guard let known else { return OutParameters() }
    let hasValue = known.places.contains { place in
      guard place < types.count, let type = types[place] else { return false }
      return type.isObject || type.isBlock || type.isArithmetic
    }
    return hasValue ? OutParameters() : known
  }

  /// The form of `validateName:error:`; nil for other selectors.
  private func validation(_ selector: String) -> OutParameters? {
    guard selector.hasPrefix("validate"), selector.hasSuffix(":error:"),
      selector.count(where: { $0 == ":" }) == 2
    else { return nil }
    return OutParameters([0, 1], given: [0])
  }

  /// The out-parameters of a native method whose name follows a prefix.
  ///
  /// A method such as `app_removeItemAtPath:error:` is meant to be exchanged with the native one, so
  /// both have one form.
  private func exchanged(_ selector: String, _ types: [CType?]) -> OutParameters? {
    for index in selector.indices where selector[index] == "_" {
      guard let known = host.outParameters[String(selector[index...].dropFirst())] else { continue }
      let hasPointers = known.places.allSatisfy { $0 < types.count && types[$0]?.isPointer == true }
      return hasPointers && known.filled.isEmpty ? known : nil
    }
    return nil
  }

  /// A message with out-parameters: stores the additional results through the pointers.
  func reading(
    _ outs: OutParameters, _ values: [String], _ arguments: [SyntaxNode], _ receiver: Receiver,
    _ selector: String, _ node: SyntaxNode
  ) -> Lowered {
    var passed: [String] = []
    var targets: [(text: String, type: CType?)] = []
    for (place, text) in values.enumerated() {
      guard outs.places.contains(place) else {
        let isFilled = outs.filled.contains(place) && text != "nil"
        passed.append(isFilled ? call(of: "pointed", text) : text)
        continue
      }
      let isNull = place < arguments.count && isNull(arguments[place])
      let pointer = isNull ? "nil" : stable(Lowered(text: text), "p")
      targets.append((pointer, place < arguments.count ? arguments[place].type?.pointee : nil))
      if outs.given.contains(place) {
        let isAddress =
          place < arguments.count && arguments[place].underlying.operation == Operators.addressOf
        // Only an address-of expression is never a null pointer.
        let value = isNull ? "nil" : target(of: pointer, nil)
        passed.append(isNull || isAddress ? value : "(\(pointer) and \(value))")
      }
    }
    let isVoid = node.type?.isVoid == true
    let result = temporary("r")
    let names = targets.map { _ in temporary("o") }
    let list = (isVoid ? [] : [result]) + names
    emit("local \(list.joined(separator: ", ")) = \(wholeMessage(receiver, selector, passed))")
    for (target, name) in zip(targets, names) where target.text != "nil" {
      emit("\(helper("out"))(\(target.text), \(name), \(typeText(target.type)))")
    }
    if isVoid { return .none }
    var lowered = answering(Lowered(text: result), node.type)
    lowered = countedResult(lowered, of: selector, to: receiver, node)
    lowered.isBoolean = node.type?.isBool == true
    return lowered
  }

  /// The pointer for an argument `&variable` whose parameter is `__autoreleasing`: to a copy of the
  /// variable, which gets its value back after the call.
  ///
  /// nil for any other argument.
  func copyToWriteBack(_ node: SyntaxNode) -> Lowered? {
    guard usesARC, node.kind == .unexposed, let pointee = node.type?.pointee,
      isAutoreleasing(pointee), node.operands.count == 1
    else { return nil }
    let inner = node.underlying
    guard inner.kind == .unary, inner.operation == Operators.addressOf,
      let variable = inner.operands.first?.underlying, variable.kind == .reference,
      let declaration = variable.reference, ownedVariables.contains(declaration.number),
      function?.name(of: declaration.number) != nil, !consumed.contains(ObjectIdentifier(node))
    else { return nil }
    let place = place(of: variable)
    let copy = temporary("back")
    emit("local \(copy) = \(cell(place.text, pointee))")
    writeBacks[ObjectIdentifier(node)] =
      "if \(copy)[0] ~= \(place.text) then \(assignment(to: place, Lowered(text: "\(copy)[0]"))) end"
    return Lowered(text: copy)
  }

  /// The result of a call after the variables got their values back.
  func writingBack(_ arguments: [SyntaxNode], _ result: Lowered, _ node: SyntaxNode) -> Lowered {
    guard !writeBacks.isEmpty else { return result }
    let statements = arguments.compactMap { writeBacks.removeValue(forKey: ObjectIdentifier($0)) }
    guard !statements.isEmpty else { return result }
    var answer = Lowered.none
    if node.type?.isVoid == true {
      emit(asStatement(result))
    } else {
      answer = result
      answer.text = temporary("r")
      answer.precedence = .atom
      emit("local \(answer.text) = \(result.text)")
    }
    for statement in statements { emit(statement) }
    return answer
  }

  /// Lowers a message with all of its results; a message to nil has none.
  private func wholeMessage(
    _ receiver: Receiver, _ selector: String, _ arguments: [String]
  ) -> String {
    switch receiver {
    case .superclass: return call(superText(), selector, arguments)
    case .sure(let text): return call(text, selector, arguments)
    case .unsure(let lowered, _):
      let list = [lowered.text, LuaText.quoted(selector)] + arguments
      return "\(helper("send"))(\(list.joined(separator: ", ")))"
    }
  }
}
