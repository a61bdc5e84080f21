import StringSearch

/// The text of attributes, which libclang names but does not explain.
///
/// The text starts where the attribute is spelled, which may be in a macro. The end of its node is
/// not used: for a macro of the same file it is at the use, after everything in between.
extension Lowering {
  /// An attribute with its arguments, without blanks.
  func attribute(_ node: SyntaxNode) -> String {
    SourceFile(bytes: Array(head(node, 160).utf8)).word(at: 0)
  }

  /// The argument of the attribute of this name, after macros have replaced their parameters.
  func argument(ofAttribute name: String, _ node: SyntaxNode) -> String? {
    let words = attribute(node)
    guard let start = words.firstRange(of: name)?.upperBound else { return nil }
    let text = words[start...].drop { "_(".contains($0) }
    return argument(for: String(text.hasSuffix(")") ? text.dropLast() : text), at: node)
  }
}
