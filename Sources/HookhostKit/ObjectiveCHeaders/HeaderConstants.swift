internal import FoundationModels
internal import LuaBridge

/// The constants of the module `uikit`, as C declares them.
struct HeaderConstants {
  private enum Constant {
    case integer(Int64)
    case number
    case string
  }

  private var constants: [(name: String, constant: Constant)] = []

  /// Reads them of a world.
  init(_ stack: LuaStack) {
    stack.pushRegistryTable(named: "_LOADED")  // stack: … loaded
    stack.rawGet(at: -1, key: "uikit")  // stack: … loaded module
    let table = stack.absolute(-1)
    stack.pushNil()
    while stack.next(at: table) {
      // stack: … loaded module key value
      if let name = stack.string(at: -2), let constant = Self.constant(stack) {
        constants.append((name, constant))
      }
      stack.pop()
    }
    stack.pop(2)  // stack: …
    constants.sort { $0.name < $1.name }
  }

  /// Reads the constant on top of the stack; nil for a function.
  private static func constant(_ stack: LuaStack) -> Constant? {
    switch stack.type(at: -1) {
    case .number:
      stack.isInteger(at: -1) ? stack.integer(at: -1).map { .integer(Int64($0)) } : .number
    case .string: .string
    default: nil
    }
  }

  /// The declarations of those that no file declares: enumerators, and variables that somebody else
  /// defines.
  func declarations(unless isDeclared: (String) -> Bool) -> String {
    var text = ""
    for (name, constant) in constants where !isDeclared(name) {
      switch constant {
      case .integer(let value): text += "enum : NSInteger { \(name) = \(value) };\n"
      case .number: text += "UIKIT_EXTERN const CGFloat \(name);\n"
      case .string: text += "UIKIT_EXTERN NSString *const \(name);\n"
      }
    }
    return text
  }

  /// The declarations of Foundation's constants that no file declares.
  static func foundationDeclarations(unless isDeclared: (String) -> Bool) -> String {
    var text = ""
    let integers =
      FoundationConstants.integers + FoundationConstants.textIntegers
      + FoundationConstants.collectionIntegers
    for (name, value) in integers where !isDeclared(name) {
      text += "enum : NSInteger { \(name) = \(value) };\n"
    }
    for (name, _) in FoundationConstants.numbers where !isDeclared(name) {
      text += "FOUNDATION_EXPORT const double \(name);\n"
    }
    let strings = FoundationConstants.strings + FoundationConstants.textStrings
    for (name, _) in strings where !isDeclared(name) {
      text += "FOUNDATION_EXPORT NSString *const \(name);\n"
    }
    return text
  }
}
