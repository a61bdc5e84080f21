/// Reads the declarations of a Swift source; the bodies of functions are skipped.
struct SwiftReader {
  let tokens: [SwiftTokens.Token]
  var place = 0

  /// The declarations of a source.
  static func read(_ tokens: [SwiftTokens.Token]) -> [SwiftDeclaration] {
    var reader = SwiftReader(tokens: tokens)
    return reader.declarations()
  }

  private init(tokens: [SwiftTokens.Token]) { self.tokens = tokens }

  // MARK: Tokens

  var next: SwiftTokens.Token? { place < tokens.count ? tokens[place] : nil }

  func isNext(_ text: String) -> Bool {
    next.map { $0.text == text && $0.kind != .text } ?? false
  }

  mutating func takes(_ text: String) -> Bool {
    guard isNext(text) else { return false }
    place += 1
    return true
  }

  mutating func word() -> String? {
    guard let token = next, token.kind == .word else { return nil }
    place += 1
    return token.text
  }

  private static let closers = ["(": ")", "[": "]", "{": "}"]

  /// Skips a group in brackets that the next token opens.
  mutating func skipGroup() {
    var depth = 0
    repeat {
      guard let token = next else { return }
      place += 1
      guard token.kind == .sign else { continue }
      if Self.closers[token.text] != nil { depth += 1 }
      if [")", "]", "}"].contains(token.text) { depth -= 1 }
    } while depth > 0
  }

  /// Skips `<…>`, whose `->` closes nothing.
  private mutating func skipGenerics() {
    guard isNext("<") else { return }
    var depth = 0
    repeat {
      guard let token = next else { return }
      place += 1
      if token.text == "<" { depth += 1 }
      if token.text == ">" { depth -= 1 }
    } while depth > 0
  }

  // MARK: Declarations

  private mutating func declarations() -> [SwiftDeclaration] {
    var result: [SwiftDeclaration] = []
    while next != nil {
      if isNext("}") { break }
      let start = place
      result += declaration()
      guard place == start else { continue }
      if isNext("(") || isNext("[") || isNext("{") { skipGroup() } else { place += 1 }
    }
    return result
  }

  private static let modifiers: Set<String> = [
    "public", "open", "internal", "package", "final", "override", "convenience", "required",
    "lazy", "weak", "unowned", "dynamic", "nonisolated", "isolated", "indirect", "mutating",
    "distributed", "consuming", "borrowing",
  ]

  private mutating func declaration() -> [SwiftDeclaration] {
    var made = SwiftDeclaration(kind: .property)
    while let token = next {
      if token.text == "@", token.kind == .sign {
        place += 1
        readAttribute(&made)
      } else if token.kind == .word, Self.modifiers.contains(token.text) {
        place += 1
        // `private(set)`, `unowned(unsafe)`
        if isNext("("), next?.startsLine == false { skipGroup() }
      } else if token.text == "private" || token.text == "fileprivate" {
        place += 1
        if isNext("(") { skipGroup() } else { made.isPrivate = true }
      } else if token.text == "static" {
        place += 1
        made.isStatic = true
      } else if token.text == "optional" {
        place += 1
        made.isOptional = true
      } else if token.text == "class", place + 1 < tokens.count,
        ["func", "var", "let"].contains(tokens[place + 1].text)
          || Self.modifiers.contains(tokens[place + 1].text)
      {
        place += 1
        made.isStatic = true
      } else {
        break
      }
    }
    guard let keyword = next, keyword.kind == .word else { return [] }
    switch keyword.text {
    case "class", "actor": return type(&made, .cls)
    case "protocol": return type(&made, .proto)
    case "enum": return type(&made, .enumeration)
    case "struct": return type(&made, .structure)
    case "extension": return type(&made, .ext)
    case "func": return function(&made)
    case "init": return initializer(&made)
    case "var", "let": return property(&made)
    case "case": return cases(made.objcName)
    case "typealias": return alias(&made)
    case "import", "deinit", "subscript":
      place += 1
      return []
    default: return []
    }
  }

  private mutating func readAttribute(_ made: inout SwiftDeclaration) {
    guard let name = word() else { return }
    if name == "objcMembers" { made.hasObjCMembers = true }
    guard name == "objc" else {
      if isNext("("), next?.startsLine == false { skipGroup() }
      return
    }
    made.isObjC = true
    guard takes("(") else { return }
    var text = ""
    while let token = next, token.text != ")" {
      text += token.text
      place += 1
    }
    _ = takes(")")
    made.objcName = text
  }

  private mutating func type(
    _ made: inout SwiftDeclaration, _ kind: SwiftDeclaration.TypeKind
  ) -> [SwiftDeclaration] {
    place += 1
    made.kind = .type(kind)
    made.name = word() ?? ""
    while kind == .ext, takes(".") { made.name = word() ?? "" }
    skipGenerics()
    if takes(":") {
      repeat { made.inherited.append(type()) } while takes(",")
    }
    while let token = next, token.text != "{" || token.kind != .sign { place += 1; _ = token }
    guard takes("{") else { return [] }
    made.members = declarations()
    _ = takes("}")
    return [made]
  }

