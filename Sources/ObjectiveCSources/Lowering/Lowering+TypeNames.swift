// Expressions that contain types: `@encode` and `_Generic`.
import StringSearch

extension Lowering {
  /// Lowers `@encode`; the length of the string is in its result type.
  func lowerEncoding(_ node: SyntaxNode) -> Lowered {
    let length = (node.type?.count).flatMap { $0 > 0 ? $0 - 1 : nil }
    // A macro in the parentheses is expanded only in clang's print.
    for words in [words(of: node, "@encode"), printedWords(of: node, "@encode")] {
      let text = words.flatMap { encoding(node, of: $0) } ?? ""
      if length == nil || length == text.utf8.count {
        return Lowered(text: LuaText.quoted(text), isConstant: true)
      }
    }
    return missing("the encoding of '\(spelled(node))' cannot be told", at: node)
  }

  private func encoding(_ node: SyntaxNode, of text: String) -> String? {
    let isOfValue = text.hasPrefix("typeof") || text.hasPrefix("__typeof")
    if isOfValue, text.hasSuffix(")"), node.operands.first.map({ isElement($0) }) == true {
      return "@"
    }
    return WrittenType.read(text, named: { self.named($0, in: node) })?.encoding
  }

  /// The size of an array of variable length whose type is written out, `sizeof(int[n])`; nil for any
  /// other `sizeof`, and for elements that are neither numbers nor pointers.
  func sizeOfWrittenArray(_ node: SyntaxNode) -> Lowered? {
    guard let text = words(of: node, "sizeof"), let start = text.firstIndex(of: "["),
      let type = WrittenType.read(String(text[..<start]), named: { named($0, in: node) }),
      let code = type.encoding.first
    else { return nil }
    let size: Int
    switch code {
    case "c", "C", "B": size = 1
    case "s", "S": size = 2
    case "i", "I", "f": size = 4
    case "q", "Q", "d", "@", "#", ":", "*", "^": size = 8
    default: return nil
    }
    // clang lists the numbers of elements twice.
    var starts: Set<Int> = []
    let counts = node.operands.filter { $0.isExpression && starts.insert($0.start).inserted }
    let factors = counts.map { value($0).operand(.power) }
    let product = ([LuaText.number(size)] + factors).joined(separator: " * ")
    return Lowered(text: product, precedence: .product)
  }

  /// Whether a value is an element of a collection, `list[0]`, whose type is a placeholder.
  private func isElement(_ node: SyntaxNode) -> Bool {
    if node.kind == .parenthesis { return node.operands.last.map { isElement($0) } ?? false }
    guard let type = node.type, case .other = type.kind else { return false }
    return node.operands.count == 2
  }

  /// The type with the given name among the types that a node refers to.
  private func named(_ name: String, in node: SyntaxNode) -> CType? {
    if name.hasPrefix("typeof") || name.hasPrefix("__typeof") {
      return node.operands.first { $0.isExpression }?.type
    }
    if name.isEmpty {
      let own = node.children.first {
        $0.kind == .structure || $0.kind == .union || $0.kind == .enumeration
      }
      return own?.declaration?.type ?? own?.type
    }
    let reference = node.children.first {
      $0.isTypeName && $0.name.split(separator: " ").last.map(String.init) == name
    }
    if let type = reference?.type { return type }
    if let own = node.children.first(where: { $0.name == name }) {
      return own.declaration?.type ?? own.type
    }
    let kinds: [Declaration.Kind] = [.typeName, .interface, .structure, .union, .enumeration]
    let known = tree.declarations.values.filter { $0.name == name && kinds.contains($0.kind) }
    if let first = known.min(by: { $0.number < $1.number }) { return first.type }
    // A macro's name means the only type that clang found there.
    let found = node.children.filter { $0.isTypeName }
    return found.count == 1 ? found[0].type : nil
  }

