internal import CEmbeddedFiles
internal import LuaModules
import StringSearch

/// Pages about names that only the headers of Objective-C sources declare, such as those of XCUITest.
extension HelpIndex {
  /// The page of a class, protocol, method, property, type or constant that a header declares.
  func declarationPage(_ typed: String) -> HelpPage? {
    let name = typed.hasSuffix(":") ? String(typed.dropLast()) : typed
    guard name.utf8.count > 3, LuaWords.isName(name) else { return nil }
    var entries: [HelpPage.Entry] = []
    var kinds: [String] = []
    for framework in HeaderFramework.allCases {
      for file in framework.interfaces where entries.count < 20 {
        for found in Self.declarations(of: name, in: file) {
          kinds.append(found.kind)
          let owner = found.owner.map { " of \($0)" } ?? ""
          entries.append(
            .init(term: found.line, text: "\(found.kind)\(owner), <\(framework.header)>"))
        }
      }
    }
    guard let kind = kinds.first else { return nil }
    var page = HelpPage(name: name, kind: "\(kind), for sources in Objective-C")
    page.text =
      "A header for sources in Objective-C declares it; `objc.import` loads a source into a script."
    page.add("Declared as", entries)
    page.add("See", [.init(term: "objective-c", text: "Objective-C sources.")])
    return page
  }

  /// A line of a header that declares a name.
  private struct Declaration {
    let kind: String
    /// The class or protocol around it; nil outside of one.
    let owner: String?
    let line: String
  }

  private static func declarations(of name: String, in file: EmbeddedFile) -> [Declaration] {
    var found: [Declaration] = []
    var owner: String?
    var isEnumeration = false
    file.readLines { line in
      let isHead = line.hasPrefix("@interface ") || line.hasPrefix("@protocol ")
      if isHead, !line.hasSuffix(";") {
        owner = line.split(separator: " ").dropFirst().first.map { Self.word(of: $0) }
      }
      if line.hasPrefix("@end") { owner = nil }
      if line.contains("_ENUM(") || line.contains("_OPTIONS(") || line.hasPrefix("enum") {
        isEnumeration = line.contains("{")
      }
      if let kind = Self.kind(of: line, declaring: name, isEnumeration) {
        found.append(
          Declaration(kind: kind, owner: isHead ? nil : owner, line: line.trimming(" ,")))
      }
      if line.contains("}") { isEnumeration = false }
      return true
    }
    return found
  }

  /// The type of a line's declaration of a name; nil if it declares another name.
  private static func kind(
    of line: Substring, declaring name: String, _ isEnumeration: Bool
  ) -> String? {
    guard line.contains(name) else { return nil }
    let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    guard words.contains(where: { $0 == name }) else { return nil }
    if line.hasPrefix("@interface ") { return words.dropFirst().first == name[...] ? "class" : nil }
    if line.hasPrefix("@protocol ") {
      return words.dropFirst().first == name[...] ? "protocol" : nil
    }
    if line.hasPrefix("@property") {
      let isGetter = line.contains("getter=\(name)")
      return isGetter || line.trimming("; ").hasSuffix(name) ? "property" : nil
    }
    if line.hasPrefix("-") || line.hasPrefix("+") {
      // The selector's parts are outside of the parentheses.
      var depth = 0
      let outside = line.filter { character in
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        return depth == 0 && character != ")"
      }
      let parts = outside.dropFirst().split(whereSeparator: { $0 == " " || $0 == ";" })
      return parts.first.map { word(of: $0) } == name || parts.contains { $0.hasPrefix(name + ":") }
        ? "method" : nil
    }
    if line.contains("_ENUM(") || line.contains("_OPTIONS(") { return "enumeration" }
    if line.hasPrefix("typedef") { return words.last == name[...] ? "type" : nil }
    return isEnumeration && words.first == name[...] ? "constant" : nil
  }

  /// The letters, digits and underscores at the beginning of a text.
  private static func word(of text: Substring) -> String {
    String(text.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }
}
