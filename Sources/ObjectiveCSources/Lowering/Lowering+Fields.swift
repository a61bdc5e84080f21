// Fields of structures and unions, including those of anonymous members.
extension Lowering {
  /// The path from a structure to one of its fields: the enclosing anonymous members, then the
  /// field.
  ///
  /// The source spells only the last one, and clang's interface omits every other one of the rest.
  func path(to field: Declaration, in record: Declaration?) -> [Declaration] {
    record.flatMap { path(from: $0, to: field) } ?? [field]
  }

  private func path(from record: Declaration, to field: Declaration) -> [Declaration]? {
    if record.fields.contains(where: { $0.number == field.number }) { return [field] }
    for member in record.fields where member.isUnnamed {
      guard let inner = member.type?.declaration, let rest = path(from: inner, to: field) else {
        continue
      }
      return [member] + rest
    }
    return nil
  }

  /// The Lua text that accesses the fields of a path.
  func access(_ path: some Sequence<Declaration>) -> String {
    path.map { LuaText.field(fieldName($0)) }.joined()
  }

  /// The Lua name of a field; an unnamed field is named by its index.
  func fieldName(_ field: Declaration) -> String {
    guard field.isUnnamed else { return field.name }
    let place = field.parent?.fields.firstIndex { $0.number == field.number }
    return "_\(place ?? field.value / 1024)"
  }
}
