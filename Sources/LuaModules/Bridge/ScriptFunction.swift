internal import LuaBridge
internal import SelectorRuntime

/// The script function that an implementation runs: a method's, or a layer's chain of handlers.
///
/// Lua calls it inside the VM. Any other implementation is native and is called with converted
/// values.
enum ScriptFunction {
  case method(LuaImplementation)
  case layer(LuaLayer)

  /// Creates one from an implementation; nil if that is native.
  init?(_ implementation: Implementation) {
    if let scripted = implementation as? LuaImplementation {
      self = .method(scripted)
    } else if let layer = implementation as? LuaLayer {
      self = .layer(layer)
    } else {
      return nil
    }
  }

  /// Whether the function receives the selector after `self`.
  var takesSelector: Bool {
    switch self {
    case .method(let scripted): scripted.takesSelector
    case .layer: false
    }
  }

  /// Pushes the function, which receives `self`, the selector if it accepts one, and the arguments.
  func push(on stack: LuaStack) {
    switch self {
    case .method(let scripted): scripted.pushFunction(on: stack)
    case .layer(let layer): layer.pushFunction(on: stack)
    }
  }

  /// Identifies the function on call stacks.
  ///
  /// A wrapper that counts calls does not appear there.
  func identity(on stack: LuaStack) -> UInt {
    if case .method(let scripted) = self, !scripted.isDealloc {
      scripted.pushBlock(on: stack)
    } else {
      push(on: stack)
    }
    defer { stack.pop() }
    return stack.identity(at: -1)
  }

  /// Pushes a function that receives `self` and the arguments; it contains its selector.
  func push(under selector: Selector, on stack: LuaStack) throws {
    switch self {
    case .method(let scripted): try scripted.pushEntry(under: selector, on: stack)
    case .layer(let layer): layer.pushFunction(on: stack)
    }
  }
}
