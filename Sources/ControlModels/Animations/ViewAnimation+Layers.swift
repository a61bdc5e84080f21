internal import FoundationCore
internal import SelectorRuntime
internal import VirtualTime

/// Animations of views as Core Animation gets them.
///
/// A change inside a block arrives at the view's layer as an animation of its own, by the message
/// `addAnimation:forKey:`; what a hook keeps from the layer is not animated.
extension ViewAnimations {
  /// Gives the layers of the changed views their animations.
  ///
  /// - Throws: what `-layer` and `-addAnimation:forKey:` throw.
  func addToLayers(_ animation: ViewAnimation) throws {
    guard isEnabled, animation.length > 0 else { return }
    for (place, change) in animation.changes.enumerated().reversed() {
      guard let from = change.from, let view = change.view.load() as? UIView else { continue }
      let isAdded = try view.keptAlive {
        try view.addLayerAnimation(
          change.property, from: from, duration: animation.duration, delay: animation.delay)
      }
      if !isAdded { animation.changes.remove(at: place) }
    }
  }
}

extension UIView {
  /// Sends the layer an animation that is run elsewhere: with a block, or with a transition.
  ///
  /// - Returns: whether it has arrived.
  @discardableResult
  final func addLayerAnimation(
    _ property: ViewAnimation.Property, from: AnimatedValue, duration: Double, delay: Double = 0
  ) throws -> Bool {
    let layer: CALayer = try call(runtime.selector("layer"))
    let animation = world.create(UIKitClasses.basicAnimation)
    animation.keyPath = property.key
    animation.from = HeldValue(property.value(of: from))
    animation.duration = duration
    if delay > 0 { animation.beginTime = world.runLoop.now + delay }
    animation.isOfView = true
    try animation.keptAlive {
      try layer.send(runtime.selector("addAnimation:forKey:"), animation, property.key)
    }
    return animation.hasArrived
  }
}

extension ViewAnimation.Property {
  /// A value of this property as key-value coding of a layer has it.
  fileprivate func value(of animated: AnimatedValue) -> Value {
    switch (self, animated) {
    case (.center, .numbers(let numbers)): CGPoint(numbers: numbers).messageValue
    case (.bounds, .numbers(let numbers)): CGRect(numbers: numbers).messageValue
    case (.transform, .numbers(let numbers)): CGAffineTransform(numbers: numbers).messageValue
    case (_, .numbers(let numbers)): (numbers.first ?? 0).messageValue
    case (_, .color(let held)): held.color.messageValue
    }
  }
}
