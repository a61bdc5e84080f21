internal import SelectorRuntime

extension RuntimeClass {
  /// Whether instances may answer what no method of theirs does: a class below the root one, or
  /// somebody who changed the root's, forwards messages or resolves methods.
  var mayAnswerMore: Bool {
    let forwards = [
      "forwardingTargetForSelector:", "methodSignatureForSelector:", "forwardInvocation:",
      "doesNotRecognizeSelector:",
    ]
    let resolver = isMetaClass ? "resolveClassMethod:" : "resolveInstanceMethod:"
    return forwards.contains { changes($0, in: self) } || changes(resolver, in: metaclass)
  }

  /// Whether a script has changed a method, or a class below the root one has it itself; an entry that
  /// only goes to super tells nothing.
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
