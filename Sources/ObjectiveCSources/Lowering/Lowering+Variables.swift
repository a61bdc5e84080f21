import StringSearch

/// Facts about instance variables and accessors that the tree does not contain.
extension Lowering {
  /// The alignment that an attribute sets: `__attribute__((aligned(64)))`.
  func alignment(of ivar: SyntaxNode) -> Int? {
    for attribute in ivar.children where attribute.isAttribute {
      guard let argument = argument(ofAttribute: "aligned", attribute) else { continue }
      return Int(argument.prefix { $0.isNumber })
    }
    return nil
  }

  /// The accessor encodings of properties in sources without ARC: their values are objects.
  func accessorTypes(_ node: SyntaxNode, _ interface: Interface) -> [String] {
    guard node.kind == .implementation else { return [] }
    let written = instanceMethods(of: node)
    return properties(of: node, interface).flatMap { property -> [String] in
      guard let declaration = property.property, isCountedByHand(declaration),
        isSynthesized(property, in: node)
      else { return [] }
      let isReadonly = declaration.hasAttribute(.readonly)
      let accessors =
        [(declaration.getter, "@16@0:8")]
        + (isReadonly ? [] : [(declaration.setter, "v24@0:8@16")])
      return accessors.filter { !written.contains($0.0) }.map {
        "[\(LuaText.quoted("-" + $0.0))] = \(LuaText.quoted($0.1))"
      }
    }
  }
}
