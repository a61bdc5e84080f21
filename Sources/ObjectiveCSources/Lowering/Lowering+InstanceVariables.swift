extension Lowering {
  /// The value of an instance variable that the runtime may have initialized to another one.
  func initialized(_ reading: String, _ variable: Declaration, _ type: CType?) -> String {
    // The runtime does not know which bit-fields are booleans, and initializes them to zero.
    if type?.isBool == true, variable.bitWidth != nil { return "(\(reading) == true)" }
    guard type?.isVector == true || type?.isComplex == true else { return reading }
    return "(\(reading) or \(zero(type).text))"
  }

  /// The instance variables of a class in clang's order, each with its encoding and its ownership.
  ///
  /// The declared ones come first. Those that the compiler synthesizes for properties are sorted by their
  /// size; among equal ones, `@synthesize` comes before properties without it.
  func variables(
    of node: SyntaxNode, _ interface: Interface, declared: [SyntaxNode]
  ) -> [String] {
    let named = Set(declared.map(\.name))
    var seen: Set<String> = []
    var synthesized: [(property: Declaration, name: String)] = []
    for property in properties(of: node, interface) {
      guard let name = ivarName(of: property, in: node), let declaration = property.property,
        isCountedByHand(declaration) || isSynthesized(property, in: node),
        !named.contains(name), seen.insert(name).inserted
      else { continue }
      synthesized.append((declaration, name))
    }
    let written = node.children.filter { $0.kind == .synthesize }.map(\.name)
    func rank(_ entry: (property: Declaration, name: String)) -> (Int, Int) {
      (entry.property.type?.size ?? 8, written.firstIndex(of: entry.property.name) ?? written.count)
    }
    // The order of properties is kept: `sort` is stable.
    synthesized.sort { rank($0) < rank($1) }
    // The runtime does not know bit-fields without a name.
    let declared = declared.filter { !$0.name.isEmpty }.map { ivar in
      variable(ivar.name, ivar.declaration?.variableEncoding, ownership: ownership(of: ivar.type))
    }
    return declared
      + synthesized.map { property, name in
        variable(
          name, property.type?.variableEncoding,
          ownership: isCountedByHand(property) ? "manual" : "")
      }
  }

  private func variable(_ name: String, _ encoding: String?, ownership: String) -> String {
    let last = ownership.isEmpty ? "" : ", \"\(ownership)\""
    return "{\(LuaText.quoted(name)), \(LuaText.quoted(encoding ?? "@"))\(last)}"
  }

  /// The word for the ownership of a declared variable; empty where it is strong or a plain value.
  private func ownership(of type: CType?) -> String {
    if type?.isWeak == true { return "weak" }
    if !usesARC, type?.isRetainable == true { return "manual" }
    return type?.isUnretained == true ? "assign" : ""
  }

  /// Whether the compiler writes a `.cxx_destruct`, which releases the class's variables under ARC.
  func destructs(
    _ node: SyntaxNode, _ interface: Interface, declared: [SyntaxNode]
  ) -> Bool {
    guard usesARC else { return false }
    let isHeld = declared.contains { ivar in
      ivar.type.map { $0.isWeak || isHeldStrongly($0) || !references(in: $0).isEmpty } ?? false
    }
    return isHeld
      || properties(of: node, interface).contains { property in
        guard let declaration = property.property, isSynthesized(property, in: node),
          declaration.type?.isRetainable == true
        else { return false }
        return !declaration.hasAttribute(.assign) && !declaration.hasAttribute(.unsafeUnretained)
      }
  }

  /// The instance variables of the classes above, as this source declares them.
  ///
  /// The compiler lays out a class after these. If the source of a class above has others, the runtime
  /// moves the variables of the classes below it.
  /// - Returns: nil if the superclass is implemented here or is a framework's.
  func variablesAbove(_ interface: Interface) -> String? {
    guard var name = interface.superclass, interfaces[name] != nil,
      !tree.roots.contains(where: { $0.kind == .implementation && $0.name == name })
    else { return nil }
    var parts: [String] = []
    while let above = interfaces[name] {
      let variables = above.ivars.filter { !$0.name.isEmpty }.map { ivar in
        "{\(LuaText.quoted(ivar.name)), \(LuaText.quoted(ivar.declaration?.variableEncoding ?? "@"))}"
      }
      parts.insert("{\(variables.joined(separator: ", "))}", at: 0)
      guard let next = above.superclass else { return parts.joined(separator: ", ") }
      name = next
    }
    return "base = \(LuaText.quoted(runtimeName(name))), " + parts.joined(separator: ", ")
  }

  /// The instance variable of a property; nil if the property is `@dynamic`.
  func ivarName(of property: SyntaxNode, in node: SyntaxNode) -> String? {
    for child in node.children {
      if child.kind == .dynamic, child.name == property.name { return nil }
      if child.kind == .synthesize, child.name == property.name {
        return child.children.first { $0.kind == .memberReference }?.name ?? property.name
      }
    }
    return "_" + property.name
  }

  /// The `isa` of an object.
  func placeOfClass(_ owner: SyntaxNode?, _ type: CType?) -> Place {
    placeOfClass(owner.map { value($0).prefix } ?? "nil", type)
  }

  /// The `isa` of an object: its class.
  func placeOfClass(_ object: String, _ type: CType?) -> Place {
    let c = helper("c")
    let address = "\(helper("cast"))(\(object), \(LuaText.quoted("@")))"
    var place = Place("\(c).object_getClass(\(object))", type, address: address)
    place.assignment = { "\(c).object_setClass(\(object), \($0))" }
    return place
  }
}

extension Declaration {
  /// Whether it is the variable of NSObject that refers to the class of an object.
  var isClassPointer: Bool { name == "isa" && parent?.name == "NSObject" }
}
