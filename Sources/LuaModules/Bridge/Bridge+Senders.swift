internal import LuaBridge
internal import SelectorRuntime

/// Determines the sender of the running message.
extension Bridge {
  /// Whether a getter was sent to `self` by a method of the class that defines it.
  ///
  /// Only the class's own code counts, not a category, a hook or a subclass. Messages of native
  /// code have no sender.
  func isSentToSelf(_ receiver: RuntimeObject, getter: Selector) -> Bool {
    let stack = current
    return isMessage(getter, to: receiver, stack) && runsMethod(besides: getter, receiver, stack)
  }

  /// Whether the running callable is that message and a script sent it.
  private func isMessage(
    _ selector: Selector, to receiver: RuntimeObject, _ stack: LuaStack
  ) -> Bool {
    guard stack.pushFrame(level: 0) else { return false }
    // stack: … function receiver
    defer { stack.pop(2) }
    return (stack.callable(at: -2) as? any MessageCallable)?.selector === selector
      && stack.handle(at: -1)?.object === receiver
  }

  /// Whether the caller is a method of the getter's class, run for the same receiver.
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

  /// Whether the function below the receiver on top is the original definition of a method.
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
  /// Whether the method was defined by its class, not by a category or a later change.
  fileprivate var isDefinition: Bool { history.first?.change == .definition && category == nil }
}
