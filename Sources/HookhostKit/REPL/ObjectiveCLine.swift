// C has no interactive mode: each line becomes a source of its own. Its variables are stored as Lua
// globals, so that lines in both languages can use them; types and interfaces are repeated in each
// source.

internal import LuaModules
import StringSearch

/// One or more lines of Objective-C that were entered at the prompt.
struct ObjectiveCLine {
  /// The declarations of earlier lines.
  struct Declarations {
    /// Imports, types, interfaces and prototypes.
    var texts: [String] = []
    /// The declared types of the variables: `UIView *%`, with `%` for the name.
    var variables: [String: String] = [:]
  }

  let text: String

  init(_ text: String) { self.text = text.trimming(" \t\n\r") }

  /// Whether the line can only be Objective-C.
  var isCertain: Bool {
    ["[", "@", "#import", "//", "/*"].contains { text.hasPrefix($0) } || beginsBlock
  }

  /// Whether it is the first line of a statement such as `if (…) {`.
  ///
  /// Lua would read the condition as a function that is called with a table.
  private var beginsBlock: Bool {
    guard text.hasSuffix("{"), !resemblesLua else { return false }
    let word = text.prefix(while: Self.isNameCharacter)
    return ["if", "while", "for", "switch"].contains(String(word))
      && text[word.endIndex...].trimming(" ").hasPrefix("(")
  }

  /// Whether further lines may follow: a bracket is open at its end, or after a sign of Objective-C.
  ///
  /// It is meant for lines that Lua refuses.
  var mayContinue: Bool {
    let code = words.code.trimming(" ")
    return !isComplete
      && ("{([,".contains(code.last ?? " ") || code.contains("@") || code.contains("^{"))
  }

  /// Whether it may be Objective-C.
  var isPossible: Bool { isCertain || text.hasSuffix(";") || text.hasSuffix("}") }

  /// Whether it has a word or an operator of Lua, so that Lua's error describes a mistake better.
  var resemblesLua: Bool {
    let code = words.code
    let parts = code.split { !Self.isNameCharacter($0) }
    return parts.contains { Self.wordsOfLua.contains(String($0)) } || code.contains("~=")
      || code.contains("..") || text.contains("--[[")
  }

  private static let wordsOfLua: Set<String> = [
    "local", "function", "then", "end", "elseif", "repeat", "until", "and", "or", "not",
  ]

  /// Whether all brackets are closed, and an `@interface` or the like has its `@end`.
  var isComplete: Bool {
    let code = words.code
    let depth = code.reduce(0) { $0 + ("([{".contains($1) ? 1 : ")]}".contains($1) ? -1 : 0) }
    guard depth <= 0, !words.isInsideText else { return false }
    // `@protocol One, Two;` is a forward declaration.
    let names = text.hasPrefix("@protocol") && code.hasSuffix(";") && !code.contains("\n")
    let parts = ["@interface", "@implementation", "@protocol "]
    guard !names, parts.contains(where: { text.hasPrefix($0) }) else { return true }
    return code.hasSuffix("@end")
  }

  // MARK: - Line types

  /// Whether it belongs outside functions: a type, an interface or a function definition.
  var isDeclaration: Bool {
    let heads = [
      "#", "@import", "@interface", "@implementation", "@protocol", "@class", "typedef", "static",
      "extern", "struct", "enum", "union",
    ]
    return heads.contains { text.hasPrefix($0) } && !text.hasPrefix("@protocol(") || isFunction
  }

  /// Whether it is a function such as `int twice(int x) { … }`: two words, parentheses, braces.
  private var isFunction: Bool {
    guard text.hasSuffix("}"), let open = text.firstIndex(of: "("),
      let brace = text.firstIndex(of: "{"), open < brace
    else { return false }
    let head = text[..<open]
    let words = head.split { $0 == " " || $0 == "*" }
    return words.count >= 2 && words.allSatisfy { $0.allSatisfy(Self.isNameCharacter) }
      && !Self.keywords.contains(String(words[0]))
  }

  /// The part of a declaration that later lines need.
  ///
  /// These are interfaces and types; of a function, its prototype.
  var lasting: String? {
    if isFunction, let brace = text.firstIndex(of: "{") {
      return text[..<brace].trimming(" ") + ";"
    }
    guard let start = text.firstRange(of: "@implementation") else { return text }
    let head = String(text[..<start.lowerBound]).trimming(" \n")
    return head.isEmpty ? nil : head
  }

