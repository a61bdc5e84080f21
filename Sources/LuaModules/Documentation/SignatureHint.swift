internal import SelectorRuntime

/// Types of a method from a source other than the method itself.
package struct SignatureHint {
  package var parameters: [String?] = []
  package var result: String?

  package init(parameters: [String?] = [], result: String? = nil) {
    self.parameters = parameters
    self.result = result
  }
}

extension LuaSignature {
  /// The signature, with its open types completed by types from elsewhere.
  package func completed(by hint: SignatureHint) -> LuaSignature {
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

  /// The signature, with its open types completed by those of the same method elsewhere.
  package func completed(by other: LuaSignature) -> LuaSignature {
    completed(by: SignatureHint(parameters: other.parameters.map(\.type), result: other.result))
  }

  /// Whether a type is open, so that another source could complete it.
  package var isOpen: Bool {
    (parameters.map(\.type) + [result].compactMap(\.self)).contains { type in
      Self.tells("any[]", moreThan: type)
    }
  }

  /// Whether scripts define and call both in the same way.
  package func isSame(as other: LuaSignature) -> Bool {
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
  package static func optional(_ type: String) -> String {
    if type == "any" || type.hasSuffix("?") { return type }
    return type.contains("|") ? type + "|nil" : type + "?"
  }

  /// A list with elements of a type.
  package static func list(of element: String) -> String {
    switch element {
    // A list of elements of any type is just a table.
    case "any": "table"
    default: element.contains("|") ? "(\(element))[]" : element + "[]"
    }
  }

  /// The Lua type of a class's instances: for Foundation's values the plain form, or both.
  package static func plainOrObject(ofClass name: String) -> String {
    switch name {
    case "NSString": "string"
    case "NSNumber": "number"
    case "NSArray", "NSDictionary", "NSSet", "NSOrderedSet": "\(name)|table"
    default: name
    }
  }
}
