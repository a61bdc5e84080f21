internal import CEmbeddedFiles
internal import LuaBridge

/// The few Lua functions of the bridge: what must be a Lua closure so that a message never leaves
/// the VM, however many layers of hooks lie over it.
///
/// They use the library functions that were there when the state was made, whatever a script or a
/// sandbox makes of the globals since. Each file is read when the first of its functions is needed,
/// for a script that starts needs few of them.
final class Prelude {
  private let library: Library
  private var exceptions: LuaReference?
  private var bodies: LuaReference?
  private var messages: LuaReference?
  private var layers: LuaReference?

  init(_ library: Library) { self.library = library }

  /// Pushes one of the functions.
  ///
  /// - Throws: a memory error when there is no room to read its file.
  func push(_ function: Function, on stack: LuaStack) throws {
    stack.push(try table(of: function, stack))
    stack.rawGet(at: -1, key: function.rawValue)
    // stack: … functions function
    stack.remove(at: -2)
  }

  /// The table of functions that a function's file answers.
  private func table(of function: Function, _ stack: LuaStack) throws -> LuaReference {
    switch function {
    case .exceptionIndex: try read(.exception_fields_lua, &exceptions, stack)
    case .super: try read(.super_messages_lua, &bodies, stack)
    case .before, .after, .instead, .delegate, .superCall, .currentCall:
      try read(.hook_layers_lua, &layers, stack)
    default: try read(.message_functions_lua, &messages, stack)
    }
  }

  /// Reads a file if nobody has needed it yet.
  private func read(
    _ file: EmbeddedFile, _ known: inout LuaReference?, _ stack: LuaStack
  ) throws -> LuaReference {
    if let known { return known }
    try stack.load(file, name: "=[hookhost]")
    stack.push(library.functions)
    try stack.call(arguments: 1, results: 1)
    let made = stack.reference()
    known = made
    return made
  }

  /// Lua's own library functions, as they were when the state was made.
  struct Library {
    /// A table with the functions by their names.
    let functions: LuaReference

    private static let names = [
      "pcall", "error", "setmetatable", "type", "next", "pairs", "select", "load", "loadfile",
    ]

    init(_ stack: LuaStack) {
      stack.pushTable()
      stack.pushGlobals()
      // stack: … functions globals
      for name in Library.names {
        stack.rawGet(at: -1, key: name)
        stack.rawSet(at: -3, key: name)
      }
      for (library, name, key) in [
        ("string", "format", "format"), ("debug", "getinfo", "getinfo"),
        ("debug", "getupvalue", "getupvalue"), ("debug", "upvaluejoin", "upvaluejoin"),
        ("table", "pack", "pack"), ("table", "unpack", "unpack"),
        // A sandbox keeps metatables from the global one.
        ("debug", "getmetatable", "getmetatable"),
      ] {
        if stack.rawGet(at: -1, key: library) == .table {
          stack.rawGet(at: -1, key: name)
          stack.rawSet(at: -4, key: key)
        }
        stack.pop()
      }
      stack.pop()
      functions = stack.reference()
    }

    /// One of them.
    func reference(_ name: String, _ stack: LuaStack) -> LuaReference {
      stack.push(functions)
      stack.rawGet(at: -1, key: name)
      stack.remove(at: -2)
      return stack.reference()
    }
  }
}
