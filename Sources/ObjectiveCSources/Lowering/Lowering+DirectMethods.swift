// Direct methods have the attribute `objc_direct`, or are in a class or category with
// `objc_direct_members`. They are called directly: no method list contains them, and a message with
// their name does not reach them. Here each has a selector that no source can spell, which the
// compiled calls use.
extension Lowering {
  /// The prefix of a direct method's selector; no ordinary selector contains a space.
  static let directMark = "direct "

  /// The selector of a method of the source; one that cannot be spelled for a direct method.
  func linkedSelector(_ name: String, of method: Declaration?) -> String {
    guard let method, method.isMethod, directMethods.contains(method.number) else { return name }
    return Lowering.directMark + name
  }

  /// The numbers of the direct methods of the source and its own headers.
  func findDirectMethods() -> Set<Int> {
    var found: Set<Int> = []
    var declared: Set<String> = []
    for node in tree.roots where [.interface, .category].contains(node.kind) {
      let cls = className(of: node)
      let allAreDirect = hasAttribute("objc_direct_members", node)
      for child in node.children {
        if child.kind == .property, let property = child.declaration {
          declared.formUnion(["\(cls) -\(property.getter)", "\(cls) -\(property.setter)"])
        }
        guard child.isMethod, let number = child.declaration?.number else { continue }
        declared.insert(key(of: child, in: cls))
        if allAreDirect || hasAttribute("objc_direct", child) { found.insert(number) }
      }
    }
    for node in tree.roots
    where [.implementation, .categoryImplementation].contains(node.kind) {
      let cls = className(of: node)
      let othersAreDirect = hasAttribute("objc_direct_members", node)
      for child in node.children where child.isMethod {
        guard let number = child.declaration?.number else { continue }
        let isOther = othersAreDirect && !declared.contains(key(of: child, in: cls))
        if isOther || hasAttribute("objc_direct", child) { found.insert(number) }
      }
    }
    return found
  }

  private func className(of node: SyntaxNode) -> String {
    guard node.kind == .category || node.kind == .categoryImplementation else { return node.name }
    return node.children.first { $0.kind == .classReference }?.name ?? node.name
  }

  private func key(of method: SyntaxNode, in cls: String) -> String {
    "\(cls) \(method.kind == .classMethod ? "+" : "-")\(method.name)"
  }

  private func hasAttribute(_ name: String, _ node: SyntaxNode) -> Bool {
    node.children.contains { child in
      child.isAttribute
        && attribute(child).split { !$0.isLetter && !$0.isNumber && $0 != "_" }
          .contains { $0 == name }
    }
  }
}

extension SyntaxNode {
  fileprivate var isMethod: Bool { kind == .instanceMethod || kind == .classMethod }
}
