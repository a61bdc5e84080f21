import StringSearch

/// A C lvalue: it can be read and assigned to, and has a pointer if its address can be taken.
struct Place {
  /// The Lua text that reads the place.
  let text: String
  let type: CType?
  /// The Lua text of the pointer to it, created only when the address is taken.
  private let pointer: () -> String?
  /// Returns the statement that assigns a value.
  var assignment: (String) -> String
  /// Whether ARC retains the value of the variable.
  var isOwned = false
  /// Whether the place holds a weak or unretained reference object that must be dereferenced.
  var isWeak = false
  /// Whether it is such a reference that is not zeroed (`__unsafe_unretained`).
  var isUnsafe = false
  var isNamed = false
  /// Whether the reference is unretained: a struct field, an array element or a `__block` variable.
  var isUncounted = false
  /// Whether the objects of the variable live until their pool drains.
  var isAutoreleasing = false
  /// The Lua text that reads a structure or an array and records its container.
  var part: String?

  init(_ text: String, _ type: CType?, address: @escaping @autoclosure () -> String? = nil) {
    self.text = text
    self.type = type
    pointer = address
    assignment = { "\(text) = \($0)" }
  }

  /// The pointer to it; nil if there is none.
  var address: String? { pointer() }
}

extension Lowering {
  func read(_ place: Place) -> Lowered {
    var result = Lowered(text: place.text)
    if place.isWeak { result.text = call(of: "strong", place.text) }
    result.isBoolean = place.type?.isBool == true
    return result
  }

  /// The place that an expression names.
  func place(of node: SyntaxNode) -> Place {
    if let part = placeOfVectorPart(node) { return part }
    switch node.kind {
    case .parenthesis, .unexposed:
      if let inner = node.operands.first, node.operands.count == 1 { return place(of: inner) }
      if node.kind == .unexposed, node.operands.count == 2 { return placeOfObjectElement(node) }
    case .reference: return placeOfVariable(node)
    case .member: return placeOfMember(node)
    case .subscripting: return placeOfElement(node)
    case .unary where node.operation == Operators.dereference:
      if let pointer = node.operands.first { return placeOfTarget(pointer, node.type) }
    case .unary where node.operation == Operators.extensionMark:
      if let inner = node.operands.first { return place(of: inner) }
    case .unary: if let part = placeOfComplexPart(node) { return part }
    default: break
    }
    let text = stable(lower(node))
    return Place(text, node.type, address: self.cell(text, node.type))
  }

  /// A variable for a value that is used more than once.
  func stable(_ lowered: Lowered, _ base: String = "t") -> String {
    // Lua does not parse a member of a literal.
    if lowered.text == "nil" { return "C.null" }
    if lowered.isName || lowered.isConstant { return lowered.text }
    let name = temporary(base)
    emit("local \(name) = \(lowered.text)")
    return name
  }

  private func placeOfVariable(_ node: SyntaxNode) -> Place {
    guard let variable = node.reference else { return Place(node.name, node.type) }
    if let name = function?.name(of: variable.number) {
      let isCell = isCell(variable)
      var place =
        isCell
        ? Place("\(name)[0]", node.type, address: name)
        : Place(name, node.type, address: node.type?.isArray == true ? name : nil)
      if isCell { place.part = inside(name, "0") }
      place.isNamed = !isCell
      place.isWeak = isWeak(variable)
      place.isUnsafe = variable.type?.isUnsafe == true
      place.isOwned = ownedVariables.contains(variable.number)
      place.isUncounted = !place.isOwned && isHeldStrongly(node.type)
      place.isAutoreleasing = isAutoreleasing(variable.type)
      return place
    }
    if let name = fileNames[variable.number] {
      let isCell = fileCells.contains(variable.number)
      if isCell {
        var place = Place("\(name)[0]", node.type, address: name)
        place.part = inside(name, "0")
        return place
      }
      var place = Place(name, node.type, address: node.type?.isArray == true ? name : nil)
      place.isNamed = true
      place.isWeak = weakVariables.contains(variable.number)
      place.isOwned = isCountedGlobal(variable)
      return place
    }
    if variable.name == "self" || variable.name == "_cmd" { return Place(variable.name, node.type) }
    // A variable that another source or the library defines.
    need(variable, at: node)
    var place = placeOfGlobal(variable, node.type)
    place.isWeak = !variable.isSystem && isWeakPart(variable.type)
    place.isOwned = !variable.isSystem && isCountedGlobal(variable)
    return place
  }

