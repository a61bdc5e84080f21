internal import LuaBridge

/// The few Lua functions of the bridge: what must be a Lua closure so that a message never leaves
/// the VM, however many layers of hooks lie over it.
///
/// They use the library functions that were there when the state was made, whatever a script or a
/// sandbox makes of the globals since.
struct Prelude {
  /// `bind(f, selector, count)`: a method entry that adds the selector after `self`.
  let bind: LuaReference
  /// `super(holder, classHolder)`: what a class body gets as `super`; each holder has the
  /// dispatch table of the superclass at 1.
  let makeSuper: LuaReference
  /// `pool(open, drain)`: `objc.autoreleasepool`.
  let makePool: LuaReference
  /// `exceptionIndex(entries, field)`: `__index` of exceptions, whose fields are values and
  /// messages at once.
  let exceptionIndex: LuaReference
  /// `caller(resolve)`: `__call` of an IMP; `resolve` answers the function of one.
  let makeCaller: LuaReference
  /// `scriptCall(check, f, takesSelector)`: what calling the IMP of a script's function runs.
  let makeScriptCall: LuaReference
  /// `sender(entry)`: `objc.msgSend` and `objc.msgSendSuper`; `entry` answers what runs, and the object
  /// that stands for the receiver when that is a Lua value.
  let makeSender: LuaReference

  /// `dealloc(f, begin, finish)`: a `dealloc` that goes on to what is above it when it is called by
  /// another name.
  let makeDealloc: LuaReference
  /// `recording(f, enter, note)`: runs `f` between `enter`, whose result is closed at its end, and
  /// `note`, which gets its results.
  let makeRecording: LuaReference
  /// `pointed(f, point)`: a message's entry before which its thread may be left.
  let makePointed: LuaReference
  /// The closures that layers of hooks are made of.
  let layers: Layers

  init(_ stack: LuaStack, _ library: Library) throws {
    try Prelude.run(PackageResources.message_functions_lua, library, stack)
    // stack: … functions
    bind = Prelude.field("bind", stack)
    makeSuper = Prelude.field("super", stack)
    makePool = Prelude.field("pool", stack)
    exceptionIndex = Prelude.field("exceptionIndex", stack)
    makeCaller = Prelude.field("implementationCaller", stack)
    makeScriptCall = Prelude.field("scriptCall", stack)
    makeSender = Prelude.field("sender", stack)
    makeDealloc = Prelude.field("dealloc", stack)
    makeRecording = Prelude.field("recording", stack)
    makePointed = Prelude.field("pointed", stack)
    stack.pop()
    layers = try Layers(stack, library)
  }

  /// Pushes the table of functions that a file answers, given Lua's library.
  static func run(_ file: [UInt8], _ library: Library, _ stack: LuaStack) throws {
    try stack.load(file, name: "=[hookhost]", mode: "t")
    stack.push(library.functions)
    try stack.call(arguments: 1, results: 1)
  }

  /// A function in the table on top.
  static func field(_ name: String, _ stack: LuaStack) -> LuaReference {
    stack.rawGet(at: -1, key: name)
    return stack.reference()
  }

  /// Lua's own library functions, as they were when the state was made.
  struct Library {
    /// A table with the functions by their names.
    let functions: LuaReference

    private static let names = [
      "pcall", "error", "setmetatable", "type", "next", "pairs", "select", "loadfile",
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
