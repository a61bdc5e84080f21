internal import SelectorRuntime

/// How a method is written in Lua: its spelling, and the types that its encoding tells.
struct LuaSignature {
  let selector: Selector
  let parameters: [FunctionDocumentation.Parameter]
  let result: String?

  /// - Parameters:
  ///   - types: The method's type encoding.
  ///   - native: The Swift types of a native method, which tell more than the encoding.
  ///   - getterType: The type of the property that the method reads, for a result that its own types
  ///     leave open.
  init(
    _ selector: Selector, types: String, native: NativeSignature? = nil, getterType: String? = nil
  ) {
    self.selector = selector
    let encoding = TypeEncoding(types)
    let arguments = encoding.arguments.dropFirst(2)
    var names: [String] = []
    for part in selector.name.split(separator: ":", omittingEmptySubsequences: false)
      .prefix(selector.argumentCount)
    {
      names.append(Self.parameterName(of: String(part), besides: names))
    }
    let padded =
      Array(arguments) + Array(repeating: "@", count: max(0, names.count - arguments.count))
    let declared = native?.arguments.map { Self.luaType(of: $0.declaredType) } ?? []
    if let type = declared.first, let name = Self.parameterName(ofClass: type, in: names.first) {
      names[0] = name
    }
    parameters = zip(names, padded).enumerated().map { place, parameter in
      FunctionDocumentation.Parameter(
        name: parameter.0,
        type: declared.indices.contains(place) ? declared[place] : Self.luaType(of: parameter.1))
    }
    let isInitializer = Self.belongs(selector.name, to: "init")
    let answered =
      native?.result.map { Self.luaType(of: $0.declaredType) } ?? Self.luaType(of: encoding.result)
    result =
      encoding.result == "v"
      ? nil : isInitializer ? "self" : answered == "any" ? getterType ?? answered : answered
  }

  /// The name that LuaLS has for the type of a native method's argument or result.
  static func luaType(of type: DeclaredType) -> String {
    switch type {
    case .any: "any"
    case .boolean: "boolean"
    case .integer: "integer"
    case .number: "number"
    case .string, .cString: "string"
    case .selector: "SEL"
    case .block: "function"
    case .cls: "CLASS"
    case .structure(let name): name == "_NSRange" ? "NSRange" : name
    case .object(let name): name
    case .list(let element): luaType(of: element) + "[]"
    case .optional(let wrapped): wrapped == .any ? "any" : luaType(of: wrapped) + "?"
    }
  }

  /// The name that LuaLS has for a type.
  static func luaType(of encoding: String) -> String {
    switch encoding.first {
    case "c", "C", "s", "S", "i", "I", "l", "L", "q", "Q": return "integer"
    case "f", "d", "D": return "number"
    case "B": return "boolean"
    case "*": return "string"
    case "r": return luaType(of: String(encoding.dropFirst()))
    case "#": return "CLASS"
    case ":": return "SEL"
    case "{":
      let name = encoding.dropFirst().prefix { $0 != "=" && $0 != "}" }
      if name == "?" { return "table" }
      return name == "_NSRange" ? "NSRange" : String(name)
    case "@":
      if encoding.hasPrefix("@?") { return "function" }
      let name = encoding.dropFirst(2).dropLast()
      return name.isEmpty || name.contains("<") ? "any" : String(name)
    default: return "any"
    }
  }

  /// Whether a selector is of a family, as ARC tells: `initWithFrame:` of `init`, `initials` not.
  static func belongs(_ name: String, to family: String) -> Bool {
    let name = name.drop { $0 == "_" }
    guard name.hasPrefix(family) else { return false }
    return name.dropFirst(family.count).first.map { !$0.isLowercase } ?? true
  }

  /// Names the first parameter after its class where the selector begins with that, or ends with it:
  /// `scrollView` for `scrollViewDidScroll:`, `touch` for `beginTrackingWithTouch:`.
  private static func parameterName(ofClass type: String, in part: String?) -> String? {
    let stem = type.drop { $0 == "_" }.prefix { $0 != "?" }.dropFirst(2)
    guard let part, frameworkPrefixes.contains(where: type.hasPrefix), stem.count > 2,
      part.count > stem.count
    else { return nil }
    let name = beginningLow(stem)
    return part.hasPrefix(name) || part.hasSuffix(stem) ? name : nil
  }