  /// Whether ARC retains the value of a place of a type.
  func isHeldStrongly(_ type: CType?) -> Bool {
    guard usesARC, let type else { return false }
    return type.isRetainable && !type.isWeak && !type.isUnretained
  }

  /// Whether ARC leaves the value of a variable of a type to the autorelease pool.
  func isAutoreleasing(_ type: CType?) -> Bool {
    guard usesARC, let type, type.isRetainable else { return false }
    return type.spelling.contains("__autoreleasing")
  }

  /// Whether ARC retains the value of a file-scope variable.
  func isCountedGlobal(_ variable: Declaration) -> Bool {
    guard usesARC, let type = variable.type else { return false }
    return type.isRetainable && !type.isWeak && !type.isUnretained
  }

  /// `object[key]`, which is assigned by a message.
  private func placeOfObjectElement(_ node: SyntaxNode) -> Place {
    let (object, key) = (stable(value(node.operands[0])), stable(value(node.operands[1])))
    let isKeyed = isKey(node.operands[1])
    let send = helper("send")
    let reading = isKeyed ? "objectForKeyedSubscript:" : "objectAtIndexedSubscript:"
    let writing = isKeyed ? "setObject:forKeyedSubscript:" : "setObject:atIndexedSubscript:"
    var place = Place("\(helper("obj"))(\(send)(\(object), \"\(reading)\", \(key)))", node.type)
    place.assignment = { "\(send)(\(object), \"\(writing)\", \($0), \(key))" }
    return place
  }

  /// Whether another source may implement the class of a variable whose value has a count.
  private func isForeign(_ ivar: Declaration) -> Bool {
    guard let type = ivar.type, type.isRetainable, !type.isWeak, !type.isUnretained,
      ivar.parent?.kind == .interface
    else { return false }
    guard let implementation, !implementation.isCategory else { return true }
    return implementation.name != ivar.parent?.name
  }

  /// The function that sets such a variable, which asks who counts its value.
  private var foreignSetter: String { usesARC ? "setForeignIvar" : "putForeignIvar" }

  private func placeOfMember(_ node: SyntaxNode) -> Place {
    let owner = node.operands.first
    // The `isa` of an `id` has no declaration.
    guard let declaration = node.reference else { return placeOfClass(owner, node.type) }
    switch declaration.kind {
    case .ivar:
      let object = owner.map { value($0).prefix } ?? "self"
      if declaration.isClassPointer { return placeOfClass(object, node.type) }
      let name = LuaText.quoted(declaration.name)
      // A structure or an array is changed in place.
      let isAggregate = node.type?.isRecord == true || node.type?.isArray == true
      let holdsParts = isAggregate && holdsReferences(node.type)
      let type =
        isAggregate ? ", \(typeText(node.type))\(holdsParts ? ", true" : "")" : ""
      let getter = helper(isAggregate ? "heldIvar" : "getIvar")
      var reading = "\(getter)(\(object), \(name)\(type))"
      reading = initialized(reading, declaration, node.type)
      var place = Place(
        boxes(node.type) ? objectText(reading, node.type) : reading, node.type,
        address: node.type?.isArray == true
          ? reading
          : "\(self.helper("ivarAddress"))(\(object), \(name)\(self.typeArgument(node.type)))")
      let setter = helper(
        holdsParts ? "setHeldIvar" : isForeign(declaration) ? foreignSetter : "setIvar")
      // An unretained object there lives until its pool drains, regardless of Lua's collections.
      let pooled = !usesARC && node.type?.isRetainable == true ? helper("pooled") : nil
      place.assignment = { value in
        let given = pooled.map { "\($0)(\(value))" } ?? value
        return "\(setter)(\(object), \(name), \(given))"
      }
      return place
    case .property, .instanceMethod, .classMethod:
      return placeOfProperty(node)
    default:
      guard let owner else { return Place(declaration.name, node.type) }
      var base: String
      // The same, if an address records the enclosing structure.
      var known: String?
      if owner.type?.isPointer == true {
        let pointer = stable(lower(owner), "p")
        base = target(of: pointer, nil)
        known = inside("\(pointer).a", "\(pointer).i")
      } else if isPlace(owner) {
        let outer = place(of: owner)
        base = outer.text
        known = outer.part
      } else {
        base = value(owner).prefix
      }
      let record = owner.type?.isPointer == true ? owner.type?.pointee : owner.type
      let path = path(to: declaration, in: record?.declaration)
      base += access(path.dropLast())
      for member in path.dropLast() {
        known = known.map { inside($0, LuaText.quoted(fieldName(member))) }
      }
      let name = fieldName(declaration)
      let holder = known ?? base
      var place = Place(
        "\(base)\(LuaText.field(name))", node.type,
        address: node.type?.isArray == true
          ? known.map { self.inside($0, LuaText.quoted(name)) } ?? "\(base)\(LuaText.field(name))"
          : self.fieldAddress(holder, name, node.type))
      place.part = known.map { inside($0, LuaText.quoted(name)) }
      place.isUncounted = isHeldStrongly(node.type)
      place.isWeak = isWeakPart(node.type)
      return place
    }
  }

