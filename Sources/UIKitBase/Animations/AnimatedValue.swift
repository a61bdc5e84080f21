internal import QuartzCore
internal import SelectorRuntime
internal import UIKitRuntime

/// The value of an animatable property.
package enum AnimatedValue: Equatable {
  case numbers([Double])
  case color(HeldColor)

  /// Interpolates between this value and another one.
  package func mixed(
    with end: AnimatedValue, _ part: Double, in world: UIKitWorld
  ) -> AnimatedValue {
    switch (self, end) {
    case (.numbers(let start), .numbers(let end)):
      return .numbers(zip(start, end).map { $0 + ($1 - $0) * part })
    case (.color(let start), .color(let end)):
      guard let from = start.color, let to = end.color else { return .color(end) }
      return .color(HeldColor(from.mixed(with: to, part)))
    default: return end
    }
  }
}

/// A color that is retained while an animation may need it.
package final class HeldColor: Equatable {
  @Strong private(set) var color: UIColor?

  init(_ color: UIColor?) { self.color = color }

  package static func == (left: HeldColor, right: HeldColor) -> Bool {
    left.color === right.color || left.color?.components == right.color?.components
  }
}

extension UIView {
  /// Returns the current value of a property; nil if it has no animatable value.
  package final func animated(_ property: ViewAnimation.Property) -> AnimatedValue? {
    switch property {
    case .center: .numbers(center.numbers)
    case .bounds: .numbers(bounds.numbers)
    case .transform: .numbers(transform.numbers)
    case .alpha: .numbers([alpha])
    case .backgroundColor: .color(HeldColor(backgroundColor))
    case .contents: nil
    }
  }

  /// Sets a property with its setter message.
  package final func send(_ property: ViewAnimation.Property, _ value: AnimatedValue) throws {
    switch (property, value) {
    case (.center, .numbers(let numbers)):
      try send(runtime.selector("setCenter:"), CGPoint(numbers: numbers))
    case (.bounds, .numbers(let numbers)):
      try send(runtime.selector("setBounds:"), CGRect(numbers: numbers))
    case (.transform, .numbers(let numbers)):
      try send(runtime.selector("setTransform:"), CGAffineTransform(numbers: numbers))
    case (.alpha, .numbers(let numbers)):
      try send(runtime.selector("setAlpha:"), numbers.first ?? 1)
    case (.backgroundColor, .color(let held)):
      try send(runtime.selector("setBackgroundColor:"), held.color)
    default: break
    }
  }
}