  /// Lowers `_Generic(value, type: result, …, default: result)`.
  ///
  /// clang has chosen a result, but does not show which one.
  func lowerGenericSelection(_ node: SyntaxNode) -> Lowered {
    let results = Array(node.operands.dropFirst())
    guard let control = node.operands.first?.type, let text = words(of: node, "_Generic") else {
      return missing("the types of '\(spelled(node))' cannot be read", at: node)
    }
    let parts = Lowering.parts(of: Lowering.withoutComments(text)).dropFirst()
    guard parts.count == results.count else {
      return missing("the types of '\(spelled(node))' cannot be read", at: node)
    }
    let wanted = Lowering.unqualified(control)
    var chosen: SyntaxNode?
    var isUnread = false
    for (part, result) in zip(parts, results) {
      let name = part.prefix { $0 != ":" }.split(whereSeparator: \.isWhitespace)
        .joined(separator: " ")
      if name == "default" {
        chosen = chosen ?? result
        continue
      }
      let type = WrittenType.read(name, named: { self.named($0, in: node) })
      if let type, Lowering.isSame(type.canonical, wanted) { return lower(result) }
      // clang takes any pointer to an object for compatible with `id`.
      if type?.canonical == "id", control.isObject, !control.isBlock { return lower(result) }
      isUnread = isUnread || type == nil
    }
    // Without a match, the type may be one that could not be read.
    guard let chosen, !isUnread else {
      return missing("the types of '\(spelled(node))' cannot be read", at: node)
    }
    return lower(chosen)
  }

  /// The unqualified type of a value; an array type decays to a pointer.
  private static func unqualified(_ type: CType) -> String {
    var text = type.isArray ? type.decayed.canonical : type.canonical
    for word in ["__strong", "__weak", "__unsafe_unretained", "__autoreleasing"]
    where text.hasSuffix(word) {
      text = String(text.dropLast(word.count))
    }
    if text.hasSuffix("const") { text = String(text.dropLast(5)) }
    if !text.contains("*") {
      text = text.replacing("const ", with: "").replacing("volatile ", with: "")
    }
    return text
  }

  /// A text of a macro without its comments, and without what joins its lines.
  private static func withoutComments(_ text: String) -> String {
    var result = ""
    var rest = Substring(text.replacing("\\\n", with: "\n"))
    while let start = rest.firstRange(of: "/*") {
      result += rest[..<start.lowerBound] + " "
      rest = rest.firstRange(of: "*/").map { rest[$0.upperBound...] } ?? ""
    }
    return result + rest
  }

  private static func isSame(_ one: String, _ other: String) -> Bool {
    one.filter { !$0.isWhitespace } == other.filter { !$0.isWhitespace }
  }

  /// The elements of a comma-separated list.
  private static func parts(of text: String) -> [String] {
    var result = [""]
    var depth = 0
    var quote: Character?
    var isEscaped = false
    for character in text {
      if let open = quote {
        if character == open, !isEscaped { quote = nil }
        isEscaped = character == "\\" && !isEscaped
      } else if character == "\"" || character == "'" {
        quote = character
      } else if "([{".contains(character) {
        depth += 1
      } else if ")]}".contains(character) {
        depth -= 1
      } else if character == ",", depth == 0 {
        result.append("")
        continue
      }
      result[result.count - 1].append(character)
    }
    return result
  }
}

extension CType {
  static var void: CType { CType(.void) }
  static var bool: CType { CType(.bool) }
}

extension SyntaxNode {
  /// The encoding of a method with the classes of its objects and the signatures of its blocks, which
  /// protocols keep; nil where that is the plain one.
  func extendedTypes(_ plain: String) -> String? {
    // The parameters of a returned block precede the method's own.
    let parameters = children.filter { $0.kind == .parameter }.map(\.declaration?.type)
      .suffix(name.count { $0 == ":" })
    // The result, the receiver, the selector, then the parameters; each is followed by its place.
    let types = [declaration?.type, nil, nil] + parameters
    var text = ""
    var index = 0
    var rest = plain[...]
    while !rest.isEmpty {
      let isObject = rest.hasPrefix("@")
      let isBlock = rest.hasPrefix("@?")
      if isObject, index < types.count, let type = types[index], type.isObject || isBlock {
        text += type.extendedEncoding
        rest = rest.dropFirst(isBlock ? 2 : 1)
      } else {
        text += rest.prefixOfType
        rest = rest.dropFirst(rest.prefixOfType.count)
      }
      let place = rest.prefix { $0.isNumber || $0 == "-" }
      text += place
      rest = rest.dropFirst(place.count)
      index += 1
    }
    return text == plain ? nil : text
  }

  /// The property that a declaration is, or that `@synthesize` names.
  var property: Declaration? { kind == .synthesize ? reference : declaration }
}

extension Substring {
  /// The encoding of the type that stands first: with its qualifiers and all that is in brackets.
  fileprivate var prefixOfType: Substring {
    var depth = 0
    var isInQuotes = false
    for index in indices {
      let letter = self[index]
      if letter == "\"" { isInQuotes.toggle() }
      if isInQuotes { continue }
      if "{[(<".contains(letter) { depth += 1 }
      if "}])>".contains(letter) { depth -= 1 }
      if depth == 0, letter.isNumber, index > startIndex { return self[..<index] }
    }
    return self
  }
}
