internal import FoundationModels
internal import SelectorRuntime

/// Animations by keyframes: blocks that run at once, one after the other, within one animation.
extension UIView {
  static func defineKeyframes(_ cls: ClassDefinition<RuntimeClass>) {
    cls.raw(
      "animateKeyframesWithDuration:delay:options:animations:completion:", types: "v@:ddQ@?@?"
    ) { receiver, selector, arguments in
      try arguments.expect(atMost: 5, receiver, selector)
      try receiver.animate(
        selector.name, arguments.value(0, as: Double.self, receiver, selector),
        arguments.value(1, as: Double.self, receiver, selector),
        arguments.value(2, as: Int.self, receiver, selector),
        arguments.value(3, as: Block.self, receiver, selector),
        arguments.value(4, as: Block?.self, receiver, selector))
      return .none
    }
    cls.method("addKeyframeWithRelativeStartTime:relativeDuration:animations:") {
      (cls, start: Double, duration: Double, block: Block) in
      for time in [start, duration] where !(0...1).contains(time) {
        throw RuntimeError(
          .invalidArgument,
          "+[\(cls.className) addKeyframeWithRelativeStartTime:relativeDuration:animations:]: "
            + "relative times are from 0 to 1, got \(time.isNaN ? .nan : time)")
      }
      try block()
    }
  }
}
