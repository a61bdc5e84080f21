import StringSearch

/// Inline assembly that runs no instructions, such as a barrier of the compiler.
extension Lowering {
  private static let instructionsWithoutEffect: Set<String> = ["", "nop", "yield", "pause"]

  /// Lowers `asm("" : outputs : inputs)`, whose outputs keep their values or take that of an input.
  func lowerAssembly(_ node: SyntaxNode) {
    let parts = written(node).split(separator: "\"", omittingEmptySubsequences: false)
    // A template of several literals has more text than a colon after the first one.
    guard parts.count >= 3, Self.instructionsWithoutEffect.contains(String(parts[1])),
      let next = parts[2].first(where: { !$0.isWhitespace }), next == ":" || next == ")"
    else { return emit(missing("inline assembly cannot be translated", at: node).text, at: node) }
    // `"=r" (output) : "0" (input)`: the input is in the register of the output.
    guard node.operands.count == 2, parts.contains("0") else { return }
    emit(place(of: node.operands[0]).assignment(value(node.operands[1]).text), at: node)
  }
}
