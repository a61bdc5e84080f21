internal import FoundationCore
internal import FoundationModels
package import LuaBridge
internal import SelectorRuntime

/// The functions of `objc` and `uikit` that no script has used yet.
///
/// There are some three hundred, each a closure in the Lua heap, and many scripts need only
/// `objc.class` and `uikit.keyWindow`. They are stored in the module's table when a script reads a
/// missing name, sets a name, or iterates over all of them.
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
  /// Sets the metatable on top, which has `__index`, on the module below it.
  ///
  /// - Parameters:
  ///   - module: The module.
  ///   - stack: The stack with the module and its metatable on top.
  ///   - fill: Stores the other functions in the table on top.
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
      module.store(in: 1, on: stack, isAbsent: lacks)
      stack.push(nextFunction)
      stack.copy(at: 1)
      return 2
    }
    stack.setMetatable(at: -2)
  }

  /// Stores a module's functions in its table, except for names that a script has set there.
  ///
  /// - Throws: A memory error; the functions can be stored later.
  package func complete(_ module: ModuleConstants, at index: Int, on stack: LuaStack) throws {
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

  /// Pushes the field for a name that a module's table, at 1, does not contain yet.
  ///
  /// - Returns: Whether the module has the field; if not, nothing is pushed.
  func pushField(_ name: String, of module: ModuleConstants, on stack: LuaStack) throws -> Bool {
    if module.push(name, enumerators: false, storingIn: 1, on: stack, isAbsent: lacks) {
      return true
    }
    if latentFunctions[module] != nil {
      try complete(module, at: 1, on: stack)
      if stack.rawGet(at: 1, key: name) != .nil { return true }
      stack.pop()
    }
    if module.push(name, storingIn: 1, on: stack, isAbsent: lacks) { return true }
    return module == .objc ? try pushMergePolicy(name, on: stack) : false
  }

  /// Pushes the object of Core Data that a constant names.
  ///
  /// - Returns: Whether there is such a constant; if not, nothing is pushed.
  package func pushMergePolicy(_ name: String, on stack: LuaStack) throws -> Bool {
    guard let getter = FoundationConstants.mergePolicies[name],
      let policies = runtime.lookUpClass("NSMergePolicy")
    else { return false }
    try entering(stack) { push(try runtime.send(policies, runtime.selector(getter)), on: stack) }
    return true
  }
}
