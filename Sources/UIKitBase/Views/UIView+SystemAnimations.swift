internal import SelectorRuntime
internal import UIKitRuntime

/// System animations, and animation options for a part of a block.
extension UIView {
  /// `UISystemAnimationDelete`, the only one, shrinks, fades and removes views.
  private static func delete(
    _ views: [UIView], besides animations: Block?, _ completion: Block?, in cls: RuntimeClass
  ) throws {
    let block = NativeBlock { _ in
      for view in views { try view.send(view.runtime.selector("setAlpha:"), 0.0) }
      try animations?()
      return .none
    }
    for view in views { view.retain() }
    let done = NativeBlock { arguments in
      defer { for view in views { view.release() } }
      for view in views where !view.isDeallocating && view.superview != nil {
        try view.send(view.runtime.selector("removeFromSuperview"))
      }
      try completion?(arguments.first ?? .bool(true))
      return .none
    }
    // A quarter of a second, as commonly seen; no document states it.
    try cls.send(
      cls.runtime.selector("animateWithDuration:animations:completion:"), 0.25,
      Value.foreign(block), Value.foreign(done))
  }

  static func defineSystemAnimations(_ cls: ClassDefinition<RuntimeClass>) {
    cls.raw(
      "performSystemAnimation:onViews:options:animations:completion:", types: "v@:Q@Q@?@?"
    ) { receiver, selector, arguments in
      try arguments.expect(atMost: 5, receiver, selector)
      let kind = try arguments.value(0, as: Int.self, receiver, selector)
      guard kind == 0 else {
        throw RuntimeError(
          .invalidArgument,
          "+[UIView \(selector.name)]: there is no system animation \(kind)")
      }
      guard let cls = receiver as? RuntimeClass else { return .none }
      try delete(
        try arguments.value(1, as: [UIView].self, receiver, selector),
        besides: try arguments.value(3, as: Block?.self, receiver, selector),
        try arguments.value(4, as: Block?.self, receiver, selector), in: cls)
      return .none
    }
    let setCount = cls.runtime.selector("setAnimationRepeatCount:")
    let setReverses = cls.runtime.selector("setAnimationRepeatAutoreverses:")
    cls.method("modifyAnimationsWithRepeatCount:autoreverses:animations:") {
      (cls, count: Double, autoreverses: Bool, animations: Block) in
      if try cls.call(cls.runtime.selector("respondsToSelector:"), setCount) {
        try cls.send(setCount, count)
        try cls.send(setReverses, autoreverses)
      }
      try animations()
    }
  }
}
