/// The types in a Swift source.
extension SwiftReader {
  /// The attributes of types that have arguments; after any other one, a bracket is the type's.
  private static let attributesWithArguments: Set<String> = ["convention", "_opaqueReturnTypeOf"]

  /// Skips attributes; returns whether they are those of a function of C.
  @discardableResult mutating func skipAttributes() -> Bool {
    var isOfC = false
    while takes("@") {
      guard let name = word(), Self.attributesWithArguments.contains(name), isNext("(") else {
        continue
      }
      isOfC = isOfC || place + 1 < tokens.count && tokens[place + 1].text == "c"
      skipGroup()
    }
    return isOfC
  }

  private static let typeModifiers: Set<String> = [
    "inout", "any", "some", "borrowing", "consuming", "sending", "isolated",
  ]

  mutating func type() -> SwiftType {
    var isOfC = false
    while true {
      isOfC = skipAttributes() || isOfC
      guard let token = next, token.kind == .word, Self.typeModifiers.contains(token.text) else {
        break
      }
      place += 1
    }
    var result = plainType()
    if isOfC, case .function(let parameters, let value) = result {
      result = .pointer(parameters, value)
    }
    while true {
      if isNext("?") || isNext("!"), next?.startsLine == false {
        place += 1
        result = .optional(result)
      } else if isNext("."), place + 1 < tokens.count, tokens[place + 1].kind == .word {
        place += 1
        let name = word() ?? ""
        if name == "Type" || name == "Protocol" {
          result = .meta(result)
        } else if case .named(let base, _) = result {
          result = .named("\(base).\(name)", arguments())
        }
      } else {
        break
      }
    }
    // Of a composition, the first one is enough to send messages to it.
    while isNext("&") {
      place += 1
      _ = type()
    }
    return result
  }

  private mutating func arguments() -> [SwiftType] {
    guard takes("<") else { return [] }
    var result: [SwiftType] = []
    while next != nil, !takes(">") {
      let start = place
      result.append(type())
      _ = takes(",")
      if place == start { place += 1 }
    }
    return result
  }

  private mutating func plainType() -> SwiftType {
    if takes("[") {
      let first = type()
      if takes(":") {
        let second = type()
        _ = takes("]")
        return .dictionary(first, second)
      }
      _ = takes("]")
      return .array(first)
    }
    if takes("(") {
      var parts: [SwiftType] = []
      while next != nil, !takes(")") {
        let start = place
        // `label: Type`, `_ label: Type`
        var ahead = place
        while ahead < tokens.count, tokens[ahead].kind == .word, ahead - place < 2 { ahead += 1 }
        if ahead > place, ahead < tokens.count, tokens[ahead].text == ":" { place = ahead + 1 }
        parts.append(type())
        while isNext(".") { place += 1 }
        _ = takes(",")
        if place == start { place += 1 }
      }
      var effects = SwiftDeclaration(kind: .function)
      self.effects(&effects)
      if takes("->") { return .function(parts, type()) }
      return parts.count == 1 ? parts[0] : .tuple(parts)
    }
    guard let name = word() else { return .named("", []) }
    return .named(name, arguments())
  }
}
