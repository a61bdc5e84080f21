extension Lowering {
  /// A type as the memory functions describe it.
  ///
  /// It is a code for a scalar, the description of a structure, or an array's element type and
  /// count.
  func typeText(_ type: CType?) -> String {
    guard let type else { return "\"p\"" }
    switch type.valueKind {
    case .bool: return "\"B\""
    case .integer(let bits, let isSigned): return "\"\(isSigned ? "i" : "u")\(bits / 8)\""
    case .floating(let bits): return bits == 32 ? "\"f\"" : "\"d\""
    case .object, .classObject, .block: return "\"@\""
    case .record: return type.declaration.map(recordName) ?? "\"p\""
    case .complex: return "C.complexes[\(typeText(type.part))]"
    case .vector: return vectorTypeText(type)
    case .array: return "{\(typeText(type.element)), \(max(0, type.count))}"
    default: return "\"p\""
    }
  }

  /// A type as a further argument; empty if its layout is not known.
  func typeArgument(_ type: CType?) -> String {
    guard let type, !type.isWeak, hasKnownBytes(type) else { return "" }
    return ", \(typeText(type))"
  }

  private func hasKnownBytes(_ type: CType) -> Bool {
    type.isArithmetic || type.isPointer || type.isObject || type.isBlock || type.isComplex
      || type.isVector
      || type.isSelector
      || (type.isRecord && type.declaration?.fields.isEmpty == false)
  }

  /// A cell for a variable that is pointed to; it keeps its type, since the pointer may lose it.
  func cell(_ value: String, _ type: CType?) -> String {
    "\(helper("cell"))(\(value)\(typeArgument(type)))"
  }

  /// A pointer to a field.
  func fieldAddress(_ container: String, _ name: String, _ type: CType?) -> String {
    "\(helper("field"))(\(container), \(LuaText.quoted(name))\(typeArgument(type)))"
  }

  /// The name of a structure's description, which is created when it is first needed.
  func recordName(_ record: Declaration) -> String {
    if let known = recordNames[record.number] { return known }
    var base = record.name.filter { $0.isLetter || $0.isNumber || $0 == "_" }
    if base.isEmpty || record.name.contains("(") { base = "Structure" }
    var name = LuaText.isName(base) ? base : "S_" + base
    var count = 1
    while takenFileNames.contains(name) || function?.isVisible(name) == true {
      count += 1
      name = "\(base)_\(count)"
    }
    takenFileNames.insert(name)
    if recordNames.count >= 50 {
      hasMoreNames = true
      name = "more.\(name)"
    }
    recordNames[record.number] = name
    openRecords.insert(record.number)
    defer { openRecords.remove(record.number) }
    let fields = record.fields.map { field in
      "{\(LuaText.quoted(fieldName(field))), \(typeText(field.type)), "
        + "\(field.value / 1024 / 8)\(targetText(of: field.type))\(bitsText(of: field))}"
    }
    let kind = record.kind == .union ? "union" : "record"
    helpers.insert(kind)
    let size = record.fields.isEmpty ? 0 : recordSize(record)
    records.append(
      (
        name,
        "\(kind)(\(LuaText.quoted(record.name)), {\(fields.joined(separator: ", "))}, \(size))"
      ))
    return name
  }

  /// The first bit of a bit-field in its structure, and its width; empty for other fields.
  private func bitsText(of field: Declaration) -> String {
    field.bitWidth.map { ", bits = {\(field.value / 1024), \($0)}" } ?? ""
  }

  /// The description of the structure that a field points to, for reads through another type.
  ///
  /// It is empty for a pointer to a structure whose description is incomplete, as in a linked list.
  private func targetText(of type: CType?) -> String {
    // An unretained reference is not released with the structure.
    if let type, type.isObject || type.isBlock { return isHeldStrongly(type) ? "" : ", false" }
    guard let type, type.isPointer, let record = type.pointee?.declaration,
      type.pointee?.isRecord == true, !record.fields.isEmpty
    else { return "" }
    if let known = recordNames[record.number] {
      return records.contains { $0.name == known } ? ", \(known)" : ""
    }
    return holdsOpenRecord(record) ? "" : ", \(recordName(record))"
  }

  /// Whether a structure contains one that is still being described, and so has to follow it.
  private func holdsOpenRecord(_ record: Declaration) -> Bool {
    openRecords.contains(record.number)
      || record.fields.contains { field in
        var type = field.type
        while let array = type, array.isArray { type = array.element }
        guard type?.isRecord == true, let inner = type?.declaration else { return false }
        return holdsOpenRecord(inner)
      }
  }

  private func recordSize(_ record: Declaration) -> Int {
    var size = 0
    var alignment = 1
    for field in record.fields {
      let offset = field.value / 1024 / 8
      // A flexible array member has no size, and the alignment of its elements.
      let isFlexible = field.type?.isArray == true && (field.type?.count ?? 0) < 0
      let type = isFlexible ? field.type?.element : field.type
      if let width = field.bitWidth {
        size = max(size, (field.value / 1024 + width + 7) / 8)
      } else {
        size = max(size, offset + (isFlexible ? 0 : type?.size ?? 0))
      }
      alignment = max(alignment, type?.alignment ?? 1)
    }
    return (size + alignment - 1) / alignment * alignment
  }

  /// A copy of a structure or an array, unless there is no other reference to it.
  func copied(_ value: Lowered, _ type: CType?) -> Lowered {
    guard let type, type.isRecord, !value.isFresh, let record = type.declaration else {
      return value
    }
    var result = Lowered(text: "\(recordName(record)).copy(\(value.text))")
    result.isFresh = true
    return result
  }

  /// As ``copied(_:_:)``, for a place that holds what is in the copy.
  func owningCopy(_ value: Lowered, _ type: CType?) -> Lowered {
    let result = copied(value, type)
    guard !value.isFresh, type?.isRecord == true, holdsReferences(type) else { return result }
    return Lowered(
      text: "\(helper("keepParts"))(\(result.text), \(typeText(type)))", isFresh: true)
  }

  /// Whether a place is an element or a field of a union's member.
  ///
  /// A read of another member replaces the value of the union. Lua finds the table of such a place
  /// before it evaluates the assigned value, which therefore needs a variable.
  func isInsideUnion(_ node: SyntaxNode) -> Bool {
    var inner = node.underlying
    while inner.kind == .member || inner.kind == .subscripting, let owner = inner.operands.first {
      guard owner.type?.isPointer != true || array(under: owner) != nil else { return false }
      inner = owner.underlying
      if inner.kind == .member, inner.reference?.parent?.kind == .union { return true }
    }
    return false
  }

  /// A value in a variable.
  func settled(_ value: Lowered) -> Lowered {
    Lowered(text: stable(value), isBoolean: value.isBoolean)
  }

  /// The value that a variable without an initial value begins with.
  func zero(_ type: CType?, named name: String = "") -> Lowered {
    guard let type else { return .none }
    switch type.valueKind {
    case .bool: return .boolean(false)
    case .integer: return .constant(0)
    case .floating: return Lowered(text: "0.0", isConstant: true)
    case .complex, .vector: return Lowered(text: "\(typeText(type))()")
    case .record:
      guard let record = type.declaration else { return .none }
      return Lowered(text: "\(recordName(record))()", isFresh: true)
    case .array:
      return Lowered(
        text: "\(helper("newArray"))(\(typeText(type.element)), \(max(0, type.count)), "
          + "\(LuaText.quoted(name)))", isFresh: true)
    default: return .none
    }
  }
}