  /// The text of a part of a structure or an array that records its container.
  func inside(_ container: String, _ key: String) -> String {
    "C.inside(\(container), \(key))"
  }

  /// Whether a field, an element or a pointer's target holds a weak reference.
  private func isWeakPart(_ type: CType?) -> Bool { usesARC && type?.isWeak == true }

  /// Whether an expression is a place, so that its parts are places too.
  func isPlace(_ node: SyntaxNode) -> Bool {
    switch node.kind {
    case .reference, .subscripting: true
    case .member: node.reference?.kind == .field || node.reference?.kind == .ivar
    case .parenthesis: node.operands.first.map(isPlace) ?? false
    case .unexposed:
      node.operands.count == 1 && node.operands[0].start == node.start
        && node.operands[0].type?.isRecord == true && isPlace(node.operands[0])
    case .unary: node.operation == Operators.dereference
    default: false
    }
  }

  /// The target of a pointer, or an element at an index from it.
  func target(of pointer: String, _ index: String?) -> String {
    guard let index, index != "0" else { return "\(pointer).a[\(pointer).i]" }
    return "\(pointer).a[\(pointer).i + \(index)]"
  }

  func placeOfTarget(_ pointer: SyntaxNode, _ type: CType?) -> Place {
    if type?.isFunction == true { return Place(lower(pointer).prefix, type) }
    if let array = array(under: pointer) {
      let base = value(array).prefix
      if array.underlying.kind == .string || array.underlying.kind == .encode {
        return characterPlace(base, "0", type)
      }
      return Place("\(base)[0]", type, address: base)
    }
    let name = stable(value(pointer), "p")
    if let type, type.isArray {
      let row = "\(helper("row"))(\(name), \(type.depth))"
      return Place(row, type, address: row)
    }
    guard pointer.type?.isCString == true else {
      var place = Place(target(of: name, nil), type, address: name)
      place.isWeak = isWeakPart(type)
      place.isAutoreleasing = isAutoreleasing(type)
      if isHeldStrongly(type) || place.isAutoreleasing {
        let assign = helper("assign")
        place.assignment = { "\(assign)(\(name), \($0))" }
      }
      return place
    }
    return characterPlace(name, "0", type)
  }

  /// A character of a string that may be a literal.
  private func characterPlace(_ name: String, _ index: String, _ type: CType?) -> Place {
    let bits = type?.integer?.isSigned == false ? "byte" : "char"
    var place = Place(
      "\(helper(bits))(\(name), \(index))", type,
      address: index == "0" ? name : "\(self.helper("add"))(\(name), \(index))")
    let target = target(of: name, index)
    place.assignment = { "\(target) = \($0)" }
    return place
  }

