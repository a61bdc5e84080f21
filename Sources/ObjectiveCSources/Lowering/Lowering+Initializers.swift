// The braced initializers of structures, unions and arrays.
//
// A list in the order of the fields becomes one Lua constructor. A list with a nested designator is
// lowered to assignments, one for each initializer: each has a path, a list of steps from the whole
// inwards. An initializer without a designator follows the one before it, as in C.
import StringSearch

extension Lowering {
  /// A step of a path: the aggregate, and the index of its next element.
  private struct Step {
    let type: CType
    var index: Int
    /// The designated member of a union; without a designator it is the first one.
    var member: Declaration?
  }

  /// The initializers of a list that becomes one Lua constructor.
  private struct Entries {
    var list: [(key: String, text: String, isConstant: Bool)] = []
    /// The variable of the constructor; nil as long as no initializer after the first needs
    /// statements.
    var variable: String?

    var text: String { list.map { "\($0.key) = \($0.text)" }.joined(separator: ", ") }
    var value: String { variable ?? "{\(text)}" }
  }

  /// Lowers `{…}` and `(type){…}`.
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

  /// Consumes as many initializers as a type needs; inner braces may be omitted.
  private func initializer(
    _ parts: inout ArraySlice<SyntaxNode>, _ type: CType, isWhole: Bool
  ) -> Lowered {
    if isWhole, type.isRecord || type.isArray, parts.contains(where: { isNested($0, in: type) }) {
      return nestedInitializer(parts, type)
    }
    if type.isRecord, let record = type.declaration {
      return recordInitializer(&parts, record, isWhole: isWhole)
    }
    if type.isArray { return arrayInitializer(&parts, type, isWhole: isWhole) }
    if type.isVector { return vectorInitializer(&parts, type) }
    if type.isComplex, isWhole { return complexInitializer(&parts, type) }
    guard let first = parts.popFirst() else { return zero(type) }
    return value(first)
  }

  /// Whether a designator names more than one field or element.
  ///
  /// Examples are `.size.width = 1`, `[1][0] = 1`, and a field of an anonymous member.
  private func isNested(_ node: SyntaxNode, in type: CType) -> Bool {
    guard let first = designator(node) else { return false }
    if isRange(node) { return node.operands.count > 3 }
    if node.operands.count > 2 { return true }
    guard first.kind == .memberReference, let field = first.reference else { return false }
    return path(to: field, in: type.declaration).count > 1
  }

  /// Whether an initializer is for a range of elements: `[0 ... 3] = 1`.
  private func isRange(_ node: SyntaxNode) -> Bool {
    guard node.operands.count >= 3, let first = designator(node), first.kind != .memberReference
    else { return false }
    return spelled(node).prefix { $0 != "]" }.contains("...")
  }

  private func designator(_ node: SyntaxNode) -> SyntaxNode? {
    guard node.kind == .unexposed, let first = node.operands.first, node.operands.count >= 2,
      first.kind == .memberReference || head(node, 1) == "["
    else { return nil }
    return first
  }

  /// The index in brackets, as clang evaluated it.
  private func index(_ node: SyntaxNode) -> Int? {
    if case .integer(let known) = node.evaluation { return known }
    var known: Int?
    _ = collecting { known = value(node).integer }
    return known
  }

  // MARK: Nested designators

  /// Lowers a list with nested designators: a zero value, to which each initializer is assigned.
  private func nestedInitializer(_ parts: ArraySlice<SyntaxNode>, _ type: CType) -> Lowered {
    let whole = temporary()
    emit("local \(whole) = \(zero(type).text)")
    var steps = [Step(type: type, index: 0)]
    for part in parts {
      var value = part
      if designator(part) != nil, let last = part.operands.last {
        steps = named(part.operands.dropLast(), in: type)
        value = last
      } else {
        advance(&steps)
        while let inner = target(of: steps), entersBraces(value, inner) {
          steps.append(Step(type: inner, index: 0))
          advance(&steps)
        }
      }
      guard let inner = target(of: steps) else { break }
      emit("\(whole)\(place(of: steps)) = \(element(value, inner, field: field(of: steps)).text)")
      steps[steps.count - 1].index += 1
    }
    return Lowered(text: whole, isFresh: true)
  }

