internal import CStandardLibrary
internal import QuartzCore
internal import SelectorRuntime
internal import UIKitRuntime

/// Moves an item to a point, with a slight oscillation, and turns it upright.
final class UISnapBehavior: UIDynamicBehavior {
  private var point = CGPoint.zero
  private var damping = 0.5

  // Frequency and damping are undocumented; these values settle in about a second.
  private static let frequency = 3.0
  private var ratio: Double { 0.35 + 0.65 * damping.clamped(to: 0...1) }

  override func act(on simulation: inout DynamicSimulation, for seconds: Double) {
    guard let item = items.first, let index = simulation.index(of: item) else { return }
    let body = simulation.bodies[index]
    let error = body.center - point
    let ways = [
      (CGPoint(x: 1, y: 0), error.x), (CGPoint(x: 0, y: 1), error.y),
      (.zero, remainder(body.angle, 2 * Double.pi)),
    ]
    for (way, error) in ways {
      simulation.addSpring(
        DynamicSimulation.Row(first: index, second: nil, normal: way), error: error,
        frequency: Self.frequency, damping: ratio, seconds)
    }
  }

  override func settle(_ simulation: inout DynamicSimulation) {
    guard let item = items.first, let index = simulation.index(of: item),
      (simulation.bodies[index].center - point).length < 1
    else { return }
    simulation.bodies[index].center = point
    simulation.bodies[index].angle -= remainder(simulation.bodies[index].angle, 2 * Double.pi)
  }

  static func define(_ snap: ClassDefinition<UISnapBehavior>) {
    snap.method("initWithItem:snapToPoint:") {
      (snap, item: RuntimeObject, point: CGPoint) -> UISnapBehavior in
      snap.items = [item]
      snap.point = point
      return snap
    }
    snap.property("snapPoint", get: { $0.point }) { (snap, point: CGPoint) in
      snap.point = point
      try snap.wake()
    }
    snap.property("damping", get: { $0.damping }) { (snap, damping: Double) in
      snap.damping = damping
      try snap.wake()
    }
  }
}

extension UIKitClasses {
  static let snapBehavior = NativeClass<UISnapBehavior>(
    "UISnapBehavior", superclass: dynamicBehavior, UISnapBehavior.define)
}
