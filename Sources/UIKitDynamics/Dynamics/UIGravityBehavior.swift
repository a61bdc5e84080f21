internal import CStandardLibrary
internal import QuartzCore
internal import SelectorRuntime
internal import UIKitRuntime

/// Accelerates items in one direction.
final class UIGravityBehavior: UIDynamicBehavior {
  private var direction = CGVector(dx: 0, dy: 1)

  /// A magnitude of 1 is 1,000 points per second squared, as the documentation says.
  private static let unit = 1000.0

  override func act(on simulation: inout DynamicSimulation, for seconds: Double) {
    let pull = CGPoint(x: direction.dx, y: direction.dy) * Self.unit
    for item in items {
      guard let index = simulation.index(of: item) else { continue }
      simulation.accelerate(index, by: pull, seconds)
    }
  }

  static func define(_ gravity: ClassDefinition<UIGravityBehavior>) {
    defineItems(gravity)
    defineDirection(
      gravity, "gravityDirection", get: { $0.direction },
      set: { (gravity, direction) in
        gravity.direction = direction
        try gravity.wake()
      })
  }

  /// Declares the direction properties of a behavior: a vector, or an angle and a magnitude.
  static func defineDirection<Behavior: UIDynamicBehavior>(
    _ behavior: ClassDefinition<Behavior>, _ name: String,
    get: @escaping (Behavior) -> CGVector, set: @escaping (Behavior, CGVector) throws -> Void
  ) {
    func magnitude(_ vector: CGVector) -> Double {
      (vector.dx * vector.dx + vector.dy * vector.dy).squareRoot()
    }
    func vector(_ angle: Double, _ magnitude: Double) -> CGVector {
      CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    }
    behavior.property(name, get: get, set: set)
    behavior.property(
      "angle", get: { (behavior) -> Double in atan2(get(behavior).dy, get(behavior).dx) },
      set: { (behavior, angle: Double) in
        try set(behavior, vector(angle, magnitude(get(behavior))))
      })
    behavior.property(
      "magnitude", get: { (behavior) -> Double in magnitude(get(behavior)) },
      set: { (behavior, length: Double) in
        let old = get(behavior)
        try set(behavior, vector(atan2(old.dy, old.dx), length))
      })
    behavior.method("setAngle:magnitude:") { (behavior, angle: Double, length: Double) in
      try set(behavior, vector(angle, length))
    }
  }
}

extension UIKitClasses {
  static let gravityBehavior = NativeClass<UIGravityBehavior>(
    "UIGravityBehavior", superclass: dynamicBehavior, UIGravityBehavior.define)
}
