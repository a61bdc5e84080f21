extension Lowering {
  /// A type as the memory functions know it: a code for what Lua holds directly, a structure's own
  /// description, or an array's element and count.
  func typeText(_ type: CType?) -> String {
    guard let type else { return "\"p\"" }
    switch type.valueKind {
    case .bool: return "\"B\""
    case .integer(let bits, let isSigned): return "\"\(isSigned ? "i" : "u")\(bits / 8)\""
    case .floating(let bits): return bits == 32 ? "\"f\"" : "\"d\""
    case .object, .classObject, .block: return "\"@\""
    case .record: return type.declaration.map(recordName) ?? "\"p\""
    case .array: return "{\(typeText(type.element)), \(max(0, type.count))}"
    default: return "\"p\""
    }
  }

  /// A type as another argument; none where nothing is known of its bytes.
  func typeArgument(_ type: CType?) -> String {
    guard let type, !type.isWeak, hasKnownBytes(type) else { return "" }
    return ", \(typeText(type))"
  }

  private func hasKnownBytes(_ type: CType) -> Bool {
    type.isArithmetic || type.isPointer || type.isObject || type.isBlock || type.isSelector
      || (type.isRecord && type.declaration?.fields.isEmpty == false)
  }

  /// A variable that is pointed to: its type is told with it, since the pointer may lose it.
  func cell(_ value: String, _ type: CType?) -> String {
    "\(helper("cell"))(\(value)\(typeArgument(type)))"
  }

  /// A pointer to a field.
  func fieldAddress(_ container: String, _ name: String, _ type: CType?) -> String {
    "\(helper("field"))(\(container), \(LuaText.quoted(name))\(typeArgument(type)))"
  }

  /// The name of a structure's description, which is made when it is first needed.
  func recordName(_ record: Declaration) -> String {
    if let known = recordNames[record.number] { return known }
    var base = record.name.filter { $0.isLetter || $0.isNumber || $0 == "_" }
    if base.isEmpty || record.name.contains("(") { base = "Structure" }
    var name = LuaText.isName(base) ? base : "S_" + base
    var count = 1
    while takenFileNames.contains(name) {
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
        + "\(field.value / 1024 / 8)\(targetText(of: field.type))}"
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

  /// The structure that a field points to, for what is read through another type; that of a list that
  /// points to itself is not known yet.
  private func targetText(of type: CType?) -> String {
    guard let type, type.isPointer, let record = type.pointee?.declaration,
      type.pointee?.isRecord == true, !record.fields.isEmpty
    else { return "" }
    if let known = recordNames[record.number] {
      return records.contains { $0.name == known } ? ", \(known)" : ""
    }
    return holdsOpenRecord(record) ? "" : ", \(recordName(record))"
  }

  /// Whether a structure is made of one that is being described, which it can only follow.
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
      // An array without a count has no size, and its elements' alignment.
      let isFlexible = field.type?.isArray == true && (field.type?.count ?? 0) < 0
      let type = isFlexible ? field.type?.element : field.type
      size = max(size, offset + (isFlexible ? 0 : type?.size ?? 0))
      alignment = max(alignment, type?.alignment ?? 1)
    }
    return (size + alignment - 1) / alignment * alignment
  }

  /// A structure or an array that is nobody else's.
  func copied(_ value: Lowered, _ type: CType?) -> Lowered {
    guard let type, type.isRecord, !value.isFresh, let record = type.declaration else {
      return value
    }
    var result = Lowered(text: "\(recordName(record)).copy(\(value.text))")
    result.isFresh = true
    return result
  }

  /// The value that a variable without an initial value begins with.
  func zero(_ type: CType?, named name: String = "") -> Lowered {
    guard let type else { return .none }
    switch type.valueKind {
    case .bool: return .boolean(false)
    case .integer: return .constant(0)
    case .floating: return Lowered(text: "0.0", isConstant: true)
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

  /// `{…}` and `(type){…}`.
  func lowerInitializer(_ node: SyntaxNode) -> Lowered {
    if node.kind == .compoundLiteral {
      guard let list = node.operands.last else { return zero(node.type) }
      return lowerInitializer(list)
    }
    guard let type = node.type else { return .none }
    return initializer(node.operands, type)
  }

  private func initializer(_ parts: [SyntaxNode], _ type: CType) -> Lowered {
    var parts = parts[...]
    return initializer(&parts, type, isWhole: true)
  }

  /// Takes as many parts of a list as a type needs; inner braces may have been left out.
  private func initializer(
    _ parts: inout ArraySlice<SyntaxNode>, _ type: CType, isWhole: Bool
  ) -> Lowered {
    if type.isRecord || type.isArray, parts.contains(where: { isNestedDesignator($0, in: type) }) {
      return nestedInitializer(&parts, type)
    }
    if type.isRecord, let record = type.declaration {
      return recordInitializer(&parts, record)
    }
    if type.isArray { return arrayInitializer(&parts, type) }
    guard let first = parts.popFirst() else { return zero(type) }
    return value(first)
  }

  /// Whether a part names more than a field or an element: `.size.width = 1`, `[1][0] = 1`, or a field of
  /// a member without a name.
  private func isNestedDesignator(_ node: SyntaxNode, in type: CType) -> Bool {
    guard let first = designator(node) else { return false }
    if node.operands.count > 2 { return true }
    guard first.kind == .memberReference, let field = first.reference else { return false }
    return path(to: field, in: type.declaration).count > 1
  }

  /// A list with such a part: zeros, to which each part is assigned.
  private func nestedInitializer(
    _ parts: inout ArraySlice<SyntaxNode>, _ type: CType
  ) -> Lowered {
    let whole = temporary()
    emit("local \(whole) = \(zero(type).text)")
    while let next = parts.popFirst() {
      guard designator(next) != nil, let last = next.operands.last else {
        emit(
          missing(
            "a part without a name beside one of a nested field cannot be translated", at: next
          )
          .text)
        break
      }
      var place = whole
      var inner: CType? = type
      for name in next.operands.dropLast() {
        if name.kind == .memberReference {
          let named = inner?.declaration?.fields.first { $0.name == name.name }
          guard let field = named ?? name.reference else { continue }
          place += access(path(to: field, in: inner?.declaration))
          inner = field.type
        } else {
          place += "[\(value(name).text)]"
          inner = inner?.element
        }
      }
      emit("\(place) = \(element(last, inner))")
    }
    return Lowered(text: whole, isFresh: true)
  }

  private func designator(_ node: SyntaxNode) -> SyntaxNode? {
    guard node.kind == .unexposed, let first = node.operands.first, node.operands.count >= 2,
      first.kind == .memberReference || head(node, 1) == "["
    else { return nil }
    return first
  }

  private func recordInitializer(
    _ parts: inout ArraySlice<SyntaxNode>, _ record: Declaration
  ) -> Lowered {
    var fields: [String: String] = [:]
    var place = 0
    let list = record.kind == .union ? Array(record.fields.prefix(1)) : record.fields
    while let next = parts.first {
      if let member = designator(next), member.kind == .memberReference {
        let known = record.fields.firstIndex {
          $0.name == member.name || $0.number == member.reference?.number
        }
        guard let known, let last = next.operands.last else { break }
        parts.removeFirst()
        let field = record.fields[known]
        fields[fieldName(field)] = element(last, field.type)
        place = known + 1
        continue
      }
      guard place < list.count else { break }
      let field = list[place]
      place += 1
      fields[fieldName(field)] = part(&parts, next, field.type)
    }
    if record.kind == .union {
      let named = fields.map { "\(key($0.key)) = \($0.value)" }.joined(separator: ", ")
      return Lowered(text: "\(recordName(record)) {\(named)}", isFresh: true)
    }
    let text = record.fields.map { field in
      let name = fieldName(field)
      return "\(key(name)) = \(fields[name] ?? zero(field.type).text)"
    }
    return Lowered(text: "{\(text.joined(separator: ", "))}", isFresh: true)
  }

  private func key(_ name: String) -> String {
    LuaText.isName(name) ? name : "[\(LuaText.quoted(name))]"
  }

  /// One part of a list, or as many as an aggregate takes when its braces were left out.
  private func part(
    _ parts: inout ArraySlice<SyntaxNode>, _ next: SyntaxNode, _ type: CType?
  ) -> String {
    let isAggregate = type?.isRecord == true || type?.isArray == true
    // A value of the same structure is all of it; any other one is its first field's.
    let isSame =
      type?.isRecord == true && next.type?.isRecord == true
      && next.type?.declaration?.number == type?.declaration?.number
    let isText = type?.isArray == true && array(under: next)?.kind == .string
    let isWhole = next.kind == .initializerList || isSame || isText
    guard isAggregate, !isWhole, let type else {
      parts.removeFirst()
      return element(next, type)
    }
    return initializer(&parts, type, isWhole: false).text
  }

  private func element(_ node: SyntaxNode, _ type: CType?) -> String {
    if let type, type.isArray, let literal = array(under: node), literal.kind == .string {
      return characters(literal, type).text
    }
    let text = copied(value(node), node.type).text
    return usesARC && type?.isWeak == true ? "\(helper("weak"))(\(text))" : text
  }

  private func characters(_ literal: SyntaxNode, _ type: CType) -> Lowered {
    Lowered(
      text: "\(helper("characters"))(\(LuaText.quoted(stringBytes(literal))), "
        + "\(max(type.count, 0)))", isFresh: true)
  }

  private func arrayInitializer(
    _ parts: inout ArraySlice<SyntaxNode>, _ type: CType
  ) -> Lowered {
    if let first = parts.first, let literal = array(under: first), literal.kind == .string,
      type.element?.integer?.bits == 8
    {
      parts.removeFirst()
      return characters(literal, type)
    }
    var elements: [String] = []
    var place = 0
    let count = type.count < 0 ? Int.max : type.count
    while let next = parts.first, place < count {
      if designator(next) != nil, let last = next.operands.last {
        guard case .integer(let index) = next.operands[0].evaluation else {
          if let known = next.operands[0].reference, known.kind == .enumerator {
            parts.removeFirst()
            place = known.value
            elements.append("[\(place)] = \(element(last, type.element))")
            place += 1
            continue
          }
          break
        }
        parts.removeFirst()
        place = index
        elements.append("[\(place)] = \(element(last, type.element))")
      } else {
        elements.append("[\(place)] = \(part(&parts, next, type.element))")
      }
      place += 1
    }
    return Lowered(
      text: "\(helper("filledArray"))(\(typeText(type.element)), "
        + "\(type.count < 0 ? place : type.count), {\(elements.joined(separator: ", "))})",
      isFresh: true)
  }
}
