internal import CEmbeddedFiles
package import LuaBridge

/// The Lua functions of the bridge.
///
/// They are Lua closures so that a message stays inside the VM, whatever the number of hook layers.
/// They use the library functions that existed when the state was created, even if a script or a
/// sandbox changes the globals later. Each file is loaded when the first of its functions is
/// needed, since a script needs few of them to start.
package final class Prelude {
  private let library: Library
  private var exceptions: LuaReference?
  private var bodies: LuaReference?
  private var messages: LuaReference?
  private var layers: LuaReference?

  init(_ library: Library) { self.library = library }

  /// Pushes one of the functions.
  ///
  /// - Throws: A memory error if there is no memory to load its file.
  func push(_ function: Function, on stack: LuaStack) throws {
    stack.push(try table(of: function, stack))
    stack.rawGet(at: -1, key: function.rawValue)
    // stack: … functions function
    stack.remove(at: -2)
  }

  /// The table of functions that the file of a function returns.
  private func table(of function: Function, _ stack: LuaStack) throws -> LuaReference {
    switch function {
    case .exceptionIndex: try read(.exception_fields_lua, &exceptions, stack)
    case .super: try read(.super_messages_lua, &bodies, stack)
    case .before, .after, .instead, .delegate, .superCall, .currentCall:
      try read(.hook_layers_lua, &layers, stack)
    default: try read(.message_functions_lua, &messages, stack)
    }
  }

  /// Loads a file if it is not loaded yet.
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

  /// Lua's own library functions, as they were when the state was created.
  package struct Library {
    /// A table of the functions, by name.
    let functions: LuaReference

    private static let names = [
      "pcall", "error", "setmetatable", "type", "next", "pairs", "select", "load", "loadfile",
    ]

    package init(_ stack: LuaStack) {
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
        // A sandbox protects metatables from the global `getmetatable`.
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

    /// A reference to one of the functions.
    package func reference(_ name: String, _ stack: LuaStack) -> LuaReference {
      stack.push(functions)
      stack.rawGet(at: -1, key: name)
      stack.remove(at: -2)
      return stack.reference()
    }
  }
}
