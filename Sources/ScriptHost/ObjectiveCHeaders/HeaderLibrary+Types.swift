internal import LuaModules
internal import SelectorRuntime
import StringSearch

/// The C types of the runtime's declarations.
extension HeaderLibrary {
  /// A method as a declaration.
  func method(
    _ selector: Selector, types encodedTypes: String, _ signature: NativeSignature?,
    isInstance: Bool, of owner: String
  ) -> String {
    let encoding = TypeEncoding(encodedTypes)
    let encoded = encoding.arguments.dropFirst(2).map { Self.told(by: $0) }
    let types: [DeclaredType] = signature?.arguments.map { $0.declaredType } ?? encoded
    let names = LuaSignature(selector, types: encodedTypes, native: signature).parameters.map(
      \.name)
    var text = isInstance ? "- (" : "+ ("
    text += result(selector, encoding, signature, isInstance, owner) + ")"
    if selector.argumentCount == 0 { return text + selector.name + ";\n" }
    let parts = selector.name.split(separator: ":", omittingEmptySubsequences: false)
    for (place, part) in parts.dropLast().enumerated() {
      let type = place < types.count ? types[place] : .any
      let name = place < names.count ? names[place] : "argument"
      let enumeration =
        type == .integer ? HeaderEnumerations.argument(part, of: selector.name) : nil
      let pointer =
        isSecondError(part, encoding)
        ? "NSError *_Nullable *_Nullable" : self.pointer(to: type, encoding, at: place)
      text += (place == 0 ? "" : " ") + "\(part):(\(pointer ?? enumeration ?? self.text(of: type)))"
      text += CWords.isReserved(name) ? name + "_" : name
    }
    return text + ";\n"
  }

  /// Whether a parameter is the `NSError **` of a method that returns a value.
  private func isSecondError(_ part: Substring, _ encoding: TypeEncoding) -> Bool {
    encoding.result != "v" && (part == "error" || part.hasSuffix("ReturnError"))
  }

  /// The type of an in-out parameter for a structure or a number; nil for any other parameter.
  private func pointer(
    to type: DeclaredType, _ encoding: TypeEncoding, at place: Int
  ) -> String? {
    // The receiver and the selector come first.
    let (arguments, index) = (encoding.arguments, place + 2)
    guard index < arguments.count, arguments[index].hasPrefix("^") else { return nil }
    switch type {
    case .structure, .number: return "inout \(text(of: type)) *"
    default: return nil
    }
  }

  private func result(
    _ selector: Selector, _ encoding: TypeEncoding, _ signature: NativeSignature?,
    _ isInstance: Bool, _ owner: String
  ) -> String {
    if encoding.result == "v" { return "void" }
    if isInstance, MethodFamily(selector) == .`init` { return "instancetype" }
    let type = signature?.result?.declaredType ?? Self.told(by: encoding.result)
    if type == .integer, let enumeration = HeaderEnumerations.result(of: selector.name) {
      return enumeration
    }
    if !isInstance, case .object(owner) = type { return "instancetype" }
    return text(of: type)
  }

  /// A property as a declaration.
  func property(_ property: DeclaredProperty, of cls: RuntimeClass) -> String {
    var attributes = ["nonatomic"]
    var type = DeclaredType.any
    for attribute in property.attributes {
      switch attribute.name {
      case "R": attributes.append("readonly")
      case "&": attributes.append("strong")
      case "C": attributes.append("copy")
      case "W": attributes.append("weak")
      case "G": attributes.append("getter=\(attribute.value)")
      case "S": attributes.append("setter=\(attribute.value)")
      case "T": type = Self.told(by: attribute.value)
      default: break
      }
    }
    // The getter's own type also determines the nullability and the type of a list's elements.
    let told = cls.method(property.getter)?.signature?.result?.declaredType
    switch told {
    case nil, .any?, .optional(.any)?: break
    // The getter may list the elements of a set, and may return an object with fields.
    case .list? where type == .object("NSSet"): break
    case .object("NSObject")? where type != .any: break
    case .optional(.object("NSObject"))? where type != .any: type = .optional(type)
    case .some(let told): type = told
    }
    return "@property (\(attributes.joined(separator: ", "))) \(text(of: type)) \(property.name);\n"
  }

  /// The type of an encoding.
  private static func told(by encoding: String) -> DeclaredType {
    switch encoding.first {
    case "c", "C", "s", "S", "i", "I", "l", "L", "q", "Q": .integer
    case "f", "d", "D": .number
    case "B": .boolean
    case "*": .cString
    case "#": .cls
    case ":": .selector
    case "{": .structure(String(encoding.dropFirst().prefix { $0 != "=" && $0 != "}" }))
    case "@":
      if encoding.hasPrefix("@?") {
        .block
      } else {
        encoding.count > 3 ? .object(String(encoding.dropFirst(2).dropLast())) : .any
      }
    default: .any
    }
  }

  /// A type in C, with its nullability; `nonnull` is the default, unless the type is unknown.
  private func text(of type: DeclaredType) -> String {
    switch type {
    case .any, .block: "id _Nullable"
    case .boolean: "BOOL"
    case .integer: "NSInteger"
    case .number: "CGFloat"
    case .string: "NSString *"
    case .cString: "const char *"
    case .selector: "SEL"
    case .cls: "Class"
    case .structure(let name):
      name == "_NSRange" ? "NSRange" : words.contains(name) ? name : "id _Nullable"
    case .object(let name): object(name)
    case .list(let element): "NSArray\(argument(element)) *"
    case .optional(let wrapped):
      switch wrapped {
      case .any, .block, .boolean, .integer, .number, .structure: text(of: wrapped)
      default: text(of: wrapped) + (text(of: wrapped).hasSuffix("*") ? "" : " ") + "_Nullable"
      }
    }
  }

  private func object(_ name: String) -> String {
    let own = name.filter { $0 != "<" && $0 != ">" }
    // Foundation's classes are declared before all others, also those that do not exist here.
    let isDeclared = framework(of: own) == .foundation && declared[own]?.head != nil
    if !name.hasPrefix("<"), classes[own] != nil || isDeclared { return "\(own) *" }
    let isProtocol = protocols[own] != nil || declared["<\(own)>"]?.head != nil
    return isProtocol ? "id<\(own)>" : "id _Nullable"
  }

  /// The type argument for the elements of a list's generic class.
  private func argument(_ element: DeclaredType) -> String {
    switch element {
    case .string, .object, .list:
      let text = text(of: element)
      return text.contains("_Nullable") ? "" : "<\(text)>"
    case .optional(let wrapped): return argument(wrapped)
    default: return ""
    }
  }
}

/// The keywords of C and Objective-C.
enum CWords {
  private static let reserved: Set<String> = [
    "auto", "break", "case", "char", "const", "continue", "default", "do", "double", "else", "enum",
    "extern", "float", "for", "goto", "if", "inline", "int", "long", "register", "restrict",
    "return",
    "short", "signed", "sizeof", "static", "struct", "switch", "typedef", "union", "unsigned",
    "void",
    "volatile", "while", "id", "self", "super", "in", "out", "inout", "bycopy", "byref", "oneway",
    "nil", "YES", "NO", "SEL", "IMP", "BOOL", "bool", "true", "false",
  ]

  static func isReserved(_ word: String) -> Bool { reserved.contains(word) }
}
