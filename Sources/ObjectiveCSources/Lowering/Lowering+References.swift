/// The object references in structures and arrays.
extension Lowering {
  /// The access paths of the references in a structure, such as `.first.name`.
  ///
  /// References in arrays are not included.
  func references(in type: CType?) -> [String] {
    guard usesARC, let type, type.isRecord, let record = type.declaration, record.kind != .union
    else { return [] }
    return record.fields.flatMap { field -> [String] in
      let access = LuaText.field(fieldName(field))
      return isHeldStrongly(field.type)
        ? [access] : references(in: field.type).map { access + $0 }
    }
  }

  /// Whether ARC releases parts of a value of a type.
  func holdsReferences(_ type: CType?) -> Bool {
    guard usesARC, let type else { return false }
    if type.isArray { return isHeldStrongly(type.element) || holdsReferences(type.element) }
    guard type.isRecord, let record = type.declaration, record.kind != .union else { return false }
    return record.fields.contains { isHeldStrongly($0.type) || holdsReferences($0.type) }
  }

  /// Releases the references of a structure or an array at the end of its scope.
  func endParts(of variable: Declaration, _ name: String, in scope: FunctionScope) {
    guard holdsReferences(variable.type) else { return }
    for name in ["leaveParts", "settle"] { _ = helper(name) }
    let isCell = scope.uses.isAddressed(variable) && variable.type?.isArray != true
    scope.scopes[scope.scopes.count - 1].endings.append(
      .aggregate(isCell ? "\(name)[0]" : name, type: typeText(variable.type)))
  }

  /// A compound literal: its objects live until the scope around it ends.
  ///
  /// A variable or a result takes them over, and those of an argument live as long as its statement.
  func lowerCompoundLiteral(_ node: SyntaxNode) -> Lowered {
    let value = lowerInitializer(node)
    guard holdsReferences(node.type), !consumed.contains(ObjectIdentifier(node)),
      let scope = function, let last = scope.scopes.indices.last
    else { return value }
    let type = typeText(node.type)
    if passedLiterals.contains(ObjectIdentifier(node)), let temporaries = scope.temporaries {
      let list = list(of: temporaries)
      return Lowered(text: "\(helper("temporaryParts"))(\(list), \(value.text), \(type))")
    }
    guard scope.count < Lowering.roomForLocals else { return value }
    let name = temporary("literal")
    scope.scopes[last].captures.append(name)
    scope.scopes[last].endings.append(.aggregate(name, type: type))
    scope.scopes[last].count += 1
    for name in ["leaveParts", "settle"] { _ = helper(name) }
    // A loop may run its condition again.
    emit("\(name) = \(helper("replaceParts"))(\(name), \(value.text), \(type))")
    return Lowered(text: name)
  }

  /// The value to assign to a structure, whose old references are released.
  func replacing(_ place: Place, _ value: Lowered) -> Lowered {
    _ = helper("settle")
    return Lowered(
      text: "\(helper("replaceParts"))(\(place.text), \(value.text), \(typeText(place.type)))",
      isFresh: true)
  }
}
