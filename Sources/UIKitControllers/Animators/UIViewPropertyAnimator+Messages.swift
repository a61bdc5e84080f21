internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

/// The methods of property animators.
extension UIViewPropertyAnimator {
  static func define(_ animator: ClassDefinition<UIViewPropertyAnimator>) {
    animator.adopt(UIKitProtocols.viewImplicitlyAnimating)
    defineMaking(animator)
    defineRunning(animator)
    defineOptions(animator)
    defineAdding(animator)
    animator.raw("dealloc", types: "v@:") { receiver, dealloc, arguments in
      try arguments.expect(atMost: 0, receiver, dealloc)
      guard receiver.isDeallocating else {
        let above = receiver.runtime.lookUpClass("UIViewPropertyAnimator") ?? receiver.isa
        return try receiver.runtime.sendSuper(receiver, above: above, dealloc, Arguments())
      }
      try (receiver as? UIViewPropertyAnimator)?.checkRelease()
      return .none
    }
  }

  private final func set(
    _ duration: Double, _ timing: RuntimeObject?, _ block: Block?
  ) throws -> UIViewPropertyAnimator {
    guard duration.isFinite else {
      throw RuntimeError(
        .invalidArgument,
        "-[\(className) initWithDuration:]: an animation cannot last "
          + "\(duration.isNaN ? .nan : duration) seconds")
    }
    self.duration = max(0, duration)
    self.timing = timing
    if let block { waiting.append((block, 0)) }
    return self
  }

  /// Creates timing parameters with an initializer message.
  private static func timing(
    _ name: String, in world: UIKitWorld, _ initializer: String, _ arguments: any MessageValue...
  ) throws -> RuntimeObject? {
    guard let cls = world.runtime.lookUpClass(name) else { return nil }
    let made: RuntimeObject = try cls.call(world.selectors.alloc)
    let answer = try world.runtime.send(
      made, world.runtime.selector(initializer), Arguments(arguments.map(\.messageValue)))
    return answer.object
  }

  private static func defineMaking(_ animator: ClassDefinition<UIViewPropertyAnimator>) {
    animator.method("initWithDuration:timingParameters:") {
      (animator, duration: Double, timing: RuntimeObject?) -> UIViewPropertyAnimator in
      try animator.set(duration, animator.parameters(of: timing), nil)
    }
    animator.method("initWithDuration:curve:animations:") {
      (animator, duration: Double, curve: Int, block: Block?) -> UIViewPropertyAnimator in
      let timing = try timing(
        "UICubicTimingParameters", in: animator.uikit, "initWithAnimationCurve:", curve)
      return try animator.set(duration, timing, block)
    }
    animator.method("initWithDuration:controlPoint1:controlPoint2:animations:") {
      (animator, duration: Double, first: CGPoint, second: CGPoint, block: Block?)
        -> UIViewPropertyAnimator in
      let timing = try timing(
        "UICubicTimingParameters", in: animator.uikit, "initWithControlPoint1:controlPoint2:",
        first, second)
      return try animator.set(duration, timing, block)
    }
    animator.method("initWithDuration:dampingRatio:animations:") {
      (animator, duration: Double, ratio: Double, block: Block?) -> UIViewPropertyAnimator in
      let timing = try timing(
        "UISpringTimingParameters", in: animator.uikit, "initWithDampingRatio:", ratio)
      return try animator.set(duration, timing, block)
    }
    let running =
      "runningPropertyAnimatorWithDuration:delay:options:animations:completion:"
    animator.classSide.raw(running, types: "@@:ddQ@?@?") { receiver, selector, arguments in
      try arguments.expect(atMost: 5, receiver, selector)
      let options = try arguments.value(2, as: Int.self, receiver, selector)
      let made: RuntimeObject = try receiver.call(receiver.uikit.selectors.alloc)
      guard
        let animator = try made.runtime.send(
          made, made.runtime.selector("initWithDuration:curve:animations:"),
          Arguments([
            .number(try arguments.value(0, as: Double.self, receiver, selector)),
            (options >> 16 & 0xF).messageValue,
            try arguments.value(3, as: Block.self, receiver, selector).messageValue,
          ])
        ).object as? UIViewPropertyAnimator
      else { return .none }
      if let done = try arguments.value(4, as: Block?.self, receiver, selector) {
        animator.completions.append(done)
      }
      let delay = try arguments.value(1, as: Double.self, receiver, selector)
      try animator.send(animator.runtime.selector("startAnimationAfterDelay:"), delay)
      return .object(animator)
    }
  }