  private mutating func parameters() -> [SwiftDeclaration.Parameter] {
    guard takes("(") else { return [] }
    var result: [SwiftDeclaration.Parameter] = []
    while next != nil, !takes(")") {
      var label = ""
      skipAttributes()
      if let first = word() { label = first == "_" ? "" : first }
      _ = word()
      guard takes(":") else {
        place += 1
        continue
      }
      result.append(.init(label: label, type: type()))
      if isNext(".") { while isNext(".") { place += 1 } }
      if takes("=") {
        while let token = next, token.text != ",", token.text != ")" || token.kind == .text {
          if Self.closers[token.text] != nil, token.kind == .sign {
            skipGroup()
          } else {
            place += 1
          }
        }
      }
      _ = takes(",")
    }
    return result
  }

  mutating func effects(_ made: inout SwiftDeclaration) {
    while let token = next, ["async", "throws", "rethrows"].contains(token.text) {
      place += 1
      if token.text == "async" { made.isAsync = true } else { made.throwsErrors = true }
      if token.text == "throws", isNext("(") { skipGroup() }
    }
  }

  private mutating func skipBody() {
    if isNext("where") {
      while let token = next, token.text != "{", token.text != "}" { place += 1; _ = token }
    }
    if isNext("{") { skipGroup() }
  }

  private mutating func function(_ made: inout SwiftDeclaration) -> [SwiftDeclaration] {
    place += 1
    made.kind = .function
    guard let name = word() else {
      // An operator.
      while let token = next, token.text != "(" { place += 1; _ = token }
      _ = parameters()
      effects(&made)
      if takes("->") { _ = type() }
      skipBody()
      return []
    }
    made.name = name
    let isGeneric = isNext("<")
    skipGenerics()
    made.parameters = parameters()
    effects(&made)
    made.type = takes("->") ? type() : .void
    skipBody()
    return isGeneric ? [] : [made]
  }

  private mutating func initializer(_ made: inout SwiftDeclaration) -> [SwiftDeclaration] {
    place += 1
    made.kind = .initializer
    if takes("?") || takes("!") { made.canFail = true }
    skipGenerics()
    made.parameters = parameters()
    effects(&made)
    skipBody()
    return [made]
  }

  private mutating func property(_ made: inout SwiftDeclaration) -> [SwiftDeclaration] {
    made.isSettable = isNext("var")
    place += 1
    var names: [SwiftDeclaration] = []
    repeat {
      guard let name = word() else {
        if isNext("(") { skipGroup() }
        return names
      }
      made.name = name
      (made.type, made.value) = (nil, [])
      if takes(":") { made.type = type() }
      if takes("=") { made.value = expression() }
      names.append(made)
    } while takes(",")
    guard isNext("{"), next?.startsLine == false || names.last?.value.isEmpty == true else {
      return names
    }
    let start = place
    skipGroup()
    if let last = names.indices.last, names[last].value.isEmpty {
      var depth = 0
      var words: Set<String> = []
      for token in tokens[start..<place] {
        if token.text == "{" { depth += 1 }
        if token.text == "}" { depth -= 1 }
        if depth == 1, token.kind == .word { words.insert(token.text) }
      }
      names[last].isSettable =
        made.isSettable && !words.isDisjoint(with: ["set", "didSet", "willSet", "_modify"])
    }
    return names
  }

  /// Skips a value; returns its first tokens.
  private mutating func expression() -> [SwiftTokens.Token] {
    let start = place
    while let token = next {
      let isJoined =
        token.kind == .sign && [".", "?", ":", "+", "-", "*", "/", "&", "|"].contains(token.text)
      if place > start, token.startsLine, !isJoined { break }
      if token.kind == .sign, token.text == "," || token.text == "}" || token.text == ";" { break }
      if token.kind == .sign, Self.closers[token.text] != nil { skipGroup() } else { place += 1 }
    }
    return Array(tokens[start..<min(place, start + 8)])
  }

  private mutating func cases(_ objcName: String?) -> [SwiftDeclaration] {
    place += 1
    var result: [SwiftDeclaration] = []
    repeat {
      guard let name = word() else { break }
      var made = SwiftDeclaration(kind: .enumCase)
      (made.name, made.objcName) = (name, objcName)
      if isNext("(") { skipGroup() }
      if takes("=") {
        let sign = takes("-") ? "-" : ""
        made.number = next.map { sign + $0.text }
        place += 1
      }
      result.append(made)
    } while takes(",")
    return result
  }

  private mutating func alias(_ made: inout SwiftDeclaration) -> [SwiftDeclaration] {
    place += 1
    made.kind = .alias
    made.name = word() ?? ""
    skipGenerics()
    guard takes("=") else { return [] }
    made.type = type()
    return [made]
  }
}
