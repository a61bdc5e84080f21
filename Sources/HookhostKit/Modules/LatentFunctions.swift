internal import LuaBridge

/// The functions of `objc` and `uikit` that no script has asked for yet.
///
/// There are some three hundred, each a closure in the Lua heap, and many a script needs `objc.class` and
/// `uikit.keyWindow` alone. They are put into the module's table when somebody asks for a name that it
/// has not, sets one, or goes through all of them.
struct LatentFunctions {
  typealias Fill = (LuaStack) throws -> Void

  private var objc: Fill?
  private var uikit: Fill?

  subscript(_ module: ModuleConstants) -> Fill? {
    get {
      switch module {
      case .objc: objc
      case .uikit: uikit
      }
    }
    set {
      switch module {
      case .objc: objc = newValue
      case .uikit: uikit = newValue
      }
    }
  }
}

extension Bridge {
  /// Gives the module below its metatable, which is on top and has `__index`.
  ///
  /// - Parameter fill: Puts the other functions into the table on top.
  func finish(
    _ module: ModuleConstants, on stack: LuaStack, fill: @escaping LatentFunctions.Fill
  ) {
    latentFunctions[module] = fill
    setField("__newindex", on: stack) { [unowned self] stack in
      try complete(module, at: 1, on: stack)
      // stack: module name value
      guard stack.type(at: 2) != .nil, stack.rawEqual(2, 2) else {
        throw LuaError("table index is \(stack.type(at: 2) == .nil ? "nil" : "NaN")")
      }
      stack.setCount(3)
      stack.rawSetTop(at: 1)
      return 0
    }
    setField("__pairs", on: stack) { [unowned self] stack in
      try complete(module, at: 1, on: stack)
      module.store(in: 1, on: stack)
      stack.push(nextFunction)
      stack.copy(at: 1)
      return 2
    }
    stack.setMetatable(at: -2)
  }

  /// Puts the functions of a module into its table, but for names that a script has set there.
  ///
  /// - Throws: a memory error; the functions wait on then.
  func complete(_ module: ModuleConstants, at index: Int, on stack: LuaStack) throws {
    guard let fill = latentFunctions[module] else { return }
    let table = stack.absolute(index)
    stack.pushTable()
    // stack: … functions
    try fill(stack)
    latentFunctions[module] = nil
    stack.pushNil()
    while stack.next(at: -2) {
      // stack: … functions name function
      stack.copy(at: -2)
      stack.rawGetTop(at: table)
      // stack: … functions name function known
      let isMissing = stack.type(at: -1) == .nil
      stack.pop()
      if isMissing {
        stack.copy(at: -2)
        stack.copy(at: -2)
        stack.rawSetTop(at: table)
      }
      stack.pop()
    }
    stack.pop()
  }

  /// Pushes the field of a name that a module's table, at 1, has not yet.
  ///
  /// - Returns: Whether the module has one; nothing is pushed when it has none.
  func pushField(_ name: String, of module: ModuleConstants, on stack: LuaStack) throws -> Bool {
    if module.push(name, enumerators: false, storingIn: 1, on: stack) { return true }
    if latentFunctions[module] != nil {
      try complete(module, at: 1, on: stack)
      if stack.rawGet(at: 1, key: name) != .nil { return true }
      stack.pop()
    }
    return module.push(name, storingIn: 1, on: stack)
  }
}
