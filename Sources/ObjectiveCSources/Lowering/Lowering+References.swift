/// The references that structures and arrays hold.
extension Lowering {
  /// How the references in a structure are reached from it, such as `.first.name`; those in arrays
  /// are not among them.
  func references(in type: CType?) -> [String] {
    guard usesARC, let type, type.isRecord, let record = type.declaration, record.kind != .union
    else { return [] }
    return record.fields.flatMap { field -> [String] in
      let access = LuaText.field(fieldName(field))
      return isHeldStrongly(field.type)
        ? [access] : references(in: field.type).map { access + $0 }
    }
  }

  /// Whether ARC releases parts of what has a type.
  func holdsReferences(_ type: CType?) -> Bool {
    guard usesARC, let type else { return false }
    if type.isArray { return isHeldStrongly(type.element) || holdsReferences(type.element) }
    guard type.isRecord, let record = type.declaration, record.kind != .union else { return false }
    return record.fields.contains { isHeldStrongly($0.type) || holdsReferences($0.type) }
  }

  /// Has the references of a structure or an array end with its scope.
  func endParts(of variable: Declaration, _ name: String, in scope: FunctionScope) {
    guard holdsReferences(variable.type) else { return }
    for name in ["leaveParts", "settle"] { _ = helper(name) }
    let isCell = scope.uses.isAddressed(variable) && variable.type?.isArray != true
    scope.scopes[scope.scopes.count - 1].endings.append(
      .aggregate(isCell ? "\(name)[0]" : name, type: typeText(variable.type)))
  }

  /// What is assigned to a place of a structure, whose references end.
  func replacing(_ place: Place, _ value: Lowered) -> Lowered {
    _ = helper("settle")
    return Lowered(
      text: "\(helper("replaceParts"))(\(place.text), \(value.text), \(typeText(place.type)))",
      isFresh: true)
  }
}
