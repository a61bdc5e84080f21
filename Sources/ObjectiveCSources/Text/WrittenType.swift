/// A type name in parentheses: a base type and an abstract declarator.
///
/// clang's interface shows only the names inside the parentheses, so the text is parsed here. The
/// caller resolves the names.
indirect enum WrittenType {
  /// A named type, with the text that identifies equal types.
  case named(canonical: String, encoding: String, isConstant: Bool)
  case pointer(WrittenType, isConstant: Bool)
  case block
  case vector(String)
  case array(Int?, WrittenType)
  case function
  case atomic(WrittenType)

  /// The encoding, as `@encode` returns it.
  var encoding: String {
    let mark = isPointerToConstant ? "r" : ""
    return mark + encoding(expandsRecords: true, expandsTargets: true)
  }

  /// Whether the innermost pointee is constant.
  private var isPointerToConstant: Bool {
    guard case .pointer(var target, _) = self else { return false }
    while case .pointer(let next, _) = target { target = next }
    if case .named(_, _, let isConstant) = target { return isConstant }
    return false
  }

  /// The encoding; structures include their fields at the top level and behind one pointer.
  private func encoding(expandsRecords: Bool, expandsTargets: Bool) -> String {
    switch self {
    case .named(_, let encoding, _):
      let isTarget = encoding.hasPrefix("^") || encoding.hasPrefix("r^")
      return (isTarget ? expandsTargets : expandsRecords)
        ? encoding : WrittenType.withoutFields(encoding)
    case .block: return "@?"
    case .vector: return ""
    case .function: return "?"
    case .atomic(let type):
      return "A" + type.encoding(expandsRecords: expandsRecords, expandsTargets: expandsTargets)
    case .array(let count, let element):
      let inner = element.encoding(expandsRecords: expandsRecords, expandsTargets: false)
      return count.map { "[\($0)\(inner)]" } ?? "^" + inner
    case .pointer(let target, _):
      if case .named(_, "c", _) = target { return "*" }
      if case .named(_, "C", _) = target { return "*" }
      return "^" + target.encoding(expandsRecords: expandsTargets, expandsTargets: false)
    }
  }

  /// Removes the fields from an encoding: `{Point=dd}` becomes `{Point}`.
  static func withoutFields(_ encoding: String) -> String {
    guard let open = encoding.firstIndex(where: { $0 == "{" || $0 == "(" }),
      let equals = encoding[open...].firstIndex(of: "="), let last = encoding.last,
      last == "}" || last == ")"
    else { return encoding }
    return String(encoding[..<equals]) + String(last)
  }

  /// The text that identifies equal types.
  var canonical: String {
    switch self {
    case .named(let canonical, _, let isConstant):
      return (isConstant && !canonical.hasPrefix("const ") ? "const " : "") + canonical
    case .pointer(let target, let isConstant):
      let star = target.canonical.hasSuffix("*") ? "*" : " *"
      return target.canonical + star + (isConstant ? "const" : "")
    case .atomic(let type): return "_Atomic(\(type.canonical))"
    case .array(let count, let element):
      return "\(element.canonical)[\(count.map(String.init) ?? "")]"
    case .block: return "^"
    case .vector(let canonical): return canonical
    case .function: return "()"
    }
  }

  /// Parses a type name.
  ///
  /// - Parameters:
  ///   - text: The type name, without the parentheses.
  ///   - named: Resolves a name, a tag or `typeof`; an empty text means a structure without a tag.
  /// - Returns: The type, or nil if the text is not a type name.
  static func read(_ text: String, named: (String) -> CType?) -> WrittenType? {
    var reader = WrittenTypeReader(text)
    guard let base = reader.base(named), let type = reader.declared(around: base),
      reader.isAtEnd
    else { return nil }
    return type
  }
}

private struct WrittenTypeReader {
  private var words: ArraySlice<String>

  init(_ text: String) { words = WrittenTypeReader.split(text)[...] }

