internal import SelectorRuntime

extension RuntimeClass {
  /// Whether instances may respond to messages that no method implements.
  ///
  /// True if a class other than the root forwards messages or resolves methods, or if the root's
  /// methods for that were changed.
  var mayAnswerMore: Bool {
    let forwards = [
      "forwardingTargetForSelector:", "methodSignatureForSelector:", "forwardInvocation:",
      "doesNotRecognizeSelector:",
    ]
    let resolver = isMetaClass ? "resolveClassMethod:" : "resolveInstanceMethod:"
    return forwards.contains { changes($0, in: self) } || changes(resolver, in: metaclass)
  }

  /// Whether a script changed a method, or a class other than the root implements it.
  ///
  /// An implementation that only calls super does not count.
  private func changes(_ name: String, in cls: RuntimeClass) -> Bool {
    guard let selector = runtime.knownSelector(name) else { return false }
    let methods = cls.lineage.compactMap { $0.ownMethod(selector) }
    guard let method = methods.first(where: { !($0.implementation is SuperImplementation) }) else {
      return false
    }
    return method.owner.instanceClass.superclass != nil || method.history.count > 1
      || method.history.first?.source != nil
  }
}
