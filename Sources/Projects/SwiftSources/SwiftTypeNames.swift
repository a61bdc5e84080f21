/// The types of a Swift module as Objective-C writes them.
struct SwiftTypeNames {
  /// The types of the module by their names, those inside others by `Outer.Inner`, too.
  private(set) var types: [String: SwiftDeclaration] = [:]
  private var aliases: [String: SwiftType] = [:]
  private let names: ObjectiveCNames
  /// The types of the project's headers that were written.
  private(set) var used: Set<String> = []

  init(_ declarations: [SwiftDeclaration], _ names: ObjectiveCNames) {
    self.names = names
    add(declarations, in: "")
  }

  private mutating func add(_ declarations: [SwiftDeclaration], in outer: String) {
    for declaration in declarations {
      let names = [declaration.name] + (outer.isEmpty ? [] : ["\(outer).\(declaration.name)"])
      switch declaration.kind {
      case .type(.ext): add(declaration.members, in: declaration.name)
      case .type:
        for name in names where types[name] == nil { types[name] = declaration }
        add(declaration.members, in: declaration.name)
      case .alias: for name in names where aliases[name] == nil { aliases[name] = declaration.type }
      default: break
      }
    }
  }

  /// The types that Objective-C calls by other names, beside those that lack their `NS` in Swift.
  private static let known = [
    "Int": "NSInteger", "UInt": "NSUInteger", "Int8": "int8_t", "UInt8": "uint8_t",
    "Int16": "int16_t", "UInt16": "uint16_t", "Int32": "int32_t", "UInt32": "uint32_t",
    "Int64": "int64_t", "UInt64": "uint64_t", "Double": "double", "Float": "float", "Bool": "BOOL",
    "CGFloat": "CGFloat", "TimeInterval": "NSTimeInterval", "CFTimeInterval": "CFTimeInterval",
    "Any": "id", "AnyObject": "id", "AnyHashable": "id", "AnyClass": "Class", "Selector": "SEL",
    "CInt": "int", "CUnsignedInt": "unsigned int", "Character": "unichar",
    "String": "NSString *", "Substring": "NSString *", "Error": "NSError *",
    "Notification.Name": "NSNotificationName", "DispatchQueue": "dispatch_queue_t",
    "DispatchTime": "dispatch_time_t", "DispatchSemaphore": "dispatch_semaphore_t",
    "DispatchGroup": "dispatch_group_t", "CGImage": "CGImageRef", "CGColor": "CGColorRef",
    "CGContext": "CGContextRef", "CGPath": "CGPathRef", "Decimal": "NSDecimal",
    "UnsafeMutableRawPointer": "void *", "UnsafeRawPointer": "const void *",
    "OpaquePointer": "void *", "NSErrorPointer": "NSError **",
  ]

  private static let generics: [String: (String, String)] = [
    "Array": ("NSArray", "NSArray *"), "Set": ("NSSet", "NSSet *"),
    "Dictionary": ("NSDictionary", "NSDictionary *"),
  ]

  /// The name of a class or protocol of the module, or of a header.
  func objcName(_ name: String) -> String {
    if let type = types[name] { return type.objcName ?? type.name }
    if let known = names.swiftNames[name] { return known }
    if !names.classes.contains(name), !names.protocols.contains(name),
      names.classes.contains("NS\(name)") || names.protocols.contains("NS\(name)")
    {
      return "NS\(name)"
    }
    return name.filter { $0 != "." }
  }

  /// Whether a name stands for a protocol that Objective-C sees; nil if it stands for no type of it.
  func isProtocol(_ name: String) -> Bool? {
    if let type = types[name] {
      switch type.kind {
      case .type(.proto): return type.isObjC ? true : nil
      case .type(.cls): return false
      default: return nil
      }
    }
    let objc = objcName(name)
    // A root class and its protocol share a name.
    if names.classes.contains(objc) { return false }
    return names.protocols.contains(objc) ? true : nil
  }