  /// The path that a designator names.
  private func named(_ names: ArraySlice<SyntaxNode>, in type: CType) -> [Step] {
    var steps: [Step] = []
    var type: CType? = type
    for name in names {
      guard let outer = type else { break }
      guard name.kind == .memberReference else {
        steps.append(Step(type: outer, index: index(name) ?? 0))
        type = outer.element
        continue
      }
      let own = outer.declaration?.fields.first { $0.name == name.name } ?? name.reference
      guard let field = own else { continue }
      for member in path(to: field, in: outer.declaration) {
        guard let holder = type else { break }
        let place = fields(of: holder).firstIndex { $0.number == member.number } ?? 0
        steps.append(Step(type: holder, index: place, member: member))
        type = member.type
      }
    }
    return steps
  }

  /// Leaves the aggregates that are complete.
  private func advance(_ steps: inout [Step]) {
    while let last = steps.last, last.index >= count(of: last.type), steps.count > 1 {
      steps.removeLast()
      steps[steps.count - 1].index += 1
    }
    steps[steps.count - 1].member = nil
  }

  private func count(of type: CType) -> Int {
    if type.isArray { return type.count < 0 ? Int.max : type.count }
    return type.declaration?.kind == .union ? 1 : fields(of: type).count
  }

  /// The fields that can be initialized; an unnamed bit-field cannot.
  private func fields(of type: CType) -> [Declaration] {
    type.declaration.map(fields) ?? []
  }

  private func fields(of record: Declaration) -> [Declaration] {
    record.fields.filter { !$0.isUnnamed || $0.type?.isRecord == true }
  }

  private func field(of steps: [Step]) -> Declaration? {
    guard let last = steps.last, last.type.isRecord else { return nil }
    let fields = fields(of: last.type)
    return last.member ?? (last.index < fields.count ? fields[last.index] : nil)
  }

  private func target(of steps: [Step]) -> CType? {
    guard let last = steps.last else { return nil }
    guard last.type.isArray else { return field(of: steps)?.type }
    return last.index < count(of: last.type) ? last.type.element : nil
  }

  private func place(of steps: [Step]) -> String {
    steps.indices.map { depth in
      guard steps[depth].type.isRecord else { return "[\(steps[depth].index)]" }
      let field = field(of: Array(steps[...depth]))
      return field.map { LuaText.field(fieldName($0)) } ?? ""
    }.joined()
  }

  // MARK: Lists in field order

  private func recordInitializer(
    _ parts: inout ArraySlice<SyntaxNode>, _ record: Declaration, isWhole: Bool
  ) -> Lowered {
    var entries = Entries()
    var place = 0
    let all = fields(of: record)
    let list = record.kind == .union ? Array(all.prefix(1)) : all
    while let next = parts.first {
      if let member = designator(next) {
        guard isWhole, member.kind == .memberReference else { break }
        let known = all.firstIndex {
          $0.name == member.name || $0.number == member.reference?.number
        }
        guard let known, let last = next.operands.last else { break }
        parts.removeFirst()
        let field = all[known]
        add(key(field), to: &entries) { element(last, field.type, field: field) }
        place = known + 1
        continue
      }
      guard place < list.count else { break }
      let field = list[place]
      place += 1
      add(key(field), to: &entries) { part(&parts, next, field.type, field: field) }
    }
    if record.kind == .union {
      return Lowered(text: "\(recordName(record))(\(entries.value))", isFresh: true)
    }
    let known = Set(entries.list.map(\.key))
    for field in record.fields where !known.contains(key(field)) {
      add(key(field), to: &entries) { zero(field.type) }
    }
    return Lowered(text: entries.value, isFresh: true)
  }

  private func key(_ field: Declaration) -> String {
    let name = fieldName(field)
    return LuaText.isName(name) ? name : "[\(LuaText.quoted(name))]"
  }

