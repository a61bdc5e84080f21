// Fields of structures and unions, and of those without a name inside of them.
extension Lowering {
  /// The fields that lead from a structure to one of its fields: the members without a name that hold
  /// it, and itself.
  ///
  /// The source spells the last one alone, and clang's interface leaves out every other one of the rest.
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

  /// The fields of a path, as Lua spells them behind a structure.
  func access(_ path: some Sequence<Declaration>) -> String {
    path.map { LuaText.field(fieldName($0)) }.joined()
  }

  /// The name of a field in Lua; one without a name has its place among its owner's.
  func fieldName(_ field: Declaration) -> String {
    guard field.isUnnamed else { return field.name }
    let place = field.parent?.fields.firstIndex { $0.number == field.number }
    return "_\(place ?? field.value / 1024)"
  }
}