  /// The type in front of a name; nil if Objective-C cannot have it.
  mutating func text(_ type: SwiftType) -> String? {
    switch type {
    case .optional(let inner): return text(inner)
    case .array: return "NSArray *"
    case .dictionary: return "NSDictionary *"
    case .meta: return "Class"
    case .tuple: return type.isVoid ? "void" : nil
    case .function(let parameters, let result):
      return function(parameters, result, name: "^")
    case .pointer(let parameters, let result):
      return function(parameters, result, name: "*")
    case .named(let name, let arguments):
      if type.isVoid { return "void" }
      if let known = Self.known[name] { return known }
      if let generic = Self.generics[name] { return generic.1 }
      if name == "Self" { return "instancetype" }
      if let alias = aliases[name] {
        // An alias of its own name would not come to an end.
        guard alias != type else { return nil }
        aliases[name] = nil
        defer { aliases[name] = alias }
        return text(alias)
      }
      return text(named: name, arguments)
    }
  }

  private mutating func text(named name: String, _ arguments: [SwiftType]) -> String? {
    if let type = types[name] {
      let objc = type.objcName ?? type.name
      switch type.kind {
      case .type(.cls): return "\(objc) *"
      case .type(.proto): return type.isObjC ? "id<\(objc)>" : nil
      case .type(.enumeration): return type.isObjC ? objc : nil
      default: return nil
      }
    }
    let objc = objcName(name)
    if names.classes.contains(objc) {
      return "\(objc) *"
    }
    if names.protocols.contains(objc) { return "id<\(objc)>" }
    // `Data.ReadingOptions` is `NSDataReadingOptions`.
    guard let value = [objc, "NS\(objc)"].first(where: names.values.contains) else { return nil }
    used.insert(value)
    return value
  }

  /// The type of a block, or of a pointer to a function, with its sign and name in it.
  private mutating func function(
    _ parameters: [SwiftType], _ result: SwiftType, name: String
  ) -> String? {
    guard let result = text(result) else { return nil }
    var texts: [String] = []
    for parameter in parameters {
      guard let text = text(parameter) else { return nil }
      texts.append(text)
    }
    return "\(result) (\(name))(\(texts.isEmpty ? "void" : texts.joined(separator: ", ")))"
  }

  /// A declaration of a name with a type.
  mutating func declaration(_ type: SwiftType, _ name: String) -> String? {
    var type = type
    while case .optional(let inner) = type { type = inner }
    if case .named(let alias, _) = type, let known = aliases[alias], known.isFunction {
      type = known
    }
    if case .function(let parameters, let result) = type {
      return function(parameters, result, name: "^\(name)")
    }
    if case .pointer(let parameters, let result) = type {
      return function(parameters, result, name: "*\(name)")
    }
    return text(type).map { $0.hasSuffix("*") ? $0 + name : "\($0) \(name)" }
  }

  /// The type of a property that has only a value.
  func type(ofValue value: [SwiftTokens.Token]) -> SwiftType? {
    guard let first = value.first else { return nil }
    switch first.kind {
    case .text: return .named("String", [])
    case .number: return .named(first.text.contains(".") ? "Double" : "Int", [])
    case .sign: return first.text == "-" ? type(ofValue: Array(value.dropFirst())) : nil
    case .word: break
    }
    if first.text == "true" || first.text == "false" { return .named("Bool", []) }
    guard value.count > 2 else { return nil }
    if value[1].text == "(" { return .named(first.text, []) }
    guard value[1].text == ".", let type = types[first.text] else { return nil }
    if value[2].text == "init" { return .named(first.text, []) }
    if let member = type.members.first(where: { $0.name == value[2].text }) {
      if case .enumCase = member.kind { return .named(first.text, []) }
      return member.type ?? self.type(ofValue: member.value)
    }
    return nil
  }
}
