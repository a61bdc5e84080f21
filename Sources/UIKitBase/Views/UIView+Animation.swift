internal import QuartzCore
internal import SelectorRuntime
internal import UIKitRuntime

/// Block-based animations: the class methods of `UIView`.
extension UIView {
  static func defineAnimation(_ view: ClassDefinition<UIView>) {
    let cls = view.classSide
    cls.method("animateWithDuration:animations:") { (cls, duration: Double, block: Block) in
      try cls.animate("animateWithDuration:animations:", duration, 0, 0, block, nil)
    }
    cls.method("animateWithDuration:animations:completion:") {
      (cls, duration: Double, block: Block, completion: Block?) in
      try cls.animate(
        "animateWithDuration:animations:completion:", duration, 0, 0, block, completion)
    }
    defineAnimating(cls, "animateWithDuration:delay:options:animations:completion:")
    cls.raw(
      "animateWithDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:"
        + "animations:completion:", types: "v@:ddddQ@?@?"
    ) { receiver, selector, arguments in
      try arguments.expect(atMost: 7, receiver, selector)
      try receiver.animateSpring(
        selector, arguments, delay: arguments.value(1, as: Double.self, receiver, selector),
        dampingRatio: arguments.value(2, as: Double.self, receiver, selector),
        velocity: arguments.value(3, as: Double.self, receiver, selector))
      return .none
    }
    cls.raw(
      "animateWithSpringDuration:bounce:initialSpringVelocity:delay:options:animations:"
        + "completion:", types: "v@:ddddQ@?@?"
    ) { receiver, selector, arguments in
      try arguments.expect(atMost: 7, receiver, selector)
      // From the documentation: a bounce of 0 is critically damped, one of 1 never settles.
      try receiver.animateSpring(
        selector, arguments, delay: arguments.value(3, as: Double.self, receiver, selector),
        dampingRatio: 1 - arguments.value(1, as: Double.self, receiver, selector),
        velocity: arguments.value(2, as: Double.self, receiver, selector))
      return .none
    }
    defineKeyframes(cls)
    defineSystemAnimations(cls)
    defineEnabling(cls)
    defineTransitions(cls)
    defineAnimationContexts(cls)
  }

  /// Declares a method with a duration, a delay, options, an animation block and a completion.
  static func defineAnimating(_ cls: ClassDefinition<RuntimeClass>, _ name: String) {
    cls.raw(name, types: "v@:ddQ@?@?") { receiver, selector, arguments in
      try arguments.expect(atMost: 5, receiver, selector)
      try receiver.animate(
        selector.name, arguments.value(0, as: Double.self, receiver, selector),
        arguments.value(1, as: Double.self, receiver, selector),
        arguments.value(2, as: Int.self, receiver, selector),
        arguments.value(3, as: Block.self, receiver, selector),
        arguments.value(4, as: Block?.self, receiver, selector))
      return .none
    }
  }

  private static func defineEnabling(_ cls: ClassDefinition<RuntimeClass>) {
    cls.method("setAnimationsEnabled:") { (cls, enabled: Bool) in
      cls.uikit.animations.isEnabled = enabled
    }
    cls.method("areAnimationsEnabled") { (cls) -> Bool in cls.uikit.animations.isEnabled }
    cls.method("inheritedAnimationDuration") { (cls) -> Double in
      cls.uikit.animations.open.last?.duration ?? 0
    }
    cls.method("performWithoutAnimation:") { (cls, block: Block) in
      let animations = cls.uikit.animations
      let wasEnabled = animations.isEnabled
      animations.isEnabled = false
      defer { animations.isEnabled = wasEnabled }
      try block()
    }
  }

