/// The text of nodes that come from macros.
///
/// Such a node has the text of the macro's definition, in which the parameters are not yet
/// replaced.
extension Lowering {
  /// The text between the parentheses of `@selector(…)` or `@encode(…)`.
  ///
  /// If it comes from a macro, it is looked up in clang's print of the function, in which nodes of
  /// the same type have the order of the tree; else a parameter is replaced by its argument.
  func words(of node: SyntaxNode, _ keyword: String) -> String? {
    let isWrittenHere = node.spelledFile == node.file && node.spelledStart == node.start
    if isWrittenHere, let found = Lowering.brackets(in: spelled(node), keyword).first {
      return found
    }
    return printedWords(of: node, keyword)
      ?? Lowering.brackets(in: writtenText(node), keyword).first.map {
        argument(for: $0, at: node)
      }
  }

  /// The text between a node's parentheses in clang's print of its function; nil if there is no
  /// print.
  func printedWords(of node: SyntaxNode, _ keyword: String) -> String? {
    printedWords(node.kind, keyword)[ObjectIdentifier(node)]
  }

  /// The keyword of a node and its parentheses, where a macro defines them.
  private func writtenText(_ node: SyntaxNode) -> String {
    guard let source = source(node.spelledFile) else { return "" }
    let start = node.spelledStart
    let mark = source.head(at: start, count: 1) == "@" ? "@" : ""
    return mark + source.word(at: start + mark.utf8.count)
  }

  /// The texts of all nodes of a type in functions that clang has printed.
  private func printedWords(
    _ kind: SyntaxNode.Kind, _ keyword: String
  ) -> [ObjectIdentifier: String] {
    if let known = wordsOfMacros[kind] { return known }
    var result: [ObjectIdentifier: String] = [:]
    for root in tree.roots {
      root.forEach { function in
        guard let number = function.declaration?.number, let print = tree.prints[number] else {
          return
        }
        var nodes: [SyntaxNode] = []
        function.forEach { if $0.kind == kind { nodes.append($0) } }
        let words = Lowering.brackets(in: print, keyword)
        guard words.count == nodes.count else { return }
        for (node, word) in zip(nodes, words) { result[ObjectIdentifier(node)] = word }
      }
    }
    wordsOfMacros[kind] = result
    return result
  }

  /// The index after the parenthesis that follows a keyword, also after spaces; nil if there is none.
  private static func openBracket(_ bytes: [UInt8], _ place: Int, _ word: [UInt8]) -> Int? {
    guard bytes[place...].starts(with: word) else { return nil }
    var next = place + word.count
    while next < bytes.count, bytes[next] <= 32 { next += 1 }
    return next < bytes.count && bytes[next] == UInt8(ascii: "(") ? next + 1 : nil
  }

  /// The texts between the parentheses after a keyword, for each occurrence outside strings.
  private static func brackets(in text: String, _ keyword: String) -> [String] {
    var result: [String] = []
    let bytes = Array(text.utf8)
    let word = Array(keyword.utf8)
    var place = 0
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "\"") {
        place += 1
        while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
          place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
        }
      } else if let start = openBracket(bytes, place, word) {
        var depth = 1
        place = start
        while place < bytes.count, depth > 0 {
          if bytes[place] == UInt8(ascii: "(") { depth += 1 }
          if bytes[place] == UInt8(ascii: ")") { depth -= 1 }
          place += 1
        }
        result.append(String(decoding: bytes[start..<max(start, place - 1)], as: UTF8.self))
        continue
      }
      place += 1
    }
    return result
  }
}
