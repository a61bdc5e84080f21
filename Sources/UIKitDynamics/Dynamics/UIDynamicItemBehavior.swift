internal import QuartzCore
package import SelectorRuntime
package import UIKitRuntime

/// Sets the physical properties of items, and adds velocities.
final class UIDynamicItemBehavior: UIDynamicBehavior {
  /// The velocities that were added while there was no animator.
  private var waiting: [(item: WeakReference, velocity: CGPoint, spin: Double)] = []

  override func prepare(_ simulation: inout DynamicSimulation) throws {
    let waiting = waiting
    self.waiting = []
    for item in items {
      guard let index = simulation.index(of: item) else { continue }
      var body = simulation.bodies[index]
      body.density = number("density", 1)
      body.elasticity = number("elasticity")
      body.friction = number("friction")
      body.resistance = number("resistance")
      body.charge = number("charge")
      body.angularResistance = number("angularResistance")
      body.allowsRotation = flag("allowsRotation", true)
      body.isAnchored = flag("anchored")
      for speed in waiting where speed.item.load() === item {
        body.velocity = body.velocity + speed.velocity
        body.spin += speed.spin
      }
      if body.isAnchored { (body.velocity, body.spin) = (.zero, 0) }
      simulation.bodies[index] = body
    }
  }

  private func add(_ velocity: CGPoint, _ spin: Double, to item: RuntimeObject) throws {
    guard items.contains(where: { $0 === item }) else { return }
    guard let animator else {
      waiting.append((WeakReference(item), velocity, spin))
      return
    }
    try animator.change(item) { body in
      body.velocity = body.velocity + velocity
      body.spin += spin
    }
  }

  static func define(_ behavior: ClassDefinition<UIDynamicItemBehavior>) {
    defineItems(behavior)
    // The defaults are those of the documentation.
    for (name, usual) in [
      ("elasticity", 0.0), ("friction", 0), ("density", 1), ("resistance", 0),
      ("angularResistance", 0), ("charge", 0),
    ] { behavior.stored(name, usual: usual) { try $0.wake() } }
    behavior.stored("allowsRotation", usual: true) { try $0.wake() }
    behavior.stored("anchored", getter: "isAnchored", usual: false) { try $0.wake() }
    behavior.method("addLinearVelocity:forItem:") {
      (behavior, velocity: CGPoint, item: RuntimeObject) in
      try behavior.add(velocity, 0, to: item)
    }
    behavior.method("addAngularVelocity:forItem:") {
      (behavior, spin: Double, item: RuntimeObject) in try behavior.add(.zero, spin, to: item)
    }
    behavior.method("linearVelocityForItem:") { (behavior, item: RuntimeObject) -> CGPoint in
      behavior.animator?.body(of: item)?.velocity ?? .zero
    }
    behavior.method("angularVelocityForItem:") { (behavior, item: RuntimeObject) -> Double in
      behavior.animator?.body(of: item)?.spin ?? 0
    }
  }
}

extension UIKitClasses {
  static let dynamicItemBehavior = NativeClass<UIDynamicItemBehavior>(
    "UIDynamicItemBehavior", superclass: dynamicBehavior, UIDynamicItemBehavior.define)

  /// The classes of dynamics.
  @NativeClassList package static var dynamics: [NativeClassDeclaration] {
    dynamicAnimator
    dynamicBehavior
    gravityBehavior
    collisionBehavior
    attachmentBehavior
    snapBehavior
    pushBehavior
    dynamicItemBehavior
    region2D
    fieldBehavior
    dynamicItemGroup
  }
}