  /// Transitions run their blocks immediately; the view counts as animated until the end.
  private static func defineTransitions(_ cls: ClassDefinition<RuntimeClass>) {
    let within = "transitionWithView:duration:options:animations:completion:"
    cls.raw(within, types: "v@:@dQ@?@?") { receiver, selector, arguments in
      try arguments.expect(atMost: 5, receiver, selector)
      let view = try arguments.value(0, as: UIView.self, receiver, selector)
      let block = try arguments.value(3, as: Block?.self, receiver, selector)
      try receiver.animate(
        selector.name, arguments.value(1, as: Double.self, receiver, selector), 0,
        arguments.value(2, as: Int.self, receiver, selector),
        completion: arguments.value(4, as: Block?.self, receiver, selector)
      ) {
        view.willAnimate(.contents)
        try block?()
      }
      return .none
    }
    cls.raw("transitionFromView:toView:duration:options:completion:", types: "v@:@@dQ@?") {
      receiver, selector, arguments in
      try arguments.expect(atMost: 5, receiver, selector)
      let from = try arguments.value(0, as: UIView.self, receiver, selector)
      let to = try arguments.value(1, as: UIView.self, receiver, selector)
      let options = try arguments.value(3, as: Int.self, receiver, selector)
      try receiver.animate(
        selector.name, arguments.value(2, as: Double.self, receiver, selector), 0, options,
        completion: arguments.value(4, as: Block?.self, receiver, selector)
      ) {
        try from.exchange(with: to, hiding: options & showHideTransitionViews != 0)
      }
      return .none
    }
  }

  /// `UIViewAnimationOptionShowHideTransitionViews`.
  private static let showHideTransitionViews = 1 << 8

  /// Replaces this view by another, or only hides it and shows the other.
  private final func exchange(with other: UIView, hiding: Bool) throws {
    willAnimate(.contents)
    other.willAnimate(.contents)
    if hiding {
      try send(selectors.setHidden, true)
      try other.send(selectors.setHidden, false)
    } else if let superview {
      try superview.insert(other, at: superview.subviews.count)
      try removeFromSuperview()
    }
  }
}

extension RuntimeObject {
  /// Animates with a spring.
  ///
  /// The duration is the first argument; options, block and completion follow the four numbers.
  fileprivate final func animateSpring(
    _ selector: Selector, _ arguments: borrowing Arguments, delay: Double, dampingRatio: Double,
    velocity: Double
  ) throws {
    guard dampingRatio.isFinite, velocity.isFinite else {
      throw RuntimeError(
        .invalidArgument,
        "+[\(className) \(selector.name)]: a spring needs finite numbers")
    }
    let duration = try arguments.value(0, as: Double.self, self, selector)
    let block = try arguments.value(5, as: Block.self, self, selector)
    try animate(
      selector.name, duration, delay, arguments.value(4, as: Int.self, self, selector),
      completion: arguments.value(6, as: Block?.self, self, selector),
      // The animation ends after the duration.
      curve: .spring(SpringCurve(dampingRatio: dampingRatio, velocity: velocity * duration))
    ) { try block() }
  }

  /// Animates a block for a class method of `UIView`.
  final func animate(
    _ method: String, _ duration: Double, _ delay: Double, _ options: Int, _ block: Block,
    _ completion: Block?
  ) throws {
    try animate(method, duration, delay, options, completion: completion) { try block() }
  }

  fileprivate final func animate(
    _ method: String, _ duration: Double, _ delay: Double, _ options: Int, completion: Block?,
    curve: TimingCurve? = nil, _ body: () throws -> Void
  ) throws {
    for seconds in [duration, delay] where !seconds.isFinite {
      throw RuntimeError(
        .invalidArgument,
        "+[\(className) \(method)]: an animation cannot last \(seconds.isNaN ? .nan : seconds) "
          + "seconds")
    }
    let animation = ViewAnimation(
      duration: duration, delay: delay, options: .init(rawValue: options),
      completion: completion.map { block in { finished in _ = try block(.bool(finished)) } })
    if let curve { animation.curve = curve }
    try uikit.animations.animate(animation, body)
  }
}