  var isAtEnd: Bool { words.isEmpty }

  private static func split(_ text: String) -> [String] {
    var result: [String] = []
    var word = ""
    for character in text {
      if character.isLetter || character.isNumber || character == "_" || character == "$" {
        word.append(character)
        continue
      }
      if !word.isEmpty { result.append(word) }
      word = ""
      if !character.isWhitespace { result.append(String(character)) }
    }
    return word.isEmpty ? result : result + [word]
  }

  private static let qualifiers: Set<String> = [
    "const", "volatile", "restrict", "__restrict", "__const", "__volatile__", "__strong", "__weak",
    "__unsafe_unretained", "__autoreleasing", "__kindof", "_Nullable", "_Nonnull",
    "_Null_unspecified", "__block", "register", "static", "extern", "inline",
  ]
  private static let builtins: Set<String> = [
    "void", "char", "short", "int", "long", "float", "double", "signed", "unsigned", "_Bool",
    "_Complex", "__int128", "__signed", "__signed__", "bool", "BOOL",
  ]
  private static let objects = ["id": "@", "Class": "#", "SEL": ":", "instancetype": "@"]

  /// Consumes a qualifier or an attribute; returns whether it is `const`, or nil for another word.
  private mutating func qualifier() -> Bool? {
    guard let word = words.first else { return nil }
    if word == "__attribute__" {
      words.removeFirst()
      skipBrackets()
      return false
    }
    guard WrittenTypeReader.qualifiers.contains(word) else { return nil }
    words.removeFirst()
    return word == "const" || word == "__const"
  }

  /// Skips from an opening bracket to the one that closes it.
  private mutating func skipBrackets() {
    let pairs = ["(": ")", "{": "}", "[": "]", "<": ">"]
    guard let open = words.first, let close = pairs[open] else { return }
    var depth = 0
    while let word = words.popFirst() {
      if word == open { depth += 1 }
      if word == close { depth -= 1 }
      if depth == 0 { return }
    }
  }

  /// Parses the specifiers in front of the declarator.
  mutating func base(_ named: (String) -> CType?) -> WrittenType? {
    var isConstant = false
    var plain: [String] = []
    var found: WrittenType?
    while let word = words.first {
      if let marks = qualifier() {
        isConstant = isConstant || marks
      } else if WrittenTypeReader.builtins.contains(word), found == nil {
        plain.append(word)
        words.removeFirst()
      } else if word == "_Atomic", found == nil, plain.isEmpty {
        words.removeFirst()
        guard words.first == "(" else { return base(named).map { .atomic($0) } }
        words.removeFirst()
        guard let inner = base(named), let type = declared(around: inner), words.first == ")"
        else { return nil }
        words.removeFirst()
        found = .atomic(type)
      } else if found == nil, plain.isEmpty, word.first.map({ $0.isLetter || $0 == "_" }) == true {
        words.removeFirst()
        guard let type = self.named(word, named) else { return nil }
        found = type
      } else {
        break
      }
    }
    if !plain.isEmpty {
      guard let (name, letter) = WrittenTypeReader.number(plain) else { return nil }
      return .named(canonical: name, encoding: letter, isConstant: isConstant)
    }
    if isConstant, case .named(let canonical, let encoding, _) = found {
      return .named(canonical: canonical, encoding: encoding, isConstant: true)
    }
    return found
  }

  private mutating func named(_ word: String, _ named: (String) -> CType?) -> WrittenType? {
    var name = word
    switch word {
    case "struct", "union", "enum":
      name = ""
      while qualifier() != nil {}
      if words.first != "{" { name = words.popFirst() ?? "" }
      if words.first == "{" { skipBrackets() }
    case "typeof", "__typeof", "__typeof__": skipBrackets()
    default:
      if words.first == "<" { skipBrackets() }
      if let letter = WrittenTypeReader.objects[word] {
        return .named(canonical: word, encoding: letter, isConstant: false)
      }
    }
    guard let type = named(name) else { return nil }
    // A vector has an empty encoding, also behind a pointer.
    if type.isVector { return .vector(type.canonical) }
    // A class name is an object type only with the `*` that follows.
    let isClass = type.declaration?.kind == .interface && !type.isObject
    return .named(
      canonical: type.canonical, encoding: isClass ? "" : type.encoding, isConstant: false)
  }

