internal import LuaBridge
internal import SelectorRuntime

/// Who sends the message that is running.
extension Bridge {
  /// Whether a getter was sent by a method of the class that has it, to itself: by that class's own
  /// code, and neither by a category, a hook nor a subclass.
  ///
  /// Messages of native code have no sender.
  func isSentToSelf(_ receiver: RuntimeObject, getter: Selector) -> Bool {
    let stack = current
    return isMessage(getter, to: receiver, stack) && runsMethod(besides: getter, receiver, stack)
  }

  /// Whether the running callable is that message, sent by a script.
  private func isMessage(
    _ selector: Selector, to receiver: RuntimeObject, _ stack: LuaStack
  ) -> Bool {
    guard stack.pushFrame(level: 0) else { return false }
    // stack: … function receiver
    defer { stack.pop(2) }
    return (stack.callable(at: -2) as? any MessageCallable)?.selector === selector
      && stack.handle(at: -1)?.object === receiver
  }

  /// Whether its caller is a method, run for the same receiver, of the class that defines the getter.
  private func runsMethod(
    besides getter: Selector, _ receiver: RuntimeObject, _ stack: LuaStack
  ) -> Bool {
    guard stack.pushFrame(level: 1) else { return false }
    // stack: … function receiver
    defer { stack.pop(2) }
    guard stack.handle(at: -1)?.object === receiver,
      let cls = receiver.isa.lineage.first(where: { $0.ownMethod(getter)?.isDefinition ?? false })
    else { return false }
    return cls.methods.contains { $0.isDefinition && runs($0, stack) }
  }

  /// Whether the function below the receiver on top is the one that a method was defined with.
  private func runs(_ method: Method, _ stack: LuaStack) -> Bool {
    var place = method.implementation
    while let layer = place as? Layer { place = layer.inner }
    guard let scripted = place as? LuaImplementation else { return false }
    scripted.pushFunction(on: stack)
    defer { stack.pop() }
    return stack.rawEqual(-1, -3)
  }
}

extension Method {
  /// Whether its class brought it, and nobody else.
  fileprivate var isDefinition: Bool { history.first?.change == .definition && category == nil }
}
