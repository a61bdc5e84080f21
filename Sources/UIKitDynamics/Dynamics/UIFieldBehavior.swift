internal import CStandardLibrary
internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// Applies forces that depend on position and velocity, such as radial gravity or a vortex.
///
/// UIFieldBehavior.h defines the types, and only how their strength grows. Forces of gravity use
/// the unit of gravity, 1,000 points per second squared. All others use the unit of pushes, 100 for
/// a mass of 1.
final class UIFieldBehavior: UIDynamicBehavior {
  private enum Kind: Equatable {
    case drag, vortex, radialGravity, linearGravity, velocity, noise, turbulence, spring, electric
    case magnetic, custom
  }

  private var kind = Kind.drag
  private var position = CGPoint.zero
  private var direction = CGVector.zero
  @Owned private var evaluation: Block?

  private static let unit = 100.0
  private static let gravity = 1000.0

  override func act(on simulation: inout DynamicSimulation, for seconds: Double) throws {
    for item in items {
      guard let index = simulation.index(of: item) else { continue }
      let body = simulation.bodies[index]
      let way = body.center - position
      guard try isInside(way) else { continue }
      if kind == .velocity {
        // This field sets the velocity directly.
        guard !body.isAnchored else { continue }
        simulation.bodies[index].velocity =
          CGPoint(x: direction.dx, y: direction.dy) * number("strength", 1)
        continue
      }
      let pull = try acceleration(of: body, way, seconds)
      simulation.accelerate(index, by: pull, seconds)
    }
  }

  /// Whether a point, relative to the position, is inside the region.
  private func isInside(_ way: CGPoint) throws -> Bool {
    guard let region = storedValues?.value("region")?.object else { return true }
    return try region.call(runtime.selector("containsPoint:"), way)
  }

  private func acceleration(
    of body: DynamicBody, _ way: CGPoint, _ seconds: Double
  ) throws -> CGPoint {
    let distance = max(way.length, max(number("minimumRadius", 1e-3), 1e-3))
    let outward = way * (1 / distance)
    let strength = number("strength", 1) * pow(distance, -number("falloff"))
    let along = CGPoint(x: direction.dx, y: direction.dy)
    switch kind {
    case .drag: return body.velocity * (-strength)
    case .vortex: return CGPoint(x: -outward.y, y: outward.x) * (strength * Self.unit)
    case .radialGravity: return outward * (-strength * Self.gravity)
    case .linearGravity: return along * (strength * Self.gravity)
    case .spring: return way * (-strength * body.inverseMass)
    case .electric: return outward * (strength * Self.unit * body.charge * body.inverseMass)
    case .magnetic:
      let speed = body.velocity
      return CGPoint(x: speed.y, y: -speed.x) * (strength * body.charge * body.inverseMass)
    case .noise, .turbulence:
      let gust = noise(at: way, animator?.elapsedTime ?? 0) * (strength * Self.unit)
      // From the header: turbulence is noise that grows with the velocity.
      return kind == .noise ? gust : gust * (body.velocity.length / Self.unit)
    case .velocity: return .zero
    case .custom:
      guard let evaluation else { return .zero }
      let answer = try evaluation(
        position.messageValue, CGVector(dx: body.velocity.x, dy: body.velocity.y).messageValue,
        .number(body.mass), .number(body.charge), .number(seconds))
      guard let force = CGVector.from(answer, in: runtime) else {
        throw RuntimeError(
          .invalidArgument,
          "the block of +[UIFieldBehavior fieldWithEvaluationBlock:] must return a CGVector, "
            + "got \(answer.typeName)")
      }
      return CGPoint(x: force.dx, y: force.dy) * (Self.unit * body.inverseMass)
    }
  }

  /// Smooth, deterministic waves in all directions; a greater smoothness makes them longer.
  private func noise(at point: CGPoint, _ time: Double) -> CGPoint {
    let length = 20 + 180 * number("smoothness").clamped(to: 0...1)
    let phase = time * number("animationSpeed") * 2 * Double.pi
    var sum = CGPoint.zero
    for wave in 1...4 {
      let angle = Double(wave) * 2.399_963  // The golden angle spreads them.
      let front = (point.x * cos(angle) + point.y * sin(angle)) / length * Double(wave)
      let swing = sin(front + phase + Double(wave)) / Double(wave)
      sum = sum + CGPoint(x: cos(angle * 2), y: sin(angle * 2)) * swing
    }
    return sum
  }

  // MARK: - Messages

  static func define(_ field: ClassDefinition<UIFieldBehavior>) {
    defineItems(field)
    field.property("position", get: { $0.position }) { (field, point: CGPoint) in
      field.position = point
      try field.wake()
    }
    field.property("direction", get: { $0.direction }) { (field, direction: CGVector) in
      field.direction = direction
      try field.wake()
    }
    field.stored("region", .strong, of: "UIRegion", usual: RuntimeObject?.none) { try $0.wake() }
    for (name, usual) in [
      ("strength", 1.0), ("falloff", 0), ("minimumRadius", 1e-3), ("smoothness", 0),
      ("animationSpeed", 0),
    ] { field.stored(name, usual: usual) { try $0.wake() } }
    defineKinds(field.classSide)
  }

  private static func defineKinds(_ cls: ClassDefinition<RuntimeClass>) {
    func make(_ cls: RuntimeClass, _ kind: Kind) throws -> UIFieldBehavior {
      let made = try cls.uikit.instance(UIFieldBehavior.self, of: cls)
      made.kind = kind
      return made
    }
    for (name, kind) in [
      ("dragField", Kind.drag), ("vortexField", .vortex), ("springField", .spring),
      ("electricField", .electric), ("magneticField", .magnetic),
    ] {
      cls.method(name) { (cls) -> UIFieldBehavior in try make(cls, kind) }
    }
    cls.method("radialGravityFieldWithPosition:") { (cls, point: CGPoint) -> UIFieldBehavior in
      let made = try make(cls, .radialGravity)
      made.position = point
      return made
    }
    for (name, kind) in [("linearGravity", Kind.linearGravity), ("velocity", .velocity)] {
      cls.method(name + "FieldWithVector:") { (cls, direction: CGVector) -> UIFieldBehavior in
        let made = try make(cls, kind)
        made.direction = direction
        return made
      }
    }
    for (name, kind) in [("noise", Kind.noise), ("turbulence", .turbulence)] {
      cls.method(name + "FieldWithSmoothness:animationSpeed:") {
        (cls, smoothness: Double, speed: Double) -> UIFieldBehavior in
        let made = try make(cls, kind)
        made.keep("smoothness", smoothness)
        made.keep("animationSpeed", speed)
        return made
      }
    }
    cls.method("fieldWithEvaluationBlock:") { (cls, block: Block) -> UIFieldBehavior in
      let made = try make(cls, .custom)
      made.evaluation = block
      return made
    }
  }
}

extension UIKitClasses {
  static let fieldBehavior = NativeClass<UIFieldBehavior>(
    "UIFieldBehavior", superclass: dynamicBehavior, UIFieldBehavior.define)
}
