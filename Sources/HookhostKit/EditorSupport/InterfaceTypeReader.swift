internal import SelectorRuntime

/// Reads a type of Objective-C, as the declarations in `Interfaces` have it, and names it for editors.
///
/// What is open in Objective-C (`id`, `void *`, the parameter of a generic class), and what this world
/// does not have, has no name here.
struct InterfaceTypeReader {
  let typedefs: [String: String]
  /// The class whose instances `instancetype` means; nil for the receiver's own.
  let instance: String?
  let runtime: Runtime
  /// Whether it is an object for Foundation's values, as where one of these answers it, and not the plain
  /// value that scripts give and get elsewhere.
  var isObject = false

  private static let marks: [(String, mayBeNil: Bool)] = [
    ("null_unspecified", true), ("null_resettable", true), ("_Null_unspecified", true),
    ("nullable", true), ("_Nullable", true), ("nonnull", false), ("_Nonnull", false),
    ("__kindof", false), ("__unused", false), ("NS_NOESCAPE", false), ("const", false),
    ("inout", false), ("out", false), ("in", false), ("bycopy", false),
  ]

  /// What stands for itself, and can be what a pointer points to that a method writes.
  private static let plain: [String: String] = {
    var names = ["BOOL": "boolean", "bool": "boolean", "SEL": "SEL", "IMP": "IMP"]
    for name in ["CGFloat", "NSTimeInterval", "double", "float"] { names[name] = "number" }
    let integers = [
      "NSInteger", "NSUInteger", "char", "int", "int32_t", "int64_t", "long", "short", "size_t",
      "uint32_t", "uint64_t", "uint8_t", "unichar", "unsigned",
    ]
    for name in integers { names[name] = "integer" }
    for structure in FunctionDocumentation.structures { names[structure.name] = structure.name }
    return names
  }()

  /// What only a pointer leads to.
  private static let records: Set<String> = ["NSDecimal", "NSFastEnumerationState", "NSZone"]

  /// Names a type; nil for one that is open.
  func type(of text: String) -> String? {
    var rest = text[...]
    guard let type = read(&rest) else { return nil }
    return type.mayBeNil ? LuaSignature.optional(type.name) : type.name
  }

  private func read(_ rest: inout Substring) -> (name: String, mayBeNil: Bool)? {
    var mayBeNil = Self.skipMarks(&rest)
    if rest.contains("(^") { return ("function", mayBeNil || rest.contains("(^_Nullable")) }
    let word = Self.word(&rest)
    let arguments = Self.arguments(&rest)
    if Self.skipMarks(&rest) { mayBeNil = true }
    var stars = 0
    while rest.first == "*" {
      stars += 1
      rest = rest.dropFirst()
      if Self.skipMarks(&rest), stars == 1 { mayBeNil = true }
    }
    let meaning = typedefs[word].map { $0.trimming(" ") } ?? word
    let isWritten =
      word != "char" && Self.plain[meaning] != nil || Self.records.contains(word)
    if stars > 1 || stars == 1 && isWritten { return ("lightuserdata", true) }
    return name(of: word, arguments, isPointer: stars == 1).map { ($0, mayBeNil) }
  }

  private func name(of word: String, _ arguments: [String], isPointer: Bool) -> String? {
    switch word {
    case "id":
      let known = arguments.first { name in runtime.protocolList.contains { $0.name == name } }
      return known.map { LuaSignature.adopter(of: $0) }
    case "Class": return "CLASS"
    case "instancetype": return instance ?? "self"
    case "char" where isPointer: return "string"
    case "NSArray", "NSMutableArray", "NSOrderedSet",
      "NSSet":
      let element = arguments.first.flatMap { type(of: $0) }
      if !isObject, let element { return LuaSignature.list(of: element) }
    default: break
    }
    if !isPointer, let known = Self.plain[word] { return known }
    if !isPointer, let meaning = typedefs[word] { return type(of: meaning) }
    guard isPointer, runtime.lookUpClass(word) != nil else { return nil }
    return isObject ? word : LuaSignature.plainOrObject(ofClass: word)
  }

  /// Skips words that say how a type is used; answers whether one of them lets nil stand for it.
  private static func skipMarks(_ rest: inout Substring) -> Bool {
    var mayBeNil = false
    rest = rest.drop { $0.isWhitespace }
    while let mark = marks.first(where: { begins(rest, with: $0.0) }) {
      mayBeNil = mayBeNil || mark.mayBeNil
      rest = rest.dropFirst(mark.0.count).drop { $0.isWhitespace }
    }
    return mayBeNil
  }

  private static func begins(_ text: Substring, with word: String) -> Bool {
    text.hasPrefix(word)
      && text.dropFirst(word.count).utf8.first.map { !LuaWords.isNamePart($0) } ?? true
  }

  private static func word(_ rest: inout Substring) -> String {
    let word = Substring(rest.utf8.prefix(while: LuaWords.isNamePart))
    rest = rest.dropFirst(word.count)
    return String(word)
  }

  /// The types or protocols in angle brackets behind a word.
  private static func arguments(_ rest: inout Substring) -> [String] {
    let open = rest.drop { $0.isWhitespace }
    guard open.first == "<" else { return [] }
    var (parts, depth) = ([""], 0)
    rest = open
    while let next = rest.popFirst() {
      if next == ">" { depth -= 1 }
      if depth == 0, next == ">" { break }
      if depth == 1, next == "," {
        parts.append("")
      } else if depth > 0 {
        parts[parts.count - 1].append(next)
      }
      if next == "<" { depth += 1 }
    }
    return parts.map { $0.trimming(" ") }
  }
}
