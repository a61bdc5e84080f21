/// The table types of option parameters: `{at: CGPoint?, count: integer?}`.
enum OptionTable {
  /// The fields of a table type; none for another type.
  static func fields(of type: String) -> [FunctionDocumentation.Parameter] {
    guard type.hasPrefix("{"), type.hasSuffix("}") else { return [] }
    var fields: [FunctionDocumentation.Parameter] = []
    var depth = 0
    var start = type.index(after: type.startIndex)
    let end = type.index(before: type.endIndex)
    var place = start
    func add(_ text: Substring) {
      guard let colon = text.firstIndex(of: ":") else { return }
      fields.append(
        .init(
          name: text[..<colon].trimming(" "),
          type: text[text.index(after: colon)...].trimming(" ")))
    }
    while place < end {
      let character = type[place]
      if "({<".contains(character) { depth += 1 }
      if ")}>".contains(character) { depth -= 1 }
      if character == ",", depth == 0 {
        add(type[start..<place])
        start = type.index(after: place)
      }
      place = type.index(after: place)
    }
    add(type[start..<end])
    return fields
  }
}