  private static func defineRunning(_ animator: ClassDefinition<UIViewPropertyAnimator>) {
    animator.method("startAnimation") { (animator) in try animator.start(after: 0) }
    animator.method("startAnimationAfterDelay:") { (animator, delay: Double) in
      guard delay.isFinite else {
        throw RuntimeError(
          .invalidArgument,
          "-[\(animator.className) startAnimationAfterDelay:]: an animation cannot wait "
            + "\(delay.isNaN ? .nan : delay) seconds")
      }
      try animator.start(after: max(0, delay))
    }
    animator.method("pauseAnimation") { (animator) in try animator.pause() }
    animator.method("stopAnimation:") { (animator, withoutFinishing: Bool) in
      try animator.stop(withoutFinishing: withoutFinishing)
    }
    animator.method("finishAnimationAtPosition:") { (animator, position: Int) in
      try animator.finish(at: position)
    }
    animator.method("continueAnimationWithTimingParameters:durationFactor:") {
      (animator, timing: RuntimeObject?, factor: Double) in
      let length = factor > 0 ? factor * animator.duration : nil
      switch try animator.parameters(of: timing) {
      case let spring as UISpringTimingParameters:
        let own = spring.ownDuration ?? length
        try animator.goOn(
          (spring.curve(lasting: own ?? animator.duration), own), factor: factor)
      case let cubic as UICubicTimingParameters:
        try animator.goOn((cubic.curve, length), factor: factor)
      default: try animator.goOn(nil, factor: factor)
      }
    }
    animator.readonly("state") { $0.state.rawValue }
    animator.readonly("running", getter: "isRunning") { $0.isRunning }
    animator.property(
      "reversed", getter: "isReversed", get: { $0.isReversed }, set: { try $0.setReversed($1) })
    animator.property(
      "fractionComplete", get: { $0.fractionComplete }, set: { try $0.setFraction($1) })
  }

  private static func defineOptions(_ animator: ClassDefinition<UIViewPropertyAnimator>) {
    animator.readonly("duration") { $0.duration }
    animator.readonly("delay") { $0.delay }
    animator.readonly("timingParameters") { $0.timing }
    animator.property(
      "userInteractionEnabled", getter: "isUserInteractionEnabled",
      get: { $0.isUserInteractionEnabled }
    ) { (animator, isEnabled: Bool) in
      try animator.refuseWhenActive("setUserInteractionEnabled:")
      animator.isUserInteractionEnabled = isEnabled
    }
    animator.property(
      "manualHitTestingEnabled", getter: "isManualHitTestingEnabled",
      get: { $0.isManualHitTestingEnabled }, set: { $0.isManualHitTestingEnabled = $1 })
    animator.property("interruptible", getter: "isInterruptible", get: { $0.isInterruptible }) {
      (animator, isInterruptible: Bool) in
      try animator.refuseWhenActive("setInterruptible:")
      animator.isInterruptible = isInterruptible
    }
    animator.property(
      "scrubsLinearly", get: { $0.scrubsLinearly }, set: { $0.scrubsLinearly = $1 })
    animator.property(
      "pausesOnCompletion", get: { $0.pausesOnCompletion }, set: { $0.pausesOnCompletion = $1 })
  }

  /// Raises if the animator is active; the header allows the setter only on an inactive one.
  private func refuseWhenActive(_ setter: String) throws {
    guard state == .inactive else {
      throw RuntimeError(
        .inconsistency, "-[\(className) \(setter)]: the animator is already active")
    }
  }

  private static func defineAdding(_ animator: ClassDefinition<UIViewPropertyAnimator>) {
    animator.method("addAnimations:") { (animator, block: Block) in
      try animator.add(block, delayFactor: 0)
    }
    animator.method("addAnimations:delayFactor:") { (animator, block: Block, factor: Double) in
      try animator.add(block, delayFactor: factor)
    }
    animator.method("addCompletion:") { (animator, block: Block) in
      animator.completions.append(block)
    }
  }

  /// Returns the built-in parameters of a timing curve provider.
  ///
  /// A script's own provider is asked for its parameters.
  private final func parameters(of provider: RuntimeObject?) throws -> RuntimeObject? {
    guard let provider, !(provider is UICubicTimingParameters),
      !(provider is UISpringTimingParameters)
    else { return provider }
    for name in ["springTimingParameters", "cubicTimingParameters"] {
      let selector = runtime.selector(name)
      guard try provider.call(uikit.selectors.respondsToSelector, selector) else { continue }
      if let found: RuntimeObject = try provider.call(selector, as: RuntimeObject?.self) {
        return found
      }
    }
    return nil
  }
}

extension UIKitClasses {
  package static let viewPropertyAnimator = NativeClass<UIViewPropertyAnimator>(
    "UIViewPropertyAnimator", superclass: FoundationClasses.object, UIViewPropertyAnimator.define)
}
