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

  private func changes(_ name: String, in cls: RuntimeClass) -> Bool {
    guard let selector = runtime.selectors.lookUp(name), let method = cls.method(selector) else {
      return false
    }
    return method.owner.instanceClass.superclass != nil || method.history.count > 1
      || method.history.first?.source != nil
  }
}
