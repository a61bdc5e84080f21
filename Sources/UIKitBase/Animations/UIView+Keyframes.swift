internal import SelectorRuntime

/// Keyframe animations: the blocks run immediately, in order, within one animation.
extension UIView {
  static func defineKeyframes(_ cls: ClassDefinition<RuntimeClass>) {
    defineAnimating(cls, "animateKeyframesWithDuration:delay:options:animations:completion:")
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
