package import SelectorRuntime

// no traps of count: the counts are those of lists and columns that this file computes, and not
// negative.

/// The Lua form of a method: its spelling, and the types of its encoding.
package struct LuaSignature {
  package let selector: Selector
  package private(set) var parameters: [FunctionDocumentation.Parameter]
  package var result: String?

  /// Creates the signature of a method.
  ///
  /// - Parameters:
  ///   - selector: The method's selector.
  ///   - types: The method's type encoding.
  ///   - native: The Swift types of a native method, which are more precise than the encoding.
  package init(_ selector: Selector, types: String, native: NativeSignature? = nil) {
    self.selector = selector
    let encoding = TypeEncoding(types)
    let encoded = encoding.arguments.dropFirst(2).map { Self.luaType(of: $0) }
    let declared = native?.arguments.map { Self.luaType(of: $0.declaredType) } ?? []
    var parameters: [FunctionDocumentation.Parameter] = []
    for part in selector.name.split(separator: ":", omittingEmptySubsequences: false)
      .prefix(selector.argumentCount)
    {
      let name = Self.parameterName(of: String(part), besides: parameters.map(\.name))
      // Scripts have no memory zones to pass.
      parameters.append(
        .init(name: name, type: part.hasSuffix("WithZone") ? "lightuserdata?" : "any"))
    }
    self.parameters = parameters
    for place in parameters.indices {
      let types = [declared, encoded].compactMap { $0.indices.contains(place) ? $0[place] : nil }
      if let type = types.first(where: { $0 != "any" }) { setType(type, ofParameter: place) }
    }
    let answered =
      native?.result.map { Self.luaType(of: $0.declaredType) } ?? Self.luaType(of: encoding.result)
    result =
      encoding.result == "v" ? nil : MethodFamily(selector) == .`init` ? "self" : answered
  }

  /// Sets a parameter's type; the first parameter is named after its class if the selector is.
  mutating func setType(_ type: String, ofParameter place: Int) {
    parameters[place].type = type
    let part = selector.name.prefix { $0 != ":" }
    if place == 0, let name = Self.parameterName(ofClass: type, in: Self.shortened(String(part))) {
      parameters[0].name = name
    }
  }

  /// The LuaLS type of a native method's argument or result.
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
    case .object(let name): name.hasPrefix("<") ? adopter(of: name.trimming("<>")) : name
    case .list(let element): list(of: luaType(of: element))
    case .optional(let wrapped): optional(luaType(of: wrapped))
    }
  }

  /// The LuaLS type of an encoding.
  package static func luaType(of encoding: String) -> String {
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
      if name.hasPrefix("<") { return adopter(of: name.dropFirst().prefix { $0 != ">" }) }
      return name.isEmpty ? "any" : String(name.prefix { $0 != "<" })
    case "^": return encoding == "^v" ? "any" : "lightuserdata?"
    default: return "any"
    }
  }

  /// The LuaLS type of values that adopt a protocol.
  ///
  /// Plain values adopt the protocols that every value adopts.
  package static func adopter(of name: some StringProtocol) -> String {
    switch name {
    case "NSObject", "NSCopying", "NSMutableCopying", "NSCoding", "NSSecureCoding":
      "\(name)|boolean|number|string|table"
    default: String(name)
    }
  }

  /// Names the first parameter after its class if the selector begins or ends with that name.
  ///
  /// For example, `scrollView` for `scrollViewDidScroll:`, `touch` for `beginTrackingWithTouch:`.
  private static func parameterName(ofClass type: String, in part: String?) -> String? {
    let stem = type.drop { $0 == "_" }.prefix { $0 != "?" }.dropFirst(2)
    guard let part, frameworkPrefixes.contains(where: type.hasPrefix), stem.count > 2,
      part.count > stem.count
    else { return nil }
    let name = beginningLow(stem)
    return part.hasPrefix(name) || part.hasSuffix(stem) ? name : nil
  }

  private static let frameworkPrefixes = ["UI", "NS", "WK", "CA", "CL", "UN"]

  /// Names a parameter after its part of the selector.
  ///
  /// For example, `point` for `convertPoint`, `request` for `dataTaskWithRequest`, `toView` for
  /// `toView`.
  private static func parameterName(of part: String, besides taken: [String]) -> String {
    let short = usableName(shortened(part))
    if !taken.contains(short) { return short }
    let whole = usableName(part)
    return taken.contains(whole) ? "\(whole)\(taken.count + 1)" : whole
  }

  /// A part of a selector without its leading verb and the text before its last preposition.
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

  /// The words of a name; each new word starts at a capital letter; `URL` is one word.
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

  /// A name with a lowercase first word: one letter, or three as in `URLRequest`.
  private static func beginningLow(_ name: some StringProtocol) -> String {
    let capitals = name.prefix { $0.isUppercase }.count
    let rest = name.dropFirst(capitals)
    // The last capital begins the next word, but `URLs` is a single word.
    let head =
      capitals > 1 && rest.first?.isLowercase == true && rest != "s" ? capitals - 1 : capitals
    return name.prefix(head).lowercased() + name.dropFirst(head)
  }

  /// A name that is valid for a Lua parameter.
  private static func usableName(_ text: String) -> String {
    var name = text
    if !LuaWords.isIdentifier(name) { name = "argument" }
    return LuaWords.isReserved(name) || name == "self" ? name + "_" : name
  }
}

/// The keywords of Lua.
package enum LuaWords {
  private static let reserved: Set<String> = [
    "and", "break", "do", "else", "elseif", "end", "false", "for", "function", "goto", "if", "in",
    "local", "nil", "not", "or", "repeat", "return", "then", "true", "until", "while",
  ]

  static func isReserved(_ word: String) -> Bool { reserved.contains(word) }

  /// Whether a name is valid after a dot or a colon.
  package static func isName(_ text: String) -> Bool { isIdentifier(text) && !isReserved(text) }

  /// Whether a string is an identifier, in Lua and in C.
  package static func isIdentifier(_ text: some StringProtocol) -> Bool {
    guard let first = text.utf8.first, !isDigit(first) else { return false }
    return text.utf8.allSatisfy(isNamePart)
  }

  /// Whether a byte is valid in a name: an ASCII letter, a digit or an underscore.
  package static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    default: isDigit(byte) || byte == UInt8(ascii: "_")
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
