extension Lowering {
  /// The function that wraps a parameter in a weak or unretained reference; nil if there is none.
  private func boxing(of parameter: Declaration, _ scope: FunctionScope) -> String? {
    guard usesARC, let type = parameter.type, !scope.uses.isAddressed(parameter),
      scope.uses.isCaptured(parameter)
    else { return nil }
    return type.isWeak ? "weak" : type.isUnsafe ? "unretained" : nil
  }

  /// The statements that prepare a parameter for the body of its function.
  ///
  /// - Parameter place: the index of the parameter.
  func prologue(
    of parameter: Declaration, _ name: String, at place: Int, _ scope: FunctionScope,
    _ boxesObjects: Bool
  ) -> [String] {
    var result: [String] = []
    if boxesObjects, boxes(parameter.type) {
      result.append("\(name) = \(objectText(name, parameter.type))")
    }
    if boxesObjects, parameter.type?.isRecord == true,
      let record = parameter.type?.declaration, let text = naming(name, record, at: place, scope)
    {
      result.append(text)
    }
    if parameter.type?.isRecord == true, mustCopy(parameter, scope) {
      let copy = owningCopy(Lowered(text: name), parameter.type)
      result.append("\(name) = \(copy.text)")
      endParts(of: parameter, name, in: scope)
    }
    if boxesObjects, parameter.type?.isPointer == true, parameter.type?.pointee?.isBool == true {
      // The `stop` pointer of an enumeration is a Lua table.
      result.append("\(name) = \(helper("stopPointer"))(\(name))")
    }
    if boxesObjects, parameter.type?.isPointer == true, parameter.type?.pointee?.isObject == true {
      result.append("\(name) = \(helper("listPointer"))(\(name))")
    }
    // Only the library knows the structures of its own types, such as `CGContextRef`.
    if boxesObjects, parameter.type?.isPointer == true, parameter.type?.pointee?.isRecord == true,
      parameter.type?.pointee?.declaration?.fields.isEmpty == false
    {
      result.append("\(name) = \(helper("structurePointer"))(\(name))")
    }
    if let boxing = boxing(of: parameter, scope) {
      weakVariables.insert(parameter.number)
      result.append("\(name) = \(helper(boxing))(\(name))")
    } else if scope.uses.isAddressed(parameter), parameter.type?.isArray != true {
      let isCounted = countsReferences(parameter, scope) && parameter.type?.isWeak != true
      guard isCounted else { return result + ["\(name) = \(cell(name, parameter.type))"] }
      result.append("\(name) = \(helper("strongCell"))(\(name))")
      endParameter(parameter, "\(name)[0]", scope)
    } else if usesARC, parameter.type?.isRetainable == true, scope.uses.isChanged(parameter),
      !scope.uses.isShared(parameter)
    {
      result.append(call(of: "own", name))
      endParameter(parameter, name, scope)
    }
    return result
  }

  /// Releases a parameter that is counted as a variable when the function returns.
  private func endParameter(_ parameter: Declaration, _ held: String, _ scope: FunctionScope) {
    for name in ["drop", "settle"] { _ = helper(name) }
    ownedVariables.insert(parameter.number)
    scope.scopes[0].endings.append(.variable(held))
  }

  /// The numbers of the parameters that ARC has to retain.
  func retainedParameters(
    _ parameters: [SyntaxNode], _ body: SyntaxNode, _ scope: FunctionScope
  ) -> Set<Int> {
    guard usesARC else { return [] }
    return RetainedParameters(
      of: parameters, in: body, scope.uses, isInitializer: isInitializer(scope)
    ).numbers
  }

  /// Retains a parameter until the function returns.
  func retaining(_ parameter: String, _ scope: FunctionScope) -> String {
    endingWithFunction(scope, "\(helper("retainArgument"))(\(parameter))")
  }

  /// Declares a variable with a counted object that the end of the function releases.
  func endingWithFunction(_ scope: FunctionScope, _ value: String) -> String {
    let name = temporary("retained")
    scope.scopes[0].endings.append(.variable(name))
    for name in ["drop", "settle"] { _ = helper(name) }
    return "local \(name) = \(value)"
  }

  // MARK: Structures

  /// The statement that names the fields of a structure that a script wrote by position, `{1, 2}`; nil for a type that
  /// a script cannot write so.
  ///
  /// It raises an exception for a value that is no such structure.
  private func naming(
    _ name: String, _ record: Declaration, at place: Int, _ scope: FunctionScope
  ) -> String? {
    let types = record.fields.map(\.type)
    guard record.kind == .structure, !types.isEmpty,
      types.allSatisfy({ $0?.isArray != true && $0?.declaration?.kind != .union })
    else { return nil }
    let argument = LuaText.quoted("\(calledName(scope)): argument \(place + 1)")
    let named = "\(name) = \(helper("named"))(\(name), \(recordName(record)), \(argument))"
    guard let tests = testsForMissing(in: name, record), tests.count <= 8 else { return named }
    return "if \(tests.joined(separator: " or ")) then \(named) end"
  }

  /// The tests that find a structure without names; nil if one of its structures has no field that is always there.
  private func testsForMissing(in name: String, _ record: Declaration) -> [String]? {
    var tests = ["not \(name)"]
    var last: Declaration?
    for field in record.fields {
      if field.type?.isArithmetic == true { last = field }
      guard field.type?.isRecord == true else { continue }
      guard let inner = field.type?.declaration, inner.kind == .structure,
        let more = testsForMissing(in: name + LuaText.field(fieldName(field)), inner)
      else { return nil }
      tests += more
    }
    if let last { tests.append("\(name)\(LuaText.field(fieldName(last))) == nil") }
    return tests.count > 1 ? tests : nil
  }

  /// The name of a method or a function in an exception.
  private func calledName(_ scope: FunctionScope) -> String {
    guard let method = scope.method else { return "block" }
    let sign = method.kind == .classMethod ? "+" : "-"
    return "\(sign)[\(implementation?.name ?? "") \(method.name)]"
  }
}