  /// Adds an initializer; the values before one that needs statements are stored first.
  private func add(_ key: String, to entries: inout Entries, _ body: () -> Lowered) {
    var value = Lowered.none
    let statements = collecting { value = body() }
    if !statements.isEmpty {
      if entries.variable == nil, !entries.list.allSatisfy(\.isConstant) {
        let name = temporary("list")
        emit("local \(name) = \(entries.value)")
        entries.variable = name
      }
      output.append(statements)
    }
    if let variable = entries.variable {
      emit("\(variable)\(key.hasPrefix("[") ? key : "." + key) = \(value.text)")
    }
    entries.list.append((key, value.text, value.isConstant))
  }

  private func arrayInitializer(
    _ parts: inout ArraySlice<SyntaxNode>, _ type: CType, isWhole: Bool
  ) -> Lowered {
    if let first = parts.first, let literal = array(under: first), literal.kind == .string,
      isCharacter(type.element)
    {
      parts.removeFirst()
      return characters(literal, type)
    }
    var entries = Entries()
    var last = 0
    var place = 0
    let count = type.count < 0 ? Int.max : type.count
    while let next = parts.first {
      if designator(next) != nil, let value = next.operands.last {
        guard isWhole, let first = index(next.operands[0]) else { break }
        let end = isRange(next) ? index(next.operands[1]) ?? first : first
        parts.removeFirst()
        for each in first...max(first, end) {
          add("[\(each)]", to: &entries) { element(value, type.element) }
        }
        place = end + 1
        last = max(last, place)
        continue
      }
      guard place < count else { break }
      add("[\(place)]", to: &entries) { part(&parts, next, type.element) }
      place += 1
      last = max(last, place)
    }
    return Lowered(
      text: "\(helper("filledArray"))(\(typeText(type.element)), "
        + "\(type.count < 0 ? last : type.count), \(entries.value))", isFresh: true)
  }

  /// Lowers one initializer, or as many as an aggregate needs if its braces are omitted.
  private func part(
    _ parts: inout ArraySlice<SyntaxNode>, _ next: SyntaxNode, _ type: CType?,
    field: Declaration? = nil
  ) -> Lowered {
    guard let type, entersBraces(next, type) else {
      parts.removeFirst()
      return element(next, type, field: field)
    }
    return initializer(&parts, type, isWhole: false)
  }

  /// Whether an initializer is for the first element of an aggregate whose braces are omitted.
  private func entersBraces(_ next: SyntaxNode, _ type: CType) -> Bool {
    // Without braces, a number is each element of an extended vector, and the first of another one.
    if type.isVector { return next.type?.isVector != true && !type.isExtendedVector }
    guard type.isRecord || type.isArray else { return false }
    // A value of the same structure initializes all of it; any other value initializes its first
    // field.
    let isSame =
      type.isRecord && next.type?.isRecord == true
      && next.type?.declaration?.number == type.declaration?.number
    let isText = type.isArray && array(under: next)?.kind == .string && isCharacter(type.element)
    return next.kind != .initializerList && !isSame && !isText
  }

  private func isCharacter(_ type: CType?) -> Bool { type?.integer != nil }

  private func element(
    _ node: SyntaxNode, _ type: CType?, field: Declaration? = nil
  ) -> Lowered {
    if let type, type.isArray, let literal = array(under: node), literal.kind == .string {
      return characters(literal, type)
    }
    let isHeld = isHeldStrongly(type)
    // A retained result, also in a structure, is not released at the end of the statement.
    if isHeld || type?.isRecord == true { consumed.insert(ObjectIdentifier(node.retainedOperand)) }
    if let type, type.isVector, node.type?.isVector != true {
      return vector(value(node), node.type ?? type, type)
    }
    var lowered = owningCopy(value(node), node.type)
    if isHeld, lowered.text != "nil" {
      return Lowered(text: "\(helper("keep"))(\(claimed(lowered, node).text))")
    }
    if let width = field?.bitWidth { lowered = narrowedToField(lowered, width, type) }
    let isWeak = usesARC && type?.isWeak == true
    return isWeak ? Lowered(text: call(of: "weak", lowered.text)) : lowered
  }

  /// A character array that is initialized by a literal.
  func characters(_ literal: SyntaxNode, _ type: CType) -> Lowered {
    guard type.element?.integer?.bits == 8 else { return wideCharacters(literal, type) }
    let isUnsigned = type.element?.integer?.isSigned == false
    return Lowered(
      text: "\(helper("characters"))(\(LuaText.quoted(stringBytes(literal))), "
        + "\(max(type.count, 0))\(isUnsigned ? ", true" : ""))", isFresh: true)
  }
}
