/// A value that is about to be shown.
enum PrettyNode {
  case leaf(String)

  /// A text of words, which may go on in another line.
  case words(String)

  /// Entries without a key are those of the list; `rest` more are not shown.
  indirect case table([(key: String?, value: PrettyNode)], rest: Int, isStruct: Bool)

  /// The text, in one line if that is not wider than `width`, else an entry a line.
  ///
  /// - Parameter indentation: how far in the text begins.
  func laidOut(width: Int, indentation: Int = 0) -> String {
    let line = flat
    if case .words = self, DisplayWidth.of(line) + indentation > width {
      let lines = HelpPage.wrapped(
        line, width: width, margin: indentation, hanging: indentation + 2)
      return String(lines.joined(separator: "\n").drop { $0 == " " })
    }
    guard case .table(let entries, let rest, _) = self,
      DisplayWidth.of(line) + indentation > width
    else { return line }
    let inner = indentation + 2
    let margin = String(repeating: " ", count: inner)
    var lines = entries.map { key, value in
      let label = key.map { "\($0) = " } ?? ""
      let text = value.laidOut(width: width - DisplayWidth.of(label) - 1, indentation: inner)
      return "\(margin)\(label)\(text),"
    }
    if rest > 0 { lines.append("\(margin)… \(rest) more") }
    return "{\n" + lines.joined(separator: "\n") + "\n" + String(repeating: " ", count: indentation)
      + "}"
  }

  /// The text in one line.
  private var flat: String {
    switch self {
    case .leaf(let text), .words(let text): return text
    case .table(let entries, let rest, let isStruct):
      let equals = isStruct ? "=" : " = "
      var parts = entries.map { key, value in (key.map { $0 + equals } ?? "") + value.flat }
      if rest > 0 { parts.append("… \(rest) more") }
      return "{" + parts.joined(separator: ", ") + "}"
    }
  }
}
