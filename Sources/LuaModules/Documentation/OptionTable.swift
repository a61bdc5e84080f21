/// The table types of option parameters: `{at: CGPoint?, count: integer?}`.
package enum OptionTable {
  /// The table among the alternatives of a type: the bracketed part of `string|{at: CGPoint?}`.
  ///
  /// A list of tables, `{at: CGPoint}[]`, does not count.
  package static func table(in type: String) -> Substring? {
    var depth = 0
    var start = type.startIndex
    for place in type.indices {
      let character = type[place]
      if "({<".contains(character) { depth += 1 }
      if ")}>".contains(character) { depth -= 1 }
      guard character == "|", depth == 0 else { continue }
      if let table = table(type[start..<place]) { return table }
      start = type.index(after: place)
    }
    return table(type[start...])
  }

  private static func table(_ alternative: Substring) -> Substring? {
    alternative.hasPrefix("{") && alternative.hasSuffix("}") ? alternative : nil
  }

  /// The fields of a table type, or of the table among its alternatives; empty for another type.
  package static func fields(of type: String) -> [FunctionDocumentation.Parameter] {
    guard let table = table(in: type) else { return [] }
    return fields(ofTable: String(table))
  }

  private static func fields(ofTable type: String) -> [FunctionDocumentation.Parameter] {
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
