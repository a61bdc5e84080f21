internal import FoundationCore
internal import QuartzCore
internal import SelectorRuntime
internal import UIKitRuntime
internal import VirtualTime

/// View animations as Core Animation receives them.
///
/// Each change inside a block is added to the view's layer as a separate animation with the message
/// `addAnimation:forKey:`. If a hook blocks that message, the change is not animated.
extension ViewAnimations {
  /// Adds animations to the layers of the changed views.
  ///
  /// - Throws: the errors of `-layer` and `-addAnimation:forKey:`.
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
  /// Sends `addAnimation:forKey:` for an animation that a block or a transition runs.
  ///
  /// - Returns: whether the layer has received it.
  @discardableResult
  package final func addLayerAnimation(
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
  /// Returns a value of the property in the form that the layer uses for key-value coding.
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
