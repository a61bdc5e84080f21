internal import QuartzCore
internal import SelectorRuntime
internal import UIKitRuntime

/// Applies a force to items, once or while it is active.
final class UIPushBehavior: UIDynamicBehavior {
  private var direction = CGVector.zero
  private var mode = 0
  private var isActive = true
  private var offsets: [(item: WeakReference, offset: CGPoint)] = []

  /// A force of 1 accelerates a mass of 1 by 100 points per second squared, as documented.
  private static let unit = 100.0
  /// `UIPushBehaviorModeInstantaneous`.
  private static let instantaneous = 1

  override func act(on simulation: inout DynamicSimulation, for seconds: Double) {
    guard isActive else { return }
    let isOnce = mode == Self.instantaneous
    let force = CGPoint(x: direction.dx, y: direction.dy) * Self.unit
    for item in items {
      guard let index = simulation.index(of: item) else { continue }
      let body = simulation.bodies[index]
      if isOnce {
        simulation.bodies[index].velocity = body.velocity + force * body.inverseMass
      } else {
        simulation.accelerate(index, by: force * body.inverseMass, seconds)
      }
      let arm = offset(of: item).turned(by: body.angle)
      simulation.bodies[index].spin +=
        body.inverseInertia * arm.cross(force) * (isOnce ? 1 : seconds)
    }
    if isOnce { isActive = false }
  }

  private func offset(of item: RuntimeObject) -> CGPoint {
    offsets.first { $0.item.load() === item }?.offset ?? .zero
  }

  static func define(_ push: ClassDefinition<UIPushBehavior>) {
    defineItems(push)
    push.method("initWithItems:mode:") {
      (push, items: [RuntimeObject]?, mode: Int) -> UIPushBehavior in
      push.items = items ?? []
      push.mode = mode
      return push
    }
    push.readonly("mode") { $0.mode }
    push.property("active", getter: "active", get: { $0.isActive }) { (push, isActive: Bool) in
      push.isActive = isActive
      try push.wake()
    }
    UIGravityBehavior.defineDirection(
      push, "pushDirection", get: { $0.direction },
      set: { (push, direction) in
        push.direction = direction
        try push.wake()
      })
    push.method("targetOffsetFromCenterForItem:") { (push, item: RuntimeObject) -> UIOffset in
      let offset = push.offset(of: item)
      return UIOffset(horizontal: offset.x, vertical: offset.y)
    }
    push.method("setTargetOffsetFromCenter:forItem:") {
      (push, offset: UIOffset, item: RuntimeObject) in
      push.offsets.removeAll { $0.item.load() === item || $0.item.load() == nil }
      push.offsets.append(
        (WeakReference(item), CGPoint(x: offset.horizontal, y: offset.vertical)))
      try push.wake()
    }
  }
}

extension UIKitClasses {
  static let pushBehavior = NativeClass<UIPushBehavior>(
    "UIPushBehavior", superclass: dynamicBehavior, UIPushBehavior.define)
}