  private func placeOfElement(_ node: SyntaxNode) -> Place {
    let operands = node.operands
    guard operands.count == 2 else { return Place("nil", node.type) }
    var (base, index) = (operands[0], operands[1])
    if index.type?.isPointer == true || index.type?.isArray == true { swap(&base, &index) }
    let pointer: String
    let isArray: Bool
    if let array = array(under: base), array.kind != .string, array.kind != .encode {
      pointer = stableOrPlace(array)
      isArray = true
    } else {
      pointer = stable(value(base), "p")
      isArray = false
    }
    var place = asNumber(value(index), CType(CType.int))
    // An index that overflows is outside the array anyway.
    if place.lowBits?.isSigned == true { place = place.low(32) }
    let number = place.isConstant || place.isName ? place : Lowered(text: stable(place, "i"))
    let adding = "\(helper("add"))(\(pointer), \(number.text))"
    if isArray {
      var element = Place("\(pointer)[\(number.text)]", node.type, address: adding)
      element.part = inside(pointer, number.text)
      element.isUncounted = isHeldStrongly(node.type)
      element.isWeak = isWeakPart(node.type)
      return element
    }
    if base.type?.isCString == true || node.type?.integer?.bits == 8 {
      return characterPlace(pointer, number.text, node.type)
    }
    var element = Place(target(of: pointer, number.operand(.sum)), node.type, address: adding)
    element.part = inside("\(pointer).a", "\(pointer).i + \(number.operand(.sum))")
    element.isUncounted = isHeldStrongly(node.type)
    element.isWeak = isWeakPart(node.type)
    return element
  }

  private func stableOrPlace(_ node: SyntaxNode) -> String {
    isPlace(node) ? place(of: node).text : stable(value(node), "p")
  }

  /// The array of a pointer expression that has no cast.
  func array(under node: SyntaxNode) -> SyntaxNode? {
    if node.type?.isArray == true { return node }
    guard node.kind == .unexposed || node.kind == .parenthesis, node.operands.count == 1 else {
      return nil
    }
    return array(under: node.operands[0])
  }

  /// Whether a local variable is a cell, because its address is taken.
  func isCell(_ variable: Declaration) -> Bool {
    guard variable.type?.isArray != true else { return false }
    var scope = function
    while let current = scope {
      if current.names[variable.number] != nil {
        return current.uses.isAddressed(variable) || copiedCells.contains(variable.number)
      }
      scope = current.parent
    }
    return false
  }

  /// Whether a variable holds a reference object: `__weak`, or `__unsafe_unretained`.
  func isWeak(_ variable: Declaration) -> Bool {
    weakVariables.contains(variable.number)
  }

  /// The prefixes of the linker's symbols of classes, with the functions that find these.
  private static let classSymbols = [
    ("OBJC_CLASS_$_", "objc_getClass"), ("OBJC_METACLASS_$_", "objc_getMetaClass"),
  ]

  /// The pointer to a place.
  func address(of node: SyntaxNode) -> Lowered {
    var inner = node
    while inner.kind == .parenthesis || inner.kind == .unexposed, let next = inner.operands.first,
      inner.operands.count == 1
    {
      inner = next
    }
    if inner.reference?.kind == .function { return lower(inner) }
    // The linker symbol of a class; its address is the class.
    for (mark, function) in Self.classSymbols {
      guard inner.reference?.kind == .variable, inner.name.hasPrefix(mark) else { continue }
      let name = LuaText.quoted(String(inner.name.dropFirst(mark.count)))
      let cls = "\(helper("c")).\(function)(\(name))"
      guard let type = inner.type, type.isRecord, type.declaration?.fields.isEmpty == false else {
        return Lowered(text: cls)
      }
      return Lowered(text: "\(helper("cast"))(\(cls), \(typeText(type)))")
    }
    // The linker symbol of a constant, which is null on a system that lacks it.
    if let reference = inner.reference, reference.kind == .variable, reference.isSystem,
      inner.type?.isObject == true
    {
      let name = LuaText.quoted(inner.name)
      return Lowered(text: "\(helper("symbol"))(\(name), \(typeText(inner.type)))")
    }
    if let offset = offsetFromNull(inner) {
      return offset == 0 ? Lowered(text: "nil", isConstant: true) : .constant(offset)
    }
    let place = place(of: node)
    if let address = place.address { return Lowered(text: address) }
    return missing("the address of '\(spelled(node))' cannot be taken", at: node)
  }
}
