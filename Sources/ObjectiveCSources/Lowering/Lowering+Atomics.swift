extension Lowering {
  /// Lowers clang's operations on `_Atomic`: a load, a store, an exchange; nil for anything else.
  ///
  /// The operands are the pointer, the memory order, then the values, with further orders between
  /// them.
  func lowerAtomic(_ node: SyntaxNode) -> Lowered? {
    let prefix = "__c11_atomic_"
    let words = head(node, 64)
    guard words.hasPrefix(prefix) else { return nil }
    var name = String(
      words.dropFirst(prefix.count).prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    var operands = node.operands
    switch name {
    case "init": break
    case "compare_exchange_strong", "compare_exchange_weak":
      guard operands.count == 5 else { return nil }
      name = "compare_exchange"
      operands = [operands[0], operands[2], operands[4]]
    default:
      guard operands.count >= 2 else { return nil }
      operands.remove(at: 1)
    }
    let list = [LuaText.quoted(name)] + values(operands).map(\.text)
    var result = Lowered(text: "\(helper("atomic"))(\(list.joined(separator: ", ")))")
    result.isBoolean = node.type?.isBool == true
    if name.hasPrefix("fetch_"), let type = node.type { result = narrowed(result, to: type) }
    return result
  }
}
