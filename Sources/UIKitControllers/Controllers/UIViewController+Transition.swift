internal import SelectorRuntime
internal import UIKitBase

/// Transitions between the views of two children.
extension UIViewController {
  /// Removes the view of one child and adds that of another while a block is animated.
  private final func transition(
    from: UIViewController, to: UIViewController, duration: Double, options: Int,
    _ animations: Block?, _ completion: Block?
  ) throws {
    guard from.parent === self, to.parent === self else {
      throw RuntimeError(
        .invalidArgument,
        "Children view controllers \(from.defaultDescription) and \(to.defaultDescription) must "
          + "have a common parent view controller when calling -[UIViewController "
          + "transitionFromViewController:toViewController:duration:options:animations:completion:]"
      )
    }
    guard duration.isFinite else {
      throw RuntimeError(
        .invalidArgument,
        "a transition cannot last \(duration.isNaN ? .nan : duration) seconds")
    }
    let isAnimated = duration > 0
    try from.beginAppearance(false, animated: isAnimated)
    try to.beginAppearance(true, animated: isAnimated)
    if let place = from.loadedView?.superview {
      try place.insert(to.callView(), at: place.subviews.count)
      try to.announceIsAppearing()
    }
    // Both are retained until the end, as the blocks on a device retain them.
    from.retain()
    to.retain()
    let animation = ViewAnimation(
      duration: duration, delay: 0, options: .init(rawValue: options)
    ) { finished in
      defer {
        from.release()
        to.release()
      }
      var deferred = DeferredErrors()
      deferred.run { try from.loadedView?.removeFromSuperview() }
      deferred.run { try from.endAppearance() }
      deferred.run { try to.endAppearance() }
      deferred.run { _ = try completion?(.bool(finished)) }
      try deferred.throwFirst()
    }
    try world.animations.animate(animation) {
      from.loadedView?.willAnimate(.contents)
      _ = try animations?()
    }
  }

  static func defineTransition(_ controller: ClassDefinition<UIViewController>) {
    let name =
      "transitionFromViewController:toViewController:duration:options:animations:completion:"
    controller.raw(name, types: "v@:@@dQ@?@?") { receiver, selector, arguments in
      try arguments.expect(atMost: 6, receiver, selector)
      guard let controller = receiver as? UIViewController else { return .none }
      try controller.transition(
        from: arguments.value(0, as: UIViewController.self, receiver, selector),
        to: arguments.value(1, as: UIViewController.self, receiver, selector),
        duration: arguments.value(2, as: Double.self, receiver, selector),
        options: arguments.value(3, as: Int.self, receiver, selector),
        arguments.value(4, as: Block?.self, receiver, selector),
        arguments.value(5, as: Block?.self, receiver, selector))
      return .none
    }
  }
}