  /// The name and the encoding of a numeric type.
  private static func number(_ words: [String]) -> (String, String)? {
    let isUnsigned = words.contains("unsigned")
    let sign = isUnsigned ? "unsigned " : ""
    let longs = words.count { $0 == "long" }
    let letters = { (plain: String) in isUnsigned ? plain.uppercased() : plain }
    if words.contains("_Complex") {
      let part = words.filter { $0 != "_Complex" }
      guard let (name, letter) = number(part.isEmpty ? ["double"] : part) else { return nil }
      return ("_Complex " + name, "j" + letter)
    }
    if words.contains("void") { return ("void", "v") }
    if words.contains("_Bool") || words.contains("bool") || words.contains("BOOL") {
      return ("_Bool", "B")
    }
    if words.contains("float") { return ("float", "f") }
    if words.contains("double") {
      return longs > 0 ? ("long double", "D") : ("double", "d")
    }
    if words.contains("__int128") { return (sign + "__int128", letters("t")) }
    if words.contains("char") {
      let isSigned = words.contains { $0.hasPrefix("signed") || $0.hasPrefix("__signed") }
      return ((isSigned ? "signed " : sign) + "char", letters("c"))
    }
    if words.contains("short") { return (sign + "short", letters("s")) }
    if longs > 1 { return (sign + "long long", letters("q")) }
    if longs == 1 { return (sign + "long", letters("q")) }
    return (sign + "int", letters("i"))
  }

  /// Parses an abstract declarator.
  mutating func declared(around base: WrittenType) -> WrittenType? {
    var type = base
    while let word = words.first {
      if word == "*" {
        words.removeFirst()
        if case .named(let canonical, "", let isConstant) = type {
          type = .named(canonical: canonical + " *", encoding: "@", isConstant: isConstant)
        } else {
          type = .pointer(type, isConstant: false)
        }
      } else if word == "^" {
        words.removeFirst()
        type = .block
      } else if let marks = qualifier() {
        if marks { type = type.constant }
      } else {
        break
      }
    }
    var inner: ArraySlice<String>?
    if words.first == "(", ["*", "^", "(", "["].contains(words.dropFirst().first ?? "") {
      let before = words
      skipBrackets()
      inner = before.dropFirst().prefix(before.count - words.count - 2)
    }
    guard let outer = suffixed(type) else { return nil }
    guard let inner else { return outer }
    let rest = words
    words = inner
    let result = declared(around: outer)
    guard isAtEnd else { return nil }
    words = rest
    return result
  }

  /// Parses the arrays and parameters that follow; the first count is that of the outermost array.
  private mutating func suffixed(_ type: WrittenType) -> WrittenType? {
    if words.first == "(" {
      skipBrackets()
      return .function
    }
    guard words.first == "[" else { return type }
    words.removeFirst()
    var count: Int?
    if let word = words.first, word != "]" {
      guard let number = Int(word) else { return nil }
      count = number
      words.removeFirst()
    }
    guard words.first == "]" else { return nil }
    words.removeFirst()
    guard let element = suffixed(type) else { return nil }
    return .array(count, element)
  }
}

extension WrittenType {
  /// The same type, `const`-qualified.
  fileprivate var constant: WrittenType {
    switch self {
    case .named(let canonical, let encoding, _):
      .named(canonical: canonical, encoding: encoding, isConstant: true)
    case .pointer(let target, _): .pointer(target, isConstant: true)
    default: self
    }
  }
}
