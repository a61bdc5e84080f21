internal import LuaModules
internal import SelectorRuntime
import StringSearch

/// Parses an Objective-C type from the declarations in `Interfaces`, and returns its Lua type.
///
/// Open types (`id`, `void *`, the parameter of a generic class) and types that the runtime does
/// not have have no Lua type.
struct InterfaceTypeReader {
  let typedefs: [String: String]
  /// The class for `instancetype`; nil for the receiver's own class.
  let instance: String?
  let runtime: Runtime
  /// Whether Foundation's values are objects here, as in results of their own methods.
  ///
  /// Elsewhere scripts pass and receive plain values.
  var isObject = false

  private static let marks: [(String, mayBeNil: Bool)] = [
    ("null_unspecified", true), ("null_resettable", true), ("_Null_unspecified", true),
    ("nullable", true), ("_Nullable", true), ("nonnull", false), ("_Nonnull", false),
    ("__kindof", false), ("__unused", false), ("NS_NOESCAPE", false), ("const", false),
    ("inout", false), ("out", false), ("in", false), ("bycopy", false),
  ]

  /// Types with a plain Lua equivalent; a method can also write them through a pointer.
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

  /// Structures that are used only through pointers.
  private static let records: Set<String> = ["NSDecimal", "NSFastEnumerationState", "NSZone"]

  /// The Lua type of a type; nil for an open one.
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
    guard isPointer, runtime.lookUpClass(word)?.isNative == true else { return nil }
    return isObject ? word : LuaSignature.plainOrObject(ofClass: word)
  }

  /// Skips qualifiers of a type; returns whether one of them allows nil.
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

  /// The types or protocols in angle brackets after a word.
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