  private static let frameworkPrefixes = ["UI", "NS", "WK", "CA", "CL", "UN"]

  /// Names a parameter after its part of the selector: `point` for `convertPoint`, `request` for
  /// `dataTaskWithRequest`, `toView` for that.
  private static func parameterName(of part: String, besides taken: [String]) -> String {
    let short = usableName(shortened(part))
    if !taken.contains(short) { return short }
    let whole = usableName(part)
    return taken.contains(whole) ? "\(whole)\(taken.count + 1)" : whole
  }

  /// A part of a selector without the verb at its head, and without what stands before its last
  /// preposition.
  private static func shortened(_ part: String) -> String {
    let words = words(of: part)
    if let place = words.lastIndex(where: { prepositions.contains($0) }), place > 0,
      place < words.count - 1
    {
      return beginningLow(words[(place + 1)...].joined())
    }
    for verb in ["initWith", "set", "add", "insert", "remove", "convert", "with", "for", "send"] {
      let rest = part.dropFirst(verb.count)
      if part.hasPrefix(verb), rest.first?.isUppercase == true { return beginningLow(rest) }
    }
    return part
  }

  private static let prepositions: Set<Substring> = [
    "At", "By", "For", "From", "In", "Into", "Of", "On", "To", "Using", "With",
  ]

  /// The words of a name, each but the first from its capital letter on; `URL` is one word.
  private static func words(of name: String) -> [Substring] {
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    let smalls = UInt8(ascii: "a")...UInt8(ascii: "z")
    let bytes = name.utf8
    var words: [Substring] = []
    var start = name.startIndex
    for place in bytes.indices.dropFirst() where capitals.contains(bytes[place]) {
      let next = bytes.index(after: place)
      let isBehindCapital = capitals.contains(bytes[bytes.index(before: place)])
      let isBeforeCapital = next == bytes.endIndex || !smalls.contains(bytes[next])
      if isBehindCapital, isBeforeCapital { continue }
      words.append(name[start..<place])
      start = place
    }
    return words + [name[start...]]
  }

  /// A name with a small letter at its head; of `URLRequest`, with three.
  private static func beginningLow(_ name: some StringProtocol) -> String {
    let capitals = name.prefix { $0.isUppercase }.count
    let rest = name.dropFirst(capitals)
    // The last capital begins the next word, but `URLs` are several of one.
    let head =
      capitals > 1 && rest.first?.isLowercase == true && rest != "s" ? capitals - 1 : capitals
    return name.prefix(head).lowercased() + name.dropFirst(head)
  }

  /// A name that Lua takes for a parameter.
  private static func usableName(_ text: String) -> String {
    var name = text
    if !LuaWords.isIdentifier(name) { name = "argument" }
    return LuaWords.isReserved(name) || name == "self" ? name + "_" : name
  }
}

/// Lua's own words.
enum LuaWords {
  private static let reserved: Set<String> = [
    "and", "break", "do", "else", "elseif", "end", "false", "for", "function", "goto", "if", "in",
    "local", "nil", "not", "or", "repeat", "return", "then", "true", "until", "while",
  ]

  static func isReserved(_ word: String) -> Bool { reserved.contains(word) }

  /// Whether a name can stand behind a dot or a colon.
  static func isName(_ text: String) -> Bool { isIdentifier(text) && !isReserved(text) }

  /// Whether a text has the form of a name, in Lua and in C.
  static func isIdentifier(_ text: some StringProtocol) -> Bool {
    guard let first = text.utf8.first, !isDigit(first) else { return false }
    return text.utf8.allSatisfy(isNamePart)
  }

  /// Whether a byte can stand in a name: a letter of ASCII, a digit or an underscore.
  static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    default: isDigit(byte) || byte == UInt8(ascii: "_")
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