  /// The variable that it declares: its name, its type with `%` for the name, its initial value.
  var variable: (name: String, type: String, value: String?)? {
    var body = text
    while body.hasSuffix(";") { body = body.dropLast().trimming(" ") }
    for word in ["__block ", "__strong ", "__weak ", "static ", "const "] {
      if body.hasPrefix(word) { body = String(body.dropFirst(word.count)) }
    }
    let (left, value) = Self.assignment(body)
    if let block = left.firstRange(of: "(^") {
      let name = left[block.upperBound...].prefix(while: Self.isNameCharacter)
      guard !name.isEmpty else { return nil }
      let type = left[..<block.upperBound] + "%" + left[name.endIndex...]
      return (String(name), String(type), value)
    }
    let name = String(left.reversed().prefix(while: Self.isNameCharacter).reversed())
    let type = left.dropLast(name.count).trimming(" ")
    guard let first = name.first, !first.isNumber, !type.isEmpty,
      type.allSatisfy({ Self.isNameCharacter($0) || " *<>,_".contains($0) }),
      let head = type.split(whereSeparator: { !Self.isNameCharacter($0) }).first,
      !Self.keywords.contains(String(head)), !type.hasPrefix("*"), !(head.first?.isNumber ?? true)
    else { return nil }
    return (name, type + " %", value)
  }

  /// The two sides of an assignment whose `=` is outside brackets.
  private static func assignment(_ text: String) -> (left: String, value: String?) {
    var depth = 0
    var previous: Character = " "
    for index in text.indices {
      let character = text[index]
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      let next = text.index(after: index)
      let isAlone =
        !"=!<>+-*/%&|^".contains(previous) && (next == text.endIndex || text[next] != "=")
      if character == "=", depth == 0, isAlone {
        return (text[..<index].trimming(" \t\n"), text[next...].trimming(" \t\n"))
      }
      previous = character
    }
    return (text, nil)
  }

  /// The keywords that cannot begin a declaration.
  private static let keywords: Set<String> = [
    "return", "if", "else", "for", "while", "do", "switch", "case", "goto", "break", "continue",
    "sizeof", "typeof", "__typeof__",
  ]

  private static func isNameCharacter(_ character: Character) -> Bool {
    character == "_" || character.isASCII && (character.isLetter || character.isNumber)
  }

  // MARK: - Names

  /// The identifiers in it, without those in strings, comments and selectors.
  var names: Set<String> {
    var names: Set<String> = []
    var name = ""
    var before: Character = " "
    func take(_ next: Character) {
      if let first = name.first, !first.isNumber, before != ".", before != "@", next != ":" {
        names.insert(name)
      }
      name = ""
    }
    for character in words.code + " " {
      if Self.isNameCharacter(character) {
        name.append(character)
      } else {
        take(character)
        before = character
      }
    }
    return names
  }

  /// The text without strings and comments, and whether it ends inside one of them.
  private var words: (code: String, isInsideText: Bool) {
    var code = ""
    var quote: Character?
    var rest = text[...]
    while let character = rest.popFirst() {
      if let open = quote {
        if character == "\\" { rest = rest.dropFirst() } else if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
        code += " "
      } else if character == "/", rest.first == "/" {
        rest = rest.drop { $0 != "\n" }
      } else if character == "/", rest.first == "*" {
        guard let end = rest.firstRange(of: "*/") else { return (code, true) }
        rest = rest[end.upperBound...]
      } else {
        code.append(character)
      }
    }
    return (code, quote != nil)
  }

  // MARK: - Sources

  /// The name of the function in the source of a line.
  static let function = "hookhost_line"

  /// The first part of a source; the line follows it.
  static func head(_ declarations: Declarations, _ variables: [String: String]) -> String {
    let imports = ["UIKit/UIKit.h", "objc/runtime.h", "objc/message.h", "dispatch/dispatch.h"]
    var lines = imports.map { "#import <\($0)>" } + declarations.texts
    for (name, type) in variables.sorted(by: { $0.key < $1.key }) {
      lines.append("extern " + type.replacing("%", with: name) + ";")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Whether it is one declaration of several variables: `int a = 1, b = 2;`.
  var declaresSeveral: Bool {
    var body = words.code.trimming(" ")
    while body.hasSuffix(";") { body = body.dropLast().trimming(" ") }
    guard variable != nil, !body.contains(";") else { return false }
    var depth = 0
    for character in body {
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if character == ",", depth == 0 { return true }
    }
    return false
  }

  /// The value of the line as an expression.
  private var expression: String {
    var expression = text
    while expression.hasSuffix(";") { expression = expression.dropLast().trimming(" ") }
    return "__typeof__(\n\(expression)\n) \(Self.function)(void) { return (\n\(expression)\n); }"
  }

  /// The line as the body of a function.
  private var statement: String {
    "void \(Self.function)(void) {\n\(text)\("};".contains(text.last ?? " ") ? "" : ";")\n}"
  }

  /// The possible function bodies, the most likely first; the line is on lines of its own, so that
  /// clang's messages show exactly what was entered.
  ///
  /// The first one for a variable stores its value; the last one is always the line as it is.
  var bodies: [String] {
    if isDeclaration { return [text] }
    if let variable {
      guard let value = variable.value else {
        // `a * b;` may also be a product.
        return ["void \(Self.function)(void) {}", expression, statement]
      }
      // The value of a structure, such as `{1, 2}`, has no type by itself.
      let cast = value.hasPrefix("{") ? "(__typeof__(\(variable.name)))" : ""
      return [
        "void \(Self.function)(void) {\n\(variable.name) = \(cast)\(value);\n}", statement,
      ]
    }
    return [expression, statement]
  }
}
