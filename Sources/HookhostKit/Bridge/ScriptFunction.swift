internal import LuaBridge
internal import SelectorRuntime

/// The function of a script that an implementation runs: a method's, or a layer's chain of handlers.
///
/// Lua calls it without leaving the VM; any other implementation is native and is called by its
/// values.
enum ScriptFunction {
  case method(LuaImplementation)
  case layer(LuaLayer)

  /// Makes one; nil for a native implementation.
  init?(_ implementation: Implementation) {
    if let scripted = implementation as? LuaImplementation {
      self = .method(scripted)
    } else if let layer = implementation as? LuaLayer {
      self = .layer(layer)
    } else {
      return nil
    }
  }

  /// Whether the function gets the selector after `self`.
  var takesSelector: Bool {
    switch self {
    case .method(let scripted): scripted.takesSelector
    case .layer: false
    }
  }

  /// Pushes the function, which gets `self`, the selector if it takes that, and the arguments.
  func push(on stack: LuaStack) {
    switch self {
    case .method(let scripted): scripted.pushFunction(on: stack)
    case .layer(let layer): layer.pushFunction(on: stack)
    }
  }

  /// What tells the function from others on the stack of calls, where the one around it, which counts, is
  /// not.
  func identity(on stack: LuaStack) -> UInt {
    if case .method(let scripted) = self, !scripted.isDealloc {
      scripted.pushBlock(on: stack)
    } else {
      push(on: stack)
    }
    defer { stack.pop() }
    return stack.identity(at: -1)
  }

  /// Pushes a function that gets `self` and the arguments; it knows its selector.
  func push(under selector: Selector, on stack: LuaStack) throws {
    switch self {
    case .method(let scripted): try scripted.pushEntry(under: selector, on: stack)
    case .layer(let layer): layer.pushFunction(on: stack)
    }
  }
}
