internal import LuaBridge
internal import LuaModules

/// The constants and functions that a module has at run time, sorted by name.
struct ModuleContents {
  private(set) var constants: [(name: String, value: String)] = []
  private(set) var functions: [String] = []

  /// Reads a module; a missing module is empty.
  init(_ module: String, on stack: LuaStack) {
    stack.pushRegistryTable(named: "_LOADED")  // stack: … loaded
    defer { stack.pop(2) }  // stack: …
    guard stack.rawGet(at: -1, key: module) == .table else { return }  // stack: … loaded module
    let table = stack.absolute(-1)
    ModuleConstants(rawValue: module)?.store(in: table, on: stack)
    stack.pushNil()
    while stack.next(at: table) {  // stack: … loaded module key value
      if stack.type(at: -2) == .string, let key = stack.string(at: -2) {
        if stack.type(at: -1) == .function {
          functions.append(key)
        } else {
          constants.append((key, Self.constant(at: -1, on: stack)))
        }
      }
      stack.pop()  // stack: … loaded module key
    }  // stack: … loaded module
    constants.sort { $0.name < $1.name }
    functions.sort()
  }

  /// A constant's value, as Lua writes it.
  private static func constant(at index: Int, on stack: LuaStack) -> String {
    switch stack.type(at: index) {
    case .number:
      return stack.isInteger(at: index)
        ? "\(stack.integer(at: index) ?? 0)" : "\(stack.number(at: index) ?? 0)"
    case .string:
      return quoted(stack.string(at: index) ?? "")
    case .table: return "{}"
    default: return "nil ---@type any"
    }
  }

  /// A string in quotes, with Lua's escapes for quotes and control characters.
  private static func quoted(_ text: String) -> String {
    let characters = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\n": "\\n"
      case "\0"..<" ", "\u{7F}": "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }
    return "\"\(characters.joined())\""
  }
}
