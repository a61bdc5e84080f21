internal import SelectorRuntime

/// The types that something else than a method's own tells of it.
struct SignatureHint {
  var parameters: [String?] = []
  var result: String?
}

extension LuaSignature {
  /// The same signature with types from elsewhere, where its own are open.
  func completed(by hint: SignatureHint) -> LuaSignature {
    var made = self
    for (place, type) in hint.parameters.enumerated() where place < parameters.count {
      guard let type, Self.tells(type, moreThan: parameters[place].type) else { continue }
      made.setType(type, ofParameter: place)
    }
    if let own = result, let type = hint.result, Self.tells(type, moreThan: own) {
      made.result = type
    }
    return made
  }

  /// The same signature with those of the same method elsewhere, where its own types are open.
  func completed(by other: LuaSignature) -> LuaSignature {
    completed(by: SignatureHint(parameters: other.parameters.map(\.type), result: other.result))
  }

  /// Whether somebody else could tell more of a type.
  var isOpen: Bool {
    (parameters.map(\.type) + [result].compactMap(\.self)).contains { type in
      Self.tells("any[]", moreThan: type)
    }
  }

  /// Whether a script writes and calls both in one way.
  func isSame(as other: LuaSignature) -> Bool {
    selector === other.selector && parameters == other.parameters && result == other.result
  }

  private static func tells(_ type: String, moreThan own: String) -> Bool {
    switch own {
    case "any": type != "any"
    case "table", "table?", "NSArray", "NSArray?": type.hasSuffix("[]") || type.hasSuffix("[]?")
    default: false
    }
  }

  /// A type or nil.
  static func optional(_ type: String) -> String {
    if type == "any" || type.hasSuffix("?") { return type }
    return type.contains("|") ? type + "|nil" : type + "?"
  }

  /// A list of what is of a type.
  static func list(of element: String) -> String {
    switch element {
    // An element that may be anything says no more than the list.
    case "any": "table"
    default: element.contains("|") ? "(\(element))[]" : element + "[]"
    }
  }

  /// What stands for an object of a class in scripts: for Foundation's values their plain forms, or both.
  static func plainOrObject(ofClass name: String) -> String {
    switch name {
    case "NSString": "string"
    case "NSNumber": "number"
    case "NSArray", "NSDictionary", "NSSet", "NSOrderedSet": "\(name)|table"
    default: name
    }
  }
}
