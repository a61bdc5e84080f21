/// The arguments of macros, by the names of the parameters.
///
/// clang prints no bodies of blocks: in one, the arguments are read from the use of the macro.
extension Lowering {
  /// The text that replaces a macro's parameter at a node, or the text itself if it is none.
  ///
  /// The use may be an argument of another macro, or the body of another macro of the same file.
  func argument(for text: String, at node: SyntaxNode) -> String {
    guard let definitions = source(node.spelledFile), let uses = source(node.file),
      let macro = MacroText(around: node.spelledStart, in: definitions),
      let index = macro.parameters.firstIndex(of: text)
    else { return text }
    let use = uses.word(at: node.start)
    let number = number(ofUseAt: node)
    if let arguments = MacroText.uses(of: macro.name, in: use).element(number) {
      return arguments.element(index) ?? text
    }
    for outer in MacroText.definitions(in: definitions) {
      guard let inner = MacroText.uses(of: macro.name, in: outer.body).first?.element(index),
        let arguments = MacroText.uses(of: outer.name, in: use).element(number)
      else { continue }
      return outer.parameters.firstIndex(of: inner).flatMap { arguments.element($0) } ?? inner
    }
    return text
  }

  /// The number of nodes before one that the same use of a macro has from the same place.
  private func number(ofUseAt node: SyntaxNode) -> Int {
    var count = 0
    var isFound = false
    for root in tree.roots where root.file == node.file {
      root.forEach { other in
        isFound = isFound || other === node
        let isSame =
          other.kind == node.kind && other.start == node.start
          && other.spelledFile == node.spelledFile && other.spelledStart == node.spelledStart
        if isSame, !isFound { count += 1 }
      }
    }
    return count
  }
}

extension Array {
  /// The element at an index, if there is one.
  fileprivate func element(_ index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
